"""The sample campaigns: every folder of `campaigns/` is found and played.

`GOLDEN=update .venv/bin/pytest tests/test_campaigns.py` rewrites every `end.json` and
every `report.LANGUAGE.md`.
"""

from __future__ import annotations

import json
import os
import re
import shutil

import pytest

from commands.line import split
from tests import evenings
from tests.face import ask, intendant
from tools import samples

CAMPAIGNS = samples.folders()
# The clerk's lines, which a report leaves out unless it is asked for them.
CLERK = (
    "The phase “[^”]*” begins|La phase «\u00a0[^»]*» commence"
    r"|Turn \d+ ends; turn \d+ begins|Le tour \d+ s’achève, le tour \d+ commence"
    "|.* (has|have) finished[;,] .*|.* (a|ont) terminé(\u202f;|,) .*"
)
every = pytest.mark.parametrize("folder", CAMPAIGNS, ids=lambda folder: folder.name)


@pytest.fixture
def played(folder, here):
    """A copy of a folder, after its evening has been played."""
    shutil.copytree(evenings.played(folder).parent, here, dirs_exist_ok=True)
    return folder


def end(*file):
    """The state in which a campaign ends, without any times."""
    which = ["-c", *file] if file else []
    last = ask("log", "--last", "1", *which)["entries"][0]
    clock = {key: last[key] for key in ("seq", "turn", "phase", "kind")}
    treasury = ask("treasury", *which)
    titles = {t["title"]: t["holder"] for t in ask("title", "list", *which)["titles"]}
    places = ask("territory", "list", *which)["territories"]
    return {
        "last": clock,
        "money": {a["name"]: a["money"] for a in treasury["accounts"]},
        "bank": treasury["bank"],
        "unit": treasury["unit"],
        "titles": titles,
        "territories": {
            t["name"]: [t["owner"], t["kind"]] for t in places if t["known"]
        },
        "unknown": sum(not t["known"] for t in places),
    }


def test_there_are_campaigns_in_both_languages():
    """One sample is played in English, one in French."""
    assert len(CAMPAIGNS) >= 2
    texts = [(folder / "rules.toml").read_text("utf-8") for folder in CAMPAIGNS]
    assert any('language = "fr"' in text for text in texts)
    assert any('language = "fr"' not in text for text in texts)


@every
def test_an_evening_ends_where_it_ended(played):
    """A script that is replayed gives the same money, titles, territories and clock."""
    golden = played / "end.json"
    reached = end()
    if os.environ.get("GOLDEN") == "update":
        text = json.dumps(reached, ensure_ascii=False, indent=2)
        golden.write_text(text + "\n", "utf-8")

    assert json.loads(golden.read_text("utf-8")) == reached


@every
@pytest.mark.usefixtures("played")
def test_an_evening_is_sound():
    """After an evening, the journal folds to the state that is shown."""
    found = ask("verify")

    assert found["ok"]
    assert found["findings"] == []
    assert found["entries"] > 30


@every
@pytest.mark.usefixtures("played")
def test_an_evening_travels():
    """Exported and imported again, an evening has the same hash and the same end."""
    here, head = end(), ask("verify")["head"]
    ask("export", "json", "-o", "evening.json")
    os.mkdir("again")
    ask("import", "evening.json", "-o", "again/again.db")

    assert head == ask("verify", "-c", "again/again.db")["head"]
    assert here == end("again/again.db")


@every
@pytest.mark.usefixtures("played")
def test_an_evening_can_be_carried_on_from_its_position():
    """A new campaign that begins with the exported position holds the same things."""
    before = end()
    ask("export", "position", "-o", "now.toml")
    ask("rules", "export", "-o", "now.rules.toml")
    os.mkdir("next")
    words = "--from", "now.toml", "--rules", "now.rules.toml"
    ask("new", "next/next.db", *words)

    after = end("next/next.db")
    del before["last"], after["last"]
    assert before == after


@every
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.usefixtures("played")
def test_an_evening_is_told_in_both_languages(lang):
    """The log reads in either language, and never shows an id or a placeholder."""
    said = intendant("log", "--lang", lang)
    entries = ask("log", "--lang", lang)["entries"]

    assert (said.status, said.err) == (0, "")
    assert all(entry["text"] for entry in entries)
    assert not re.search(r"\b(player|title|territory):\w|[{}]", said.out)


@every
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_evening_has_its_report(played, lang):
    """The report is the same word for word in each language, except for its hash."""
    golden = played / f"report.{lang}.md"
    said = intendant("report", "--format", "md", "--lang", lang)
    report = re.sub(r"\b[0-9a-f]{64}\b", "…", said.out)
    if os.environ.get("GOLDEN") == "update":
        golden.write_text(report, "utf-8")

    assert (said.status, said.err) == (0, "")
    assert golden.read_text("utf-8") == report
    whole = intendant("report", "--full", "--format", "md", "--lang", lang).out
    assert set(acts(lang)) <= numbers(whole), "the log tells what no report does"
    left_out = {text for seq, text in acts(lang).items() if seq not in numbers(report)}
    assert [text for text in left_out if not re.fullmatch(CLERK, text)] == []


def numbers(report):
    """The numbers of the entries that a report tells."""
    return {int(seq) for seq in re.findall(r"\\\[(\d+)\\\]", report)}


def acts(lang):
    """The acts that are in force by number, as the log tells them."""
    return {
        entry["seq"]: entry["text"]
        for entry in ask("log", "--lang", lang)["entries"]
        if entry["undone_by"] is None and entry["kind"] not in ("undo", "redo")
    }


@every
def test_the_screens_of_the_demo_can_be_shown(played):
    """Every line of `screens.txt` does what the demonstration says it does."""
    for line in samples.screens(played):
        said = intendant(*split(line.removeprefix(samples.REFUSED)))

        assert int(line.startswith(samples.REFUSED)) == said.status, line + said.err
