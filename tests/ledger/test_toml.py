"""TOML that people wrote."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import tomlkit
from hypothesis import given
from hypothesis import strategies as st

from ledger.errors import Misuse
from ledger.toml import MOST_BYTES, Lines, read_toml

TEXT = """\
# A file with everything that moves a line.
[money] # purses
Anne = 1
"Les \\u004eains" = 2
'a.b' . c = 3 # # [x]

[[title]]
title = "A ] # }"

[[title]]
title = '''
B
[no.header]
'''''
holder = { name = "Bruno", at = [1,
  [2, ~~~x "" ] ~~~],
  { deep = 1 }, # [3]
] }

[[title.heir]]
name = "C"
[[title.heir]]
[title.heir.of]
land = 1979-05-27 07:32:00
[far.away]
""".replace("~~~", '"' * 3)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("nothing",), 1),
        (("money",), 2),
        (("money", "Anne"), 3),
        (("money", "Les Nains"), 4),
        (("money", "a.b"), 5),
        (("money", "a.b", "c"), 5),
        (("money", "Bruno"), 2),
        (("title",), 7),
        (("title", 0), 7),
        (("title", 0, "title"), 8),
        (("title", 1), 10),
        (("title", 1, "title"), 11),
        (("title", 1, "holder", "name"), 15),
        (("title", 1, "holder", "at"), 15),
        (("title", 1, "holder", "at", 0), 15),
        (("title", 1, "holder", "at", 1, 1), 16),
        (("title", 1, "holder", "at", 2, "deep"), 17),
        (("title", 1, "holder", "at", 9), 15),
        (("title", 1, "heir", 0, "name"), 21),
        (("title", 1, "heir", 1), 22),
        (("title", 1, "heir", 1, "of", "land"), 24),
        (("far",), 25),
        (("far", "away"), 25),
    ],
)
def test_every_item_has_its_line(path, line):
    """Texts, comments and lists do not mislead it; missing items have an outer line."""
    assert Lines(TEXT).of(path) == line


def every(value, path=()):
    """All items of a document, with their paths."""
    yield path, value
    inner = value.items() if isinstance(value, dict) else ()
    for key, item in enumerate(value) if isinstance(value, list) else inner:
        yield from every(item, (*path, key))


def test_every_line_of_our_own_files_is_found():
    """In rules, tables, cards and samples, each item's line contains its key."""
    home = Path(__file__).resolve().parents[2]
    files = [
        f
        for d in ("ledger", "templates", "campaigns")
        for f in home.glob(f"{d}/**/*.toml")
    ]
    for file in files:
        text = file.read_text("utf-8")
        lines, written = Lines(text), text.split("\n")
        for path, _ in every(tomllib.loads(text)):
            if path and isinstance(path[-1], str):
                assert path[-1] in written[lines.of(path) - 1], (file, path)
    assert len(files) > 20


@given(
    st.recursive(
        st.integers() | st.text("ab\n\"'#[]{},=\\\\", max_size=6) | st.booleans(),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.text("ab \".'", min_size=1), inner, max_size=3)
        ),
        max_leaves=12,
    )
)
def test_the_lines_of_any_document_are_found(value):
    """Every item that tomlkit writes has its line, in the order of the file."""
    text = tomlkit.dumps({"a": value, "b": [{"x": value}, {"x": 1}], "c": {"d": value}})
    lines = Lines(text)
    found = [lines.of(path) for path, _ in every(tomllib.loads(text))]
    assert found == sorted(found)
    assert all(path in lines._lines for path, _ in every(tomllib.loads(text)) if path)


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = ", 1), ("a = 1\nb = [", 2), ("a = 1\na = 2", 2), ("\n\n[x", 3)],
)
def test_a_fault_has_its_line(text, line):
    """The line is the first one that stops the reader."""
    with pytest.raises(Misuse) as caught:
        read_toml(text)
    assert (caught.value.key, caught.value.facts["line"]) == ("toml.syntax", line)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a = 1\nbc = ?\nd = 2", (2, 6)),
        ("a = 1\nb = [", (2, 1)),
        (f"a = 1\nb = {'9' * 5000}\n", (1, 1)),
    ],
)
def test_a_fault_has_its_column(text, place):
    """Where the reader says none, it is the first one of the last or first line."""
    with pytest.raises(Misuse) as caught:
        read_toml(text)
    assert (caught.value.facts["line"], caught.value.facts["column"]) == place


def test_a_file_too_long_is_refused():
    """Nobody wrote such a file by hand."""
    with pytest.raises(Misuse) as caught:
        read_toml("#" * (MOST_BYTES + 1))
    assert caught.value.key == "toml.long"


NAMES = " . ".join(["a", '"b.c"', "'d'", "1"] * 16)  # 64 of them


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = " + "[" * 5000, 1),
        ("a = 1\nb = '''\n'''\n" + "a." * 3000 + "b = 1", 4),
        ("# x\n[" + "a." * 3000 + "b]\n", 2),
        ("\n[[" + '"".' * 3000 + "b]]\n", 2),
        ("a = { " + ".".join("a" * 65) + " = 1 }", 1),
        ("a = [\n" + "{a=" * 80 + "1" + "}" * 80 + "]", 2),
        (f"x = 1\n{NAMES} = 1", 2),
        ("x = 1\n" + "{a.b=".join(["y = "] + [""] * 40) + "1" + "}" * 40, 2),
    ],
)
def test_a_file_nested_too_deep_is_refused_with_its_line(text, line):
    """People write nothing like it; the limit is reported."""
    with pytest.raises(Misuse) as caught:
        read_toml(text)
    assert caught.value.key == "toml.deep"
    assert caught.value.facts == {"line": line, "most": 64}


def test_no_parser_goes_round_in_a_key_of_names_without_end(monkeypatch):
    """The time would grow with the square of the names: the file is refused unread."""
    read: list[str] = []
    monkeypatch.setattr(tomllib, "loads", read.append)
    for names in ("a." * 100_000, '"".' * 80_000, "a . " * 60_000):
        with pytest.raises(Misuse):
            read_toml(f"{names}b = 1")
    assert read == []


def test_what_only_looks_deep_is_read():
    """Depth within texts and comments, or side by side, is fine; so are 62 levels."""
    many = "[" * 99 + "a." * 99
    lines = (
        f"# {many}",
        f'a = "{many}" # {many}',
        f"b = '{many}'",
        f'c = """x"{many}\n{many}"""""',
        f"d = '''{many}\n{many}'''''",
        f"e = [{'[{}],' * 99}]",
        ".".join(["f"] * 62) + rf' = "\\\"{many}"',
    )
    assert list(read_toml("\n".join(lines))) == ["a", "b", "c", "d", "e", "f"]


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_any_text_is_read_or_refused(text):
    """There is never any other result."""
    try:
        assert isinstance(read_toml(text), dict)
    except Misuse as misuse:
        assert misuse.status == 2  # noqa: PT017


@pytest.mark.parametrize("sign", ["0x", "0o", "0b"])
def test_a_number_of_thousands_of_digits_is_no_number(sign):
    """Any base is refused, but a text may contain such a number."""
    digits = "1" * 20_000
    with pytest.raises(Misuse) as refused:
        read_toml(f"[a]\nb = 1\nc = [2,\n {sign}{digits}]\n")
    assert refused.value.facts["line"] == 4
    assert read_toml(f'a = "{sign}{digits}"') == {"a": sign + digits}
