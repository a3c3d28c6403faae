"""A battle turn as the table sees it: fixed places, terrain, bad input, the screen."""

from __future__ import annotations

import pytest

from tests.commands.test_mass_turn import (
    STAND,
    TACTICS,
    hero,
    lines,
    quick,
    refused,
    turn,
)
from tests.face import ask, intendant

TOTALS = ("--total", "Montaigne=20", "--total", "Eisen=20")
CHARGE = (
    *("mass", "turn", "--engage", "Karl=support", "--engage", "Rodrigo=front"),
    *("--tactic", "Montaigne=CHA", "--tactic", "Eisen=REP"),
    *("--terrain", "Montaigne=difficult", "--lend", "Rodrigo"),
)
BEHIND = ("--engage", "Karl=support", "--engage", "Rodrigo=support")
WHOLE = ("mass", "turn", *STAND, *TACTICS, *TOTALS)
__all__ = ["quick"]  # a fixture


def screen(*words, lang="en"):
    """The screen of a call, line by line."""
    said = intendant(*words, "--lang", lang)
    assert said.status == 0, said.err
    return said.out.splitlines()


# Fixed places -----------------------------------------------------------------------


@pytest.mark.rule("MASS-TURN-12")
@pytest.mark.rule("MASS-OPP-GEN-13")
def test_who_is_not_free_to_choose_is_told_with_the_reason(quick):
    """The reason is the opportunity and its rule; a free hero has none."""
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "POU")
    found = turn(dice="6 9", stand=STAND[:2])
    assert hero(found, "Karl")["forced"] is None
    held = {"code": "POU", "rule": "MASS-OPP-POU-01"}
    assert held == hero(found, "Rodrigo")["forced"]


@pytest.mark.rule("MASS-OPP-POU-01")
def test_a_ruling_lets_a_hero_stand_elsewhere(quick):
    """Then no order holds the hero, but an unknown level is still refused."""
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "POU")
    found = refused(*WHOLE, "--seed", "1")
    assert found["rule"] == "MASS-OPP-POU-01"
    assert "`mass opportunity Rodrigo POU --give-up`" in found["hint"]
    words = ("--ruling", "the line has broken")
    found = turn(20, 20, *words, dice="6 4")
    rodrigo = hero(found, "Rodrigo")
    assert (rodrigo["engagement"], rodrigo["forced"]) == ("engaged", None)
    nowhere = ("mass", "turn", *STAND[:2], "--engage", "Rodrigo=tent", *words)
    assert refused(*nowhere, "--seed", "1")["code"] == "unknown_name"


# Terrain ----------------------------------------------------------------------------


@pytest.mark.rule("MASS-MOD-02")
@pytest.mark.rule("MASS-MOD-03")
def test_the_ground_is_remembered_until_it_changes(quick):
    """The terrain is typed once; another replaces it, and none ends it."""
    told = []
    for words in (
        ("--terrain", "Montaigne=terrain élevé+difficult"),
        (),
        ("--terrain", "Montaigne=crossing water"),
        ("--terrain", "Montaigne=aucun"),
        (),
    ):
        found = turn(20, 20, *words, dice="3 1", stand=BEHIND)
        told.append(lines(found, "Montaigne"))
        assert lines(found, "Eisen") == {}
    high = {"high_ground": 5, "difficult": -5}
    assert told == [high, high, {"crossing_water": -10}, {}, {}]


def test_ground_goes_with_the_position(quick):
    """After a new beginning from the position, the terrain need not be given again."""
    turn(20, 20, "--terrain", "Eisen=high_ground", dice="3 1")
    text = ask("export", "position")["toml"]
    assert 'terrain = ["high_ground"]' in text
    (quick / "again.toml").write_text(text, "utf-8")
    ask("new", "d.db", "--from", "again.toml")
    assert ask("export", "position", "-c", "d.db")["toml"] == text


def test_ground_that_is_none_is_a_fault_of_the_position(here):
    """Each unknown terrain gets the nearest words."""
    side = '[[side]]\nname = "Eisen"\nmen = 5\nterrain = ["high_grund", 3]\n'
    (here / "p.toml").write_text(f'game = "mass"\n{side}', "utf-8")
    said = intendant("new", "c.db", "--from", "p.toml", "--json")
    assert said.status != 0
    assert "high_ground" in said.err


def test_ground_counts_only_where_the_table_plays_with_it(quick):
    """The terrain given earlier is kept, but no longer shown."""
    turn(20, 20, "--terrain", "Montaigne=difficult", dice="3 1", stand=BEHIND)
    ask("rules", "set", "mass.modules.terrain", "false")
    assert lines(turn(dice="3 1", stand=BEHIND), "Montaigne") == {}
    said = refused(*WHOLE, "--terrain", "Eisen=difficult", "--seed", "1")
    assert said["rule"] == "mass.modules.terrain"


