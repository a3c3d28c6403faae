"""Damaged campaigns: found by `verify`, and never answered with a traceback."""

from __future__ import annotations

import re
import sqlite3
from typing import NamedTuple

import pytest

from tests.effort import DEEP, chance, tally
from tests.face import Said, intendant
from tests.trouble.program import drafted, varied

pytestmark = pytest.mark.deep

QUESTIONS = (
    ["treasury"],
    ["status"],
    ["log"],
    ["statement", "Anne"],
    ["territory", "list"],
    ["export", "position"],
)
INTERNAL = re.compile(r"(CREATE|INSERT INTO sqlite_master).*_migrations")
# Of a step that made the file its name matters, not its number or when it was taken.
STEP = re.compile(r"INSERT INTO .?_sqlite_migrations.? VALUES\([^,]*(,.*,).*")
CODES = {"damaged", "not_a_campaign", "newer"}


class Campaign(NamedTuple):
    """A campaign as bytes, and everything that can be read in it."""

    data: bytes
    content: list[str]


@pytest.fixture(scope="module")
def good(tmp_path_factory) -> Campaign:
    """A whole campaign with every kind of row."""
    path = tmp_path_factory.mktemp("good") / "c.db"
    drafted(varied(path))
    return Campaign(path.read_bytes(), content(str(path)))


def content(path: str) -> list[str]:
    """Everything that SQLite reads from a file."""
    connection = sqlite3.connect(path)
    connection.text_factory = lambda text: text.decode(errors="replace")
    try:
        # The definition of internal tables depends on the library that made them.
        lines = [line for line in connection.iterdump() if not INTERNAL.match(line)]
        return [STEP.sub(r"\1", line) for line in lines]
    finally:
        connection.close()


def checked(path: object) -> Said:
    """The result of `verify`, which is never a traceback."""
    said = intendant("verify", "-c", str(path), "--json")
    assert said.status in (0, 3)
    if said.status == 3 and not said.out:
        assert said.refusal["code"] in CODES
    return said


def asked(path: object) -> None:
    """No question makes the program fail; a refusal is one about the file.

    Only where the bit stood in her name, there may be no Anne.
    """
    for words in QUESTIONS:
        said = intendant(*words, "-c", str(path), "--json")
        if said.status == 1:
            assert said.refusal["code"] == "unknown_name", (words, said)
        elif said.status:
            assert (said.status, said.out) == (3, ""), (words, said)
            assert said.refusal["code"] in CODES, (words, said)


def silent(path: object, good: Campaign) -> bool:
    """Whether damage that changes the contents was missed by `verify`."""
    return checked(path).status == 0 and altered(path, good)


def altered(path: object, good: Campaign) -> bool:
    """Whether the contents differ from those before."""
    try:
        return content(str(path)) != good.content
    except (sqlite3.Error, UnicodeDecodeError):
        return True


def flipped(data: bytes, at: int, bit: int, where: str = "anywhere") -> bytes:
    """The same bytes with one bit flipped, which is counted by where it was looked for."""
    found = bytearray(data)
    found[at] ^= 1 << bit
    tally(f"bits flipped {where}")
    return bytes(found)


def test_no_flipped_bit_is_silent(tmp_path, good):
    """Hundreds of single bits are found by `verify`, or have no meaning."""
    rng = chance("flipped bits")
    path, found = tmp_path / "c.db", 0
    for _ in range(300 * DEEP):
        at, bit = rng.randrange(len(good.data)), rng.randrange(8)
        path.write_bytes(flipped(good.data, at, bit))
        whole = checked(path).status == 0
        assert not (whole and altered(path, good)), (at, bit)
        found += not whole
    assert found > 50


def test_no_flipped_bit_in_the_header_is_silent(tmp_path, good):
    """One bit of each of the first hundred bytes is flipped."""
    rng = chance("flipped header")
    path = tmp_path / "c.db"
    for at in list(range(100)) * DEEP:
        bit = rng.randrange(8)
        path.write_bytes(flipped(good.data, at, bit, "in the header"))
        assert not silent(path, good), (at, bit)


def test_no_flipped_bit_in_the_schema_is_silent(tmp_path, good):
    """No table, guard or view can be changed without notice."""
    rng = chance("flipped schema")
    path = tmp_path / "c.db"
    places = [
        at
        for word in (b"CREATE TABLE", b"CREATE TRIGGER", b"CREATE VIEW", b"CREATE I")
        for start in _all(good.data, word)
        for at in range(start, start + 120, 31)
    ]
    for at in places:
        bit = rng.randrange(8)
        path.write_bytes(flipped(good.data, at, bit, "in the schema"))
        assert not silent(path, good), (at, bit)


def _all(data: bytes, word: bytes) -> list[int]:
    found, at = [], data.find(word)
    while at >= 0:
        found.append(at)
        at = data.find(word, at + 1)
    return found


def test_no_damage_makes_the_program_stumble(tmp_path, good):
    """Every question about flipped bits is answered or refused, without a traceback."""
    rng = chance("questions to damaged files")
    path = tmp_path / "c.db"
    for _ in range(80 * DEEP):
        data = good.data
        for _ in range(rng.choice((1, 1, 8, 40))):
            data = flipped(data, rng.randrange(len(data)), rng.randrange(8))
        path.write_bytes(data)
        checked(path)
        asked(path)


