"""Who has a dungeon, for whom it waits, and what happens when it opens."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.rules.fief.families.dying import died
from ledger.rules.fief.variants.dungeon import awaits, jailer, prisoners, strayed
from tests.ledger.rules.fief.positions import (
    ANNE,
    CHLOE,
    at,
    do,
    fact,
    keys,
    title,
)
from tests.ledger.rules.fief.variants.prisons import HENRY, KING, OTHON, held, prison

ERIC, ARNAUD = "lord:Eric", "lord:Arnaud"
CAPTIVE = held("Eric", "Anne", "Bourg")
BURIED = fact(ERIC, "dungeon", 1)


@pytest.mark.rule("FIEF-VAR-25")
@pytest.mark.ruling("FIEF-AMB-114")
def test_the_free_king_alone_has_a_dungeon():
    """Where the surrender of lords is played."""
    assert jailer(prison(KING | HENRY)) == ANNE
    assert jailer(prison(HENRY)) is None
    captive = held("Arnaud", "Chloé", "Roc", "Anne", king=True)
    assert jailer(prison(captive | HENRY)) is None
    assert jailer(prison(KING, house={"variant.surrender": False})) is None


@pytest.mark.rule("FIEF-VAR-25", "FIEF-VAR-24", "FIEF-VAR-30")
@pytest.mark.ruling("FIEF-AMB-115")
@pytest.mark.parametrize(
    ("by", "captor", "among", "expected"),
    [
        ("player", ANNE, ["lord:Henry"], True),
        ("player", ANNE, None, True),
        ("player", CHLOE, [ARNAUD], False),
        ("counter", ANNE, ["lord:Henry"], False),
        ("counter", ANNE, ["lord:Henry", ARNAUD], True),
        ("counter", ANNE, [], False),
        ("counter", ANNE, None, True),
        ("counter", CHLOE, None, False),
    ],
)
def test_for_whom_it_waits(by, captor, among, expected):
    """Any prisoner of the King's player, or of the King; a bought one always."""
    state = prison(KING | CAPTIVE | HENRY, house={"dungeon.by": by})
    assert awaits(state, ERIC, captor, among) is expected
    state.put("campaign", "queen", ERIC)
    assert not awaits(state, ERIC, captor, among)


@pytest.mark.rule("FIEF-VAR-28")
def test_it_opens_with_a_note_and_without_one_where_it_is_empty():
    """Every prisoner is named, and each player asked for a village."""
    both = KING | CAPTIVE | OTHON | held("Henry", "Anne", "Bourg", "Chloé")
    both |= {"Thierry": {"player": "Chloé", "at": "Roc"}}
    state = prison(both, BURIED + fact("lord:Henry", "dungeon", 1))
    assert prisoners(state) == [ERIC, "lord:Henry"]
    choices = {"freed.Eric": "Mont", "freed.Henry": "Roc"}
    outcome = do(state, died, "Arnaud", "plague", choices=choices)
    (note,) = (one for one in outcome.warnings if one["key"] == "fief.dungeon_opened")
    assert (note["rule"], note["facts"]) == (
        "FIEF-VAR-28", {"lords": [ERIC, "lord:Henry"]},
    )  # fmt: skip
    assert prisoners(state) == []
    assert [state.get(one, "at") for one in (ERIC, "lord:Henry")] == [
        at("Mont"), at("Roc"),
    ]  # fmt: skip
    empty = do(prison(KING | CAPTIVE | OTHON), died, "Arnaud", "plague")
    assert "fief.dungeon_opened" not in keys(empty)
    assert "released" not in empty.result["throne"]


@pytest.mark.rule("FIEF-VAR-29")
def test_only_titles_that_left_the_family_are_forgotten():
    """The others may still be recovered; where none has left, nothing changes."""
    fiefs = {"Othon": {"player": "Bruno", "at": "Mont", "titles": ["Bleu"]}}
    fiefs["Henry"] = {"player": "Chloé", "at": "Roc", "titles": ["Rouge"]}
    had = fact(ERIC, "forfeit", [title("Bleu"), title("Rouge")])
    state = prison(KING | CAPTIVE | fiefs, BURIED + had)
    because = Because("FIEF-VAR-29", ERIC)
    both, one = (title("Bleu"), title("Rouge")), (title("Bleu"),)
    assert strayed(state) == [Change(ERIC, "forfeit", both, one, because)]
    state.apply(strayed(state))
    assert strayed(state) == []
    state.put(title("Bleu"), "holder", "lord:Henry")
    assert strayed(state) == [Change(ERIC, "forfeit", one, None, because)]
