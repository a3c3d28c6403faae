"""Placeholders and help texts for words that mean the same everywhere."""

from __future__ import annotations

from ledger.grammar import home
from ledger.loading import load
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.shown import Shown
    from ledger.grammar.choosing import Choice
    from ledger.grammar.words import Kind, Word


class Said(NamedTuple):
    """The texts for a kind of word, or for an option.

    Attributes:
        metavar: the placeholder on the page; "" for that of the option's kind.
        help: the help text.
    """

    metavar: str
    help: str = ""


# By the flag of an option, or the name of a kind of word.
SAID = {
    "--rules": Said("", "A file of house rules to apply."),
    "--as": Said(
        "", "Show only what this player may know, without other players’ purses."
    ),
    "--hide": Said("", "Keep every purse closed."),
    "--all": Said("", "Open every purse, even if the house rules close them."),
    "--output": Said("", "The file to create."),
    "--for": Said("", "The reason, in your own words."),
    "--last": Said("", "Show only the last N lines."),
    "--format": Said(
        "", "text, md, html or pdf; by default, according to the file’s extension."
    ),
    "--force": Said("", "Overwrite the file if it exists."),
    "--record": Said("", "Record the roll in the campaign."),
    "--exact": Said("", "Show the chances as fractions, too."),
    "--json": Said("", "Answer as JSON."),
    "--lang": Said("", "Answer in French or in English."),
    "--campaign": Said(
        "", "The campaign’s file; by default, the only one in this folder."
    ),
    "--dry-run": Said("", "Show what would be written; write nothing."),
    "--once": Said(
        "KEY", "A key of your own: with it, the action is written only once."
    ),
    "--ruling": Said("", "Overrule a rule that refuses, and note why."),
    "--choose": Said("", "Answer a choice in advance; may be repeated."),
    "faces": Said(
        "FACES",
        'Faces in the order asked for, such as "5 3 | 6"; or `ask`, `roll`, `new`.',
    ),
    "--seed": Said("N", "Roll dice that come out the same each time."),
    "file": Said("FILE"),
    "given file": Said("FILE"),
    "game": Said("GAME"),
    "names": Said("A,B,C"),
    "language": Said("fr|en"),
    "player": Said("PLAYER", "A player."),
    "somebody": Said("NAME", "A player, a side or a hero."),
    "remark": Said("TEXT"),
    "purse": Said("PURSE"),
    "tallies": Said("PLAYER=AMOUNT", "Other players’ coins, counted at the same time."),
    "money": Said("AMOUNT", "How much, in whole coins."),
    "text": Said("TEXT"),
    "own words": Said("TEXT"),
    "entry": Said("ENTRY"),
    "turn": Said("N"),
    "counted": Said("N"),
    "title": Said("TITLE", "A title."),
    "held title": Said("TITLE", "A title."),
    "person": Said("PERSON"),
    "territory": Said("NAME", "A territory."),
    "name": Said("NAME", "The name."),
    "step": Said(
        "next",
        "Go on to the next turn or phase; without this word, only show the current one.",
    ),
    "amount": Said("N"),
    "noun": Said("NOUN"),
    "qualifier": Said("WORD"),
    "number": Said("N"),
    "command": Said("COMMAND"),
    "draft": Said("ID", "Which draft; by default, the only one."),
    "thing": Said("WHAT"),
    "area": Said("AREA"),
    "rule": Said("ID"),
    "moment": Said("MOMENT"),
    "card": Said("NAME"),
    "sheet form": Said("text|md|html|pdf"),
    "setting": Said("KEY"),
    "setting value": Said("VALUE"),
    "corrected": Said("WHAT"),
    "value": Said("VALUE"),
    "dice": Said("EXPR"),
    "form": Said("FORMAT"),
    "turns": Said("A..B"),
    "absent": Said("PLAYER"),
    "folder": Said("DIR"),
    "flavour": Said("plain|french"),
    "campaign": Said("FILE"),
    "many": Said("N"),
    "pair": Said("KEY=VALUE"),
    "any many": Said("N"),
    "territories": Said("A,B"),
    "sealed topic": Said("TOPIC"),
    "sealed round": Said("ROUND", "The number of the round."),
    "sealed code": Said("CODE"),
    "sealed answer": Said("TEXT"),
    "hash": Said("HASH"),
    "under": Said("HASH"),
}


def answer(choice: Choice, path: str) -> str:
    """How to give a choice with the command of this path: "owner.VILLAGE=PLAYER"."""
    tables = _tables(path)

    def metavar(kind: Kind) -> str:
        metavars = [table[kind.name].metavar for table in tables if kind.name in table]
        return metavars[0] if metavars else "ANSWER"

    whose = f"[.{metavar(choice.of)}]" if choice.of else ""
    return f"{choice.name}{whose}={metavar(choice.kind)}"


def called(word: Word, page: Shown) -> str:
    """The name of a word on its page: an option's flag, or a placeholder."""
    return word.flags[0] if word.flags else said(word, page).metavar


def said(word: Word, shown: Shown) -> Said:
    """The placeholder and help text of a word of a command.

    They come from the command itself, or else from the word's flag or kind; a game may
    have its own for both.
    """
    tables = _tables(shown.path)
    keys = [flag for flag in word.flags if flag.startswith("--")] + [word.kind.name]
    texts = [table[key] for key in keys for table in tables if key in table]
    metavar, _, help_ = shown.helps.get(word.name, "").rpartition("|")
    texts.insert(0, Said(metavar, help_))
    return Said(
        *(next(filter(None, column), "") for column in zip(*texts, strict=True))
    )


def _tables(path: str) -> list[dict[str, Said]]:
    """The texts of a game, if it is one's command, and those for everywhere."""
    game, dot, _ = home(path).partition(".")
    return [load(f"commands.shown.{game}.said:SAID"), SAID] if dot else [SAID]
