"""A damaged file: whatever a hash proves intact is brought into a new campaign."""

from __future__ import annotations

import os
import shutil
import struct
from pathlib import Path

import pytest

from ledger import Campaign
from ledger.store import drafts
from ledger.store.book import Book
from ledger.store.found import gathered
from ledger.store.walk import walk
from tests import evenings
from tests.effort import chance, examples, tally
from tests.face import ask, intendant

PAGE = 4096
SAMPLES = pytest.mark.parametrize("folder", evenings.CAMPAIGNS, ids=lambda f: f.name)


def content(path):
    """Every entry with its rows, by number."""
    with Book(str(path)) as book:
        return {row[0]: (row, *map(tuple, parts)) for row, *parts in walk(book)}


def salvaged(path, *others):
    """What the command answers, and the entries of the new campaign."""
    new = Path("salvaged.db")
    new.unlink(missing_ok=True)
    more = [word for one in others for word in ("--with", str(one))]
    told = ask("salvage", str(path), str(new), *more)
    check = intendant("verify", "-c", str(new), "--json").json["result"]
    assert check["damaged"] is False
    return told, content(new)


@SAMPLES
def test_an_intact_file_is_read_whole(folder, here):
    """Nothing is lost, and the hash is the same."""
    path = evenings.played(folder)
    told, entries = salvaged(path)
    assert (told["lost"], told["left"], told["adjusted"]) == ([], [], [])
    assert (told["more"], entries) == (False, content(path))
    assert told["head"] == ask("verify", "-c", str(path))["head"]


