"""What is said about how well a campaign's file is kept, and what was salvaged of one."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

GOOD: Texts = {
    "whole": "the journal is intact",
    "play": "the game it records has no errors",
    "private": "nobody else can read the file",
    "links": "the file has only one name",
    "journal": "the file needs no other beside it",
    "sqlite": "SQLite {value} has no known fault that matters here",
    "folder": "nobody else can change the folder",
    "writable": "the file and its folder can be written",
    "near": "the file is on this computer ({value})",
    "room": "room on the disk: {value} MB",
    "leftovers": "nothing lies around from programs that were stopped",
    "drafts": "no action is unfinished",
    "clock": "the clock is not behind the newest entry",
    "backup": "the newest backup lacks {value} {value:entry|entries}",
    "whole_backup": "the newest backup has every entry",
    "beside": "a backup is there: `new NEW --from {value}` goes on from it",
    "link_folder": "nobody else can change the folder of the link",
    "backup_age": "the newest backup goes as far as {value}",
    "shared": "the campaign is shared: `league status` and `league doctor` say more",
}
UNPROVEN_BEGINNING = N_(
    "the beginning was put together from what was left of it when the file was salvaged"
)
BAD: Texts = {
    "unproven": UNPROVEN_BEGINNING,
    "opens": "the file cannot be opened: {refusal}",
    "whole": "the file is damaged: {value} {value:fault|faults}",
    "play": "the game it records has {value} {value:error|errors}",
    "private": "others on this computer can read the file (mode {value})",
    "changeable": "others on this computer can read and change the file (mode {value})",
    "only_changeable": "others on this computer can change the file (mode {value})",
    "owner": "the file belongs to somebody else ({value})",
    "link_folder": "others on this computer can change the folder of the link (mode {value})",
    "folder_owner": "the folder belongs to somebody else ({value})",
    "link_folder_owner": "the folder of the link belongs to somebody else ({value})",
    "perhaps": "a backup is there, but nothing shows that it is of this campaign: {value}",
    "links": "the file has {value} names: SQLite keeps its journal beside one of them only",
    "journal": "another program has turned on SQLite’s write-ahead log: a copy of the file alone may lack the newest entries",
    "sqlite": "SQLite {value} has a known fault that can damage this file",
    "folder": "others on this computer can change the folder (mode {value})",
    "writable": "the file or its folder cannot be written: nothing can be recorded",
    "near": "the file is on another computer ({value}): its locks may not hold",
    "room": "hardly any room on the disk: {value} MB",
    "leftovers": "left by a program that was stopped: {value}",
    "drafts": "{value} {value:action is|actions are} unfinished",
    "clock": "this computer’s clock is earlier than the newest entry ({value})",
    "views": "views that are not ours: {value}",
    "lost": "{value} {value:entry was|entries were} lost when the file was salvaged: `log` shows {value:which|which ones}",
    "backup": "the newest backup lacks {value} {value:entry, which is|entries, the first of which is} more than a week old",
    "backup_drafts": "the newest backup lacks {value} {value:draft|drafts}",
    "beside": "no backup is there that could take its place",
    "unlisted": "the folder cannot be listed: there may be backups in it, or not",
    "no_backup": "there is no backup beside the campaign",
    "damaged_backups": "backups that are damaged or cannot be read: {value}",
    "held_backups": "backups that another program holds just now: {value}",
    "open_backups": "backups that others on this computer can read or change: {value}",
}
ADVICE: Texts = {
    "whole": "`verify` names them; `salvage {file} NEW` reads what is left",
    "play": "`verify` names them; `correct` puts them right",
    "private": "`chmod 600` the file",
    "changeable": "`chmod 600` the file",
    "only_changeable": "`chmod 600` the file",
    "owner": "make a copy of your own with `backup`, and play on with that",
    "link_folder": "keep the link in a folder of your own, or `chmod go-w` that one",
    "folder_owner": "keep the campaign in a folder of your own",
    "link_folder_owner": "keep the link in a folder of your own",
    "perhaps": "`log -c {value}` shows what it is",
    "links": "remove the other names, or make a copy with `backup`",
    "journal": "the next action turns it off; until then, copy the file with `backup` only",
    "sqlite": "install a newer Python or SQLite",
    "folder": "keep the campaign in a folder of your own, or `chmod go-w` this one",
    "writable": "allow yourself to write both",
    "near": "keep the campaign on this computer, and share it with `backup` or `league share`",
    "room": "free some room, or move the campaign",
    "leftovers": "nothing is to be done: the next command that makes a file here clears them away, and SQLite has read its own",
    "drafts": "`resume` goes on with one, `drop` discards it",
    "clock": "set the clock: entries are dated by it",
    "unproven": "if there is an older copy: `salvage` the damaged file again, `--with` that copy",
    "lost": "if there is an older copy: `salvage` the damaged file again, `--with` that copy",
    "backup": "`backup --keep 5`",
    "backup_drafts": "`backup --keep 5`",
    "beside": "look for a copy on other disks; `salvage {file} NEW` reads what is left",
    "unlisted": "`chmod u+r` the folder",
    "views": "no command reads them; remove those that you do not know",
    "damaged_backups": "remove what is damaged once `backup --keep 5` has made another",
    "held_backups": "ask again when that is over",
    "open_backups": "`chmod 600` them",
    "no_backup": "`backup --keep 5` after each evening; copy one to another disk now and then",
}
LOST_PLACES = N_(
    "{lost} {lost:entry|entries} could not be read when the file was salvaged: only {lost:its place is|their places are} left"
)
HEADING = N_("{file}: {entries}, SQLite {sqlite}")
UNREAD = N_("{file}: not opened, SQLite {sqlite}")
READ = N_("{file}: {read} of {entries} {entries:entry|entries} read")
ALL_READ = N_(
    "{file}: nothing is missing ({entries} {entries:entry|entries}, same hash)"
)
LOST = N_("could not be read: {lost:entry|entries} {lost:runs}")
UNPROVEN = N_(
    "entry 1 is put together from what is left of it, since everything else rests on it: compare the beginning with what you know"
)
MENDED = N_(
    "damaged, and put right as the hash proves: {mended:entry|entries} {mended:runs}"
)
LOST_BEFORE = N_(
    "lost when this was salvaged before: {lost_before:entry|entries} {lost_before:runs}"
)
RULES = N_(
    "house rules of lost entries, as the running totals say, though no hash proves it: {rules}"
)
UNSETTLED = N_(
    "what a stopped program had begun to write could not be taken back: it may be among the entries"
)
DRAFTS = N_("taken along, to `resume` or `drop`: {drafts:draft|drafts} {drafts:runs}")
LOST_DRAFTS = N_("could not be read: {lost_drafts:draft|drafts} {lost_drafts:runs}")
UNKNOWN_DRAFTS = N_("nobody can say whether there were drafts of unfinished actions")
MORE = N_(
    "the end of the journal is damaged: after entry {entries:plain} others may have followed that left no trace"
)
SUPPOSED = N_(
    "only in a copy, and nothing in the file confirms them: {supposed:entry|entries} {supposed:runs}"
)
LEFT = N_("left out, as they name one of these: {left:entry|entries} {left:runs}")
ADJUSTED = N_(
    "before these, something is no longer as it was: {adjusted:entry|entries} {adjusted:runs}"
)
BEYOND = N_(
    "the file ends whole with entry {entries:plain}, but a copy goes on with {beyond:entry|entries} {beyond:runs}: use the copy, which is newer"
)
# Whatever of these there is, not all was read: of entries, and of all else.
MISSING = ("lost", "left", "unproven", "lost_before", "more", "unsettled", "supposed")
MISSING_DRAFTS = ("lost_drafts", "unknown_drafts")
SALVAGED = (
    ("lost", LOST, "error"),
    ("unproven", UNPROVEN, "error"),
    ("lost_before", LOST_BEFORE, "warning"),
    ("rules", RULES, "warning"),
    ("more", MORE, "error"),
    ("unsettled", UNSETTLED, "error"),
    ("supposed", SUPPOSED, "warning"),
    ("left", LEFT, "warning"),
    ("adjusted", ADJUSTED, "warning"),
    ("beyond", BEYOND, "warning"),
    ("mended", MENDED, "good"),
    ("lost_drafts", LOST_DRAFTS, "error"),
    ("unknown_drafts", UNKNOWN_DRAFTS, "warning"),
    ("drafts", DRAFTS, "hint"),
)
COUNT = N_("count what is on the table, and `correct` what differs")
