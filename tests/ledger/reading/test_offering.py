"""What may be typed now for words other than names in play."""

from __future__ import annotations

import pytest

from ledger.names.words import PRINTED
from ledger.reading import offering, reference
from ledger.reading.cards import cards, games, laid_out
from ledger.rules import games as every_game
from ledger.rules.settings import settings
from ledger.store import drafts
from ledger.veil import of_act
from tests.laws.evening import Evening
from tests.ledger.reading.written import put

NOTHING = {}
PLAYED = [game for game in every_game() if game in games()]


@pytest.fixture
def mass(tmp_path):
    """A campaign of mass combat."""
    made = Evening(str(tmp_path / "m.db"), (), "mass")
    yield made
    made.close()


def test_acts_that_were_stopped_are_offered_by_number(evening):
    """There are none where there is no campaign."""
    assert offering.drafts(evening.book, NOTHING) == []
    for kind in ("roll", "pay"):
        drafts.save(evening.book, None, kind, {}, {}, [])
    assert offering.drafts(evening.book, NOTHING) == ["1", "2"]
    assert offering.drafts(None, NOTHING) == []


def test_only_commands_of_the_game_that_is_played_are_offered(evening, mass):
    """Without a campaign, those of all games; questions write nothing."""
    free = offering.commands(evening.book, NOTHING)
    assert {"pay", "title grant", "sealed ask"} <= {*free}
    assert not {"why", "mass turn", "fief income"} & {*free}
    more = offering.commands(mass.book, NOTHING)
    assert "mass turn" in more
    assert {*free} < {*more}
    assert "fief income" not in more
    everything = offering.commands(None, NOTHING)
    assert {"pay", "mass turn", "fief income"} <= {*everything}
    assert all(of_act(path) is not None for path in everything)
    assert len(everything) == len({*everything})


def test_everything_with_a_name_is_offered(evening):
    """The treasury comes first; those who have left are not offered."""
    evening.act("territory add", "Vaux")
    evening.act("players retire", "Bruno")
    put(evening, "oddity:1", kind="odd")
    assert offering.things(evening.book, NOTHING) == [
        "treasury",
        "Anne",
        "Chloé",
        "Vaux",
    ]
    assert offering.things(None, NOTHING) == []


def test_house_rules_are_those_of_the_game(evening, mass):
    """Without a campaign, those of the free game."""
    free = list(settings("free"))
    assert offering.settings(evening.book, NOTHING) == free
    assert offering.settings(None, NOTHING) == free
    assert offering.settings(mass.book, NOTHING) == list(settings("mass"))


def test_rules_are_those_of_the_game_with_its_house_rules(evening, mass):
    """Without a campaign, those of all games, each once."""
    assert offering.rules(evening.book, NOTHING) == list(settings("free"))
    known = [*reference.reference("mass"), *settings("mass")]
    assert offering.rules(mass.book, NOTHING) == known
    everything = offering.rules(None, NOTHING)
    assert len(everything) == len({*everything})
    keys = {key for game in every_game() for key in settings(game)}
    assert {*everything} == {*reference.references(every_game()), *keys}


def test_chapters_are_those_of_the_game(evening, mass):
    """The free game has none."""
    assert offering.areas(evening.book, NOTHING) == []
    chapters = reference.areas(reference.reference("mass"))
    assert offering.areas(mass.book, NOTHING) == chapters
    everything = offering.areas(None, NOTHING)
    assert everything == reference.areas(reference.references(every_game()))


def test_cards_are_those_that_the_house_rules_leave(evening, mass, barony):
    """All of them can be asked for at once."""
    assert offering.cards(evening.book, NOTHING) == ["all"]
    kept = offering.cards(mass.book, NOTHING)
    assert kept == ["all", *cards(mass.state)]
    assert offering.cards(mass.book, {"game": None}) == kept
    assert offering.cards(mass.book, {"game": "mass"}) == kept
    assert offering.cards(barony.book, NOTHING) == ["all", *cards(barony.state)]
    assert len(offering.cards(barony.book, NOTHING)) < len(laid_out("fief")) + 1


def test_cards_of_another_game_are_offered_whole(evening, mass):
    """So are those of a named game, or of all games, where there is no campaign."""
    fief = ["all", *laid_out("fief")]
    assert offering.cards(mass.book, {"game": "fief"}) == fief
    assert offering.cards(evening.book, {"game": "fief"}) == fief
    assert offering.cards(None, {"game": "fief"}) == fief
    assert offering.cards(mass.book, {"game": "free"}) == ["all"]
    every = [card for game in PLAYED for card in laid_out(game)]
    assert offering.cards(None, NOTHING) == ["all", *every]


def test_moments_are_those_of_the_cards(evening, mass):
    """Each is offered once, in the order of the cards."""
    of = [card["moment"] for card in laid_out("mass").values()]
    moments = list(dict.fromkeys(of))
    assert len(moments) < len(of)
    assert offering.moments(mass.book, NOTHING) == moments
    assert offering.moments(None, {"game": "mass"}) == moments
    assert offering.moments(evening.book, NOTHING) == []
    every = [c["moment"] for game in PLAYED for c in laid_out(game).values()]
    assert offering.moments(None, NOTHING) == list(dict.fromkeys(every))


def test_words_of_names_are_the_printed_ones():
    """Qualifiers are offered once each."""
    assert offering.nouns(None, NOTHING) == [word.fr for word in PRINTED.nouns]
    words = offering.qualifiers(None, NOTHING)
    assert len(words) == len({*words})
    assert {*words} == {word.fr for word in PRINTED.qualifiers}
    assert words[0] == PRINTED.qualifiers[0].fr
