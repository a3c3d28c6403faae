"""The words of a position file of Fief, besides its board: villages, lords, cards."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.common import position as common
from ledger.rules.common.kept import NAME, Balance, Fact, Own, table
from ledger.rules.common.schema import (
    Field,
    Form,
    Section,
    by,
    number,
    one,
    ones,
    word,
    yes,
)
from ledger.rules.fief.board.map_words import BOARD
from ledger.rules.fief.board.places import (
    came_from,
    dioceses,
    entrance,
    regions,
    village_of,
    villages,
    villages_of,
)
from ledger.rules.fief.facts import CARD, DECK, MERCENARY, STOCK, TABLE, TROOPS, UNSEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import title_of
from ledger.rules.fief.forces import series, stack, troops
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.common.reader import Reader
    from ledger.rules.common.values import Parsed
    from ledger.state import State


# Villages ----------------------------------------------------------------------------

BUILDINGS = ("castle", "city")


def _building(state: State, village: str) -> str | None:
    return next(
        (one for one in ("city", "castle") if state.balance(village, one)), None
    )


def _read_building(reader: Reader, part: Parsed) -> None:
    reader.take(part.path, part.value, 1, STOCK, part.of)


def _guests(state: State, village: str) -> list[str]:
    return [state.name(player) for player in state.words(village, "guests")]


def _read_guests(reader: Reader, part: Parsed) -> None:
    guests = tuple(dict.fromkeys(guest.of for guest in part.value))
    reader.add(changed(reader.state, part.of, "guests", guests or None))


def _troops(state: State, village: str) -> dict[str, dict[str, int]]:
    return {
        state.name(player): held
        for player in state.seats
        if (held := troops(state, stack(village, player)))
    }


def _read_troops(reader: Reader, part: Parsed) -> None:
    """Reads the soldiers of each player, from that player's series."""
    for player, held, path in part.value:
        source, target = series(player), stack(part.of, player)
        for kind, count in held.items():
            reader.take((*path, kind), kind, count, source, target)


def _villages(state: State) -> list[dict[str, Any]]:
    """The villages about which there is more to say than that they exist."""
    rows = [table(state, VILLAGE.fields, village) for village in villages(state)]
    return [row for row in rows if len(row) > 1]


# What is there comes from the box (FIEF-STOCK-10).
VILLAGE = Section(
    "village",
    (
        one("name", "territory", kept=NAME, required=True),
        one("owner", "player"),
        word(
            "building",
            BUILDINGS,
            code="position.building",
            kept=Own(_building, _read_building),
        ),
        number("mills", kept=Balance("mill", source=STOCK)),
        number("presses", kept=Balance("press", source=STOCK)),
        ones("guests", "player", kept=Own(_guests, _read_guests)),
        by("troops", "player", *map(number, TROOPS), kept=Own(_troops, _read_troops)),
    ),
    rows=_villages,
)

# Lords -------------------------------------------------------------------------------


def _at(state: State, lord: str) -> str | None:
    place = state.text(lord, "at")
    return state.name(village_of(place)) if place else None


def _from(state: State, lord: str) -> str | None:
    """Where a lord at the entrance of a village came from (FIEF-MOVE-19)."""
    origin = came_from(state.text(lord, "at") or "")
    return state.name(origin) if origin else None


def place_of(words: dict[str, Any]) -> str | None:
    """The place in a village, or at its entrance."""
    village: str | None = words.get("at")
    return entrance(village, words["from"]) if village and "from" in words else village


def _titles(state: State, lord: str) -> list[str]:
    return [
        state.name(region)
        for region in regions(state)
        if (title := title_of(state, region)) and state.get(title, "holder") == lord
    ]


def _read_titles(reader: Reader, part: Parsed) -> None:
    """Reads the fiefs of a lord; the first city of the region is the capital."""
    state = reader.state
    for region, _, path in part.value:
        own = villages_of(state, region)
        capital = next((one for one in own if state.balance(one, "city")), None)
        if title_of(state, region):
            reader.fault(path, "position.title_twice", region)
        elif capital is None:
            reader.fault(path, "position.no_capital", region)
        else:
            title = reader.subject("title", state.name(region))
            facts = {"region": region, "capital": capital, "holder": part.of}
            for field, value in {"name": state.name(region), **facts}.items():
                reader.add(changed(state, title, field, value))


def _see(state: State, lord: str) -> str | None:
    return next((state.name(see) for see in lords.bishoprics(state, lord)), None)


def _read_see(reader: Reader, part: Parsed) -> None:
    if reader.state.get(part.value, "bishop"):
        reader.fault(part.path, "position.bishop_twice", part.value)
    reader.add(changed(reader.state, part.value, "bishop", part.of))


