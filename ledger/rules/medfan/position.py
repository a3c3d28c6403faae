"""The position file of a Med-Fan campaign: territories and figures."""

from __future__ import annotations

from itertools import count, islice

from ledger.naming import clean_name
from ledger.rules.common import position as common
from ledger.rules.common import writing
from ledger.rules.common.kept import NAME, Fact, Own, table
from ledger.rules.common.schema import (
    Field,
    Form,
    Section,
    name,
    number,
    one,
    text,
    word,
    words,
)
from ledger.rules.medfan import GAME
from ledger.rules.medfan.audit import KINDS
from ledger.rules.medfan.caps import allowed, beyond
from ledger.rules.medfan.facts import ROLES
from ledger.rules.medfan.house import start_hoard
from ledger.rules.medfan.land import CAPABILITIES, every, owned_by
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from ledger.rules.common.reader import Reader
    from ledger.rules.common.values import Parsed
    from ledger.rules.game import Reading
    from ledger.state import State


MOST_UNKNOWN = 10_000  # in all: no map has that many territories


# The words of the file -----------------------------------------------------------------


def _territories(state: State) -> list[dict[str, Any]]:
    """Known territories, owned ones in order of acquisition; then the unknown ones."""
    owned = [t for player in state.seats for t in owned_by(state, player)]
    rest = [t for t in every(state) if t not in owned]
    owned.sort(key=lambda t: state.number(t, "acquired"))
    known = [t for t in owned + rest if not state.get(t, "unknown")]
    return [table(state, TERRITORY.fields, t) for t in known] + _unknown(state)


def _unknown(state: State) -> list[dict[str, Any]]:
    """A number of unknown ones, if their ids are those that reading would give."""
    hidden = {t for t in every(state) if state.get(t, "unknown")}
    others = state.copy()
    for territory in hidden:
        del others.facts[territory]
    given = set(islice(_next_unknown(others), len(hidden)))
    return [{"unknown": len(hidden)}] if hidden and given == hidden else []


def _next_unknown(state: State) -> Iterator[str]:
    """The ids of further unknown territories."""
    every = (f"territory:unknown {number}" for number in count(1))
    return (one for one in every if one not in state.facts)


def _roles(state: State, figure: str) -> list[str]:
    return [role for role, field in ROLES.items() if state.get(figure, field)]


def _read_roles(reader: Reader, part: Parsed) -> None:
    for field in part.value:
        reader.add(changed(reader.state, part.of, field, 1))


def _figure_ids(state: State) -> Iterator[tuple[str, str]]:
    """Ids of figures include the owner: two players may use the same name."""
    for figure in state.subjects("figure"):
        player = str(state.get(figure, "player"))
        yield f"figure:{_called(player, state.name(figure))}", figure


def _called(player: str, name: str) -> str:
    return f"{player.removeprefix('player:')}.{name}"


# A known one by name, or a number of unknown ones.
TERRITORY = Section(
    "territory",
    (
        name("territory")._replace(required=False),
        one("owner", "player"),
        word("capability", CAPABILITIES, code="position.capability"),
        text("kind", kept=None),
        number("unknown", least=1, most=1000, kept=None),
    ),
    rows=_territories,
)
FIGURE = Section(
    "figure",
    (
        Field("name", "text", NAME, kind="figure", required=True),
        one("player", "player", required=True),
        word("kind", KINDS, code="position.figure_kind", required=True),
        number("cost", least=1, required=True),
        number("paid", kept=Fact(zero=True)),
        text("spell"),
        text("item"),
        words("roles", ROLES, code="position.role", kept=Own(_roles, _read_roles)),
    ),
)
FORM = Form(
    (*common.HEAD, TERRITORY, common.TITLE, common.IDS, FIGURE, *common.PLAIN),
    more_ids=_figure_ids,
)


# Reading and writing -----------------------------------------------------------------


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    reader = _read(data, state)
    reader.add(*allowed(reader.state))
    for finding in beyond(reader.state):
        place = reader.places.get(finding.about, ("figure",))
        reader.faults.append((place, finding))
    return reader.reading


def write_position(state: State) -> dict[str, Any]:
    """The current state in the same form."""
    return writing.written(state, GAME, FORM, _read)


def _read(data: Mapping[str, Any], state: State) -> Reader:
    """Reads a position."""
    reader = common.begun(data, state, GAME, FORM)
    common.read_clock(reader, ())
    common.read_money(reader, start_hoard(state))
    _read_territories(reader)
    reader.things(common.TITLE)
    for part in reader.whole(FIGURE):
        _read_figure(reader, part)
    return common.ended(reader)


def _read_territories(reader: Reader) -> None:
    """Reads territories; owned ones were acquired in the order of the file."""
    order, free = 0, islice(_next_unknown(reader.state), MOST_UNKNOWN)
    for part in reader.section(TERRITORY):
        table = reader.data["territory"][part.path[1]]
        if "unknown" in table:
            if len(table) > 1:
                reader.fault(part.path, "position.unknown_owned")
                continue
            _read_unknown(reader, part, free)
            continue
        for key in ("name", "capability"):
            if key not in table:
                reader.fault(part.path, "position.missing", key)
        if "name" in part.value:
            territory = reader.thing(TERRITORY.fields, part).of
            if "owner" in part.value:
                order += 1
                reader.add(changed(reader.state, territory, "acquired", order))


def _read_unknown(reader: Reader, part: Parsed, free: Iterator[str]) -> None:
    wanted = part.value.get("unknown", 0)
    taken = [*islice(free, wanted)]
    for territory in taken:
        reader.add(changed(reader.state, territory, "unknown", 1))
    if len(taken) < wanted:
        path = (*part.path, "unknown")
        reader.fault(path, "position.number", "unknown", least=1)


def _read_figure(reader: Reader, part: Parsed) -> None:
    """Reads a figure; by default, what was paid is its cost."""
    path, player = (*part.path, "name"), part.value["player"]
    name = reader.attempt(path, clean_name, part.value["name"])
    if name is None:
        return
    alike = reader.state.alike("figure", name)
    if any(reader.state.get(figure, "player") == player for figure in alike):
        reader.fault(path, "name_taken.figure", name)
        return
    figure = reader.subject("figure", _called(player, name))
    reader.places[figure] = part.path
    reader.add(changed(reader.state, figure, "name", name))
    words = {"paid": part.value["cost"]} | part.value
    reader.put(FIGURE.fields, part._replace(of=figure, value=words))
