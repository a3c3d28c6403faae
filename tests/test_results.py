"""The page of results follows from the committed files, as they are, good or bad."""

from __future__ import annotations

import json
import os
from xml.etree import ElementTree as ET

import pytest

from commands.texts import Words
from tools import covered, results, trials
from tools.curves import Curve, growth
from tools.made import stale

MACHINE = {
    "python": "3.11.7",
    "sqlite": "3.40.1",
    "system": "Linux 6.1",
    "cores": 2,
    "cpu": "A chip",
    "date": "2026-11-26",
}


def point(x, measured, **more):
    """A figure of a series."""
    return {"x": x, "measured": measured, "least": False, **more}


def found(**series):
    """Results of `make bench` with one figure beyond its aim, one below, one good."""
    figures = {
        "undo --json": {"measured": 3.2, "aim": 2.5, "least": False},
        "status --json": {"measured": 1.81, "aim": 2.5, "least": False},
        "run, 10,000 lines, to bare inserts of its rows": {
            "measured": 0.3,
            "aim": 0.4,
            "least": True,
        },
        "export csv: MB of memory": {"measured": 18.77, "least": False},
    }
    return {"bench": {"machine": MACHINE, "figures": figures, "series": series}}


def test_the_committed_page_is_that_of_the_committed_results():
    """Nobody has edited it, and nothing was measured without a word for it."""
    kept = results.kept()
    assert "bench" in kept
    assert results.lacking(kept) == []
    assert stale(results.made(kept), results.PICTURES.glob("*.svg")) == []


@pytest.mark.parametrize(
    ("lang", "rows"),
    [
        (
            "en",
            [
                "| undo --json | 3.20 | ≤\u00a02.5 | **beyond** |",
                "| status --json | 1.81 | ≤\u00a02.5 | |",
                (
                    "| run, 10,000 lines, to bare inserts of its rows | 0.30 | ≥\u00a00.4"
                    " | **below** |"
                ),
                "| export csv: MB of memory | 18.8 | – | |",
            ],
        ),
        (
            "fr",
            [
                "| undo --json | 3,20 | ≤\u00a02,5 | **au-delà** |",
                "| status --json | 1,81 | ≤\u00a02,5 | |",
                (
                    "| run, 10\u202f000 lignes, par rapport aux simples insertions de ses"
                    " rangées | 0,30 | ≥\u00a00,4 | **en deçà** |"
                ),
                "| export csv | 18,8 | – | |",
            ],
        ),
    ],
)
def test_a_figure_beyond_its_aim_is_marked(lang, rows):
    """What is too much or too little says so; what is good, or has no aim, does not."""
    lines = results.Page(lang).written(found()).splitlines()
    assert set(rows) <= set(lines)


def test_a_figure_that_misses_its_aim_looks_it():
    """Even if it is rounded to it else; a good one keeps its two digits."""
    figures = {
        "undo --json": {"measured": 2.5004, "aim": 2.5, "least": False},
        "status --json": {"measured": 2.4996, "aim": 2.5, "least": False},
        "treasury --json, by the launcher of uv": {
            "measured": 0.7499,
            "aim": 0.75,
            "least": True,
        },
    }
    bench = {"machine": MACHINE, "figures": figures, "series": {}}
    lines = results.Page("en").written({"bench": bench}).splitlines()

    assert "| undo --json | 2.5004 | ≤\u00a02.5 | **beyond** |" in lines
    assert "| status --json | 2.50 | ≤\u00a02.5 | |" in lines
    assert (
        "| treasury --json, by the launcher of uv | 0.7499 | ≥\u00a00.75 | **below** |"
        in lines
    )


def test_what_was_not_found_has_no_section():
    """Without files of torture and mutants the page ends with the speed."""
    page = results.Page("en").written(found())
    assert "## Trying to break it" not in page
    assert "## Whether the tests notice" not in page


