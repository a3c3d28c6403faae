"""The reference cards of mass combat: every rule on one, every number from its table."""

from __future__ import annotations

import pytest

from commands.handlers.resolving import bare_state
from commands.texts import Words
from commands.texts.cards import in_full
from commands.texts.mass.opportunities import OPPORTUNITIES
from ledger.reading.cards import cards
from ledger.reading.reference import reference
from ledger.rules import settings
from ledger.rules.mass.opportunities.tables import OPPORTUNITY
from ledger.rules.mass.tables import PERSONAL
from ledger.rules.mass.tactics import ORDER
from tests.commands.test_cards import shown, texts
from tests.face import ask


def table(card, name):
    """The rows of a card's table, with the heads first."""
    (found,) = (b for b in shown(card)["blocks"] if b.get("name") == name)
    return [found["heads"], *found["rows"]]


def number(cell):
    """A number as shown on a card."""
    return int(cell.replace("−", "-"))


@pytest.fixture
def rules(here):
    """The rules on some card, each with the texts of its cards."""
    found = {}
    for card in ask("rules", "card", "all", "--game", "mass")["cards"]:
        for rule in card["rules"]:
            found.setdefault(rule, []).append(texts(card))
    return found


def test_every_rule_of_the_battle_is_on_a_card(rules):
    """All 148 rules are there, and none that does not exist."""
    known = {key for key, one in reference("mass").items() if one.kind == "rule"}
    assert set(rules) == known
    assert len(known) == 148


def test_each_opportunity_has_a_card_of_its_name(here):
    """The fourteen cards follow the text, with the rules of their chapters."""
    listed = ask("rules", "cards", "--moment", "opportunities", "--game", "mass")[
        "cards"
    ]
    cards = [card for card in listed if card["id"] in OPPORTUNITY]
    assert [card["id"] for card in cards] == list(OPPORTUNITY)
    for lang in ("en", "fr"):
        words = Words(lang)
        for code, name in OPPORTUNITIES.items():
            assert shown(code, "--lang", lang)["title"] == words.say(name)
    for card in cards:
        chapter = [r for r in reference("mass") if f"-OPP-{card['id']}-" in r]
        assert set(chapter) <= set(card["rules"])


def test_all_cells_are_on_the_card(here):
    """The 42 cells have damage dice, reputation, and an O for an opportunity."""
    head, *rows = table("cells", "cells")
    assert [len(head), *map(len, rows)] == [7] * 8
    shown_cells = {row[0]: row[1:] for row in rows}
    assert shown_cells == {
        row: [f"{d}d {r}r{' O' * o}" for d, r, o in cells]
        for row, cells in PERSONAL["cells"].items()
    }


def test_all_pairs_of_tactics_are_on_the_card(here):
    """The card has 100 pairs of tactics, and explains the letters."""
    head, *rows = table("tactics", "tactics")
    assert head[1:] == [row[0] for row in rows] == list(ORDER)
    for attacker, row in zip(ORDER, rows, strict=True):
        for defender, cell in zip(ORDER, row[1:], strict=True):
            expected = ask("mass", "tactics", attacker, defender)["modifier"]
            assert number(cell) == expected
    named = dict(
        pair
        for row in table("tactics", "letters")[1:]
        for pair in (tuple(row[:2]), tuple(row[2:]))
    )
    assert (set(named), named["FLA"]) == (set(ORDER), "Flank attack")


@pytest.mark.rule("MASS-MOD-05", "MASS-MOD-09")
def test_numbers_and_walls_are_on_the_card(here):
    """Numbers start at 2 to 1; a large castle has level 5."""
    head, row = table("numbers", "numbers")
    assert head[1:] == ["×2", "×3", "×4", "×5", "×6 or more"]
    assert [number(cell) for cell in row[1:]] == [5, 10, 15, 20, 25]
    assert ["large castle", "5"] in table("numbers", "forts")


@pytest.mark.rule("MASS-VOLLEY-05", "MASS-VOLLEY-06")
@pytest.mark.parametrize(
    ("lang", "hits", "tens"),
    [
        (
            "en",
            "A die hits on 8, 9 or 10.",
            "The die hits and is rerolled; it may hit again, and so on.",
        ),
        (
            "fr",
            "Un dé touche sur 8, 9 ou 10.",
            "Le dé touche et se relance\u202f; il peut toucher de nouveau, et ainsi de suite.",
        ),
    ],
)
def test_the_faces_that_hit_are_on_the_card(here, lang, hits, tens):
    """The card also says what else a 10 does."""
    blocks = shown("volley", "--lang", lang)["blocks"][-2:]
    assert [block["text"] for block in blocks] == [hits, tens]


