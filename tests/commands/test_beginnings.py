"""Beginnings of words: at a terminal a word may be shortened if only one fits."""

from __future__ import annotations

import pytest

from commands.beginnings import in_full, whole
from commands.interview import meant as answer_of
from commands.offering import Before, Context, every_fitting
from commands.texts import Words
from ledger.errors import Misuse, Refusal
from ledger.grammar import CHOOSE, typed
from ledger.grammar.listing import every
from ledger.naming import folded
from ledger.questions import ChoiceQuestion
from ledger.store.book import Book
from ledger.store.drafts import drafts
from tests.face import ask, at_terminal, intendant


def full_line(line):
    """A line in full, with spaces between its words."""
    return " ".join(in_full(line.split(" ")))


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("pa An Br 3", "pay|paper"),
        ("pay An Br 3", "pay Anne Bruno 3"),
        ("pay an ban 3 --fo horse", "pay Anne bank 3 --for horse"),
        ("pay An Br 3 --for=An", "pay Anne Bruno 3 --for=An"),
        ("trea chloe", "treasury chloe"),
        ("trea chl", "treasury Chloé"),
        ("tre --la f", "treasury --lang fr"),
        ("log --pl C", "log --player Chloé"),
        ("ti hi W", "title history Warden of the North"),
        ("terr sh V", "territory show Vaux"),
        ("te sh V", "territory show Vaux"),
        ("t sh V", "treasury|title|territory|turn"),
        ("pay b Bruno 3", "Bruno|bank"),
        ("new x.db --game s", "new x.db --game siege"),
        ("new x.db --game f", "fief|free"),
        ("turn n", "turn next"),
        ("turn n --lang fr", "turn next --lang fr"),  # words of the other language
        ("turn sui --lang fr", "turn suivant --lang fr"),
        ("pay -c c.db An Br 3", "pay -c c.db Anne Bruno 3"),
        ("pay --camp c.db An Br 3", "pay --campaign c.db Anne Bruno 3"),
        ("pay An -- Br 3", "pay Anne -- Bruno 3"),
        ("undo 1", "undo 1"),
        ("pay - Br 3", "pay - Bruno 3"),
        ("title grant Wa Br", "title grant Wa Bruno"),  # may be new words
        ("note An", "note An"),
        ("players rename An Br", "players rename Anne Br"),
    ],
)
def test_what_is_meant(full, line, meant):
    """A unique beginning is completed; two that fit are named; new words stay."""
    try:
        found = full_line(line)
    except Refusal as refusal:
        found = "|".join(refusal.facts["names"])
    assert found == meant


def meant_by(record, word, text, here):
    """The full word of a beginning, or all words that it may mean."""
    try:
        return [whole(record, word, text, {}, here)]
    except Refusal as refusal:
        return refusal.facts["names"]


# Kinds for which no word is known to be wrong: it may be new, in the table's own words,
# or shorter than those offered.
OPEN = {"title", "medfan.newcomer", "mass.opponent", "siege.any unit"}
OPEN |= {"siege.any section", "noun", "qualifier", "absent", "campaign", "rule"}
OPEN |= {"sealed topic"}
# Or the word fits only after other words, at another moment, in another game.
OPEN |= {"fief.card village", "fief.card on", "fief.card lord", "fief.first village"}
OPEN |= {"fief.first lord", "held title", "siege.side", "siege.unit", "siege.section"}


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["full", "fief", "medfan", "mass", "siege"])
def test_each_beginning_of_each_kind_means_what_begins_so_or_itself(
    request, game, lang
):
    """A full word means itself; if several fit, exactly these are named."""
    begin = request.getfixturevalue(game)
    if callable(begin):
        begin()
    here = Context(Book("c.db"), Words(lang))
    seen, taken, left = {}, set(), set()
    for record in every().values():
        for word in (*typed(record), *record.takes):
            if word is not CHOOSE:
                seen.setdefault(word.kind, (record, word))
    for kind, (record, word) in seen.items():
        fits = every_fitting(kind, Before(record, word, {}, here))
        for one in fits[:8]:
            assert meant_by(record, word, one, here) == [one]
            for text in {one[:1], one[:-1]} - {one, ""}:
                begins = [x for x in fits if folded(x).startswith(folded(text))]
                meant = meant_by(record, word, text, here)
                assert meant in ([text], [*dict.fromkeys(begins)])
                (left if meant == [text] else taken).add(kind.name)
    here.book.close()
    assert left - taken - OPEN == set()
    assert taken


