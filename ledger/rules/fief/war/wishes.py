"""How a battle is to be fought, in words: where, at whom, what falls first."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.naming import near
from ledger.record import NamedTuple
from ledger.rules.fief.war import bombards
from ledger.rules.fief.war.aiming import TARGETS, Aim
from ledger.rules.fief.war.archers import AIM, HOLD, SHOOT
from ledger.rules.fief.war.force import SIDES
from ledger.rules.fief.war.ground import SITES, Ground
from ledger.rules.fief.war.losses import POLICIES
from ledger.rules.fief.war.plan import ASK, Commitment, Plan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ledger.rules.fief.war.customs import Customs


class Wishes(NamedTuple):
    """How a battle is to be fought, as typed.

    Attributes:
        site: "open", "castle" or "city".
        inside: whether both sides are inside.
        sortie: whether the defender has come out.
        passage: whether the attack comes by a secret passage.
        plague: whether the plague is there.
        aims: "SIDE:DICE" or "SIDE:DICE:TARGET".
        losses: "POLICY" or "SIDE:POLICY".
        rerolls: "POLICY" or "SIDE:POLICY".
        archers: "WHAT", "SIDE:WHAT" or "defender:aim:TARGET".
        commits: "SIDE:ROUND:COUNT".
        mercy: "SIDE:ROUND".
    """

    site: str = "open"
    inside: bool = False
    sortie: bool = False
    passage: bool = False
    plague: bool = False
    aims: Sequence[str] = ()
    losses: Sequence[str] = ()
    rerolls: Sequence[str] = ()
    archers: Sequence[str] = ()
    commits: Sequence[str] = ()
    mercy: str | None = None


def planned(wishes: Wishes, customs: Customs, *, asks: bool = True) -> Plan:
    """The plan that words describe; `asks` says whether somebody may decide later."""
    site = word_of(wishes.site, SITES, "site")
    ask = (ASK,) if asks else ()
    archers, target = _archers(wishes.archers, ask)
    return Plan(
        Ground(site, wishes.inside, wishes.sortie, wishes.passage, wishes.plague),
        customs,
        tuple(_aim(word) for word in wishes.aims),
        each_side(wishes.losses, (*POLICIES, *ask), "losses"),
        each_side(wishes.rerolls, (*bombards.POLICIES, *ask), "rerolls"),
        archers,
        target,
        tuple(_commitment(word) for word in wishes.commits),
        _mercy(wishes.mercy) if wishes.mercy else None,
    )


def need_extension(wishes: Wishes, customs: Customs) -> None:
    """Refuses mercenaries, passages and plague without the extension (TAC-GEN-10).

    Words about archers and bombards mean nothing where there are none.
    """
    given = {f"--{word}": getattr(wishes, word) for word in ("passage", "plague")}
    need_tactics({**given, "--commit": wishes.commits}, customs, "fief.war_tactics")


def need_tactics(given: Mapping[str, object], customs: Customs, key: str) -> None:
    """Refuses words of the Tactical extension where it is not played."""
    for word, used in given.items():
        if used and not customs.tactics:
            raise Misuse("usage", key, word=word)


def side_named(word: str) -> str:
    """The side that is meant."""
    return word_of(word, SIDES, "battle_side")


def word_of(word: str, known: Sequence[str], kind: str) -> str:
    """A word about a battle, which must be one of those allowed."""
    if word not in known:
        likely = near(word, known) or sorted(known)
        raise Misuse("usage", "fief.war_word", word=word, kind=kind, near=likely)
    return word


def _number(word: str, whole: str) -> int:
    if word.isascii() and word.isdigit() and 0 < len(word) < 5 and int(word):
        return int(word)
    raise Misuse("usage", "fief.war_number", word=whole)


def parts_of(word: str, least: int, most: int) -> list[str]:
    """The parts of a word such as "attacker:2:1"."""
    parts = [part.strip() for part in word.split(":")]
    if least <= len(parts) <= most:
        return parts
    raise Misuse("usage", "fief.war_parts", word=word)


def _aim(word: str) -> Aim:
    side, dice, *target = parts_of(word, 2, 3)
    aimed = word_of(target[0], TARGETS, "target") if target else "lords"
    return Aim(side_named(side), _number(dice, word), aimed)


def _commitment(word: str) -> Commitment:
    side, number, count = parts_of(word, 3, 3)
    return Commitment(side_named(side), _number(number, word), _number(count, word))


def _mercy(word: str) -> tuple[str, int]:
    side, number = parts_of(word, 2, 2)
    return side_named(side), _number(number, word)


def each_side(words: Sequence[str], known: Sequence[str], kind: str) -> dict[str, str]:
    """What each side does, from words for one side or for both."""
    by_side = {}
    for word in words:
        *side, what = parts_of(word, 1, 2)
        chosen = word_of(what, known, kind)
        for one in [side_named(side[0])] if side else SIDES:
            by_side[one] = chosen
    return by_side


def _archers(words: Sequence[str], ask: Sequence[str]) -> tuple[dict[str, str], str]:
    """What the archers of each side do, and their target."""
    known = (SHOOT, HOLD, AIM, *ask)
    orders: dict[str, str] = {}
    target = "lords"
    for word in words:
        parts = parts_of(word, 1, 3)
        side = parts[0] in SIDES and parts.pop(0)
        what = word_of(parts[0] if parts else "", known, "archers")
        if len(parts) > 1:
            target = word_of(parts[1], TARGETS, "target")
        if what == AIM and side and side_named(side) != "defender":
            raise Misuse("usage", "fief.war_shot", word=word)
        each = ["defender"] if what == AIM else SIDES
        for one in [side_named(side)] if side else each:
            orders[one] = what
    return orders, target