# Impossible turns -------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("words", "code", "rule"),
    [
        (("--dice", "11"), "bad_dice", "MASS-PERS-02"),
        (("--dice", "6 11"), "bad_dice", "MASS-PERS-12"),
        (("--dice", "6"), "missing_dice", "MASS-PERS-12"),
        pytest.param(
            ("--terrain", "Eisen=lava"),
            *("unknown_name", "MASS-TURN-05"),
            marks=pytest.mark.rule("MASS-TURN-05"),
        ),
        pytest.param(
            ("--terrain", "Eisen=none+difficult"),
            *("usage", "MASS-TURN-05"),
            marks=pytest.mark.rule("MASS-TURN-05"),
        ),
        (("--raises", "Montaigne=3"), "not_enough", "MASS-PREP-05"),
    ],
)
def test_a_turn_that_cannot_be_is_refused_with_rule_and_remedy(
    fought, words, code, rule, lang
):
    """Wrong dice, unknown terrain and raises that nobody has are refused."""
    seeded = () if words[0] == "--dice" else ("--seed", "1")
    found = refused(*WHOLE, *words, *seeded, "--lang", lang)
    assert (found["code"], found["rule"]) == (code, rule)
    assert found["message"]
    assert found["hint"]


@pytest.mark.rule("MASS-TACT-01")
@pytest.mark.rule("MASS-MOD-05")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("words", "code", "rule"),
    [
        (("turn", *STAND, "--tactic", "Eisen=FOO"), "unknown_name", "MASS-TACT-01"),
        (("tactics", "FOO", "MAR"), "unknown_name", "MASS-TACT-01"),
        (
            ("turn", *STAND, *TACTICS[:2], "--choose", "tactic.Eisen=FOO"),
            "missing_choice",
            "MASS-TACT-01",
        ),
        (("turn", *STAND, *TACTICS[:2]), "missing_choice", "MASS-TACT-01"),
        (("turn", "--engage", "Karl=tent"), "unknown_name", "MASS-TURN-01"),
        (("turn", *TACTICS), "missing_choice", "MASS-TURN-01"),
        (("side", "Eisen", "--men", "0"), "bad_amount", "MASS-MOD-05"),
        (("numbers", "0", "5"), "bad_amount", "MASS-MOD-05"),
        (("numbers", "4", "5", "--fort-a", "0"), "usage", "MASS-MOD-08"),
        (("hero", "Karl", "--unit", "boats"), "unknown_name", "MASS-PERS-03"),
    ],
)
def test_words_that_are_none_are_refused_with_rule_and_remedy(
    fought, words, code, rule, lang
):
    """Unknown tactics, levels and units, and an army without men, are refused."""
    found = refused("mass", *words, "--seed", "1", "--lang", lang) if (
        words[0] == "turn"
    ) else refused("mass", *words, "--lang", lang)  # fmt: skip
    assert (found["code"], found["rule"]) == (code, rule)
    assert found["hint"]


@pytest.mark.rule("MASS-PERS-14")
def test_who_is_out_of_action_stands_nowhere_and_lends_nothing(quick):
    """The refusal precedes any question, and no ruling overrules it."""
    turn(dice="6 4")
    ask("mass", "down", "Rodrigo")
    for words in (WHOLE, (*WHOLE, "--ruling", "he crawls")):
        found = refused(*words, "--seed", "1")
        assert (found["rule"], found["hint"]) == (
            "MASS-PERS-14",
            "leave out --engage Rodrigo",
        )
    alone = ("mass", "turn", *STAND[:2], *TACTICS, *TOTALS, "--lend", "Rodrigo")
    found = refused(*alone, "--seed", "1")
    assert (found["rule"], found["hint"]) == (
        "MASS-PERS-14",
        "leave out --lend Rodrigo",
    )


def test_what_is_said_of_a_turn_is_said_once(quick):
    """A hero at two places, a side with two totals and negative numbers are refused."""
    for words in (("--engage", "karl=front"), ("--total", "eisen=3")):
        assert "twice" in refused(*WHOLE, *words, "--seed", "1")["message"]
    for words in (("--raises", "Eisen=-1"), ("--other", "Eisen=x")):
        found = refused(*WHOLE, *words, "--seed", "1")
        assert found["hint"] == "a whole number up to 999,999"


