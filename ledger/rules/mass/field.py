"""The battle as it is recorded, and as the opportunities see it.

An opportunity that runs for a hero, a modifier of a coming strategy roll, an undecided
duel: each is a thing of its own, with an id made from what it is about.
"""

from __future__ import annotations

from ledger.rules.mass.armies import sides
from ledger.rules.mass.opportunities.battle import (
    Battle,
    Duel,
    Hero,
    Line,
    Now,
    Running,
    Side,
)
from ledger.rules.mass.opportunities.modifiers import HARMING, HELPING, OPPORTUNITY_KEY
from ledger.rules.mass.opportunities.windows import CODES
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.effects import Effect, Value
    from ledger.state import State

    Facts = dict[str, Value]

OPPORTUNITY, LINE, DUEL = "opportunity", "line", "duel"
FARING = ("out", "gone", "spared", "fell", "healed")
PART = ("level", "total", "bare", "damage", "hits")  # in the current turn
FLAGS = ("commission", "champion", *FARING)
EARNED = HELPING | HARMING


def battle_of(state: State) -> Battle:
    """The current battle."""
    things = _things(state)
    running: dict[str, list[Running]] = {}
    for facts in things[OPPORTUNITY]:
        running.setdefault(str(facts["hero"]), []).append(_running(facts))
    heroes = tuple(
        _hero(state, hero, running.get(hero, ())) for hero in state.subjects("hero")
    )
    whose = {hero.id: hero.side for hero in heroes}
    return Battle(
        state.turn,
        tuple(
            Side(
                side,
                bool(state.get(side, "montaigne")),
                bool(state.get(side, "banner_lost")),
            )
            for side in sides(state)
        ),
        heroes,
        tuple(_line(facts) for facts in things[LINE]),
        tuple(_duel(facts, whose) for facts in things[DUEL]),
    )


def recorded(state: State, before: Battle, after: Battle) -> list[Effect]:
    """The effects that turn the recorded battle into a later one."""
    sides_then = {side.id: side for side in before.sides}
    heroes_then = {hero.id: hero for hero in before.heroes}
    effects: list[Effect] = [
        changed(state, side.id, "banner_lost", _yes(side.banner_lost))
        for side in after.sides
        if side != sides_then[side.id]
    ]
    for hero in after.heroes:
        if hero != heroes_then[hero.id]:
            effects += _written(state, hero.id, _of_hero(hero))
    kept = _battle_facts(after)
    for subject in _battle_facts(before):
        if subject not in kept:
            effects += ended(state, subject)
    for subject, facts in kept.items():
        effects += _written(state, subject, facts)
    return effects


def ended(state: State, subject: str) -> list[Effect]:
    """The effects that remove a thing that is over."""
    facts = state.facts.get(subject, {})
    return [changed(state, subject, field, None) for field in facts]


def _written(state: State, subject: str, facts: Facts) -> list[Effect]:
    return [
        changed(state, subject, field, value)
        for field, value in facts.items()
        if value != state.get(subject, field)
    ]


def _things(state: State) -> dict[str, list[Facts]]:
    """All that comes and goes in a battle, by kind, in the order of ids."""
    by_kind: dict[str, list[Facts]] = {OPPORTUNITY: [], LINE: [], DUEL: []}
    for subject in sorted(state.facts):
        kind = subject.partition(":")[0]
        if kind in by_kind:
            by_kind[kind].append(state.facts[subject])
    return by_kind


def _battle_facts(battle: Battle) -> dict[str, Facts]:
    """The same for a battle: each thing by its id, with its facts."""
    by_id: dict[str, Facts] = {}
    for hero in battle.heroes:
        for one in hero.running:
            by_id[running_id(hero.id, one.code, one.won)] = {
                "hero": hero.id,
                "code": one.code,
                "won": one.won,
                "level": one.level or None,
                "tally": one.tally or None,
                "waits": _yes(one.waits),
                "visit": one.visit or None,
            }
    values: dict[str, int] = {}
    for line in battle.lines:
        subject = line_id(line.who, line.hero, line.code, line.turn)
        # Losing two duels in a turn harms the general twice.
        values[subject] = values.get(subject, 0) + line.value
        by_id[subject] = {
            "side": line.who,
            "turn": line.turn,
            "hero": line.hero,
            "code": line.code,
            "value": values[subject],
        }
    for duel in battle.duels:
        facts: Facts = {"hero": duel.hero, "opponent": duel.opponent}
        by_id[duel_id(duel.hero, duel.opponent)] = facts
    return by_id


def running_id(hero: str, code: str, won: int) -> str:
    """The id of a running opportunity: whose, which one, and the turn it was won in."""
    return f"{OPPORTUNITY}:{hero}/{code}/{won}"


def line_id(side: str, hero: str, code: str, turn: int) -> str:
    """The id of a change to a strategy roll: whose roll, by whose deed, and when."""
    return f"{LINE}:{side}/{hero}/{code}/{turn}"


def duel_id(hero: str, opponent: str) -> str:
    """The id of a duel, from the two who fight it."""
    return f"{DUEL}:{hero}/{opponent}"


def _yes(true: bool) -> int | None:
    return 1 if true else None


def _of_hero(hero: Hero) -> Facts:
    now = hero.now
    return {
        "out": _yes(hero.out),
        "gone": _yes(hero.gone),
        "spared": _yes(hero.spared),
        "fell": _yes(hero.fell),
        "healed": _yes(hero.healed),
        "stood": hero.stood or None,
        "level": now.level if now else None,
        "total": now.total if now else None,
        "bare": now.bare if now else None,
        "damage": (now.damage_dice or None) if now else None,
        "hits": (now.hits or None) if now else None,
    }


def _hero(state: State, hero: str, running: list[Running] | tuple[()]) -> Hero:
    facts = state.facts[hero]
    return Hero(
        hero,
        str(facts.get("side")),
        running=tuple(sorted(running, key=_when_won)),
        now=_now(facts),
        stood=_word(facts, "stood"),
        **{key: bool(facts.get(key)) for key in FLAGS},
    )


def _when_won(one: Running) -> tuple[int, int]:
    """The sort key of opportunities: by turn won, then in the order of the text."""
    return one.won, CODES.index(one.code)


def _running(facts: Facts) -> Running:
    return Running(
        _word(facts, "code"),
        _number(facts, "won"),
        _word(facts, "level"),
        _number(facts, "tally"),
        bool(facts.get("waits")),
        _number(facts, "visit"),
    )


def _now(facts: Facts) -> Now | None:
    level = facts.get("level")
    if not isinstance(level, str):
        return None
    total, bare = facts.get("total"), facts.get("bare")
    return Now(
        level,
        total if isinstance(total, int) else None,
        bare if isinstance(bare, int) else None,
        _number(facts, "damage"),
        _number(facts, "hits"),
    )


def _line(facts: Facts) -> Line:
    code = _word(facts, "code")
    return Line(
        _word(facts, "side"),
        _number(facts, "value"),
        OPPORTUNITY_KEY,
        EARNED[code],
        _word(facts, "hero"),
        code,
        _number(facts, "turn"),
    )


def _duel(facts: Facts, whose: Mapping[str, str]) -> Duel:
    hero = _word(facts, "hero")
    return Duel(hero, whose[hero], _word(facts, "opponent"))


def _word(facts: Facts, key: str) -> str:
    value = facts.get(key)
    return value if isinstance(value, str) else ""


def _number(facts: Facts, key: str) -> int:
    value = facts.get(key)
    return value if isinstance(value, int) else 0