def test_torture_and_mutants_have_their_tables():
    """What was done is added up over all kinds; a share stands beside its counts."""
    kinds = [
        {"kind": "kills", "deep": 20, "seed": 7, "tests": {"passed": 5}, "broken": 1,
         "date": "2026-11-25", "done": {"processes killed": 1070}},
        {"kind": "prompts", "deep": 1, "seed": 8, "tests": {"passed": 7, "skipped": 1}, "broken": 0,
         "done": {"processes killed": 8}},
    ]  # fmt: skip
    torture = {"machine": MACHINE, "kinds": kinds}
    first = {
        "core": {"of": 40, "noticed": 38, "known": 2, "interval": [83.5, 98.6]},
        "rules": {"of": 0, "noticed": 0, "known": 0, "interval": [0.0, 100.0]},
    }
    score = {"core": {"noticed": 40}, "rules": {"noticed": 0}}
    mutants = {"seed": 3, "machine": MACHINE, "first": first, "score": score}
    page = results.Page("en").written({"torture": torture, "mutants": mutants})
    lines = page.splitlines()

    assert "*2026-11-25 to 2026-11-26: 2 cores (A chip), Linux 6.1, Python 3.11.7, SQLite 3.40.1.*" in lines  # fmt: skip
    assert (
        "| What is tried | Again | Tried on | Tests | Not run | Lost, torn or silent |"
        in lines
    )
    assert (
        "| processes killed | `KINDS=kills:20 SEED=7` | 2026-11-25 | 5 | 0 | 1 |"
        in lines
    )
    assert (
        "| the open prompt, interrupted | `KINDS=prompts:1 SEED=8` | ≤\u00a02026-11-26"
        " | 7 | 1 | 0 |" in lines
    )
    assert "| processes killed | 1,078 |" in lines
    assert (
        "| journal, file and state | 42 | 2 | 40 | 38 | 95.0% | – | | 83.5% – 98.6%"
        " | 40 | 0 | 0 |" in lines
    )
    assert (
        "| rules of the games | 0 | 0 | 0 | 0 | – | – | | 0.0% – 100.0% | 0 | 0 | 0 |"
        in lines
    )


def missed(break_, result="not noticed", by="", part="core"):
    """A break that no test has noticed."""
    return {
        "part": part,
        "break_": break_,
        "line": "return 1",
        "number": 3,
        "result": result,
        "by": by,
    }


def drawn(noticed, *tried):
    """What `make mutants` found, of 200 breaks, and 3 that nobody needed to try."""
    first = {"of": 200, "noticed": noticed, "known": 3, "interval": [80.0, 99.0]}
    score = {"all": {"noticed": noticed}}
    found = {"seed": 3, "machine": MACHINE, "first": {"all": first}, "score": score}
    return {"mutants": {**found, "tried": tried}}


@pytest.mark.parametrize(
    ("lang", "noticed", "row"),
    [
        (
            "en",
            189,
            "| all | 203 | 3 | 200 | 189 | 94.5% | ≥\u00a095.0% | **below** | 80.0% ",
        ),
        ("en", 190, "| all | 203 | 3 | 200 | 190 | 95.0% | ≥\u00a095.0% | | 80.0% "),
        (
            "fr",
            189,
            "| tout | 203 | 3 | 200 | 189 | 94,5\u00a0% | ≥\u00a095,0\u00a0% | **en deçà** | 80,0",
        ),
    ],
)
def test_a_share_of_all_below_its_aim_is_marked(lang, noticed, row):
    """95 of 100 breaks should be noticed, in the first run of a draw."""
    assert row in results.Page(lang).written(drawn(noticed))


