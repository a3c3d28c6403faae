"""What a question is about: the answer to a `?` typed at it."""

from __future__ import annotations

from itertools import takewhile

from commands.blocks import Line
from commands.fitting import wrapped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.asked import Asked
    from commands.texts import Words


def explained(asked: Asked, words: Words) -> list[Line]:
    """The purpose of the word or of the command, the rule, and how to answer."""
    texts = [asked.about] if asked.about else _page(asked.path, words.lang)
    lines = [Line(line) for text in texts for line in wrapped(text)]
    if asked.rule:
        lines += _rule(asked.rule, words)
    return [*lines, *(Line(line, "hint") for line in wrapped(_how(asked, words)))]


def _page(path: str, lang: str) -> list[str]:
    """The paragraphs of a command's help page, without its lists."""
    from commands.manual import pages

    _, *parts = pages(lang).get(path, "").split("\n\n")
    prose = takewhile(lambda part: "\n  " not in part, parts)
    return [" ".join(part.split()) for part in prose]


def _rule(key: str, words: Words) -> Iterator[Line]:
    """A numbered rule: its title and text."""
    from commands.texts.reference import rule_texts
    from ledger.reading.reference import references
    from ledger.rules import games

    rule = references([words.played] if words.played else games()).get(key)
    if rule is not None:
        rule_text = rule_texts(rule.book, words.lang)[key]
        yield Line(f"{key}  {rule_text['title']}", "heading")
        yield from (Line(line) for line in wrapped(rule_text["text"]))


def _how(asked: Asked, words: Words) -> str:
    """How to answer the question."""
    if not asked.options:
        return words.say("Enter ends the answer; Ctrl-C stops.")
    if not asked.proposed:
        return words.say(
            "Choose by number, by the start of a word, or with Up and Down; Ctrl-C stops."
        )
    return words.say(
        "Choose by number, by the start of a word, or with Up and Down; Enter alone takes the suggested answer; Ctrl-C stops."
    )
