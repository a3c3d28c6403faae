"""A word that a rule lacks only sometimes is asked for like any other, in every game."""

from __future__ import annotations

import re
from shlex import split

import pytest

from commands.call import Call
from commands.dialogue import lacking
from commands.line import written
from commands.texts import Words, refusing, registry
from ledger.acting import act_named
from ledger.acting.answer import Options
from ledger.acting.doing import bound
from ledger.acting.recorder import Recorder
from ledger.errors import Refusal
from ledger.grammar import named, typed
from ledger.grammar.listing import every
from ledger.journal import SAID
from ledger.questions import Missing
from ledger.wire import canonical
from tests.face import ask, at_terminal, intendant
from tests.laws.test_asked import typed_line
from tests.laws.test_each_kind import SAMPLES

KINDS = pytest.mark.parametrize("kind", sorted(SAMPLES))
# Words that are refused when left out, but not for want of the word.
OTHERWISE = {
    ("fief auction", "bids"): "the face asks each player, unseen",
    ("fief card exchange", "gives"): "then the other hand grows too large",
    ("fief card exchange", "takes"): "then the other hand grows too large",
    ("fief seat", "discard"): "a bishop is asked for; who discards the card says so",
    ("medfan length", "turn"): "no battle runs whose turns could be counted",
    ("siege length", "turn"): "no scenario is played whose turns could be counted",
    ("siege start", "attacker"): "the face knows what a side is usually called",
    ("siege start", "defender"): "the face knows what a side is usually called",
}


def refused(evening, kind, said):
    """The refusal of an act with these words; None if it is not refused, or asks on."""
    recorder = Recorder(evening.book, Options(dry_run=True, dice="ask", asks=True))
    try:
        act_named(kind)(recorder, **said)
    except Refusal as refusal:
        return refusal
    except Missing:
        pass
    return None


@KINDS
def test_no_rule_refuses_for_a_word_that_is_not_asked_for(evening, kind):
    """For each optional word left out, the rule's refusal asks for that very word."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    record, meant = named(kind), bound(named(kind), words, {})
    unasked = []
    for word in typed(record):
        if word.required or meant[word.name] in (None, [], word.default):
            continue
        said = meant | {word.name: [] if word.many else word.default}
        refusal = refused(evening, kind, said)
        if refusal and word not in lacking(Call(record, said, {}), refusal):
            unasked.append(word.name)
    assert [name for name in unasked if (kind, name) not in OTHERWISE] == []


def first(asked):
    """The recorded words, without the numbers that undone things add to names."""
    facts = {key: fact for key, fact in asked.items() if key != SAID}
    return re.sub(r"#\d+", "", canonical(facts))


@pytest.mark.parametrize("lang", ["en", "fr"])
@KINDS
def test_who_is_asked_for_it_does_what_who_says_it_does(evening, kind, lang):
    """Answering the question for a missing word does the same as giving the word."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    record, meant = named(kind), bound(named(kind), words, {})
    alone = "-c", evening.file, "--lang", lang
    for word in typed(record):
        said = {w.name: meant[w.name] for w in typed(record) if w is not word}
        without = meant | {word.name: [] if word.many else word.default}
        refusal = refused(evening, kind, without) if word.lacked else None
        if refusal is None or (kind, word.name) in OTHERWISE:
            continue
        throws = any(one.name == "seed" for one in record.takes)
        seed = {"seed": 7} if throws else {}
        expected = evening.act(kind, *words, dry_run=True, **seed).entry
        line = [*split(written(kind, **said)), *(["--seed", "7"] if throws else ())]
        answer = meant[word.name]
        lines = [typed_line(answer) if word.many else str(answer), "", ""]
        assert intendant(*line, *alone).status in (1, 2)  # nobody sits there

        told = at_terminal(*line, *alone, lines=lines)

        assert told.status == 0, told.err
        assert told.err.count(refusing.refused(Words(lang), refusal)[0]) == 1
        if not record.free:
            assert first(evening.entries[-1].asked) == first(expected.asked)
            evening.undo()


def test_of_several_words_any_may_be_said():
    """Enter passes on to the next word; if none is given, the refusal remains."""
    fire = "mass", "volley", "--seed", "1", "--lang", "en"
    none = at_terminal(*fire, lines=[""] * 4)
    assert (none.status, none.err.count("(Enter: none)")) == (2, 4)
    assert "say who fires: --brutes" in none.err
    told = at_terminal(*fire, lines=["", "x", "2"])
    assert told.status == 0, told.err
    assert told.err.count("“x” is not an amount") == 1
    assert told.out == intendant(*fire, "--henchmen", "2").out


@pytest.mark.parametrize(
    ("game", "none"),
    [("medfan", "no battle is being fought"), ("siege", "no scenario is being played")],
)
def test_which_turn_it_is_nobody_asks_where_nothing_runs(here, game, none):
    """If nothing runs, that is reported; without a campaign, the turn is asked for."""
    throws = game, "length", "--dice", "3", "--lang", "en"
    alone = at_terminal(*throws, lines=["6"])
    assert (alone.status, alone.err.count("the number of the turn")) == (0, 1), (
        alone.err
    )
    ask("new", "c.db", "--game", game)
    told = at_terminal(*throws, lines=["6"])
    assert (told.status, none in told.err) == (1, True)
    assert "the number of the turn" not in told.err


def test_odds_are_asked_for_who_fights():
    """Odds are for a village of a campaign, or for anywhere: then for both sides."""
    odds = "fief", "odds", "--lang", "en"
    sides = ["", "soldiers=3", "", "soldiers=2"]
    told = at_terminal(*odds, lines=["", *sides])
    assert told.status == 0, told.err
    assert told.err.count("name those who fight") == 1
    assert told.err.count("(Enter: none)") == 1
    said = "--attacker", "soldiers=3", "--defender", "soldiers=2"
    chances = [word for word in intendant(*odds, *said).out.split() if word[-1:] == "%"]
    assert [word for word in told.out.split() if word[-1:] == "%"] == chances


def test_every_word_that_may_be_lacked_is_lacked_by_a_refusal_with_words():
    """Every key of a missing word is that of a refusal which a script gets, too."""
    keys = {
        key.rstrip("?+")
        for record in every().values()
        for word in typed(record)
        for key in word.lacked.split()
    }
    assert keys
    unknown = [
        key for key in keys if not registry.first("refusing", "REFUSALS", key, None)
    ]
    assert unknown == []
