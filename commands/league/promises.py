"""What a server's settings promise: each finding has a code, whether it is good, a value."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

DAY = 24 * 60 * 60


def examined(told: Mapping[str, str | None]) -> dict[str, Any]:
    """The findings, the gravest first; `ok` where nothing that was written can be lost."""
    findings = sorted(_findings(told), key=lambda one: not one["grave"])
    figures = {
        key: int(told.get(key) or 0) for key in ("campaigns", "entries", "bytes")
    }
    return {
        "ok": not any(one["grave"] for one in findings),
        "server": told.get("server_version"),
        **figures,
        "findings": findings,
    }


def _findings(told: Mapping[str, str | None]) -> list[dict[str, Any]]:
    on = {key for key, value in told.items() if value in ("on", "true", "always")}
    kept_at_once = told.get("synchronous_commit") != "off"
    replicas, both, unseen = (
        int(told.get(one) or 0)
        for one in ("replicas", "synchronous_replicas", "unseen")
    )
    commit = told.get("synchronous_commit")
    # Anything less does not wait until the other server has it on its disk.
    waits = commit in ("on", "remote_apply")
    named = told.get("synchronous_standby_names")
    stuck = bool(named) and commit not in ("off", "local") and not (both or unseen)
    archived, ago = "archive_mode" in on, int(told.get("archived_ago") or -1)
    failed = "archive_failed" in on
    rows = [
        ("fsync", "fsync" in on, "fsync" not in on, None),
        ("commit", kept_at_once, not kept_at_once, told.get("synchronous_commit")),
        ("pages", "full_page_writes" in on, "full_page_writes" not in on, None),
        ("checksums", "data_checksums" in on, False, None),
        ("encrypted", "encrypted" in on, False, None),
        *(
            [("unseen", False, False, unseen)]
            if unseen
            else [
                ("replicas", replicas > 0, False, replicas),
                ("synchronous", both > 0 and waits, False, both),
            ]
        ),
        *([("stuck", False, True, named)] if stuck else []),
        ("archive", archived and not failed and 0 <= ago < DAY, False, ago),
    ]
    return [
        {"code": code, "good": good, "grave": grave, "value": value}
        for code, good, grave, value in rows
    ]
