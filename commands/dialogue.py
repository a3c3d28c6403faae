"""Asking at a terminal for the words that a command lacks."""

from __future__ import annotations

import re
import sys
from contextlib import contextmanager, suppress

from commands.asked import Asked, numbered
from commands.beginnings import whole
from commands.blocks import Line
from commands.call import Call, command_in, parse, patience
from commands.finding import find_campaign
from commands.legal import actor, legal
from commands.offering import Context, offered
from commands.offers import offers as offers_of
from commands.output import refuse
from commands.parsers import closed, parser
from commands.prompting import prompter
from commands.shown import shown
from commands.shown.said import called, help_for
from commands.texts import choose, refusing
from commands.texts.questions import listed
from ledger.acting.doing import each, meaning
from ledger.errors import Interrupted, Misuse, Refusal
from ledger.grammar import CAMPAIGN, typed
from ledger.grammar.words import YES
from ledger.naming import near
from ledger.store.book import Book

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from commands.errand import Offer
    from commands.legal import Legal
    from commands.prompting import Prompter
    from commands.texts import Words
    from ledger.grammar import Record
    from ledger.grammar.words import Word


# Marks after a refusal's key: several words can cure it; this word is asked for along
# with those that cure it.
OR_ANOTHER, ALONG = "?", "+"
UNFINISHED = "=:,+"  # an answer that ends so is only a beginning
# Between the parts of one answer, as in PLAYER:FIGURE.
PARTS = ":"
MOST = 60  # the most answers that are listed
# Ends the short description of a word at the beginning of its help.
AFTER = re.compile(r"\s*[:;]\s|\.$")


def completed(
    record: Record, args: dict[str, Any], context: Context, prompter: Prompter
) -> dict[str, Any]:
    """The words of a command; required ones are asked for until they mean something.

    If a given word means nothing, it is refused before the rest is asked for.
    """
    before: dict[str, Any] = {}
    missing = [w for w in typed(record) if w.required and args.get(w.name) is None]
    for word in record.words if missing else ():
        if word in missing:
            args[word.name] = answered(record, word, args, context, prompter)
        meaning(word, args.get(word.name), context.state, before)
    return args


def answered(
    record: Record,
    word: Word,
    args: dict[str, Any],
    context: Context,
    prompter: Prompter,
    *,
    none: bool = False,
) -> Any:
    """The user's answer for one word, parsed.

    `none`: whether an empty line means that the word is left out.
    """
    offers = _bound(record, word, args, context).now(
        _finished(record, word, args, context)
    )
    of = of_whom(record, word, args)
    question = asked(record, word, offers, context.words, of=of, none=none)

    def read(line: str) -> Any:
        if none and not line:
            return None
        lines = [line] if line in offers or not word.many else _split(line)
        value = _meant(record, word, [*map(question.picked, lines)], args, context)
        known(word, value, question)
        return value

    return prompter.ask(question, read)


def _bound(record: Record, word: Word, args: dict[str, Any], context: Context) -> Legal:
    """What the menu of the acting player says about a word."""
    menu: list[Offer] = []
    if context.book:
        words = choose(context.lang, context.book)
        with suppress(Refusal):  # the acting player is checked later
            menu = offers_of(context.book, words, actor(record, args), later=True)
    return legal(menu, record, word, args)


def known(word: Word, value: str | list[str], question: Asked) -> None:
    """Refuses a value that is not in a closed vocabulary."""
    words = closed(word.kind)
    options = [one.label for one in question.options]
    for one in value if isinstance(value, list) else [value]:
        if words and parser(word.kind.reads)(one) not in words:
            raise Misuse(
                "missing_choice",
                "choice.none",
                value=one,
                options=options,
                near=near(one, options),
            )


def of_whom(record: Record, word: Word, args: Mapping[str, Any]) -> str:
    """The thing in play that a command names first: who acts, or what it is about."""
    first = typed(record)[0]
    name = args.get(first.name)
    names = bool(first.kind.find) and not first.flags and word is not first
    return name if names and isinstance(name, str) else ""


def _finished(
    record: Record, word: Word, args: dict[str, Any], context: Context, begun: str = ""
) -> list[str]:
    """All possible answers; the beginnings of compound words are completed."""
    answers: list[str] = []
    for one in offered(record, word, args, context, begun):
        if one[-1:] == PARTS and one != begun:
            answers += _finished(record, word, args, context, one)
        else:
            answers.append(one)
    return answers


def _meant(
    record: Record, word: Word, lines: list[str], args: dict[str, Any], context: Context
) -> Any:
    """The parsed value of an answer, which must mean something here."""
    if not any(lines):
        raise Misuse("usage", "text.empty")
    read = parser(word.kind.reads)
    values = [read(whole(record, word, one, args, context)) for one in lines]
    value = each(values) if word.many else values[0]
    before: dict[str, Any] = {}
    for one in record.words:
        meaning(
            one, value if one is word else args.get(one.name), context.state, before
        )
        if one is word:
            break
    return value


