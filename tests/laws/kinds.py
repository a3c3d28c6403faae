"""For every kind of act: a strategy for its arguments, and one act that succeeds.

A new kind of act needs a line in both tables; `test_each_kind` fails without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from ledger.acting import act_named
from tests.laws import seals
from tests.laws.evening import stopped

if TYPE_CHECKING:
    from collections.abc import Callable

    from hypothesis.strategies import SearchStrategy

    from ledger.state import State
    from tests.laws.evening import Evening

NAMES = (
    "Anne",
    "Bruno",
    "Chloé",
    "Dora",
    "anne",
    "Ann",
    "Émile du Bourg",
    'Le "Vieux"',
    "back\\slash",
    "[red]",
    "Anne#2",
    "O'Neil; DROP TABLE entry",
)
PLACES = ("Vaux", "Bourg", "Pré d'en-haut", 'Le "Trou"', "Vau", "Anne")
REMARKS = st.one_of(st.none(), st.sampled_from(("spoils", "une dette à l'œil")))
AMOUNTS = st.one_of(
    st.integers(1, 30), st.sampled_from((100, 10**6, 10**12, 10**12 - 1))
)
RULES = (
    ("free.money.start", "25"),
    ("free.money.start", "0"),
    ("free.titles.most", "1"),
    ("free.titles.most", "0"),
    ("free.territories.most", "2"),
    ("free.territories.most", "0"),
    ("free.clock.phases", "income,war"),
    ("free.clock.phases", "war"),
    ("free.clock.phases", "[]"),
    ("free.clock.first_player", "moves"),
    ("free.clock.first_player", "stays"),
    ("free.money.unit", "écus"),
    ("campaign.dice", "ask"),
    ("campaign.language", "fr"),
)
TEXTS = (
    "[free.clock]\nphases = ['income', 'war'] # ours\n",
    "\n\n# nothing but a remark\n",
    "\n \n",
    "[free.titles]\nmost = 3\n\n[free.money]\nunit = 'livres'\n",
    "[free.titles]\nmost = 'many'\n",
)


def _shown(state: State, kind: str) -> SearchStrategy[str]:
    known = sorted(state.named(kind).values())
    pool = st.sampled_from(NAMES if kind == "player" else PLACES)
    return st.one_of(st.sampled_from(known), pool) if known else pool


def _mostly(state: State, kind: str) -> SearchStrategy[str]:
    known = sorted(state.named(kind).values())
    return st.sampled_from(known) if known else _shown(state, kind)


def _purses(state: State) -> SearchStrategy[str]:
    return st.one_of(st.just("bank"), _mostly(state, "player"), _shown(state, "player"))


def _corrections(state: State) -> SearchStrategy[dict[str, Any]]:
    money = st.tuples(st.just("money"), _purses(state)).map(list)
    fields = [
        f"{subject}.{field}"
        for subject, facts in sorted(state.facts.items())
        for field in sorted(facts)
        if subject != "rules"
    ]
    vacant = [f"{t}.holder" for t in state.subjects("title")]
    vacant += [f"{t}.kind" for t in state.subjects("territory")]
    facts = st.sampled_from(fields + vacant).map(lambda what: [what])
    purses = [a for a in sorted(state.balances) if ":" in a] or ["player:Anne"]
    accounts = st.sampled_from(purses).map(lambda account: ["money", account])
    values = st.one_of(
        st.integers(0, 40).map(str),
        st.sampled_from(("none", "mine", "war", "1000000000000")),
        _shown(state, "player"),
    )
    return st.fixed_dictionaries(
        {
            "what": st.one_of(money, facts, accounts),
            "value": values,
            "remark": st.just("counted"),
        }
    )


def _args(**parts: SearchStrategy[Any]) -> SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(parts)


EXPRESSIONS = ("2d6+1", "1d20", "d6!", "4d10k3", "2d6", "3d4kl2-1", "d%")

STRATEGIES: dict[str, Callable[[State], SearchStrategy[dict[str, Any]]]] = {
    "pay": lambda s: st.one_of(
        _args(source=_purses(s), target=_purses(s), amount=AMOUNTS, remark=REMARKS),
        _args(source=st.just("bank"), target=_mostly(s, "player"), amount=AMOUNTS),
    ),
    "count": lambda s: _args(player=_mostly(s, "player"), amount=AMOUNTS),
    "title grant": lambda s: _args(
        title=_shown(s, "title"), person=_mostly(s, "player"), remark=REMARKS
    ),
    "title revoke": lambda s: _args(title=_mostly(s, "title"), remark=REMARKS),
    "territory add": lambda s: _args(
        name=_shown(s, "territory"),
        kind=st.sampled_from((None, "mine", "player:Anne")),
        owner=st.one_of(st.none(), _mostly(s, "player")),
        remark=REMARKS,
    ),
    "territory claim": lambda s: _args(
        name=_mostly(s, "territory"), player=_mostly(s, "player"), remark=REMARKS
    ),
    "territory release": lambda s: _args(name=_mostly(s, "territory"), remark=REMARKS),
    "players add": lambda s: _args(name=_shown(s, "player")),
    "players rename": lambda s: _args(
        old=_mostly(s, "player"), new=st.sampled_from(NAMES)
    ),
    "players retire": lambda s: _args(name=_mostly(s, "player")),
    "turn": lambda _: _args(),
    "phase": lambda _: _args(),
    "roll": lambda s: _args(
        expression=st.sampled_from(EXPRESSIONS),
        who=st.one_of(st.none(), _mostly(s, "player")),
        remark=REMARKS,
    ),
    "note": lambda _: _args(remark=st.sampled_from(("a remark", "une remarque", " "))),
    "correct": _corrections,
    "rules set": lambda _: st.sampled_from(RULES).map(
        lambda pair: {"key": pair[0], "value": pair[1]}
    ),
    "rules load": lambda _: _args(text=st.sampled_from(TEXTS)),
    **seals.STRATEGIES,
    "import csv": lambda _: _args(text=st.sampled_from(SHEETS)),
    "drop": lambda _: _args(number=st.one_of(st.none(), st.integers(1, 3))),
}

SHEETS = (
    "player,in,out,for\nAnne,12,,spoils\nAnne,,5,bread\n",
    "player;money\nAnne;1 000,00\nBruno;2\n",
    "title,holder\nMarshal,Anne\n",
    "territory;kind;owner\nVaux;;Bruno\nPré;field;\n",
    "player,amount\nNobody,3\nBruno,-9000000\n",
)


def _half_a_roll(evening: Evening) -> None:
    recorder = evening.recorder(dice="6")
    stopped(act_named("roll"), recorder, "d6!")
    recorder.save()


def _phases(evening: Evening) -> None:
    evening.act("rules set", "free.clock.phases", "income,war")


def _vaux(evening: Evening) -> None:
    evening.act("territory add", "Vaux", "mine", "Anne")


def _warden(evening: Evening) -> None:
    evening.act("title grant", "Warden", "Anne")


def _rich(evening: Evening) -> None:
    evening.act("pay", "bank", "Anne", 40)
    _vaux(evening)
    _warden(evening)


# Preparation, and the arguments of an act that then succeeds.
SAMPLES: dict[str, tuple[Callable[[Evening], None], tuple[Any, ...]]] = {
    "pay": (_rich, ("Anne", "Bruno", 15, "a debt")),
    "count": (_rich, ("Anne", 41, ["Bruno", 7])),
    "title grant": (_rich, ("Marshal", "Bruno")),
    "title revoke": (_warden, ("Warden",)),
    "territory add": (_rich, ("Bourg", "city", "Chloé")),
    "territory claim": (_vaux, ("Vaux", "Bruno")),
    "territory release": (_vaux, ("Vaux",)),
    "players add": (_rich, ("Dora",)),
    "players rename": (_rich, ("Anne", "Zoé")),
    "players retire": (_rich, ("Anne",)),
    "turn": (_phases, ()),
    "phase": (_phases, ()),
    "roll": (_rich, ("2d6+1", "Anne")),
    "note": (_rich, ("a remark",)),
    "correct": (_rich, (["money", "Anne"], "7", "counted")),
    "rules set": (_rich, ("free.money.unit", "écus")),
    "rules load": (_rich, ("[free.titles]\nmost = 3 # ours\n",)),
    **seals.SAMPLES,
    "import csv": (_rich, (SHEETS[0], "the notebook")),
    "drop": (_half_a_roll, ()),
}