@pytest.mark.deep
@pytest.mark.parametrize("folder", evenings.shortest(), ids=lambda f: f.name)
def test_a_lost_page_costs_only_what_stood_there(folder, here):
    """Each entry is as it was, or is named as lost, or as resting on what is lost."""
    path = evenings.played(folder)
    before, data = content(path), path.read_bytes()
    draw, bad = chance(f"pages lost of {folder.name}"), Path("bad.db")
    pages = range(1, len(data) // PAGE)
    for page in draw.sample(pages, min(examples(3), len(pages))):
        spoiled = draw.randbytes(PAGE)
        bad.write_bytes(data[: page * PAGE] + spoiled + data[(page + 1) * PAGE :])
        told, entries = salvaged(bad)
        tally("pages lost, and salvaged around")
        gone = {*told["lost"], *told["left"]}
        assert told["read"] == len(entries) - len(gone) - len(told["unproven"])
        assert set(entries) == {*before} - {*range(len(entries) + 1, len(before) + 1)}
        assert told["more"] or len(entries) == len(before)
        changed = {*gone, *told["adjusted"], *told["unproven"]}
        for seq, entry in before.items():
            if seq in entries and seq not in changed:
                assert entry[1:] == entries[seq][1:], seq
                assert entry[0][:12] == entries[seq][0][:12], seq
        assert all(entries[seq][1:] == ((), (), ()) for seq in gone)
        assert bad.read_bytes()[page * PAGE : (page + 1) * PAGE] == spoiled


@pytest.mark.parametrize("game", ["free", "fief", "siege"])
def test_a_flipped_bit_never_costs_all_that_follows_the_beginning(game, here):
    """Wherever it is: at most one entry is lost, and all others are as they were."""
    ask("new", "c.db", "--game", game, "--players", "Anne,Bruno")
    for amount in (3, 4):
        ask("note", f"it rains for {amount} days", "-c", "c.db")
    before, data = content("c.db"), bytearray(Path("c.db").read_bytes())
    draw = chance(f"bits flipped in the beginning of {game}")
    held = [at for at, byte in enumerate(data) if byte and at >= PAGE]
    page = data.index(b"it rains") // PAGE  # most of what it holds are entries
    listed = [at for at in held if at // PAGE == page]
    drawn = [draw.choice(part) for _ in range(examples(6)) for part in (held, listed)]
    begun = data.index(b"Znew") - len("2026-11-29T20:15:00")
    # First a length: it spoils the first entry, and its hash cannot put it right.
    bits = [8 * (begun - 1), *(8 * at + draw.randrange(8) for at in drawn)]
    spoiled = set()
    for bit in bits:
        data[bit // 8] ^= 1 << bit % 8
        Path("bad.db").write_bytes(data)
        data[bit // 8] ^= 1 << bit % 8
        told, entries = salvaged("bad.db")
        tally("bits flipped in the beginning, and salvaged around")
        missing = {*before} - {*entries}  # of the newest no trace may be left
        assert told["more"] or not missing, bit
        gone = {*told["unproven"], *told["lost"], *missing}
        assert len(gone) <= 1, bit
        assert (told["left"], told["adjusted"]) == ([], [])
        assert {*entries} <= {*before}, bit
        spoiled |= gone
        for seq in {*before} - gone:
            assert entries[seq][1:] == before[seq][1:], (bit, seq)
            assert entries[seq][0][:12] == before[seq][0][:12], (bit, seq)
    assert 1 in spoiled


@pytest.mark.parametrize(
    ("lang", "taken", "lost"),
    [
        ("en", "taken along, to `resume` or `drop`: drafts 1 and 2", "draft 2"),
        (
            "fr",
            "(`drop`)\u00a0: les brouillons 1 et 2",
            "on n’a pas pu lire le brouillon 2",
        ),
    ],
)
def test_drafts_come_along(here, lang, taken, lost):
    """Those that are whole; of others it is said that they are lost."""
    ask("new", "c.db", "--players", "Anne")
    asked = {"expression": "2d6", "who": None, "remark": None}
    options = {"choices": {}, "ruling": None, "once": None}
    with Book("c.db", write=True) as book:
        for face in ("3", "5"):
            drafts.save(book, None, "roll", asked, {"dice": face, **options}, [])
    said = intendant("salvage", "c.db", "d.db", "--lang", lang).out
    assert taken in said
    before = ask("status", "-c", "c.db")["drafts"]
    assert ask("status", "-c", "d.db")["drafts"] == before
    data = Path("c.db").read_bytes()
    assert data.count(b'"dice":"5"') == 1
    Path("c.db").write_bytes(data.replace(b'"dice":"5"', b'"dice":"6"'))
    said = intendant("salvage", "c.db", "e.db", "--lang", lang).out
    assert lost in said
    assert [one["id"] for one in ask("status", "-c", "e.db")["drafts"]] == [1]
    assert intendant("resume", "2", "-c", "c.db", "--json").refusal["code"] == "damaged"
    assert intendant("verify", "-c", "c.db").status == 3
    assert intendant("drop", "2", "-c", "c.db").status == 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "damaged, and put right as the hash proves: entries 2 and 3"),
        ("fr", "endommagées, et rétablies comme l’empreinte le prouve"),
    ],
)
def test_a_single_bit_is_put_right(here, lang, words):
    """The hash says what it was: nothing is lost, and nothing is guessed."""
    campaign("c.db", 1, 2)
    before, data = content("c.db"), bytearray(Path("c.db").read_bytes())
    at = data.index(b"x" * 900)
    data[at] ^= 1
    data[data.index(b"x" * 900, at + 900)] ^= 2
    Path("bad.db").write_bytes(data)
    told, entries = salvaged("bad.db")
    assert (told["mended"], told["lost"], told["read"]) == ([2, 3], [], 3)
    assert entries == before
    assert words in intendant("salvage", "bad.db", "x.db", "--lang", lang).out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_beginning_that_was_put_together_stays_told(here, lang):
    """By the entry itself, which is one of its kind."""
    campaign("c.db", 1, 2)
    data = Path("c.db").read_bytes()
    at = data.index(b"Znew{") - 3 if b"Znew{" in data else data.rindex(b"Znew") - 3
    Path("bad.db").write_bytes(data[:at] + b"xyz" + data[at + 3 :])
    told, _ = salvaged("bad.db")
    assert (told["unproven"], told["lost"], told["read"]) == ([1], [], 2)
    words = {"en": "the beginning was put together", "fr": "le début a été reconstitué"}
    for command in ("verify", "doctor"):
        said = intendant(command, "-c", "salvaged.db", "--lang", lang).out
        assert words[lang] in said
    checked = ask("verify", "-c", "salvaged.db")
    assert (checked["lost"], checked["unproven"]) == (0, True)
    assert intendant("report", "-c", "salvaged.db").status == 0


def test_of_a_file_of_which_nothing_is_proven_another_is_no_copy(here):
    """What is left of it shows that it is another."""
    ask("new", "c.db", "--players", "Anne,Bruno")
    ask("new", "o.db", "--players", "Dora,Emil")
    ask("backup", "same.db", "-c", "c.db")
    data = Path("c.db").read_bytes()
    bad = data.replace(b"Anne", b"Ardi").replace(b"throw", b"th???")
    Path("bad.db").write_bytes(bad)
    assert salvaged("bad.db")[0]["unproven"] == [1]
    said = intendant("salvage", "bad.db", "n.db", "--with", "o.db", "--json")
    assert (said.status, said.refusal["code"]) == (3, "not_a_campaign")
    told, entries = salvaged("bad.db", "same.db")
    assert (told["unproven"], entries) == ([], content("c.db"))


@pytest.mark.parametrize(
    ("lang", "words", "told"),
    [
        (
            "en",
            "1 entry could not be read when the file was salvaged",
            "1 entry was lost",
        ),
        (
            "fr",
            "1 écriture n’a pas pu être lue quand le fichier",
            "1 écriture a été perdue",
        ),
    ],
)
def test_what_was_lost_stays_told(here, lang, words, told):
    """By the check of the new file, and by its doctor."""
    campaign("c.db", 1, 2)
    data = Path("c.db").read_bytes()
    at = data.index(b"x" * 900)
    Path("c.db").write_bytes(data[:at] + b"-" + data[at + 1 :])
    assert len(ask("salvage", "c.db", "d.db")["lost"]) == 1
    assert words in intendant("verify", "-c", "d.db", "--lang", lang).out
    assert told in intendant("doctor", "-c", "d.db", "--lang", lang).out


def test_entries_that_leave_no_trace_may_be_missing(here):
    """What changes nothing stands in one place only: with the last page it is gone."""
    ask("new", "c.db", "--players", "Anne")
    ask("pay", "bank", "Anne", "10", "-c", "c.db")
    for _ in range(30):
        ask("note", "x" * 900, "-c", "c.db")
    data = Path("c.db").read_bytes()
    page = data.rindex(b"x" * 900) // PAGE * PAGE
    Path("c.db").write_bytes(data[:page] + bytes(PAGE) + data[page + PAGE :])
    told, entries = salvaged("c.db")
    assert (told["lost"], told["more"], len(entries)) == ([], True, told["entries"])
    assert told["entries"] < 32


def written(data):
    """A file with these bytes."""
    path = Path("flipped.db")
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "after entry 2 others may have followed that left no trace"),
        ("fr", "après l’écriture 2, d’autres ont pu suivre sans laisser de trace"),
    ],
)
def test_it_says_that_more_may_be_missing(here, lang, words):
    """Nobody is told that all was read of a file whose end is damaged."""
    ask("new", "c.db", "--players", "Anne")
    ask("pay", "bank", "Anne", "10", "-c", "c.db")
    ask("note", "x" * 900, "-c", "c.db")
    path = Path("c.db")
    data = bytearray(path.read_bytes())
    page = data.rindex(b"x" * 900) // PAGE * PAGE
    data[page + 4] -= 1  # so many rows are listed
    assert salvaged(written(data))[0]["read"] == 3
    at = page + 8 + 2 * data[page + 4]  # where the last row has its place
    data[at : at + 2] = bytes(2)
    path.write_bytes(data)
    said = intendant("salvage", "c.db", "d.db", "--lang", lang)
    assert (said.status, words in said.out) == (0, True), said.out


