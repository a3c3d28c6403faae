"""A document of the journal, brought in: unchanged, or not at all."""

from __future__ import annotations

import json

import pytest

from ledger.acting import exchange
from ledger.errors import FileTrouble, Misuse, Refused
from ledger.store import drafts, rows
from ledger.store.book import Book
from ledger.wire import dumps

DRAFT = {
    "id": 3,
    "at": "2026-01-02T03:04:05Z",
    "kind": "roll",
    "asked": {"expression": "2d6", "who": None},
    "options": {"dice": "5", "choices": {}, "ruling": None, "once": None},
    "replies": [],
}


@pytest.fixture
def played(evening):
    """A payment, a roll for Anne, an undo of the payment; and a draft."""
    evening.act("pay", "bank", "Anne", 40, "spoils", once="k")
    evening.act("roll", "2d6", "Anne", dice="1 2")
    evening.undo(2)
    with evening.book.writing():
        drafts.put(evening.book, DRAFT)
    return evening


@pytest.fixture
def brought(played, tmp_path):
    """Brings in the document as it is, or after its lines have been changed."""
    document = tmp_path / "c.json"

    def bring(change=lambda lines: lines, text=None, encoding="utf-8"):
        if text is None:
            text = "".join(exchange.lines_out(played.book)).splitlines(keepends=True)
            text = "".join(change(text))
        document.write_bytes(text.encode(encoding))
        return exchange.bring_in(str(document), str(tmp_path / "new.db"))

    return bring


@pytest.fixture
def refused(brought, tmp_path):
    """The key and facts of the refusal of a document; no campaign is made."""

    def told(*args, **named):
        with pytest.raises(Misuse) as caught:
            brought(*args, **named)
        assert caught.value.code == "usage"
        assert [one.name for one in tmp_path.glob("*new*")] == []
        facts = dict(caught.value.facts)
        file = facts.pop("file", None)
        assert file in (None, str(tmp_path / "c.json"))
        return caught.value.key, facts

    return told


def replaced(number, old, new):
    """A change of some words on a line."""

    def change(lines):
        assert old in lines[number - 1]
        lines[number - 1] = lines[number - 1].replace(old, new, 1)
        return lines

    return change


# How it is brought in -----------------------------------------------------------------


def spread(lines):
    """The document as another program may write it."""
    return json.dumps(json.loads("".join(lines)), indent=1)


@pytest.mark.parametrize(
    ("change", "encoding"),
    [
        (lambda lines: lines, "utf-8"),
        (lambda lines: lines, "utf-8-sig"),
        (lambda lines: "".join(lines).rstrip(), "utf-8"),
        (lambda lines: "".join(lines).replace("\n", "\r\n"), "utf-8"),
        (lambda lines: "".join(lines).replace("\n", " \n  "), "utf-8"),
        (lambda lines: "".join(lines).replace("\n", ""), "utf-8"),
        (spread, "utf-8"),
        (spread, "utf-8-sig"),
    ],
)
def test_the_same_journal_comes_back(played, brought, tmp_path, change, encoding):
    """Whatever the line breaks are: with its hash, its state and its drafts."""
    told = brought(change, encoding=encoding)
    file, (seq, hashed) = str(tmp_path / "new.db"), played.head

    assert told.result == {"file": file, "entries": seq, "head": hashed}
    assert (told.entry, told.written, told.warnings) == (None, False, [])
    assert told.state == played.state
    with Book(file) as book:
        assert rows.head(book) == played.head
        assert drafts.drafts(book) == [DRAFT]
        assert list(exchange.lines_out(book)) == list(exchange.lines_out(played.book))


def test_a_few_blank_lines_may_follow_the_end(played, brought):
    """An editor or a pipe may add them."""
    told = brought(lambda lines: [*lines, "\n" * exchange.MOST_BLANK])
    assert told.result["head"] == played.head[1]


def test_what_follows_the_end_is_not_read_on_for_ever(refused):
    """Blank lines without end are refused after a few, and so is what comes late."""
    key, facts = "import.behind", {"line": 7 + exchange.MOST_BLANK}
    assert refused(lambda lines: [*lines, "\n" * 10**6]) == (key, facts)


