"""What a club asks of all its campaigns equals the sum over their files."""

from __future__ import annotations

import shutil
from collections import Counter
from contextlib import closing

import psycopg
import pytest

from ledger.store.book import Book
from tests import evenings
from tests.face import ask, intendant

# Each sample is of another sort; three are enough to add up.
SAMPLES = [
    one for one in evenings.CAMPAIGNS if one.name in ("ombreval", "quatre-blasons")
]


@pytest.fixture
def club(table):
    """A league with evenings of a club, and their files."""
    (table.folder / "secret").write_text(table.server.password)
    files = [
        shutil.copy(evenings.played(sample), f"{sample.name}.db") for sample in SAMPLES
    ]
    for file in files:
        ask("league", "share", table.url, "-c", file, "--key-file", "secret")
    return table, files


def rows(table, sql):
    """What the hub answers to the club's own key."""
    url, secret = table.key("reader", "*")
    with psycopg.connect(url, password=secret, autocommit=True) as key:
        return key.execute(sql).fetchall()


def from_files(files, sql):
    """The same from the files, each row after the campaign's name."""
    found = []
    for file in files:
        with closing(Book(file)) as book:
            found += [(file.removesuffix(".db"), *row) for row in book.rows(sql)]
    return found


def test_the_journal_is_there_in_columns(club):
    """Entries, throws and balances of the hub are those of the files."""
    table, files = club
    sql = "SELECT {}seq, kind, turn, phase FROM {}"
    assert sorted(rows(table, sql.format("campaign, ", "league.entries"))) == sorted(
        from_files(files, sql.format("", "entry"))
    )
    told = rows(table, "SELECT campaign, account, what, amount FROM league.balances")
    assert sorted(told) == sorted(
        from_files(files, "SELECT account, what, amount FROM balance WHERE amount <> 0")
    )


def test_dice_are_counted_over_all_campaigns(club):
    """How often each face fell, over all files; kept dice count once."""
    table, files = club
    counted: Counter[tuple[str, int]] = Counter()
    for _, die, faces in from_files(
        files, "SELECT die, faces FROM throw WHERE how <> 'kept'"
    ):
        counted.update((die, int(face)) for face in faces.split())
    assert counted
    told = {(die, face): times for die, face, times in rows(table, "TABLE league.dice")}
    assert told == counted


def test_statistics_are_those_of_the_files(club):
    """`league stats` says what `stats` says of the files."""
    _, files = club
    whole = ask("stats", *files)
    told = ask("league", "stats", "-c", files[0])
    for part in ("together", "games", "rules", "dice"):
        assert told[part] == whole[part]
    ask("pay", "bank", "Anne", "3", "-c", files[0])
    again = ask("league", "stats", "-c", files[0])
    assert again["games"] == ask("stats", *files)["games"]


def test_standings_name_the_winners_first(club):
    """The people of all campaigns, most victories first, in both languages."""
    _, files = club
    told = ask("league", "standings", "-c", files[0])
    whole = {one["name"]: one for one in ask("stats", *files)["together"]["people"]}
    assert [one["name"] for one in told["people"]] == sorted(
        whole, key=lambda name: (-whole[name]["won"], name)
    )
    said = intendant("league", "standings", "-c", files[0], "--lang", "fr")
    assert "dans la ligue" in said.out


@pytest.mark.parametrize("role", ["player", "reader"])
def test_views_show_only_what_the_key_opens(club, role):
    """A key of one campaign sees its rows; a player's sees none."""
    table, _ = club
    url, secret = table.key(role, "ombreval", "Anne" if role == "player" else None)
    with psycopg.connect(url, password=secret, autocommit=True) as key:
        names = key.execute("SELECT DISTINCT campaign FROM league.entries").fetchall()
        assert names == ([("ombreval",)] if role == "reader" else [])
        for view in ("throws", "dice", "transfers", "balances", "facts"):
            sql = f"SELECT count(*) > 0 FROM league.{view}"  # noqa: S608 - our views
            assert key.execute(sql).fetchone() == (role == "reader",)
