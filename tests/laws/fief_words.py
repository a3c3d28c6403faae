"""For every act of a game of Fief: words that people may use, sensible or not."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ledger.acting import acts
from ledger.rules.fief.board.places import dioceses, regions, villages
from ledger.rules.fief.cards.deck import CARDS, UNSEEN, cards_of
from ledger.rules.fief.cards.playing import PLAYS
from ledger.rules.fief.facts import BUILDINGS, VALUES
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import CAUSES
from ledger.rules.fief.fiefs import controls
from ledger.rules.fief.forces import stack
from ledger.rules.fief.purchases.buying import ITEMS
from ledger.rules.fief.purchases.founding import lacks
from ledger.rules.fief.purchases.placing import strongholds
from ledger.rules.fief.turn import order
from tests.laws import fief_crown, fief_families, fief_heirs, fief_variants
from tests.laws.fief import SAMPLES
from tests.laws.fief_battles import battle, calm, captivity
from tests.laws.fief_saying import (
    FEW,
    NAMES,
    a_lord,
    a_player,
    a_village,
    an_actor,
    args,
    maybe,
    named,
    one_of_own,
)
from tests.laws.fief_ways import march, move
from tests.ledger.rules.fief.positions import board

if TYPE_CHECKING:
    from collections.abc import Callable

    from hypothesis.strategies import SearchStrategy

    from ledger.state import State
    from tests.laws.fief_saying import Words

NO_MAP = '[[region]]\nname = "Rouge"\nvillages = ["Bourg", "Bourg"]\n'


def _switches() -> list[tuple[str, str]]:
    """Every house rule that is a word or a flag, with each of its values."""
    text = files("ledger.rules.fief").joinpath("settings.toml").read_text("utf-8")
    found = []
    for key, told in tomllib.loads(text).items():
        values = {"flag": ["true", "false"], "word": told.get("options", [])}
        found += [(key, value) for value in values.get(told["type"], [])]
    return [pair for pair in found if pair[0].startswith("fief.")]


SWITCHES = [*_switches(), ("fief.setup.players", "[2, 6]"), ("fief.money.start", "400")]
SWITCHES += [
    ("tactics.modules.mercenaries", "false"),
    ("tactics.merc.hold_village", "true"),
    ("tactics.merc.revolt_mode", "fief2_3d6"),
    ("tactics.bombard.holds_village", "true"),
]


# Cards ------------------------------------------------------------------------------


def _play(state: State) -> Words:
    unseen = [s for s, lie in cards_of(state, "lord").items() if lie == UNSEEN]
    plain = args(
        player=an_actor(state),
        card=st.sampled_from((*PLAYS, "escape", "plague", "famine")),
        on=maybe(named(state, (*regions(state), *dioceses(state)))),
        lord=st.none(),
        at=st.none(),
    )
    lord = args(
        player=an_actor(state),
        card="lord",
        lord=named(state, unseen, "Arnaud"),
        at=maybe(a_village(state)),
    )
    asked = args(player=an_actor(state), card=st.sampled_from(sorted(PLAYS)))
    camp = args(player=an_actor(state), card="revolt", on=a_player(state))
    wild = args(
        player=an_actor(state),
        card=st.sampled_from(sorted(PLAYS)),
        on=maybe(a_lord(state)),
        lord=maybe(a_lord(state)),
        at=maybe(a_village(state)),
    )
    return asked | asked | lord | lord | plain | wild | camp


def _discard(state: State) -> Words:
    named = [state.name(s) for s in (*cards_of(state, "lord"), *dioceses(state))]
    return args(
        player=an_actor(state),
        cards=st.lists(st.sampled_from([*CARDS, *named]), **FEW),
        hidden=st.integers(0, 2),
    )


def _exchange(state: State) -> Words:
    pairs = [
        (state.name(player), state.name(ally))
        for player in state.seats
        if (ally := lords.ally(state, player))
    ]
    pairs = pairs * 3 + [("Anne", "Bruno"), ("Anne", "Anne")]
    return st.sampled_from(pairs).flatmap(
        lambda pair: args(
            player=pair[0],
            other=pair[1],
            gives=st.integers(0, 2),
            takes=st.integers(0, 2),
        )
    )


# Purchases --------------------------------------------------------------------------


def _buy(state: State) -> Words:
    def told(player: str) -> Words:
        held = [v for v in villages(state) if controls(state, player, v)]
        strong = strongholds(state, player)
        return st.sampled_from((*ITEMS, *("soldier", "mill", "press") * 3)).flatmap(
            lambda item: args(
                player=state.name(player),
                item=item,
                at=named(state, (strong if item == "soldier" else held) * 3, "Vaux"),
                count=st.sampled_from((None, None, 1, 2, 3, 40)),
                lord=one_of_own(state, player) if item == "cardinal" else st.none(),
                value=st.sampled_from((None, None, 1, 3, 6, 2)),
            )
        )

    beside = args(
        player=a_player(state),
        item=st.sampled_from((*ITEMS, "city")),
        at=maybe(a_village(state)),
        count=st.just(1),
        lord=maybe(a_lord(state)),
        value=st.just(1),
    )
    buyers = st.sampled_from(state.seats or ("player:Anne",)).flatmap(told)
    return buyers | buyers | buyers | beside


def _auction(state: State) -> Words:
    """Bids by some of them: small ones that tie now and then, and second bids."""
    sums = st.sampled_from((0, 100, 100, 200, 300, 150))
    people = [state.name(player) for player in state.seats] or ["Anne"]
    hands = st.fixed_dictionaries(dict.fromkeys(people, sums))
    told = hands.map(lambda bids: [f"{name}={sum_}" for name, sum_ in bids.items()])
    tied = hands.map(
        lambda bids: {
            "bids": [f"{name}=100" for name in bids],
            "again": [f"{name}={100 + sum_}" for name, sum_ in bids.items()],
        }
    )
    return args(bids=told, again=st.just([])) | tied


def _found(state: State) -> Words:
    ready = [
        (player, region)
        for player in state.seats
        for region in regions(state)
        if not any(True for _ in lacks(state, player, region))
    ]
    every = [(p, r) for p in state.seats for r in regions(state)]
    return st.sampled_from(ready * 20 + every or [("Anne", "Rouge")]).flatmap(
        lambda pair: args(
            player=state.name(pair[0]),
            region=state.name(pair[1]),
            capital=named(
                state,
                [
                    v
                    for v in villages(state)
                    if state.get(v, "region") == pair[1] and state.balance(v, "castle")
                ]
                or villages(state),
            ),
            lord=one_of_own(state, pair[0]),
        )
    )


def _ransom(state: State) -> Words:
    held = [lord for lord in lords.every(state) if lords.captor(state, lord)]
    return args(
        lord=named(state, held) if held else a_lord(state),
        amount=st.sampled_from((100, 300, 700, 10**6)) | st.none(),
        to=a_village(state),
    )


# Before the first turn, and corrections by the referee --------------------------------


def _settle(state: State) -> Words:
    waiting = [p for p in order.playing(state) if not state.get(p, "village")]
    waiting.sort(key=lambda p: state.number(p, "chose"))
    free = [v for v in villages(state) if not state.get(v, "owner")]
    return args(
        player=named(state, waiting[:1] or state.seats),
        village=named(state, free or villages(state)),
        lord=maybe(a_lord(state)),
    )


def _corrections(state: State) -> Words:
    """Anything that may be corrected, to anything."""
    fields = [
        f"{subject}.{field}"
        for subject, facts in sorted(state.facts.items())
        for field in sorted(facts)
        if subject != "rules"
    ]
    fields += [f"{lord}.captor" for lord in lords.every(state)]
    held = [
        [what, account]
        for account, amounts in sorted(state.balances.items())
        for what in sorted(amounts)
        if account not in ("world", "bank")
    ]
    places = [[what, v] for v in villages(state) for what in BUILDINGS]
    heaps = [
        [v, stack(a, p)] for a in villages(state) for p in state.seats for v in VALUES
    ]
    things = st.sampled_from(held + places + heaps or [["money", "Anne"]])
    people = a_player(state) | a_lord(state) | a_village(state)
    facts = st.sampled_from(fields).map(lambda what: [what])
    small = st.integers(0, 4).map(str)
    return (
        args(what=things, value=small | st.just("900"))
        | args(what=facts, value=people)
        | args(what=facts, value=small | st.sampled_from(("none", "rebels")))
    ).map(lambda told: {**told, "remark": "counted"})


def _grants(state: State) -> SearchStrategy[str]:
    return named(state, (*regions(state), *dioceses(state)), *lords.OFFICES, "cardinal")


STRATEGIES: dict[str, Callable[[State], Words]] = {
    "fief map load": lambda _: args(text=st.sampled_from((board(), NO_MAP))),
    "fief setup roll": lambda _: args(),
    "fief settle": _settle,
    "fief length": lambda _: args(turns=st.sampled_from((10, 15, 7))),
    "fief done": lambda s: args(player=an_actor(s)),
    "fief deal": lambda _: args(reshuffle=st.booleans()),
    "fief card play": _play,
    "fief card discard": _discard,
    "fief card exchange": _exchange,
    "fief die": lambda s: args(lord=a_lord(s), cause=st.sampled_from(sorted(CAUSES))),
    "fief income": lambda _: args(),
    "fief buy": _buy,
    "fief upkeep": lambda s: args(player=a_player(s), keep=st.integers(0, 3)),
    "fief auction": _auction,
    "fief found": _found,
    "fief bestow": lambda s: args(region=named(s, regions(s)), lord=a_lord(s)),
    "fief ransom": _ransom,
    "fief move": move,
    "fief rebels march": march,
    "fief battle": battle,
    "fief captive": captivity,
    "fief calm": calm,
    "pay": lambda s: args(
        source=st.just("bank") | a_player(s),
        target=a_player(s),
        amount=st.sampled_from((5, 60, 900, 10**12)),
    ),
    "count": lambda s: args(player=a_player(s), amount=st.integers(0, 3000)),
    "note": lambda _: args(remark="a remark"),
    "title grant": lambda s: args(title=_grants(s), person=a_lord(s)),
    "title revoke": lambda s: args(title=_grants(s)),
    "territory claim": lambda s: args(name=a_village(s), player=a_player(s)),
    "territory release": lambda s: args(name=a_village(s)),
    "players add": lambda _: args(name=st.sampled_from(NAMES)),
    "players rename": lambda s: args(old=a_player(s), new=st.sampled_from(NAMES)),
    "players retire": lambda s: args(name=a_player(s)),
    "turn": lambda _: args(),
    "phase": lambda _: args(),
    "correct": _corrections,
    "rules set": lambda _: st.sampled_from(SWITCHES).map(
        lambda pair: {"key": pair[0], "value": pair[1]}
    ),
}

AT_CARDS = ("fief deal", "fief card discard", "fief die", "fief prince", "fief seat")
MARCH = ("fief rebels march", "fief done", "fief captive")
# Acts of each phase, the most usual most often.
STRATEGIES |= fief_crown.STRATEGIES | fief_families.STRATEGIES
STRATEGIES |= fief_heirs.STRATEGIES | fief_variants.STRATEGIES
BY_PHASE = {
    "cards": (*("fief card play",) * 6, *AT_CARDS, "fief battle"),
    "income": ("fief income", "fief income", "fief ransom"),
    "purchases": (
        *("fief buy",) * 5,
        *("fief upkeep", "fief auction") * 2,
        "fief found",
        "fief found",
        "fief bestow",
    ),
    "movement": (*("fief move",) * 7, *MARCH),
    "combat": (
        *("fief battle",) * 4,
        "fief die",
        "fief ransom",
        "fief done",
        "fief captive",
        "fief calm",
        "fief calm",
        "fief seat",
        "fief sell",
    ),
    "negotiations": (
        *("fief inherit", "fief elect", "fief crown", "fief marry") * 3,
        *("fief lend", "fief repay"),
        *("fief card exchange", "fief ransom", "pay", "fief guard"),
    ),
}
# Phases with much to do.
BUSY = ("cards", "purchases", "movement")
CLOCK = (*("phase",) * 5, "fief done", "fief done", "turn")
OWN = {*CLOCK, *(kind for kinds in BY_PHASE.values() for kind in kinds)}


def _as_tried(kind: str) -> Callable[[State], Words]:
    """Tries a kind of act that has no words of its own yet with those of its sample."""
    _, words = SAMPLES[kind]
    names = (word.name for word in acts()[kind].words)
    told = dict(zip(names, words, strict=False))
    return lambda _: args(**told)


for _kind in SAMPLES:
    if _kind not in STRATEGIES:
        STRATEGIES[_kind] = _as_tried(_kind)

REST = tuple(sorted({*STRATEGIES} & {*acts()} - OWN))
