"""`mass status`: what is pending, for whom and when."""

from __future__ import annotations

import pytest

from tests.commands.test_mass_turn import STAND, TACTICS, quick, refused, turn
from tests.face import ask, intendant

KARL = STAND[:2]
RULING = ("--ruling", "so be it")
__all__ = ["quick"]  # a fixture


def status():
    """The status of the battle."""
    return ask("mass", "status")


def of(kind, name):
    """One side or one hero in it."""
    return next(one for one in status()[kind] if one["name"] == name)


def running(name="Rodrigo"):
    """The one opportunity that is in effect for a hero."""
    (found,) = of("heroes", name)["running"]
    return found


def due(found):
    """The things due from an opportunity: kind, amount, first and last turn."""
    return [(x["what"], x["value"], x["turn"], x["until"]) for x in found["due"]]


def takes(code, *words):
    """Rodrigo wins an opportunity in turn 1, and takes it."""
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", code, *words)


def test_before_a_battle(here):
    """The status shows who fights, and the next steps."""
    ask("new", "c.db", "--game", "mass")
    assert (status()["stage"], status()["due"][0]["code"]) == ("muster", "mass.sides")
    ask("mass", "side", "Eisen", "--men", "100")
    assert (of("sides", "Eisen")["men"], status()["heroes"]) == (100, [])


def test_it_is_asked_of_a_battle(table):
    """Other games have no battle."""
    said = intendant("mass", "status", "--json")
    assert (said.status, said.refusal["code"]) == (1, "rule")


def test_what_is_not_settled(quick):
    """The status shows an opportunity with its rule, and the stage of the battle."""
    assert (status()["stage"], status()["coming"]) == ("begun", 1)
    turn(dice="6 6")
    found = status()
    assert (found["stage"], found["turn"], found["coming"]) == ("fought", 1, 2)
    assert found["attacker"] == "Montaigne"
    assert found["unsettled"] == [{"hero": "Rodrigo", "rule": "MASS-TURN-10"}]
    assert found["due"] == [
        {
            "code": "mass.pending",
            "heroes": ["Rodrigo"],
            "command": "mass opportunity Rodrigo",
        }
    ]
    assert of("heroes", "Rodrigo")["unsettled"] is True
    assert of("heroes", "Rodrigo")["level"] == "engaged"
    ask("mass", "opportunity", "Rodrigo", "none")
    assert status()["unsettled"] == []


@pytest.mark.rule("MASS-OPP-TEN-01")
@pytest.mark.rule("MASS-OPP-TEN-03")
@pytest.mark.rule("MASS-OPP-GEN-11")
def test_a_position_that_is_held(quick):
    """The place, the reason, the gain each turn and the bonuses are shown."""
    takes("TEN")
    found = running()
    assert (found["code"], found["first"], found["last"]) == ("TEN", 2, 3)
    assert due(found) == [("reputation", 1, 2, 3), ("strategy", 3, 4, 4)]
    assert [x["rule"] for x in found["due"]] == ["MASS-OPP-TEN-02", "MASS-OPP-TEN-03"]
    assert found["due"][1]["side"] == "Montaigne"
    must = {"level": "engaged", "rule": "MASS-OPP-TEN-01", "code": "TEN"}
    assert of("heroes", "Rodrigo")["forced"] == must
    # An order is not given up.
    assert [end["why"] for end in found["ends"]] == ["left"]
    turn(dice="6 4", stand=KARL)
    turn(dice="6 4", stand=KARL)
    assert of("heroes", "Rodrigo")["running"] == []
    side = of("sides", "Montaigne")
    (line,) = side["lines"]
    assert (side["coming"], line["value"], line["code"]) == (3, 3, "TEN")
    assert (line["hero"], line["rule"]) == ("Rodrigo", "MASS-OPP-TEN-03")
    assert status()["coming"] == 4


CASES = {
    "INF": [("medic", 1, 2, 2)],
    "BAN": [("dice", -1, 2, None), ("reputation", 1, 2, None)],
    "PRE": [("personal", -2, 2, 2), ("reputation", 2, 2, 2), ("strategy", 1, 3, 3)],
    "POU": [("reputation", 2, 2, 2), ("strategy", 1, 3, 3)],
    "AID": [("reputation", 2, 2, 3)],
    "CAP": [
        ("all_rolls", -4, 2, 3),
        ("reputation", 3, 2, 3),
        ("done", 5, 3, 3),
        ("strategy", 5, 4, 4),
    ],
    "CAV": [("personal", -2, 2, 3), ("personal", 1, 4, None)],
    "COM": [
        ("volley", None, 2, None),
        ("reputation", None, 2, None),
        ("strategy", None, 3, None),
    ],
    "MAG": [("personal", -2, 2, None), ("booty", None, None, None)],
    "MES": [("done", 4, 3, 3), ("strategy", 4, 4, 4)],
}


@pytest.mark.parametrize("code", CASES)
def test_what_falls_due_of_each(quick, code):
    """Each is due in its own turn; they were won in turn 1, when he was Engaged."""
    takes(code)
    found = running()
    assert due(found) == CASES[code]
    assert all(x["rule"].startswith(f"MASS-OPP-{code}") for x in found["due"])


ENDS = {
    "BAN": [("captured", "MASS-OPP-GEN-14"), ("given_up", "MASS-OPP-GEN-11")],
    "COM": [("left", "MASS-OPP-COM-02"), ("fled", "MASS-OPP-COM-07")],
    "PRE": [],
}


@pytest.mark.rule("MASS-OPP-COM-07", "MASS-OPP-GEN-11", "MASS-OPP-GEN-14")
@pytest.mark.parametrize("code", ENDS)
def test_what_ends_each_before_its_time(quick, code):
    """A unit may flee, a banner may be captured; all may be given up."""
    takes(code)
    given_up = ("given_up", "MASS-OPP-GEN-11")
    found = {(end["why"], end["rule"]) for end in running()["ends"]}
    assert found == {*ENDS[code], given_up}


