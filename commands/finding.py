"""Which campaign is meant: the one named, the one set, or the only one here."""

from __future__ import annotations

import os

from ledger.errors import FileTrouble

APPLICATION_ID = slice(68, 72)  # where SQLite keeps it in a file's header
CAMPAIGN = b"INTD"


def find_campaign(named: str | None) -> str:
    """The campaign's file; a refusal lists what was found where there is a doubt."""
    if named:
        return named
    set_path = os.environ.get("INTENDANT_CAMPAIGN")
    if set_path:
        return set_path
    found = campaigns_here()
    if len(found) == 1:
        return found[0]
    key = "no_campaign.several" if found else "no_campaign"
    raise FileTrouble("no_campaign", key, found=found)


def campaigns_here() -> list[str]:
    """The campaign files in this folder and in its `campaigns/`."""
    found = []
    for folder in (".", "campaigns"):
        try:
            names = sorted(os.listdir(folder))
        except OSError:
            continue
        for name in names:
            path = name if folder == "." else os.path.join(folder, name)
            if name.endswith(".db") and not name.startswith(".") and _is_one(path):
                found.append(path)
    return found


def _is_one(path: str) -> bool:
    try:
        if not os.path.isfile(path):
            return False
        with open(path, "rb") as file:
            return file.read(APPLICATION_ID.stop)[APPLICATION_ID] == CAMPAIGN
    except OSError:
        return False
