"""Who may open which page: a key a player, which nobody can guess or derive.

All keys of a campaign come from one secret, kept in the user's state folder and never
in the campaign, so that an address that was handed out still works tomorrow.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from base64 import b32encode

from ledger.home import state_folder
from ledger.record import NamedTuple
from ledger.store.copying import write_bytes
from ledger.store.trouble import unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

SIZE = 32  # bytes of the secret
LENGTH = 26  # characters of a key: 130 bits
TABLE = ""  # whoever sees what lies open on the table: the beamer


class Seat(NamedTuple):
    """A place from which the campaign is looked at.

    Attributes:
        player: the id of a player; "" for the open table.
        key: the part of the address that opens it.
    """

    player: str
    key: str


def seats(secret: bytes, players: Sequence[str]) -> list[Seat]:
    """The open table and each player, with their keys."""
    return [Seat(who, key_of(secret, who)) for who in (TABLE, *players)]


def key_of(secret: bytes, player: str) -> str:
    """The key of a player, or of the open table.

    >>> key_of(b"a", "player:Anne") == key_of(b"a", "player:Bo")
    False
    >>> len(key_of(b"a", TABLE))
    26
    """
    made = hmac.digest(secret, f"page/{player}".encode(), hashlib.sha256)
    return b32encode(made).decode().lower()[:LENGTH]


def opened(seated: Sequence[Seat], key: str) -> Seat | None:
    """The seat that a key opens; all are compared, in a time that tells nothing."""
    said = key.encode()
    fits = [one for one in seated if hmac.compare_digest(one.key.encode(), said)]
    return fits[0] if fits else None


def secret_of(genesis: str, *, renew: bool = False) -> bytes:
    """The secret of the campaign whose first entry has this hash; made when needed.

    Args:
        genesis: the hash of its first entry, which no other campaign has.
        renew: whether a new one is made, so that no old address opens anything.
    """
    path = os.path.join(state_folder("keys"), genesis)
    if not renew:
        try:
            with open(path, "rb") as file:
                kept = file.read(SIZE + 1)
        except FileNotFoundError:
            kept = b""
        except OSError as error:
            raise unreadable(error, path) from error
        if len(kept) == SIZE:
            return kept
    return _kept(path, secrets.token_bytes(SIZE))


def _kept(path: str, secret: bytes) -> bytes:
    """Writes a secret that only its owner may read, whole or not at all."""
    try:
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    except OSError as error:
        raise unreadable(error, path) from error
    write_bytes(path, [secret], force=True)
    os.chmod(path, 0o600)
    return secret