EVERY = (
    *QUESTIONS,
    ["undo"],
    ["undo", "2", "--dry-run"],
    ["undo", "--to", "4"],
    ["redo", "3"],
    ["pay", "bank", "Anne", "1"],
    ["note", "x"],
    ["turn", "next"],
    ["roll", "2d6", "--seed", "3"],
    ["count", "Anne", "3"],
    ["correct", "money", "Anne", "5", "--for", "x"],
    ["title", "grant", "Warden", "Bruno"],
    ["territory", "claim", "Vaux", "Bruno"],
    ["players", "rename", "Anne", "Zoé"],
    ["rules", "set", "free.money.unit", "ducat"],
    ["rules", "list"],
    ["resume"],
    ["drop", "1"],
    ["show", "5"],
    ["since", "--player", "Bruno"],
    ["why", "treasury", "Anne"],
    ["treasury", "--at", "4"],
    ["title", "history", "Warden"],
    ["names", "2", "--seed", "1"],
    ["diff", "{whole}"],
    ["report", "--format", "json"],
    ["report", "--format", "html", "-o", "{made}"],
    ["export", "json", "-o", "{made}"],
    ["export", "csv", "-o", "{made}"],
    ["export", "hledger"],
    ["export", "beancount"],
    ["backup", "{made}"],
    ["fork", "{made}"],
    ["fork", "{made}", "--at", "3"],
    ["run", "{lines}"],
)


def test_no_command_stumbles_over_a_flipped_bit(tmp_path, good):
    """Any question, act or copy is answered or refused, whichever bit is flipped."""
    rng = chance("commands on flipped bits")
    path, whole = tmp_path / "c.db", tmp_path / "whole.db"
    lines, made = tmp_path / "lines", tmp_path / "made"
    whole.write_bytes(good.data)
    lines.write_text("note x\nundo\nstatus\n")
    used = [at for at, byte in enumerate(good.data) if byte]
    for turn in range(len(EVERY) * 4 * DEEP):
        path.write_bytes(flipped(good.data, rng.choice(used), rng.randrange(8)))
        places = {"whole": whole, "made": tmp_path / f"{made}{turn}", "lines": lines}
        words = [word.format(**places) for word in EVERY[turn % len(EVERY)]]
        said = intendant(*words, "-c", str(path), *["--json"] * (turn % 2))
        assert said.status in (0, 1, 2, 3), (words, said)
        assert "Traceback" not in said.err


def test_no_lost_page_makes_the_program_stumble(tmp_path, good):
    """Each page in turn is filled with zeros, or with another page."""
    path = tmp_path / "c.db"
    pages = len(good.data) // 4096
    for page in range(1, pages):
        start = page * 4096
        for other in (bytes(4096), good.data[-4096:]):
            path.write_bytes(good.data[:start] + other + good.data[start + 4096 :])
            if path.read_bytes() == good.data:
                continue
            assert not silent(path, good), page
            asked(path)


def test_a_truncated_campaign_is_always_found(tmp_path, good):
    """A file of any shorter length is refused, or found by `verify`."""
    path, length = tmp_path / "c.db", len(good.data)
    cuts = [0, 1, 15, 16, 50, 99, 100, 512, 1000, 4095, 4096, 4097, 5000, 8192]
    cuts += [length // 2, length - 4096, length - 100, length - 1]
    for cut in cuts:
        path.write_bytes(good.data[:cut])
        assert checked(path).status == 3, cut
        asked(path)


def test_a_damaged_draft_does_not_keep_the_campaign_from_being_read(tmp_path):
    """Drafts are outside the hash chain; no reader stumbles over one, and it can go."""
    path = tmp_path / "c.db"
    drafted(varied(path))
    connection = sqlite3.connect(path)
    connection.execute("UPDATE draft SET replies = '[[', options = 'x'")
    connection.commit()
    connection.close()
    calls = ["status", "resume", "export json", "verify", "treasury", "pay bank Anne 1"]
    calls += ["drop", "export json", "verify"]
    said = [intendant(*call.split(), "-c", str(path), "--json") for call in calls]

    assert [one.status for one in said] == [0, 3, 3, 3, 0, 0, 0, 0, 0]


def test_damage_is_told_in_words(tmp_path, good):
    """People are shown what is wrong, and the way back."""
    path = tmp_path / "c.db"
    path.write_bytes(good.data[:-4096])
    for words in (["verify"], ["pay", "bank", "Anne", "1"]):
        said = intendant(*words, "-c", str(path))
        assert said.status == 3
        assert "Traceback" not in said.err
        assert said.out + said.err


def test_undo_in_a_damaged_campaign_is_refused(tmp_path):
    """If no entry set the fact, the act that claims to have set it cannot be undone."""
    path = tmp_path / "c.db"
    varied(path)
    connection = sqlite3.connect(path)
    connection.execute("DROP TRIGGER fact_update")
    connection.execute("UPDATE fact SET value = 'x' WHERE field = 'owner'")
    connection.commit()
    connection.close()
    said = intendant("undo", "5", "-c", str(path), "--json")

    assert (said.status, said.refusal["code"]) == (3, "damaged")
