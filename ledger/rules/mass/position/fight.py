"""How far the fight has come, in a position file.

Of the battle: the turn that was fought, who wins turn after turn, how it ended. Of a
side: what its coming strategy rolls gain. Of a hero: how he fares, what runs for him.
"""

from __future__ import annotations

from ledger.effects import moved
from ledger.journal import MOST_BALANCE
from ledger.naming import clean_name
from ledger.rules.mass.facts import APART, REPUTATION, SCORE
from ledger.rules.mass.field import EARNED, FARING, PART, battle_of, recorded
from ledger.rules.mass.opportunities.battle import MEDIC, Duel, Line, Now, Running
from ledger.rules.mass.opportunities.modifiers import OPPORTUNITY_KEY
from ledger.rules.mass.opportunities.windows import CODES
from ledger.rules.mass.personal import ENGAGEMENTS
from ledger.rules.mass.position.words import flag, inner, several, word
from ledger.rules.mass.strategy import GROUND
from ledger.rules.mass.tactics import ORDER
from ledger.state import CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from ledger.rules.common.position_reader import Path, Reader
    from ledger.rules.mass.opportunities.battle import Battle, Hero
    from ledger.rules.mass.position.words import Found
    from ledger.state import State

CAMPAIGN_SIDES = ("attacker", "run_of", "victor")
CAMPAIGN_COUNTS = ("fought", "run")
CAMPAIGN_WORDS = (*CAMPAIGN_SIDES, *CAMPAIGN_COUNTS, "ended")
SIDE_WORDS = ("tactic", "terrain", "banner_lost", "coming")
HERO_FLAGS = (*FARING, "offered")
SCORES = {"score": SCORE, "apart": APART, "reputation": REPUTATION}
HERO_WORDS = (
    *HERO_FLAGS, *SCORES, "brought", "stood", "now", "opportunity", "duel",
)  # fmt: skip
COMING = ("hero", "code", "turn", "value")
RUNNING = ("code", "won", "level", "tally", "waits", "visit")
PLACES = (*ENGAGEMENTS, MEDIC)
LOWEST, HIGHEST = -MOST_BALANCE, MOST_BALANCE


def read(reader: Reader, armies: Sequence[Found], heroes: Sequence[Found]) -> None:
    """What the words of a fight say, when everybody who fights is known."""
    _read_battle(reader)
    for side, path, table in armies:
        tactic = word(reader, table, "tactic", path, ORDER)
        found = {
            "tactic": tactic,
            "terrain": several(reader, table, "terrain", path, GROUND),
            "banner_lost": flag(reader, table, "banner_lost", path),
        }
        for field, value in found.items():
            if value:
                reader.add(changed(reader.state, side, field, value))
    for hero, path, table in heroes:
        _read_scores(reader, hero, path, table)
        offered = flag(reader, table, "offered", path)
        brought = reader.number(table, "brought", path, LOWEST, HIGHEST)
        for field, value in {"offered": offered, "brought": brought}.items():
            if value:
                reader.add(changed(reader.state, hero, field, value))
    if reader.faults:
        return
    before = battle_of(reader.state)
    fighting = {hero.id: hero for hero in before.heroes}
    duels, lines = list(before.duels), list(before.lines)
    for hero, path, table in heroes:
        fighting[hero] = _hero(reader, fighting[hero], path, table)
        duels += _duels(reader, fighting[hero], path, table)
    for side, path, table in armies:
        lines += _coming(reader, side, path, table)
    after = before._replace(
        heroes=tuple(fighting.values()), duels=tuple(duels), lines=tuple(lines)
    )
    reader.add(*recorded(reader.state, before, after))


def _read_battle(reader: Reader) -> None:
    """`attacker`, `run_of`, `victor`; `fought`, `run`; `ended`."""
    found: dict[str, Any] = {
        key: reader.one("side", reader.data, key, ()) for key in CAMPAIGN_SIDES
    }
    found |= {key: reader.number(reader.data, key, ()) for key in CAMPAIGN_COUNTS}
    found["ended"] = flag(reader, reader.data, "ended", ())
    for field, value in found.items():
        if value:
            reader.add(changed(reader.state, CAMPAIGN, field, value))


def _read_scores(
    reader: Reader, hero: str, path: Path, table: Mapping[str, Any]
) -> None:
    """`score`, `apart`, `reputation`, which may be below nought."""
    for key, what in SCORES.items():
        least = LOWEST if what == REPUTATION else 0
        points = reader.number(table, key, path, least=least, most=MOST_BALANCE) or 0
        if points > 0:
            reader.add(*moved(what, points, WORLD, hero))
        else:
            reader.add(*moved(what, -points, hero, WORLD))


def _hero(reader: Reader, hero: Hero, path: Path, table: Mapping[str, Any]) -> Hero:
    """How a hero fares, and what runs for him."""
    out, gone, spared, fell, healed = (
        bool(flag(reader, table, key, path)) for key in FARING
    )
    running = []
    for place, one in inner(reader, table, "opportunity", path):
        reader.only(one, RUNNING, place)
        code = word(reader, one, "code", place, CODES)
        level = word(reader, one, "level", place, ENGAGEMENTS)
        won = reader.number(one, "won", place, least=1, most=MOST_BALANCE)
        if code is None or level is None or won is None:
            reader.fault(place, "position.missing", "code, won, level")
            continue
        tally, visit = (
            reader.number(one, key, place, most=MOST_BALANCE) or 0
            for key in ("tally", "visit")
        )
        waits = bool(flag(reader, one, "waits", place))
        running.append(Running(code, won, level, tally, waits, visit))
    return hero._replace(
        running=tuple(running),
        now=_now(reader, path, table),
        out=out,
        gone=gone,
        spared=spared,
        stood=word(reader, table, "stood", path, PLACES) or "",
        fell=fell,
        healed=healed,
    )