def test_a_document_without_drafts_has_none(brought, tmp_path):
    """Those of old versions say nothing of them."""
    brought(replaced(1, ',"drafts":[' + dumps(DRAFT) + "]", ""))
    with Book(str(tmp_path / "new.db")) as book:
        assert drafts.drafts(book) == []


def test_a_file_that_is_there_stays(brought, tmp_path):
    """It is refused, whatever it is."""
    (tmp_path / "new.db").write_bytes(b"old")
    with pytest.raises(Refused) as caught:
        brought()
    assert caught.value.code == "exists"
    assert (tmp_path / "new.db").read_bytes() == b"old"


@pytest.mark.parametrize(
    ("change", "key", "facts"),
    [
        (replaced(1, '"count":4', '"count":3'), "import.cut", {"count": 4}),
        (replaced(1, '"count":4', '"count":5'), "import.cut", {"count": 4}),
        (replaced(1, '"count":4', '"counts":4'), "import.cut", {"count": 4}),
        (replaced(1, '"head":"', '"head":"0'), "import.cut", {"count": 4}),
        (replaced(1, '"head"', '"heads"'), "import.cut", {"count": 4}),
        (lambda lines: [*lines[:4], lines[5]], "import.cut", {"count": 3}),
        (lambda lines: [lines[0], lines[5]], "import.cut", {"count": 0}),
        (lambda lines: [*lines, *lines], "import.behind", {"line": 7}),
        (lambda lines: [*lines, "\n", "x"], "import.behind", {"line": 8}),
        (lambda lines: lines[:5], "import.unreadable", {"line": 6}),
        (lambda lines: lines[:1], "import.unreadable", {"line": 2}),
        (lambda lines: [lines[0], *lines[2:]], "import.unreadable", {"line": 2}),
        (lambda lines: [*lines[:2], *lines[3:]], "import.unreadable", {"line": 3}),
        (replaced(1, '"free"', '"siege"'), "import.unreadable", {"line": 1}),
        (replaced(1, '"id":3', '"id":"3"'), "import.unreadable", {"line": 1}),
        (replaced(1, '"drafts":[', '"drafts":3,"x":['), "import.unreadable", {"line": 1}),
        (replaced(1, '"drafts":[', '"drafts":{},"x":['), "import.unreadable", {"line": 1}),
        (replaced(1, '{"intendant"', '{"intendants"'), "import.unreadable", {"line": 1}),
        (replaced(1, '"intendant":1', '"intendant":"1"'), "import.unreadable", {"line": 1}),
        (replaced(1, '"intendant":1', '"intendant":true'), "import.unreadable", {"line": 1}),
        (replaced(1, '{"intendant"', '["intendant"'), "import.unreadable", {"line": 1}),
        (replaced(3, '"format":1', '"format":2'), "import.unreadable", {"line": 3}),
        (replaced(3, '"format":1', '"formats":1'), "import.unreadable", {"line": 3}),
        (replaced(3, '"hash"', '"hashes"'), "import.unreadable", {"line": 3}),
        (replaced(3, '"effects":[', '"effects":{},"x":['), "import.unreadable", {"line": 3}),
        (replaced(3, '"throws":[]', '"throws":{}'), "import.unreadable", {"line": 3}),
        (replaced(3, '"marks":[]', '"marks":""'), "import.unreadable", {"line": 3}),
        (replaced(3, '"marks":[]', '"marks":[5]'), "import.unreadable", {"line": 3}),
        (replaced(3, '{"seq":2', '{"seq":1'), "import.unreadable", {"line": 3}),
        (replaced(3, '"kind":', '"kind"'), "import.unreadable", {"line": 3}),
        (replaced(3, '"warnings":[]', '"warnings":{}'), "import.content", {"line": 3, "part": "warnings"}),
        (replaced(3, '"amount":40', '"amount":41'), "import.hash", {"line": 3}),
        (replaced(3, '"turn":1', '"turn":"x"'), "import.content", {"line": 3, "part": "turn"}),
        (replaced(3, '{"seq"', '["seq"'), "import.unreadable", {"line": 3}),
        (lambda lines: [*lines[:2], "5,\n", *lines[2:]], "import.unreadable", {"line": 3}),
        (lambda lines: [*lines[:2], "\n", *lines[2:]], "import.unreadable", {"line": 3}),
        (replaced(3, '"spoils"', '"spoiled"'), "import.hash", {"line": 3}),
        (replaced(5, '"act":2', '"act":3'), "import.hash", {"line": 5}),
    ],
)  # fmt: skip
def test_what_was_changed_is_refused_with_its_line(refused, change, key, facts):
    """What cannot be read, what no act writes, what does not fit its hash, what is cut."""
    assert refused(change) == (key, facts)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("hello\n", 1),
        ("[]", 1),
        ("5", 1),
        ("{}", 1),
        ('{"intendant":1}', 1),
        ('{"intendant":1,\n"entries":{}}', 1),
        ('{"entries":[]}', 1),
        ('{"intendant":1,\n"game":"free",\n"entries":[\n{]}', 4),
        ('{"intendant":1,\n"entries":[]} x', 2),
    ],
)
def test_what_is_no_document_is_refused(refused, text, line):
    """With the line where it stops being one, if that is known."""
    assert refused(text=text) == ("import.unreadable", {"line": line})


