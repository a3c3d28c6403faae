"""A table's own templates: what they get, and what they cannot do."""

from __future__ import annotations

import os
from html.parser import HTMLParser
from pathlib import Path

import pytest

from commands.reports import in_child
from commands.resources import template
from tests.effort import tally
from tests.evenings import CAMPAIGNS, played
from tests.face import intendant

EXAMPLES = sorted(Path(template("report", "examples")).iterdir())
LIMITED = pytest.mark.skipif(
    not hasattr(os, "fork"), reason="not run: without a child nothing is limited"
)
pytestmark = pytest.mark.usefixtures("full")


def made(text, *words, form="md"):
    """The output of a template."""
    Path("mine.j2").write_text(text, "utf-8")
    tally("templates")
    return intendant("report", "--format", form, "--template", "mine.j2", *words)


def test_a_template_is_given_facts_and_documents():
    """A template gets sums, names and sentences."""
    said = made(
        "{% for one in report.standings %}{{ one.name }}={{ one.money }};{% endfor %}\n"
        "{{ documents[0].title }} / {{ documents|length }}"
    )
    assert (said.status, said.err) == (0, "")
    assert said.out == "Anne=70;Bruno=80;Chloé=0;Chronicle: free game / 1\n"
    assert made("{{ documents|length }}", "--both").out == "2\n"


def test_it_goes_into_a_file():
    """A file is made as for any report."""
    assert made("{{ report.game }}", "-o", "out.md").status == 0
    assert Path("out.md").read_text("utf-8") == "free"
    assert made("{{ report.game }}", "-o", "out.md").status == 1


@pytest.mark.parametrize(
    ("form", "shown"),
    [
        ("html", "&lt;b&gt; [a](b) *c*"),
        ("md", "\\<b\\> \\[a\\](b) \\*c\\*"),
        ("text", "<b> [a](b) *c*"),
    ],
)
def test_what_the_table_wrote_is_escaped(form, shown):
    """Names mean only themselves; the template's own characters work."""
    said = made("**{{ '<b> [a](b) *c*' }}**", form=form)
    assert said.out == f"**{shown}**\n"


MACRO = """\
{% macro one(name) %}
**{{ name }}**
{% endmacro %}
{{ one("*A*") }}{% set two %}_{{ "<b>" }}_{% endset %}
{{ two }} {{ ["*c*"] }}
"""