def test_a_flipped_bit_never_hides_the_end(here):
    """Wherever it is on the last page: all is read, or what is missing is said."""
    ask("new", "c.db", "--players", "Anne")
    ask("pay", "bank", "Anne", "10", "-c", "c.db")
    for n in range(4):
        ask("note", f"it rains for the {n}th day", "-c", "c.db")
    path = Path("c.db")
    data = bytearray(path.read_bytes())
    page = data.rindex(b"it rains") // PAGE * PAGE
    silent = []
    cells = struct.unpack_from(">H", data, page + 3)[0]
    begin = struct.unpack_from(f">{cells}H", data, page + 8)
    bits = {8 * at + bit for at in (*range(64), *begin) for bit in range(32)}
    for bit in sorted(bits):
        data[page + bit // 8] ^= 1 << bit % 8
        path.write_bytes(data)
        found = gathered("c.db")
        seen = found.last == len(found.whole)
        if (seen and found.last < 6 and not found.more) or found.last > 6:
            silent.append(bit)
        data[page + bit // 8] ^= 1 << bit % 8
        tally("bits flipped in the newest page, and salvaged around")
    assert silent == []


@pytest.mark.parametrize("copies", [(), ("c.db",)])
def test_a_damaged_number_adds_no_entries(here, copies):
    """Where an entry has the number of one far beyond all others, it is still found."""
    ask("new", "c.db", "--players", "Anne")
    notes = "".join(f"note 'it rains for the {n}th day'\n" for n in range(150))
    assert intendant("run", "-", "-c", "c.db", stdin=notes).status == 0
    data = bytearray(Path("c.db").read_bytes())
    at = data.index(b"it rains for the 138th day")
    number = data.rindex(b"\x81\x0c", 0, at)  # 140, in two bytes
    assert at - number < 128
    data[number] ^= 8
    Path("bad.db").write_bytes(data)
    told, entries = salvaged("bad.db", *copies)
    assert (told["entries"], told["lost"], told["more"]) == (151, [], False)
    assert entries == content("c.db")


@SAMPLES
def test_an_older_copy_fills_the_gaps(folder, here):
    """What a backup holds is lost nowhere, even if the first page is gone."""
    path = evenings.played(folder)
    ask("backup", "old.db", "-c", str(path))
    data = path.read_bytes()
    half = len(data) // PAGE // 2 * PAGE
    Path("bad.db").write_bytes(bytes(half) + data[half:])
    told, entries = salvaged("bad.db", "old.db")
    assert told["lost"] == []
    assert entries == content(path)


def campaign(name, *amounts):
    """A campaign of Anne, who is paid these amounts."""
    ask("new", name, "--players", "Anne,Bruno")
    for amount in amounts:
        ask("pay", "bank", "Anne", str(amount), "-c", name, "--for", "x" * 900)


def without(name, word):
    """The same file with a damaged entry: the one in which a word stands."""
    data = Path(name).read_bytes()
    Path(f"bad-{name}").write_bytes(data.replace(word * 900, word * 899 + b"-"))
    return f"bad-{name}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_another_campaign_fills_no_gap(here, lang):
    """Whatever it holds: nothing is made, and it is said why."""
    campaign("c.db", 1, 2)
    ask("new", "o.db", "--players", "Dora")
    for _ in range(8):
        ask("pay", "bank", "Dora", "5", "-c", "o.db")
    Path("text.txt").write_text("Dear Anne")
    for source, other in (("c.db", "o.db"), ("o.db", "c.db"), ("c.db", "text.txt")):
        for bad in (source, without(source, b"x")):
            said = intendant("salvage", bad, "n.db", "--with", other, "--lang", lang)
            words = {"en": "nothing in", "fr": "rien dans"}[lang]
            assert (said.status, words in said.err) == (3, True), said.err
            assert not Path("n.db").exists()


def test_a_branch_gives_only_what_came_before_it(here):
    """What was played on the branch alone is another story."""
    campaign("c.db", 1, 2, 3)
    ask("fork", "b.db", "--at", "2", "-c", "c.db")
    for _ in range(6):
        ask("pay", "bank", "Bruno", "9", "-c", "b.db", "--for", "y" * 900)
    told, entries = salvaged("c.db", "b.db")
    assert (told["lost"], entries) == ([], content("c.db"))
    Path("cut.db").write_bytes(
        Path("c.db").read_bytes().replace(b"x" * 900, b"x" * 899 + b"-")
    )
    told, entries = salvaged("cut.db", "b.db")
    assert (told["lost"], told["supposed"], told["entries"]) == ([3, 4], [2], 4)
    assert entries[2] == content("c.db")[2]


def test_a_parent_gives_nothing_of_its_own_to_a_branch(here):
    """What leads up to a known entry without fitting it was played elsewhere."""
    campaign("c.db", 1, 2)
    ask("fork", "b.db", "-c", "c.db")
    for name in ("b.db", "c.db"):
        ask("pay", "bank", "Bruno", "3", "-c", name, "--for", f"{name[0]}" * 900)
        ask("pay", "bank", "Bruno", "4", "-c", name)
        ask("pay", "bank", "Bruno", "5", "-c", name)
    data = Path("b.db").read_bytes().replace(b'"fork"', b'"forx"')
    kind = data.replace(b"fork", b"forx")  # the entry is no longer what its hash says
    Path("bad.db").write_bytes(kind.replace(b"b" * 900, b"b" * 899 + b"-"))
    told, entries = salvaged("bad.db", "c.db")
    assert (told["lost"], told["supposed"], told["entries"]) == ([4, 5], [], 7)
    assert entries[6][0][:12] == content("b.db")[6][0][:12]


def test_copies_help_in_any_order(here):
    """A copy whose end only another one joins to the file helps, whoever comes first."""
    campaign("c.db", 1, 2)
    ask("backup", "old.db", "-c", "c.db")
    for amount in (3, 4):
        ask("pay", "bank", "Anne", str(amount), "-c", "c.db", "--for", "y" * 900)
    ask("backup", "new.db", "-c", "c.db")
    ask("pay", "bank", "Bruno", "5", "-c", "c.db", "--for", "z" * 900)
    data = Path("c.db").read_bytes()
    for sign in (b"x", b"y"):
        data = data.replace(sign * 900, sign * 899 + b"-")
    Path("bad.db").write_bytes(data.replace(b'"game":"free"', b'"game":"fref"'))
    for copies in (("old.db", "new.db"), ("new.db", "old.db")):
        told, entries = salvaged("bad.db", *copies)
        assert (told["lost"], told["supposed"]) == ([], [])
        assert entries == content("c.db")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "a copy goes on with entries 4 and 5: use the copy, which is newer"),
        ("fr", "une copie continue avec les écritures 4 et 5"),
    ],
)
def test_a_newer_copy_is_named(here, lang, words):
    """Where the file ends whole, what a copy has besides is not read, but told."""
    campaign("c.db", 1, 2)
    ask("backup", "old.db", "-c", "c.db")
    for amount in (3, 4):
        ask("pay", "bank", "Anne", str(amount), "-c", "c.db")
    told, entries = salvaged("old.db", "c.db")
    assert (told["entries"], told["lost"], told["beyond"]) == (3, [], [4, 5])
    assert entries == content("old.db")
    told, _ = salvaged(without("old.db", b"x"), "c.db")
    assert (told["supposed"], told["beyond"]) == ([2, 3], [4, 5])
    said = intendant("salvage", "old.db", "d.db", "--with", "c.db", "--lang", lang)
    assert (said.status, words in said.out) == (0, True), said.out


