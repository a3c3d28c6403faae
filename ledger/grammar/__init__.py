"""What can be done and asked at the table: each act and question is one record.

A record gives the words, their kinds, and the function that carries it out. What people
read about it is in `commands.shown`, under the same path. Here are the records, the words
that all modules share, and the way to a command's module: only that one is loaded.
"""

from __future__ import annotations

from ledger.grammar.words import Kind, arg, flag, opt
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.grammar.choosing import Choice
    from ledger.grammar.words import Word

    # Whose a fact is (`ledger.veil`), by its path: a dot leads into parts of a list.
    Marks = Mapping[str, str]
    Commands = dict[str, "Record"]

OPEN: Marks = {}  # it reveals nothing about purses
ALOUD = "aloud"  # players pay each other in plain view

# The modules in the order of the manual, with the first words of their commands. A game's
# begin with the game, whose module is a folder with a table of its own, for second words.
# `make tree` writes the words; they are those of the records in each module.
MODULES = {
    "campaign": "new status backup verify doctor salvage import",
    "money": "pay treasury statement count correct",
    "holdings": "title territory",
    "table": "players turn phase next roll names",
    "journal": "log show undo redo note resume drop why",
    "sealed": "sealed",
    "rules": "rules",
    "evening": "report stats since board serve shell paper",
    "scripts": "export run",
    "branches": "fork diff",
    "league": "league",
}


HOMES: dict[str, dict[str, str]] = {}  # the same tables by word, once they are needed

# Kinds of words that several modules use; a module's own are beside its records.
TEXT = Kind("text")  # any words: special notation, or an option of every act
OWN_WORDS = Kind("own words", find="ledger.rules.common.finding:own_words")
REMARK = Kind("remark", keeps=True)
NAME = Kind("name")  # of somebody or something new
FILE = Kind("file")
CAMPAIGN_FILE = Kind("campaign", "campaign")
GIVEN = Kind("given file", "given")  # its name is typed, and the act is given its text
AMOUNT = Kind("amount", "amount")
MONEY = Kind("money", "amount")
MANY = Kind("many", "many")  # at least 1
ANY_MANY = Kind("any many", "any_many")  # may be 0
COUNTED = Kind("counted", "counted")
NUMBER = Kind("number", "number")
ENTRY = Kind("entry", "number")
TURN = Kind("turn", "turn")
PAIR = Kind("pair", "pair")
LANGUAGE = Kind("language", "language")
SHEET_FORM = Kind("sheet form", "sheet_form")
GAME = Kind("game", "game")
FINDING = "ledger.rules.common.finding"
PLAYER = Kind("player", find=f"{FINDING}:player", fits="player")
TERRITORY = Kind("territory", find=f"{FINDING}:territory", fits="territory")
PURSE = Kind("purse", find=f"{FINDING}:purse", fits="player bank")

# Options that many commands take.
CAMPAIGN = opt("campaign", FILE, "-c", "--campaign")
JSON = flag("json")
LANG = opt("lang", LANGUAGE)
DRY_RUN = flag("dry_run")
ONCE = opt("once", TEXT)
RULING = opt("ruling", TEXT)
DICE = opt("dice", Kind("faces", "faces"))
SEED = opt("seed", Kind("seed", "seed"))
CHOOSE = opt("choose", PAIR, many=True)

PLAIN = (JSON, LANG)  # for commands that need no campaign
ALWAYS = (CAMPAIGN, *PLAIN)
WRITES = (*ALWAYS, DRY_RUN, ONCE)
RULED = (*WRITES, RULING)
THROWS = (*WRITES, DICE, SEED)

# Words that read the same in several modules.
WHO = arg("player", PLAYER)
FOR = opt("remark", REMARK, "--for")
AS = opt("viewer", PLAYER, "--as")
ALL = flag("all_")
HIDE = flag("hide")
LAST = opt("last", NUMBER)
OUTPUT = opt("file", FILE, "-o", "--output")
FORCE = flag("force")
FORMAT = opt("format", SHEET_FORM)
RULES = opt("rules", FILE)
RECORD = flag("record")
BY_DICE = flag("by_dice")

# For throws that need no campaign, and are written into one only on request.
RESOLVES = (RULES, RECORD, *THROWS)
LOOKS_UP = (RULES, *ALWAYS)  # for questions that need no campaign