@pytest.mark.parametrize(
    ("form", "shown"),
    [
        ("html", "***A***\n_&lt;b&gt;_ [&#39;*c*&#39;]\n"),
        ("md", "**\\*A\\***\n_\\<b\\>_ \\['\\*c\\*'\\]\n"),
        ("text", "***A***\n_<b>_ ['*c*']\n"),
    ],
)
def test_what_a_macro_makes_is_escaped_once(form, shown):
    """The macro's own characters and lines stay; lists are as literal as names."""
    assert made(MACRO, form=form).out == shown


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("\n{{ 5|shown }}", 2),
        ("{% import 'parts.html.j2' as parts %}\n\n{{ parts.line(7) }}", 3),
    ],
)
def test_a_fault_within_our_parts_is_told_with_the_line_that_asked(text, line):
    """The line is not one of ours, which nobody wrote."""
    said = made(text, "--json", form="html")
    assert said.status == 2
    assert said.refusal["message"].startswith(f"mine.j2, line {line}:")


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("{% if %}", 1, "not a template"),
        ("a\nb\n{{ 1 +", 3, "not a template"),
        ("a\n{{ nosuch }}", 2, "nosuch"),
        ("a\n\n{{ report.nosuch }}", 3, "nosuch"),
        ("{{ report.standings[99].name }}", 1, "99"),
        ("{{ report|nofilter }}", 1, "nofilter"),
        ("\n{{ 1 // 0 }}", 2, "cannot be done"),
        ("\n{{ 1 + 'a' }}", 2, "cannot be done"),
        ("{{ ''.__class__ }}", 1, "may not use this"),
        ("{{ ''.__class__.__mro__[1].__subclasses__() }}", 1, "may not use this"),
        ("{{ report.__init__.__globals__ }}", 1, "may not use this"),
        ("\n{{ report.clear() }}", 2, "may not use this"),
        ("{{ report.players.append('x') }}", 1, "may not use this"),
        ("{{ self._TemplateReference__context }}", 1, ""),
        ("{{ ''.format.__self__ }}", 1, "__self__"),
        ("{{ '{0.__class__}'.format(1) }}", 1, "may not use this"),
        ("{% include 'page.html.j2' %}", 1, "may not use this"),
        ("{% include '/etc/passwd' %}", 1, "may not use this"),
        ("{% import '../tree.css' as x %}", 1, "may not use this"),
        ("{% for x in range(10**9) %}{% endfor %}", 1, ""),
        ("\n{{ 'a' * 10**9 }}", 2, "never ends"),
        ("\n{{ 'a'.center(10**9) }}", 2, "never ends"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_fault_is_told_with_its_line(text, line, told, lang):
    """Exit 2, the template's name and line, and a remedy; no file is made."""
    said = made(text, "--json", "-o", "out.md", "--lang", lang)
    assert (said.status, said.refusal["code"]) == (2, "usage")
    word = {"en": "line", "fr": "ligne"}[lang]
    assert said.refusal["message"].startswith(f"mine.j2, {word} {line}")
    assert said.refusal["hint"]
    if lang == "en":
        assert told in said.refusal["message"]
    assert not os.path.exists("out.md")


@LIMITED
def test_what_does_not_end_is_ended(monkeypatch):
    """A loop of ten thousand million steps stops in seconds; its line is reported."""
    monkeypatch.setattr(in_child, "SECONDS", 0.1)
    loop = "{% for y in range(99999) %}{% endfor %}"
    said = made(f"\n\n{{% for x in range(99999) %}}{loop}{{% endfor %}}", "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")
    assert said.refusal["message"].startswith("mine.j2, line 3")


@LIMITED
def test_one_step_that_does_not_end_is_ended(monkeypatch):
    """A power of powers cannot be interrupted from inside; it is ended from outside."""
    monkeypatch.setattr(in_child, "SECONDS", 0.1)
    monkeypatch.setattr(in_child, "SHORT", 0.1)
    said = made("{{ 9 ** (9 ** 9) }}", "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")


@LIMITED
def test_a_long_report_is_granted_more(monkeypatch):
    """A report gets one second, and more for each line of its journal."""
    granted = []

    def in_child(work, more):
        granted.append(more)
        return work()

    monkeypatch.setattr("commands.reports.templates.run_in_child", in_child)
    said = made("{{ documents[0].sections|map(attribute='parts')|map('length')|sum }}")
    lines = int(said.out)
    assert (lines > 5, granted) == (True, [lines * 0.0001])


@LIMITED
def test_too_much_is_too_much(monkeypatch):
    """Too large an output is refused even if each piece of it is small."""
    monkeypatch.setattr("commands.reports.templates.MOST", 1000)
    said = made("{% for x in range(9999) %}{{ x }}{% endfor %}", "--json")
    assert said.status == 2
    assert "1,000" in said.refusal["hint"]


def test_a_template_that_is_not_there():
    """The refusal is like that of any file that cannot be read."""
    said = intendant("report", "--template", "none.j2", "--json")
    assert said.status in (1, 2, 3)
    assert "none.j2" in said.refusal["message"]


@pytest.mark.long
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
@pytest.mark.parametrize("folder", CAMPAIGNS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_our_examples_work(example, folder, lang):
    """Every sample works in either language, and the page is well formed."""
    form = example.name.split(".")[1]
    words = ("--template", str(example), "-c", str(played(folder)), "--lang", lang)
    said = intendant("report", "--format", form, *words)
    assert (said.status, said.err) == (0, "")
    assert {"en": "Chronicle", "fr": "Chronique"}[lang] in said.out
    if form == "md":
        assert ".." not in said.out  # a sentence that has its stop gets no other
    if form == "html":
        HTMLParser().feed(said.out)
        assert "<script" not in said.out
