"""The reference cards of a siege: what only the table knows is told on one of them."""

from __future__ import annotations

import pytest

from ledger.reading.reference import reference
from tests.commands.cards import card_of, row, text_of
from tests.face import ask, intendant

mark = pytest.mark


def on(card, words, marker):
    """A rule that is told on a card in these words, among others."""
    (rule,) = marker.args
    return pytest.param(card, words, rule, marks=marker, id=f"{card}-{rule}")


REMINDERS = [
    on("about", "Unofficial", mark.rule("SIEGE-GEN-01")),
    on("about", "replace it where they say so", mark.rule("SIEGE-GEN-02")),
    on(
        "about",
        "David Simpson with Chris Bobridge and Steve Handbrook",
        mark.rule("SIEGE-GEN-05"),
    ),
    on("points", "A round number of thousands is best", mark.rule("SIEGE-BUDGET-03")),
    on(
        "allowance",
        "There is nearly always something left to buy",
        mark.rule("SIEGE-BUDGET-19"),
    ),
    on(
        "units",
        "The free ladders, hooks and ropes of the rulebook are gone",
        mark.rule("SIEGE-LADDER-01"),
    ),
    on(
        "walls", "Infantry needs a siege tower or ladders", mark.rule("SIEGE-LADDER-02")
    ),
    on("fortress", "One section of 40 mm", mark.rule("SIEGE-WALL-01")),
    on("fortress", "All of it", mark.rule("SIEGE-WALL-02")),
    on("fortress", "A tower is stronger than a wall", mark.rule("SIEGE-TOWER-02")),
    on("fortress", "If the model shows an entrance", mark.rule("SIEGE-TOWER-15")),
    on("placing", "On the walls themselves", mark.rule("SIEGE-LIST-11")),
    on("placing", "each in the proper deployment zone", mark.rule("SIEGE-LIST-12")),
    on("placing", "Before the armies", mark.rule("SIEGE-EARTH-05")),
    on("placing", "As one likes", mark.rule("SIEGE-EARTH-07")),
    on("moving", "Ignored for the formation of a unit", mark.rule("SIEGE-WALL-04")),
    on("moving", "irregular formation", mark.rule("SIEGE-WALL-05")),
    on("moving", "divide the attacks that come", mark.rule("SIEGE-WALL-06")),
    on("moving", "One a turn", mark.rule("SIEGE-RAM-13")),
    on("moving", "forests, earthworks", mark.rule("SIEGE-RAM-14")),
    on("moving", "has −1 Cmd", mark.rule("SIEGE-BREACH-03")),
    on("moving", "Infantry only", mark.rule("SIEGE-BREACH-05")),
    on("moving", "Once destroyed it lets any unit pass", mark.rule("SIEGE-BREACH-07")),
    on("shooting", "bounces as a cannon's does", mark.rule("SIEGE-LIST-13")),
    on("shooting", "All around", mark.rule("SIEGE-TOWER-18")),
    on("shooting", "at the nearest enemy", mark.rule("SIEGE-TOWER-19")),
    on(
        "shooting",
        "A wall or tower that one's own troops hold",
        mark.rule("SIEGE-RAM-01"),
    ),
    on(
        "shooting",
        "enemies on the same wall or tower, are no targets",
        mark.rule("SIEGE-RAM-02"),
    ),
    on("shooting", "only in the defender's turn", mark.rule("SIEGE-RAM-07")),
    on("shooting", "the portable ram comes along", mark.rule("SIEGE-RAM-15")),
    on("shooting", "directly behind them is fortified", mark.rule("SIEGE-EARTH-08")),
    on("shooting", "Does not block the line of sight", mark.rule("SIEGE-BREACH-06")),
    on("battering", "the unit's first round of combat", mark.rule("SIEGE-RAM-03")),
    on("battering", "Counts as destroying the enemy", mark.rule("SIEGE-RAM-04")),
    on("battering", "up to 20 cm", mark.rule("SIEGE-RAM-05")),
    on("battering", "As at chargers, by any unit", mark.rule("SIEGE-RAM-08")),
    on(
        "battering",
        "If a stand is lost or the ram destroyed",
        mark.rule("SIEGE-RAM-09"),
    ),
    on("battering", "no other attacks", mark.rule("SIEGE-RAM-10")),
    on(
        "battering",
        "Each defender picks boiling oil or shooting",
        mark.rule("SIEGE-RAM-18"),
    ),
    on("portable_ram", "A ram without the armoured cover", mark.rule("SIEGE-RAM-11")),
    on("portable_ram", "Nothing protects from oil", mark.rule("SIEGE-RAM-12")),
    on("portable_ram", "batters much as with a ram", mark.rule("SIEGE-RAM-16")),
    on("walls", "With the troops on the ramparts", mark.rule("SIEGE-WALL-07")),
    on(
        "walls",
        "Troops in breaches beside the wall are not attacked",
        mark.rule("SIEGE-WALL-09"),
    ),
    on("walls", "not between one of each", mark.rule("SIEGE-WALL-10")),
    on("walls", "wall with wall, breach with breach", mark.rule("SIEGE-WALL-11")),
    on("walls", "whoever assaults the middle", mark.rule("SIEGE-WALL-14")),
    on("walls", "He may leave alone", mark.rule("SIEGE-WALL-15")),
    on("walls", "with movement enough", mark.rule("SIEGE-WALL-16")),
    on("walls", "Support None", mark.rule("SIEGE-WALL-18")),
    on("towers", "From the courtyard", mark.rule("SIEGE-TOWER-03")),
    on("towers", "a tower is too high", mark.rule("SIEGE-TOWER-04")),
    on("towers", "One stand for each side", mark.rule("SIEGE-TOWER-05")),
    on("towers", "each of another unit", mark.rule("SIEGE-TOWER-06")),
    on("towers", "with too few, one holds several", mark.rule("SIEGE-TOWER-07")),
    on("towers", "Never flanked", mark.rule("SIEGE-TOWER-08")),
    on("towers", "always fortified", mark.rule("SIEGE-TOWER-09")),
    on("towers", "no bonus for pursuit", mark.rule("SIEGE-TOWER-10")),
    on("towers", "Support None", mark.rule("SIEGE-TOWER-11")),
    on("towers", "hitting on a 6 always", mark.rule("SIEGE-TOWER-12")),
    on(
        "towers",
        "Only when all units inside are wiped out",
        mark.rule("SIEGE-TOWER-13"),
    ),
    on("towers", "units that charge any side", mark.rule("SIEGE-TOWER-20")),
    on(
        "towers", "As against any troops in fortifications", mark.rule("SIEGE-TOWER-21")
    ),
    on("towers", "he holds and occupies it", mark.rule("SIEGE-TOWER-22")),
    on("breaches", "a marker or terrain stands for it", mark.rule("SIEGE-BREACH-01")),
    on("breaches", "Dense terrain", mark.rule("SIEGE-BREACH-02")),
    on("breaches", "Troops in a breach are defended", mark.rule("SIEGE-BREACH-04")),
    on(
        "breaches",
        "not drawn into combat with the walls beside it",
        mark.rule("SIEGE-WALL-08"),
    ),
    on("breaches", "may queue behind it", mark.rule("SIEGE-WALL-12")),
    on("breaches", "that wall must be assaulted, too", mark.rule("SIEGE-WALL-13")),
    on("losses", "even from the middle of a unit", mark.rule("SIEGE-BREACH-08")),
    on("losses", "These losses cause none", mark.rule("SIEGE-BREACH-09")),
    on("losses", "until this Combat phase ends", mark.rule("SIEGE-BREACH-10")),
    on("losses", "one unit of one and one of two", mark.rule("SIEGE-BREACH-11")),
    on("losses", "re-form as if they had fought", mark.rule("SIEGE-BREACH-12")),
    on(
        "losses",
        "the others come back into contact with it",
        mark.rule("SIEGE-BREACH-13"),
    ),
    on("losses", "That stand may be turned", mark.rule("SIEGE-BREACH-14")),
    on("flyers", "on a 6, without a charge bonus", mark.rule("SIEGE-FLY-01")),
    on("flyers", "They never occupy anything", mark.rule("SIEGE-FLY-02")),
    on("flyers", "No second round", mark.rule("SIEGE-FLY-03")),
    on("flyers", "they fall back when beaten", mark.rule("SIEGE-FLY-04")),
    on("flyers", "Flyers alone may attack it straight", mark.rule("SIEGE-FLY-05")),
    on("flyers", "all its shooters may shoot", mark.rule("SIEGE-FLY-06")),
    on("earthworks", "Either side", mark.rule("SIEGE-EARTH-01")),
    on("earthworks", "40 × 10 mm: half a stand", mark.rule("SIEGE-EARTH-04")),
    on("earthworks", "It is defended", mark.rule("SIEGE-EARTH-09")),
    on("earthworks", "in the first charge only", mark.rule("SIEGE-EARTH-10")),
    on("earthworks", "slow or channel towers and rams", mark.rule("SIEGE-EARTH-11")),
    on(
        "earthworks",
        "adjacent when the Combat phase begins",
        mark.rule("SIEGE-EARTH-12"),
    ),
    on("earthworks", "Which stand attacks which section", mark.rule("SIEGE-EARTH-14")),
    on("watchtower", "None of a siege", mark.rule("SIEGE-SCN1-01")),
    on("watchtower", "the Dwarfs may assault the tower", mark.rule("SIEGE-SCN1-02")),
    on("watchtower", "exactly in the centre", mark.rule("SIEGE-SCN1-07")),
    on("watchtower", "within 20 cm", mark.rule("SIEGE-SCN1-08")),
    on("watchtower", "Zones 80 cm apart", mark.rule("SIEGE-SCN1-17")),
    on("watchtower", "Hidden, if both agree", mark.rule("SIEGE-SCN1-19")),
    on("watchtower", "name the face to be attacked", mark.rule("SIEGE-SCN1-21")),
    on("help", "The normal ones", mark.rule("SIEGE-SCN2-01")),
    on("help", "placed before all troops", mark.rule("SIEGE-SCN2-07")),
    on("help", "zones 80 cm apart", mark.rule("SIEGE-SCN2-11")),
    on("help", "first the whole Dwarf army", mark.rule("SIEGE-SCN2-12")),
    on(
        "help",
        "Gert Braken, who must carry the call for help",
        mark.rule("SIEGE-SCN2-18"),
    ),
    on("braken_keep", "In the centre, or along an edge", mark.rule("SIEGE-SCN3-01")),
    on("braken_keep", "None within 30 cm of the walls", mark.rule("SIEGE-SCN3-03")),
    on("braken_keep", "as little as possible", mark.rule("SIEGE-SCN3-04")),
    on("braken_keep", "Or any armies", mark.rule("SIEGE-SCN3-07")),
    on(
        "braken_keep",
        "Earthworks and the defender's equipment",
        mark.rule("SIEGE-SCN3-11"),
    ),
    on("braken_keep", "up to 15 cm outside", mark.rule("SIEGE-SCN3-13")),
    on("braken_keep", "more than 60 cm from that zone", mark.rule("SIEGE-SCN3-14")),
    on("braken_keep", "75 cm from the walls", mark.rule("SIEGE-SCN3-16")),
    on("braken_keep", "Count Braken's garrison", mark.rule("SIEGE-SCN3-18")),
]


