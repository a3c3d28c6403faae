"""The words of a battle's position file: who fights, and how far the fight has come.

For the battle: the turn that was fought, who won which turns, how it ended. For a
side: modifiers of its coming strategy rolls. For a hero: his condition, what runs.
"""

from __future__ import annotations

from ledger.journal import MOST_BALANCE
from ledger.rules.common import position as common
from ledger.rules.common.kept import INNER, Balance, Own
from ledger.rules.common.kept import table as row
from ledger.rules.common.schema import (
    Form,
    Section,
    name,
    number,
    one,
    table,
    tables,
    text,
    texts,
    things,
    word,
    words,
    yes,
)
from ledger.rules.mass.armies import MOST_RANK, RANKS_OF, of_side
from ledger.rules.mass.facts import APART, RAISES, REPUTATION, SCORE
from ledger.rules.mass.field import DUEL, EARNED, FARING, LINE, OPPORTUNITY, running_id
from ledger.rules.mass.numbers import MOST_LEVEL
from ledger.rules.mass.opportunities.battle import MEDIC
from ledger.rules.mass.opportunities.windows import CODES
from ledger.rules.mass.personal import ENGAGEMENTS, UNITS
from ledger.rules.mass.strategy import GROUND
from ledger.rules.mass.tactics import ORDER
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.common.reader import Reader
    from ledger.rules.common.schema import Field
    from ledger.rules.common.values import Parsed
    from ledger.state import State

PLACES = (*ENGAGEMENTS, MEDIC)


def _ranks(kind: str) -> tuple[Field, ...]:
    return tuple(number(key, most=MOST_RANK) for key in RANKS_OF[kind])


def _count(key: str, **more: Any) -> Field:
    return number(key, most=MOST_BALANCE, **more)


def _signed(key: str, **more: Any) -> Field:
    return number(key, least=-MOST_BALANCE, most=MOST_BALANCE, **more)


# Leaders -----------------------------------------------------------------------------


def _read_generals(reader: Reader, generals: Parsed) -> None:
    """The first general commands."""
    _read_stewards(reader, generals)
    for first in generals.value[:1]:
        reader.add(changed(reader.state, generals.of, "commander", first.of))


def _read_stewards(reader: Reader, stewards: Parsed) -> None:
    for who in stewards.value:
        reader.add(changed(reader.state, who.of, "side", stewards.of))


def _generals(state: State, side: str) -> Any:  # noqa: ANN401 - a table, or a list of them
    """The generals: a list with the commander first, or a single table for one."""
    commander = state.text(side, "commander")
    every = sorted(of_side(state, "general", side), key=lambda who: who != commander)
    return _alone([row(state, GENERAL, who) for who in every])


def _stewards(state: State, side: str) -> Any:  # noqa: ANN401 - a table, or a list of them
    return _alone([row(state, STEWARD, who) for who in of_side(state, "steward", side)])


def _alone(several: list[dict[str, Any]]) -> list[dict[str, Any]] | dict[str, Any]:
    return several[0] if len(several) == 1 else several


GENERAL = (name("general"), *_ranks("general"))
STEWARD = (name("steward"), *_ranks("steward"))

# Temporary things ------------------------------------------------------------------------


def _of(state: State, kind: str, field: str, whose: str) -> list[str]:
    """The things of a kind that belong to somebody."""
    every = sorted(state.facts.of(kind))
    return [one for one in every if state.get(one, field) == whose]


def _is_plain(state: State, who: str) -> bool:
    """Whether the name is unambiguous: a stranger may have the name of a hero."""
    heroes = state.named("hero")
    return who in heroes or who not in heroes.values()


def _whose_deed(state: State, line: str) -> str:
    return state.name(str(state.get(line, "hero")))


def _coming(state: State, side: str) -> list[dict[str, Any]]:
    """The modifiers of its strategy rolls, by turn and whose deed."""
    return [
        row(state, COMING, line)
        for line in _of(state, LINE, "side", side)
        if _is_plain(state, str(state.get(line, "hero")))
    ]


def _duels(state: State, hero: str) -> list[str]:
    """Those whom he fights, heroes or others."""
    every = [str(state.get(one, "opponent")) for one in _of(state, DUEL, "hero", hero)]
    return [state.name(who) for who in every if _is_plain(state, who)]


def _running(state: State, hero: str) -> list[dict[str, Any]]:
    """The opportunities that run for him, earliest won first."""
    every = [row(state, RUNNING, one) for one in _of(state, OPPORTUNITY, "hero", hero)]
    return sorted(every, key=lambda one: (one["won"], CODES.index(one["code"])))


def _read_running(reader: Reader, opportunities: Parsed) -> None:
    hero = opportunities.of
    for part in opportunities.value:
        subject = running_id(hero, part.value["code"], part.value["won"])
        reader.add(changed(reader.state, subject, "hero", hero))
        reader.put(RUNNING, part._replace(of=subject))


COMING = (
    text("hero", required=True, kept=Own(_whose_deed)),
    word("code", tuple(EARNED), required=True),
    _count("turn", least=1, required=True),
    _signed("value", required=True, default=None),
)
RUNNING = (
    word("code", CODES, required=True),
    _count("won", least=1, required=True),
    word("level", ENGAGEMENTS, required=True),
    _count("tally"),
    yes("waits"),
    _count("visit"),
)
# A hero's part in the current turn.
NOW = (
    word("level", PLACES, required=True),
    _signed("total", default=None),
    _signed("bare", default=None),
    _count("damage"),
    _count("hits"),
)

# The file ----------------------------------------------------------------------------

CAMPAIGN_WORDS = (
    *(one(key, "side") for key in ("attacker", "run_of", "victor")),
    number("fought"),
    number("run"),
    yes("ended"),
)
SIDE = Section(
    "side",
    (
        name("side"),
        number("men"),
        number("fortification", least=1, most=MOST_LEVEL, default=1),
        _count("raises", kept=Balance(RAISES)),
        yes("prepared"),
        yes("montaigne"),
        things("general", *GENERAL, kept=Own(_generals, _read_generals)),
        things("steward", *STEWARD, kept=Own(_stewards, _read_stewards)),
        word("tactic", ORDER),
        words("terrain", GROUND),
        yes("banner_lost"),
        tables("coming", *COMING, kept=Own(_coming)),
    ),
)
HERO = Section(
    "hero",
    (
        name("hero"),
        one("side", "side", required=True),
        *_ranks("hero"),
        word("unit", UNITS, code="position.unit"),
        *(yes(key) for key in ("commission", "champion", *FARING, "offered")),
        _count("score", kept=Balance(SCORE)),
        _count("apart", kept=Balance(APART)),
        _signed("reputation", kept=Balance(REPUTATION)),
        _signed("brought"),
        word("stood", PLACES),
        table("now", *NOW, kept=INNER),
        tables("opportunity", *RUNNING, kept=Own(_running, _read_running)),
        texts("duel", kept=Own(_duels)),
    ),
)
FORM = Form(
    (
        *(*common.HEAD, common.TERRITORY, common.TITLE, common.IDS),
        *CAMPAIGN_WORDS,
        *(SIDE, HERO),
        *common.PLAIN,
    ),
    ids=("side", "general", "steward", "hero"),
)
