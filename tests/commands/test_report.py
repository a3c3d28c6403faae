"""The report in all its forms: contents, destinations, refusals."""

from __future__ import annotations

import json
import os
import stat
import subprocess

import pytest

from tests.document import faults
from tests.evenings import CAMPAIGNS, played
from tests.face import ask, intendant

FORMS = ["text", "md", "html", "json"]
HEADS = {
    "en": ["Standings", "Chronicle", "Money", "Territories", "Titles"],
    "fr": ["Situation", "Chronique", "Argent", "Territoires", "Titres"],
}
samples = pytest.mark.parametrize("folder", CAMPAIGNS, ids=lambda folder: folder.name)


def told(form="text", *words):
    """The report in a form."""
    said = intendant("report", "--format", form, *words)
    assert (said.status, said.err) == (0, "")
    return said.out


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.usefixtures("full")
def test_a_report_is_the_same_each_time(form):
    """The same campaign gives the same bytes, on the screen and in a file."""
    first = told(form)
    assert first == told(form)
    ask("report", "--format", form, "-o", "one")
    ask("report", "--format", form, "-o", "two")
    with open("one", "rb") as one, open("two", "rb") as two:
        made = one.read()
        assert made == two.read()
    assert made.decode() == first


@pytest.mark.parametrize(
    ("file", "begin"), [("r.HTML", b"<!DOCTYPE"), ("r.md", b"# "), ("r.txt", b"Chron")]
)
@pytest.mark.usefixtures("full")
def test_the_ending_of_a_file_tells_its_form(file, begin):
    """A given format overrides the ending."""
    ask("report", "-o", file)
    ask("report", "-o", f"asked-{file}", "--format", "json")
    with open(file, "rb") as made, open(f"asked-{file}", "rb") as asked:
        assert made.read().startswith(begin)
        assert asked.read().startswith(b"{")


@pytest.mark.usefixtures("full")
def test_a_pdf_is_the_same_each_time():
    """The PDF has no time in it."""
    pytest.importorskip("typst", reason="not run: typst is not installed")
    for file in ("one.pdf", "two.pdf"):
        ask("report", "--format", "pdf", "-o", file)
    with open("one.pdf", "rb") as one, open("two.pdf", "rb") as two:
        made = one.read()
        assert made == two.read()
    assert made.startswith(b"%PDF-")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("form", ["text", "md", "html"])
@pytest.mark.usefixtures("full")
def test_a_report_has_its_sections_in_either_language(form, lang):
    """Headings, a sentence, entry numbers and the journal's head are there."""
    text = told(form, "--lang", lang)
    for head in HEADS[lang]:
        assert (head.upper() if form == "text" else head) in text
    assert {"en": "Anne pays 30", "fr": "Anne verse 30"}[lang] in text.replace("\\", "")
    assert ask("verify")["head"] in text


@pytest.mark.parametrize("form", ["text", "md", "html"])
@pytest.mark.usefixtures("full")
def test_both_languages_in_one_file(form):
    """The requested language comes first; its facts are those of that one alone."""
    text = told(form, "--both", "--lang", "fr")
    assert text.index("Chronique") < text.index("Chronicle")
    assert text.count("a horse") == 2


@samples
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_of_text_is_wider_than_a_page(folder, lang):
    """The limit is 80 columns, in every sample."""
    text = told("text", "-c", str(played(folder)), "--lang", lang)
    assert [line for line in text.splitlines() if len(line) > 80] == []


@samples
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_act_of_a_sample_has_a_sentence(folder, lang):
    """No id, placeholder or code takes its place."""
    found = ask("report", "--undone", "-c", str(played(folder)), "--lang", lang)
    acts = [act for turn in found["chronicle"] for act in turn["acts"]]
    assert len(acts) == found["entries"]
    for act in acts:
        assert act["text"]
        assert act["text"] != act["kind"]
        assert not {"{", "}"} & set(act["text"])
        assert "player:" not in act["text"]


@samples
def test_the_facts_are_as_their_schema_says(folder):
    """`docs/report.schema.json` holds for every sample."""
    home = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
    with open(os.path.join(home, "docs", "report.schema.json"), encoding="utf-8") as f:
        schema = json.load(f)
    found = json.loads(told("json", "-c", str(played(folder))))
    assert faults(found, schema) == []
    assert found["report"] == 1


