"""Turn sheets of the sample campaigns: everything that was played fits on them.

Each evening is written on sheets, turn by turn, read back from them in the order of
its numbers, and run: the campaign must end as it did.
"""

from __future__ import annotations

import json
import shutil
import tomllib

import pytest

from commands.call import command_in, parse
from commands.line import split
from commands.resources import template
from commands.sheets.cells import quoted
from ledger.grammar import GIVEN, Act, Question
from ledger.grammar.listing import every
from ledger.rules import games
from tests import evenings
from tests.face import ask, intendant
from tests.good_words import TAME
from tests.test_campaigns import end
from tools import samples

MOST_FREELY = 0.2  # of all acts: what a referee mends, or does only once


def acts(folder):
    """The lines of an evening that write an entry, turn by turn."""
    lines = (folder / "evening.txt").read_text("utf-8").splitlines()
    turns = [[]]
    for line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        record, _ = command_in(split(line))
        if not isinstance(record, Question) or record.face:
            turns[-1].append(line)
        if line.startswith("turn next"):
            turns.append([])
    return [turn for turn in turns if turn]


def taken_apart(line):
    """A line as its command, its arguments, and its options with all their words."""
    record, rest = command_in(split(line))
    words = (*record.words, *record.takes)
    flags = {flag: word for word in words for flag in word.flags}
    arguments, options = [], {}
    while rest:
        word = rest.pop(0)
        flag, equals, value = word.partition("=")
        if flag not in flags or not flag.startswith("--"):
            arguments.append(word)
        elif flags[flag].kind.reads == "flag":
            options[flag] = [""]
        else:
            options.setdefault(flag, []).append(value if equals else rest.pop(0))
    return record, arguments, options


def written(line, printed):
    """The words of a line as the cells of a row; None if they do not fit."""
    record, arguments, options = taken_apart(line)
    path, command = record.path, printed["command"]
    clock = path in ("turn", "phase")  # its step is printed in the campaign's language
    if path != (command.partition(" ")[0] if clock else command):
        return None
    bare = [cell for cell in printed["cells"] if not cell["flag"]]
    waiting = [] if clock else list(arguments)
    if bare and not waiting and record.words[0].required:
        return None
    cells = []
    for cell in printed["cells"]:
        if not cell["flag"]:
            # Anything left over goes into the last cell.
            many = len(waiting) if cell is bare[-1] else 1
            cells.append(waiting[:many])
            del waiting[:many]
        else:
            given, told = cell["given"], options.get(cell["flag"], [])
            fits = [value for value in told if value.startswith(given)]
            cells.append([value.removeprefix(given) for value in fits])
            options[cell["flag"]] = [value for value in told if value not in fits]
    return None if waiting or any(options.values()) else cells


def typed(printed, cells):
    """A row after its command, read from left to right."""
    words = [printed["command"]]
    for cell, values in zip(printed["cells"], cells, strict=True):
        for value in values:
            words += [cell["flag"]] if cell["flag"] else []
            words += [] if cell["tick"] else [quoted(f"{cell['given']}{value}")]
    return " ".join(words)


class Sheet:
    """A turn sheet on the table."""

    def __init__(self):
        facts = ask("paper", "turn")
        lines = [line for part in facts["parts"] for line in part["lines"]]
        self.left = [(line, row) for line in lines for row in line["rows"] or [[]]]
        self.printed = {line["command"] for line in lines}
        self.free = facts["free"]
        self.numbered, self.freely = [], 0

    def write(self, line):
        """Writes an act in the first row with room for it; whether there is one."""
        for place, (printed, row) in enumerate(self.left):
            cells = written(line, printed)
            begun = row[:1] if any(row) else []
            if cells is not None and (not begun or cells[0] == begun):
                del self.left[place]
                self.numbered.append(typed(printed, cells))
                return True
        record, *_ = taken_apart(line)
        if not self.free or (record.path in self.printed and self.numbered):
            return False
        self.free -= 1
        self.numbered.append(line)
        self.freely += isinstance(record, Act)
        return True

    def typed_back(self):
        """Runs the lines that are written on the sheet."""
        said = intendant("run", "-", stdin="\n".join(self.numbered))
        assert (said.status, said.err if said.status else "") == (0, "")


@pytest.mark.deep
@pytest.mark.parametrize("folder", evenings.shortest(), ids=lambda one: one.name)
def test_an_evening_written_on_paper_ends_as_it_did(folder, here):
    """An evening is written sheet by sheet, typed in and run; common acts have rows."""
    shutil.copytree(folder, here, dirs_exist_ok=True)
    begin, _ = samples.evening(folder)
    assert intendant(*split(begin)).status == 0
    sheets = []
    for turn in acts(folder):
        sheet = Sheet()
        for line in turn:
            if not sheet.write(line):
                sheet.typed_back()
                sheets.append(sheet)
                sheet = Sheet()
                assert sheet.write(line)
        sheet.typed_back()
        sheets.append(sheet)

    freely = sum(sheet.freely for sheet in sheets)
    written_down = sum(len(sheet.numbered) for sheet in sheets)
    assert json.loads((folder / "end.json").read_text("utf-8")) == end()
    assert freely <= written_down * MOST_FREELY


@pytest.mark.deep
@pytest.mark.parametrize(
    ("folder", "lang"),
    [
        pytest.param(folder, lang, id=f"{lang}-{folder.name}")
        for folder, lang in evenings.each_in(["en", "fr"])
    ],
)
def test_each_line_of_a_sheet_is_a_call_once_it_is_filled(folder, lang, here):
    """A filled line is a call, also in mid-campaign with its prefilled cells."""
    shutil.copytree(evenings.played(folder).parent, here, dirs_exist_ok=True)
    for part in ask("paper", "turn", "--lang", lang)["parts"]:
        for printed in part["lines"]:
            record, _ = command_in(printed["command"].split())
            words = (*record.words, *record.takes)
            kinds = {word.name: word.kind.reads for word in words}
            for row in printed["rows"]:
                cells = []
                for cell, value in zip(printed["cells"], row, strict=True):
                    tame = TAME.get(kinds[cell["param"]], "")
                    tame = tame.rpartition("=")[2] if cell["given"] else tame
                    cells.append([value or tame])
                assert parse(split(typed(printed, cells)))[0] is record


@pytest.mark.parametrize("game", games())
def test_every_act_of_a_game_has_its_line(game):
    """Every command that may write at the table has a line; resolvers may have one."""
    with open(template("paper", f"{game}.toml"), "rb") as file:
        parts = tomllib.load(file)["part"]
    lines = {line["command"] for part in parts for line in part["lines"]}
    acts = {
        path
        for path, one in every().items()
        if path.startswith(f"{game} ")
        and isinstance(one, Act)
        and not (one.face or one.free)
        and GIVEN not in {word.kind for word in one.words}  # a file is not a cell
    }
    assert acts - lines == set()
