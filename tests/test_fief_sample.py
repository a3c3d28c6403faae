"""The Fief sample shows the whole realm: the program is asked for its journal."""

from __future__ import annotations

from collections import Counter

import pytest

from ledger.rules.fief.cards.deck import CARDS
from ledger.rules.fief.facts import VALUES
from ledger.rules.fief.tables import BOX
from ledger.store import rows
from ledger.store.book import Book
from tests import sample
from tests.face import ask
from tests.sample import of_kind
from tools import samples

SAMPLE = samples.CAMPAIGNS / "quatre-blasons"
PARRIES = {"bad_weather": "sun", "famine": "good_harvest"}


@pytest.fixture(scope="module")
def journal(tmp_path_factory):
    """Every entry of the evening, in full, and the folder in which it was played."""
    yield from sample.played(SAMPLE, tmp_path_factory.mktemp("sample"))


def outcomes(journal, *kinds):
    """The outcomes of these entries."""
    return [entry["outcome"] for entry in of_kind(journal, *kinds)]


def played(journal, card):
    """The outcomes of every card of this kind that was played."""
    return [o for o in outcomes(journal, "fief card play") if o["card"] == card]


def income(journal):
    """Every line of every income, with its turn and its player."""
    return [
        {**line, "turn": told["turn"], "whose": player["name"]}
        for told in outcomes(journal, "fief income")
        for player in told["players"]
        for line in player["lines"]
    ]


def paid(journal, turn):
    """The amount that each player was paid in a turn."""
    (told,) = (o for o in outcomes(journal, "fief income") if o["turn"] == turn)
    return {player["name"]: player["total"] for player in told["players"]}


def test_four_families_play_nine_turns_with_typed_dice(journal):
    """The first player changes each turn; nothing is left to the machine's dice."""
    begun = [o["first_player"] for o in outcomes(journal, "turn")]
    throws = [throw for entry in journal for throw in entry["throws"]]

    assert begun == 2 * ["Baudouin", "Constance", "Dreux", "Aliénor"]
    assert [o["turn"] for o in outcomes(journal, "fief income")] == list(range(1, 10))
    assert [o["turn"] for o in outcomes(journal, "fief deal")] == list(range(1, 10))
    assert len(throws) > 10
    assert {throw["how"] for throw in throws} == {"typed"}


def test_every_card_is_played(journal):
    """All fourteen kinds are played; some are thrown away, some change hands."""
    assert {o["card"] for o in outcomes(journal, "fief card play")} == set(CARDS)
    assert any(o["hidden"] for o in outcomes(journal, "fief card discard"))
    assert any(o["cards"] for o in outcomes(journal, "fief card discard"))
    assert outcomes(journal, "fief deal")[-1]["reshuffled"]


def test_attacks_are_parried(journal):
    """Each kind of attack is ended by the card that parries it."""
    for attack, parry in PARRIES.items():
        assert attack in {o["ended"] for o in played(journal, parry)}
    (murder,) = played(journal, "assassination")
    (justice,) = played(journal, "justice")
    assert justice["death"]["player"] == murder["player"]
    assert played(journal, "escape")[0]["freed"][0]["lord"] == "Lambert"


def test_plague_and_revolt_do_their_worst(journal):
    """Half the soldiers of the region die; a press burns where there is nobody."""
    (plague,) = played(journal, "plague")
    (revolt,) = played(journal, "revolt")
    marches = outcomes(journal, "fief rebels march")

    assert [lost["removed"] for lost in plague["losses"]] == [3, 0]
    assert plague["saved"] == ["Isabelle"]
    assert (revolt["rebels"], revolt["fights"]) == (6, [])
    assert marches[0]["destroyed"] == [{"village": "Ribemont", "press": 1}]


def test_everything_that_is_for_sale_is_bought(journal):
    """Counters of every value, buildings, a hat, a guard and four titles are bought."""
    bought = outcomes(journal, "fief buy")
    ranks = [o["rank"] for o in outcomes(journal, "fief found")]

    assert {o["item"] for o in bought} == {
        "soldier",
        "press",
        "mill",
        "castle",
        "cardinal",
        "rebel",
        "guard",
    }
    assert ranks == ["baron", "baron", "duke", "duke"]


def test_income_shows_every_source_and_every_reason_for_nothing(journal):
    """Income lists buildings, taxes and pension, and why other places pay nothing."""
    told = income(journal)

    assert {line["rule"] for line in told} == {
        "FIEF-INC-02",  # castle
        "FIEF-INC-03",  # city
        "FIEF-INC-04",  # press
        "FIEF-INC-05",  # mill
        "FIEF-INC-07",  # the capital is empty
        "FIEF-INC-08",  # the King's pension
        "FIEF-INC-12",  # famine
        "FIEF-INC-13",  # tithe
        "FIEF-INC-14",  # a captive's fief
        "FIEF-CARD-47",  # tallage, and villages with enemies in them
    }
    reasons = {line["why"] for line in told}
    assert reasons >= {"empty_capital", "famine", "tithe", "frozen", "enemy"}


