"""The clock of a siege: what ends it, and what is still to be done."""

from __future__ import annotations

import pytest

from ledger.rules.siege import clock
from ledger.rules.siege.facts import ALLOWANCE
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.siege.vectors import (
    EMPIRE,
    GARDE,
    NAINS,
    WALL,
    dice,
    field,
    refusal,
    state,
)

DEAD = (EMPIRE, "general_died", 1)
BOTH = (DEAD, (NAINS, "general_died", 1))


def over(*, code="braken_keep", **more):
    """A scenario that has been played to its end."""
    return field(code, facts=[(CAMPAIGN, "ended", 1)], **more)


@pytest.mark.parametrize("step", [clock.end_phase, clock.end_turn])
def test_what_is_decided_stands_still(step):
    """The winner is named, where there is one."""
    told = refusal(step, field("watchtower", facts=[DEAD]), Table())
    facts = {"side": NAINS}
    assert told == ("out_of_phase", "siege.decided_for", "SIEGE-SCN1-12", facts)
    told = refusal(step, field("watchtower", facts=BOTH), Table())
    assert told == ("out_of_phase", "siege.decided", "SIEGE-SCN1-12", {})
    tie = field("siege", turn=8, facts=[(EMPIRE, "general_died", 7)],
                siege_vp_tie="neither")  # fmt: skip
    told = refusal(step, tie, Table())
    assert told == ("out_of_phase", "siege.decided", "SIEGE-AMB-26", {"side": ""})


@pytest.mark.rule("SIEGE-SCN1-10", "SIEGE-SCN1-09")
@pytest.mark.parametrize(
    ("held", "came"), [(0, (1, False)), (1, (2, False)), (2, (3, True))]
)
def test_a_players_turn_ends_in_the_race(held, came):
    """The count is told, and the end that it brings."""
    facts = [
        *((CAMPAIGN, "holder", GARDE), (CAMPAIGN, "holding", 2)),
        (CAMPAIGN, "held", held),
    ]
    race = field("watchtower", phase="defender", facts=facts)
    out = clock.end_phase(race, Table())
    assert (out.asked, out.result["held"], "over" in out.result) == ({}, *came)
    after = race.copy().apply(out.effects)
    assert after.number(CAMPAIGN, "held") == held + 1
    assert bool(after.get(CAMPAIGN, "ended")) == came[1]
    if came[1]:
        assert (out.result["over"]["winner"], out.result["over"]["why"]) == (
            EMPIRE,
            "held",
        )
    assert clock.end_phase(field("watchtower"), Table()) is None


@pytest.mark.rule("SIEGE-LEN-04", "SIEGE-LEN-05")
def test_a_game_turn_ends_with_a_die_from_turn_six_on():
    """Before that, and where no die is rolled, nothing is decided."""
    assert clock.end_turn(field(turn=5), dice(6)) is None
    assert clock.end_turn(field("siege", turn=7), dice(6)) is None
    out = clock.end_turn(field(turn=6), dice(4))
    assert (out.asked, list(out.result), list(out.effects)) == ({}, ["length"], [])
    out = clock.end_turn(field(turn=6, facts=[(WALL, "defenders", 1)]), dice(5))
    assert (out.result["length"]["ends"], out.result["over"]["winner"]) == (
        True,
        EMPIRE,
    )
    assert out.result["length"]["from"] == 6
    after = field(turn=6).apply(out.effects)
    assert after.get(CAMPAIGN, "ended") == 1


@pytest.mark.rule("SIEGE-SCN2-15")
@pytest.mark.parametrize(("turn", "ends"), [(3, False), (4, True), (5, True)])
def test_a_limit_ends_the_scenario_with_its_turn(turn, ends):
    """The besiegers have won where the message is not through."""
    help_ = field("help", turn=turn, facts=[(CAMPAIGN, "turn_limit", 4)])
    out = clock.end_turn(help_, Table())
    assert (out is not None) == ends
    if ends:
        assert out.asked == {}
        assert out.result["over"]["why"] == "not_out"
        assert help_.apply(out.effects).get(CAMPAIGN, "ended") == 1


def test_a_roll_by_itself_takes_the_turn_of_the_campaign():
    """Without one it must be typed; when rolls begin follows from what was played."""
    told = refusal(clock.thrown, state(), Table(), None, None)
    assert told == ("out_of_phase", "turn.unsaid", "SIEGE-GEN-04", {})
    out = clock.thrown(field(turn=7), dice(4), None, None)
    assert (out.asked, out.result["ends"]) == ({"turn": 7, "first": 6}, True)
    assert clock.thrown(state(), dice(5), 6, None).result["ends"]
    assert clock.thrown(field(turn=7), dice(5), 8, 7).asked == {"turn": 8, "first": 7}
    told = refusal(clock.thrown, over(turn=7), dice(4), None, None)
    assert told == ("out_of_phase", "siege.none", "SIEGE-GEN-04", {})
    helped = [
        *(("scenario:help", "code", "help"), ("scenario:help", "role", "defender")),
        ("scenario:help", "why", "message"),
    ]
    for code, first in (("braken_keep", 5), ("siege", 6)):
        known = field(code, turn=7, facts=helped)
        assert clock.thrown(known, dice(4), 7, None).asked["first"] == first
        assert clock.thrown(known, dice(4), 7, 8).asked["first"] == 8


