"""Acts of a battle: its turns, what comes between them, its end."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.naming import find
from ledger.rules.mass import closing
from ledger.rules.mass.opportunities.taking import Choices
from ledger.rules.mass.turn import turn as played
from ledger.rules.mass.wishes import Wishes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.rules.game import Outcome
    from ledger.state import State

MOST_DIGITS = 6


def turn(
    desk: Desk,
    engage: Sequence[str] | None = None,
    tactic: Sequence[str] | None = None,
    lend: Sequence[str] | None = None,
    raises: Sequence[str] | None = None,
    total: Sequence[str] | None = None,
    terrain: Sequence[str] | None = None,
    other: Sequence[str] | None = None,
) -> Answer:
    """Plays one battle turn."""
    args = {
        "engage": list(engage or ()),
        "tactic": list(tactic or ()),
        "lend": list(lend or ()),
        "raises": list(raises or ()),
        "total": list(total or ()),
        "terrain": list(terrain or ()),
        "other": list(other or ()),
    }

    def decide(scene: Scene) -> Outcome:
        state = scene.state
        wishes = Wishes(
            dict(_pairs(state, "hero", engage)),
            dict(_pairs(state, "side", tactic)),
            tuple(state.find("hero", word) for word in lend or ()),
            {who: _counted(n) for who, n in _pairs(state, "side", raises, "hero")},
            {who: _counted(n) for who, n in _pairs(state, "side", total)},
            {
                who: tuple(word.split("+"))
                for who, word in _pairs(state, "side", terrain)
            },
            {who: _number(n) for who, n in _pairs(state, "side", other)},
        )
        return played(state, scene.table, wishes)

    return desk.act("mass turn", args, decide)


def _pairs(
    state: State, kind: str, words: Sequence[str] | None, other: str | None = None
) -> list[tuple[str, str]]:
    """Each NAME=WORD with the id of the name, which may be that of another kind."""
    known = state.named(kind) | (state.named(other) if other else {})
    found: list[tuple[str, str]] = []
    for word in words or ():
        name, equals, value = word.rpartition("=")
        if not (equals and name.strip() and value.strip()):
            raise Misuse("usage", "usage.pair", word=word)
        subject = find(kind, name.strip(), known)
        if subject in (before for before, _ in found):
            raise Misuse("usage", "mass.said_twice", name=state.name(subject))
        found.append((subject, value.strip()))
    return found


def _counted(word: str) -> int:
    """A number from nought up."""
    found = _number(word)
    if found < 0:
        raise Misuse("usage", "mass.counted", word=word, most=10**MOST_DIGITS - 1)
    return found


def _number(word: str) -> int:
    plain = word.removeprefix("-")
    if not (plain.isascii() and plain.isdigit() and len(plain) <= MOST_DIGITS):
        raise Misuse("usage", "mass.counted", word=word, most=10**MOST_DIGITS - 1)
    return int(word)


def opportunity(  # noqa: PLR0913, PLR0917 - each is a word of the command
    desk: Desk,
    hero: str,
    code: str | None = None,
    decline: bool = False,
    give_up: bool = False,
    visit: bool = False,
    total: int | None = None,
    tn: int | None = None,
    lost: bool = False,
    opponent: str | None = None,
    loss: int | None = None,
    raises: int | None = None,
) -> Answer:
    """A hero receives an opportunity, declines it, gives one up, or sees the doctor."""
    choices = Choices(
        not decline, total, tn, not lost, opponent or "", loss, raises or 0
    )
    args = {
        "hero": hero,
        "code": code,
        "decline": decline,
        "give_up": give_up,
        "visit": visit,
        "total": total,
        "tn": tn,
        "lost": lost,
        "opponent": opponent,
        "loss": loss,
        "raises": raises,
    }

    def decide(scene: Scene) -> Outcome:
        if visit:
            return closing.visit(scene.state, scene.table, hero)
        if give_up:
            if code is None:
                missing = {"name": "CODE", "command": "mass opportunity"}
                raise Misuse("usage", "usage.missing", **missing)
            return closing.give_up(scene.state, scene.table, hero, code)
        return closing.opportunity(scene.state, scene.table, hero, code, choices)

    return desk.act("mass opportunity", args, decide)
