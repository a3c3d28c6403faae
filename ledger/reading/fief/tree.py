"""The families of Fief: who belongs to which, who married whom, who died and how."""

from __future__ import annotations

from ledger.effects import Change
from ledger.naming import folded
from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.record import NamedTuple
from ledger.rules.fief.board.places import came_from, rank_of, village_of
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import DUNGEON, RULES
from ledger.rules.fief.fiefs import fiefs_of
from ledger.rules.fief.treasury.tithe import CROWN
from ledger.state import CAMPAIGN
from ledger.store import entries, reasons, rows
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from typing import Any

    from ledger.journal import Entry
    from ledger.shapes.fief.families import Tree
    from ledger.state import State
    from ledger.store.book import Book

OF_RULE = {rule: cause for cause, rule in RULES.items()}
OF_RULE["FIEF-VAR-33"] = DUNGEON
# A life of a lord: a card may come back from the discards as somebody else. The number
# is that of the entry in which the life ended; 0 while it goes on.
Life = tuple[str, int]


class Past(NamedTuple):
    """What the journal records about the dead, and about who was whose son.

    Attributes:
        dead: by life, what the lord had been at death.
        sons: by the life of a prince, his father's life, his mother, and the entry.
    """

    dead: dict[Life, dict[str, Any]]
    sons: dict[Life, tuple[Life, str | None, int]]

    def life(self, lord: str, entry: int) -> Life:
        """The life of a lord that was going on after an entry."""
        ends = [end for one, end in self.dead if one == lord and end > entry]
        return lord, min(ends, default=0)

    def until(self, entry: int) -> Past:
        """As much as the journal recorded up to an entry."""

        def then(life: Life) -> Life:
            lord, end = life
            return lord, end if end <= entry else 0

        return Past(
            {life: was for life, was in self.dead.items() if life[1] <= entry},
            {
                then(son): (then(father), mother, since)
                for son, (father, mother, since) in self.sons.items()
                if since <= entry
            },
        )


@at_one_moment
def tree(book: Book, player: str | None = None) -> Tree:
    """Each family with its lords, including the dead; marriages; who inherits.

    If one family is asked for, only those married into it are shown of the others.
    """
    state = state_played(book, "fief")
    whole = [state.find("player", player)] if player is not None else state.seats
    return _tree(state, past_of(book, state), whole)


def tree_of(state: State, past: Past) -> Tree:
    """All families in a state that has already been read."""
    return _tree(state, past, state.seats)


def _tree(state: State, past: Past, whole: Collection[str]) -> Tree:
    families = [
        family
        for seat in state.seats
        if (family := _family(state, past, seat, whole)) is not None
    ]
    facts: dict[str, Any] = {
        "turn": state.turn,
        "throne": {office: lords.office(state, office) for office in lords.OFFICES},
        "families": families,
        "marriages": list(_marriages(state, whole)),
    }
    answer: Tree = named(facts, state)
    return answer


def _marriages(state: State, whole: Collection[str]) -> Iterator[dict[str, Any]]:
    """The couples that involve one of the families, the man first."""
    for lord in lords.every(state):
        wed = lords.spouse(state, lord)
        if wed is None or (lords.is_woman(lord), lord) > (lords.is_woman(wed), wed):
            continue
        pair = [{"name": one, "player": lords.owner(state, one)} for one in (lord, wed)]
        if any(one["player"] in whole for one in pair):
            yield {"husband": pair[0], "wife": pair[1]}


def _family(
    state: State, past: Past, player: str, whole: Collection[str]
) -> dict[str, Any] | None:
    """One family; None if none of its members is to be shown."""
    in_full = player in whole
    mine = [(lord, 0) for lord in lords.household(state, player)]
    if in_full:
        mine += [life for life, was in past.dead.items() if was["player"] == player]
    else:
        mine = [life for life in mine if _wed_into(state, life[0], whole)]
    if not mine and not in_full:
        return None
    sons: dict[Life, list[Life]] = {}
    for son, (father, _, _) in past.sons.items():
        if son in mine and father in mine:
            sons.setdefault(father, []).append(son)
    born = {son for own in sons.values() for son in own}
    nodes = {life: _node(state, past, life) for life in mine}
    for father, own in sons.items():
        nodes[father]["sons"] = [nodes[son] for son in own]
    roots = [nodes[life] for life in mine if life not in born]
    roots.sort(key=lambda node: (not _goes_on(node), _order(node)))
    return {
        "player": player,
        "whole": in_full,
        "out": bool(state.get(player, "out")),
        "lords": roots,
        "heir": _heir(state, player) if in_full else None,
        "waiting": _waiting(state, player) if in_full else [],
    }


def _wed_into(state: State, lord: str, whole: Collection[str]) -> bool:
    wed = lords.spouse(state, lord)
    return wed is not None and lords.owner(state, wed) in whole


def _goes_on(node: dict[str, Any]) -> bool:
    """Whether a lord or a son of his is alive."""
    return node["died"] is None or any(_goes_on(son) for son in node["sons"])


def _order(node: dict[str, Any]) -> tuple[int, str]:
    """The dead in the order in which they died, then the others by name."""
    entry = node["died"]["entry"] if node["died"] and not _goes_on(node) else 0
    return entry, folded(node["name"].partition(":")[2])


def _node(state: State, past: Past, life: Life) -> dict[str, Any]:
    """A lord with what is on the card, or was at death."""
    lord, end = life
    father, mother, _ = past.sons.get(life, (None, None, 0))
    was = past.dead[life] if end else _living(state, lord)
    return {
        "name": lord,
        "woman": lords.is_woman(lord),
        **{key: value for key, value in was.items() if key != "player"},
        "father": father[0] if father else None,
        "mother": mother,
        "sons": [],
    }


