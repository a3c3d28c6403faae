"""Foreign files with recomputed hashes: entries of no act are refused or shown."""

from __future__ import annotations

import json

import pytest

from ledger.acting.exchange import JSON_COLUMNS
from tests import rebuilt
from tests.face import ask, intendant
from tests.trouble.program import varied

EVIL = "\x1b[2J\x9b31m\u202e"
# Columns of an entry, with values that no act writes there.
FLAWS = {
    "at": ("", "yesterday", "2026-02-30T00:00:00Z", "2026-01-01T24:00:00Z", EVIL),
    "kind": ("", "pay" + EVIL, "pay {0}", "{amount}", "Pay", "pay  back", "a" * 41),
    "turn": (-1, 10**13),
    "phase": (EVIL, " war", "a\nb"),
    "once": (EVIL, "x" * 1001),
    "remark": (EVIL, "a\nb", ""),
    "ruling": (EVIL, "\u2066x"),
    "asked": ("[]", "5"),
    "outcome": ("[]", '"x"'),
    "warnings": ("{}", "[5]", '[{"key":"x"}]', '[{"code":"x","facts":{}}]'),
}
# Rows of an entry: the column, and a value that no act writes there.
ROWS = {
    "effects": (
        ("effect", "rule", EVIL),
        ("effect", "about", EVIL),
        ("effect", "source", EVIL),
    ),
    "throws": (
        ("throw", "why", EVIL),
        ("throw", "die", EVIL),
        ("throw", "faces", "x"),
        ("throw", "faces", "-3"),
    ),
}
OUT = (
    ("log",),
    ("report", "-o", "r.md"),
    ("export", "hledger", "-o", "r.journal"),
    ("export", "beancount", "-o", "r.beancount"),
)
SHOWN = (
    *(("log",), ("treasury",), ("status",), ("show", "2"), ("statement", "Anne")),
    *(
        ("since", "--player", "Anne"),
        ("why", "treasury", "Anne"),
        ("players",),
        ("title",),
        ("turn",),
    ),
    *(("territory",), ("territory", "history", "Vaux"), ("log", "--player", "Anne")),
    *(("verify",), ("report",), ("paper", "turn"), ("export", "position")),
    *(("export", "hledger"), ("export", "beancount"), ("rules", "list")),
)


@pytest.fixture(scope="module")
def varied_file(tmp_path_factory):
    """A campaign with every kind of row, as a file and as a document."""
    folder = tmp_path_factory.mktemp("varied")
    path = varied(folder / "c.db")
    ask("export", "json", "-c", path, "-o", str(folder / "c.json"))
    return folder


@pytest.fixture
def theirs(here, varied_file):
    """A copy of the campaign, to be changed."""
    (here / "c.db").write_bytes((varied_file / "c.db").read_bytes())
    (here / "c.json").write_bytes((varied_file / "c.json").read_bytes())
    return here


def statements(part):
    """The changes to a part of an entry, as SQL."""
    columns = [("entry", part, value) for value in FLAWS.get(part, ())]
    for table, column, value in (*columns, *ROWS.get(part, ())):
        shown = f"'{value}'" if isinstance(value, str) else value
        where = {"entry": "seq = 2", "effect": "what IS NOT NULL", "throw": "1"}[table]
        yield f"UPDATE {table} SET {column} = {shown} WHERE {where}"  # noqa: S608


@pytest.mark.parametrize("part", [*FLAWS, *ROWS])
def test_what_no_act_writes_is_found_and_told_to_nobody(theirs, part):
    """The hashes fit, but `verify` names the part, and nothing of it is shown."""
    whole = (theirs / "c.db").read_bytes()
    for statement in statements(part):
        (theirs / "c.db").write_bytes(whole)
        rebuilt.file("c.db", statement)
        found = intendant("verify", "--json").json["result"]["findings"]
        assert "verify.content" in {finding["code"] for finding in found}, statement
    for words in OUT:
        if (part, words[0]) == ("throws", "report"):
            continue  # the roll was undone: no report shows it
        said = intendant(*words, "--json")
        assert (said.status, said.refusal["code"], said.out) == (3, "damaged", ""), (
            words
        )
    assert sorted(entry.name for entry in theirs.iterdir()) == ["c.db", "c.json"]


@pytest.mark.parametrize("part", FLAWS)
def test_what_no_act_writes_is_not_brought_in(theirs, part):
    """Import checks an entry like any input: it names the line, and makes no file."""
    text = (theirs / "c.json").read_text("utf-8")
    for value in FLAWS[part]:
        given = json.loads(value) if part in JSON_COLUMNS else value

        def change(entries, given=given):
            entries[1][part] = given

        (theirs / "evil.json").write_text(rebuilt.document(text, change), "utf-8")
        said = intendant("import", "evil.json", "-o", "n.db", "--json", "--lang", "en")
        assert said.status == 2, value
        assert "evil.json, line 3" in said.refusal["message"]
    assert not (theirs / "n.db").exists()


def test_a_name_that_is_no_text_is_not_brought_in(theirs):
    """No command could name a player called 5; the refusal names the line."""

    def change(entries):
        named = (one for one in entries[0]["effects"] if one.get("field") == "name")
        next(named)["after"] = 5

    text = (theirs / "c.json").read_text("utf-8")
    (theirs / "evil.json").write_text(rebuilt.document(text, change), "utf-8")
    said = intendant("import", "evil.json", "-o", "n.db", "--json", "--lang", "en")
    assert (said.status, "evil.json, line 2" in said.err) == (2, True)
    assert not (theirs / "n.db").exists()


BRACES = "{0}{amount.__class__}{nope}%s[bold]"


