"""Sentences of the Fief game that once said something other than was meant."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import effect, holding, person, text, village

BOARD = (
    village("Bourg", "Anne", "Anne.v1=5", building="city")
    + person("Blanche", "Bruno", "Bourg", queen=True)
    + effect("revolt", at="Pré", player="Chloé")
    + holding("rebels", "v1", 2)
)


@pytest.fixture
def realm(here):
    """Rebels are in Pré, and Bruno's Blanche is Queen."""

    def begin(phase):
        money = {"Anne": 9000, "Bruno": 900}
        begun(text(BOARD, phase=phase, money=money))

    return begin


def plain(said):
    """The whole output, with plain spaces."""
    return " ".join((said.out + said.err).split())


@pytest.mark.rule("FIEF-STOCK-04")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "rebels (value 6): 9 wanted, but the box has"),
        ("fr", "révoltés de 6 : il en faudrait 9, mais il en reste"),
    ],
)
def test_rebels_that_the_box_has_not_are_called_rebels(realm, lang, told):
    """Soldiers are in the same box with the same numbers, but are not meant."""
    realm("purchases")
    words = [
        "fief",
        "buy",
        "Anne",
        "rebel",
        "--value",
        "6",
        "--count",
        "9",
        "--ruling",
        "yes",
        "--lang",
    ]
    assert told in plain(intendant(*words, lang))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The rebels leave Pré and come back"),
        ("fr", "Les révoltés quittent Pré et y reviennent"),
    ],
)
def test_a_march_there_and_back_has_one_end(realm, lang, told):
    """The rebels do not march “from Pré to Pré”."""
    realm("movement")
    words = ["fief", "rebels", "march", "Chloé", "--to", "Vaux,Pré", "--lang"]
    assert told in plain(intendant(*words, lang))


@pytest.mark.parametrize("count", ["-1", "0", "two"])
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "“{count}” does not say how many"),
        ("fr", "« {count} » ne dit pas combien"),
    ],
)
def test_a_count_is_no_amount(realm, count, lang, told):
    """Nothing about money is said when counters are counted; the status is 2."""
    realm("purchases")
    words = f"fief buy Anne soldier --at Bourg --count={count} --lang".split()
    said = intendant(*words, lang)
    assert (said.status, told.format(count=count) in plain(said)) == (2, True)


@pytest.mark.rule("FIEF-BUY-12")
def test_a_guard_is_told_with_whose_it_is(realm):
    """The sentence and the answer name the guard's sovereign."""
    realm("purchases")
    call = ["fief", "buy", "Bruno", "guard", "--count", "2"]
    said = plain(intendant(*call, "--dry-run", "--lang", "fr"))
    assert "Bruno rachète 2 gardes de Blanche à Bourg pour 200" in said
    told = ask(*call)
    assert (told["guard"], told["sovereign"]) == ("queen", "Blanche")