def _now(reader: Reader, path: Path, table: Mapping[str, Any]) -> Now | None:
    """`now`: a hero's part in the turn that is played."""
    now = table.get("now")
    if now is None:
        return None
    place = (*path, "now")
    if not isinstance(now, dict):
        reader.fault(place, "position.table", "now")
        return None
    reader.only(now, PART, place)
    level = word(reader, now, "level", place, PLACES)
    total, bare = (
        reader.number(now, key, place, LOWEST, HIGHEST) for key in ("total", "bare")
    )
    damage, hits = (
        reader.number(now, key, place, most=HIGHEST) or 0 for key in ("damage", "hits")
    )
    if level is None:
        reader.fault(place, "position.missing", "level")
        return None
    return Now(level, total, bare, damage, hits)


def _duels(
    reader: Reader, hero: Hero, path: Path, table: Mapping[str, Any]
) -> Iterator[Duel]:
    """`duel`: whom he fights, heroes or anybody."""
    names = table.get("duel", [])
    if not isinstance(names, list):
        reader.fault((*path, "duel"), "position.inner", "duel")
        return
    for index, name in enumerate(names):
        place = (*path, "duel", index)
        if not isinstance(name, str):
            reader.fault(place, "position.text", "duel")
            continue
        yield Duel(hero.id, hero.side, _somebody(reader, name, place))


def _somebody(reader: Reader, name: str, place: Path) -> str:
    """A hero's id, or the name of somebody whom nobody entered."""
    known = {shown: who for who, shown in reader.state.named("hero").items()}
    return known.get(name) or reader.attempt(place, lambda: clean_name(name)) or ""


def _coming(
    reader: Reader, side: str, path: Path, table: Mapping[str, Any]
) -> Iterator[Line]:
    """`coming`: what its strategy roll of a turn gains, or loses, and by whose deed."""
    for place, one in inner(reader, table, "coming", path):
        reader.only(one, COMING, place)
        code = word(reader, one, "code", place, tuple(EARNED))
        turn = reader.number(one, "turn", place, least=1, most=MOST_BALANCE)
        value = reader.number(one, "value", place, LOWEST, HIGHEST)
        name = reader.text(one, "hero", place)
        if code is None or turn is None or value is None or name is None:
            reader.fault(place, "position.missing", ", ".join(COMING))
            continue
        who = _somebody(reader, name, place)
        yield Line(side, value, OPPORTUNITY_KEY, EARNED[code], who, code, turn)


# Writing ---------------------------------------------------------------------------


def of_campaign(state: State) -> dict[str, Any]:
    """How far the battle has come."""
    found: dict[str, Any] = {}
    for key in CAMPAIGN_SIDES:
        side = state.text(CAMPAIGN, key)
        if side:
            found[key] = state.name(side)
    for key in CAMPAIGN_COUNTS:
        if state.number(CAMPAIGN, key):
            found[key] = state.number(CAMPAIGN, key)
    if state.get(CAMPAIGN, "ended"):
        found["ended"] = True
    return found


def of_side(state: State, battle: Battle, side: str) -> dict[str, Any]:
    """What is chosen, lost and coming."""
    found: dict[str, Any] = {}
    tactic = state.text(side, "tactic")
    if tactic in ORDER:
        found["tactic"] = tactic
    if state.words(side, "terrain"):
        found["terrain"] = list(state.words(side, "terrain"))
    if state.get(side, "banner_lost"):
        found["banner_lost"] = True
    coming = [
        {
            "hero": state.name(line.hero),
            "code": line.code,
            "turn": line.turn,
            "value": line.value,
        }
        for line in battle.lines
        if line.who == side and _plain(state, line.hero)
    ]
    return found | ({"coming": coming} if coming else {})


def of_hero(state: State, battle: Battle, hero: str) -> dict[str, Any]:
    """How a hero fares, and what runs for him."""
    found: dict[str, Any] = {key: True for key in HERO_FLAGS if state.get(hero, key)}
    for key, what in SCORES.items():
        if state.balance(hero, what):
            found[key] = state.balance(hero, what)
    if state.number(hero, "brought"):
        found["brought"] = state.number(hero, "brought")
    here = battle.hero(hero)
    if here.stood:
        found["stood"] = here.stood
    if here.now:
        now = {key: state.get(hero, key) for key in PART}
        found["now"] = {key: value for key, value in now.items() if value is not None}
    if here.running:
        found["opportunity"] = [_running(one) for one in here.running]
    duels = [
        state.name(one.opponent)
        for one in battle.duels
        if one.hero == hero and _plain(state, one.opponent)
    ]
    return found | ({"duel": duels} if duels else {})


def _plain(state: State, who: str) -> bool:
    """Whether the name says who it is: a stranger may be called like a hero."""
    heroes = state.named("hero")
    return who in heroes or who not in heroes.values()


def _running(one: Running) -> dict[str, Any]:
    """One that runs, without what goes without saying."""
    return {key: value for key, value in one._asdict().items() if value}