def test_an_old_copy_fills_a_gap_from_behind(here):
    """The copy ends within the gap: what follows what is known is of the same story."""
    campaign("c.db", 1, 2)
    ask("backup", "old.db", "-c", "c.db")
    ask("pay", "bank", "Anne", "3", "-c", "c.db", "--for", "z" * 900)
    ask("pay", "bank", "Bruno", "4", "-c", "c.db")
    data = Path("c.db").read_bytes().replace(b"x" * 900, b"x" * 899 + b"-")
    Path("bad.db").write_bytes(data.replace(b"z" * 900, b"z" * 899 + b"-"))
    told, entries = salvaged("bad.db", "old.db")
    assert (told["lost"], told["supposed"], told["read"]) == ([4], [2, 3], 4)
    assert {seq: entries[seq] for seq in (1, 2, 3)} == {
        seq: entry for seq, entry in content("c.db").items() if seq < 4
    }


@pytest.mark.parametrize(
    ("name", "words"),
    [("no.db", "no file no.db"), (".", ". is a folder"), ("pipe", "nothing in pipe")],
)
def test_what_can_be_no_copy(here, name, words):
    """It is named, whether it is to be salvaged or to help."""
    campaign("c.db", 1)
    os.mkfifo("pipe")
    for files in ((name, "n.db"), ("c.db", "n.db", "--with", name)):
        said = intendant("salvage", *files, "--lang", "en")
        assert (said.status, words in said.err) == (3, True), said.err