def shown(*words):
    """The one card of this call."""
    return card_of("siege", *words)


@pytest.mark.parametrize(("card", "words", "rule"), REMINDERS)
def test_a_reminder_is_told_on_its_card(here, card, words, rule):
    """And the card names the rule."""
    found = shown(card)
    assert rule in found["rules"]
    assert words in text_of(found)


def test_no_reminder_is_forgotten():
    """Every rule that only concerns the table stands in the list above."""
    known = reference("siege")
    told = {param.values[2] for param in REMINDERS}
    assert {key for key, rule in known.items() if rule.reminder} <= told


@pytest.mark.parametrize(
    ("moment", "cards"),
    [
        ("deployment", ["placing"]),
        ("movement", ["moving"]),
        ("shooting", ["shooting"]),
        ("attaque au bélier", ["battering", "portable_ram", "oil"]),
        ("assault on a wall", ["walls"]),
        ("tower", ["towers"]),
        ("breach", ["breaches", "losses"]),
        ("flyers", ["flyers"]),
        ("earthworks", ["earthworks"]),
        ("fin du tour de jeu", ["length"]),
        ("end", ["score"]),
        ("campaign", ["linked"]),
    ],
)
def test_each_moment_of_a_siege_has_its_cards(here, moment, cards):
    """By code, or by name in either language."""
    words = ("rules", "cards", "--game", "siege", "--moment", moment)
    assert [card["id"] for card in ask(*words)["cards"]] == cards


