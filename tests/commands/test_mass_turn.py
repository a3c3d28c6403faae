"""Battle turns: levels, the generals' roll, personal rolls, opportunities, the end."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

TACTICS = ("--tactic", "Montaigne=MAR", "--tactic", "Eisen=MAR")
STAND = ("--engage", "Karl=support", "--engage", "Rodrigo=engaged")


def turn(a=20, b=20, *words, dice="6 6", stand=STAND, tactics=TACTICS):
    """A turn with totals for Montaigne and Eisen, and faces for the heroes.

    Karl's die comes before Rodrigo's.
    """
    totals = ("--total", f"Montaigne={a}", "--total", f"Eisen={b}")
    return ask("mass", "turn", *stand, *tactics, *totals, *words, "--dice", dice)


def refused(*words):
    """The refusal of a call, which leaves the journal as it was."""
    before = len(ask("log")["entries"])
    said = intendant(*words, "--json")
    assert said.status in (1, 2), said.out
    assert len(ask("log")["entries"]) == before
    return said.refusal


def lines(result, side):
    """The modifiers of a general's roll."""
    (found,) = (one["lines"] for one in result["modifiers"] if one["side"] == side)
    return {line["what"]: line["value"] for line in found}


def hero(result, name):
    """A hero's part in a turn."""
    return next(one for one in result["heroes"] if one["name"] == name)


def score(name, what="score"):
    """The reputation that a hero has gained."""
    sides = ask("mass", "armies")["sides"]
    return {h["name"]: h[what] for side in sides for h in side["heroes"]}[name]


@pytest.fixture
def quick(fought):
    """The same, but the table rolls damage dice: there is one die for each hero."""
    ask("rules", "set", "mass.personal.damage", "ask")
    return fought


@pytest.mark.rule("MASS-TURN-01")
@pytest.mark.rule("MASS-TURN-09")
@pytest.mark.rule("MASS-PERS-10")
@pytest.mark.rule("MASS-PERS-12")
def test_a_turn(fought):
    """Levels and the generals' roll come before each hero's cell and reputation."""
    found = turn(dice="6 1 1 | 6 9 10 2 1")
    assert (found["turn"], found["winner"], found["closed"]) == (1, None, None)
    karl, rodrigo = hero(found, "Karl"), hero(found, "Rodrigo")
    assert (karl["engagement"], karl["total"], karl["row"]) == ("support", 9, "7-9")
    assert (karl["column"], karl["damage_dice"]) == (2, 2)
    assert karl["damage"] == {"dice": [[1], [1]], "flesh_wounds": 2}
    assert (rodrigo["total"], rodrigo["column"], rodrigo["reputation"]) == (11, 4, 3)
    assert rodrigo["damage"] == {"dice": [[9], [10, 1], [2]], "flesh_wounds": 22}
    assert found["pending"] == ["Rodrigo"]
    assert (score("Rodrigo"), score("Karl")) == (3, 1)


@pytest.mark.rule("MASS-TURN-09")
def test_every_hero_rolls_but_one_whom_an_opportunity_forbids_it(quick):
    """Both roll in the first turn; in the next, Rodrigo is with the doctor."""
    found = turn(dice="6 6")
    assert [one.get("die") for one in found["heroes"]] == [6, 6]
    ask("mass", "opportunity", "Rodrigo", "INF")
    found = turn(dice="4", stand=STAND[:2])
    karl, rodrigo = hero(found, "Karl"), hero(found, "Rodrigo")
    assert (karl["die"], "die" in rodrigo, "total" in rodrigo) == (4, False, False)
    assert rodrigo["forced"]["code"] == "INF"
    assert score("Rodrigo") == 3  # from the first turn
    found = turn(dice="6 2")
    assert [one["die"] for one in found["heroes"]] == [6, 2]


