"""What is said of files: house rules, positions, the campaign itself."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, str | tuple[str, str]] = {
    "setting.value": N_("“{value}” is no value for {setting}"),
    "setting.same": N_("{setting} says so already"),
    "setting.nothing": N_("the file changes nothing"),
    "toml.syntax": (
        N_("line {line:plain}, column {column:plain}: this is no TOML"),
        N_("texts stand in quotes, and names with accents, too; tables in [brackets]"),
    ),
    "toml.deep": (
        N_("line {line:plain}: lists within lists, or names in names, without end"),
        N_("at most {most} deep"),
    ),
    "toml.long": (N_("the file is too long"), N_("at most {most} kB")),
    "file.faults": N_("{count} {count:fault|faults} in the file:"),
    "file.long": (N_("{file} is too long"), N_("at most {most} kB")),
    "file.device": (
        N_("{file} is a device, and no file that could be read"),
        N_("name a file, a pipe, or - for a script that is piped in"),
    ),
    "file.nothing": N_("{file} is a pipe, and nothing comes out of it"),
    "file.encoding": (
        N_("{file} is no UTF-8 text: byte {at:plain} fits no character"),
        N_("save it as UTF-8"),
    ),
    "game.unknown": (
        N_("there is no game “{game}”"),
        N_("there {games:is|are} {games}"),
    ),
    "game.other": N_("this campaign plays {played}, not {game}"),
    "position.game": N_("the position is for {game}, but {asked} was asked for"),
    "new.players_twice": (
        N_("the position file names the players already"),
        N_("leave out --players"),
    ),
    "new.restore_alone": (
        N_("a backup is restored as it is"),
        N_("leave out --game, --players, --rules and --campaign-lang"),
    ),
    "no_folder": N_("{file}: there is no folder {folder}"),
    "is_folder": N_("{file} is a folder"),
    "exists": (N_("{file} exists already"), N_("take another name")),
    "exists.output": (
        N_("{file} exists already"),
        N_("take another name, or overwrite it with --force"),
    ),
    "exists.folder": (
        N_("{file} holds more than exported tables, or is no folder"),
        N_("take another name"),
    ),
    "exists.campaign": (
        N_("{file} is a campaign, and no other file takes its place"),
        N_("take another name"),
    ),
    "exists.beside": (
        N_("SQLite uses the name {file} beside the campaign {campaign}"),
        N_("take another name"),
    ),
    "exists.no_file": (
        N_("{file} is no file that could be replaced"),
        N_("take another name"),
    ),
    "no_campaign": (
        N_("there is no campaign here"),
        N_("name one with -c FILE, or begin one: intendant new FILE --game free"),
    ),
    "no_campaign.several": (
        N_("there are several campaigns here: {found}"),
        N_("name one with -c FILE"),
    ),
    "no_file": N_("there is no file {file}"),
    "not_a_campaign": N_("{file} is no campaign"),
    "not_a_backup": (
        N_("{file} is no backup, but a campaign itself"),
        N_("`backup` makes one of it"),
    ),
    "newer": (
        N_(
            "{file} was written by a newer program (format {version:plain}; this one knows {known:plain})"
        ),
        N_("install the newer version"),
    ),
    "damaged": (
        N_("{file} is damaged: {detail}"),
        N_("`new FILE --from BACKUP` restores a backup"),
    ),
    "damaged.in_play": (
        N_("{file} is whole, with a fault in play: {detail}"),
        N_("`correct` sets right what lies otherwise on the table"),
    ),
    "damaged.genesis": (
        N_("{file} is damaged: its first entry is missing"),
        N_("`new FILE --from BACKUP` restores a backup"),
    ),
    "damaged.check": (
        N_("{file} is damaged: the check of the copy failed"),
        N_("`verify` tells more"),
    ),
    "damaged.schema": (
        N_("{file} is damaged: its tables or guards were changed ({part})"),
        N_(
            "nothing of it was carried out: `new FILE --from BACKUP` restores a backup, or an SQLite tool puts it right"
        ),
    ),
    "damaged.journal": (
        N_("{file} is not opened: {beside} would make SQLite delete another file"),
        N_(
            "no campaign has such a journal: ask for a copy made by `backup`, or delete {beside}"
        ),
    ),
    "damaged.journal_size": (
        N_("{file} is not opened: {beside} would make it many times as long as it is"),
        N_(
            "no campaign has such a journal: ask for a copy made by `backup`, or delete {beside}"
        ),
    ),
    "damaged.link": (
        N_("{file} is not opened: {beside} leads into another file, or is none"),
        N_("no campaign has that beside it: delete {beside}"),
    ),
    "damaged.endless": (
        N_("{file} is damaged: a question to it would not end"),
        N_("`new FILE --from BACKUP` restores a backup"),
    ),
    "damaged.rows": (
        N_("{file} is damaged: rows of entry {entry:plain} belong to no entry"),
        N_("`verify` tells more"),
    ),
    "damaged.content": (
        N_("{file} is damaged: no act has written the {part} of entry {entry:plain}"),
        N_("`verify` tells more"),
    ),
    "entry.content": N_("an entry cannot hold this: {part}"),
    "import.content": (
        N_("{file}, line {line:plain}: no act has written such an entry: {part}"),
        N_("the document was changed after it was exported"),
    ),
    "damaged.draft": (
        N_("draft {draft:plain} cannot be read, or is no act that could go on"),
        N_("`drop {draft:plain}` forgets it"),
    ),
    "locked": (
        N_("{file} is being written by another program"),
        N_("try again in a moment"),
    ),
    "read_only": N_("{file} can be read, but not written"),
    "read_only.system": N_("{file} cannot be opened: {detail}"),
    "read_only.backup": (
        N_("{file} is a backup and is only read"),
        N_("`new FILE --from {file}` makes a campaign of it"),
    ),
    "disk_full": (
        N_("{file} could not be written: the disk is full or failing"),
        N_("nothing was lost; make room and try again"),
    ),
    "import.unreadable": N_("{file}, line {line:plain}: no exported journal"),
    "import.long_line": (
        N_("{file}, line {line:plain} is too long"),
        N_("at most {most} kB"),
    ),
    "import.hash": (
        N_("{file}, line {line:plain}: the entry does not match its hash"),
        N_("the document was changed after it was exported"),
    ),
    "import.twice": (N_("the new file is named twice"), N_("by -o or by -c, not both")),
    "import.cut": N_(
        "{file} is not whole: it ends after {count} {count:entry|entries}"
    ),
    "interrupted": N_("stopped; nothing was written"),
    "interrupted.draft": (
        N_("stopped; what was answered is kept as draft {draft:plain}"),
        N_("`resume {draft:plain}` goes on, `drop {draft:plain}` forgets it"),
    ),
}
