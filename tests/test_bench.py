"""What `make bench` measures is there, whole, and held against the last figures."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from bench import append, battle, chances, evening, figures, fill, groups, realm, run
from ledger.grammar import commands_in
from ledger.grammar.listing import below, modules
from tests.face import ask, intendant
from tools import results

BENCH = Path(run.__file__).parent
MODULES = sorted(file.stem for file in BENCH.glob("*.py"))


@pytest.mark.parametrize("name", MODULES)
def test_each_module_is_loaded_without_measuring(name, capsys):
    """Whatever it imports is there; nothing is said, so nothing was measured."""
    import_module(f"bench.{name}")
    assert capsys.readouterr().out == ""


def test_each_part_is_a_list_of_measurements():
    """And every module that measures belongs to one."""
    of = {measure.__module__ for part in run.PARTS.values() for measure in part}
    assert of == {
        f"bench.{name}"
        for name in (
            "cold",
            "groups",
            "growth",
            "launchers",
            "long",
            "screens",
            "written",
        )
    }


def short(monkeypatch):
    """The evening of a club, of forty entries in four turns."""
    monkeypatch.setattr(evening, "TURNS", 4)
    monkeypatch.setattr(evening, "ENTRIES", 40)
    evening.main("made.db")


@pytest.mark.parametrize(
    ("make", "entries"),
    [
        (lambda _: fill.main("made.db", 30), 30),
        (lambda _: realm.main("made.db"), 1),
        (lambda _: realm.main("made.db", 30), 30),
        (lambda _: battle.main("made.db"), 1),
        (short, 40),
    ],
    ids=["fill", "realm", "realm with entries", "battle", "evening"],
)
def test_a_campaign_that_is_measured_is_whole(make, entries, monkeypatch, tmp_path):
    """Each maker writes as many entries as it says, and `verify` proves them."""
    monkeypatch.chdir(tmp_path)
    make(monkeypatch)
    found = ask("verify", "-c", "made.db")

    assert (found["ok"], found["entries"]) == (True, entries)


def test_entries_that_are_measured_one_by_one_are_whole(monkeypatch, tmp_path):
    """Beside each of them a bare row is written, in a file of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(append, "ROUNDS", 3)
    fill.main("made.db", 5)
    append.main("made.db")
    found = ask("verify", "-c", "made.db")

    assert (found["ok"], found["entries"]) == (True, 8)


def test_what_is_done_once_is_not_refused(monkeypatch, tmp_path):
    """The turn of a battle has all its dice; the realm is where incomes are due."""
    monkeypatch.chdir(tmp_path)
    battle.main("battle.db")
    realm.main("realm.db")
    ask(*battle.TURN, "-c", "battle.db")
    ask("fief", "income", "-c", "realm.db")

    assert [ask("verify", "-c", f"{name}.db")["entries"] for name in ("battle", "realm")] == [2, 2]  # fmt: skip


def first(path):
    """The first word of a command."""
    return path.partition(" ")[0]


def test_each_first_word_is_measured_or_left_with_a_reason():
    """A new one would be forgotten else; none is listed twice, or for nothing."""
    measured = {first(row.path) for row in groups.rows()}
    elsewhere, left = groups.LISTED["elsewhere"], groups.LISTED["left"]

    assert sorted([*measured, *elsewhere, *left]) == sorted(below(""))
    assert set(elsewhere.values()) <= set(run.PARTS)
    for word, part in elsewhere.items():
        code = (BENCH / f"{part}.py").read_text("utf-8")
        assert f'"{word}' in code, word


def test_each_module_of_the_grammar_has_a_command_that_is_measured():
    """Each group of a game's commands, too: fief.war is one."""
    measured, left = {row.path for row in groups.rows()}, groups.LISTED["left"]
    lacking = [
        module
        for module in modules()
        if not measured.intersection(commands_in(module))
        and not {first(path) for path in commands_in(module)} <= {*left}
    ]
    assert lacking == []


def test_each_figure_of_a_group_is_of_one_command():
    """Each has a name of its own, and a line of the page of results."""
    names = [row.figure for row in groups.rows()]
    told = {name for table in results.SAID["table"] for name in results.names(table)}

    assert len(names) == len(set(names)) > 70
    assert set(names) <= told


def test_no_command_of_a_group_is_refused(tmp_path, monkeypatch):
    """A refusal would seem to be quick."""
    monkeypatch.chdir(tmp_path)
    refused = []
    for campaign in groups.LISTED["campaign"]:
        for words in groups.making(campaign, tmp_path):
            refused += [words] * bool(intendant(*words).status)
        for words in groups.stopping(campaign, tmp_path):
            assert "`resume 1` resumes" in intendant(*words).err
    for number, row in enumerate(groups.rows()):
        places = groups.prepared(tmp_path, tmp_path / str(number), row)
        refused += [row.line] * bool(intendant(*row.words(**places)).status)

    assert refused == []