def _has_darc(state: State, lord: str) -> bool | None:
    return True if state.get(lord, "darc") else None


def _read_darc(reader: Reader, part: Parsed) -> None:
    reader.add(changed(reader.state, part.of, "darc", 1))
    reader.take(part.path, "darc", 1, UNSEEN, TABLE)


class Office(NamedTuple):
    """An office, kept as a fact of the campaign that says who has it."""

    def put(self, reader: Reader, field: Field, part: Parsed) -> None:
        """Gives the office; a fault if somebody else has it."""
        if lords.office(reader.state, field.key):
            reader.fault(part.path, "position.office_twice", field.key)
        reader.add(changed(reader.state, CAMPAIGN, field.key, part.of))

    def tell(self, state: State, field: Field, lord: str) -> bool | None:
        """Whether the lord has it."""
        return True if lords.office(state, field.key) == lord else None


def _spouse(state: State, lord: str) -> str | None:
    wed = lords.spouse(state, lord)
    return state.name(wed) if wed else None


def _read_spouse(reader: Reader, part: Parsed) -> None:
    """Reads a marriage; given for one spouse, it counts for both."""
    lord, wed = part.of, part.value
    if lord == wed:
        reader.fault(part.path, "position.own_spouse", lord)
        return
    for half, other in ((lord, wed), (wed, lord)):
        if lords.spouse(reader.state, half) not in (None, other):
            reader.fault(part.path, "position.spouse", half)
    reader.add(
        changed(reader.state, lord, "spouse", wed),
        changed(reader.state, wed, "spouse", lord),
    )


LORD = Section(
    "lord",
    (
        one("name", "lord", kept=NAME, required=True),
        one("player", "player", required=True),
        one("at", "territory", kept=Own(_at), required=True),
        one("from", "territory", kept=Own(_from)),
        ones("titles", "region", kept=Own(_titles, _read_titles)),
        one("bishop", "diocese", kept=Own(_see, _read_see)),
        yes("cardinal"),
        yes("darc", kept=Own(_has_darc, _read_darc)),
        *(yes(office, kept=Office()) for office in lords.OFFICES),
        one("spouse", "lord", kept=Own(_spouse, _read_spouse)),
        one(
            "prisoner_of",
            "player",
            options={"rebels": "rebels"},
            kept=Fact("captor"),
        ),
    ),
    every=lords.everybody,
)

# Cards on the board and in hands; mercenaries ----------------------------------------

LAID = ("bad_weather", "famine", "tallage")


def _effects(state: State) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for region in regions(state):
        for kind in LAID:
            row = {"kind": kind, "region": state.name(region)}
            player = state.text(region, "tallage")
            if kind == "tallage" and player:
                row["player"] = state.name(player)
            rows += [row] * state.balance(region, kind)
    for diocese in dioceses(state):
        player = state.text(diocese, "tithe")
        if state.balance(diocese, "tithe") and player:
            row = {"kind": "tithe", "diocese": state.name(diocese)}
            rows.append(row | {"player": state.name(player)})
    return rows + _revolt(state)


def _revolt(state: State) -> list[dict[str, Any]]:
    """The revolt; a place that is no village, after a correction, is a plain fact."""
    player, at = state.text(CAMPAIGN, "revolt"), state.text(CAMPAIGN, "revolt_at")
    if not (player and at and village_of(at) in villages(state)):
        return []
    row = {"kind": "revolt", "player": state.name(player)}
    row["at"] = state.name(village_of(at))
    origin = came_from(at)
    return [row | ({"from": state.name(origin)} if origin else {})]


EFFECT = Section(
    "effect",
    (
        word("kind", (*LAID, "tithe", "revolt"), code="position.effect", required=True),
        one("region", "region"),
        one("diocese", "diocese"),
        one("player", "player"),
        one("at", "territory"),
        one("from", "territory"),
    ),
    rows=_effects,
)
HANDS = by("hands", "player", kept=Balance(CARD, "hand/{}", DECK))
# How many mercenaries each family employs (TAC-MERC-14).
CAMPS = by("camps", "player", kept=Balance(MERCENARY, "camp/{}", STOCK))
# Words of other games mean nothing here, and have always been ignored.
PASSED = (Field("territory", "any", None), Field("title", "any", None))
FORM = Form(
    (
        *(*common.HEAD, common.IDS),
        *BOARD,
        *(VILLAGE, LORD, EFFECT),
        *(HANDS, CAMPS, *PASSED),
        *common.PLAIN,
    ),
    ids=("region", "diocese", "lord"),
)