class Record:
    """A command: an act or a question.

    Attributes:
        path: its words, "fief lend".
        use: "module:function" that carries it out or answers; "" if only the face does. A
            question's is given the book, or a state if it takes a file of house rules.
            words: its own words in order.
            takes: the options that it shares with others.
            face: whether the face handles it specially, in the record's other half.
            fails: the exit status where what it checks has faults.
    """

    __slots__ = ("face", "fails", "path", "takes", "use", "words")
    usual: tuple[Word, ...] = ()  # the options of its class, unless others are given

    def __init__(
        self,
        path: str,
        use: str = "",
        words: tuple[Word, ...] = (),
        takes: tuple[Word, ...] | None = None,
        *,
        face: bool = False,
        fails: int = 0,
    ) -> None:
        self.path = path
        self.use = use
        self.words = words
        self.takes = self.usual if takes is None else takes
        self.face = face or not use
        self.fails = fails

    @property
    def free(self) -> bool:
        """Whether it needs no campaign: a file of house rules may take its place."""
        return RULES in self.takes


class Act(Record):
    """Something that can be done: one entry, or nothing.

    It calls a rule with what it needs and its words as ids; for the journal itself
    (`undo`) it calls a use case of `ledger.acting` with a recorder and the words as typed.

    Attributes:
        needs: what its rule gets before the words, from `ledger.acting.answer.Scene`.
        actors: the facts of its entry that name who acts, with a dot into each part of a
        list; not who is paid or struck. () is nobody; None: it writes no entry.
        closed: the facts of its entry that reveal what is in a purse, and in whose.
        purses: the sum that, once veiled, makes "KIND.closed" its sentence; or ALOUD.
        choices: what it may ask somebody to choose (`ledger.grammar.choosing`).
        keyed: the word whose content is the key by which it is written only once, unless
        another is given.
    """

    __slots__ = ("actors", "choices", "closed", "keyed", "needs", "purses")
    usual = RULED

    def __init__(  # noqa: PLR0913 - said by their names
        self,
        path: str,
        use: str = "",
        words: tuple[Word, ...] = (),
        takes: tuple[Word, ...] | None = None,
        *,
        needs: tuple[str, ...] = ("state", "table"),
        actors: tuple[str, ...] | None = None,
        closed: Marks | None = None,
        purses: str = "",
        choices: tuple[Choice, ...] = (),
        keyed: str = "",
        face: bool = False,
    ) -> None:
        super().__init__(path, use, words, takes, face=face)
        self.needs = needs
        self.actors = actors
        self.closed = closed
        self.purses = purses
        self.choices = choices
        self.keyed = keyed


class Question(Record):
    """Something that can be asked, or written out; it makes no entry."""

    __slots__ = ()
    usual = ALWAYS


def by_path(*records: Record) -> Commands:
    """The records of a module."""
    return {record.path: record for record in records}


def typed(record: Record) -> tuple[Word, ...]:
    """The words of a command that may be typed."""
    return tuple(word for word in record.words if word.offered)


def games() -> tuple[str, ...]:
    """The games that have commands of their own, each with its folder."""
    from ledger.registering import folders

    return tuple(folders(__path__))


def home(path: str) -> str:
    """The module of a command or group: "money", "fief.war"; "" where there is none."""
    first, _, rest = path.partition(" ")
    module = _modules("").get(first) or (first if first in games() else "")
    inner = _modules(module).get(rest.partition(" ")[0]) if module else None
    return f"{module}.{inner}" if inner else module


def _modules(folder: str) -> dict[str, str]:
    """The module of each word in the table of a folder, or of all first words."""
    if folder not in HOMES:
        table = inside(folder) if folder else MODULES
        HOMES[folder] = {
            word: module for module, words in table.items() for word in words.split()
        }
    return HOMES[folder]


def inside(module: str) -> dict[str, str]:
    """The table of a module that is a folder: its modules with their second words."""
    return _table(module, "MODULES")


def commands_in(module: str) -> Commands:
    """The records of a module, by their paths."""
    return _table(module, "COMMANDS")


def _table(module: str, name: str) -> dict[str, Any]:
    return getattr(load(f"{__name__}.{module}"), name, {}) if module else {}


def named(path: str) -> Record | None:
    """The act or question of this path; None where there is none."""
    return commands_in(home(path)).get(path)