def test_tables_hold_what_the_rules_reckon(here):
    """Budgets, prices, the die for the end, and what sections are worth."""
    points, items, length, score = map(shown, ("points", "items", "length", "score"))
    assert row(points, "budgets", 2) == ["3,000", "750", "1,500", "375", "×1/×2"]
    assert row(items, "items", -1) == [
        *("trebuchet", "both", "120", "unit", "4", "0", "0/6"),
    ]
    assert row(length, "needed", 0) == [
        *("on the die", "6", "5+", "4+", "3+", "2+", "certain"),
    ]
    assert row(score, "points", 0) == ["50", "150", "100", "200"]


@pytest.mark.ruling("SIEGE-AMB-11")
def test_oil_is_looked_up_in_the_rulebook_or_in_ones_own_table(here):
    """Nothing is invented: the owner's own words are shown where there are any."""
    assert "By the table of the rulebook" in text_of(shown("oil"))
    ask("new", "c.db", "--game", "siege")
    own = '["nothing", "little", "{one} <stand>"]'
    ask("rules", "set", "siege.house_rules.oil_table", own)
    card = shown("oil")
    assert "By the table of the rulebook" not in text_of(card)
    assert row(card, "oil", 0) == ["1", "nothing"]
    assert row(card, "oil", 2) == ["3", "{one} <stand>"]


@pytest.mark.parametrize(
    ("key", "value", "card", "words"),
    [
        ("gate_treated_as", "wall", "fortress", "Counts as a section of wall"),
        ("scenario2_turn_limit", "8", "help", "Turns 8."),
        ("siege_vp_tie", "neither", "score", "Neither side wins"),
        ("stands_counted", "all_bases", "score", "Everything with a base"),
        ("portable_ram_hits", "cumulative", "portable_ram", "Earlier ones count"),
        ("allowance_rounding_tie", "even", "allowance", "even multiple of 5"),
    ],
)
def test_cards_follow_the_house_rules(here, key, value, card, words):
    """Of the campaign at hand."""
    assert words not in text_of(shown(card))
    ask("new", "c.db", "--game", "siege")
    ask("rules", "set", key, value)
    assert words in text_of(shown(card))


def test_a_card_is_read_in_french(here):
    """By its title or its id."""
    screen = intendant("rules", "card", "enfoncer, pas a pas", "--lang", "fr").out
    assert screen == intendant("rules", "card", "battering", "--lang", "fr").out
    assert "L’attaquant annonce la tentative." in screen
    assert "règles\u00a0: SIEGE-RAM-03–10, 18" in screen
