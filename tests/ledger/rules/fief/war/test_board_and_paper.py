"""The same battle on the board and on paper: one rule, and so one result."""

from __future__ import annotations

from itertools import chain, repeat

from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.rules.fief.war.resolving import Battle
from ledger.table import Table
from tests.effort import examples
from tests.ledger.rules.fief.positions import fact
from tests.ledger.rules.fief.war.armies import camps, escort, played, siege
from tests.ledger.rules.fief.war.fights import scene

OFFICES = {"attacker": ("king", "Arnaud"), "defender": ("queen", "Philippe")}


@st.composite
def armies(draw, *, attacks):
    """The counters of a side."""
    few = st.integers(0, 3)
    counters = {"v1": draw(st.integers(1, 5)), "v3": draw(few), "archer": draw(few)}
    counters["bombard"] = draw(few)
    lords = draw(st.integers(1, 2))
    guards = {
        "guard_sergeant": draw(st.integers(0, 2)),
        "guard_knight": draw(st.integers(0, 1)),
    }
    hired = draw(st.integers(0, 3 if attacks else 2))
    return counters, lords, guards, hired


def spec(army, *, points):
    """The same side as typed words; its soldiers as points, or by counters."""
    counters, lords, guards, hired = army
    words = {"lords": lords, "mercenaries": hired, "bombards": counters["bombard"]}
    words |= {"archers": counters["archer"], "guard": guards["guard_sergeant"]}
    words["guard_knights"] = guards["guard_knight"]
    if points:
        words["soldiers"] = counters["v1"] + 3 * counters["v3"]
    else:
        words |= {"sergeants": counters["v1"], "knights": counters["v3"]}
    return ",".join(f"{word}={count}" for word, count in words.items() if count)


def on_board(army, other, site, house):
    """Anne is before Vaux, and Bruno in it."""
    more = camps(Anne=army[3], Bruno=other[3])
    for side, (office, lord) in OFFICES.items():
        guards = (army if side == "attacker" else other)[2]
        more += escort(office, **{what: n for what, n in guards.items() if n})
        more += fact("campaign", office, f"lord:{lord}")
    lords = army[1], other[1]
    words = [
        " ".join(f"{k}={n}" for k, n in own[0].items() if n) for own in (army, other)
    ]
    return siege(*words, site=site, lords=lords, more=more, house=house)


@settings(max_examples=examples(100))
@given(st.data())
def test_the_same_dice_bring_the_same_end(data):
    """Every round has the same points, dice, harm, losses and survivors."""
    army = data.draw(armies(attacks=True))
    other = data.draw(armies(attacks=False))
    profile = data.draw(st.sampled_from(("fief2", "fief2011")))
    change = data.draw(st.booleans())
    site = data.draw(st.sampled_from((None, "castle", "city")))
    order = data.draw(st.sampled_from(("attacker_first", "defender_first")))
    house = {
        "tactics.profile": profile,
        "tactics.losses.change_allowed": change,
        "tactics.merc.plague_cumulative": data.draw(st.booleans()),
        "tactics.bombard.order": order,
        "tactics.merc.commit_before_archers": data.draw(st.booleans()),
    }
    words = {
        "losses": [data.draw(st.sampled_from(("soldiers", "archers", "guard")))],
        "rerolls": [data.draw(st.sampled_from(("low", "none")))],
        "archers": [data.draw(st.sampled_from(("shoot", "hold")))],
    }
    later, plague = data.draw(st.integers(0, 2)), data.draw(st.booleans())
    faces = data.draw(st.lists(st.integers(0, 5), min_size=40, max_size=40))
    state = on_board(army, other, site, house)
    state.put("region:Rouge", "plague", state.turn if plague else None)
    late = min(later, army[3])
    commits = [f"Anne:0:{army[3] - late}", f"Anne:2:{late}", f"Bruno:0:{other[3]}"]
    outcome, _ = played(
        state, "Anne", "Bruno", chain(faces, repeat(5)), commits=commits, **words
    )
    points = profile == "fief2" and change
    sides, plan = scene(
        spec((*army[:3], army[3] - late), points=points),
        spec(other, points=points),
        tactics=True,
        house=house,
        site=site or "open",
        plague=plague,
        commits=[f"attacker:2:{late}"] if late else [],
        **words,
    )
    stream = chain(faces, repeat(5))
    paper = Battle(Table(throw=lambda die: die.faces[next(stream)]), sides, plan)
    paper.fight()
    told, expected = outcome.result, paper.result()
    assert plain(told["rounds"]) == plain(expected["rounds"])
    assert (told["winner"], told["end"]) == (expected["winner"], expected["end"])
    assert told.get("plague") == expected.get("plague")
    assert plain([told.get("archers", {})]) == plain([expected.get("archers", {})])


def plain(rounds):
    """Rounds without facts that only a board knows."""
    return [
        {
            side: {k: v for k, v in one.items() if k not in ("player", "targets")}
            for side, one in found.items()
            if side in ("attacker", "defender", "after")
        }
        for found in rounds
    ]
