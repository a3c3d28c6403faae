"""What people must do with their hands after an act: coins, counters, captives."""

from __future__ import annotations

import pytest

from commands.faces import face_of
from commands.hands import BOOKED
from ledger.grammar.listing import every
from ledger.rules import game_named, games
from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, text, village
from tests.trouble.terminal import Terminal

BOURG = village("Bourg", "Anne", "Anne.v1=1") + person("Arnaud", "Anne", "Bourg")


def shown(*words, answer=None):
    """The screen of an act at a terminal, with Enter for its last question."""
    with Terminal(*words, "-c", "c.db", env={"NO_COLOR": "1"}) as terminal:
        if answer is not None:
            terminal.until(" = 1 >")
            terminal.type(answer)
        assert terminal.ended() == 0
        said = terminal.output.replace("\xa0", " ").replace("\u202f", " ")
    return [line.strip() for line in said.splitlines()]


@pytest.fixture
def purchases(here):
    """Anne may make purchases in Bourg."""
    begun(text(BOURG, phase="purchases", money={"Anne": 500}))
    return here


@pytest.mark.parametrize(
    ("lang", "told", "back"),
    [
        ("en", "Anne: −100, 400 écus left", "Bourg, Anne: remove 1×1"),
        ("fr", "Anne : −100, il reste 400 écus", "Bourg, Anne : retirer 1×1"),
    ],
)
def test_a_purchase_tells_what_is_left_and_its_undo_what_goes_back(
    purchases, lang, told, back
):
    """The sentence of a purchase mentions the counter; that of an undo does not."""
    buys = ("fief", "buy", "Anne", "soldier", "--value", "1", "--at", "Bourg")
    assert shown(*buys, "--lang", lang)[-1] == told
    undone = shown("undo", "--lang", lang, answer="")
    assert undone[-1] == back
    assert undone[-2].startswith("Anne")
    assert undone[-2].endswith("500 écus") or undone[-2].endswith("500 écus left")


def test_whoever_is_no_terminal_is_shown_what_it_always_was(purchases):
    """Neither a pipe nor JSON has these lines."""
    buys = ("fief", "buy", "Anne", "soldier", "--value", "1", "--at", "Bourg")
    said = intendant(*buys, "--lang", "en")
    assert len(said.out.splitlines()) == 1
    assert "left" not in intendant("undo", "--json").out


def test_a_payment_that_shows_its_balances_says_nothing_twice(here):
    """The remainder is on its own screen."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    said = shown("pay", "bank", "Anne", "40", "--lang", "en")
    assert said == ["The bank pays 40 coins to Anne  [2]", "Anne: 40"]
    said = shown("undo", "--lang", "en", answer="")
    assert said[-1] == "Anne: −40, 0 coins left"


def test_the_book_follows_the_table_without_hands(here):
    """Neither a correction nor its undo mentions coins to be paid."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    said = shown("correct", "money", "Anne", "18", "--for", "counted", "--lang", "en")
    assert not [line for line in said if "left" in line]
    ask("pay", "bank", "Anne", "3")
    both = shown("undo", "--to", "1", "--lang", "en", answer="")
    assert both[-1] == "Anne: −3, 0 coins left"
    ask("redo", "2")
    alone = shown("undo", "2", "--lang", "en", answer="")
    assert alone[-1].startswith("[2] Corrected")


def test_closed_purses_are_told_to_nobody(purchases):
    """The money left in one after a purchase is not shown at the table."""
    ask("rules", "set", "fief.money.secret", "true")
    buys = ("fief", "buy", "Anne", "soldier", "--value", "1", "--at", "Bourg")
    assert not [line for line in shown(*buys, "--lang", "en") if "400" in line]


def test_a_captive_changes_sides_by_hand(here):
    """The player who captures and the lord who goes free are shown."""
    taken = person("Charles", "Bruno", "Bourg", prisoner_of="Anne")
    home = village("Val", "Bruno")
    begun(text(BOURG + taken + home, phase="purchases", money={"Bruno": 500}))
    freed = shown("fief", "ransom", "Charles", "300", "--to", "Val", "--lang", "en")
    assert freed[-1] == "Charles: no longer a captive of Anne"
    undone = shown("undo", "--lang", "en", answer="")
    assert undone[-1] == "Charles: a captive of Anne"


@pytest.mark.parametrize("game", games())
def test_what_a_game_tells_by_hand_is_what_it_knows(game):
    """A game names only its commodities, its declared facts and its own acts."""
    hands, rules = face_of(game).hands, game_named(game)
    fields = {name for _, name in rules.fields}
    paths = set(every())

    assert hands.counters <= set(rules.commodities)
    assert set(hands.facts) <= fields
    assert hands.covered | BOOKED <= paths | {"fork"}