def _living(state: State, lord: str) -> dict[str, Any]:
    place, wed = state.text(lord, "at") or "", lords.spouse(state, lord)
    titles = [_title(state, title) for title in lords.titles_of(state, lord)]
    return {
        "offices": lords.offices_of(state, lord),
        "titles": titles,
        "cardinal": bool(state.get(lord, "cardinal")),
        "bishop": next(iter(lords.bishoprics(state, lord)), None),
        "darc": lords.is_darc(state, lord),
        "spouse": {"name": wed, "player": lords.owner(state, wed)} if wed else None,
        "captor": lords.captor(state, lord),
        "dungeon": bool(state.get(lord, "dungeon")),
        "at": village_of(place) or None,
        "from": came_from(place),
        "died": None,
    }


def _title(state: State, title: str) -> dict[str, Any]:
    region = state.text(title, "region") or ""
    capital = state.text(title, "capital")
    return {"region": region, "rank": rank_of(state, region), "capital": capital}


# Who inherits --------------------------------------------------------------------------


def _heir(state: State, player: str) -> dict[str, Any] | None:
    """Who would get the fiefs next; None where the family has none to leave."""
    family = lords.family(state, player)
    if not family or not fiefs_of(state, player):
        return None
    if len(family) > 1:  # the heir whom the family names at once
        return {"kind": "family", "player": player, "rule": "FIEF-FIEF-28"}
    wed = lords.spouse(state, family[0])
    if wed:
        owner = lords.owner(state, wed)
        return {"kind": "spouse", "player": owner, "rule": "FIEF-FIEF-31"}
    return _crown(state, player, family[0])


def _crown(state: State, player: str, last: str | None) -> dict[str, Any]:
    """A lord without a family leaves fiefs to the crown, if somebody else wears it."""
    wearer = lords.office(state, "regent") or lords.office(state, "king")
    if wearer and wearer != last:
        owner = lords.owner(state, wearer)
        return {"kind": "crown", "player": owner, "rule": "FIEF-FIEF-30"}
    return {"kind": "keeps", "player": player, "rule": "FIEF-FIEF-32"}


def _waiting(state: State, player: str) -> list[dict[str, Any]]:
    """The fiefs that the player keeps without a lord to hold them."""
    rows = []
    for title in state.subjects("title"):
        if state.get(title, "keeper") != player:
            continue
        heir = state.text(title, "heir")
        if heir in (None, CROWN):
            to = _crown(state, player, None)
        else:
            to = {"kind": "spouse", "player": heir, "rule": "FIEF-FIEF-31"}
        rows.append({**_title(state, title), "heir": to})
    return rows


# What the journal records --------------------------------------------------------------


def past_of(book: Book, state: State) -> Past:
    """All deaths that count, and which king made whom heir prince."""
    past = Past({}, {})
    died = reasons.changes(book, "lord", "discarded")
    for entry in entries.by_number(book, [seq for seq, _, after in died if after]):
        for lord, was in _deaths(state, entry):
            past.dead[lord, entry.seq] = was
    for life, was in past.dead.items():
        wed = was["spouse"]
        if wed:
            spouse = past.life(wed, life[1] - 1)
            owner = past.dead[spouse]["player"] if spouse[1] else None
            owner = owner or lords.owner(state, wed)
            was["spouse"] = {"name": wed, "player": owner}
    for seq, _, prince in reasons.changes(book, CAMPAIGN, "prince"):
        king = rows.fact_at(book, CAMPAIGN, "king", seq)
        if prince and king and not _descends(past, past.life(king, seq), prince):
            queen = rows.fact_at(book, CAMPAIGN, "queen", seq)
            past.sons[past.life(prince, seq)] = past.life(king, seq), queen, seq
    return past


def _descends(past: Past, life: Life, lord: str) -> bool:
    """Whether a life descends from a lord: corrections may turn fathers into sons."""
    seen: Life | None = life
    while seen is not None:
        if seen[0] == lord:
            return True
        seen = past.sons[seen][0] if seen in past.sons else None
    return False


def _deaths(state: State, entry: Entry) -> Iterator[tuple[str, dict[str, Any]]]:
    """The lords who died in an entry, as they were until then.

    A lord discarded from the hand has not been in play: that is not a death.
    """
    changes = [e for e in entry.effects if isinstance(e, Change)]
    before = {(c.subject, c.field): c.before for c in changes}
    for change in changes:
        lord, player = change.subject, before.get((change.subject, "player"))
        if change.field != "discarded" or not change.after or not player:
            continue
        lost = [c for c in changes if c.before == lord]
        titles = [c.subject for c in lost if c.field == "holder"]
        place = str(before.get((lord, "at")) or "")
        yield (
            lord,
            {
                "player": player,
                "offices": [
                    office
                    for office in lords.OFFICES
                    if any((c.subject, c.field) == (CAMPAIGN, office) for c in lost)
                ],
                "titles": [_title(state, title) for title in titles],
                "cardinal": bool(before.get((lord, "cardinal"))),
                "bishop": next((c.subject for c in lost if c.field == "bishop"), None),
                "darc": bool(before.get((lord, "darc"))),
                "spouse": before.get((lord, "spouse")),
                "captor": before.get((lord, "captor")),
                "dungeon": bool(before.get((lord, "dungeon"))),
                "at": village_of(place) or None,
                "from": came_from(place),
                "died": {
                    "entry": entry.seq,
                    "turn": entry.turn,
                    "cause": OF_RULE.get(change.because.rule or ""),
                },
            },
        )
