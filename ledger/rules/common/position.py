"""Position files: a campaign that begins in the middle, read with all its faults.

What all games share is declared and read here: seats, clock, money, titles,
territories, and the plain `[[holding]]` and `[[fact]]`, which can express anything
for which a game has no words of its own.
"""

from __future__ import annotations

from ledger.effects import moved
from ledger.journal import MOST_BALANCE
from ledger.naming import clean_name
from ledger.rules.common.facts import MONEY
from ledger.rules.common.kept import Own
from ledger.rules.common.reader import Reader
from ledger.rules.common.schema import (
    Field,
    Section,
    by,
    line,
    name,
    number,
    one,
    text,
)
from ledger.rules.common.seats import seat
from ledger.rules.common.values import Parsed
from ledger.state import BANK, CAMPAIGN, RULES, State, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from ledger.rules.common.schema import Form
    from ledger.rules.game import Game
    from ledger.toml import Path


def _seats(state: State, _campaign: str) -> list[str]:
    return [state.name(player) for player in state.seats]


def _purses(state: State, _campaign: str) -> dict[str, int]:
    return {state.name(player): state.balance(player, MONEY) for player in state.seats}


def other_ids(state: State, kinds: Iterable[str]) -> dict[str, str]:
    """The ids that are not made from the names shown now."""
    return {
        plain: subject
        for kind in kinds
        for subject in state.subjects(kind)
        if subject != (plain := f"{kind}:{state.name(subject)}")
    }


def _ids(state: State, _campaign: str) -> dict[str, str]:
    return other_ids(state, ("player", "territory", "title"))


CLOCK = (number("turn", least=1), line("phase"), one("first_player", "player"))
PURSES = by("money", "player", kept=Own(_purses), most=MOST_BALANCE)
TERRITORY = Section(
    "territory", (name("territory"), one("owner", "player"), line("kind"))
)
TITLE = Section("title", (name("title", "title"), one("holder", "player")))
HEAD = (
    Field("game", "text", Own(lambda state, _: state.game)),
    Field("players", "names", Own(_seats)),
    *CLOCK,
    PURSES,
)
IDS = Field("ids", "ids", Own(_ids))
HOLDING = Section(
    "holding",
    (
        text("account", required=True),
        text("what", required=True),
        number("amount", least=1, most=MOST_BALANCE, required=True),
        text("from"),
    ),
)
FACT = Section(
    "fact",
    (
        text("of", required=True),
        text("field", required=True),
        Field("value", "any", required=True),
    ),
)
PLAIN = (HOLDING, FACT)


def begun(data: Mapping[str, Any], state: State, game: Game, form: Form) -> Reader:
    """A reader for a file that has only what its form allows; players are seated."""
    reader = Reader(data, state.copy(), game)
    reader.only(data, form.keys, ())
    _read_seats(reader)
    return reader


def _read_seats(reader: Reader) -> None:
    """`players`, in seat order."""
    players = reader.data.get("players", [])
    if not isinstance(players, list):
        reader.fault(("players",), "position.players")
        return
    seats = []
    for index, word in enumerate(players):
        path = ("players", index)
        if not isinstance(word, str):
            reader.fault(path, "position.text", "players")
            continue
        name = reader.attempt(path, reader.state.free_name, "player", word)
        if name:
            subject = reader.subject("player", name)
            reader.state.put(subject, "name", name)
            seats.append((subject, name))
    for subject, _ in seats:
        reader.state.put(subject, "name", None)
    reader.add(*seat(reader.state, seats))


def may_run(phase: str | None, phases: Sequence[str], game: Game) -> bool:
    """Whether this phase may be running: any may where house rules name none."""
    return phase in phases or (not phases and "phases" in game.names)


def read_clock(reader: Reader, phases: Sequence[str]) -> None:
    """`turn`, `phase` and `first_player`."""
    clock = reader.some(CLOCK, reader.data, ())
    phase = clock.get("phase")
    if phase is not None and not may_run(phase, phases, reader.game):
        key = "position.phase" if phases else "position.no_phases"
        reader.fault(("phase",), key, phase, near=phases)
        del clock["phase"]
    reader.put(CLOCK, Parsed(CAMPAIGN, clock, ()))


def read_money(reader: Reader, start: int) -> None:
    """`[money]`: what each player has; the others get the starting sum."""
    purses = dict.fromkeys(reader.state.seats, start)
    for part in reader.some((PURSES,), reader.data, ()).get("money", ()):
        purses[part.of] = part.value
    for player, amount in purses.items():
        reader.add(*moved(MONEY, amount, BANK, player))


def ended(reader: Reader) -> Reader:
    """Reads the plain parts of a file last, because they may change all the rest."""
    _read_holdings(reader)
    for part in reader.whole(FACT):
        _read_fact(reader, part.path, **part.value)
    return reader


def _read_holdings(reader: Reader) -> None:
    """`[[holding]]`: account, what, amount, as `show` prints them, and the source."""
    for part in reader.whole(HOLDING):
        account, what = part.value["account"], part.value["what"]
        commodity = reader.game.commodities.get(what)
        if commodity is None:
            known = list(reader.game.commodities)
            path = (*part.path, "what")
            reader.fault(path, "position.commodity", what, near=known)
            continue
        source = part.value.get("from") or commodity.source(account)
        if account != source:
            path = (*part.path, "amount")
            reader.take(path, what, part.value["amount"], source, account)


def _read_fact(
    reader: Reader,
    path: Path,
    of: str,
    field: str,
    value: Any,  # noqa: ANN401 - what a file holds
) -> None:
    """`[[fact]]`: of, field, value, checked against what the game declares."""
    declared = reader.game.field(of, field)
    if declared is None or of == RULES:
        reader.fault((*path, "field"), "position.field", f"{of}.{field}")
        return
    if declared.type == "name":
        value = reader.attempt((*path, "value"), clean_name, str(value))
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        value = tuple(value)
    counts = type(value) is int and abs(value) <= MOST_BALANCE
    if counts or isinstance(value, (str, tuple)):
        reader.add(changed(reader.state, of, field, value))
    elif value is not None:
        reader.fault((*path, "value"), "position.value", f"{of}.{field}")
