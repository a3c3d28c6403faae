"""Acts that were stopped in the middle: taken up again, or dropped."""

from __future__ import annotations

from ledger.acting import act_named
from ledger.acting.answer import Options
from ledger.acting.desk import Desk
from ledger.acting.replies import replies_from
from ledger.errors import UNFIT, FileTrouble, Refused
from ledger.journal import DROP
from ledger.questions import Throw
from ledger.rules.game import Outcome
from ledger.store import drafts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.acting.answer import Answer, Scene
    from ledger.shapes.journal import Dropped


def taken_up(desk: Desk, number: int | None) -> tuple[Desk, Callable[[], Answer]]:
    """A desk that knows all that was answered, and the act to try again."""
    draft = _whole(desk, _head(desk, number)["id"])
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
            meant=now.meant,
        ),
        present=desk.present,
    )
    fresh.replies.said = replies_from(draft["replies"])
    fresh.replies.draft = draft["id"]
    carry_out = act_named(draft["kind"])

    def go_on() -> Answer:
        try:
            return carry_out(fresh, **draft["asked"])  # type: ignore[no-any-return]
        # What was asked stands in no chain: words may be missing, or of another kind.
        except UNFIT as e:
            raise drafts.unreadable(desk.campaign, draft["id"]) from e

    return fresh, go_on


def drop(desk: Desk, number: int | None = None) -> Answer[Dropped]:
    """Forgets a draft; dice that were thrown for it stay in the journal."""
    draft = _head(desk, number)
    thrown = _thrown(desk, draft["id"])
    desk.replies.draft = draft["id"]
    if not thrown:
        return desk.forget(draft["id"], draft["kind"])

    def decide(scene: Scene) -> Outcome[Dropped]:
        scene.table.unasked += thrown
        kind = draft["kind"]
        return Outcome({"kind": kind, "draft": draft["id"]}, {"dropped": draft["id"]})

    return desk.act(DROP, {"number": draft["id"]}, decide)


def _thrown(desk: Desk, number: int) -> list[Throw]:
    """The dice that a draft holds: none, if nobody can read it."""
    try:
        replies = replies_from(_whole(desk, number)["replies"])
    except FileTrouble as trouble:
        if trouble.key != "damaged.draft":
            raise
        return []
    return [reply for reply in replies if isinstance(reply, Throw)]


def _whole(desk: Desk, number: int) -> dict[str, Any]:
    """A draft of an act that can be carried out."""
    draft = drafts.read(desk.campaign, number)
    if act_named(draft["kind"]) is None:
        raise drafts.unreadable(desk.campaign, number)
    return draft


def _head(desk: Desk, number: int | None) -> dict[str, Any]:
    """Which draft is meant: its number and kind."""
    heads = drafts.heads(desk.campaign)
    if number is None and len(heads) == 1:
        return heads[0]
    for draft in heads:
        if draft["id"] == number:
            return draft
    ids = [draft["id"] for draft in heads]
    if number is None:
        key = "draft.several" if ids else "draft.none"
        raise Refused("unknown_name", key, ids=ids)
    raise Refused("unknown_name", "unknown_name.draft", name=number, ids=ids)
