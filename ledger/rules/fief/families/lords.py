"""Lords: families, ranks, church, captivity, who fights and who is crowned."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.naming import find
from ledger.rules.fief.tables import LORDS, RANKS
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State

WOMEN = frozenset(LORDS["women"])
OFFICES = ("king", "queen", "regent", "prince")
OFFICE_WORDS = {office: office for office in OFFICES}
OFFICE_WORDS |= {"roi": "king", "reine": "queen", "regente": "regent"}
OFFICE_WORDS |= {"prince heritier": "prince"}


def everybody(state: State) -> list[str]:
    """All lords whose cards are in play, even in the dungeon."""
    return [lord for lord in state.subjects("lord") if state.get(lord, "player")]


def every(state: State) -> list[str]:
    """All lords in play, including captives, in alphabetical order.

    Those in the King's dungeon count as dead (FIEF-VAR-25).
    """
    return [lord for lord in everybody(state) if not buried(state, lord)]


def family(state: State, player: str) -> list[str]:
    """A player's lords, including captives (FIEF-LORD-02)."""
    return [lord for lord in every(state) if state.get(lord, "player") == player]


def household(state: State, player: str) -> list[str]:
    """A player's lords, including those in the dungeon."""
    return [lord for lord in everybody(state) if state.get(lord, "player") == player]


def buried(state: State, lord: str) -> bool:
    """Whether a lord is in the dungeon (FIEF-VAR-25)."""
    return bool(state.get(lord, "dungeon"))


def owner(state: State, lord: str) -> str:
    """The player of a lord."""
    return state.text(lord, "player") or ""


def find_lord(
    state: State, word: str, player: str | None = None, rule: str | None = None
) -> str:
    """The lord in play whom a word names; of one family, if given."""
    lord = find_anybody(state, word)
    if buried(state, lord):
        raise Refused("rule", "fief.buried", rule="FIEF-VAR-25", lord=lord)
    if player:
        need_own(state, lord, player, rule)
    return lord


def need_own(state: State, lord: str, player: str, rule: str | None) -> None:
    """Refuses a lord of another family."""
    if owner(state, lord) != player:
        facts = {"lord": lord, "player": player, "owner": owner(state, lord)}
        raise Refused("rule", "fief.lord_of_other", rule=rule, **facts)


def find_anybody(state: State, word: str) -> str:
    """The lord whom a word names, even one in the dungeon."""
    return find("lord", word, {s: state.name(s) for s in everybody(state)})


def is_woman(lord: str) -> bool:
    """Whether a lord is a woman: four of the sixteen are (FIEF-CARD-23)."""
    return lord.partition(":")[2] in WOMEN


def captor(state: State, lord: str) -> str | None:
    """The captor of a lord: a player, the rebels, or nobody."""
    return state.text(lord, "captor")


def is_free(state: State, lord: str) -> bool:
    """Whether a lord is nobody's prisoner (FIEF-LORD-11), nor in the dungeon."""
    return captor(state, lord) is None and not buried(state, lord)


def captives_of(state: State, holder: str) -> list[str]:
    """The lords that a player, or the band of rebels, holds captive."""
    return [lord for lord in every(state) if captor(state, lord) == holder]


# Titles and offices -----------------------------------------------------------------


def titles_of(state: State, lord: str) -> list[str]:
    """The fief titles that a lord carries."""
    return [t for t in state.subjects("title") if state.get(t, "holder") == lord]


def title_rank(state: State, title: str) -> str:
    """Baron, count or duke (FIEF-MAP-02)."""
    from ledger.rules.fief.board.places import rank_of

    return rank_of(state, state.text(title, "region") or "")


def height(rank: str) -> int:
    """The height of a rank: duke above count above baron (FIEF-FIEF-17)."""
    order: tuple[str, ...] = RANKS["order"]
    return order.index(rank)


def is_titled(state: State, lord: str) -> bool:
    """Whether a lord carries a fief title."""
    return bool(titles_of(state, lord))


def office(state: State, name: str) -> str | None:
    """The lord who is king, queen, regent or prince."""
    return state.text(CAMPAIGN, name)


def offices_of(state: State, lord: str) -> list[str]:
    """The offices of a lord, among king, queen, regent and prince."""
    return [name for name in OFFICES if office(state, name) == lord]


def bishoprics(state: State, lord: str) -> list[str]:
    """The dioceses of which a lord is bishop."""
    return [d for d in state.subjects("diocese") if state.get(d, "bishop") == lord]


def is_clergy(state: State, lord: str) -> bool:
    """Whether a lord is a bishop or a cardinal."""
    return bool(bishoprics(state, lord) or state.get(lord, "cardinal"))


def is_crowned(state: State, lord: str) -> bool:
    """Whether a woman holds a fief, or is the queen (FIEF-FIGHT-05)."""
    return is_titled(state, lord) or office(state, "queen") == lord


def is_darc(state: State, lord: str) -> bool:
    """Whether a lord is D'Arc (FIEF-CARD-25)."""
    return bool(state.get(lord, "darc"))


def fights(state: State, lord: str) -> bool:
    """Whether a lord counts in a fight (FIEF-FIGHT-05).

    All men do, and women who are crowned or D'Arc, but never prisoners.
    """
    if not is_free(state, lord):
        return False
    return not is_woman(lord) or is_crowned(state, lord) or is_darc(state, lord)


def spouse(state: State, lord: str) -> str | None:
    """The living wife or husband of a lord."""
    return state.text(lord, "spouse")


def couples(state: State) -> list[tuple[str, str]]:
    """All married couples: the husband, the wife."""
    return [
        (lord, wed)
        for lord in every(state)
        if not is_woman(lord) and (wed := spouse(state, lord))
    ]


def allies(state: State, player: str) -> list[str]:
    """The players allied by marriage to this one; at most one, unless by a ruling.

    When one of the last couple dies, the alliance lasts until the fiefs of an extinct
    family have passed to the other (FIEF-MARRY-13).
    """
    others = [
        owner(state, wed)
        for lord in family(state, player)
        if (wed := spouse(state, lord))
    ]
    for title in state.subjects("title"):
        bound = [state.text(title, field) for field in ("keeper", "heir")]
        waits = state.get(title, "holder") is None
        if waits and player in bound and all(one in state.seats for one in bound):
            others += filter(None, bound)
    return [one for one in dict.fromkeys(others) if one != player]


def ally(state: State, player: str) -> str | None:
    """The player allied by marriage to this one (FIEF-MARRY-08)."""
    return next(iter(allies(state, player)), None)