def test_what_each_turn_pays(journal):
    """The income of each turn is as worked out by hand from the prices of the rules."""
    # A castle each, and nothing else.
    assert set(paid(journal, 1).values()) == {100}
    # Tithe: the press of Valmorin (100) pays Aliénor on top of her castle and mills.
    assert paid(journal, 3) == {
        "Constance": 100,
        "Dreux": 500,
        "Aliénor": 600,
        "Baudouin": 500,
    }
    # Tallage: 3 x 200 each for the two baronies, besides city and two mills.
    assert paid(journal, 4) == {
        "Dreux": 600,
        "Aliénor": 1200,
        "Baudouin": 1200,
        "Constance": 200,
    }
    # Baudouin's capital is empty, and his press has a famine: only the castle pays.
    assert paid(journal, 5)["Baudouin"] == 100
    # Dreux: city, two mills, two presses (800) and five villages (1000).
    assert paid(journal, 7)["Dreux"] == 1800
    # Dreux is King: 500 more, and a castle (100).
    assert paid(journal, 9)["Dreux"] == 1400


def test_a_captive_costs_income_and_a_ransom(journal):
    """A captive's city, mills and castle are set aside, and pay the ransom first."""
    (told,) = (o for o in outcomes(journal, "fief income") if o["turn"] == 7)
    (ransom,) = outcomes(journal, "fief ransom")
    (escrow,) = told["escrow"]

    assert (escrow["lord"], escrow["added"]) == ("Charles", 700)
    assert (ransom["from_escrow"], ransom["from_cash"]) == (700, 200)
    assert ask("treasury")["escrow"] == {}


def test_moves_show_what_may_happen_on_the_road(journal):
    """Moves show dropping, picking up, D'Arc's third step, hidden stacks and leave."""
    moves = outcomes(journal, "fief move")
    entries = {leave["entry"] for o in moves for leave in o["passages"]}
    exits = {leave.get("exit") for o in moves for leave in o["passages"]}
    (long,) = (o for o in moves if o["steps"] == 3 and len(o["lords"]) == 2)

    assert any(o["dropped"] for o in moves)
    assert any(o["picked"] for o in moves)
    assert long["lords"] == ["Jeanne", "Thierry"]
    assert {"granted", "refused"} <= entries
    assert "granted" in exits
    assert any(e["asked"]["hidden"] for e in of_kind(journal, "fief move"))
    # Abandoned by its owner, a village falls to the player waiting at its entrance.
    assert any(o["entrance_from"] for o in moves)
    assert {"village": "Pontorson-la-Vieille", "player": "Dreux"} in [
        went for o in moves for went in o["entered"]
    ]


def test_titles_go_from_hand_to_hand(journal):
    """Titles are founded, captured with an empty capital, bestowed and inherited."""
    taken = [o["captured"] for o in outcomes(journal, "fief done") if "captured" in o]
    (captured,) = (one for told in taken for one in told)
    (bestowed,) = outcomes(journal, "fief bestow")
    (murder,) = played(journal, "assassination")
    holders = {t["title"]: t["holder"] for t in ask("title", "list")["titles"]}

    assert (captured["before"], captured["lord"]) == ("Baudouin", "Charles")
    assert (bestowed["before"], bestowed["lord"]) == ("Charles", "Isabelle")
    assert murder["death"]["titles"] == [{"title": "Sinople", "heir": "Arnaud"}]
    assert holders["Sinople"] == "Arnaud"


def test_the_mishaps_of_an_evening_are_in_it(journal):
    """An act is undone, redone, counted, corrected or overruled."""
    kinds = {entry["kind"] for entry in journal}

    assert kinds >= {"undo", "redo", "count", "correct", "note", "pay"}
    assert any(entry["ruling"] for entry in journal)


def test_all_the_box_is_still_there(journal):
    """After nine turns, counters, cards and money still add up."""
    assert journal
    found = ask("verify")
    with Book(f"{SAMPLE.name}.db") as book:
        balances = rows.state_of(book).balances
    bands = {f"player:{name}": "series" for name in ask("players")["players"]}
    bands |= {"king": "king", "queen": "queen", "rebels": "rebels"}
    for band, counters in bands.items():
        held = Counter()
        for account, heap in balances.items():
            if account.rpartition("/")[2] == band:
                held.update({value: heap.get(value, 0) for value in VALUES})
        assert held == Counter(BOX[counters]), band
    cards = ask("fief", "cards")
    hands = sum(hand["cards"] for hand in cards["hands"])
    treasury = ask("treasury")

    assert found["findings"] == []
    assert cards["deck"] + cards["discard"] + cards["table"] + hands == 57
    assert sum(a["money"] for a in treasury["accounts"]) + treasury["bank"] == 0