def test_of_an_empty_file_a_copy_has_everything(here):
    """A file that was cut off at its beginning is damaged, too; as a copy it is none."""
    campaign("c.db", 1, 2)
    Path("e.db").touch()
    told, entries = salvaged("e.db", "c.db")
    assert (told["lost"], told["supposed"]) == ([], [1, 2, 3])
    assert entries == content("c.db")
    for words, told in (
        (("e.db", "n.db"), "--with BACKUP"),
        (("c.db", "n.db", "--with", "e.db"), "nothing in e.db"),
    ):
        said = intendant("salvage", *words, "--lang", "en")
        assert (said.status, told in said.err) == (3, True), said.err


def test_an_undo_of_what_is_lost_is_left_out(here):
    """It would take back what never counted."""
    ask("new", "c.db", "--players", "Anne,Bruno")
    ask("pay", "bank", "Anne", "10", "-c", "c.db", "--for", "x" * 900)
    ask("pay", "bank", "Bruno", "7", "-c", "c.db")
    ask("undo", "2", "-c", "c.db")
    ask("title", "grant", "Baron", "Anne", "-c", "c.db")
    data = Path("c.db").read_bytes()
    Path("c.db").write_bytes(data.replace(b"x" * 900, b"x" * 898 + b"yy"))
    told, _ = salvaged("c.db")
    assert (told["lost"], told["left"], told["read"]) == ([2], [4], 3)
    purses = {
        one["name"]: one["money"]
        for one in ask("treasury", "-c", "salvaged.db")["accounts"]
    }
    assert purses == {"Anne": 0, "Bruno": 7}
    log = ask("log", "-c", "salvaged.db")["entries"]
    assert log[1]["text"] == "An entry stood here that could not be read"
    for number, word in ((2, "could not be read"), (4, "could not be read")):
        said = intendant("undo", str(number), "-c", "salvaged.db")
        assert (said.status, word in said.err) == (1, True)
    assert ask("undo", "-c", "salvaged.db")
    assert ask("pay", "bank", "Anne", "1", "-c", "salvaged.db")


