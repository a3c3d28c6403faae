"""Damage to every kind of page that SQLite has, and to files of every length."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from ledger import Campaign
from tests.effort import chance, examples, tally
from tests.face import ask, intendant
from tests.trouble import pages
from tests.trouble.test_damage import Campaign as Good
from tests.trouble.test_damage import altered, asked, checked, content, flipped

pytestmark = pytest.mark.deep
ENTRIES = 180


@pytest.fixture(scope="module")
def good(tmp_path_factory) -> Good:
    """A campaign that has pages of all kinds."""
    path = tmp_path_factory.mktemp("pages") / "c.db"
    names = ["Anne", *(f"{'Bruno of the Long Name ' * 3}{n}" for n in range(59))]
    with Campaign.new(str(path), players=names) as begun, begun.together():
        for n in range(ENTRIES):
            begun.pay("bank", names[n % 60], n + 1, remark="x" * 90, once=f"key {n}")
    with closing(sqlite3.connect(path)) as connection:
        for _ in range(3):  # a long draft comes and goes
            connection.execute(
                "INSERT INTO draft VALUES (1, 'x', 'note', ?, '{}', '[]')",
                ("x" * 40_000,),
            )
            connection.execute("DELETE FROM draft")
        connection.commit()
    return Good(path.read_bytes(), content(str(path)))


def test_the_campaign_has_pages_of_all_kinds(good):
    """The harness works: none of the tests below has nothing to spoil."""
    found = pages.kinds(good.data)
    assert [kind for kind, places in found.items() if not places] == []
    assert sum(len(one) for places in found.values() for one in places) == len(
        good.data
    )


@pytest.mark.parametrize("kind", pages.KINDS)
def test_no_flipped_bit_is_silent_in_any_kind_of_page(tmp_path, good, kind):
    """`verify` finds it, or it means nothing; no question stumbles over it."""
    rng = chance(f"flipped bits in {kind}")
    path, places = tmp_path / "c.db", pages.kinds(good.data)[kind]
    for turn in range(examples(5)):
        at, bit = rng.choice(rng.choice(places)), rng.randrange(8)
        path.write_bytes(flipped(good.data, at, bit, f"in the {kind}"))
        if checked(path).status == 0:
            assert not altered(path, good), (at, bit)
        if turn % 4 == 0:
            asked(path)


@pytest.mark.parametrize("kind", pages.KINDS[1:])
def test_no_page_that_is_lost_is_silent(tmp_path, good, kind):
    """Zeros, or a page of another kind, stand in its place."""
    rng = chance(f"lost {kind}")
    found = pages.kinds(good.data)
    path = tmp_path / "c.db"
    for _ in range(examples(2)):
        place = rng.choice(found[kind])
        other = rng.choice(found[rng.choice(pages.KINDS[1:])])
        spoiled = rng.choice((bytes(pages.PAGE), good.data[other.start : other.stop]))
        data = bytearray(good.data)
        data[place.start : place.stop] = spoiled[: len(place)].ljust(len(place), b"\0")
        path.write_bytes(data)
        tally("pages spoiled")
        if checked(path).status == 0:
            assert not altered(path, good), place
        asked(path)


LENGTHS = {
    "within the header": (0, pages.HEADER),
    "within the first page": (pages.HEADER, pages.PAGE),
    "between two pages": None,
    "within a page": (pages.PAGE, -1),
}


@pytest.mark.parametrize("where", LENGTHS)
def test_a_file_cut_short_is_always_found(tmp_path, good, where):
    """Wherever it ends; and `salvage` makes a whole campaign of it, or refuses."""
    rng = chance(f"cut {where}")
    path, new, length = tmp_path / "c.db", tmp_path / "new.db", len(good.data)
    for _ in range(examples(3)):
        ends = LENGTHS[where]
        if ends is None:
            cut = rng.randrange(1, length // pages.PAGE) * pages.PAGE
        else:
            cut = rng.randrange(ends[0], ends[1] % length)
        path.write_bytes(good.data[:cut])
        tally("files cut short")
        assert checked(path).status == 3, cut
        asked(path)
        said = intendant("salvage", str(path), str(new), "--json")
        assert said.status in (0, 3), (cut, said)
        if said.status == 0:
            assert not intendant("verify", "-c", str(new), "--json").json["result"][
                "damaged"
            ]
            new.unlink()
        assert not new.exists()


def test_a_file_that_goes_on_after_its_end_is_read(tmp_path, good):
    """What somebody appended is no part of the campaign, or is found."""
    path = tmp_path / "c.db"
    for more in (b"x", bytes(pages.PAGE), b"x" * pages.PAGE, b"x" * 5000):
        path.write_bytes(good.data + more)
        tally("files made longer")
        if checked(path).status == 0:
            assert not altered(path, good), len(more)
            assert ask("treasury", "-c", str(path))["bank"] < 0
