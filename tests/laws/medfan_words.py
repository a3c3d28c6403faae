"""For every act of a Med-Fan evening: words that people may use, sensible or not."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from ledger.rules.medfan import roster
from ledger.rules.medfan.tables import (
    ARMY,
    CAPABILITY,
    IMPROVEMENT,
    OBJECTIVE,
    SCENARIO,
    SEQUENCE,
)
from ledger.state import CAMPAIGN

if TYPE_CHECKING:
    from collections.abc import Callable

    from hypothesis.strategies import SearchStrategy

    from ledger.state import State

NAMES = ("Anne", "Bruno", "Chloé", "Dora", "Émile du Bourg")
FIGURES = ("Ysolde", "Merlin", "Goblin", "Orc", 'Le "Vieux"', "goblin 2")
PLACES = ("Vaux", "Le Gué", "Forêt sombre", "unknown 1", "vaux")
SPELLS = ("Boule de feu", "Brume", "Peur", "Soin", "Éclair")
COSTS = st.integers(1, 60) | st.sampled_from((1, 120, 499, 500, 10**6))
STEPS = st.sampled_from((None, None, *SEQUENCE["steps"]))
FEW = {"min_size": 0, "max_size": 3, "unique": True}


def _switches() -> list[tuple[str, str]]:
    """Every house rule that is a word or a flag, with each of its values."""
    text = files("ledger.rules.medfan").joinpath("settings.toml").read_text("utf-8")
    found = []
    for key, told in tomllib.loads(text).items():
        values = {"flag": ["true", "false"], "word": told.get("options", [])}
        found += [(key, value) for value in values.get(told["type"], [])]
    return found


SWITCHES = [
    *_switches(),
    ("medfan.house_rules.dismissal_refund_percent", "50"),
    ("medfan.house_rules.initial_territory_rolls", "2"),
    ("medfan.house_rules.late_joiner_extra_hoard", "100"),
    ("medfan.house_rules.battle_size_limit", "40"),
    ("medfan.house_rules.gain_scale", "[2, 3]"),
    ("medfan.start_hoard", "300"),
]


def _args(**parts: Any) -> SearchStrategy[dict[str, Any]]:
    made = {
        key: part if isinstance(part, st.SearchStrategy) else st.just(part)
        for key, part in parts.items()
    }
    return st.fixed_dictionaries(made)


def _players(state: State) -> SearchStrategy[str]:
    return st.sampled_from([state.name(p) for p in state.seats] or list(NAMES))


def _of(state: State, player: str) -> list[str]:
    """The figures of a player, by their current names."""
    return [state.name(f) for f in roster.figures(state, player)]


def _owners(state: State) -> SearchStrategy[tuple[str, list[str]]]:
    """A player, mostly one who has figures, and their names."""
    every = [(state.name(p), _of(state, p)) for p in state.seats]
    return st.sampled_from([e for e in every if e[1]] or every or [("Anne", [])])


def _figure(state: State, **more: Any) -> SearchStrategy[dict[str, Any]]:
    """A player, one of the player's figures, and anything else the act needs."""
    return _owners(state).flatmap(
        lambda pair: _args(
            player=pair[0], figure=st.sampled_from(pair[1] or FIGURES), **more
        )
    )


def _mage(state: State, **more: Any) -> SearchStrategy[dict[str, Any]]:
    """Mostly a figure who can learn a spell."""
    mages = [
        (state.name(player), state.name(figure))
        for player in state.seats
        for figure in roster.figures(state, player)
        if roster.has_role(state, figure, "mage")
    ]
    if not mages:
        return _figure(state, **more)
    return st.sampled_from(mages).flatmap(
        lambda pair: _args(player=pair[0], figure=pair[1], **more)
    )


def _councillors(state: State) -> SearchStrategy[str]:
    """Mostly somebody who owns a Council."""
    lucky = [p for p in state.seats if roster.in_use(state, p, roster.COUNCIL)]
    return st.sampled_from([state.name(p) for p in lucky]) if lucky else _players(state)