def test_what_follows_a_loss_starts_from_what_is_there(here):
    """A title whose last passing is lost passes on all the same, and is named."""
    ask("new", "c.db", "--players", "Anne,Bruno,Carla")
    ask("title", "grant", "Baron", "Anne", "-c", "c.db")
    ask("title", "grant", "Baron", "Bruno", "-c", "c.db", "--for", "x" * 900)
    ask("title", "grant", "Baron", "Carla", "-c", "c.db")
    data = Path("c.db").read_bytes()
    Path("c.db").write_bytes(data.replace(b"x" * 900, b"x" * 898 + b"yy"))
    told, _ = salvaged("c.db")
    assert (told["lost"], told["adjusted"]) == ([3], [4])
    assert ask("title", "list", "-c", "salvaged.db")["titles"][0]["holder"] == "Carla"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_says_what_is_missing(here, lang):
    """The screen names what is lost, and what to do."""
    ask("new", "c.db", "--players", "Anne")
    ask("pay", "bank", "Anne", "10", "-c", "c.db", "--for", "x" * 900)
    data = Path("c.db").read_bytes()
    Path("c.db").write_bytes(data.replace(b"x" * 900, b"x" * 898 + b"yy"))
    said = intendant("salvage", "c.db", "d.db", "--lang", lang)
    words = {"en": ("1 of 2 entries read", "could not be read: entry 2", "`correct`")}
    words["fr"] = "1 écriture lue sur 2", "écriture illisible\u00a0: 2", "`correct`"
    assert said.status == 0
    assert all(word in said.out for word in words[lang]), said.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_wrong_files_are_refused(here, lang):
    """Nothing is written; nothing that exists is overwritten."""
    Path("text.txt").write_text("no campaign " * 1000)
    Path("empty.db").write_text("")
    ask("new", "c.db", "--players", "Anne")
    for words, status in (
        (("salvage", "none.db", "x.db"), 3),
        (("salvage", "text.txt", "x.db"), 3),
        (("salvage", "empty.db", "x.db"), 3),
        (("salvage", ".", "x.db"), 3),
        (("salvage", "c.db", "c.db"), 1),
        (("salvage", "c.db"), 2),
    ):
        said = intendant(*words, "--lang", lang)
        assert said.status == status, (words, said.err)
        assert said.err.startswith(("error: ", "erreur\u00a0: "))
        assert not Path("x.db").exists()
    assert ask("verify", "-c", "c.db")["ok"]