def braced(entries):
    """Words that look like parts of a sentence, wherever words are allowed."""
    for entry in entries[1:]:
        entry["remark"] = entry["ruling"] = entry["phase"] = BRACES
        for one in entry["effects"]:
            one["rule"] = one["about"] = BRACES
        for one in entry["throws"]:
            one["why"] = BRACES
        entry["warnings"] = [
            {"key": BRACES, "facts": {"x": BRACES}, "rule": BRACES},
            {"key": "ruled", "facts": {"key": BRACES, "facts": {}}, "rule": None},
            {"key": "dice.kept", "facts": {}, "rule": None},
        ]
    entries[2]["kind"] = "nobody knows"
    entries[3]["outcome"] = entries[3]["asked"] = {"x": BRACES}
    entries[4]["outcome"] = {key: [] for key in entries[4]["outcome"]}


def test_no_text_of_a_file_is_a_sentence_with_facts(theirs):
    """Braces are kept literally; a text that is unknown is shown by its key."""
    text = (theirs / "c.json").read_text("utf-8")
    (theirs / "evil.json").write_text(rebuilt.document(text, braced), "utf-8")
    ask("import", "evil.json", "-o", "n.db")
    for lang in ("en", "fr"):
        for words in SHOWN:
            for flags in ((), ("--json",)):
                said = intendant(*words, "-c", "n.db", "--lang", lang, *flags)
                assert said.status == 0, (words, said)
    said = intendant("log", "-c", "n.db", "--lang", "en").out
    assert "nobody knows" in said
    assert BRACES in said


def test_names_that_were_slipped_in_are_spelled_out(theirs):
    """`verify` finds a total that follows from no entry, and shows no name raw."""
    slipped = f"UPDATE fact SET value = 'A{EVIL}' WHERE field = 'name'"  # noqa: S608
    rebuilt.file("c.db", slipped)
    assert intendant("verify").status == 3
    said = "".join(intendant("export", form).out for form in ("hledger", "beancount"))
    intendant("export", "csv", "-o", "tables")
    for file in (theirs / "tables").iterdir():
        said += file.read_text("utf-8")

    assert {"\x1b", "\x9b", "\u202e"} & set(said) == set()
    assert "\\x1b" in said


HUGE = (2**63, -(2**63) - 1, 10**30)
ODD = (None, 5, 1.5, True, "x", "", [1], {"a": 1}, *HUGE)
GONE = object()
DRAFT = {
    "id": 7,
    "at": "2026-01-01T00:00:00Z",
    "kind": "pay",
    "asked": {"source": "bank"},
    "options": {"dice": None, "choices": {}, "ruling": None, "once": None},
    "replies": [],
}
SHAPES = [
    *(("drafts", value) for value in (*ODD, {})),
    *(("entries", value) for value in (*ODD, {}, GONE)),
    *(("intendant", value) for value in (*ODD[:1], *ODD[2:], GONE)),
    *((key, value) for key in ("count", "head") for value in (*ODD, GONE)),
    *(("drafts", [value]) for value in ODD),
    *(("drafts", [{**DRAFT, "id": value}]) for value in (*ODD[:1], *ODD[2:], 0)),
    *(("drafts", [{**DRAFT, "at": value}]) for value in (*ODD, EVIL)),
    *(("drafts", [{**DRAFT, "kind": value}]) for value in (5, "", "{0}", EVIL, *HUGE)),
    *(("drafts", [{**DRAFT, key: 5}]) for key in ("asked", "options", "replies")),
    *(("drafts", [{k: v for k, v in DRAFT.items() if k != key}]) for key in DRAFT),
    ("drafts", [DRAFT, DRAFT]),
]


@pytest.mark.parametrize("key", dict(SHAPES))
def test_a_document_of_another_shape_is_refused_with_its_name(theirs, key):
    """Parts that are missing or of another type are refused, and no file is made."""
    told = json.loads((theirs / "c.json").read_text("utf-8"))
    for value in (value for one, value in SHAPES if one == key):
        strange = {k: v for k, v in {**told, key: value}.items() if v is not GONE}
        (theirs / "s.json").write_text(json.dumps(strange), "utf-8")
        said = intendant("import", "s.json", "-o", "n.db", "--json", "--lang", "en")
        assert said.status in (2, 3), (value, said)
        assert "s.json" in said.refusal["message"], value
    assert not (theirs / "n.db").exists()


def test_an_entry_of_another_shape_is_refused_with_its_line(theirs):
    """An entry is refused for a missing or mistyped part, or too large a number."""
    lines = (theirs / "c.json").read_text("utf-8").split("\n")
    entry = json.loads(lines[2].removesuffix(","))
    for key in entry:
        for value in (GONE, 5.5, True, {"a": 1}, [5], *HUGE):
            if (key, value) == ("format", True):
                continue  # it is 1
            strange = {k: v for k, v in {**entry, key: value}.items() if v is not GONE}
            document = [*lines[:2], json.dumps(strange) + ",", *lines[3:]]
            (theirs / "s.json").write_text("\n".join(document), "utf-8")
            said = intendant("import", "s.json", "-o", "n.db", "--json", "--lang", "en")
            assert said.status == 2, (key, value, said)
            assert "s.json, line 3: " in said.refusal["message"], (key, value)
    assert not (theirs / "n.db").exists()


def test_the_game_of_a_document_is_that_of_its_entries(theirs):
    """A document of another game's entries would be judged by unknown rules."""
    text = (theirs / "c.json").read_text("utf-8")
    (theirs / "s.json").write_text(text.replace('"game":"free"', '"game":"siege"', 1))
    said = intendant("import", "s.json", "-o", "n.db", "--lang", "en")
    assert (said.status, said.err) == (
        2,
        "error: s.json, line 1: this is not an exported journal\n",
    )
