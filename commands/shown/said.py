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


class HelpText(NamedTuple):
    """The texts for a kind of word, or for an option.

    Attributes:
        metavar: the placeholder on the page; "" for that of the option's kind.
        help: the help text.
    """

    metavar: str
    help: str = ""


# By the flag of an option, or the name of a kind of word.
SAID = {
    "--rules": HelpText("", "A file of house rules to apply."),
    "--as": HelpText(
        "", "Show only what this player may know, without other players’ purses."
    ),
    "--hide": HelpText("", "Keep every purse closed."),
    "--all": HelpText("", "Open every purse, even if the house rules close them."),
    "--output": HelpText("", "The file to create."),
    "--for": HelpText("", "The reason, in your own words."),
    "--last": HelpText("", "Show only the last N lines."),
    "--format": HelpText(
        "", "text, md, html or pdf; by default, according to the file’s extension."
    ),
    "--force": HelpText("", "Overwrite the file if it exists."),
    "--record": HelpText("", "Record the roll in the campaign."),
    "--exact": HelpText("", "Show the chances as fractions, too."),
    "--json": HelpText("", "Answer as JSON."),
    "--lang": HelpText("", "Answer in French or in English."),
    "--campaign": HelpText(
        "", "The campaign’s file; by default, the only one in this folder."
    ),
    "--dry-run": HelpText("", "Show what would be written; write nothing."),
    "--once": HelpText(
        "KEY", "A key of your own: with it, the action is written only once."
    ),
    "--ruling": HelpText("", "Override a rule that forbids this, and note why."),
    "--choose": HelpText("", "Answer a choice in advance; may be repeated."),
    "faces": HelpText(
        "FACES",
        'Faces in the order asked for, such as "5 3 | 6"; or `ask`, `roll`, `new`.',
    ),
    "--seed": HelpText("N", "Roll dice that come out the same each time."),
    "file": HelpText("FILE"),
    "given file": HelpText("FILE"),
    "game": HelpText("GAME"),
    "names": HelpText("A,B,C"),
    "language": HelpText("fr|en"),
    "player": HelpText("PLAYER", "A player."),
    "somebody": HelpText("NAME", "A player, a side or a hero."),
    "remark": HelpText("TEXT"),
    "purse": HelpText("PURSE"),
    "tallies": HelpText(
        "PLAYER=AMOUNT", "Other players’ coins, counted at the same time."
    ),
    "money": HelpText("AMOUNT", "How much, in whole coins."),
    "text": HelpText("TEXT"),
    "own words": HelpText("TEXT"),
    "entry": HelpText("ENTRY"),
    "turn": HelpText("N"),
    "counted": HelpText("N"),
    "title": HelpText("TITLE", "A title."),
    "held title": HelpText("TITLE", "A title."),
    "person": HelpText("PERSON"),
    "territory": HelpText("NAME", "A territory."),
    "name": HelpText("NAME", "The name."),
    "step": HelpText(
        "next",
        "Go on to the next turn or phase; without this word, only show the current one.",
    ),
    "amount": HelpText("N"),
    "noun": HelpText("NOUN"),
    "qualifier": HelpText("WORD"),
    "number": HelpText("N"),
    "command": HelpText("COMMAND"),
    "draft": HelpText("ID", "Which draft; by default, the only one."),
    "thing": HelpText("WHAT"),
    "area": HelpText("AREA"),
    "rule": HelpText("ID"),
    "moment": HelpText("MOMENT"),
    "card": HelpText("NAME"),
    "sheet form": HelpText("text|md|html|pdf"),
    "setting": HelpText("KEY"),
    "setting value": HelpText("VALUE"),
    "corrected": HelpText("WHAT"),
    "value": HelpText("VALUE"),
    "dice": HelpText("EXPR"),
    "form": HelpText("FORMAT"),
    "stats form": HelpText("text|md|html|pdf|csv"),
    "turns": HelpText("A..B"),
    "absent": HelpText("PLAYER"),
    "folder": HelpText("DIR"),
    "flavour": HelpText("plain|french"),
    "day": HelpText("DATE"),
    "dates": HelpText("turn|real"),
    "campaign": HelpText("FILE"),
    "many": HelpText("N"),
    "pair": HelpText("KEY=VALUE"),
    "any many": HelpText("N"),
    "territories": HelpText("A,B"),
    "sealed topic": HelpText("TOPIC"),
    "sealed round": HelpText("ROUND", "The number of the round."),
    "sealed code": HelpText("CODE"),
    "sealed answer": HelpText("TEXT"),
    "hash": HelpText("HASH"),
    "under": HelpText("HASH"),
    "port": HelpText("PORT"),
    "host": HelpText("NAME"),
    "league address": HelpText("URL", "The database of the hub."),
    "shared name": HelpText("NAME", "The campaign’s name at the hub."),
    "key file": HelpText("FILE", "A file with the key; - for standard input."),
    "league role": HelpText("ROLE", "owner, assistant, player or reader."),
    "key player": HelpText("PLAYER", "Whose key it is."),
    "label": HelpText("TEXT", "For whom it is, as a reminder."),
    "handed round": HelpText("ROUND", "The number of the round."),
    "handed answer": HelpText("TEXT", "The answer, as `league look` names it."),
    "handed code": HelpText("CODE", "The code of an answer that is opened."),
    "league key": HelpText("KEY", "The key, as `league key list` shows it."),
    "settled": HelpText("ENTRY=ANSWER"),
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
    return word.flags[0] if word.flags else help_for(word, page).metavar


def help_for(word: Word, shown: Shown) -> HelpText:
    """The placeholder and help text of a word of a command.

    They come from the command itself, or else from the word's flag or kind; a game may
    have its own for both.
    """
    tables = _tables(shown.path)
    keys = [flag for flag in word.flags if flag.startswith("--")] + [word.kind.name]
    texts = [table[key] for key in keys for table in tables if key in table]
    metavar, _, help_ = shown.helps.get(word.name, "").rpartition("|")
    texts.insert(0, HelpText(metavar, help_))
    return HelpText(
        *(next(filter(None, column), "") for column in zip(*texts, strict=True))
    )


def _tables(path: str) -> list[dict[str, HelpText]]:
    """The texts of a game, if it is one's command, and those for everywhere."""
    game, dot, _ = home(path).partition(".")
    return [load(f"commands.shown.{game}.said:SAID"), SAID] if dot else [SAID]
