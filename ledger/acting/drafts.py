"""Acts that were stopped in the middle: taken up again, or dropped."""

from __future__ import annotations

from ledger.acting import act_named
from ledger.acting.answer import Options
from ledger.acting.desk import Desk
from ledger.acting.replies import replies_from
from ledger.errors import Refused
from ledger.questions import Throw
from ledger.rules.game import Outcome
from ledger.store import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.acting.answer import Answer, Scene


def taken_up(desk: Desk, number: int | None) -> tuple[Desk, Callable[[], Answer]]:
    """A desk that knows all that was answered, and the act to try again."""
    draft = _draft(desk, number)
    saved, now = draft["options"], desk.options
    seed = saved.get("seed") if now.seed is None and now.dice is None else now.seed
    fresh = Desk(
        desk.book,
        Options(
            dice=now.dice or (None if now.seed is not None else saved["dice"]),
            seed=seed,
            # The same seed goes on where it stopped.
            used=saved.get("used", 0) if seed == saved.get("seed") else 0,
            choices={**saved["choices"], **now.choices},
            dry_run=now.dry_run,
            ruling=now.ruling or saved["ruling"],
            once=saved["once"],
            terminal=now.terminal,
            asks=now.asks,
        ),
        present=desk.present,
    )
    fresh.replies.said = replies_from(draft["replies"])
    fresh.replies.draft = draft["id"]
    carry_out: Any = act_named(draft["kind"])
    return fresh, lambda: carry_out(fresh, **draft["asked"])


def drop(desk: Desk, number: int | None = None) -> Answer:
    """Forgets a draft; dice that were thrown for it stay in the journal."""
    draft = _draft(desk, number)
    replies = replies_from(draft["replies"])
    thrown = [reply for reply in replies if isinstance(reply, Throw)]
    desk.replies.draft = draft["id"]
    if not thrown:
        return desk.forget(draft["id"], draft["kind"])

    def decide(scene: Scene) -> Outcome:
        scene.table.unasked += thrown
        kind = draft["kind"]
        return Outcome({"kind": kind, "draft": draft["id"]}, {"dropped": draft["id"]})

    return desk.act("drop", {"number": draft["id"]}, decide)


def _draft(desk: Desk, number: int | None) -> dict[str, Any]:
    found = rows.drafts(desk.campaign)
    if number is None and len(found) == 1:
        return found[0]
    for draft in found:
        if draft["id"] == number:
            return draft
    ids = [draft["id"] for draft in found]
    if number is None:
        key = "draft.several" if ids else "draft.none"
        raise Refused("unknown_name", key, ids=ids)
    raise Refused("unknown_name", "unknown_name.draft", name=number, ids=ids)