def test_an_unfinished_transaction_is_rolled_back_first(here):
    """What was never acknowledged does not come in; the file itself stays as it is."""
    ask("new", "c.db", "--players", "Anne")
    ask("pay", "bank", "Anne", "10", "-c", "c.db")
    whole = content("c.db")
    with Campaign.open("c.db") as begun:
        # With hardly any memory, SQLite writes to the file long before the commit.
        begun._book.connection.execute("PRAGMA cache_size = 1")
        with begun.together():
            for n in range(40):
                begun.pay("bank", "Anne", n + 1, remark="x" * 400)
            shutil.copyfile("c.db", "hot.db")
            shutil.copyfile("c.db", "bare.db")
            shutil.copyfile("c.db-journal", "hot.db-journal")
    hot = Path("hot.db").read_bytes()
    assert len(gathered("bare.db").whole) > len(whole)  # they are there to be read

    told, entries = salvaged("hot.db")

    assert entries == whole
    assert (told["lost"], told["left"]) == ([], [])
    assert Path("hot.db").read_bytes() == hot
    assert Path("hot.db-journal").exists()


CANNOT_BE_TOLD = pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "this cannot be told, because of what was lost"),
        ("fr", "on ne peut pas le dire, à cause de ce qui a été perdu"),
    ],
)


@CANNOT_BE_TOLD
def test_a_siege_whose_machines_were_lost_cannot_be_told(here, lang, words):
    """Hits on a machine of which nobody knows any more what it is; the rest is told."""
    (folder,) = (f for f in evenings.of_game("siege") if f.name.startswith("le-siege"))
    path = evenings.played(folder)
    rows = [row for row, *_ in content(path).values() if row[2] == "siege load"]
    outcome = rows[-1][10].encode()
    data = path.read_bytes()
    assert data.count(outcome) == 1
    Path("bad.db").write_bytes(data.replace(outcome, outcome[:-2] + b"??"))
    told, _ = salvaged("bad.db")
    assert told["lost"] == [rows[-1][0]]
    said = intendant("siege", "status", "-c", "salvaged.db", "--lang", lang)
    assert (said.status, words in said.err) == (3, True), said
    assert intendant("log", "-c", "salvaged.db").status == 0


@CANNOT_BE_TOLD
def test_what_cannot_be_told_any_more_is_refused(here, monkeypatch, lang, words):
    """Where the rules miss what was lost, it is said; in a whole campaign it is our fault."""
    from ledger.reading import status

    def failing(*_, **__):
        raise KeyError("item")

    campaign("c.db", 1, 2)
    data = Path("c.db").read_bytes()
    Path("bad.db").write_bytes(data.replace(b"x" * 900, b"x" * 898 + b"yy", 1))
    salvaged("bad.db")
    monkeypatch.setattr(status, "status", failing)
    said = intendant("status", "-c", "salvaged.db", "--lang", lang)
    assert (said.status, words in said.err) == (3, True), said
    with pytest.raises(KeyError):
        intendant("status", "-c", "c.db")
