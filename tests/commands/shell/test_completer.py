"""Completions at the prompt: what is legal now comes first, with its price."""

from __future__ import annotations

import pytest
from prompt_toolkit.document import Document

from commands.call import Call
from commands.shell.campaign import Open
from commands.shell.completer import Fitting
from ledger.grammar import named
from tests.face import ask


@pytest.fixture
def offered():
    """The completions at the end of a line, with their descriptions."""
    opened = []

    def tab(line, lang="en"):
        call = Call(named("shell"), {}, {"campaign": "c.db", "lang": lang})
        campaign = Open(call)
        opened.append(call)
        found = Fitting(campaign).get_completions(Document(line), None)
        return {one.text: one.display_meta_text for one in found}

    yield tab
    for call in opened:
        call.close()


def test_commands_come_with_what_they_do(fief, offered):
    """Commands of the game and of all games are offered, without the game's name."""
    fief()
    found = offered("for")
    assert list(found) == ["forgive", "fork"]
    assert found["forgive"].startswith("Forgives a debt, or part of it")
    assert offered("for", "fr")["forgive"].startswith("Remet sa dette")
    assert "fief" not in offered("")


def test_what_may_be_bought_comes_first_with_its_price(fief, offered):
    """Goods that nobody may buy now are not offered, but can be typed all the same."""
    fief()
    found = offered("b ")
    assert next(iter(found)) == "soldier"
    assert found["mill"].startswith("300")
    assert "cardinal" not in found


def test_what_may_not_be_bought_yet_says_why(fief, offered):
    """Goods that cannot be bought come last, with the reason in the reader's words."""
    fief()
    ask("pay", "Anne", "bank", "1750")
    found = offered("b ")
    assert [found[one] for one in ("press", "castle")] == ["200", "not enough money"]
    assert list(found).index("press") < list(found).index("castle")
    assert offered("b ", "fr")["château"] == "pas assez d’argent"


def test_goods_are_offered_in_the_language_of_the_reader(fief, offered):
    """A French name has its price beside it, whatever the menu's word for scripts."""
    fief()
    assert offered("b mou", "fr")["moulin"].startswith("300")


def test_one_s_own_lords_come_before_all_else(fief, offered):
    """The player to act comes first; words already used are not offered again."""
    fief("movement")
    found = list(offered("m "))
    assert found[:2] == ["Arnaud", "Charles"]
    assert "Arnaud" not in offered("m arn --with ")


def test_what_stands_behind_a_comma_is_offered(fief, offered):
    """Words are offered with the text before the comma, if their kind fits."""
    fief("movement")
    assert set(offered("m arn beauj v1=1,")) == {
        "v1=1,v3=",
        "v1=1,v6=",
        "v1=1,archer=",
        "v1=1,bombard=",
    }


def test_what_is_meant_before_a_comma_is_kept_in_full(fief, offered):
    """The text before the comma is completed, and its words are not offered again."""
    fief("movement")
    reached = set(offered("m arn --to "))
    assert "Vaux" in reached
    behind = {f"Vaux,{one}" for one in reached - {"Vaux"}}
    assert set(offered("m arn va,")) == set(offered("m arn --to va,")) == behind
    assert list(offered("m arn va,pr")) == ["Vaux,Pré"]
    assert list(offered("m arn ro,va,pr")) == ["Roc,Vaux,Pré"]
    assert offered("m arn zz,") == {}


def test_a_name_of_several_words_is_offered_within_its_quotes(full, offered):
    """The quotes may still be open, and more words may follow them."""
    assert offered("title h 'War") == offered("title h Ward") != {}
    assert list(offered("title h 'War")) == ["'Warden of the North'"]


def test_options_are_offered_behind_two_dashes(fief, offered):
    """The beginning of an option is enough to offer its values."""
    fief("movement")
    assert list(offered("m --wi")) == ["--with"]
    assert list(offered("m arn --wi ")) == ["Charles"]


def test_nothing_is_offered_where_nothing_fits(fief, offered):
    """Nothing is offered either for a line that cannot be read."""
    fief()
    assert offered("zzz ") == {}
    assert offered('pay "An"x"') == {}
    assert offered("b mill zzz ") == {}
