"""The race for the watchtower, and the breakthrough."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import done, refused, warned
from tests.face import ask, intendant


@pytest.fixture
def race(here):
    """The Empire has the first turn, with two units against one of the Dwarfs."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 1 --first Empire")
    done("siege unit Empire Archers --type infantry --stands 3")
    done("siege unit Empire Lances --type cavalry --stands 3")
    done("siege unit Dwarfs Axes --type infantry --stands 3")


@pytest.fixture
def through(here):
    """The Empire tries to break through the Dwarfs' lines."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 2 --first Empire")


def over(calls):
    """The end reported by one of these calls, if there is one."""
    for call in calls:
        result = done(call)
        if result.get("over"):
            return result["over"]
    return None


def holds():
    """Who is told to hold the watchtower, and for how many turns more."""
    due = ask("siege", "status")["due"]
    return [(one["unit"], one["left"]) for one in due if one["code"] == "siege.holds"]


NEXT = "phase next"
ENTERS = "siege hold Archers --stands 2"
OTHER = "siege hold Lances --stands 2"
FEWER = "siege hold Archers --stands 1"


@pytest.mark.rule("SIEGE-SCN1-09", "SIEGE-SCN1-10", "SIEGE-SCN1-11", "SIEGE-SCN1-20")
@pytest.mark.ruling("SIEGE-AMB-22")
def test_a_unit_that_stays_for_three_turns_of_players_wins(race):
    """The unit enters, and stays during the Dwarfs' turn and its own next one."""
    done(ENTERS)
    assert holds() == []
    assert [done(NEXT)["held"] for _ in range(2)] == [1, 2]
    assert holds() == [("Archers", 1)]
    told = done(NEXT)
    assert (told["held"], told["turn"], told["phase"]) == (3, 2, "defender")
    end = told["over"]
    assert (end["winner"], end["why"], end["rule"]) == (
        "Empire",
        "held",
        "SIEGE-SCN1-09",
    )
    assert ask("siege", "campaign")["scenarios"][0]["role"] == "defender"
    assert refused(NEXT)["rule"] == "SIEGE-GEN-04"


@pytest.mark.parametrize("form", ["text", "md", "html", "json"])
@pytest.mark.parametrize("step", [NEXT, "turn next"])
def test_a_report_tells_who_has_won_when_a_phase_or_a_turn_ends(race, form, step):
    """Every form of it does so, as the log does."""
    done(ENTERS)
    while not done(step).get("over"):
        pass
    said = ask("log", "--last", "1")["entries"][0]["text"]

    assert said.startswith("Race for the watchtower: Empire wins")
    assert said in intendant("report", "--format", form).out
    assert said in intendant("since", "--player", "Dwarfs").out


@pytest.mark.rule("SIEGE-SCN1-10", "SIEGE-SCN1-11")
@pytest.mark.ruling("SIEGE-AMB-22")
@pytest.mark.parametrize(
    ("same", "calls", "end"),
    [
        # By the rulebook, a unit that takes over starts from the beginning.
        ("true", [ENTERS, NEXT, FEWER, NEXT, OTHER, NEXT, NEXT], False),
        ("true", [ENTERS, NEXT, FEWER, NEXT, OTHER, NEXT, NEXT, NEXT], True),
        ("true", [ENTERS, NEXT, NEXT, OTHER, NEXT], False),
        ("false", [ENTERS, NEXT, NEXT, OTHER, NEXT], True),
        ("false", [ENTERS, NEXT, FEWER, NEXT, OTHER, NEXT], False),
        # One stand cannot hold it.
        ("true", [FEWER, NEXT, NEXT, NEXT, NEXT, NEXT], False),
        ("true", [ENTERS, NEXT, NEXT, "siege hold Archers --left", NEXT, NEXT], False),
        ("true", [ENTERS, "turn next", "phase next"], True),
    ],
)
def test_whoever_leaves_or_dwindles_begins_anew(race, same, calls, end):
    """The same unit must stay, unless the house rule is different."""
    if same == "false":
        ask("rules", "set", "siege.house_rules.scenario1_same_unit", same)
    assert bool(over(calls)) == end