@samples
def test_the_html_of_a_sample_needs_nothing_else(folder):
    """There is no script, nothing to be loaded, and no address but the name of SVG."""
    page = told("html", "-c", str(played(folder)))
    for bad in (
        "<script",
        "src=",
        "javascript:",
        "@import",
        "url(",
        "<link",
        "<iframe",
    ):
        assert bad not in page
    assert {part.split('"')[0] for part in page.split("http")[1:]} <= {
        "://www.w3.org/2000/svg",
        "-equiv=",
    }
    assert "default-src 'none'" in page


@samples
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sample_is_a_pdf_of_pages(folder, lang, here):
    """The PDF has readable pages, made by typst."""
    pytest.importorskip("typst", reason="not run: typst is not installed")
    words = ("-c", str(played(folder)), "--lang", lang)
    ask("report", "--format", "pdf", "-o", "r.pdf", *words)
    try:
        read = subprocess.run(
            ["pdftotext", "-layout", "r.pdf", "-"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    except FileNotFoundError:
        pytest.skip("not run: pdftotext is not installed")
    title = told("md", *words).splitlines()[0].removeprefix("# ").replace("\\", "")
    assert title.split()[0] in read
    assert read.count("\f") >= 2


def test_a_map_for_each_turn(full):
    """There is one at the end, or with `--maps` one for each turn."""
    assert told("html").count('class="board"') == 3  # the figure, and its two drawings
    assert told("html", "--maps").count('class="board"') == 6
    assert told("html", "--maps", "--turn", "2").count('class="board"') == 3
    assert "turn 1" in told("text", "--maps").split("MAP")[1].split("TERRITORIES")[0]


@pytest.mark.usefixtures("full")
def test_undone_acts_are_struck_through():
    """A mark replaces strokes where there are none; the undoing entry is named."""
    assert "Bruno pays 5" not in told()
    shown = told("text", "--undone")
    assert "~ Bruno pays 5" in shown
    assert "taken back by entry" in shown
    assert "~~Bruno pays 5" in told("md", "--undone")
    assert "<s>Bruno pays 5" in told("html", "--undone")


@pytest.mark.parametrize(
    ("words", "status", "code"),
    [
        (("--turn", "3"), 1, "unknown_name"),
        (("--turn", "0..1"), 1, "unknown_name"),
        (("--turn", "2..1"), 1, "unknown_name"),
        (("--turn", "x"), 2, "usage"),
        (("--turn", "1..2..3"), 2, "usage"),
        (("--player", "Nobody"), 1, "unknown_name"),
        (("--format", "odt"), 2, "usage"),
        (("--format", "pdf"), 2, "usage"),
        (("--format", "json", "--template", "t"), 2, "usage"),
        (("--template", "none.j2"), 3, "no_campaign"),
        (("--format", "md", "-o", "no/r.md"), 3, None),
        (("--format", "md", "-o", "."), 1, "exists"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_cannot_be_told_is_refused(full, words, status, code, lang):
    """The refusal has a remedy; no file is made."""
    before = sorted(os.listdir(full))
    said = intendant("report", *words, "--json", "--lang", lang)
    assert said.status == status, said.err
    if words[0] != "--template":
        assert said.refusal["code"] == (code or said.refusal["code"])
    assert said.refusal["message"]
    assert before == sorted(os.listdir(full))


def test_a_file_that_is_there_is_kept(full):
    """`--force` replaces it; nobody else may read the new one."""
    (full / "r.md").write_text("mine")
    said = intendant("report", "--format", "md", "-o", "r.md", "--json")
    assert (said.status, said.refusal["code"]) == (1, "exists")
    assert "--force" in said.refusal["hint"]
    assert (full / "r.md").read_text() == "mine"
    made = ask("report", "--format", "md", "-o", "r.md", "--force")
    assert made == {
        "file": "r.md",
        "format": "md",
        "bytes": (full / "r.md").stat().st_size,
    }
    assert stat.S_IMODE((full / "r.md").stat().st_mode) == 0o600


def test_a_report_that_cannot_be_finished_leaves_nothing(full, monkeypatch):
    """Neither a part nor a draft is left; an existing file stays."""
    (full / "r.md").write_text("mine")
    before = sorted(os.listdir(full))

    def stopped(*_: object) -> None:
        raise OSError(5, "no")

    for step in ("fsync", "replace", "rename"):
        with monkeypatch.context() as patch:
            patch.setattr(os, step, stopped)
            patch.setattr(os, "link", stopped)
            said = intendant("report", "--format", "md", "-o", "r.md", "--force")
        if said.status == 0:
            continue
        assert said.status == 3
        assert (full / "r.md").read_text() == "mine"
        assert sorted(os.listdir(full)) == before
    assert before == sorted(os.listdir(full))
