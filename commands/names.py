"""Names for territories: names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from commands import kinds
from commands.app import words as top_level
from commands.declare import argument, command, option
from commands.show import Cells, Table

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = top_level()


def _starting(known: Any, incomplete: str) -> list[str]:
    from ledger.names.lookup import spelled

    start = spelled(incomplete)
    return [word.fr for word in known if spelled(word.fr).startswith(start)]


def _nouns(incomplete: str) -> list[str]:
    """The printed nouns."""
    from ledger.names.words import PRINTED

    return _starting(PRINTED.nouns, incomplete)


def _qualifiers(incomplete: str) -> list[str]:
    """The printed qualifiers, each once."""
    from ledger.names.words import PRINTED

    return list(dict.fromkeys(_starting(PRINTED.qualifiers, incomplete)))


@command(
    app,
    "names",
    use="commands.answers.names:names",
    mode="own",
    screen="commands.names:listed",
    common=("campaign", "json", "lang", "dice", "seed"),
)
def names(
    many: Annotated[
        int | None, argument("N", kinds.amount, "How many names; otherwise one.")
    ] = None,
    noun: Annotated[
        str | None,
        option(
            "--noun",
            kind=kinds.text,
            help="The noun, in any of its forms, in French or in English.",
            metavar="NOUN",
            autocompletion=_nouns,
        ),
    ] = None,
    qualifiers: Annotated[
        list[str] | None,
        option(
            "--qualifier",
            kind=kinds.text,
            help="A qualifier, in any of its forms; a second one has its own --qualifier.",
            metavar="WORD",
            autocompletion=_qualifiers,
        ),
    ] = None,
    count: Annotated[
        int | None,
        option(
            "--qualifiers",
            kind=kinds.number,
            help="How many qualifiers the names have.",
            metavar="1|2",
        ),
    ] = None,
    by_dice: Annotated[
        bool,
        typer.Option("--by-dice", help="Draw each word with three six-sided dice."),
    ] = False,
) -> None:
    """Draws names for territories that nobody in the campaign has yet.

    What is given by hand stays; the rest is drawn, name by name: the noun, a
    six-sided die for the number of qualifiers (1 to 3 one, 4 to 6 two), each
    qualifier. A draw is one die as long as the list (d41 for nouns, d130 for
    qualifiers). With --by-dice it is three six-sided dice, thrown again where
    they lead beyond the list. Nothing is written down.
    """


def listed(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The names, by themselves and in sentences."""
    rows = tuple(
        Cells((name["name"], name["in_sentence"], name["of"]))
        for name in result["names"]
    )
    heads = (words.say("name"), words.say("in a sentence"), words.say("with “of”"))
    return [Table(heads, rows)]