@pytest.mark.parametrize("entries", ["[5]", "[{}]", "[null]"])
def test_an_entry_of_other_lines_is_told_with_the_first(refused, entries):
    """Nobody knows on which line it was."""
    text = '{"intendant":1,\n"game":"free",\n"entries":' + entries + "}"
    assert refused(text=text) == ("import.unreadable", {"line": 1})


@pytest.mark.parametrize("number", [1, 2, 3])
def test_letters_that_are_not_utf8_are_told(refused, number):
    """A document is never in another encoding; where they stand nobody knows by then."""

    def strange(lines):
        lines[number - 1] = "\xe9" * 9000 + "\n"
        return lines

    assert refused(strange, encoding="latin-1") == ("import.encoding", {"byte": "E9"})


@pytest.mark.parametrize("change", [lambda lines: lines, spread])
def test_a_document_of_a_later_version_is_left_alone(brought, change):
    """The refusal names both versions."""
    newer = replaced(1, '"intendant":1', '"intendant":2')
    with pytest.raises(FileTrouble) as caught:
        brought(lambda lines: change(newer(lines)))
    facts = dict(caught.value.facts)
    assert facts.pop("file").endswith("c.json")
    assert (caught.value.code, facts) == ("newer", {"version": 2, "known": 1})


@pytest.mark.parametrize("game", ['"chess"', "5", "null", '"common"'])
def test_a_document_of_an_unknown_game_is_refused(refused, game):
    """It is told which ones there are."""
    key, facts = refused(replaced(1, '"free"', game))
    assert (key, "free" in facts["games"]) == ("game.unknown", True)


def test_a_line_has_a_limit(refused, played, monkeypatch):
    """One undo may take back tens of thousands of acts; the limit is told in kB."""
    longest = max(map(len, "".join(exchange.lines_out(played.book)).splitlines(True)))
    monkeypatch.setattr(exchange, "LONGEST_LINE", longest)
    assert refused() == ("import.long_line", {"line": 2, "most": longest // 1024})
    assert longest > 1024


def test_a_line_just_within_the_limit_is_read(brought, played, monkeypatch):
    """One sign less than the limit."""
    longest = max(map(len, "".join(exchange.lines_out(played.book)).splitlines(True)))
    monkeypatch.setattr(exchange, "LONGEST_LINE", longest + 1)
    assert brought().result["entries"] == 4


def test_a_document_of_other_lines_has_a_limit_as_a_whole(
    refused, brought, played, monkeypatch
):
    """It is all held in memory."""
    long = len(spread("".join(exchange.lines_out(played.book))))
    monkeypatch.setattr(exchange, "MOST_WHOLE", long)
    assert refused(spread) == ("file.long", {"most": long // 1024})
    assert long > 1024
    monkeypatch.setattr(exchange, "MOST_WHOLE", long + 1)
    assert brought(spread).result["entries"] == 4