@pytest.mark.rule("MASS-VOLLEY-10")
def test_wounds_of_a_volley_are_on_the_card(here):
    """The wounds depend on the TN to be hit, from 5 to 40 and above."""
    head, row = table("hits", "wounds")
    assert head[1:] == ["5", "10", "15", "20", "25", "30", "35", "40+"]
    assert [number(cell) for cell in row[1:]] == [24, 21, 18, 15, 12, 9, 6, 3]


@pytest.mark.rule("MASS-OPP-MES-05")
def test_a_message_has_its_road_on_the_card(here):
    """The card shows the distance, the destination and the highest bonus."""
    assert table("MES", "messages")[1:] == [
        ["Support", "Front", "3", "+3"],
        ["Disengaged", "Front", "2", "+4"],
        ["Engaged", "Support", "2", "+4"],
        ["Front", "Support", "3", "+3"],
    ]


@pytest.mark.parametrize(
    ("key", "value", "card", "words"),
    [
        ("mass.opp.ban_personal", "minus:3", "BAN", "−3."),
        ("mass.opp.ban_from", "0", "BAN", "starting with this one"),
        ("mass.opp.due_refusal", "4", "DUE", "costs 4 reputation"),
        ("mass.opp.com_bands", "[9, 9]", "COM", "in bands of 9 and 9"),
        ("mass.opp.com_bands", "[18]", "COM", "level 22, so 11 dice"),
        ("mass.opp.max_active", "2", "opportunities", "2 opportunities at a time"),
        ("mass.opp.decline", "false", "opportunities", "Nothing may be declined"),
        ("mass.command.max", "1", "strategy", "1 hero may lend"),
        ("mass.tactics.env_rep", "7", "tactics", "+7"),
        ("mass.fort.levels", "{ none = 1, tower = 3 }", "numbers", "tower 3"),
        ("mass.raises.value", "6", "preparation", "adds 6 to a roll"),
    ],
)
def test_a_house_rule_changes_its_card(here, key, value, card, words):
    """The text of a house rule is on the card only if the rule is in force."""
    ask("new", "c.db", "--game", "mass")
    before = texts(shown(card))
    ask("rules", "set", key, value)
    after = texts(shown(card))
    assert words in after
    assert before != after


ELSEWHERE = {"mass.money.unit"}  # no card needs to show these


def unusual(setting):
    """Values of a house rule other than its default."""
    if setting.type == "flag":
        return [not setting.default]
    if setting.type == "number":
        known = {setting.least, min(setting.default + 1, setting.most)}
        return sorted(known - {setting.default})
    if setting.type == "word":
        return [value for value in setting.options if value != setting.default]
    others = {"counts": [[9, 9]], "levels": [{"tower": 7}], "faces": [{"MES": 3}]}
    return others.get(setting.type, ["a song"])


def spoken(*house_rules):
    """The texts of the cards under these house rules."""
    state = bare_state("mass", None)
    for key, value in house_rules:
        state.apply([settings.put(state, key, value)])
    return [in_full(card, Words("en")) for card in cards(state).values()]


def test_every_house_rule_is_on_a_card():
    """Each value other than the default changes the text of some card."""
    # A table's own list counts only if opportunities are read off it.
    drawn = ("mass.opp.choose", "table")
    usual, usually_drawn = spoken(), spoken(drawn)
    for key, setting in settings.settings("mass").items():
        if not key.startswith("mass.") or key in ELSEWHERE:
            continue
        listed = key == "mass.opp.table"
        for value in unusual(setting):
            found = spoken(drawn, (key, value)) if listed else spoken((key, value))
            assert found != (usually_drawn if listed else usual), (key, value)


def test_an_unusual_table_loses_the_column_of_opportunities(here):
    """Without opportunities no cell has an O, and none of their cards is there."""
    ask("new", "c.db", "--game", "mass")
    ask("rules", "set", "mass.modules.opportunities", "false")
    assert "O" not in "".join(
        cell for row in table("cells", "cells")[1:] for cell in row
    )
    ids = {card["id"] for card in ask("rules", "cards")["cards"]}
    assert not ids & {*OPPORTUNITY, "opportunities", "duel"}
