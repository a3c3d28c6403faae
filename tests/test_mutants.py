"""The tool that breaks drawn lines: how it breaks them, what it tries, what it counts."""

from __future__ import annotations

import json
from contextlib import nullcontext
from types import SimpleNamespace

import pytest

from tools.breaks.places import Module
from tools.breaks.ways import Break
from tools.mutants import __main__ as tool
from tools.mutants import drawing, known, runs, score
from tools.mutants.ways import WHOLE, Line

CODE = '''"""Purses."""

TYPE_CHECKING = False

if TYPE_CHECKING:
    LIMIT = 3


def paid(purse: dict[int, "Coins"], many: int) -> bool:
    """Whether 3 coins were there."""
    if house(purse, "debts") and many:
        raise Refused("rule", "money.short", short=many - 1)
    while many:
        purse[0] = many
        break
    return True


class Purse:
    most: int = 9

    def __repr__(self):
        return "9" * 9
'''


@pytest.fixture
def module(tmp_path):
    """A module with most of what can be broken."""
    file = tmp_path / "purses.py"
    file.write_text(CODE, "utf-8")
    return Module(str(file))


def test_a_line_is_broken_in_the_usual_ways(module):
    """House rules and the facts of refusals count; types, words and `repr` do not."""
    made = [(one.line, one.old, one.new) for one in Line(module).every(WHOLE)]

    asked = 'house(purse, "debts") and many'
    assert sorted(made) == sorted(
        [
            (11, asked, f"(not ({asked}))"),
            (11, asked, "False"),
            (11, asked, '((house(purse, "debts")))'),
            (11, asked, "((many))"),
            (11, asked, '((house(purse, "debts")) or (many))'),
            (12, "many - 1", "(many)"),
            (12, "many - 1", "((many) + (1))"),
            (12, "1", "2"),
            (12, "1", "0"),
            (13, "many", "False"),
            (13, "many", "(not (many))"),
            (14, "purse[0] = many", "pass"),
            (14, "0", "-1"),
            (14, "0", "1"),
            (15, "break", "continue"),
            (16, "True", "False"),
            (16, "return True", "return None"),
        ]
    )


def test_nothing_is_tried_again_before_anything_was_tried(tmp_path):
    """Whoever asks for it is told what to run first."""
    with pytest.raises(SystemExit, match="make mutants, then make mutants AGAIN=1"):
        score.read(tmp_path / "none.json")


@pytest.mark.parametrize(
    ("new", "counts"), [("1 +  1", False), ("1 +", False), ("1 - 1", True)]
)
def test_what_means_the_same_is_not_tried(tmp_path, monkeypatch, new, counts):
    """Code that is only written in another way, or is no Python, is no break."""
    file = tmp_path / "sums.py"
    file.write_text("two = 1 + 1\n", "utf-8")
    monkeypatch.setattr(drawing, "module", lambda _: Module(str(file)))
    one = Break(str(file), 1, "", "1 + 1", new, lambda: f"two = {new}\n")

    assert drawing.changes(one) is counts


def test_a_module_is_of_the_core_of_the_rules_or_of_neither():
    """Readings of one game, a league's server and what is generated are left out."""
    part = drawing.files().get

    assert part("ledger/journal.py") == part("ledger/reading/stats/sums.py") == "core"
    assert (
        part("ledger/rules/fief/fiefs.py") == part("ledger/names/added.py") == "rules"
    )
    assert part("ledger/reading/fief/score.py") is None
    assert part("ledger/league/hub.py") is part("ledger/rules/fief/tables.py") is None


@pytest.fixture
def few(monkeypatch, module):
    """The draw, of one module alone."""
    monkeypatch.setattr(drawing, "files", lambda: {module.file: "core"})
    monkeypatch.setattr(drawing, "module", lambda _: module)
    drawing.lines.cache_clear()
    yield
    drawing.lines.cache_clear()


