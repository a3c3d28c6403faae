"""The journal as a script, from which `run` makes the same campaign again."""

from __future__ import annotations

from commands.line import called
from commands.texts.typed import HERE, in_script
from ledger.errors import Misuse
from ledger.grammar import GIVEN, typed
from ledger.reading.transcript import content, lines
from ledger.reading.treasury import Secrets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.call import Call, Result
    from ledger.reading.transcript import Line

MARK = "TEXT"  # ends a text given in the script itself; made longer if need be
LF = "\n"
OPEN = "~"  # before the mark, if that text ends without a line break


def script(call: Call, all_: bool) -> Result:
    """The lines of the script, how to begin, and the hash that both campaigns share."""
    book, words = call.book(), call.words
    if Secrets(book, None, hide=False, opened=all_).closed:
        raise Misuse("usage", "log.closed")
    body = [line for one in lines(book) for line in _written(one)]
    hashed = content(book)
    head = [
        words.say("beginning: `export position --at 1 -o BEGINNING`"),
        words.say("house rules: `rules export --at 1 -o RULES`"),
        words.say(
            "then: `new FILE --from BEGINNING --rules RULES`, and `run` this script"
        ),
        words.say("content: {content}", content=hashed),
    ]
    text = [*(f"# {one}" for one in head), *body]
    return {"entries": [], "script": text, "content": hashed}, None, [], None


def _written(line: Line) -> Iterator[str]:
    """A command's line, followed by the text of any file that it was given."""
    line_words, texts = dict(line.said), list[str]()
    for word in typed(line.record):
        if word.kind is GIVEN and word.name in line_words:
            texts.append(str(line_words[word.name]))
            mark = _mark(texts[-1])
            line_words[word.name] = (
                f"{HERE}{'' if texts[-1][-1:] == LF else OPEN}{mark}"
            )
    words = called(line.record.path, **line_words)
    yield " ".join(
        one if one[:2] == HERE and texts else in_script(one) for one in words
    )
    for text in texts:
        yield from text.removesuffix(LF).split(LF)
        yield _mark(text)


def _mark(text: str) -> str:
    r"""A mark to end this text: a word that is not alone on any of its lines.

    >>> _mark("most = 3"), _mark("  TEXT  "), _mark("TEXT_\nTEXT")
    ('TEXT', 'TEXT_', 'TEXT__')
    """
    mark, lines = MARK, {line.strip() for line in text.split(LF)}
    while mark in lines:
        mark += "_"
    return mark
