"""The battles of a campaign: who fought whom, with which dice and chances."""

from __future__ import annotations

import pytest

from ledger.questions import Throw
from ledger.reading.fief.chances import Chances
from ledger.reading.report.battles import battle, battles, chances_of, fights, latest
from ledger.reading.report.timeline import turns_of
from ledger.reading.treasury import Secrets
from ledger.store.book import Book
from ledger.store.chapters import Chapters
from ledger.store.rows import state_of
from tests.begun import begun
from tests.face import ask
from tests.ledger.reading.journals import pays
from tests.ledger.rules.fief.positions import person, text, village
from tests.ledger.rules.fief.war.board import comer, waiting

ANA, BO = "player:Ana", "player:Bo"
KIND = "medfan after"
BOARD = (
    village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1", building="castle", mills=2)
    + waiting("Vaux", "Bourg", "Anne.v1=2 Anne.v6=1")
    + comer("Arnaud", "Anne", "Vaux", "Bourg")
    + comer("Eric", "Anne", "Vaux", "Bourg")
    + person("Philippe", "Bruno", "Vaux")
)
CALL = ("fief", "battle", "Vaux", "--attacker", "Anne", "--defender", "Bruno")


def fought(table, winner=ANA, **more):
    """A battle that is over, its aftermath too."""
    outcome = {"attacker": ANA, "defender": BO, "winner": winner, "next": None}
    return table.write(KIND, outcome={**outcome, **more})


@pytest.fixture
def table(journal):
    """Two battles that count, in turns 1 and 3, and one that does not."""
    made = journal("Ana", "Bo", "Cy", game="medfan", Ana=10)
    fought(made)  # entry 2
    made.undo(fought(made, BO))  # entries 3, 4
    made.next_turn()
    made.pay("Ana", "Bo", 3)  # entry 6
    made.next_turn()
    fought(made, None)  # entry 8
    return made


def open_(table):
    """Nothing is hidden."""
    return Secrets(table.book, None, hide=False, opened=True)


def turns(book):
    """The turns of a campaign."""
    return turns_of(book, Chapters(book))


def test_every_battle_that_counts_is_told(table):
    """With turn, sides and result; nobody reckons the chances of this game."""
    found = battles(table.book, turns(table.book), table.state, open_(table))

    assert [*found] == [
        {
            "entry": 2,
            "turn": 1,
            "chapter": 1,
            "kind": KIND,
            "place": None,
            "sides": [["Ana"], ["Bo"]],
            "result": {
                "attacker": "Ana",
                "defender": "Bo",
                "winner": "Ana",
                "next": None,
            },
            "throws": [],
            "chances": None,
        },
        {
            "entry": 8,
            "turn": 3,
            "chapter": 1,
            "kind": KIND,
            "place": None,
            "sides": [["Ana"], ["Bo"]],
            "result": {
                "attacker": "Ana",
                "defender": "Bo",
                "winner": None,
                "next": None,
            },
            "throws": [],
            "chances": None,
        },
    ]


def test_battles_of_some_turns_come_with_the_state_before_them(table):
    """The first entry is before the second, and a battle is not in its own past."""
    table.write(KIND, pays(ANA, BO, 1), outcome={"next": "spoils"})  # entry 9
    some = turns(table.book)[1:]
    found = [
        (act.seq, before.turn, before.balance(ANA, "money"), odds)
        for act, before, odds in fights(table.book, some, table.state, None)
    ]

    # The state is that of its moment only while it is looked at.
    assert found == [(8, 3, 7, None), (9, 3, 7, None)]


def test_one_battle_is_told_as_all_are(table):
    """With its entry; what has a name is called by that of today."""
    table.put(ANA, name="Anaïs")
    (first, _) = battles(table.book, turns(table.book), table.state, open_(table))
    told, entry = battle(table.book, 2, table.state, open_(table))

    assert told == first
    assert told["sides"] == [["Anaïs"], ["Bo"]]
    assert (entry.seq, entry.kind) == (2, KIND)


def test_what_has_left_the_table_keeps_its_name(table):
    """Though it has no name today, it had one then."""
    table.put("figure:Grik", name="Grik")
    seq = fought(table, dead=["figure:Grik", ANA])
    table.put("figure:Grik", name=None)
    told, _ = battle(table.book, seq, table.state, open_(table))

    assert told["result"]["dead"] == ["Grik", "Ana"]


def test_a_battle_has_its_dice(table):
    """With who threw them and why."""
    throws = [Throw(ANA, "luck", "d6", (3, 4), "typed")]
    seq = table.write(KIND, outcome={"next": "spoils"}, throws=throws)
    told, _ = battle(table.book, seq, table.state, open_(table))

    assert [(one["who"], one["faces"]) for one in told["throws"]] == [("Ana", [3, 4])]


def test_a_step_of_a_battle_is_fought_by_all_who_play(table):
    """Each is a side, those at the table before it."""
    seq = table.write(KIND, outcome={"next": "spoils"})
    told, _ = battle(table.book, seq, table.state, open_(table))

    assert told["sides"] == [["Ana"], ["Bo"], ["Cy"]]
    assert told["place"] is None


def test_the_latest_battles_come_first(table):
    """As many as are asked for; what was taken back is none."""
    assert latest(table.book, "medfan", 5) == [8, 2]
    assert latest(table.book, "medfan", 1) == [8]
    assert latest(table.book, "fief", 5) == []


def test_closed_purses_stay_closed_in_battles(table):
    """Whoever may not see a sum sees none in the result either."""
    table.write(KIND, pays(ANA, BO, 1), outcome={"next": "spoils", "money": 71})
    seq = table.seq
    shut = Secrets(table.book, "Cy", hide=False, opened=False)
    _, entry = battle(table.book, seq, table.state, shut)

    assert entry == shut.veil(table.entry(seq))
    assert entry != table.entry(seq)
    told = [*battles(table.book, turns(table.book), table.state, shut)]
    assert [one["entry"] for one in told] == [2, 8, seq]


def test_some_games_reckon_chances():
    """Others do not."""
    assert isinstance(chances_of("fief"), Chances)
    assert chances_of("medfan") is None


@pytest.mark.usefixtures("here")
def test_a_battle_on_the_board_has_a_place_and_chances():
    """They add up to one, whether it is told alone or among all."""
    begun(text(BOARD, phase="combat"))
    ask(*CALL, "--dice", "5,3,6,3,3,3,6,6")
    with Book("c.db") as book, book.reading():
        state, secrets = state_of(book), Secrets(book, None, hide=False, opened=True)
        alone, entry = battle(book, 2, state, secrets)
        (told,) = battles(book, turns(book), state, secrets)
        ((act, before, odds),) = fights(book, turns(book), state, chances_of("fief"))

        assert before.text("territory:Vaux", "owner") != "player:Anne"
        assert latest(book, "fief", 5) == [2]
    assert alone == told
    assert act == entry
    assert (told["place"], told["sides"]) == ("Vaux", [["Anne"], ["Bruno"]])
    assert told["chances"] == odds
    sums = [odds[key] for key in ("attacker", "defender", "both_fall")]
    assert sum(sums) == pytest.approx(1, abs=1e-9)