@pytest.mark.usefixtures("few")
def test_the_same_seed_draws_the_same_lines():
    """Each line is drawn once at most, in the order of the seed."""
    drawn = {seed: [one.id for one in drawing.drawn(seed, 9)] for seed in (7, 8)}
    lines = [one.line for one in drawing.drawn(7, 9)]

    assert drawn[7] == [one.id for one in drawing.drawn(7, 9)]
    assert drawn[7] != drawn[8]
    assert sorted(lines) == [11, 12, 13, 14, 15, 16]


def test_lines_are_drawn_among_some_files():
    """Whoever works on a module has its lines broken, and no others."""
    among = ("ledger/store/walk.py", "ledger/names/")
    files = {one.file for one in drawing.drawn(7, 400, among)}

    assert "ledger/store/walk.py" in files
    assert files > {"ledger/names/french.py", "ledger/names/english.py"}
    assert all(file.startswith(among) for file in files)
    assert not list(drawing.drawn(7, 400, ("ledger/nowhere",)))


@pytest.mark.usefixtures("few")
def test_a_break_is_found_again_by_its_name_and_line():
    """What was tried once is found again, as long as its line is what it was."""
    (one,) = drawing.drawn(7, 1)
    line = drawing.code(one)

    assert [each.line for each in drawing.found([(one.id, line)])] == [one.line]
    assert not list(drawing.found([(one.id, f"{line}  # new")]))


@pytest.mark.usefixtures("few")
def test_a_line_of_one_word_is_told_with_the_one_above():
    """One `break` is like another; what stands before it is not."""
    told = {one.old: drawing.code(one) for one in drawing.drawn(7, 9)}

    assert told["break"] == "purse[0] = many break"


@pytest.fixture
def learnt(monkeypatch, module):
    """What three tests run of a module of purses."""
    monkeypatch.setattr(drawing, "module", lambda _: module)
    made = runs.Runs.__new__(runs.Runs)
    near, far = "tests/ledger/test_purses.py::one", "tests/test_all.py::two"
    made.took = {far: 0.1, near: 0.2, f"{far}_more": 0.3}
    made._lines = {"ledger/purses.py": {11: {near, far}, 12: {near}, 20: {far}}}
    return made


@pytest.mark.parametrize(
    ("line", "few", "tests"),
    [
        (11, 1, "one two"),
        (12, 1, "one"),
        (12, 2, "one two"),
        (16, 1, "one two"),
        (6, 1, "one two"),
    ],
)
def test_the_tests_of_a_line_are_those_that_run_it(
    learnt, monkeypatch, line, few, tests
):
    """A line that runs when its module is loaded is of all tests that use the module.

    So is one that few tests run: it may run only then.
    """
    monkeypatch.setattr(runs, "FEW", few)
    one = Break("ledger/purses.py", line, "", "", "", str)
    found = sorted(test.partition("::")[2] for test in learnt.of(one))

    assert found == tests.split()


def test_tests_near_a_module_are_tried_first(learnt):
    """The nearest tests come first, and no more than there is time for."""
    one = Break("ledger/purses.py", 11, "", "", "", str)
    near, far = sorted(learnt.took)[:2]

    assert list(learnt.parts(one, 60)) == [([near, far], pytest.approx(0.3))]
    assert list(learnt.parts(one, 0.2)) == [([near], 0.2)]


def row(part="core", result=score.NOTICED):
    """A break that was tried."""
    return score.Tried(part, "a.py f: 1 -> 2", "return 1", 3, result, "")


def test_a_share_lies_within_its_interval():
    """The interval of Wilson for 95 of 100, as statisticians print it, and for none."""
    low, high = score.interval(95, 100)

    assert (round(low, 3), round(high, 3)) == (0.888, 0.978)
    assert score.interval(0, 0) == (0.0, 1.0)


def test_what_is_known_to_change_nothing_is_not_counted():
    """The score is of what changes something, for all and for each part."""
    missed, same = row(result=score.MISSED), row("rules", score.KNOWN)
    found = score.scores([row(), row(), row(), missed, same, row("rules")])

    counts = {part: (one["noticed"], one["of"]) for part, one in found.items()}
    assert counts == {"all": (4, 5), "core": (3, 4), "rules": (1, 1)}
    assert [found["all"][key] for key in ("percent", "known")] == [80.0, 1]