def _sides(state: State) -> SearchStrategy[tuple[str, str]]:
    seats = list(state.seats)
    if len(seats) < 2:
        return st.just(("player:Anne", "player:Anne"))
    settled = state.words(CAMPAIGN, "fighters")
    pairs = [(one, other) for one in seats for other in seats if one != other]
    return st.sampled_from([*([tuple(settled)] * 4 if settled else ()), *pairs])


def _after(state: State) -> SearchStrategy[dict[str, Any]]:
    """The rest of the open sequence; otherwise a battle that has been fought."""
    if state.get(CAMPAIGN, "step"):
        return _args(until=STEPS)
    return _sides(state).flatmap(lambda sides: _fought(state, sides))


def _fought(state: State, sides: tuple[str, str]) -> SearchStrategy[dict[str, Any]]:
    names = [state.name(side) for side in sides]
    army = [f"{state.name(p)}:{name}" for p in sides for name in _of(state, p)]
    some = st.lists(st.sampled_from(army), **FEW) if army else st.just([])
    aims = st.lists(
        st.builds(
            "{}:{}".format, st.sampled_from(names), st.sampled_from(OBJECTIVE["rows"])
        ),
        max_size=2,
    )
    return _args(
        winner=st.sampled_from([*names, *names, "draw", "nul"]),
        attacker=names[0],
        defender=names[1],
        dead=some,
        fled=st.just([]) | some,
        absent=st.just([]) | some,
        objective=st.just([]) | aims,
        until=STEPS,
    )


def _prepare(state: State) -> SearchStrategy[dict[str, Any]]:
    return _sides(state).flatmap(
        lambda sides: _args(
            one=state.name(sides[0]),
            other=state.name(sides[1]),
            scenario=st.sampled_from([None, None, *SCENARIO["rows"]]),
            objectives=st.just([])
            | st.sampled_from(OBJECTIVE["rows"]).map(
                lambda aim: [f"{state.name(sides[0])}:{aim}"]
            ),
            attacker=st.sampled_from([None, None, state.name(sides[1])]),
            variable=st.booleans(),
            again=st.booleans(),
            two_dice=st.booleans(),
        )
    )


def _recruit(state: State) -> SearchStrategy[dict[str, Any]]:
    hero = _args(
        player=_players(state),
        name=st.sampled_from(FIGURES),
        cost=COSTS,
        kind="hero",
        roles=st.lists(st.sampled_from(ARMY["roles"]), **FEW),
        spell=st.sampled_from((None, None, *SPELLS)),
    )
    armed = _args(
        player=_players(state),
        name=st.sampled_from(FIGURES),
        cost=COSTS,
        kind="hero",
        roles=["general"],
        item=st.sampled_from(ARMY["items"]),
        item_cost=st.integers(1, 20),
    )
    troops = _args(
        player=_players(state),
        name=st.sampled_from(FIGURES),
        cost=st.integers(1, 25),
        kind="troop",
        roles=st.sampled_from(([], [], ["healer"])),
        count=st.sampled_from((None, 2, 3, 5)),
        also=st.sampled_from(([], [], ["Wolf=7", "Bat=3"])),
    )
    return hero | hero | armed | troops


def _improve(state: State) -> SearchStrategy[dict[str, Any]]:
    return _figure(
        state,
        stat=st.sampled_from((*IMPROVEMENT["rows"], "die")),
        cost=st.integers(1, 25),
        kind=st.sampled_from((None, *IMPROVEMENT["kinds"])),
        value=st.sampled_from((None, 3, 5, 6)),
        first=st.sampled_from((None, 4)),
        note=st.sampled_from((None, "lance")),
    )


KINDS_OF_LAND = sorted(
    {
        *(kind for table in ("unique", "rare", "common") for kind in CAPABILITY[table]),
        *CAPABILITY["either"],
    }
    - {"treasure_cache"}
)
# Things that let people do more than buy and fight.
GIFTS = (roster.COUNCIL, "labyrinth", "training_ground", "tavern", *KINDS_OF_LAND)