@pytest.mark.rule("MASS-TURN-01")
@pytest.mark.rule("MASS-TURN-12")
@pytest.mark.rule("MASS-TURN-15")
@pytest.mark.rule("MASS-TACT-07")
def test_levels_and_tactics_are_asked_for_each_turn(quick):
    """Choices are asked for in order: first the levels, then the tactics."""
    totals = ("--total", "Montaigne=20", "--total", "Eisen=20")
    said = intendant("mass", "turn", *totals, "--json")
    assert (said.status, said.refusal["key"]) == (2, "engagement.Karl")
    said = intendant("mass", "turn", *totals, *STAND, "--json")
    assert said.refusal["key"] == "tactic.Eisen"
    chosen = ("--choose", "tactic.Eisen=charge", "--choose", "tactic.Montaigne=REP")
    found = ask("mass", "turn", *totals, *STAND, *chosen, "--seed", "3")
    assert lines(found, "Montaigne") == {"tactics": -15}


@pytest.mark.rule("MASS-TURN-01")
@pytest.mark.rule("MASS-TURN-12")
@pytest.mark.rule("MASS-TURN-15")
@pytest.mark.rule("MASS-TACT-07")
def test_levels_and_tactics_are_chosen_anew_in_each_turn(quick):
    """All heroes choose before any tactic, unless an order fixes their place."""
    totals = ("--total", "Montaigne=20", "--total", "Eisen=20")

    def wanted(*words):
        return refused("mass", "turn", *totals, *words)["key"]

    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "none")
    keys = [wanted(), wanted(*STAND[:2]), wanted(*STAND), wanted(*STAND, *TACTICS[2:])]
    both = ["engagement.Karl", "engagement.Rodrigo"]
    assert keys == [*both, "tactic.Eisen", "tactic.Montaigne"]
    # Other levels than before, and the same tactics again.
    elsewhere = ("--engage", "Karl=front", "--engage", "Rodrigo=engaged")
    found = turn(dice="1 6", stand=elsewhere)
    assert hero(found, "Karl")["engagement"] == "front"
    ask("mass", "opportunity", "Rodrigo", "TEN")
    keys = [wanted(), wanted("--engage", "Karl=disengaged")]
    assert keys == ["engagement.Karl", "tactic.Eisen"]
    moved = refused(
        "mass", "turn", *totals, *elsewhere[:2], "--engage", "Rodrigo=front"
    )
    assert moved["rule"] == "MASS-OPP-TEN-01"
    found = turn(dice="6 4", stand=("--engage", "Karl=disengaged"))
    places = {one["name"]: one["engagement"] for one in found["heroes"]}
    assert places == {"Karl": "disengaged", "Rodrigo": "engaged"}


@pytest.mark.rule("MASS-TURN-02")
@pytest.mark.rule("MASS-TURN-05")
@pytest.mark.rule("MASS-TURN-06")
def test_the_generals_roll(quick):
    """Wits and Strategy are rolled, and Wits kept; terrain and numbers count."""
    ask("mass", "side", "Eisen", "--men", "3000")
    words = ("--terrain", "Montaigne=position élevée+difficult", "--other", "Eisen=-1")
    dice = "10 4 3 5 | 2 9 9 | 6 | 6"
    found = ask("mass", "turn", *STAND, *TACTICS, *words, "--dice", dice)
    assert [roll["side"] for roll in found["rolls"]] == ["Eisen", "Montaigne"]
    eisen, montaigne = found["rolls"]
    assert (eisen["dice"], eisen["kept"], eisen["roll"]) == (
        [[10, 5], [4], [3]],
        [15, 4],
        19,
    )
    assert (montaigne["roll"], montaigne["total"]) == (18, 18)
    assert lines(found, "Eisen") == {"numbers": 10, "other": -1}
    assert lines(found, "Montaigne") == {"high_ground": 5, "difficult": -5}
    assert (eisen["total"], found["winner"]) == (28, "Eisen")
    for name in found["pending"]:
        ask("mass", "opportunity", name, "none")
    found = turn(20, 20, "--terrain", "Montaigne=none", dice="1 1")
    assert {"high_ground", "difficult"}.isdisjoint(lines(found, "Montaigne"))


