"""Rounds of sealed answers on the page: who is in, and a field for whoever is asked."""

from __future__ import annotations

from commands.blocks import Cells, Table
from commands.sealed import answer, said, short
from commands.texts import sealed as texts
from commands.texts import sealing
from ledger.reading.sealed import told
from ledger.record import NamedTuple
from ledger.rules.common.answers import choice, topic_of
from ledger.rules.common.rounds import Round, key, rounds
from ledger.rules.topic import MOST_NUMBER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.texts import Words
    from ledger.state import State


class Form(NamedTuple):
    """The field of one player, and what a script needs to seal what is typed there.

    Attributes:
        round: the number of the round.
        under: the hash that a seal begins with.
        key: the player, as hashes name them.
        kind: "number", "word" of those in `options`, or "text".
        state: "open", "closed", or "done" where nothing more is needed.
        mine: the hash that is at the table; "" where there is none.
        label: what is to be typed.
        send: the word of the button.
        options: what may be chosen, as codes and words.
        texts: what the script says, by name.
        scriptless: what is said where there is no script.
    """

    round: int
    under: str
    key: str
    kind: str
    state: str
    mine: str
    label: str
    send: str
    options: tuple[tuple[str, str], ...]
    texts: dict[str, str]
    scriptless: str


class Slip(NamedTuple):
    """One round as a page shows it.

    Attributes:
        title: its heading.
        table: who is in, and what is open.
        form: the field of whoever looks at it; None for all who are not asked.
    """

    title: str
    table: Table
    form: Form | None


def slips(state: State, words: Words, viewer: str | None) -> Iterator[Slip]:
    """The rounds that wait for somebody, and those of this turn; newest first."""
    for one in reversed(rounds(state)):
        if one.turn == state.turn or not one.closed or one.unopened:
            yield _slip(state, words, one, viewer)


def _slip(state: State, words: Words, one: Round, viewer: str | None) -> Slip:
    facts = told(state, one)
    rows = (
        Cells((seal["player"], short(facts, seal, words), said(facts, seal, words)))
        for seal in facts["seals"]
    )
    title = words.say(
        texts.ROUND, round=one.number, topic=sealing.topic(words, one.topic)
    )
    heads = (words.say("player"), words.say("hash"), words.say("answer"))
    form = _form(state, words, one, viewer) if viewer else None
    return Slip(title, Table(heads, tuple(rows)), form)


def _form(state: State, words: Words, one: Round, viewer: str) -> Form | None:
    seal = one.of(viewer)
    if seal is None or seal.value is not None or (one.closed and not seal.hash):
        return None
    topic, values = topic_of(state, one), choice(state, one)
    options = [
        (v, answer(words, one.topic, state.name(topic.meaning(v) if topic else v)))
        for v in values or ()
    ]
    kind = "word" if values else "number" if topic else "text"
    most = words.number(MOST_NUMBER)
    return Form(
        one.number,
        one.under,
        key(viewer),
        kind,
        "closed" if one.closed else "open",
        seal.hash,
        words.say(texts.NUMBER if kind == "number" else texts.WORD, most=most),
        words.say(texts.SEND),
        tuple(options),
        {name: _raw(words, text, most) for name, text in texts.PAGE.items()},
        words.say(texts.SCRIPTLESS),
    )


def _raw(words: Words, text: str, most: str) -> str:
    """A sentence whose answer and code only the script knows."""
    return words.say(text, value="{value}", code="{code}", most=most)
