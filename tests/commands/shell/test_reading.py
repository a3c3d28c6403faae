"""A few keys typed at a prompt become the full call of a command."""

from __future__ import annotations

import pytest

from commands.offering import Context
from commands.shell.letters import letters
from commands.shell.reading import read
from commands.texts import Words, refusing
from ledger.errors import Refusal
from ledger.grammar import games, named
from ledger.grammar.listing import below
from ledger.store.book import Book
from tests.face import ask, intendant


def understood(line, *menu, lang="en"):
    """A line in full, with bars between its words; or the refusal of the line."""
    with Book("c.db") as book:
        words = Words(lang)
        words.book = book
        try:
            return "|".join(read(line, Context(book, words), None, menu))
        except Refusal as refusal:
            return refusing.refused(words, refusal)[0]


PURCHASES = {
    "d": "fief|done|Anne",
    "b mill qqq": "“qqq” does not fit any of the words that fief buy expects at that point",
    "b mill --at beauj": "fief|buy|Anne|mill|--at|Beaujeu",
    "b mill beauj": "fief|buy|Anne|mill|--at|Beaujeu",
    "b sol 3": "fief|buy|Anne|soldier|--count|3",
    "b sol 3 bour": "fief|buy|Anne|soldier|--at|Bourg|--count|3",
    "b bru sol 3": "fief|buy|Bruno|soldier|--count|3",
    "b bru": "fief|buy|bru",  # the goods are asked for
    "b zzz": "fief|buy|Anne|zzz",  # the rule names the nearest goods
    "buy sol 3": "fief|buy|Anne|soldier|--count|3",
    "fief buy sol 3": "fief|buy|Anne|soldier|--count|3",
    "intendant fief buy Bruno soldier": "fief|buy|Bruno|soldier",
    "b s": "fief|buy|Anne|soldier",
    "b soldier --nope x": "fief|buy|soldier|--nope|x",
    "l pay": "log|--kind|pay",
    "l bru buy 5": "log|--last|5|--player|Bruno|--kind|fief buy",
    "l zz": "“zz” does not fit any of the words that log expects at that point",
    "l ph": "log|--kind|phase",
    "rules list car": "rules|list|--area|FIEF-CARD",
    "w bru": "why|Bruno",
    "status zz": "no player is called “zz”",
    "u x": "“x” is not a number",
    "b mill b": "several words begin with “b”: Beaujeu and Bourg",
    "b soldjer": "fief|buy|Anne|soldjer",
    "b mill 0": "“0” does not fit any of the words that fief buy expects at that point",
    "b mill beauj beauj": "“beauj” does not fit any of the words that fief buy expects at that point",
    "zzz": "zzz",
    "e": "fief|elect",
    "title g Wa arn": "title|grant|Wa|Arnaud",
    "p bru 15": "pay|Anne|Bruno|15",
    "p bru ann 15": "pay|Bruno|Anne|15",
    "p bank 15": "pay|Anne|bank|15",
    "p ann ann 15": "pay|Anne|Anne|15",  # an impossible act is refused by its rule
    "p bru bru 15": "pay|Bruno|Bruno|15",
    "p ann bru 15": "pay|Anne|Bruno|15",
    "p ann 15": "pay|ann|15",  # the payee must be asked for
    "p ann zz 15": "no player is called “zz”",
    "p zz 15": "no player is called “zz”",
    "p ann bru zz": "“zz” is not an amount",
    "p ann bru 15 zz": "“zz” is one word too many",
    "count Anne=15 bru=8 Chloé 0": "count|Anne|15|Bruno|8|Chloé|0",
    "count Anne 15 Zoé 8": "count|Anne|15|Zoé|8",  # its act refuses him
    "n": "phase|next",
    "s": "status",
    "s --la fr": "status|--lang|fr",
    "can": "fief|can|Anne",
    "can bru": "fief|can|Bruno",
    "u 4": "undo|4",
    "count 40": "count|Anne|40",
    "pla add Zoé": "players|add|Zoé",
    "note a long day": "note|a long day",
    "pla": "players",
    "m": "fief|move|Anne",
    "b --help": "fief|buy|--help",
    "": "",
    "   ": "",
}


@pytest.mark.parametrize("line", PURCHASES)
def test_what_is_meant_in_a_phase_of_purchases(fief, line):
    """Anne is to act; a name or a number goes where it fits."""
    fief()
    assert understood(line) == PURCHASES[line]


def test_a_word_of_no_kind_is_not_taken_for_an_option_that_leans_on_another(fief):
    """The card must be known before its place."""
    fief("cards")
    assert understood("c zz").startswith("“zz” does not fit any of the words")
    assert understood("c lord --nope x") == "fief|card|play|lord|--nope|x"


@pytest.mark.parametrize("payer", ["Anne", "Bruno"])
@pytest.mark.parametrize(
    ("lang", "told"), [("en", "cannot also be"), ("fr", "ne peut pas être aussi")]
)
def test_nobody_pays_himself_whoever_acts(fief, payer, lang, told):
    """A name typed twice is given twice, so that the act refuses it."""
    fief()
    if payer == "Bruno":
        ask("fief", "done", "Anne")
    assert understood("p bru ann 3") == "pay|Bruno|Anne|3"
    assert understood("p ann bru 3") == "pay|Anne|Bruno|3"
    line = understood(f"p {payer} {payer} 3").split("|")
    said = intendant(*line, "--lang", lang)
    assert (said.status, told in said.err) == (2, True)