@pytest.mark.rule("MASS-TURN-04")
@pytest.mark.rule("MASS-PREP-04")
@pytest.mark.rule("MASS-PREP-05")
def test_free_raises_are_spent(quick):
    """Each raise adds five and is spent; no others can be spent."""
    found = turn(20, 24, "--raises", "Montaigne=1", dice="1 1")
    assert lines(found, "Montaigne") == {"raises": 5}
    assert found["winner"] == "Montaigne"
    sides = {one["name"]: one["raises"] for one in ask("mass", "armies")["sides"]}
    assert sides == {"Eisen": 0, "Montaigne": 1}
    words = ("mass", "turn", *STAND, *TACTICS, "--raises", "Montaigne=2")
    refusal = refused(*words, "--seed", "1")
    assert (refusal["code"], refusal["rule"]) == ("not_enough", "MASS-PREP-05")
    # The refusal comes before anybody is asked for a place.
    asked = refused("mass", "turn", "--raises", "Montaigne=2")
    assert asked["rule"] == "MASS-PREP-05"


@pytest.mark.rule("MASS-TURN-07")
@pytest.mark.rule("MASS-TURN-08")
def test_command_is_lent_at_a_price(quick):
    """The general gains the rank, and the hero's own roll loses two."""
    found = turn(20, 20, "--lend", "Rodrigo", dice="6 6")
    assert lines(found, "Montaigne") == {"command": 3}
    assert hero(found, "Rodrigo")["added"]["command"] == -2
    assert hero(found, "Rodrigo")["total"] == 9


@pytest.mark.rule("MASS-TURN-14")
@pytest.mark.rule("MASS-TACT-03")
@pytest.mark.rule("MASS-TACT-04")
def test_the_winner_attacks_next(quick):
    """A victory makes the other side the defender; after a tie the attacker stays."""
    found = turn(20, 25, dice="3 1")
    assert (hero(found, "Karl")["situation"], hero(found, "Rodrigo")["situation"]) == (
        "victory",
        "defeat",
    )
    assert found["attacker"] == "Montaigne"
    assert ask("mass", "armies")["attacker"] == "Eisen"
    if found["pending"]:
        for name in found["pending"]:
            ask("mass", "opportunity", name, "none")
    found = turn(20, 20, dice="3 1")
    assert found["attacker"] == "Eisen"
    assert ask("mass", "armies")["attacker"] == "Eisen"


@pytest.mark.rule("MASS-TACT-01")
def test_each_side_chooses_one_of_ten_tactics(quick):
    """The question comes if no tactic is given and the table plays with them."""
    found = refused("mass", "turn", *STAND, "--dice", "6 6")
    assert (found["code"], found["rule"]) == ("missing_choice", "MASS-TACT-01")
    assert found["key"] in {"tactic.Eisen", "tactic.Montaigne"}
    ten = ["MAR", "CHA", "ENV", "FLA", "RET", "REG", "REC", "REC-CHA", "RAN", "REP"]
    assert sorted(found["options"]) == sorted(ten)
    found = turn(
        dice="6 6", tactics=("--tactic", "Montaigne=CHA", "--tactic", "Eisen=MAR")
    )
    assert [roll["tactic"] for roll in found["rolls"]] == ["MAR", "CHA"]
    ask("mass", "opportunity", "Rodrigo", "none")
    ask("rules", "set", "mass.modules.tactics", "false")
    found = turn(dice="6 6", tactics=())
    assert [roll["tactic"] for roll in found["rolls"]] == [None, None]


@pytest.mark.rule("MASS-TURN-10")
@pytest.mark.rule("MASS-OPP-GEN-01")
@pytest.mark.rule("MASS-OPP-GEN-02")
def test_opportunities_are_settled_before_the_next_turn(quick):
    """Each winner has one to settle; the game master may give none."""
    turn(dice="6 6")
    again = ("mass", "turn", *STAND, *TACTICS, "--seed", "1")
    for words in (again, ("turn", "next"), ("mass", "end", "--winner", "Eisen")):
        assert refused(*words)["rule"] == "MASS-TURN-10"
    assert [one["code"] for one in ask("status")["due"]] == ["mass.pending"]
    assert refused("mass", "opportunity", "Karl", "BAN")["rule"] == "MASS-OPP-GEN-01"
    assert refused("mass", "opportunity", "Rodrigo", "BANN")["code"] == "unknown_name"
    found = ask("mass", "opportunity", "Rodrigo", "Save the banner!")
    assert (found["code"], found["how"]) == ("BAN", "runs")
    found = turn(dice="6 5")
    assert found["turn"] == 2
    assert found["closed"]["turn"] == 1
    for name in found["pending"]:
        ask("mass", "opportunity", name, "none")
    ask("turn", "next")
    assert score("Rodrigo") == 3 + 3 + 1


