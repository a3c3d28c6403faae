"""A siege ends by a die, a general's death or a limit; then there is a winner."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import done, refused, warned
from tests.face import ask, intendant


@pytest.fixture
def keep(here):
    """The siege of Braken Keep, with the attacker's wall and the defender's tower."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 3 --attacker Nains --gate tower")
    done("siege section Mur --kind wall --control 3:1")
    done("siege section Tour --kind tower --control 0:2")


def turns(number):
    """Ends a number of game turns without a roll."""
    for _ in range(number):
        assert "length" not in done("turn next")


def house(key, value):
    """Sets a house rule."""
    ask("rules", "set", f"siege.house_rules.{key}", value)


@pytest.mark.rule("SIEGE-LEN-03", "SIEGE-LEN-04", "SIEGE-LEN-05", "SIEGE-LEN-08")
@pytest.mark.ruling("SIEGE-AMB-33", "SIEGE-AMB-36")
def test_the_end_is_rolled_for_from_turn_six_on(keep):
    """The die is rolled as a game turn ends, not a side's turn; 11 or more ends it."""
    turns(5)
    assert ask("siege", "status")["roll_needed"] == 5
    assert "length" not in done("phase next")
    due = ask("siege", "status")["due"]
    assert {"code": "siege.roll", "needed": 5, "command": "turn next"} in due
    told = done("phase next --dice 4")
    assert (told["length"]["total"], told["length"]["ends"], told["turn"]) == (
        10,
        False,
        7,
    )
    end = done("turn next --dice 4")
    assert (end["turn"], end["over"]["turns"]) == (7, 7)
    assert (end["over"]["winner"], end["over"]["why"]) == ("Empire", "points")
    assert (end["over"]["attacker"], end["over"]["defender"]) == (50, 150)


@pytest.mark.rule("SIEGE-LEN-05")
def test_it_never_lasts_longer_than_ten_turns(keep):
    """The tenth turn is the last, whatever the die shows."""
    turns(5)
    for turn in range(6, 10):
        assert done("turn next --dice 1")["length"]["needed"] == 11 - turn
    assert done("turn next --dice 1")["over"]["turns"] == 10


@pytest.mark.rule("SIEGE-LEN-02", "SIEGE-LEN-06", "SIEGE-LEN-01", "SIEGE-SCN3-17")
def test_break_points_do_not_count_and_nothing_else_ends_it(keep):
    """A ruling may let them count all the same."""
    assert refused("siege break Nains")["rule"] == "SIEGE-LEN-06"
    assert refused("siege end")["rule"] == "SIEGE-LEN-02"
    done("siege break Nains --ruling agreed")
    assert done("siege end")["why"] == "broken"


@pytest.mark.rule("SIEGE-LEN-01")
def test_nor_do_they_count_in_a_siege_of_ones_own(here):
    """The general rule says so."""
    ask("new", "c.db", "--game", "siege")
    done("siege start siege --attacker-points 2000 --first attacker --gate wall")
    assert refused("siege break attacker")["rule"] == "SIEGE-LEN-01"


@pytest.mark.rule("SIEGE-VP-06", "SIEGE-VP-07", "SIEGE-LEN-02", "SIEGE-LEN-06")
@pytest.mark.ruling("SIEGE-AMB-28")
@pytest.mark.parametrize(
    ("side", "turn", "winner", "why", "rule"),
    [
        ("Empire", 6, "Nains", "general_early", "SIEGE-VP-06"),
        ("Nains", 1, "Empire", "general_early", "SIEGE-VP-06"),
        ("Empire", 7, "Empire", "points", "SIEGE-VP-07"),
    ],
)
def test_a_dead_general_ends_the_siege(keep, side, turn, winner, why, rule):
    """Until turn six it is lost, whatever the points; later, they decide."""
    turns(5)
    for _ in range(2):
        done("turn next --dice 1")
    follows = done(f"siege general {side} --dead --turn {turn}")["follows"]
    assert (follows["why"], follows["rule"]) == (why, rule)
    assert refused("turn next")["code"] == "out_of_phase"
    ended = done("siege end")
    assert (ended["winner"], ended["rule"]) == (winner, rule)
    assert (ended["attacker"], ended["defender"]) == (50, 150)


