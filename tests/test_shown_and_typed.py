"""What screens of a sample campaign show is typed back, and means the same."""

from __future__ import annotations

import re
import shutil
from functools import cache

import pytest

from commands import show
from commands.fitting import narrowed
from commands.offering import Before, Context, every_fitting
from commands.parsers import parser
from commands.preference import LANGUAGES
from commands.texts import Words
from ledger.errors import Refusal
from ledger.grammar import typed
from ledger.loading import load
from ledger.rules import settings
from ledger.rules.common import titles
from tests import evenings
from tests.face import intendant
from tests.lexicon import vocabularies
from tests.screens import WRONG, Sample, commands

# "valeurs possibles : a, b ou c", and its English.
LISTED = re.compile(
    r"^(?:conseil\xa0: |hint: )(?:possible(?: values)?: |did you mean |(?:choix|valeurs) "
    r"possibles\xa0: |vouliez-vous dire )(.+?)\??\s*$",
    re.MULTILINE,
)
APART = re.compile(r", | ou | or ")

each_sample = pytest.mark.parametrize(
    ("folder", "lang"),
    [
        pytest.param(folder, lang, id=f"{folder.name}-{lang}", marks=pytest.mark.deep)
        for folder, lang in evenings.each_in(LANGUAGES)
    ],
)


@pytest.fixture
def sample(folder, here, monkeypatch):
    """A sample campaign after its evening, with tables as wide as their cells."""
    monkeypatch.setattr(show, "narrowed", lambda grid, _: narrowed(grid, None))
    shutil.copytree(evenings.played(folder).parent, here, dirs_exist_ok=True)
    return Sample(next(here.glob("*.db")), evenings.share(folder))


def cells(lang, *words):
    """The rows of a table, by their first cells."""
    said = intendant(*words, "--lang", lang)
    assert said.status == 0, said.err
    rows = (re.split(r" {2,}", line.strip()) for line in said.out.splitlines())
    return {row[0]: row[1:] for row in rows if len(row) > 1}


def became(key, word):
    """The value that a house rule would have if a word were typed."""
    said = intendant("rules", "set", key, word, "--dry-run", "--json", "--lang", "en")
    if said.status:
        assert said.refusal["message"].endswith("already has this value"), said.err
        return None
    return said.json["result"]["after"]


@each_sample
def test_a_house_rule_is_set_to_what_its_list_shows(sample, lang):
    """The value of each house rule of `rules list` is the one that is in force."""
    shown = cells(lang, "rules", "list")
    now = settings.in_force(sample.here.state)
    values = {key: shown[key][0] for key in now}
    read = {key: became(key, values[key]) for key in now}
    assert [key for key in now if read[key] not in (None, now[key])] == []


@each_sample
def test_a_house_rule_is_set_to_each_value_that_screens_offer(sample, lang):
    """`rules show` lists the values, and so does a refusal: each means its code."""
    head = {"fr": "au choix\xa0: ", "en": "one of: "}[lang]
    now, words = settings.in_force(sample.here.state), Words(lang)
    for key, rule in settings.settings(sample.game).items():
        if rule.type == "word":
            screen = intendant("rules", "show", key, "--lang", lang).out
            hint = intendant("rules", "set", key, WRONG, "--lang", lang).err
            given = [words.value(code, key) for code in rule.options]
            apart = words.semicolon if any("," in one for one in given) else ", "
            assert f"{head}{apart.join(given)}\n" in screen
            assert [one for one in given if one not in hint] == []
            assert [became(key, one) or now[key] for one in given] == [*rule.options]


@each_sample
def test_what_is_offered_for_a_word_means_what_it_stands_for(sample, lang):
    """Menus and Tab offer words of the rules: each is read as its code is."""
    context = Context(sample.book, lang=lang)
    wrong = []
    for record in commands(sample.game):
        for word in typed(record):
            before = Before(record, word, {}, context)
            shown, codes = (_fitting(word.kind, before, coded=c) for c in (False, True))
            assert len(shown) == len(codes)
            wrong += [
                (record.path, word.name, one)
                for one, code in zip(shown, codes, strict=True)
                if one != code and _read(word, one, before) != _read(word, code, before)
            ]
    assert wrong == []


def _fitting(kind, before, *, coded):
    try:
        return every_fitting(kind, before, coded=coded)
    except Refusal:  # it depends on the words before
        return []


def _read(word, text, before):
    """What a word means at the end of all: the value that reaches the rule."""
    if word.kind.name in FOUND_LATER:
        return FOUND_LATER[word.kind.name](text, before)
    value = parser(word.kind.reads)(text)
    if word.kind.find and not word.kind.whole:
        return load(word.kind.find)(before.context.state, value, before.found)
    return value


def _card(text, _before):
    return intendant("rules", "card", text, "--json")


def _title(text, before):
    state = before.context.state
    person = state.name(titles.people(state, {})[0])
    return intendant("title", "grant", text, person, "--dry-run", "--json")


def _thing(text, before):
    state = before.context.state
    holders = [*state.seats, *state.subjects("side"), *state.subjects("hero")]
    return intendant("why", text, state.name(holders[0]), "--json")


# Kinds whose words are only understood by the command itself.
FOUND_LATER = {"card": _card, "title": _title, "held title": _title, "thing": _thing}


@each_sample
def test_a_refusal_lists_words_that_are_taken(sample, lang):
    """Each word in the hint of a refusal, typed in place of the wrong one, is read."""
    wrong = {}
    tries = [call for call in sample.tried() if WRONG in call]
    for call in tries:
        message, _, hint = intendant(*call, "--lang", lang).err.partition("\n")
        for one in _listed(hint, lang) if WRONG in message else ():
            typed_in = (one if word == WRONG else word for word in call)
            again = intendant(*typed_in, "--lang", lang).err
            if again.startswith(message.replace(WRONG, one)):
                wrong.setdefault(" ".join(call), []).append(one)
    assert tries
    assert wrong == {}


def _listed(hint, lang):
    """The words that a hint lists, of which some contain an "or" or a comma."""
    found = LISTED.search(hint)
    if not found:
        return []
    listed, held = found[1], {}
    for text in joined(lang):
        if text in listed:
            held[f"#{len(held)}"] = text
            listed = listed.replace(text, f"#{len(held) - 1}")
    return [held.get(one, one) for one in APART.split(listed)]


@cache
def joined(lang):
    """The words of vocabularies that look like several."""
    words = Words(lang)
    texts = {words.say(text) for one in vocabularies() for text in one.values()}
    return [text for text in texts if APART.search(text)]