def _split(line: str) -> list[str]:
    """The words of a line; double quotes join words, an apostrophe is a letter."""
    from shlex import shlex

    lexer = shlex(line, posix=True)
    lexer.quotes, lexer.commenters, lexer.whitespace_split = '"', "", True
    try:
        return list(lexer)
    except ValueError:
        raise Misuse("usage", "script.quote", quote='"') from None


def asked(
    record: Record,
    word: Word,
    offers: Sequence[str],
    words: Words,
    *,
    of: str = "",
    none: bool = False,
) -> Asked:
    """The question for a word: its purpose, and the answers if there are not too many.

    `of`: who acts, or what the command is about.
    """
    page = shown(record.path)
    about = words.translated(help_for(word, page).help)
    text = AFTER.split(about)[0]
    name = words.translated(called(word, page)).capitalize()
    lists = not text[:1].isupper()  # it only lists the possible words
    if word.many or none:
        marks = [
            *([words.say("several at once, e.g. 1 2")] if word.many else []),
            *([words.say("Enter: none")] if none else []),
        ]
        text, name = (f"{one} ({' · '.join(marks)})" for one in (text, name))
    options = numbered(one for one in offers if one[-1:] not in UNFINISHED)
    short = 0 < len(options) <= MOST
    if lists:
        text = name if short else f"{name} ({text})"
    if of:
        text = f"{of}{words.colon}{text[:1].lower()}{text[1:]}"
    if short:
        prompt = listed(f"{text}{words.colon.rstrip()}", options)
    else:
        prompt = text + words.colon
    return Asked(prompt, options, about=about, path=record.path)


def heard(argv: Sequence[str]) -> Call | int:
    """A call after asking for all the words it lacks; the status of a refusal."""
    words, bare = _without_bare(argv)
    call = Call(*parse(words, []))
    try:
        _ask(call, bare)
    except Refusal as refusal:
        return refuse(refusal, call)
    return call


def _without_bare(argv: Sequence[str]) -> tuple[list[str], Word | None]:
    """The words of a call without a last option that lacks a value, and that option."""
    record, rest = command_in(argv)
    for word in typed(record):
        if rest and rest[-1] in word.flags and word.kind is not YES:
            return list(argv[:-1]), word
    return list(argv), None


def _ask(call: Call, bare: Word | None) -> None:
    """Asks for the words that a call lacks; nothing is kept if the user stops.

    `bare`: an option that was named without a value.
    """
    record, words = call.record, call.words
    needs = CAMPAIGN in record.takes and not record.free
    campaign = find_campaign(call.common.get("campaign")) if needs else None
    book = Book(campaign, patience=patience()) if campaign else None
    try:
        with stopping():
            context = Context(book, words)
            asker = prompter(words)
            call.args = completed(record, call.args, context, asker)
            if bare and not bare.required:
                values = answered(record, bare, call.args, context, asker)
                before = call.args[bare.name] if bare.many else None
                call.args[bare.name] = [*before, *values] if before else values
    finally:
        if book:
            book.close()


def supplied(call: Call, refusal: Refusal, known: set[str]) -> bool:
    """Asks for the words whose lack a rule refuses; False if none is lacking, or given.

    `known`: the messages already shown and the words already asked for; it is added to.
    """
    lacked = [word for word in lacking(call, refusal) if word.name not in known]
    if not lacked:
        return False
    words = call.words
    message, _ = refusing.refused(words, refusal)
    asker, context = prompter(words), Context(call.opened, words)
    if message not in known:
        asker.tell([Line(message, "warning")])
    known.add(message)
    missing = False
    with stopping():
        for word in lacked:
            marks = [
                refusal.key + mark in word.lacked.split()
                for mark in (OR_ANOTHER, ALONG)
            ]
            if missing and not marks[-1]:
                continue
            value = answered(
                call.record, word, call.args, context, asker, none=any(marks)
            )
            known.add(word.name)
            if value is not None:
                call.args[word.name] = value
                missing = True
    return missing


def lacking(call: Call, refusal: Refusal) -> list[Word]:
    """The words without which a rule refuses, if they have not been given."""
    return [
        word
        for word in typed(call.record)
        if refusal.key
        in [key.rstrip(OR_ANOTHER + ALONG) for key in word.lacked.split()]
        and call.args.get(word.name) in (None, [], word.default)
    ]


@contextmanager
def stopping() -> Iterator[None]:
    """Turns Ctrl-C and Ctrl-D at a word into a refusal: nothing is done or kept."""
    try:
        yield
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        raise Interrupted("interrupted", draft=None) from None
