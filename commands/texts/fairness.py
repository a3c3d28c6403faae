"""Words for dice that were typed in: whether they are fair."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

VERDICTS: Texts = {
    "usual": "nothing unusual",
    "unusual": "unusual",
    "too_few": "under {least} dice",
}
NOBODY = N_("nobody in particular")
LOOKED_AT = N_(
    "{count} {count:set|sets} tested; a false alarm in at most 1 campaign in {of}"
)
