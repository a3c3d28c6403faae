"""What is said of entries: looking up, undo, redo, corrections."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, str | tuple[str, str]] = {
    "unknown_name.entry": N_("there is no entry {entry:plain}"),
    "unknown_name.turn": (
        N_("nothing tells how turn {turn:plain} ended"),
        N_("it is turn {now:plain} now"),
    ),
    "unknown_name.draft": N_("there is no draft {name:plain}"),
    "draft.none": N_("no act was stopped in the middle"),
    "draft.several": (N_("several acts were stopped: {ids}"), N_("name one of them")),
    "undo.both": N_("either one entry or --to, not both"),
    "nothing_to_undo": N_("there is nothing to undo"),
    "undo.nothing_after": N_("no act after entry {entry:plain} still counts"),
    "undo.first": N_("the first entry is the campaign itself"),
    "undo.again": (
        N_("entry {entry:plain} was undone already, by entry {by:plain}"),
        N_("`redo {entry:plain}` brings it back"),
    ),
    "undo.no_act": (
        N_("entry {entry:plain} is itself a taking back"),
        N_("`undo` and `redo` name acts"),
    ),
    "undo.branch": (
        N_("entry {entry:plain} says where this branch begins: it is no act"),
        N_("`undo` and `redo` name acts"),
    ),
    "redo.live": N_("entry {entry:plain} is not undone"),
    "redo.acted_since": (
        N_(
            "`redo` alone brings back what was taken back last, and entry {last:plain} has been written since"
        ),
        N_("`redo {entry:plain}` brings entry {entry:plain} back ({kind})"),
    ),
    "redo.nothing": N_("there is nothing to redo"),
    "blocked.field": (
        N_(
            "entry {entry:plain} stays: {about:the} was changed again by {by:entry|entries} {by:runs}"
        ),
        N_("undo {by:runs} first, or `undo --to` an earlier entry"),
    ),
    "blocked.named": (
        N_(
            "entry {entry:plain} stays: {by:entry|entries} {by:runs} {by:speaks|speak} of {about:the}"
        ),
        N_("undo {by:runs} first, or `undo --to` an earlier entry"),
    ),
    "blocked.cause": (
        N_(
            "entry {entry:plain} stays: {by:entry|entries} {by:runs} {by:follows|follow} from it"
        ),
        N_("undo {by:runs} first, or `undo --to` an earlier entry"),
    ),
    "blocked.clock": (
        N_(
            "entry {entry:plain} stays: {by:entry|entries} {by:runs} came after it in the new turn or phase"
        ),
        N_("undo {by:runs} first, or `undo --to` an earlier entry"),
    ),
    "blocked.floor": (
        N_(
            "entry {entry:plain} stays: {account:the} has {have}, {need} {need:is|are} needed"
        ),
        N_("{by:entry|entries} {by:runs} drew on it since"),
    ),
    "blocked.misfit": (
        N_("entry {entry:plain} does not fit any more: {about:the} is not as it was"),
        N_("redo {by:runs} first"),
    ),
    "blocked.audit": N_("entry {entry:plain} stays: {findings}"),
    "unknown_name.commodity": N_("nothing called “{name}” is counted here"),
    "unknown_name.account": N_("there is no account “{name}”"),
    "unknown_name.subject": (
        N_("nothing is known of “{name}”"),
        N_("type it as `show` prints it, for example territory:Vaux"),
    ),
    "unknown_name.field": N_("“{name}” cannot be corrected"),
    "correct.what": (
        N_("what is to be corrected is not clear"),
        N_(
            "`money PLAYER`, `COMMODITY ACCOUNT`, or `SUBJECT.FIELD` as `show` prints them"
        ),
    ),
    "correct.other_side": N_(
        "{account:the} is the other side of every correction of {what}"
    ),
    "correct.floor": N_("{account:the} cannot have less than {least}"),
    "correct.same": N_("nothing to correct: {about:the} is so already"),
    "act.audit": N_("that cannot be: {findings}"),
    "correct.name": (
        N_("a name is not corrected"),
        N_("`players rename` gives a player another name"),
    ),
    "correct.fixed": N_("“{name}” cannot be corrected"),
    "correct.rules": (
        N_("house rules are not corrected"),
        N_("`rules set` changes them"),
    ),
    "why.closed": (
        N_("the purse {account:of} is kept closed"),
        N_("--as PLAYER opens their own, --all every purse"),
    ),
}
