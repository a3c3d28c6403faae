"""`why` knows every number and every fact of any campaign."""

from __future__ import annotations

import pytest

from commands.handlers.why import spoken
from ledger.flow import whole
from ledger.reading.values import as_shown
from ledger.reading.why import why
from ledger.rules import game_named
from ledger.state import RULES
from ledger.store import rows
from ledger.store.book import Book
from tests.face import ask, intendant

PLAYED = ("fief", "fought", "full", "medfan", "siege")


@pytest.fixture(params=PLAYED)
def book(request):
    """A campaign of each game, opened for reading."""
    begun = request.getfixturevalue(request.param)
    if request.param == "fief":
        begun()
        ask("fief", "buy", "Anne", "soldier", "--at", "Bourg")
    ask("rules", "set", "campaign.dice", "ask")
    opened = Book("c.db")
    yield opened
    opened.close()


def test_every_balance_is_unfolded(book):
    """On every account, the movements add up to the balance."""
    state = rows.state_of(book)
    words = spoken(state.game)
    for account, held in state.balances.items():
        for what, amount in held.items():
            found = why(book, [what, account], words, all_=True).facts
            moved = sum(line["amount"] for line in found["lines"])
            assert (found["kind"], found["value"], moved) == ("balance", amount, amount)


def test_every_fact_has_the_entry_that_set_it(book):
    """Each recorded field of each thing has its entry, and so have house rules."""
    state = rows.state_of(book)
    words, game = spoken(state.game), game_named(state.game)
    asked = [
        (subject, field)
        for subject, facts in state.facts.items()
        for field in facts
        if not ((known := game.field(subject, field)) and known.inner)
    ]
    assert asked
    for subject, field in asked:
        named = field if subject == RULES else f"{subject}.{field}"
        found = whole(why(book, [named], words, all_=True).facts)
        lines = [one for one in found["lines"] if not one["derived"]]
        assert (found["things"], found["what"]) == ([subject], field)
        assert lines[0]["after"] == as_shown(state, state.get(subject, field), subject)
        entries = [line["entry"] for line in lines]
        assert entries == sorted(entries, reverse=True)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_thing_is_told_in_words(book, lang):
    """All facts about it are in either language, without a code of the rules."""
    state = rows.state_of(book)
    codes = {name for _, name in game_named(state.game).fields if "_" in name}
    for subject in state.facts:
        if subject != RULES:
            said = intendant("why", subject, "--all", "--lang", lang)
            assert said.status == 0
            assert codes.isdisjoint(said.out.split())


def test_dice_stand_once_below_the_lines_of_their_entry(medfan):
    """The number of facts set by the entry does not matter."""
    battle = "medfan after --winner Ana --attacker Ana --defender Bo --dead Bo:Grik"
    ask(*battle.split(), "--objective", "Ana:destruction", "--dice", "1")
    found = ask("why", "Bo")
    assert len([line for line in found["lines"] if line["throws"]]) > 1
    assert intendant("why", "Bo").out.count("dice: ") == 1


def test_a_thing_is_explained_by_its_own_dice(medfan):
    """Other players' dice, or other figures', are with their own names."""
    battle = "medfan after --winner Ana --attacker Ana --defender Bo --dead Bo:Grik"
    ask(*battle.split(), "--objective", "Ana:destruction", "--dice", "3")
    whose = {
        name: {t["who"] for line in ask("why", name)["lines"] for t in line["throws"]}
        for name in ("Ana", "Bo", "Grik")
    }
    assert whose == {"Ana": set(), "Bo": {"Grik"}, "Grik": {"Grik"}}


def test_a_fact_is_told_with_its_history(table):
    """Earlier holders are listed, but nothing that was undone."""
    ask("territory", "add", "Vaux", "--owner", "Anne")
    ask("territory", "claim", "Vaux", "Bruno")
    ask("territory", "claim", "Vaux", "Chloé")
    ask("undo")
    ask("territory", "release", "Vaux")
    found = ask("why", "Vaux.owner")
    told = [(x["entry"], x["before"], x["after"]) for x in found["lines"]]
    assert found["value"] is None
    assert told == [(6, "Bruno", None), (3, "Anne", "Bruno"), (2, None, "Anne")]
    last = ask("why", "Vaux.owner", "--last", "1")
    assert [line["entry"] for line in last["lines"]] == [6]
    assert last["earlier"] == {"entries": 2, "amount": 0}
    said = intendant("why", "Vaux.owner", "--last", "1").out
    assert said.endswith("2 more lines without --last\n")