@pytest.mark.rule("SIEGE-SCN1-11")
def test_a_unit_enters_in_a_turn_of_its_own_side(race):
    """A ruling may allow it; the count still starts in their own turn."""
    done(NEXT)
    assert refused(ENTERS)["rule"] == "SIEGE-SCN1-11"
    assert warned(f"{ENTERS} --ruling seen") == ["ruled"]
    assert done(NEXT).get("held") is None
    assert done(NEXT)["held"] == 1


@pytest.mark.rule("SIEGE-SCN1-09")
@pytest.mark.parametrize(
    ("call", "code"),
    [
        ("siege hold Axes --stands 2", "rule"),
        ("siege hold Archers --stands 4", "not_enough"),
        ("siege hold Archers", "usage"),
        ("siege hold Archers --stands 2 --left", "usage"),
        ("siege hold Archers --left", "rule"),
        ("siege hold Archrs --stands 2", "unknown_name"),
    ],
)
def test_what_cannot_be_told_of_the_watchtower(race, call, code):
    """Only stands of one of the besieged units can be in it."""
    assert refused(call)["code"] == code


@pytest.mark.rule("SIEGE-SCN1-12", "SIEGE-SCN1-13", "SIEGE-SCN1-14")
@pytest.mark.parametrize(
    ("call", "winner", "why", "rule"),
    [
        ("siege general Empire --dead", "Dwarfs", "general", "SIEGE-SCN1-12"),
        ("siege break Empire", "Dwarfs", "broken", "SIEGE-SCN1-12"),
        ("siege general Dwarfs --dead", "Empire", "general", "SIEGE-SCN1-13"),
        ("siege break Dwarfs", "Empire", "broken", "SIEGE-SCN1-13"),
    ],
)
def test_who_withdraws_loses_though_the_tower_be_held(race, call, winner, why, rule):
    """The loss is reported at once; the clock waits for `siege end`."""
    done(ENTERS)
    follows = done(call)["follows"]
    role = {"Dwarfs": "attacker", "Empire": "defender"}[winner]
    assert (follows["winner"], follows["why"]) == (role, why)
    assert refused(NEXT)["code"] == "out_of_phase"
    due = {"code": "siege.end", "side": winner, "why": why}
    assert ask("siege", "status")["due"] == [{**due, "command": "siege end"}]
    ended = done("siege end")
    assert (ended["winner"], ended["rule"]) == (winner, rule)
    assert ended["attacker"] is None


@pytest.mark.rule("SIEGE-SCN1-12", "SIEGE-SCN1-13", "SIEGE-SCN1-14")
@pytest.mark.parametrize(
    ("first", "second", "winner", "rule"),
    [
        ("Empire", "Dwarfs", "Dwarfs", "SIEGE-SCN1-12"),
        ("Dwarfs", "Empire", "Empire", "SIEGE-SCN1-13"),
    ],
)
def test_of_two_armies_that_withdraw_the_first_one_loses(
    race, first, second, winner, rule
):
    """The order of reports does not matter; an army breaks only once."""
    done("turn next")
    done(f"siege break {second} --turn 2")
    done(f"siege break {first} --turn 1")
    assert refused(f"siege break {first} --turn 2")["rule"] == "SIEGE-SCN1-14"
    ended = done("siege end")
    assert (ended["winner"], ended["why"], ended["rule"]) == (winner, "broken", rule)


@pytest.mark.rule("SIEGE-SCN1-12", "SIEGE-SCN1-13")
def test_two_armies_that_withdraw_in_one_turn_need_a_word_of_the_table(race):
    """Only the players know which was first."""
    done("siege break Empire")
    done("siege general Dwarfs --dead")
    assert ask("siege", "status")["due"] == [
        {"code": "siege.undecided", "command": "siege end --winner …"}
    ]
    assert refused("siege end")["code"] == "usage"
    assert refused(NEXT)["code"] == "out_of_phase"
    assert done("siege end --winner Empire")["why"] == "agreed"