def test_what_is_written_is_the_whole_name(table):
    """The journal has full names, however short the typed ones were."""
    said = at_terminal("pa", "Anne", "bank", "5")
    assert (said.status, "paper" in said.err) == (2, True)
    assert at_terminal("pay", "An", "Br", "5", "--for", "Ch").status == 0
    entry = ask("show", "2")
    assert entry["asked"] == {"from": "Anne", "to": "Bruno", "amount": 5}
    assert entry["remark"] == "Ch"


def test_a_draft_holds_whole_names(table):
    """After a stop at a question, the draft holds the act as it was meant."""
    line = ("roll", "2d10", "--who", "An", "--dice", "5")
    assert at_terminal(*line).status == 130
    with Book("c.db") as book:
        (draft,) = drafts(book, "roll")
    assert draft["asked"]["who"] == "Anne"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "several words begin with “b”: Bruno and bank"),
        ("fr", "plusieurs mots commencent par « b » : Bruno et banque"),
    ],
)
def test_two_that_fit_are_both_named(table, lang, told):
    """Both are named in the reader's language, and nothing is done."""
    said = at_terminal("pay", "Anne", "b", "5", "--lang", lang)
    assert said.status == 1
    assert told in said.err.replace("\xa0", " ").replace("\u202f", " ")
    assert ask("treasury", "Anne")["accounts"][0]["money"] == 100


def test_of_many_that_fit_some_are_named(siege):
    """Only some are named: nobody reads forty names."""
    err = at_terminal("log", "--kind", "s", "--lang", "en").err
    assert "siege start" in err
    assert (err.count(","), "…" in err) == (12, True)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_scripts_say_whole_words(table, lang):
    """With --json, in a pipe or in a script there is nobody to ask."""
    assert intendant("pay", "An", "Bruno", "5", "--json").refusal["code"] == (
        "unknown_name"
    )
    assert intendant("pay", "An", "Bruno", "5", "--lang", lang).status == 1
    (table / "s.txt").write_text("pay An Bruno 5\n", "utf-8")
    assert at_terminal("run", "s.txt").status == 1
    assert at_terminal("pay", "An", "Bruno", "5", "--json").status == 1


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "fi bu An sol --lo Ar --choose lea=gr"),
        ("fr", "fi bu An sold --lo Ar --choose lea=acc"),
    ],
)
def test_words_of_the_game_and_answers_may_be_begun(fief, lang, line):
    """The beginnings may be in the language of the person typing."""
    fief()
    words = in_full([*line.split(), "--lang", lang])
    assert words[:4] == [
        "fief",
        "buy",
        "Anne",
        {"en": "soldier", "fr": "soldat"}[lang],
    ]
    assert words[5] == "Arnaud"
    assert words[7] == {"en": "leave=granted", "fr": "leave=accordé"}[lang]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("log --kind pa", "log --kind pay"),
        ("log --kind buy", "log --kind fief buy"),
        ("log --kind p", "pay|players add|players rename|players retire|phase"),
        ("rules list --area fief-ca", "rules list --area FIEF-CARD"),
        ("rules list --area car", "rules list --area FIEF-CARD"),
        ("rules list --area fief", "rules list --area fief"),  # a whole book
        ("rules list --area buy", "rules list --area buy"),  # a part of a name
        ("rules cards --moment mov", "rules cards --moment movement"),
        ("rules cards --moment zz", "rules cards --moment zz"),
        ("why An", "why Anne"),
        ("why trea An", "why treasury Anne"),
        ("why Bruno titles", "why Bruno titles"),
        ("why Bourg.owner", "why Bourg.owner"),
        ("why owner Bourg", "why owner Bourg"),
        ("rules show FIEF-C", "rules show FIEF-C"),  # the nearest ones are looked for
    ],
)
def test_what_is_looked_up_may_be_begun(fief, line, meant):
    """Chapters, moments, acts and things are completed; a word that exists stays."""
    fief()
    try:
        found = full_line(line)
    except Refusal as refusal:
        found = "|".join(refusal.facts["names"])
    assert found == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("rules cards --moment rev --lang fr", "revenus"),
        ("rules cards --moment dépl --lang fr", "déplacements"),
        ("rules card hér --lang fr", "héritage"),
        ("rules cards --moment purch --lang en", "purchases"),
    ],
)
def test_what_lists_show_may_be_begun_in_the_readers_words(fief, line, meant):
    """The beginning is completed in the reader's words, and found."""
    fief()
    words = in_full(line.split(" "))
    assert meant in words
    assert intendant(*words).status == 0


