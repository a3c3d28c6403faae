"""What a player wants from a card."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.questions import Missing
from ledger.rules.fief.cards.wanted import Wanted, target, unused
from ledger.table import Table
from tests.ledger.rules.fief.positions import ANNE, BLEU, ROUGE, position


def test_what_a_card_is_played_on_is_told_chosen_or_the_only_one():
    """A word is taken as it is, even where it is not a likely one."""
    state, bare = position(""), Wanted(ANNE, "sun")
    said = Wanted(ANNE, "sun", on=BLEU)
    assert target(state, Table(), said, "region", [ROUGE]) == BLEU
    assert target(state, Table(), said, "region", []) == BLEU
    assert target(state, Table(), bare, "region", [ROUGE]) == ROUGE
    chosen = Table(choices={"on": "Bleu"})
    assert target(state, chosen, bare, "region", [ROUGE, BLEU]) == BLEU
    with pytest.raises(Missing) as asked:
        target(state, Table(), bare, "region", [ROUGE, BLEU])
    question = asked.value.question
    assert (question.key, question.options, question.who) == (
        "on",
        ("Rouge", "Bleu"),
        ANNE,
    )
    with pytest.raises(Misuse) as caught:
        target(state, Table(), bare, "region", [])
    assert (caught.value.key, caught.value.facts) == ("fief.on_region", {"card": "sun"})


def test_words_that_mean_nothing_are_refused_by_their_option():
    """Others of the command do not matter."""
    wanted = Wanted(ANNE, "sun", on=ROUGE, at="territory:Lac")
    unused(wanted, "lord")
    unused(wanted)
    for words, option in ((("lord", "at"), "--at"), (("on", "at"), "--on")):
        with pytest.raises(Misuse) as caught:
            unused(wanted, *words)
        assert caught.value.key == "fief.card_option"
        assert caught.value.facts == {"card": "sun", "option": option}
