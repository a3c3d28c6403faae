"""Finds the campaign: the one named, the one set, or the only one here."""

from __future__ import annotations

import os
from errno import ELOOP, ENOENT, ENOTDIR

from ledger.errors import FileTrouble
from ledger.store.foreign import CAMPAIGN_ID, owner

ENDING = ".db"
MANY = 1_000  # in a larger folder, files with other names are ignored
SECTOR = 512  # the length of a database is a multiple of this
NOWHERE = (ENOENT, ENOTDIR, ELOOP)


def find_campaign(named: str | None) -> str:
    """The campaign's file; in doubt, a refusal lists those that were found."""
    if named:
        return named
    set_path = os.environ.get("INTENDANT_CAMPAIGN")
    if set_path:
        return set_path
    files = campaigns_here()
    if len(files) == 1:
        return files[0]
    if files:
        raise FileTrouble("no_campaign", "no_campaign.several", found=files)
    closed = [path for path in _listed()[0] if _is_closed(path)]
    key = "no_campaign.closed" if closed else "no_campaign"
    raise FileTrouble("no_campaign", key, found=closed)


def campaigns_here() -> list[str]:
    """The campaign files in this folder and in its `campaigns/`, found by their mark.

    Files with other names than *.db count only if there are none with that name.
    """
    named, others = _listed()
    short = [path for path in named if _is_one(path)]
    return short or [path for path in others if _is_long(path) and _is_one(path)]


def _listed() -> tuple[list[str], list[str]]:
    """The files named *.db, and the others, unless these are too many."""
    named, others = [], []
    for folder in (".", "campaigns"):
        try:
            names = os.listdir(folder)
        except OSError:
            continue
        for name in sorted(names):
            path = name if folder == "." else os.path.join(folder, name)
            if name.startswith("."):
                continue
            if name.endswith(ENDING):
                named.append(path)
            elif len(names) <= MANY:
                others.append(path)
    return named, others


def _is_one(path: str) -> bool:
    try:
        return owner(path) == CAMPAIGN_ID
    except OSError:
        return False


def _is_closed(path: str) -> bool:
    """Whether a file may not be read; a link that leads nowhere is none."""
    try:
        os.stat(path)
    except OSError as error:
        return error.errno not in NOWHERE
    return not os.access(path, os.R_OK)


def _is_long(path: str) -> bool:
    """Whether a file's length fits a database, so that others need not be opened."""
    try:
        return os.stat(path).st_size % SECTOR == 0
    except OSError:
        return False