@pytest.mark.rule("SIEGE-LEN-05")
def test_what_the_die_must_show():
    """Nothing before the first roll, or where none is rolled."""
    found = [clock.roll_needed(field(turn=turn)) for turn in (5, 6, 9, 10)]
    assert found == [None, 5, 2, 1]
    assert clock.roll_needed(field("siege", turn=7)) is None
    assert clock.roll_needed(over(turn=7)) is None


def test_a_siege_is_under_way_after_its_first_turn():
    """Until it is over."""
    found = [clock.under_way(one) for one in (field(), field(turn=2), over(turn=2))]
    assert found == [False, True, False]


def test_what_is_to_be_done_next():
    """The next scenario, the end that is due, or the word of the table."""
    assert clock.due(state()) == [{"code": "siege.next", "scenario": "watchtower"}]
    played = over()
    played.put("scenario:braken_keep", "code", "braken_keep")
    assert clock.due(played) == []
    decided = field("watchtower", turn=2, facts=[DEAD])
    end = {"code": "siege.end", "side": NAINS, "why": "general"}
    assert clock.due(decided) == [end]
    both = field("watchtower", turn=2, facts=BOTH)
    assert clock.due(both) == [{"code": "siege.undecided"}]


@pytest.mark.parametrize(
    ("turn", "phase", "due"),
    [
        (6, "attacker", []),
        (5, "defender", []),
        (6, "defender", [{"code": "siege.roll", "needed": 5}]),
    ],
)
def test_the_roll_is_due_in_the_last_sides_turn(turn, phase, due):
    """Not in that of the first, and not before its turn."""
    assert clock.due(field(turn=turn, phase=phase)) == due


@pytest.mark.parametrize(
    ("turn", "phase", "told"),
    [(3, "defender", False), (4, "attacker", False), (4, "defender", True)],
)
def test_a_last_turn_is_told_in_the_last_sides_turn(turn, phase, told):
    """It is over with that one."""
    facts = [(CAMPAIGN, "turn_limit", 4)]
    found = clock.due(field("help", turn=turn, phase=phase, facts=facts))
    assert found == [{"code": "siege.last_turn"}] * told


@pytest.mark.rule("SIEGE-SCN1-11")
def test_how_long_the_watchtower_must_still_be_held():
    """Nothing is told before the count has begun."""
    facts = [(CAMPAIGN, "holder", GARDE), (CAMPAIGN, "holding", 2)]
    assert clock.due(field("watchtower", turn=2, facts=facts)) == []
    race = field("watchtower", turn=2, facts=[*facts, (CAMPAIGN, "held", 1)])
    assert clock.due(race) == [{"code": "siege.holds", "unit": GARDE, "left": 2}]


def test_what_is_to_be_done_before_the_first_turn_is_over():
    """Points that still buy something, pieces to place, walls to build."""
    held = [(NAINS, ALLOWANCE, 5), (EMPIRE, ALLOWANCE, 4), (EMPIRE, "earthwork", 1)]
    begun = field(held=held)
    buy = {"code": "siege.buy", "sides": [{"side": NAINS, "allowance": 5}]}
    place = {"code": "siege.place", "side": EMPIRE}
    assert clock.undone(begun, turn=True) == [buy, place]
    assert clock.due(begun) == [buy, place]
    assert clock.undone(begun, turn=False) == []
    assert clock.undone(field(turn=2, held=held), turn=True) == []
    assert clock.undone(over(held=held), turn=True) == []
    bare = field(facts=[(WALL, key, None) for key in ("name", "kind", "state")])
    assert clock.undone(bare, turn=True) == [{"code": "siege.wall"}]
    lone = field("watchtower", held=held)
    assert clock.undone(lone, turn=True) == [place]
    # Whoever has to place comes before whoever may buy.
    assert clock.to_act(begun) == [EMPIRE, NAINS]
    assert clock.to_act(
        field(held=[(NAINS, ALLOWANCE, 5), (EMPIRE, ALLOWANCE, 5)])
    ) == [
        EMPIRE,
        NAINS,
    ]
    assert clock.to_act(bare) == []


@pytest.mark.parametrize(
    ("phase", "acts"),
    [
        ("attacker", ["to_act", "waits"]),
        ("defender", ["acted", "to_act"]),
        (None, ["acted", "acted"]),
    ],
)
def test_whose_turn_it_is(phase, acts):
    """Both sides are shown in the order of their turns."""
    found = clock.acting(field(phase=phase))
    assert found == [
        {"name": name, "acts": act}
        for name, act in zip((NAINS, EMPIRE), acts, strict=True)
    ]
    other = field(phase="defender", facts=[(CAMPAIGN, "first", EMPIRE)])
    assert [one["name"] for one in clock.acting(other)] == [EMPIRE, NAINS]
    assert clock.acting(over()) == []