def test_scripts_look_up_whole_words(fief):
    """An act's shortened name is not that act."""
    fief()
    assert ask("log", "--kind", "fork")["entries"] == []
    assert ask("log", "--kind", "ne")["entries"] == []
    assert len(ask("log", "--kind", "new")["entries"]) == 1
    assert intendant("rules", "list", "--area", "fief-ca", "--json").status == 1
    assert intendant("rules", "cards", "--moment", "mov", "--json").status == 1


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("fief elect An:Ph Br:ARN", "fief elect Anne:Philippe Bruno:Arnaud"),
        (
            "fief move Anne --troops v1=2,arch=1",
            "fief move Anne --troops v1=2,archer=1",
        ),
        ("fief move Anne --to Bo,S", "fief move Anne --to Bourg,Sennecy"),
        ("fief move Anne --lord G", "fief move Anne --lord G"),
        ("fief buy Anne mill --at B", "Beaujeu|Bourg"),
        ("fief buy Bruno soldier --lord Ph", "fief buy Bruno soldier --lord Philippe"),
        ("fief buy Bruno soldier --lord A", "fief buy Bruno soldier --lord Arnaud"),
        (
            "fief die Ar --cause pl --choose hei.Ch=Ar",
            "fief die Arnaud --cause plague --choose heir.Charles=Arnaud",
        ),
    ],
)
def test_each_part_of_a_word_may_be_begun(fief, line, meant):
    """Each part is completed by its own kind, if need be with words not valid now."""
    fief()
    try:
        found = full_line(line)
    except Refusal as refusal:
        found = "|".join(refusal.facts["names"])
    assert found == meant


def test_the_whole_name_wins(table):
    """The full name wins over longer ones, and over a name used once before."""
    ask("players", "add", "Ann")
    assert full_line("pay Ann bank 1") == "pay Ann bank 1"
    ask("players", "add", "Bru")
    ask("players", "retire", "Bru")
    assert full_line("pay Bru bank 1") == "pay Bru bank 1"


def test_a_word_that_is_asked_for_may_be_begun(table):
    """The answer is completed like a word in the line."""
    said = at_terminal("pay", "bank", lines=("Ch", "5"))
    assert said.status == 0
    assert "Chloé: 5" in said.out


@pytest.mark.parametrize(
    ("lang", "line", "meant"),
    [
        ("en", "gr", "granted"),
        ("fr", "acc", "granted"),
        ("en", "refused", "refused"),
        ("fr", "ref", "refused"),
        ("en", "r", "refused"),
        ("en", "", None),
        ("en", "x", None),
    ],
)
def test_an_answer_at_a_prompt_may_be_begun(lang, line, meant):
    """An answer may be begun in the language of the person typing, or by its code."""
    question = ChoiceQuestion("leave.Bruno", ("granted", "refused"))
    try:
        found = answer_of(question, line, Words(lang)).value
    except Misuse:
        found = None
    assert found == meant


def test_two_answers_that_begin_so_are_both_named():
    """The question is repeated; a whole answer is itself, numbers are never begun."""
    question = ChoiceQuestion("at", ("Bourg", "Bourgneuf", "Beaujeu"))
    words = Words("en")
    with pytest.raises(Misuse) as caught:
        answer_of(question, "bo", words)
    assert caught.value.facts["names"] == ["Bourg", "Bourgneuf"]
    assert answer_of(question, "bourg", words).value == "Bourg"
    with pytest.raises(Misuse):
        answer_of(ChoiceQuestion("commit", ("0", "10", "20")), "1", words)


@pytest.mark.parametrize(
    ("said", "meant"),
    [("M=2", "Montaigne=2"), ("R=1", "Rodrigo=1"), ("E=1", "Eisen|Emil")],
)
def test_who_spends_raises_is_a_side_or_a_hero(mass, said, meant):
    """If a side and a hero both fit, both are named."""
    ask("mass", "hero", "Emil", "--side", "Eisen", "--wits", "2", "--tactics", "1")
    try:
        found = in_full(["mass", "turn", "--raises", said])[-1]
    except Refusal as refusal:
        found = "|".join(refusal.facts["names"])
    assert found == meant
