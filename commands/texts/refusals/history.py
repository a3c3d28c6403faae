"""What is said of entries: looking up, undo, redo, corrections."""

from __future__ import annotations

from commands.texts.marks import Refusals

REFUSALS: Refusals = {
    "unknown_name.entry": "there is no entry {entry:plain}",
    "unknown_name.turn": (
        "nothing tells how turn {turn:plain} ended",
        "it is turn {now:plain} now",
    ),
    "unknown_name.draft": "there is no draft {name:plain}",
    "draft.none": "no act was stopped in the middle",
    "draft.several": ("several acts were stopped: {ids}", "name one of them"),
    "undo.both": "either one entry or --to, not both",
    "nothing_to_undo": "there is nothing to undo",
    "undo.nothing_after": "no act after entry {entry:plain} still counts",
    "undo.first": "the first entry is the campaign itself",
    "undo.again": (
        "entry {entry:plain} was undone already, by entry {by:plain}",
        "`redo {entry:plain}` brings it back",
    ),
    "undo.no_act": (
        "entry {entry:plain} is itself a taking back",
        "`undo` and `redo` name acts",
    ),
    "undo.branch": (
        "entry {entry:plain} says where this branch begins: it is no act",
        "`undo` and `redo` name acts",
    ),
    "redo.live": "entry {entry:plain} is not undone",
    "redo.acted_since": (
        "`redo` alone brings back what was taken back last, and entry {last:plain} has been written since",
        "`redo {entry:plain}` brings entry {entry:plain} back ({kind})",
    ),
    "redo.nothing": "there is nothing to redo",
    "blocked.field": (
        "entry {entry:plain} stays: {about:the} was changed again by {by:entry|entries} {by:runs}",
        "undo {by:runs} first, or `undo --to` an earlier entry",
    ),
    "blocked.named": (
        "entry {entry:plain} stays: {by:entry|entries} {by:runs} {by:speaks|speak} of {about:the}",
        "undo {by:runs} first, or `undo --to` an earlier entry",
    ),
    "blocked.cause": (
        "entry {entry:plain} stays: {by:entry|entries} {by:runs} {by:follows|follow} from it",
        "undo {by:runs} first, or `undo --to` an earlier entry",
    ),
    "blocked.clock": (
        "entry {entry:plain} stays: {by:entry|entries} {by:runs} came after it in the new turn or phase",
        "undo {by:runs} first, or `undo --to` an earlier entry",
    ),
    "blocked.floor": (
        "entry {entry:plain} stays: {account:the} has {have}, {need} {need:is|are} needed",
        "{by:entry|entries} {by:runs} drew on it since",
    ),
    "blocked.misfit": (
        "entry {entry:plain} does not fit any more: {about:the} is not as it was",
        "redo {by:runs} first",
    ),
    "blocked.audit": "entry {entry:plain} stays: {findings}",
    "unknown_name.commodity": "nothing called “{name}” is counted here",
    "unknown_name.account": "there is no account “{name}”",
    "unknown_name.subject": (
        "nothing is known of “{name}”",
        "type it as `show` prints it, for example territory:Vaux",
    ),
    "unknown_name.field": "“{name}” cannot be corrected",
    "correct.what": (
        "what is to be corrected is not clear",
        "`money PLAYER`, `COMMODITY ACCOUNT`, or `SUBJECT.FIELD` as `show` prints them",
    ),
    "correct.other_side": "{account:the} is the other side of every correction of {what}",
    "correct.floor": "{account:the} cannot have less than {least}",
    "correct.same": "nothing to correct: {about:the} is so already",
    "act.audit": "that cannot be: {findings}",
    "correct.name": (
        "a name is not corrected",
        "`players rename` gives a player another name",
    ),
    "correct.fixed": "“{name}” cannot be corrected",
    "correct.rules": ("house rules are not corrected", "`rules set` changes them"),
    "why.closed": (
        "the purse {account:of} is kept closed",
        "--as PLAYER opens their own, --all every purse",
    ),
}