@pytest.mark.ruling("SIEGE-AMB-27")
@pytest.mark.parametrize(
    ("rule", "winner", "why"),
    [("vp", "Nains", "points"), ("defender", "Empire", "both_generals")],
)
def test_two_generals_who_die_early(keep, rule, winner, why):
    """Points decide, or the defender wins."""
    if rule != "vp":
        house("both_generals_dead_early", rule)
    done("siege section Tour --control 3:2")
    done("siege general Nains --dead")
    done("siege general Empire --dead")
    ended = done("siege end")
    assert (ended["winner"], ended["why"]) == (winner, why)


@pytest.mark.rule("SIEGE-VP-09")
@pytest.mark.ruling("SIEGE-AMB-26")
@pytest.mark.parametrize(
    ("rule", "winner", "role"),
    [
        ("defender", "Empire", "defender"),
        ("attacker", "Nains", "attacker"),
        ("neither", None, None),
    ],
)
def test_equal_points_are_no_draw(keep, rule, winner, role):
    """The defender has held, unless the house rule is different."""
    if rule != "defender":
        house("siege_vp_tie", rule)
    for name in ("Mur", "Tour"):
        done(f"siege section {name} --control 0:0")
    turns(5)
    end = done("turn next --dice 6")["over"]
    assert (end["winner"], end["role"], end["why"]) == (winner, role, "tie")
    assert ask("siege", "campaign")["scenarios"][2]["role"] == role


@pytest.mark.rule("SIEGE-VP-02", "SIEGE-VP-03", "SIEGE-VP-04", "SIEGE-VP-05")
@pytest.mark.rule("SIEGE-VP-10", "SIEGE-VP-08", "SIEGE-VP-01")
def test_the_points_of_both_sides_are_told_at_any_time(keep):
    """Each section has its reason."""
    done("siege section Porte --kind gate --control 2:2")
    done("siege section Cour --kind courtyard --control 0:1")
    done("siege section Ruine --kind wall --control 5:0 --state destroyed")
    done("siege section Vide --kind wall")
    status = ask("siege", "status")
    assert [side["score"] for side in status["sides"]] == [50, 350]
    told = {line["name"]: (line["points"], line["why"]) for line in status["points"]}
    assert told == {
        "Mur": (50, "more"),
        "Tour": (150, "more"),
        "Porte": (0, "equal"),
        "Cour": (200, "more"),
        "Ruine": (0, "destroyed"),
        "Vide": (0, "empty"),
    }
    assert ask("status")["siege"]["points"] == status["points"]


@pytest.mark.ruling("SIEGE-AMB-29")
def test_who_counts_for_control_is_told(keep):
    """The house rule decides which stands count; the players count them."""
    assert ask("siege", "status")["stands_counted"] == "unit_stands"
    house("stands_counted", "all_bases")
    assert ask("siege", "status")["stands_counted"] == "all_bases"
    shown = intendant("siege", "status", "--lang", "en").out
    assert "Every base counts" in shown


@pytest.mark.rule("SIEGE-BREACH-15")
def test_breaches_are_listed_by_their_turns(keep):
    """The earliest one is first."""
    done("siege section Tour --state destroyed")
    done("turn next")
    done("siege section Mur --state destroyed")
    assert ask("siege", "status")["breaches"] == [
        {"section": "Tour", "turn": 1},
        {"section": "Mur", "turn": 2},
    ]


