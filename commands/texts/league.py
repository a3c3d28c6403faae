"""What is said about shared campaigns: hub, branch, keys, promises of a server."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

REFUSALS: Texts = {
    "league.no_psycopg": "sharing a campaign needs the `league` extra",
    "league.no_psycopg.hint": "`{install}`",
    "league.extra": "this campaign is shared, but the package that reaches its hub is not installed",
    "league.extra.hint": "`league status` says how to install it",
    "league.shared": "this campaign is already shared ({file})",
    "league.shared.hint": "`league leave` turns it into an independent copy",
    "league.unshared": "{file} is not a shared campaign",
    "league.unshared.hint": "`league share URL` shares it, `league join URL NAME` joins one",
    "league.exists": "the hub already has another campaign called “{campaign}”",
    "league.exists.hint": "choose another name: league share URL NAME",
    "league.name": "“{campaign}” cannot be the name of a campaign on a hub",
    "league.name.hint": "1 to 80 characters, and no *",
    "league.unknown": "the hub has no campaign “{campaign}” that this key opens",
    "league.unknown.hint": "possible: {known:or}",
    "league.unknown.key": "the hub has no key {key}",
    "league.unknown.key.hint": "`league key list` lists the keys",
    "league.unknown.campaign": "the hub has no campaign “{campaign}”",
    "league.empty": "“{campaign}” was never fully shared",
    "league.empty.hint": "repeat `league share` on the laptop that has the campaign",
    "league.player": "a player’s key makes no copy of “{campaign}”, which holds everybody’s secrets",
    "league.player.hint": "the page of `serve` shows what a player may know",
    "league.url": "{url} is not the address of a PostgreSQL server",
    "league.url.hint": "as in postgresql://USER@HOST/DATABASE",
    "league.secret": "a key does not belong in an address: every process on this computer can read it",
    "league.secret.hint": "leave it out, and type it when asked, or give a file with --key-file",
    "league.which": "which campaign on the hub is meant?",
    "league.which.hint": "--name NAME",
    "league.key_player": "a player’s key names the player, and no other key does",
    "league.key_everywhere": "a player’s key opens one campaign only",
    "league.encoding": "the database holds text as {encoding}, not as UTF-8",
    "league.encoding.hint": "CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0 makes one that does",
    "league.no_player": "this is not the key of a player of “{campaign}”",
    "league.no_player.hint": "an owner makes one: `league key new player NAME`",
    "league.untold": "nobody has told this player yet how “{campaign}” stands",
    "league.untold.hint": "a laptop at the table does, while the prompt, `board`, `serve` or `league watch` is open there",
    "league.number": "“{word}” is not a whole number",
    "league.act": "“{text}” is not an answer for an action",
    "league.act.hint": "as in --act 43=leave, --act 43=keep, --act 43='pay Anne Bruno 5'",
    "league.settled": "entry {entry:plain} cannot be kept: it does not fit what the others have written",
    "league.settled.hint": "leave it out, or give another action in its place",
    "league.unwritten": "what was given in place of entry {entry:plain} writes nothing",
    "league.no_act": "“{text}” is not an action",
    "league.misfit": "entry {entry:plain} ({kind}) does not fit what the others have written: {why}",
    "league.misfit.hint": "answer with --act {entry:plain}=leave, keep, or another action; what was already sent stays",
    "league.stays": "nothing was written",
    "overtaken": "others have written into this shared campaign meanwhile: nothing was written here",
    "overtaken.hint": "their actions are here now: do it again",
    "league": "the hub {hub} could not carry this out: {detail}",
    "league.role": "“{role}” is not a role of a key",
    "league.role.hint": "possible: {roles:or}",
    "league.forbidden": "this key does not allow that at {hub}",
    "league.forbidden.hint": "an owner’s key makes and revokes keys; a reader’s and a player’s write nothing",
    "league.file": "{file} cannot be read",
    "league.file.hint": "it says with whom the campaign is shared; without it, the campaign is an independent copy",
    "league.denied": "the hub {hub} does not accept this key",
    "league.denied.hint": "whoever keeps the league makes keys: `league key new`; `league leave` goes on without the hub",
    "league.away": "the hub {hub} cannot do that now: {why}",
    "league.keyless": "the hub {hub} asks for a key, and none is kept on this computer",
    "league.keyless.hint": "`league status --key-file FILE` keeps one",
    "league.database": "the server of {hub} has no such database",
    "league.database.hint": "whoever keeps the league knows its address; `league join` with another one makes a new copy",
    "league.insecure": "no safe connection to the hub {hub}: it offers no encryption, its certificate is not trusted, or it asks for the key in the clear",
    "league.insecure.hint": "add sslmode or require_auth to the address only if you trust the network in between",
    "league.schema.none": "there is no league in the database {hub}",
    "league.schema.none.hint": "`league init URL` sets one up",
    "league.schema.newer": "the league at {hub} was set up by a newer version ({version:plain}; this one knows {known:plain})",
    "league.schema.newer.hint": "install the newer version",
    "league.schema.older": "the league at {hub} is of an older version ({version:plain}; this one needs {known:plain})",
    "league.schema.older.hint": "whoever keeps the league brings it up to date: `league init URL`",
    "league.rewritten": "the hub’s journal of “{campaign}” is not the one that this file continues: entry {seq:plain} is {here} here, and the hub’s entry {their_seq:plain} is {there}",
    "league.rewritten.hint": "somebody has rewritten one of them; compare both with other copies before going on",
    "league.entry": "entry {entry:plain} of the hub is not an entry of a journal",
    "league.entry.hint": "`league leave` goes on by itself; `league share URL NAME` shares this copy anew, under another name",
}
WARNINGS: Texts = {
    "league.back": "had already been sent when this copy was stopped: {entries:entry|entries} {entries:and}",
    "league.apart": "not shared yet: {count} {count:entry|entries} after entry {entry:plain} ({why})",
}
PHRASED: dict[str, dict[str, str]] = {
    "why": {
        "unreachable": N_("the hub cannot be reached"),
        "lost": N_("the connection was lost"),
        "full": N_("the hub’s disk is full"),
        "overloaded": N_("the hub is overloaded"),
        "keyless": N_("no key to the hub is kept on this computer"),
        "database": N_("the hub’s database is not there"),
        "insecure": N_("no safe connection to the hub"),
        "read_only": N_("the hub only reads at present"),
        "slow": N_("the hub does not answer in time"),
        "apart": N_(
            "others have written meanwhile; `league sync` brings both together"
        ),
    }
}
ROLES: Texts = {
    "owner": "owner",
    "assistant": "assistant",
    "player": "player",
    "reader": "reader",
}
ANSWERS: Texts = {"keep": "keep", "leave": "leave out"}
KEY_OF = N_("Key for {hub}:")
AS_OF = N_("“{campaign}” as of entry {entries:plain}")
HANDED = N_("handed in for sealed round {round:plain}")
CODE = N_("code, to be kept: {code}")
READY = N_("{hub}: the league is ready (version {version:plain})")
SHARED = N_("“{campaign}” is shared at {hub}: {entries} {entries:entry|entries}")
JOINED = N_("{file}: “{campaign}” from {hub}, {entries} {entries:entry|entries}")
LEFT = N_("“{campaign}” is no longer shared here; this copy goes on by itself")
STANDS = N_(
    "“{campaign}” at {hub}: entry {entries:plain} here, entry {there:plain} there"
)
NOT_THERE = N_("“{campaign}” at {hub}: entry {entries:plain} here")
APART = N_("not shared yet: {apart} {apart:entry|entries}")
CAME = N_("from the others: {entries:entry|entries} {entries:and}")
WENT = N_("sent: {went:and}")
NUMBERED = N_("{before:plain}, now {now:plain}")
KEPT = N_("kept all the same: {entries:and}")
CHANGED = N_("replaced: {entries:and}")
LEFT_OUT = N_("left out: {entries:and}; the branch stays readable in {copy}")
BRANCH_KEPT = N_("the branch as it was: {copy}")
TOGETHER = N_("here and at the hub alike")
MISFIT = N_("Entry {entry:plain}, {text}, does not fit what the others have written")
NOW = N_("now it would be: {text}")
WHICH = N_("{options:or}, or another action in its place?")
DIFFERS = N_("its result would be a different one now")
WATCHING = N_("Following “{campaign}” at {hub}")
STOP = N_("Ctrl-C stops it")
KEY_MADE = N_("Key for “{campaign}” ({role}): shown only once")
JOIN_LINE = N_("to join: intendant league join {hub} {campaign}")
REVOKED = N_("{key} no longer opens anything")
GAMES = N_("{games} {games:game|games} in the league")
NO_KEYS = N_("No keys yet")
NO_CAMPAIGNS = N_("No campaigns yet")
ALL_CAMPAIGNS = N_("all campaigns")
SERVER = N_(
    "PostgreSQL {server}: {campaigns} {campaigns:campaign|campaigns}, {entries} {entries:entry|entries}, {megabytes} MB"
)
# What a server’s settings promise: by the code of a finding, where it is good and not.
GOOD: Texts = {
    "fsync": "what is written goes to the disk",
    "commit": "nothing is acknowledged before it is on the disk",
    "pages": "a power cut cannot tear a page",
    "checksums": "a damaged page is noticed",
    "encrypted": "this connection is encrypted",
    "replicas": "{value} {value:other server follows|other servers follow}",
    "synchronous": "nothing is acknowledged before another server has it, too",
    "archive": "the archive of changes is up to date",
}
BAD: Texts = {
    "fsync": "fsync is off: a power cut can lose or damage everything",
    "commit": "synchronous_commit is off: a crash can lose acknowledged entries",
    "pages": "full_page_writes is off: a power cut can damage pages",
    "checksums": "no checksums: a damaged page may go unnoticed",
    "encrypted": "this connection is not encrypted",
    "replicas": "no other server follows: if this one is lost, so is everything since the last backup",
    "synchronous": "an entry is acknowledged even if no other server has it yet",
    "unseen": "another server follows, but this key cannot see how well: ask as a member of pg_monitor",
    "stuck": "every entry waits for a server that is not there ({value})",
    "archive": "no archive of changes within the last day: only other backups can restore the league",
}