@pytest.mark.rule("MASS-OPP-CAV-03")
def test_what_comes_after_it(quick):
    """The rider's help follows after his protection."""
    takes("CAV")
    turn(dice="6 4")
    turn(dice="6 4")
    assert due(running()) == [("personal", 1, 4, None)]


@pytest.mark.rule("MASS-OPP-MES-02")
@pytest.mark.rule("MASS-OPP-MES-03")
def test_how_far_a_message_has_come(quick):
    """Each roll below ten costs a turn, and a point of the bonus."""
    takes("MES")
    assert running()["progress"] == {"steps": 0, "of": 2, "to": "support"}
    turn(dice="6 2", stand=KARL)
    assert due(running()) == [("done", 3, 4, 4), ("strategy", 3, 5, 5)]
    turn(dice="6 5", stand=KARL)
    assert running()["progress"]["steps"] == 1
    assert of("heroes", "Rodrigo")["forced"]["level"] == "disengaged"


@pytest.mark.rule("MASS-OPP-COM-07")
def test_how_many_of_a_unit_are_left(quick):
    """The status also shows how many more may die before the unit flees."""
    takes("COM")
    assert running()["progress"] == {"left": 18, "dead": 0, "flees_after": 6}
    turn(dice="6 | 3 | " + "1 " * 12, stand=KARL)
    found = running()["progress"]
    assert (found["dead"], found["left"]) == (4, 14)
    assert found["flees_after"] == 2


@pytest.mark.ruling("MASS-AMB-56")
def test_a_doctor_may_be_seen_later(quick):
    """By the house rule, the hero may choose the turn."""
    ask("rules", "set", "mass.opp.inf_keep", "true")
    takes("INF")
    found = running()
    assert (found["waits"], found["first"], found["last"]) == (True, None, None)
    assert of("heroes", "Rodrigo")["forced"] is None
    ask("turn", "next")
    ask("mass", "opportunity", "Rodrigo", "--visit")
    assert (running()["waits"], running()["first"]) == (False, 2)
    hero = of("heroes", "Rodrigo")
    assert (hero["forced"]["level"], hero["no_roll"]) == ("medic", "MASS-OPP-INF-02")
    assert due(running()) == [("medic", 1, 2, 2)]
    turn(dice="6", stand=KARL)
    assert turn(dice="6 4")["closed"]["healed"][0]["hero"] == "Rodrigo"


@pytest.mark.rule("MASS-OPP-DUE-02")
def test_a_duel_holds_the_turn(quick):
    """The turn waits for the duel; then the loser's general knows the cost."""
    takes("DUE", "--opponent", "Karl")
    (duel,) = status()["duels"]
    told = {"hero": "Rodrigo", "opponent": "Karl"}
    assert duel == told | {"rule": "MASS-OPP-DUE-02"}
    assert ask("status")["due"] == [
        told | {"code": "mass.duel", "command": "mass duel Rodrigo …"}
    ]
    ask("mass", "duel", "Rodrigo", "Karl")
    assert status()["duels"] == []
    eisen = of("sides", "Eisen")
    assert eisen["coming"] == -8
    rules = [line["rule"] for line in eisen["lines"]]
    assert rules == ["MASS-OPP-DUE-04", "MASS-MOD-11"]


def test_victory_at_hand(quick):
    """With two of three turns won in a row, the battle is nearly won."""
    turn(30, 20, dice="3 1")
    assert status()["streak"]["at_hand"] is False
    turn(30, 20, dice="3 1")
    run = {"side": "Montaigne", "turns": 2, "needed": 3, "at_hand": True}
    assert status()["streak"] == run
    assert "Victory is at hand" in intendant("mass", "status", "--lang", "en").out
    turn(30, 20, dice="3 6")
    ask("mass", "opportunity", "Rodrigo", "POU", *RULING)
    assert (status()["stage"], status()["victor"]) == ("won", "Montaigne")
    assert of("heroes", "Rodrigo")["forced"] is None
    assert of("sides", "Montaigne")["lines"] == []


def test_what_was_taken_home(quick):
    """After the battle, the gains of the battle and the totals are shown."""
    turn(dice="6 4")
    ask("mass", "end", "--winner", "Eisen")
    assert status()["stage"] == "over"
    hero = of("heroes", "Rodrigo")
    assert (hero["brought"], hero["reputation"], hero["score"]) == (1, 1, 0)
    assert "takes home +1" in intendant("mass", "status", "--lang", "en").out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("code", [*CASES, "TEN", "DUE"])
def test_it_fits_the_screen(quick, code, lang):
    """Each language fits, whatever is in effect; `status` agrees."""
    takes(code, *(("--opponent", "Karl") if code == "DUE" else ()))
    for words in (("mass", "status"), ("status",)):
        said = intendant(*words, "--lang", lang)
        assert said.status == 0, said.err
        assert "{" not in said.out
        assert max(map(len, said.out.splitlines())) <= 80
    assert ask("status")["battle"] == {k: v for k, v in status().items() if k != "due"}


def test_a_turn_that_is_open_may_still_bring_more(quick):
    """A hero who falls now counts already; a refused act changes nothing."""
    turn(dice="6 6")
    ask("mass", "down", "Rodrigo")
    (line,) = of("sides", "Montaigne")["lines"]
    assert (line["what"], line["value"], line["rule"]) == ("down", -5, "MASS-MOD-11")
    assert refused("mass", "turn", *TACTICS, "--seed", "1")["key"] == "engagement.Karl"
