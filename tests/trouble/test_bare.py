"""Wrong documents and damaged files, read by the program with nothing else imported."""

from __future__ import annotations

import json
import shutil
import sqlite3

import pytest

from tests.face import ask, intendant
from tests.trouble.bare import answers, parsed
from tests.trouble.program import drafted, varied

DEEP = "[" * 100_000
JSON = (
    *("{", "[", "", " ", "nul", '"', '{"a"}', '{"a":1,"a":2}', "{}{}", "[1,]", DEEP),
    *("NaN", "1e999", "9" * 5000, '"\\ud800"', '"\n"', "\x00", "\ufeff{}"),
    '{"a":' * 80 + "1" + "}" * 80,
)
JOURNALS = (
    *("{", "", '"', "[5]", DEEP),
    '{"intendant":1,"entries":[',
    '{"intendant":1,"entries":[\n{',
    '{"intendant":1,"entries":[\n{"seq":NaN}\n]}',
    '{"intendant":2,"entries":[]}',
    '{"intendant":1,"game":5,"entries":[5]}',
    '{"intendant":1,"drafts":5,"entries":[]}',
)
READERS = (  # the commands that read TOML, with the option that names the file
    ("new", "n.db", "--from"),
    ("new", "n.db", "--game", "fief", "--rules"),
    ("rules", "load"),
    ("siege", "check"),
    ("siege", "score"),
    ("fief", "resolve", "--attacker", "soldiers=1", "--defender", "lords=1", "--rules"),
    ("fief", "map", "load"),
)
WORDS = (
    *(("roll", "("), ("roll", "9" * 5000), ("roll", "1d6", "--dice", "x")),
    *(("pay", "bank", "Anne", "9" * 5000), ("treasury", "--turn", "1..x")),
    *(("undo", "x"), ("log", "--last", "-"), ("resume", "--choose", "x")),
    *(("fief", "resolve", "--attacker", "x=1", "--defender", "lords=1"),),
    *(("mass", "tactics", "X", "Y"), ("siege", "tower", "5y"), ("names", "-1")),
)
QUESTIONS = (
    *(("log",), ("show", "8"), ("report",), ("export", "json"), ("export", "hledger")),
    ("verify",),
)
UNREADABLE = (  # drafts that nobody can resume
    "replies = '[['",
    "options = 'x'",
    "options = '{}'",
    "asked = '{}'",
    "asked = '[]'",
    "asked = '{\"expression\":5}'",
    "kind = 'pay back'",
    "replies = '[[1]]'",
    "replies = '{}'",
    'replies = \'[[null,"x","d6",["5"],"typed",null]]\'',
)


@pytest.fixture
def campaign(here):
    """A campaign with every kind of row and an unfinished act."""
    return drafted(varied(here / "c.db"))


def stumbles(folder, calls):
    """The calls that were not answered by a refusal in the requested form."""
    return [
        (words, said)
        for words, said in zip(calls, answers(folder, calls), strict=True)
        if said.status not in (1, 2, 3) or not told(words, said)
    ]


def told(words, said):
    """Whether this is a refusal: a sentence, or one document."""
    if "--json" not in words:
        return said.err.startswith("error: ") and "Traceback" not in said.err
    if words[0] == "verify":
        return json.loads(said.out)["result"]["findings"]
    return json.loads(said.err)["error"]["message"]


def test_what_is_no_json_is_one_error_of_ours():
    """Wrong JSON gives our own error, even if the scanner's package is not loaded."""
    told = parsed(JSON)

    assert ["Unreadable"] * len(JSON) == told


def test_a_document_that_is_no_journal_is_refused(campaign, here):
    """Our own refusal names the line, whatever is wrong with the document."""
    calls = []
    for number, text in enumerate(JOURNALS):
        (here / f"{number}.json").write_text(text, "utf-8")
        calls.append(("import", f"{number}.json", "-o", "n.db", "--json"))

    assert stumbles(here, [*calls, ("import", "0.json", "-o", "n.db")]) == []
    assert not (here / "n.db").exists()


def test_toml_that_is_none_is_refused(campaign, here):
    """Every command that reads a TOML file refuses wrong TOML."""
    (here / "n.toml").write_text("a = [", "utf-8")

    assert stumbles(here, [(*words, "n.toml", "--json") for words in READERS]) == []


def test_words_that_are_none_are_refused(campaign, here):
    """Every parser refuses wrong words: dice, amounts, numbers, forces."""
    assert stumbles(here, [(*words, "--json") for words in WORDS]) == []


def test_a_flipped_bit_in_an_entry_is_told_as_damage(campaign, here):
    """If an entry is no longer JSON, any question about it reports the damage."""
    data = (here / "c.db").read_bytes()
    (here / "c.db").write_bytes(data.replace(b'"amount":', b'"amount"*'))
    calls = [(*words, "--json") for words in QUESTIONS] + [("log",), ("report",)]

    assert stumbles(here, calls) == []


def test_an_unreadable_draft_is_named_and_can_be_dropped(campaign, here):
    """The rest of the campaign works; the draft can be dropped by its number."""
    calls = [("status", "-c", "0.db", "--json")]
    for number, change in enumerate(UNREADABLE):
        file = shutil.copy("c.db", f"{number}.db")
        altered(file, change)
        calls += [(word, "-c", file, "--json") for word in ("resume", "drop")]
    status, *said = answers(here, calls)
    resumed, dropped = said[::2], said[1::2]

    assert [0] * (1 + len(UNREADABLE)) == [s.status for s in (status, *dropped)]
    assert [(3, "`drop 1` discards the draft")] * len(UNREADABLE) == [
        (s.status, s.refusal["hint"]) for s in resumed
    ]


def altered(file, change):
    """A draft with one of its columns changed."""
    db = sqlite3.connect(file)
    db.execute(f"UPDATE draft SET {change}")  # noqa: S608 - changes from above
    db.commit()
    db.close()


def test_verify_names_an_unreadable_draft(campaign):
    """A draft is outside the hash chain, but is reported as a finding all the same."""
    altered("c.db", "replies = '[['")
    (finding,) = intendant("verify", "--json").json["result"]["findings"]
    ask("drop", "1")

    assert finding["message"] == "draft 1 is damaged: `drop 1` discards it"
    assert ask("verify")["ok"]
