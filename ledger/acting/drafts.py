"""Acts that were stopped in the middle: resumed, or dropped."""

from __future__ import annotations

from ledger.acting import act_named
from ledger.acting.answer import Options
from ledger.acting.recorder import Recorder
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


def taken_up(
    recorder: Recorder, number: int | None
) -> tuple[Recorder, Callable[[], Answer]]:
    """A recorder that knows all answers given so far, and the act to try again."""
    draft = _whole(recorder, _head(recorder, number)["id"])
    saved, now = draft["options"], recorder.options
    seed = saved.get("seed") if now.seed is None and now.dice is None else now.seed
    fresh = Recorder(
        recorder.book,
        Options(
            dice=now.dice or (None if now.seed is not None else saved["dice"]),
            seed=seed,
            # The seed's stream goes on where it stopped.
            used=saved.get("used", 0) if seed == saved.get("seed") else 0,
            choices={**saved["choices"], **now.choices},
            dry_run=now.dry_run,
            ruling=now.ruling or saved["ruling"],
            once=saved["once"],
            terminal=now.terminal,
            asks=now.asks,
            meant=now.meant,
        ),
        present=recorder.present,
    )
    fresh.replies.said = replies_from(draft["replies"])
    fresh.replies.draft = draft["id"]
    carry_out = act_named(draft["kind"])

    def go_on() -> Answer:
        try:
            return carry_out(fresh, **draft["asked"])  # type: ignore[no-any-return]
        # Drafts are not in the hash chain: words may be missing, or of another kind.
        except UNFIT as e:
            raise drafts.unreadable(recorder.campaign, draft["id"]) from e

    return fresh, go_on


def drop(recorder: Recorder, number: int | None = None) -> Answer[Dropped]:
    """Deletes a draft; dice that were rolled for it stay in the journal."""
    draft = _head(recorder, number)
    thrown = _thrown(recorder, draft["id"])
    recorder.replies.draft = draft["id"]
    if not thrown:
        return recorder.forget(draft["id"], draft["kind"])

    def decide(scene: Scene) -> Outcome[Dropped]:
        scene.table.unasked += thrown
        kind = draft["kind"]
        return Outcome({"kind": kind, "draft": draft["id"]}, {"dropped": draft["id"]})

    return recorder.act(DROP, {"number": draft["id"]}, decide)


def _thrown(recorder: Recorder, number: int) -> list[Throw]:
    """The dice that a draft holds; none if it cannot be read."""
    try:
        replies = replies_from(_whole(recorder, number)["replies"])
    except FileTrouble as trouble:
        if trouble.key != "damaged.draft":
            raise
        return []
    return [reply for reply in replies if isinstance(reply, Throw)]


def _whole(recorder: Recorder, number: int) -> dict[str, Any]:
    """A draft, whose act must be one that can be carried out."""
    draft = drafts.read(recorder.campaign, number)
    if act_named(draft["kind"]) is None:
        raise drafts.unreadable(recorder.campaign, number)
    return draft


def _head(recorder: Recorder, number: int | None) -> dict[str, Any]:
    """The number and kind of the draft that is meant."""
    heads = drafts.heads(recorder.campaign)
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