@pytest.mark.rule("MASS-VOLLEY-05")
@pytest.mark.rule("MASS-OPP-COM-02")
def test_it_is_said_who_fires_and_at_whom(quick):
    """The hero's own unit fires, or the firing line that he charges."""
    turn(dice="6 6")
    charge = refused("mass", "opportunity", "Rodrigo", "CRG", "--dice", "8")
    assert "18d10 (volley, hits on 8+, Rodrigo)" in charge["message"]
    ask("mass", "opportunity", "Rodrigo", "COM")
    words = ("mass", "turn", *STAND[:2], *TACTICS, *TOTALS, "--dice", "6 6")
    own = refused(*words)
    assert "12d10 (Rodrigo: volley, hits on 8+)" in own["message"]
    assert own["rule"] == "MASS-VOLLEY-05"


# The screen -------------------------------------------------------------------------


@pytest.mark.rule("MASS-TURN-05")
@pytest.mark.rule("MASS-TACT-06")
def test_both_rolls_are_told_line_by_line(fought):
    """Each line has its rule: dice kept and dropped, modifiers, sum and total."""
    words = (*CHARGE, "--dice", "10 3 2 7 | 8 4 9 | 1 9 9 9 | 6 1 1 1")
    found = ask(*words, "--dry-run")
    eisen, montaigne = found["rolls"]
    assert (eisen["general"], eisen["tactic"], eisen["pool"]) == ("Otto", "REP", [3, 2])
    assert (montaigne["modifier"], montaigne["total"]) == (13, 17 + 13)
    text = "\n".join(" ".join(line.split()) for line in screen(*words))
    for line in (
        "Montaigne (attacker) Léon, Charge",
        "roll 20 kept 10→7 3, dropped 2",
        "tactics +15 MASS-TACT-06",
        "difficult ground −5 MASS-MOD-03",
        "Command lent +3 MASS-TURN-07",
        "in all +13",
        "total 30",
    ):
        assert line in text


@pytest.mark.parametrize(("lang", "sum_"), [("en", "in all: "), ("fr", "en tout : ")])
@pytest.mark.parametrize(("terrain", "told"), [((), False), (("difficult",), True)])
def test_a_sum_of_nothing_is_not_told(fought, lang, sum_, terrain, told):
    """Whoever lacks dice is told what is added to the roll, if anything is."""
    where = [word for one in terrain for word in ("--terrain", f"Eisen={one}")]
    words = ("mass", "turn", *STAND, *TACTICS, *where, "--dice", "ask", "--lang", lang)
    hint = intendant(*words, "--json").refusal["hint"].replace("\u00a0", " ")
    assert told == (sum_ in hint), hint


@pytest.mark.rule("MASS-PERS-03")
@pytest.mark.rule("MASS-PERS-04")
def test_every_hero_is_told_with_all_that_is_added(fought):
    """The die, ranks, loan, row, column, result and wounds of each hero are shown."""
    told = screen(*CHARGE, "--dice", "10 3 2 7 | 8 4 9 | 1 9 9 9 | 6 1 1 1")
    at = told.index("Rodrigo (Montaigne): Front, Victory")
    assert told[at + 1 : at + 4] == [
        "  personal roll 9: 6, Wits +3, Tactics +2, Command lent −2",
        "  row 7-9, column 4: 3 damage dice, reputation +3",
        "  damage 1 1 1: 3 flesh wounds",
    ]


@pytest.mark.rule("MASS-TURN-10")
def test_who_has_won_an_opportunity_is_named_as_one_types_him(fought):
    """A name with spaces is in quotes."""
    words = ("--side", "Eisen", "--wits", "3", "--tactics", "2")
    ask("mass", "hero", "Le Comte", *words)
    stand = (*STAND, "--engage", "Le Comte=front")
    told = screen("mass", "turn", *stand, *TACTICS, *TOTALS, "--seed", "4")
    calls = [line.partition(": ")[2] for line in told if line.startswith("→")]
    assert calls == ["`mass opportunity 'Le Comte'`", "`mass opportunity Rodrigo`"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_screen_fits_eighty_columns(fought, lang):
    """The screen has everything that may be shown about a hero."""
    turn(dice="6 1 1 | 6 1 1 1")
    ask("mass", "opportunity", "Rodrigo", "COM")
    stand = ("--engage", "Karl=front")
    words = ("mass", "turn", *stand, *TACTICS, *TOTALS, "--seed", "2")
    told = screen(*words, lang=lang)
    assert max(map(len, told)) <= 80
    name = {"en": "The commander is dead", "fr": "Le commandant est mort"}[lang]
    assert name in "\n".join(told)