def _corrections(state: State) -> SearchStrategy[dict[str, Any]]:
    """Anything that may be corrected, to anything; territories most of all."""
    fields = [
        f"{subject}.{field}"
        for subject, facts in sorted(state.facts.items())
        for field in sorted(facts)
        if subject != "rules"
    ]
    lands = [f for f in fields if f.endswith((".capability", ".owner"))]
    lands = lands or fields
    owned = [f for f in lands if f.endswith("capability")] or lands
    numbers = st.integers(0, 600).map(str)
    people = _players(state)
    return st.one_of(
        _args(
            what=people.map(lambda name: ["money", name]),
            value=numbers,
        ),
        _args(
            what=st.sampled_from(owned).map(lambda what: [what]),
            value=st.sampled_from(KINDS_OF_LAND),
        ),
        _args(what=st.sampled_from(lands).map(lambda what: [what]), value=people),
        _args(
            what=st.sampled_from(fields).map(lambda what: [what]),
            value=st.one_of(
                st.integers(0, 4).map(str), people, st.sampled_from(("none", "hero"))
            ),
        ),
    ).map(lambda told: {**told, "remark": "counted"})


def _lands(state: State) -> SearchStrategy[str]:
    return st.sampled_from([*sorted(state.named("territory").values()), "Vaux"])


STRATEGIES: dict[str, Callable[[State], SearchStrategy[dict[str, Any]]]] = {
    "medfan join": lambda _: _args(
        player=st.sampled_from(NAMES),
        name=st.sampled_from((None, None, *PLACES)),
        by_dice=st.booleans(),
    ),
    "medfan recruit": _recruit,
    "medfan improve": _improve,
    "medfan dismiss": _figure,
    "medfan spell": lambda s: _mage(
        s,
        spell=st.sampled_from(SPELLS),
        cost=st.sampled_from((None, None, 12)),
    ),
    "medfan item": lambda s: _figure(
        s, item=st.sampled_from(ARMY["items"]), cost=st.integers(1, 20)
    ),
    "medfan council": lambda s: _args(
        player=_councillors(s),
        benefit=st.sampled_from((None, *CAPABILITY["council_benefits"])),
    ),
    "medfan determine": lambda s: _args(
        name=st.sampled_from((None, None, "1", "unknown 2", "Vaux")),
        player=st.none() | _players(s),
        called=st.sampled_from((None, None, *PLACES)),
        by_dice=st.booleans(),
    ),
    "medfan prepare": _prepare,
    "medfan after": _after,
    "medfan income": lambda s: _args(against=st.none() | _players(s)),
    "medfan goal": lambda _: st.one_of(
        _args(games=st.sampled_from((None, 1, 3, 8)), half=st.booleans()),
        _args(territories=st.integers(1, 8)),
    ),
    "medfan objective": lambda _: _args(),
    "pay": lambda s: _args(
        source=st.just("bank") | _players(s),
        target=st.just("bank") | _players(s),
        amount=st.sampled_from((5, 60, 10**12)),
    ),
    "territory claim": lambda s: _args(name=_lands(s), player=_players(s)),
    "territory release": lambda s: _args(name=_lands(s)),
    "players add": lambda _: _args(name=st.sampled_from(NAMES)),
    "players rename": lambda s: _args(old=_players(s), new=st.sampled_from(NAMES)),
    "players retire": lambda s: _args(name=_players(s)),
    "turn": lambda _: _args(),
    "correct": _corrections,
    "count": lambda s: _args(player=_players(s), amount=st.integers(0, 300)),
    "rules set": lambda _: st.sampled_from(SWITCHES).map(
        lambda pair: {"key": pair[0], "value": pair[1]}
    ),
}

# An evening is mostly buying and fighting; other acts come in between.
SHOPPING = ("medfan recruit", "medfan improve", "medfan spell", "medfan item")
SHOPPING += ("medfan council", "medfan dismiss")
FIGHTING = ("medfan prepare", "medfan after", "medfan income")
COMING = ("medfan join", "medfan determine", "medfan goal", "turn")
REST = tuple(sorted(set(STRATEGIES) - {*SHOPPING, *FIGHTING, *COMING}))
