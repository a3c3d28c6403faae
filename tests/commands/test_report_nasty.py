"""Names that have broken programs are unchanged in every form of a report."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html.parser import HTMLParser

import pytest
from markdown_it import MarkdownIt

from commands.fitting import legible
from tests.effort import tally
from tests.evil_names import EVIL
from tests.face import ask, intendant

# Characters that a name may not hold, but a remark may.
REMARKS = [
    *EVIL,
    "see http://x.example/a?b=c and www.x.example",
    "<img src=x onerror=alert(1)>",
    "</style><script>alert(1)</script>",
    "]]><script>alert(1)</script>",
    "1. one",
    "| a | b |",
    "~~gone~~ ~gone~ ==marked== $x^2$ [^1] :tada: @anne #1",
    '\\input{/etc/passwd} #import "x": * #read("x")',
]


@pytest.fixture(scope="module")
def _nasty(tmp_path_factory):
    """A campaign with a territory for every accepted name, and a remark."""
    folder = tmp_path_factory.mktemp("nasty")
    file = str(folder / "c.db")
    ask("new", file, "--game", "free", "--players", "Anne,Bruno <i")
    for word in EVIL:
        intendant("territory", "add", "--owner", "Anne", "-c", file, "--", word)
    for word in REMARKS:
        intendant("pay", "bank", "Anne", "1", "-c", file, f"--for={word}")
    seen = {t["name"] for t in ask("territory", "list", "-c", file)["territories"]}
    lines = ask("statement", "Anne", "-c", file)["lines"]
    return (
        folder / "c.db",
        sorted(seen),
        sorted({line["text"] for line in lines} - {"payment"}),
    )


@pytest.fixture
def nasty(_nasty, here):
    """The names and remarks that were accepted; their campaign is the current one."""
    file, names, remarks = _nasty
    shutil.copy(file, here / "c.db")
    return [*names, *remarks]


@pytest.fixture
def names(_nasty, nasty):
    """The names alone."""
    return _nasty[1]


def told(*words):
    """The report, whose bytes neither move a cursor nor hide anything."""
    said = intendant("report", *words)
    tally("calls in which things have evil names")
    assert (said.status, said.err) == (0, "")
    assert not re.search(
        r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", said.out
    )
    return said.out


def without_spaces(text):
    """The characters of a text that are left when line breaks may be anywhere."""
    return re.sub(r"\s+", "", text)


def missing(names, text):
    """The names that a text does not hold."""
    signs = without_spaces(text)
    return [name for name in names if without_spaces(legible(name)) not in signs]


def test_there_are_enough(names, nasty):
    """At least sixty look like markup, formulas, paths or nothing at all."""
    assert len(names) >= 60
    assert len(nasty) - len(names) >= 100


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_text_holds_every_name(nasty, lang):
    """A long name is broken, but complete."""
    assert missing(nasty, told("--lang", lang)) == []


def test_json_holds_every_name(names):
    """Each name is as typed."""
    found = json.loads(told("--format", "json"))
    assert {one["territory"] for one in found["territories"]} == set(names)


class Page(HTMLParser):
    """What a browser finds in a page: its tags, attributes and words."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.links: list[str | None] = []
        self.words: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        for key, value in attrs:
            self.attributes.add(key)
            if key in ("href", "src", "action"):
                self.links.append(value)

    def handle_data(self, data):
        self.words.append(data)


TAGS = set()
for row in (
    ("html", "head", "meta", "title", "style", "body", "article", "header", "footer"),
    ("h1", "h2", "h3", "h4", "p", "nav", "ul", "li", "a", "section", "div", "span"),
    ("table", "thead", "tbody", "tr", "th", "td", "caption", "small", "s"),
    ("figure", "figcaption", "details", "summary"),
    ("svg", "desc", "rect", "text", "line", "circle", "polyline", "path", "g"),
):
    TAGS |= set(row)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_html_holds_every_name_and_no_tag_of_theirs(nasty, lang):
    """Between the tags there are only words; no attribute or link has any effect."""
    page = Page()
    page.feed(told("--format", "html", "--lang", lang))
    page.close()
    assert missing(nasty, "".join(page.words)) == []
    assert page.tags <= TAGS
    assert not {key for key in page.attributes if key.startswith("on")}
    assert all(link and link.startswith("#") for link in page.links)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_replay_holds_every_name_and_no_tag_of_theirs(nasty, lang):
    """Its one script is ours; between the tags of its frames there are only words."""
    text = told("--format", "replay", "--undone", "--lang", lang)
    page = Page()
    page.feed(text)
    page.close()
    assert missing(nasty, "".join(page.words)) == []
    assert page.tags <= TAGS | {"main", "link", "button", "input", "template", "script"}
    assert len(re.findall("<script", text)) == 1
    assert not {key for key in page.attributes if key.startswith("on")}
    links = [link for link in page.links if link != "data:,"]
    assert all(link and link.startswith("#") for link in links)


def test_markdown_holds_every_name_and_no_sign_of_theirs(nasty):
    """A Markdown reader with all extensions finds names and nothing else."""
    reader = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    words, kinds = [], set()
    for token in reader.parse(told("--format", "md")):
        kinds.add(token.type)
        for child in token.children or ():
            kinds.add(child.type)
            words.append(child.content)
    assert missing(nasty, "".join(words)) == []
    forbidden = {"html_block", "html_inline", "link_open", "image", "code_inline"}
    forbidden |= {"em_open", "s_open", "fence", "code_block", "blockquote_open"}
    assert not kinds & forbidden


def test_pdf_holds_every_name_of_plain_letters(nasty):
    """Names are data for typst, which runs nothing in them."""
    pytest.importorskip("typst", reason="not run: typst is not installed")
    ask("report", "--format", "pdf", "-o", "r.pdf")
    try:
        read = subprocess.run(
            ["pdftotext", "-raw", "r.pdf", "-"], capture_output=True, check=True
        ).stdout.decode()
    except FileNotFoundError:
        pytest.skip("not run: pdftotext is not installed")
    # A broken word has a hyphen there, and a page may end in it.
    plain = [n for n in nasty if n.isascii() and "-" not in n and len(n) < 80]
    assert len(plain) > 60
    assert missing(plain, re.sub(r"-\s*\n", "", read)) == []
