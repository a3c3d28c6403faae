"""Words of the rules on a screen can be typed in again, in either language."""

from __future__ import annotations

import pytest

from commands.parsers import parser
from commands.preference import LANGUAGES
from commands.texts import Words
from commands.texts.vocabulary import vocabulary
from ledger.grammar import typed
from ledger.grammar.choosing import all_choices
from ledger.grammar.listing import every

CODE = "code."


def within(kind):
    """A kind, and those that it is made of."""
    yield kind
    for part in kind.parts:
        if not isinstance(part, str):
            yield from within(part)


def vocabularies():
    """The vocabularies of all words of commands, and of all answers to choices."""
    words = (word.kind for record in every().values() for word in typed(record))
    answers = (choice.kind for choice in all_choices(None))
    kinds = [part for kind in (*words, *answers) for part in within(kind)]
    return sorted({kind.reads for kind in kinds if kind.reads.startswith(CODE)})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reads", vocabularies())
def test_each_word_of_a_vocabulary_is_read_as_it_is_shown(reads, lang):
    """The word gives the same as its code, in lower case, too."""
    words, read = Words(lang), parser(reads)
    shown = {
        code: words.say(text)
        for code, text in vocabulary(reads.removeprefix(CODE)).items()
    }
    assert shown
    codes = {text: code for code, text in shown.items()}

    assert {text: read(text) for text in codes} == codes
    assert {text: read(text.lower()) for text in codes} == codes
    assert {code: read(code) for code in shown} == {code: code for code in shown}
