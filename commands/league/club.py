"""Questions to all campaigns of a league: standings and statistics."""

from __future__ import annotations

import os
from urllib.parse import quote

from commands.league.flows import asked_at, needs_extra
from ledger.errors import FileTrouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result

LONGEST = 200  # letters of a file's name, which may be 255 bytes long


def stats(
    call: Call,
    form: str | None,
    file: str | None,
    force: bool,
    hub: str | None,
    key_file: str | None,
) -> Result:
    """The statistics of all campaigns, or the file they were written to."""
    needs_extra()
    from commands.handlers.stats import stats as summed

    return summed(call, _mirrored(call, hub, key_file), form, file, force)


def standings(call: Call, hub: str | None, key_file: str | None) -> Result:
    """Who has played and won what."""
    needs_extra()
    from commands.handlers.stats import summed

    result = summed(call, _mirrored(call, hub, key_file))
    people = sorted(
        result["together"]["people"], key=lambda one: (-one["won"], one["name"])
    )
    told = {key: result[key] for key in ("ok", "left_out")}
    games = result["together"]["games"]
    return {**told, "games": games, "people": people}, None, [], None


def _mirrored(call: Call, hub: str | None, key_file: str | None) -> list[str]:
    """Copies of all campaigns that the key may read, up to date.

    One that cannot be brought up to date is left out later, as any damaged file.
    """
    from ledger.acting.sharing import mirror
    from ledger.home import state_folder
    from ledger.league.connecting import Away
    from ledger.wire import hashed

    files = []
    with asked_at(call, hub, key_file) as asked:
        folder = state_folder("leagues", hashed(asked.url)[:16])
        os.makedirs(folder, mode=0o700, exist_ok=True)
        for name, seq, _ in asked.campaigns():
            if seq:
                stem = quote(name, safe=" ")
                stem = stem if len(stem) <= LONGEST else hashed(name)
                files.append(os.path.join(folder, f"{stem}.db"))
                try:
                    mirror(asked, name, files[-1])
                except FileTrouble as trouble:
                    if isinstance(trouble, Away):
                        raise
    return files