def test_an_evening_that_is_refused_is_not_measured(monkeypatch, tmp_path):
    """A shorter one would seem to be quick."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(evening, "lines", lambda: ["pay nobody nobody 1"])
    with pytest.raises(SystemExit, match="run was refused"):
        evening.main("made.db")


@pytest.mark.parametrize("many", [1, 3, 7])
def test_odds_that_are_compared_are_the_same(many):
    """Every roll of all dice, with fractions, comes to what the program reckons."""
    assert chances.ours(many) == pytest.approx(chances.by_hand(many), abs=1e-12)


@pytest.fixture
def found(monkeypatch, tmp_path):
    """New figures, beside committed ones: a cost, a share, seconds, a series."""
    last = figures.Figures()
    last.say("cost", 2.0, 2.5)
    last.say("share", 1.0, 0.75, least=True)
    last.say("seconds", 2.0, None, ratio=False)
    last.point("growing", 1000, 2.0)
    for name in ("RESULTS", "PART", "LAST"):
        monkeypatch.setattr(figures, name, tmp_path / "build" / f"{name}.json")
    last.keep(whole=True)
    figures.RESULTS.rename(figures.LAST)
    return figures.Figures()


@pytest.mark.parametrize(
    ("cost", "share", "growing", "worse"),
    [
        (2.0, 1.0, 2.0, []),
        (2.5, 0.8, 2.5, []),
        (0.1, 9.0, 0.1, []),
        (2.51, 1.0, 2.0, ["cost: 2.0 → 2.51"]),
        (2.0, 0.79, 2.0, ["share: 1.0 → 0.79"]),
        (2.0, 1.0, 2.51, ["growing: 1,000: 2.0 → 2.51"]),
    ],
)
def test_what_is_worse_by_more_than_a_quarter_is_named(
    found, cost, share, growing, worse
):
    """A ratio that was committed, of a series, too; whether or not it is within its aim."""
    found.say("cost", cost, None)
    found.say("share", share, None, least=True)
    found.say("seconds", 99.0, None, ratio=False)
    found.point("growing", 1000, growing)
    found.say("new", 99.0, None)
    found.point("growing", 10_000, 99.0)

    assert found.worse() == worse


def test_a_figure_that_misses_its_aim_is_kept_and_shown_so(found, capsys):
    """It has as many digits as tell it from its aim; others have those that are usual."""
    found.say("share", 0.74996, 0.75, least=True)
    found.say("cost", 2.49996, 2.5)
    shown = [line.split()[1] for line in capsys.readouterr().out.splitlines()[-2:]]

    assert [found.rows[name]["measured"] for name in ("share", "cost")] == [
        0.74996,
        2.5,
    ]
    assert shown == ["0.74996", "2.50"]


def test_where_nothing_is_committed_nothing_is_worse(found):
    """The first figures are what later ones are held against."""
    figures.LAST.unlink()
    found.say("cost", 99.0, None)
    assert found.worse() == []


@pytest.mark.usefixtures("found")
@pytest.mark.parametrize(
    ("words", "cost", "status", "kept"),
    [
        ([], 2.5, None, "RESULTS"),
        ([], 2.51, 1, "RESULTS"),
        (["cold"], 2.51, 1, "PART"),
        (["--entries", "1000"], 2.51, None, "PART"),
    ],
)
def test_a_figure_that_is_worse_fails_the_bench(
    monkeypatch, capsys, words, cost, status, kept
):
    """It is kept all the same, and named; of fewer entries nobody can tell."""
    monkeypatch.setattr(run, "installed", lambda: Path("python"))
    measured = {"cold": (lambda to: to.figures.say("cost", cost, 2.5),)}
    monkeypatch.setattr(run, "PARTS", measured)
    ended = None
    try:
        run.main(words)
    except SystemExit as end:
        ended = end.code

    named = "worse than before by more than a quarter: cost: 2.0 → 2.51\n"
    kept_now = json.loads(getattr(figures, kept).read_text("utf-8"))
    assert ended == status
    assert (named in capsys.readouterr().out) is (cost > 2.5)
    assert kept_now["figures"]["cost"]["measured"] == cost


def test_a_part_that_is_not_there_is_refused(monkeypatch, capsys):
    """Before anything is installed."""
    monkeypatch.setattr(run, "installed", lambda: pytest.fail("it has begun"))
    with pytest.raises(SystemExit) as refused:
        run.main(["colder"])

    assert refused.value.code == 2
    assert "colder: choose from cold, groups, launchers" in capsys.readouterr().err