@pytest.mark.rule("SIEGE-SCN1-15", "SIEGE-SCN1-16")
def test_the_race_has_no_other_end(race):
    """There is no limit of turns and no points; the table may agree."""
    for _ in range(12):
        assert done("turn next").get("over") is None
    assert refused("siege end")["rule"] == "SIEGE-SCN1-15"
    ended = done("siege end --winner Dwarfs")
    assert (ended["why"], ended["attacker"], ended["turns"]) == ("agreed", None, 13)


@pytest.mark.rule("SIEGE-SCN1-09")
def test_elsewhere_nobody_holds_a_watchtower(through):
    """In the race nobody has to break through."""
    done("siege unit Empire Archers --type cavalry --stands 3")
    assert refused(ENTERS)["rule"] == "SIEGE-SCN1-09"


@pytest.mark.rule("SIEGE-SCN2-13", "SIEGE-SCN2-16")
@pytest.mark.parametrize(
    ("calls", "winner"),
    [
        (["siege off 3 --general"], "Empire"),
        (["siege off 2", "siege off 1", "siege off 0 --general"], "Empire"),
        (["siege off 5"], None),
        (["siege off 2 --general"], None),
    ],
)
def test_three_stands_and_their_general_carry_the_message(through, calls, winner):
    """Stands or the general alone are not enough; all who have left are added up."""
    for call in calls:
        told = done(call)
    follows = told["follows"]
    assert (follows and follows["why"]) == ("message" if winner else None)
    if winner:
        assert done("siege end")["winner"] == winner


@pytest.mark.rule("SIEGE-SCN2-14", "SIEGE-SCN2-15")
@pytest.mark.parametrize(
    ("call", "winner", "rule"),
    [
        ("siege general Dwarfs --dead", "Empire", "SIEGE-SCN2-14"),
        ("siege break Dwarfs", "Empire", "SIEGE-SCN2-14"),
        ("siege general Empire --dead", "Dwarfs", "SIEGE-SCN2-15"),
        ("siege break Empire", "Dwarfs", "SIEGE-SCN2-15"),
        ("note all_is_over", "Dwarfs", "SIEGE-SCN2-15"),
    ],
)
def test_any_other_result_is_one_of_the_besiegers(through, call, winner, rule):
    """The exception is that their army is beaten."""
    done("siege off 2")
    done(call)
    ended = done("siege end")
    assert (ended["winner"], ended["rule"]) == (winner, rule)


@pytest.mark.rule("SIEGE-SCN2-15")
@pytest.mark.ruling("SIEGE-AMB-25")
def test_a_limit_that_was_agreed_ends_the_breakthrough(here):
    """After its last turn the message is not through."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 2 --first Empire --turn-limit 2")
    assert refused("siege end")["rule"] == "SIEGE-AMB-25"
    assert done("turn next").get("over") is None
    done("phase next")
    assert {"code": "siege.last_turn", "command": "turn next"} in ask(
        "siege", "status"
    )["due"]
    end = done("turn next")["over"]
    assert (end["winner"], end["why"], end["turns"]) == ("Dwarfs", "not_out", 2)


@pytest.mark.rule("SIEGE-SCN2-13")
@pytest.mark.parametrize(
    ("before", "call"),
    [
        ("siege off 1", "siege off 0"),
        ("siege off 1 --general", "siege off 1 --general"),
        ("siege off 1 --general", "siege general Empire --dead"),
        ("siege general Empire --dead", "siege off 1 --general"),
    ],
)
def test_a_general_leaves_once_and_alive(through, before, call):
    """At least one unit must leave, too."""
    done(before)
    assert refused(call)["code"] in ("usage", "rule")


@pytest.mark.rule("SIEGE-SCN1-14")
def test_break_points_and_generals_are_told_once(race):
    """Turns must have been played."""
    done("siege break Dwarfs")
    assert refused("siege break Dwarfs")["rule"] == "SIEGE-SCN1-14"
    done("siege general Dwarfs --name Grim --dead")
    assert refused("siege general Dwarfs --dead")["code"] == "rule"
    assert refused("siege general Empire --dead --turn 2")["code"] == "usage"
    assert refused("siege general Empire")["code"] == "usage"
    assert refused("siege general Empire --name x --turn 1")["code"] == "usage"
