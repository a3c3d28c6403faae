"""What is said of files: house rules, positions, the campaign itself."""

from __future__ import annotations

from commands.texts.marks import Refusals

REFUSALS: Refusals = {
    "setting.value": "“{value}” is no value for {setting}",
    "setting.same": "{setting} says so already",
    "setting.nothing": "the file changes nothing",
    "toml.syntax": (
        "line {line:plain}, column {column:plain}: this is no TOML",
        "texts stand in quotes, and names with accents, too; tables in [brackets]",
    ),
    "toml.deep": (
        "line {line:plain}: lists within lists, or names in names, without end",
        "at most {most} deep",
    ),
    "toml.long": ("the file is too long", "at most {most} kB"),
    "file.faults": "{count} {count:fault|faults} in the file:",
    "file.long": ("{file} is too long", "at most {most} kB"),
    "file.device": (
        "{file} is a device, and no file that could be read",
        "name a file, a pipe, or - for a script that is piped in",
    ),
    "file.nothing": "{file} is a pipe, and nothing comes out of it",
    "file.encoding": (
        "{file} is no UTF-8 text: byte {at:plain} fits no character",
        "save it as UTF-8",
    ),
    "game.unknown": ("there is no game “{game}”", "there {games:is|are} {games}"),
    "game.other": "this campaign plays {played}, not {game}",
    "position.game": "the position is for {game}, but {asked} was asked for",
    "new.players_twice": (
        "the position file names the players already",
        "leave out --players",
    ),
    "new.restore_alone": (
        "a backup is restored as it is",
        "leave out --game, --players, --rules and --campaign-lang",
    ),
    "no_folder": "{file}: there is no folder {folder}",
    "is_folder": "{file} is a folder",
    "exists": ("{file} exists already", "take another name"),
    "exists.output": (
        "{file} exists already",
        "take another name, or overwrite it with --force",
    ),
    "exists.folder": (
        "{file} holds more than exported tables, or is no folder",
        "take another name",
    ),
    "exists.campaign": (
        "{file} is a campaign, and no other file takes its place",
        "take another name",
    ),
    "exists.beside": (
        "SQLite uses the name {file} beside the campaign {campaign}",
        "take another name",
    ),
    "exists.no_file": ("{file} is no file that could be replaced", "take another name"),
    "no_campaign": (
        "there is no campaign here",
        "name one with -c FILE, or begin one: intendant new FILE --game free",
    ),
    "no_campaign.several": (
        "there are several campaigns here: {found}",
        "name one with -c FILE",
    ),
    "no_file": "there is no file {file}",
    "not_a_campaign": "{file} is no campaign",
    "not_a_backup": (
        "{file} is no backup, but a campaign itself",
        "`backup` makes one of it",
    ),
    "newer": (
        "{file} was written by a newer program (format {version:plain}; this one knows {known:plain})",
        "install the newer version",
    ),
    "damaged": (
        "{file} is damaged: {detail}",
        "`new FILE --from BACKUP` restores a backup",
    ),
    "damaged.in_play": (
        "{file} is whole, with a fault in play: {detail}",
        "`correct` sets right what lies otherwise on the table",
    ),
    "damaged.genesis": (
        "{file} is damaged: its first entry is missing",
        "`new FILE --from BACKUP` restores a backup",
    ),
    "damaged.check": (
        "{file} is damaged: the check of the copy failed",
        "`verify` tells more",
    ),
    "damaged.schema": (
        "{file} is damaged: its tables or guards were changed ({part})",
        "nothing of it was carried out: `new FILE --from BACKUP` restores a backup, or an SQLite tool puts it right",
    ),
    "damaged.journal": (
        "{file} is not opened: {beside} would make SQLite delete another file",
        "no campaign has such a journal: ask for a copy made by `backup`, or delete {beside}",
    ),
    "damaged.journal_size": (
        "{file} is not opened: {beside} would make it many times as long as it is",
        "no campaign has such a journal: ask for a copy made by `backup`, or delete {beside}",
    ),
    "damaged.link": (
        "{file} is not opened: {beside} leads into another file, or is none",
        "no campaign has that beside it: delete {beside}",
    ),
    "damaged.endless": (
        "{file} is damaged: a question to it would not end",
        "`new FILE --from BACKUP` restores a backup",
    ),
    "damaged.rows": (
        "{file} is damaged: rows of entry {entry:plain} belong to no entry",
        "`verify` tells more",
    ),
    "damaged.content": (
        "{file} is damaged: no act has written the {part} of entry {entry:plain}",
        "`verify` tells more",
    ),
    "entry.content": "an entry cannot hold this: {part}",
    "import.content": (
        "{file}, line {line:plain}: no act has written such an entry: {part}",
        "the document was changed after it was exported",
    ),
    "damaged.draft": (
        "draft {draft:plain} cannot be read, or is no act that could go on",
        "`drop {draft:plain}` forgets it",
    ),
    "locked": ("{file} is being written by another program", "try again in a moment"),
    "read_only": "{file} can be read, but not written",
    "read_only.system": "{file} cannot be opened: {detail}",
    "read_only.backup": (
        "{file} is a backup and is only read",
        "`new FILE --from {file}` makes a campaign of it",
    ),
    "disk_full": (
        "{file} could not be written: the disk is full or failing",
        "nothing was lost; make room and try again",
    ),
    "import.unreadable": "{file}, line {line:plain}: no exported journal",
    "import.long_line": ("{file}, line {line:plain} is too long", "at most {most} kB"),
    "import.hash": (
        "{file}, line {line:plain}: the entry does not match its hash",
        "the document was changed after it was exported",
    ),
    "import.twice": ("the new file is named twice", "by -o or by -c, not both"),
    "import.cut": "{file} is not whole: it ends after {count} {count:entry|entries}",
    "interrupted": "stopped; nothing was written",
    "interrupted.draft": (
        "stopped; what was answered is kept as draft {draft:plain}",
        "`resume {draft:plain}` goes on, `drop {draft:plain}` forgets it",
    ),
}