@pytest.mark.parametrize(
    ("lang", "why", "known"),
    [("en", "It is one.", "As it was."), ("fr", "C’est un.", "As it was.")],
)
def test_what_is_not_noticed_is_listed_with_its_reason(monkeypatch, lang, why, known):
    """By its place; a reason is that of today, or that of the run; many have none."""
    told = {("a.py f: 1 -> (1 | 0)", "return 1"): ("It is one.", "C’est un.")}
    monkeypatch.setattr(trials, "reasons", lambda: told)
    rows = (
        missed("b.py f: 1 -> 2"),
        missed("c.py f: 1 -> 3", "known", "As it was."),
        missed("a.py f: 1 -> (1 | 0)"),
        missed("a.py f: 1 -> 4", "noticed", "tests/test_a.py::test_it"),
    )
    page = results.Page(lang).written(drawn(190, *rows))
    listed = [line for line in page.splitlines() if ".py" in line]

    assert listed == [
        f"| `a.py:3` | `f: 1 -> (1 \\| 0)` | {why} |",
        "| `b.py:3` | `f: 1 -> 2` | |",
        f"| `c.py:3` | `f: 1 -> 3` | {known} |",
    ]


def test_a_share_that_misses_its_aim_looks_it():
    """9,499 of 10,000 are not 95.0%."""
    found = drawn(9499)
    found["mutants"]["first"]["all"]["of"] = 10_000
    row = "| all | 10,003 | 3 | 10,000 | 9,499 | 94.99% | ≥\u00a095.0% | **below** |"
    assert row in results.Page("en").written(found)


def test_what_became_of_a_draw_adds_up(monkeypatch):
    """Noticed, known by now to change nothing, and neither: in all, and in each part."""
    told = {("a.py f: 1 -> 2", "return 1"): ("It is one.", "C’est un.")}
    monkeypatch.setattr(trials, "reasons", lambda: told)
    rows = (
        missed("a.py f: 1 -> 2"),
        missed("b.py f: 1 -> 2", "known", "As it was.", "rules"),
        missed("c.py f: 1 -> 2", part="rules"),
        missed("d.py f: 1 -> 2", "noticed", part="rules"),
    )
    found = {"of": 3, "noticed": 1, "known": 1, "interval": [0.0, 9.0]}
    one = {"of": 1, "noticed": 0, "known": 0, "interval": [0.0, 9.0]}
    two = {"of": 2, "noticed": 1, "known": 1, "interval": [0.0, 9.0]}
    score = {"all": {"noticed": 1}, "core": {"noticed": 0}, "rules": {"noticed": 1}}
    first = {"all": found, "core": one, "rules": two}
    kept = {"seed": 3, "machine": MACHINE, "first": first, "score": score}
    page = results.Page("en").written({"mutants": {**kept, "tried": rows}})
    ends = [line.rpartition("% | ")[2] for line in page.splitlines() if "9.0%" in line]

    assert ends == ["1 | 2 | 1 |", "0 | 1 | 0 |", "1 | 1 | 1 |"]


def test_where_all_is_noticed_nothing_is_listed():
    """There is no empty table."""
    page = results.Page("en").written(drawn(200, missed("a.py f: 1 -> 2", "noticed")))
    assert "Why it changes nothing" not in page


def test_a_reason_without_french_is_named(monkeypatch):
    """Only where it stands on the page."""
    told = {
        ("a.py f: 1 -> 2", "return 1"): ("It is one.", ""),
        ("b.py f: 1 -> 2", "return 1"): ("It is none.", ""),
        ("c.py f: 1 -> 2", "return 1"): ("It is two.", "C’est deux."),
    }
    monkeypatch.setattr(trials, "reasons", lambda: told)
    rows = (
        missed("a.py f: 1 -> 2"),
        missed("c.py f: 1 -> 2"),
        missed("d.py f: 1 -> 2"),
    )
    assert results.lacking(drawn(190, *rows)) == ["a.py f: 1 -> 2 (fr)"]