@pytest.mark.rule("MASS-TURN-03")
@pytest.mark.rule("MASS-PERS-05")
def test_opportunities_change_the_rolls_that_follow(quick):
    """“Take this position” gives -2 on his roll, +2 reputation, +1 for his general."""
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "PRE")
    found = turn(dice="6 6")
    rodrigo = hero(found, "Rodrigo")
    assert (rodrigo["total"], rodrigo["added"]["modifier"]) == (9, -2)
    assert rodrigo["lines"][0]["rule"] == "MASS-OPP-PRE-01"
    found = turn(dice="6 4")
    assert lines(found, "Montaigne") == {"opportunity": 1}
    (gain,) = found["closed"]["gains"]
    assert (gain["hero"], gain["reputation"]) == ("Rodrigo", 2)
    # That one point wins the turn, and after a victory he gains less.
    assert (found["winner"], score("Rodrigo")) == ("Montaigne", 3 + 3 + 2 + 2)


@pytest.mark.rule("MASS-OPP-GEN-13")
@pytest.mark.rule("MASS-MOD-10")
def test_a_hero_stands_where_he_must(quick):
    """“Push them back” keeps him at the Front, then gives his general five more."""
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "POU")
    totals = ("--total", "Montaigne=20", "--total", "Eisen=20")
    words = ("mass", "turn", *STAND, *TACTICS, *totals)
    assert refused(*words, "--seed", "1")["rule"] == "MASS-OPP-POU-01"
    stand = STAND[:2]
    found = turn(dice="6 9", stand=stand)
    assert hero(found, "Rodrigo")["engagement"] == "front"
    if found["pending"]:
        ask("mass", "opportunity", "Rodrigo", "none")
    found = turn(dice="6 4")
    assert lines(found, "Montaigne") == {"front": 5, "opportunity": 1}


@pytest.mark.rule("MASS-PERS-13")
@pytest.mark.rule("MASS-OPP-INF-04")
def test_a_hero_sees_a_doctor(quick):
    """The hero neither rolls nor lends, and is healed at the end of the turn."""
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "INF")
    totals = ("--total", "Montaigne=20", "--total", "Eisen=20")
    words = ("mass", "turn", *STAND[:2], *TACTICS, *totals)
    assert (
        refused(*words, "--lend", "Rodrigo", "--seed", "1")["rule"] == "MASS-OPP-INF-03"
    )
    found = turn(dice="6", stand=STAND[:2])
    assert "total" not in hero(found, "Rodrigo")
    found = turn(dice="6 4")
    assert found["closed"]["healed"] == [{"hero": "Rodrigo", "dramatic": 1}]


@pytest.mark.rule("MASS-PERS-14")
@pytest.mark.rule("MASS-MOD-11")
@pytest.mark.rule("MASS-OPP-GEN-05")
@pytest.mark.rule("MASS-OPP-GEN-06")
def test_a_hero_is_put_out_of_action(quick):
    """There is no opportunity or roll left, and the general has five less once."""
    turn(dice="6 6")
    ask("mass", "down", "Rodrigo")
    assert refused("mass", "down", "Rodrigo")["rule"] == "MASS-PERS-14"
    found = turn(dice="6", stand=STAND[:2])
    assert hero(found, "Rodrigo")["out"] is True
    assert lines(found, "Montaigne") == {"down": -5}
    found = turn(dice="6", stand=STAND[:2])
    assert lines(found, "Montaigne") == {}


