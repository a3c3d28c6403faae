"""The position file of a battle: both armies, and the fight so far."""

from __future__ import annotations

from ledger.naming import clean_name
from ledger.rules.common import position as common
from ledger.rules.common import writing
from ledger.rules.common.values import Parsed
from ledger.rules.mass import GAME
from ledger.rules.mass.audit import audit
from ledger.rules.mass.field import duel_id, line_id
from ledger.rules.mass.position.form import CAMPAIGN_WORDS, COMING, FORM, HERO, SIDE
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.common.reader import Reader
    from ledger.rules.game import Reading
    from ledger.state import State
    from ledger.toml import Path


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    reader = _read(data, state)
    if not reader.faults:
        reader.faults += [(("side",), finding) for finding in audit(reader.state)]
    return reader.reading


def write_position(state: State) -> dict[str, Any]:
    """The current state in the same form."""
    return writing.written(state, GAME, FORM, _read)


def _read(data: Mapping[str, Any], state: State) -> Reader:
    """Reads a position: duels and deeds come last, when all fighters are known."""
    reader = common.begun(data, state, GAME, FORM)
    common.read_clock(reader, ())
    common.read_money(reader, 0)
    reader.things(common.TERRITORY)
    reader.things(common.TITLE)
    sides, heroes = reader.things(SIDE), reader.things(HERO)
    words = reader.some(CAMPAIGN_WORDS, data, ())
    reader.put(CAMPAIGN_WORDS, Parsed(CAMPAIGN, words, ()))
    known = {name: hero for hero, name in reader.state.named("hero").items()}
    for hero in heroes:
        for part in hero.value.get("duel", ()):
            who = known.get(part.value) or _stranger(reader, part.value, part.path)
            facts = {"hero": hero.of, "opponent": who}
            _record(reader, duel_id(hero.of, who), facts)
    for side in sides:
        for part in side.value.get("coming", ()):
            name = part.value["hero"]
            who = known.get(name) or _stranger(reader, name, part.path)
            _read_coming(reader, side.of, who, part)
    return common.ended(reader)


def _read_coming(reader: Reader, side: str, hero: str, part: Parsed) -> None:
    """Reads coming modifiers; losing two duels in a turn harms the general twice."""
    words = part.value
    line = line_id(side, hero, words["code"], words["turn"])
    value = words["value"] + reader.state.number(line, "value")
    _record(reader, line, {"side": side, "hero": hero})
    reader.put(COMING, Parsed(line, words | {"value": value}, part.path))


def _record(reader: Reader, subject: str, facts: Mapping[str, str]) -> None:
    for field, value in facts.items():
        reader.add(changed(reader.state, subject, field, value))


def _stranger(reader: Reader, name: str, path: Path) -> str:
    """The name of somebody who was never entered."""
    return reader.attempt(path, clean_name, name) or ""
