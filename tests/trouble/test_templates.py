"""Templates from somebody else, put together at random: filled or refused, and no more."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from commands.reports import in_child
from tests.effort import chance, examples, tally
from tests.face import intendant
from tests.trouble.program import varied

pytestmark = pytest.mark.deep

SECRET = "xyzzy-of-the-owner"  # noqa: S105 - of the tests
ATOMS = (
    *("report", "documents", "documents[0]", "self", "loop", "caller", "cycler"),
    *("lipsum", "joiner()", "namespace()", "dict()", "range(9)", "''", "'a'", "()"),
    *("[]", "{}", "1", "0", "9 ** 99", "none", "true", "report.standings", "nothing"),
    *("[report]", "{'a': report}", "range(99999999)", "'dear.txt'", "'%s' % report"),
)
HARMLESS = ("report.game", "documents|length", "'<b>'|upper", "report.standings|length")
ATTRIBUTES = (
    *("__class__", "__mro__", "__subclasses__()", "__init__", "__globals__"),
    *("__builtins__", "__getattribute__('x')", "mro()", "__dict__", "__import__('os')"),
    *("environment", "_TemplateReference__context", "eval_ctx", "gi_frame", "f_back"),
    *(
        "format(report)",
        "format_map(report)",
        "join('a')",
        "items()",
        "copy()",
        "pop()",
    ),
    *("update(a=1)", "append(1)", "name", "title", "money", "center(99999999)"),
    *("read()", "encode()", "translate({})", "__doc__", "__reduce_ex__(2)"),
)
FILTERS = (
    *("length", "upper", "safe", "escape", "e", "list", "join", "first", "tojson"),
    *("attr('__class__')", "attr('__init__')", "map(attribute='__class__')", "string"),
    *("map('attr', '__globals__')", "format", "pprint", "batch(99999999)", "xmlattr"),
    *("replace('a', 'b' * 99999999)", "indent(99999999)", "groupby('name')", "sum"),
    *("default(1)", "select('callable')", "urlize", "wordwrap(1)", "center(9)", "int"),
)
FILES = (
    *("'dear.txt'", "'../dear.txt'", "'/etc/passwd'", "'parts.html.j2'", "'c.db'"),
    *("report", "'page.html.j2'", "documents[0].title", "'//etc/hosts'"),
)
FORMS = ("md", "html", "text")


def expression(rng, deep: int = 0) -> str:
    """Something in braces; much of it harmless."""
    if rng.random() < 0.5:
        return rng.choice(HARMLESS)
    text = rng.choice(ATOMS)
    for _ in range(rng.randrange(4)):
        if rng.random() < 0.6:
            text = f"({text}).{rng.choice(ATTRIBUTES)}"
        else:
            text = f"({text})|{rng.choice(FILTERS)}"
    if deep < 2 and rng.random() < 0.3:
        between = rng.choice(("~", "+", "*", "**", "//", "in", "==", "and", "if"))
        text = f"({text}) {between} ({expression(rng, deep + 1)})"
    return text


def statement(rng, deep: int = 0) -> str:
    """A part of a template, with others in it."""
    inner = "".join(statement(rng, deep + 1) for _ in range(rng.randrange(3 - deep)))
    said = expression(rng)
    return rng.choice(
        (
            f"{{{{ {said} }}}}\n",
            f"{{{{ {said} }}}}{inner}",
            f"{{% for x in {said} %}}{inner}{{{{ x }}}}{{% endfor %}}",
            f"{{% for x in {said} recursive %}}{{{{ loop({said}) }}}}{{% endfor %}}",
            f"{{% if {said} %}}{inner}{{% else %}}a{{% endif %}}",
            f"{{% set x = {said} %}}{inner}{{{{ x }}}}",
            f"{{% macro m(a) %}}{inner}{{{{ m(a) }}}}{{% endmacro %}}{{{{ m(1) }}}}",
            f"{{% include {rng.choice(FILES)} %}}",
            f"{{% import {rng.choice(FILES)} as f %}}{{{{ f }}}}",
            f"{{% extends {rng.choice(FILES)} %}}{inner}",
            f"{{% filter {rng.choice(FILTERS)} %}}{inner}{{% endfilter %}}",
            f"{{% call report() %}}{inner}{{% endcall %}}",
            f"{{% {said} %}}",
        )
    )


def listed() -> dict[str, bytes]:
    """All files that are here."""
    return {str(one): one.read_bytes() for one in Path().rglob("*") if one.is_file()}


@pytest.mark.parametrize("form", FORMS)
def test_a_template_reads_and_writes_nothing_of_ones_own(here, monkeypatch, form):
    """It is filled or refused with its line; and it ends."""
    rng = chance(f"templates of {form}")
    monkeypatch.setattr(in_child, "SECONDS", 0.2)
    monkeypatch.setenv("OWNERS_WORD", SECRET)
    varied("c.db")
    Path("dear.txt").write_text(SECRET, "utf-8")
    for turn in range(examples(16)):
        text = "".join(statement(rng) for _ in range(rng.randrange(1, 3)))
        text = text if turn else f"{{{{ {HARMLESS[0]} }}}}"
        Path("mine.j2").write_text(text, "utf-8")
        before = listed()
        words = ["report", "--format", form, "--template", "mine.j2", "-c", "c.db"]
        words += ["-o", "made"] if turn % 3 == 0 else []
        said = intendant(*words, *["--json"] * (turn % 2))
        tally("templates")
        told = said.out + said.err
        assert said.status in ((0, 2) if turn else (0,)), (text, said)
        assert "Traceback" not in told, text
        if os.path.exists("made"):
            assert said.status == 0, text
            told += Path("made").read_text("utf-8")
            os.unlink("made")
        assert SECRET not in told, text
        assert listed() == before, text