@pytest.mark.parametrize(
    ("lang", "days"),
    [("en", "2026-11-24 to 2026-11-26:"), ("fr", "Du 2026-11-24 au 2026-11-26\u00a0:")],
)
def test_what_several_days_have_found_tells_the_first_and_the_last(lang, days):
    """Of older kinds nobody is told that they were tried on the newest day."""
    kinds = [
        {"kind": kind, "date": date, "deep": 1, "seed": 7, "tests": {}, "broken": 0, "done": {}}
        for kind, date in (("kills", "2026-11-26"), ("power", "2026-11-24"))
    ]  # fmt: skip
    page = results.Page(lang).written({"torture": {"machine": MACHINE, "kinds": kinds}})

    assert f"*{days} 2 " in page


def test_rooms_are_told_with_what_is_run_of_them():
    """Files are added up by folder; where there is no branch there is no share."""
    files = {
        "ledger/store/a.py": [8, 10, 3, 4],
        "ledger/store/b.py": [9, 10, 1, 4],
        "ledger/flow.py": [5, 5, 0, 0],
    }
    rooms = covered.counted(
        {
            file: {"summary": dict(zip(covered.COUNTED, counts, strict=True))}
            for file, counts in files.items()
        }
    )
    page = results.Page("fr").written(
        {"coverage": {"machine": MACHINE, "rooms": rooms}}
    )
    lines = page.splitlines()

    assert "| `ledger` | 5 | 100,0\u00a0% | 0 | – |" in lines
    assert "| `ledger/store` | 20 | 85,0\u00a0% | 8 | 50,0\u00a0% |" in lines
    assert "| Tout | 25 | 88,0\u00a0% | 8 | 50,0\u00a0% |" in lines


def test_tests_that_failed_under_coverage_are_counted():
    """So are those that could not begin."""
    report = '<testsuite name="pytest" errors="1" failures="2" skipped="4" tests="9">'
    assert covered.failed(report) == 3


def test_a_part_that_was_measured_later_renews_its_figures():
    """Only on the same machine; the page tells the first day and the last."""
    whole = found()["bench"]
    part = {
        "machine": {**MACHINE, "date": "2026-11-28"},
        "figures": {"undo --json": {"measured": 2.0, "aim": 2.5, "least": False}},
        "series": {},
    }
    page = results.Page("en").written({"bench": results.renewed(whole, part)})
    other = {**part, "machine": {**part["machine"], "cores": 4}}

    assert "| undo --json | 2 | ≤\u00a02.5 | |" in page.splitlines()
    assert "| status --json | 1.81 | ≤\u00a02.5 | |" in page.splitlines()
    assert "*2026-11-26 to 2026-11-28: 2 cores" in page
    assert results.renewed(whole, other) == whole


@pytest.fixture
def rooms(tmp_path, monkeypatch):
    """Committed results, and a part that was measured two days later."""
    for name in ("BUILD", "KEPT"):
        monkeypatch.setattr(results, name, tmp_path / name)
        (tmp_path / name).mkdir()
    kept, part = (
        tmp_path / "KEPT" / "bench.json",
        tmp_path / "BUILD" / "bench-part.json",
    )
    whole, later = found()["bench"], {**MACHINE, "date": "2026-11-28"}
    figures = {"undo --json": {"measured": 2.0, "aim": 2.5, "least": False}}
    kept.write_text(json.dumps(whole), "utf-8")
    part.write_text(
        json.dumps({"machine": later, "figures": figures, "series": {}}), "utf-8"
    )
    return kept, part


def undo(file):
    """How long `undo` takes, after a file."""
    return json.loads(file.read_text("utf-8"))["figures"]["undo --json"]["measured"]


def test_a_part_is_taken_over_without_a_whole_run_in_the_build(rooms, capsys):
    """The committed figures are what it renews."""
    results.take()
    assert (undo(rooms[0]), capsys.readouterr().out) == (2.0, "")


def test_a_part_from_before_the_last_whole_run_is_left(rooms):
    """What was measured later counts."""
    kept, part = rooms
    last = part.with_name("bench.json")
    last.write_text(json.dumps(found()["bench"]), "utf-8")
    os.utime(part, (1, 1))
    results.take()

    assert undo(kept) == 3.2