@pytest.mark.rule("MASS-OPP-DUE-02")
@pytest.mark.rule("MASS-OPP-DUE-04")
def test_a_duel_stops_the_clock(quick):
    """The clock waits until somebody falls; then that general has three less."""
    turn(dice="6 6")
    assert refused("mass", "opportunity", "Rodrigo", "DUE")["code"] == "usage"
    stranger = ("mass", "opportunity", "Rodrigo", "DUE", "--opponent", "a|b")
    assert refused(*stranger)["code"] == "bad_name"
    ask("mass", "opportunity", "Rodrigo", "DUE", "--opponent", "karl")
    words = ("mass", "turn", *STAND, *TACTICS, "--seed", "1")
    assert refused(*words)["rule"] == "MASS-OPP-DUE-02"
    assert refused("turn", "next")["rule"] == "MASS-OPP-DUE-02"
    ask("mass", "duel", "Rodrigo", "Karl")
    found = turn(dice="4", stand=STAND[2:])
    assert lines(found, "Eisen") == {"opportunity": -3, "down": -5}


@pytest.mark.rule("MASS-OPP-DUE-05")
@pytest.mark.rule("MASS-END-03")
@pytest.mark.rule("MASS-END-04")
@pytest.mark.rule("MASS-END-05")
def test_what_everybody_takes_home(quick):
    """Winners get all of it, losers half, rounded down; after a refusal it is full."""
    turn(dice="6 6")
    end = ("mass", "end", "--winner", "Eisen")
    assert refused(*end)["rule"] == "MASS-TURN-10"  # he is the first to choose
    ask("mass", "opportunity", "Rodrigo", "DUE", "--decline", "--loss", "2")
    assert refused("mass", "end")["code"] == "usage"
    found = ask(*end)
    told = {
        one["name"]: (one["score"], one["apart"], one["gain"])
        for one in found["heroes"]
    }
    assert told == {"Karl": (1, 0, 1), "Rodrigo": (3, 2, -1)}
    assert (found["booty"], found["reward"]) == ([], None)
    assert (score("Rodrigo"), score("Rodrigo", "reputation")) == (0, -1)
    words = ("mass", "turn", *STAND, *TACTICS, "--seed", "1")
    assert refused(*words)["rule"] == "MASS-END-01"
    assert ask("verify")["findings"] == []
    assert "due" not in ask("status")


@pytest.mark.rule("MASS-END-01")
@pytest.mark.rule("MASS-END-03")
@pytest.mark.rule("MASS-END-06")
@pytest.mark.rule("MASS-TURN-11")
@pytest.mark.rule("MASS-OPP-MAG-03")
@pytest.mark.rule("MASS-PREP-07")
def test_three_turns_in_a_row(quick):
    """The battle is won; open opportunities lapse, and the mage keeps his word."""
    for number in (1, 2, 3):
        found = turn(30, 20, dice="6 6")
        for name in found["pending"]:
            first = (number, name) == (1, "Rodrigo")
            code = "MAG" if first else "none"
            ask("mass", "opportunity", name, code)
    assert found["streak"] == {"side": "Montaigne", "turns": 3}
    assert found["victor"] == "Montaigne"
    assert refused("mass", "end", "--winner", "Eisen")["rule"] == "MASS-END-01"
    further = ("mass", "turn", *STAND, *TACTICS, "--seed", "1")
    assert refused(*further)["rule"] == "MASS-END-01"
    ended = ask("mass", "end")
    assert ended["victor"] == "Montaigne"
    sides = {one["name"]: one["raises"] for one in ask("mass", "armies")["sides"]}
    assert sides == {"Eisen": 0, "Montaigne": 0}
    assert ended["booty"] == ["Rodrigo"]
    assert ended["reward"] == "booty: roll again on the table at +3"
    running = {one["name"]: one["running"] for one in ask("mass", "status")["heroes"]}
    assert running == {"Karl": [], "Rodrigo": []}


@pytest.mark.rule("MASS-OPP-CRG-02")
def test_a_charge_is_fired_at(quick):
    """Eighteen dice are divided between the hero and five brutes."""
    turn(dice="6 6")
    found = ask("mass", "opportunity", "Rodrigo", "CRG", "--dice", "8 " * 6 + "1 " * 12)
    (shot,) = found["volleys"]
    assert (shot["level"], shot["dice_count"], shot["hits"]) == (36, 18, 6)
    assert (shot["targets"]["others"], shot["targets"]["brutes_dead"]) == ([1], 5)
    found = turn(dice="6 4")
    assert [gain["reputation"] for gain in found["closed"]["gains"]] == [5]