MOVEMENT = {
    "m ar": "fief|move|Anne|--lord|Arnaud",
    "m ar mon": "fief|move|Anne|--lord|Arnaud|--to|Mont",
    "m ar ro": "fief|move|Anne|--lord|Arnaud|--to|Roc",
    "m cha bo,se": "fief|move|Anne|--lord|Charles|--to|Bourg,Sennecy",
    "m ar --to ro va": "fief|move|Anne|--lord|Arnaud|--to|Roc|--to|Vaux",
    "m ar --lord cha": "fief|move|Anne|--lord|Charles|--with|Arnaud",
    "m ro": "fief|move|Anne|--to|Roc",
    "m ann b": "several words begin with “b”: Beaujeu and Bourg",
    "m zz": "“zz” does not fit any of the words that fief move expects at that point",
    "m eri": "fief|move|Anne|--prisoner|Eric",
    "m phi": "fief|move|Anne|--lord|Philippe",  # he is Bruno's: the act says so
    "m bru phi": "fief|move|Bruno|--lord|Philippe",
    "m --lord phi bru": "fief|move|Bruno|--lord|Philippe",
    "fief ways phi": "fief|ways|Philippe",
}


@pytest.mark.parametrize("line", MOVEMENT)
def test_what_is_meant_in_a_phase_of_movement(fief, line):
    """A lord goes before a village; words that fit now go before all the others."""
    fief("movement")
    assert understood(line) == MOVEMENT[line]


@pytest.mark.parametrize("who", ["ann", "bru"])
def test_a_word_behind_an_option_leans_on_the_whole_line(fief, who):
    """The value depends on the card and the player, wherever they are in the line."""
    fief("cards")
    name = {"ann": "Anne", "bru": "Bruno"}[who]
    played = f"fief|card|play|{name}|assassination|--lord|Philippe"
    assert understood(f"card play {who} assas --lord phil") == played
    assert understood(f"c --lord phil {who} assas") == played
    shown = f"fief|card|play|{name}|lord|--lord"
    assert understood(f"c {who} lord --lord phil") == f"{shown}|Philippe"
    assert understood(f"c {who} lord --lord fran") == f"{shown}|François"


def test_what_is_explained_nobody_guesses(fief):
    """A thing to be explained is asked for, not guessed to be the acting player."""
    fief()
    asked = []

    def ask(_placing, word, _said):
        asked.append(word.name)
        return ["Bourg"]

    with Book("c.db") as book:
        assert read("w", Context(book, lang="en"), ask) == ["why", "Bourg"]
    assert asked == ["words"]


def test_a_name_goes_before_a_word_of_the_rules_that_is_none(fought):
    """A wrong word stays as it is if nothing else fits; its act knows the nearest."""
    played = "mass|opportunity|Rodrigo"
    assert understood("a rod kar") == f"{played}|--opponent|Karl"
    assert understood("a rod kar duel") == f"{played}|duel|--opponent|Karl"
    assert understood("a rod zzz") == f"{played}|zzz"


def test_numbers_that_are_alike_are_both_said(mass):
    """Neither of two equal numbers is dropped."""
    assert understood("mass roll 5 5") == "mass|roll|5|5"


def test_words_of_both_languages_are_understood(fief):
    """A French reader may type French, and also words that are typed in English."""
    fief()
    assert understood("b mou beauj", lang="fr") == "fief|buy|Anne|moulin|--at|Beaujeu"
    assert understood("b mil beauj", lang="fr") == "fief|buy|Anne|mill|--at|Beaujeu"


NUMBERED = {
    "1": "fief|buy|Anne|mill|--at|Roc",
    "2 beauj": "fief|buy|Anne|mill|--at|Beaujeu",
    "3": "there is no line 3 in the menu",
    "0": "there is no line 0 in the menu",
}


@pytest.mark.parametrize("line", NUMBERED)
def test_a_number_is_a_line_of_the_menu(fief, line):
    """The number gives the line of the menu; its open words can be typed after it."""
    fief()
    menu = ("fief buy Anne mill --at Roc", "fief buy Anne mill --at …")
    assert understood(line, *menu) == NUMBERED[line]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_the_numbers_are_is_told_as_it_is_in_every_game(mass, lang):
    """A refused number refers to `?`, because not every game has a `can`."""
    with pytest.raises(Refusal) as refused, Book("c.db") as book:
        read("99", Context(book, Words(lang)))
    assert "`?`" in refusing.refused(Words(lang), refused.value)[1]


@pytest.mark.parametrize("game", [None, *games()])
def test_each_letter_stands_for_a_command(game):
    """Each letter stands for a command of the game or of all games, or for a group."""
    for letter, path in letters(game).items():
        head = path.removesuffix(" next")
        assert len(letter) == 1
        assert named(path) or below(path) or named(head)


def test_words_of_a_game_go_before_those_of_all_games(mass):
    """A word of both is the game's own, unless the next word belongs to the other."""
    assert understood("turn next") == "turn|next"
    assert understood("turn").startswith("mass|turn")
    assert understood("intendant status") == "status"