@pytest.mark.parametrize("other", [{"cores": 4}, {"date": "2026-11-25"}])
def test_a_part_that_renews_nothing_is_named(rooms, capsys, other):
    """It is of another machine, or of an earlier day than what is committed."""
    kept, part = rooms
    text = json.loads(part.read_text("utf-8"))
    part.write_text(json.dumps({**text, "machine": {**MACHINE, **other}}), "utf-8")
    results.take()

    assert undo(kept) == 3.2
    assert "bench-part.json renews nothing" in capsys.readouterr().out


def test_what_has_no_words_is_named():
    """A new figure, series, kind or count is told by name, whatever there is else."""
    bench = found(**{"a new series": {"unit": "base", "points": [point(1, 2)]}})
    bench["bench"]["figures"]["a new figure"] = {"measured": 1.0, "least": False}
    kinds = [{"kind": "a new kind", "tests": {}, "done": {"a new count": 1}}]
    first = {"a new group": {"of": 1, "noticed": 1}}
    every = {**bench, "torture": {"kinds": kinds}, "mutants": {"first": first}}

    assert results.lacking(every) == [
        "a new count",
        "a new figure",
        "a new group",
        "a new kind",
        "a new series",
    ]


def test_what_is_typed_needs_no_french():
    """A table of commands is the same in both languages, but for its title."""
    bench = found()["bench"]
    figures = {"fief buy --json": {"measured": 4.5, "aim": 4, "least": False}}
    for lang, title, mark in (
        ("en", "One command of every group, cold", "beyond"),
        ("fr", "Une commande de chaque groupe, à froid", "au-delà"),
    ):
        page = results.Page(lang).written({"bench": {**bench, "figures": figures}})
        told = "4.50" if lang == "en" else "4,50"
        assert f"## {title}" in page
        assert f"| fief buy --json | {told} | ≤\u00a04 | **{mark}** |" in page


def test_what_takes_longer_than_ours_is_drawn_beside_ours():
    """The picture multiplies; the table tells each figure as it was measured."""
    series = {
        "treasury --json, entries": {
            "unit": "base",
            "points": [point(1000, 1.5), point(10_000, 2.0)],
        },
        "one balance, entries: ledger": {
            "unit": "ours",
            "points": [point(1000, 4.0), point(10_000, 8.0, aim=9, least=True)],
        },
    }
    page, balance = results.Page("en"), results.SAID["picture"][0]
    drawn = ET.fromstring(page.picture(balance, series))  # noqa: S314 - our own
    lines = page.written(found(**series)).splitlines()

    assert drawn.findtext("{*}desc") == (
        "Intendant: 1,000 → 1.50, 10,000 → 2; ledger: 1,000 → 6, 10,000 → 16"
    )
    assert "| 1,000 | 1.50 | 4 |" in lines
    assert "| 10,000 | 2 | 8 (≥\u00a09, **below**) |" in lines


def test_ten_times_as_much_is_one_step_on_both_scales():
    """A curve that grows as its cause does is a straight line; a flat one is level."""
    points = [(1000, 1.0), (10_000, 10.0), (100_000, 100.0)]
    curves = [Curve("up", points), Curve("flat", [(x, 10.0) for x, _ in points])]
    drawn = ET.fromstring(growth("t", curves, "", "", Words("en")))  # noqa: S314
    up, flat = (
        [tuple(map(float, pair.split(","))) for pair in line.get("points").split()]
        for line in drawn.findall("{*}polyline")
    )

    assert up[1][0] - up[0][0] == pytest.approx(up[2][0] - up[1][0], abs=0.11)
    assert up[1][1] - up[0][1] == pytest.approx(up[2][1] - up[1][1], abs=0.11)
    assert up[0][1] > up[1][1] > up[2][1]
    assert {y for _, y in flat} == {up[1][1]}
