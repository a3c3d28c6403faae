"""The user's keys to hubs: in a file that only the user reads, as libpq reads them.

A key is never in a campaign's file, nor in the list of processes.
"""

from __future__ import annotations

import os
from itertools import zip_longest

from ledger.home import state_folder
from ledger.store.copying import write_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

USUAL_PORT = "5432"


def keys_file() -> str:
    """The file with the keys: a line each, host:port:database:user:key."""
    return state_folder("league.keys")


def keep_key(told: Mapping[str, Any], key: str) -> None:
    """Keeps the key for an address, in place of an older one."""
    own = list(_lines(told, key))
    begun = tuple(line.rpartition(":")[0] + ":" for line in own)
    try:
        with open(keys_file(), encoding="utf-8") as file:
            others = [line for line in file if not line.startswith(begun)]
    except FileNotFoundError:
        os.makedirs(os.path.dirname(keys_file()), mode=0o700, exist_ok=True)
        others = []
    text = "".join([*others, *(f"{line}\n" for line in own)])
    write_bytes(keys_file(), [text.encode()], force=True)


def kept(told: Mapping[str, Any]) -> bool:
    """Whether a key for an address is kept."""
    begun = tuple(line.rpartition(":")[0] + ":" for line in _lines(told, ""))
    try:
        with open(keys_file(), encoding="utf-8") as file:
            return any(line.startswith(begun) for line in file)
    except OSError:
        return False


def _lines(told: Mapping[str, Any], key: str) -> Iterator[str]:
    hosts = str(told.get("host") or told.get("hostaddr") or "localhost").split(",")
    ports = str(told.get("port") or USUAL_PORT).split(",")
    usual = ports[0] if len(ports) == 1 else USUAL_PORT
    for host, port in zip_longest(hosts, ports[: len(hosts)], fillvalue=usual):
        parts = (host, port, told.get("dbname", ""), told.get("user", ""), key)
        yield ":".join(_plain(str(part)) for part in parts)


def _plain(part: str) -> str:
    return part.replace("\\", "\\\\").replace(":", "\\:")
