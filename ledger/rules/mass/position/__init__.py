"""The position file of a battle: both armies, and the fight as far as it has come."""

from __future__ import annotations

from ledger.naming import clean_name
from ledger.rules.common import position as common
from ledger.rules.common.values import Told
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
    """The present state in the same form."""
    return common.written(state, GAME, FORM, _read)


def _read(data: Mapping[str, Any], state: State) -> Reader:
    """What stands in a position; duels and deeds when everybody who fights is known."""
    reader = common.begun(data, state, GAME, FORM)
    common.read_clock(reader, ())
    common.read_money(reader, 0)
    reader.things(common.TERRITORY)
    reader.things(common.TITLE)
    sides, heroes = reader.things(SIDE), reader.things(HERO)
    words = reader.some(CAMPAIGN_WORDS, data, ())
    reader.put(CAMPAIGN_WORDS, Told(CAMPAIGN, words, ()))
    for hero in heroes:
        for told in hero.said.get("duel", ()):
            _read_duel(reader, hero.of, told)
    for side in sides:
        for told in side.said.get("coming", ()):
            _read_coming(reader, side.of, told)
    return common.ended(reader)


def _read_duel(reader: Reader, hero: str, told: Told) -> None:
    opponent = _somebody(reader, told.said, told.path)
    facts = {"hero": hero, "opponent": opponent}
    _record(reader, duel_id(hero, opponent), facts)


def _read_coming(reader: Reader, side: str, told: Told) -> None:
    """Who loses two duels in a turn harms his general twice."""
    said = told.said
    hero = _somebody(reader, said["hero"], told.path)
    line = line_id(side, hero, said["code"], said["turn"])
    value = said["value"] + reader.state.number(line, "value")
    _record(reader, line, {"side": side, "hero": hero})
    reader.put(COMING, Told(line, said | {"value": value}, told.path))


def _record(reader: Reader, subject: str, facts: Mapping[str, str]) -> None:
    for field, value in facts.items():
        reader.add(changed(reader.state, subject, field, value))


def _somebody(reader: Reader, name: str, path: Path) -> str:
    """A hero's id, or the name of somebody whom nobody entered."""
    known = {shown: who for who, shown in reader.state.named("hero").items()}
    return known.get(name) or reader.attempt(path, clean_name, name) or ""