@pytest.mark.parametrize(
    ("noticed", "of", "enough"),
    [(190, 200, True), (189, 200, False), (9499, 10_000, False), (0, 0, True)],
)
def test_95_of_100_breaks_are_enough(noticed, of, enough):
    """What is only rounded to 95 is less."""
    assert score.enough({"noticed": noticed, "of": of}) is enough


def test_what_was_tried_is_read_again(tmp_path):
    """The results are JSON; the first score stays, whatever is tried again."""
    place = tmp_path / "build" / "mutants.json"
    rows = [row(), row("rules", score.MISSED)]
    score.keep(score.Kept(7, 60, rows, {}), place)
    first = score.read(place)
    score.keep(first._replace(seconds=90, rows=[row(), row("rules")]), place)
    again = score.read(place)

    assert (first.seed, first.seconds, first.rows) == (7, 60, rows)
    assert (again.first, again.seconds) == (score.scores(rows), 90)
    assert json.loads(place.read_text("utf-8"))["score"]["all"]["percent"] == 100


@pytest.fixture
def again(monkeypatch, tmp_path):
    """A draw: noticed in `ledger/store`, missed in `ledger/names`, there and in lost lines.

    Nothing is really broken: what is tried again is noticed, and named.
    """
    names = [
        f"ledger/{name}.py f: 1 -> 2" for name in ("store/a", "names/b", "names/c")
    ]
    results = (score.NOTICED, score.MISSED, score.MISSED)
    rows = [
        row(result=result)._replace(break_=name)
        for name, result in zip(names, results, strict=True)
    ]
    found = [SimpleNamespace(id=name) for name in names[:2]]  # the third is lost
    tried_ = []

    def noticed(one):
        tried_.append(one.id)
        return row()._replace(break_=one.id)

    bench = SimpleNamespace(tried=noticed, prove=lambda _: None)
    monkeypatch.setattr(tool, "Copy", nullcontext)
    monkeypatch.setattr(tool, "Bench", lambda *_: bench)
    monkeypatch.setattr(tool, "stale", list)
    monkeypatch.setattr(tool, "code", lambda _: "return 1")
    monkeypatch.setattr(
        tool,
        "found",
        lambda asked: (one for one in found if (one.id, "return 1") in asked),
    )
    monkeypatch.setattr(score, "PART", tmp_path / "part.json")
    score.keep(score.Kept(7, 60, rows, {}), score.PART)

    def asked(*among):
        monkeypatch.setattr("sys.argv", ["mutants", "--again", "--among", *among])
        tool.main()
        return tried_

    return asked


def kept():
    """How each break of the draw ended, by the letter of its file."""
    rows = score.read(score.PART).rows
    return {row.break_.partition(".")[0][-1]: row.result for row in rows}


def test_where_nothing_is_left_the_files_are_named(again, capsys):
    """Whoever asks for some files is told of these; what was missed elsewhere stays so."""
    assert again("ledger/store", "ledger/hub.py") == []

    said = capsys.readouterr().out
    assert "nothing is left to try again in ledger/store, ledger/hub.py:" in said
    assert kept() == {"a": "noticed", "b": "not noticed", "c": "not noticed"}


def test_what_was_missed_in_some_files_is_tried_again(again, capsys):
    """Only there; a break whose line has changed since stays among what was drawn."""
    assert again("ledger/names") == ["ledger/names/b.py f: 1 -> 2"]
    assert "nothing is left" not in capsys.readouterr().out
    assert score.read(score.PART).first["all"]["noticed"] == 1
    assert kept() == {"a": "noticed", "b": "noticed", "c": "not noticed"}


def test_every_break_told_apart_by_hand_can_still_be_made():
    """If a line changes, its entry in known.toml must change with it."""
    assert known.stale() == []
