"""Keys: one a player, the same every evening, and none in the campaign."""

from __future__ import annotations

import os
import stat

import pytest

from commands.web.keys import TABLE, key_of, opened, seats, secret_of
from ledger.errors import FileTrouble

GENESIS = "0" * 64
PLAYERS = ["player:Anne", "player:Bruno"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def test_a_key_opens_one_seat():
    """A key that is nobody's opens nothing."""
    seated = seats(b"secret", PLAYERS)
    assert [seat.player for seat in seated] == [TABLE, *PLAYERS]
    for seat in seated:
        assert opened(seated, seat.key) == seat
        assert opened(seated, seat.key[:-1]) is None
    assert opened(seated, "") is None


def test_addresses_stay_the_same_until_new_ones_are_wanted():
    """The secret is kept in a file that only its owner may read."""
    first = secret_of(GENESIS)
    assert secret_of(GENESIS) == first
    assert secret_of("1" * 64) != first
    renewed = secret_of(GENESIS, renew=True)
    assert renewed != first
    assert secret_of(GENESIS) == renewed
    assert key_of(first, TABLE) != key_of(renewed, TABLE)


def test_the_secret_is_its_owners(tmp_path):
    """Nobody else may read the file or look into its folder."""
    secret_of(GENESIS)
    folder = tmp_path / "state" / "intendant" / "keys"
    assert stat.S_IMODE(os.stat(folder).st_mode) & 0o077 == 0
    assert stat.S_IMODE(os.stat(folder / GENESIS).st_mode) == 0o600


def test_a_damaged_secret_is_made_anew(tmp_path):
    """A file that is too short would make keys that can be guessed."""
    secret_of(GENESIS)
    file = tmp_path / "state" / "intendant" / "keys" / GENESIS
    file.write_bytes(b"")
    assert len(secret_of(GENESIS)) == 32


def test_a_folder_that_cannot_be_read_is_told(tmp_path):
    """A file lies where the folder should be."""
    (tmp_path / "state").mkdir()
    (tmp_path / "state" / "intendant").write_text("")
    with pytest.raises(FileTrouble):
        secret_of(GENESIS)