@pytest.mark.rule("SIEGE-LEN-02")
def test_a_siege_of_ones_own_ends_at_its_limit(here):
    """Points decide, as at Braken Keep; without a limit only a death ends it."""
    ask("new", "c.db", "--game", "siege")
    own = "siege start siege --attacker-points 2000 --first defender --gate wall"
    done(f"{own} --turn-limit 2")
    done("siege section Mur --kind wall --control 3:1")
    assert refused("siege end")["rule"] == "SIEGE-LEN-02"
    turns(1)
    end = done("turn next")["over"]
    assert (end["winner"], end["attacker"], end["turns"]) == ("Attackers", 50, 2)
    assert [one["winner"] for one in ask("siege", "campaign")["others"]] == [
        "Attackers"
    ]
    done(own)
    turns(11)
    assert warned("siege end --ruling agreed") == ["ruled"]
    assert [one["winner"] for one in ask("siege", "campaign")["others"]] == [
        "Attackers",
        "Defenders",
    ]


@pytest.mark.rule("SIEGE-GEN-04")
def test_the_table_may_agree_on_a_winner(keep):
    """The agreement may not contradict the events, unless the referee rules so."""
    assert done("siege end --winner Nains")["why"] == "agreed"
    done("undo")
    done("siege general Nains --dead")
    assert refused("siege end --winner Nains")["rule"] == "SIEGE-VP-06"
    assert done("siege end --winner Empire")["why"] == "general_early"
    done("undo")
    assert done("siege end --winner Nains --ruling agreed")["winner"] == "Nains"


def test_after_its_end_a_siege_stands_still(keep):
    """Nothing goes on in it, but an undo opens it again."""
    done("siege end --winner Nains")
    for call in ("turn next", "phase next", "siege end", "siege general Nains --dead"):
        assert refused(call)["code"] == "out_of_phase"
    done("undo")
    done("turn next")


@pytest.mark.parametrize("call", ["turn next", "siege end", "siege hold x --left"])
def test_before_a_scenario_nothing_can_be_told_of_one(here, call):
    """The hint says how a scenario begins."""
    ask("new", "c.db", "--game", "siege")
    assert "siege start" in refused(call)["hint"]
    assert ask("siege", "status")["scenario"] is None
    assert intendant("siege", "status").out


def test_the_journal_tells_the_end_that_the_clock_brought(keep):
    """The text is as for `siege end`."""
    turns(5)
    done("turn next --dice 6")
    text = ask("log", "--last", "1")["entries"][0]["text"]
    assert text == "The siege of Braken Keep: Empire wins (more victory points)"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_screens_of_a_siege_fit_a_page(keep, lang):
    """No line is wider than 80 columns, in either language."""
    done("siege buy Nains trebuchet")
    done("siege hit Nains trebuchet 1")
    done("siege general Nains --name Grimbold")
    done("siege section Tour --state destroyed")
    turns(5)
    screens = [
        intendant(*call.split(), "--lang", lang).out
        for call in (
            "siege status",
            "status",
            "phase next",
            "turn next --dice 6",
            "siege campaign",
            "siege status",
        )
    ]
    assert all(screens)
    wide = [line for text in screens for line in text.splitlines() if len(line) > 80]
    assert wide == []


@pytest.mark.parametrize(("dead", "winner"), [("Nains", "Empire"), ("Empire", "Nains")])
def test_the_clock_stands_where_it_is_decided_and_says_for_whom(keep, dead, winner):
    """No phase and no turn can pass; the winning side is named."""
    done(f"siege general {dead} --dead")
    for call in ("phase next", "turn next"):
        said = refused(call)
        assert (said["code"], said["rule"]) == ("out_of_phase", "SIEGE-VP-06")
        assert winner in said["message"]


def test_a_last_turn_is_told_only_when_it_is_the_last(here):
    """The notice comes in the last side's last turn, and not before."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 2 --first Dwarfs --turn-limit 2")
    seen = []
    for _ in range(4):
        due = [one["code"] for one in ask("siege", "status")["due"]]
        seen.append("siege.last_turn" in due)
        done("phase next")
    assert seen == [False, False, False, True]
