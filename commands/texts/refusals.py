"""What is said when something is refused: a sentence, and a hint where there is one."""

from __future__ import annotations

from commands.texts import medfan, scenarios
from commands.texts.marks import N_

REFUSALS: dict[str, tuple[str, str | None]] = {
    # Names and texts
    "bad_name.empty": (N_("a name cannot be empty"), None),
    "bad_name.long": (
        N_("a name of {length} characters is too long"),
        N_("at most {most} characters"),
    ),
    "bad_name.sign": (
        N_("“{name}” cannot be a name, because of {signs}"),
        N_("leave out , : = | > and /"),
    ),
    "bad_name.start": (
        N_("“{name}” cannot be a name: it begins with {sign}"),
        None,
    ),
    "bad_name.digits": (
        N_("“{name}” cannot be a name: it is nothing but digits"),
        N_("put a word to it, as in “Mine 12”"),
    ),
    "bad_name.reserved": (
        N_("“{name}” cannot be a name: the word has a meaning of its own"),
        N_("bank, banque, draw and nul cannot be names"),
    ),
    "text.invisible": (
        N_("the invisible character {sign} cannot be written down"),
        None,
    ),
    "text.empty": (N_("a text cannot be empty"), None),
    "text.long": (
        N_("a text of {length} characters is too long"),
        N_("at most {most} characters"),
    ),
    "ambiguous_name": (
        N_("“{name}” may mean several: {names}"),
        N_("type the name with its accents and capitals"),
    ),
    "unknown_name.player": (N_("no player is called “{name}”"), None),
    "unknown_name.title": (N_("there is no title “{name}”"), None),
    "unknown_name.territory": (N_("there is no territory “{name}”"), None),
    "unknown_name.setting": (N_("there is no house rule “{name}”"), None),
    "unknown_name.rule": (
        N_("there is no rule “{name}”"),
        N_("`rules list` names the chapters, `rules search` looks for words"),
    ),
    "unknown_name.area": (N_("there is no chapter “{name}”"), None),
    "unknown_name.noun": (
        N_("“{name}” is no noun of territory names"),
        N_("words of your own can stand in the house rules"),
    ),
    "unknown_name.qualifier": (
        N_("“{name}” is no qualifier of territory names"),
        N_("words of your own can stand in the house rules"),
    ),
    "names.count": (
        N_("a name has one or two qualifiers, not {count}"),
        None,
    ),
    "names.fewer": (
        N_("{given} qualifiers are given, but the name shall have {count}"),
        N_("leave out --qualifiers, or one of the words"),
    ),
    "names.none_left": (
        N_("no name of this kind is left"),
        N_("ask for fewer, or leave the noun or the qualifiers open"),
    ),
    "names.many": (
        N_("{amount} names are too many at once"),
        N_("at most {most}"),
    ),
    "unknown_name.commodity": (N_("nothing called “{name}” is counted here"), None),
    "unknown_name.account": (N_("there is no account “{name}”"), None),
    "unknown_name.subject": (
        N_("nothing is known of “{name}”"),
        N_("type it as `show` prints it, for example territory:Vaux"),
    ),
    "unknown_name.field": (N_("“{name}” cannot be corrected"), None),
    "unknown_name.entry": (N_("there is no entry {entry:plain}"), None),
    "unknown_name.turn": (
        N_("nothing tells how turn {turn:plain} ended"),
        N_("it is turn {now:plain} now"),
    ),
    "unknown_name.draft": (N_("there is no draft {name:plain}"), None),
    "draft.none": (N_("no act was stopped in the middle"), None),
    "draft.several": (N_("several acts were stopped: {ids}"), N_("name one of them")),
    "name_taken.player": (N_("a player is called “{name}” already"), None),
    "name_taken.title": (N_("there is a title “{name}” already"), None),
    "name_taken.territory": (N_("there is a territory “{name}” already"), None),
    # Dice and choices
    "bad_dice.face": (
        N_("a {die} has no {face:plain}"),
        N_("its faces are {faces}"),
    ),
    "bad_dice.word": (
        N_("“{word}” is no face of a die"),
        N_("type faces as in “5 3 | 6”; or ask, throw, new"),
    ),
    "bad_dice.bar": (
        N_(
            "the | stands in the middle of a throw: {count:plain}{die} are thrown together, {typed} {typed:was|were} typed before it"
        ),
        None,
    ),
    "bad_dice.count": (
        N_(
            "{count:plain}{die} {count:is|are} thrown, but {typed} {typed:face was|faces were} typed"
        ),
        None,
    ),
    "bad_dice.many": (
        N_("{left} {left:face|faces} too many: {used} {used:is|are} enough"),
        None,
    ),
    "missing_dice": (
        N_("dice are missing for {count:plain}{die} ({reason})"),
        N_("give the faces with --dice, in the order asked for"),
    ),
    "missing_choice": (
        N_("a choice is missing: {key} ({options:or})"),
        N_("give it with --choose {key}=…"),
    ),
    "choice.unasked": (N_("nobody asked for the choice “{key}”"), None),
    "choice.unknown": (
        N_("“{value}” is no choice for {choice}"),
        N_("it may be {options:or}"),
    ),
    "dice.and_seed": (
        N_("--dice and --seed exclude each other"),
        N_("dice are either typed or thrown"),
    ),
    "roll.unreadable": (
        N_("“{text}” is no roll"),
        N_("as in 2d6+1, 4d10k3, d6!, 2d6*10"),
    ),
    "roll.many": (N_("too many dice"), N_("at most {most} in one roll")),
    "roll.sides": (N_("no such die"), N_("a die has 1 to {most} sides")),
    "roll.keep": (N_("{keep} of {dice} {dice:die|dice} cannot be kept"), None),
    "roll.endless": (N_("this roll never ends"), None),
    # Money
    "bad_amount": (
        N_("“{amount}” is no amount"),
        N_("whole coins, digits only, from 1 to 1000000000000"),
    ),
    "bad_amount.balance": (
        N_("{account:the} cannot have that much"),
        None,
    ),
    "not_enough.money": (
        N_("{account} has {have}, {need} {need:is|are} needed"),
        N_("{lack} {lack:is|are} missing"),
    ),
    "not_enough": (
        N_("{account} has {have} of {what}, {need} {need:is|are} needed"),
        N_("{lack} {lack:is|are} missing"),
    ),
    "not_enough.bank": (
        N_("the bank has {have} left, {need} {need:is|are} needed"),
        None,
    ),
    "pay.self": (N_("giver and taker are the same: {account:the}"), None),
    # Titles, territories, players, clock
    "title.holds": (N_("{holder} holds the title “{title}” already"), None),
    "title.most": (
        N_("{player} holds as many titles as a player may: {most}"),
        N_("the house rule {rule} says so; --ruling overrules it"),
    ),
    "title.vacant": (N_("nobody holds the title “{title}”"), None),
    "territory.owns": (N_("{territory} belongs to {owner} already"), None),
    "territory.most": (
        N_("{player} owns as many territories as a player may: {most}"),
        N_("the house rule {rule} says so; --ruling overrules it"),
    ),
    "territory.unowned": (N_("{territory} belongs to nobody"), None),
    "players.many": (N_("too many players"), N_("at most {most}")),
    "players.same_name": (N_("{name} is called so already"), None),
    "phase.none": (
        N_("the turns of this game have no phases"),
        N_("`turn next` ends the turn; `rules set {rule} A,B` names phases"),
    ),
    # House rules and files
    "setting.value": (N_("“{value}” is no value for {setting}"), None),
    "setting.same": (N_("{setting} says so already"), None),
    "setting.nothing": (N_("the file changes nothing"), None),
    "toml.syntax": (
        N_("line {line:plain}, column {column:plain}: this is no TOML"),
        N_("texts stand in quotes, tables in [brackets]"),
    ),
    "toml.long": (N_("the file is too long"), N_("at most {most} kB")),
    "file.faults": (N_("{count} {count:fault|faults} in the file:"), None),
    "file.encoding": (
        N_("{file} is no UTF-8 text: byte {at:plain} fits no character"),
        N_("save it as UTF-8"),
    ),
    "game.unknown": (
        N_("there is no game “{game}”"),
        N_("there {games:is|are} {games}"),
    ),
    "game.other": (N_("this campaign plays {played}, not {game}"), None),
    "position.game": (
        N_("the position is for {game}, but {asked} was asked for"),
        None,
    ),
    "new.players_twice": (
        N_("the position file names the players already"),
        N_("leave out --players"),
    ),
    "new.restore_alone": (
        N_("a backup is restored as it is"),
        N_("leave out --game, --players, --rules and --campaign-lang"),
    ),
    # Undo and redo
    "undo.both": (N_("either one entry or --to, not both"), None),
    "nothing_to_undo": (N_("there is nothing to undo"), None),
    "undo.nothing_after": (
        N_("no act after entry {entry:plain} still counts"),
        None,
    ),
    "undo.first": (N_("the first entry is the campaign itself"), None),
    "undo.again": (
        N_("entry {entry:plain} was undone already, by entry {by:plain}"),
        N_("`redo {entry:plain}` brings it back"),
    ),
    "undo.no_act": (
        N_("entry {entry:plain} is itself a taking back"),
        N_("`undo` and `redo` name acts"),
    ),
    "redo.live": (N_("entry {entry:plain} is not undone"), None),
    "redo.nothing": (N_("there is nothing to redo"), None),
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
    "blocked.audit": (N_("entry {entry:plain} stays: {findings}"), None),
    # Corrections
    "correct.what": (
        N_("what is to be corrected is not clear"),
        N_(
            "`money PLAYER`, `COMMODITY ACCOUNT`, or `SUBJECT.FIELD` as `show` prints them"
        ),
    ),
    "correct.other_side": (
        N_("{account:the} is the other side of every correction of {what}"),
        None,
    ),
    "correct.floor": (N_("{account:the} cannot have less than {least}"), None),
    "correct.same": (N_("nothing to correct: {about:the} is so already"), None),
    "correct.audit": (N_("that cannot be: {findings}"), None),
    "correct.name": (
        N_("a name is not corrected"),
        N_("`players rename` gives a player another name"),
    ),
    "correct.fixed": (N_("“{name}” cannot be corrected"), None),
    "correct.rules": (
        N_("house rules are not corrected"),
        N_("`rules set` changes them"),
    ),
    "bad_amount.whole": (
        N_("“{word}” is no whole number"),
        N_("digits only, from 0 to 1000000000000"),
    ),
    "unheard": (
        N_("entry {entry:plain} is written, but its answer could not be shown"),
        None,
    ),
    "no_folder": (N_("{file}: there is no folder {folder}"), None),
    "is_folder": (N_("{file} is a folder"), None),
    # The campaign's file
    "exists": (N_("{file} exists already"), N_("take another name")),
    "no_campaign": (
        N_("there is no campaign here"),
        N_("name one with -c FILE, or begin one: intendant new FILE --game free"),
    ),
    "no_campaign.several": (
        N_("there are several campaigns here: {found}"),
        N_("name one with -c FILE"),
    ),
    "no_file": (N_("there is no file {file}"), None),
    "not_a_campaign": (N_("{file} is no campaign"), None),
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
    "damaged.genesis": (
        N_("{file} is damaged: its first entry is missing"),
        N_("`new FILE --from BACKUP` restores a backup"),
    ),
    "damaged.check": (
        N_("{file} is damaged: the check of the copy failed"),
        N_("`verify` tells more"),
    ),
    "damaged.rows": (
        N_("{file} is damaged: rows of entry {entry:plain} belong to no entry"),
        N_("`verify` tells more"),
    ),
    "locked": (
        N_("{file} is being written by another program"),
        N_("try again in a moment"),
    ),
    "read_only": (N_("{file} can be read, but not written"), None),
    "read_only.system": (N_("{file} cannot be opened: {detail}"), None),
    "read_only.backup": (
        N_("{file} is a backup and is only read"),
        N_("`new FILE --from {file}` makes a campaign of it"),
    ),
    "disk_full": (
        N_("{file} could not be written: the disk is full or failing"),
        N_("nothing was lost; make room and try again"),
    ),
    "import.unreadable": (N_("{file}, line {line:plain}: no exported journal"), None),
    "import.long_line": (N_("{file}, line {line:plain} is too long"), None),
    "import.hash": (
        N_("{file}, line {line:plain}: the entry does not match its hash"),
        N_("the document was changed after it was exported"),
    ),
    "import.twice": (N_("the new file is named twice"), N_("by -o or by -c, not both")),
    "import.cut": (
        N_("{file} is not whole: it ends after {count} {count:entry|entries}"),
        None,
    ),
    "interrupted": (N_("stopped; nothing was written"), None),
    "interrupted.draft": (
        N_("stopped; what was answered is kept as draft {draft:plain}"),
        N_("`resume {draft:plain}` goes on, `drop {draft:plain}` forgets it"),
    ),
    # Usage
    "treasury.both": (N_("either --at or --turn, not both"), None),
    "usage.number": (N_("“{word}” is no number"), None),
    "usage.encoding": (N_("a word holds bytes that are no characters"), None),
    "usage.pair": (N_("“{word}” is no KEY=VALUE"), None),
    "usage.language": (N_("“{word}” is no language here"), N_("fr or en")),
    "usage.step": (N_("“{word}” means nothing here"), N_("`next` goes on")),
    "usage.option": (N_("there is no option {option}"), None),
    "usage.missing": (
        N_("{name} is missing"),
        N_("`intendant {command} --help` shows what is needed"),
    ),
    "usage.value": (N_("{option} needs a value"), None),
    "usage.no_command": (N_("a command is missing"), N_("one of {known:or}")),
    "usage.command": (
        N_("there is no command “{name}”"),
        N_("`intendant --help` lists them"),
    ),
    "usage.extra": (
        N_("“{word}” is one word too many"),
        N_("names of several words stand in quotes"),
    ),
    "usage.other": (N_("this call is not understood: {detail}"), None),
    "completion.shell": (
        N_("“{shell}” is no shell that can complete names"),
        N_("name one of {shells}"),
    ),
    "script.quote": (N_("the quote {quote} is never closed"), None),
    "script.forbidden": (N_("{word} cannot stand in a script"), None),
    "script.unusual": (N_("this line is not understood: {text}"), None),
}

NEAREST = N_("did you mean {near:or}?")
KNOWN = N_("known: {near}")
# Faults that list all that is known, not only what is near.
LISTED = frozenset({"position.phase", "position.commodity"})
# Subjects that are no names.
SUBJECTS = {"campaign": N_("the campaign"), "rules": N_("the house rules")}

EXPECTED = {
    "word": N_("it may be {options:or}"),
    "number": N_("a whole number from {least:plain} to {most:plain}"),
    "text": N_("a text on one line"),
    "flag": N_("true or false"),
    "words": N_("words between commas, each once"),
    "fraction": N_("two whole numbers, as in [1, 2]"),
    "words_of_names": N_("a list of words, each in {{ }} with its keys"),
}

WARNINGS: dict[str, str] = {
    "title.alike": N_("“{title}” is a new title; did you mean {near:or}?"),
    "turn.skipped": N_("skipped: {phases}"),
    "dice.typed_again": N_(
        "typed {faces} in place of the {kept} thrown for entry {entry:plain}"
    ),
    "dice.anew": N_("thrown anew in place of the {kept} of entry {entry:plain}"),
    "dice.kept": N_("the dice of entry {entry:plain} are used again"),
    "dice.kept_draft": N_("the dice of the act that was stopped are used again"),
    "dice.anew_draft": N_(
        "thrown anew in place of the {kept} of the act that was stopped"
    ),
    "dice.typed_again_draft": N_(
        "typed {faces} in place of the {kept} of the act that was stopped"
    ),
    "names.twice": N_("“{word}” was given twice and counts once"),
    "names.same_root": N_("“{one}” and “{other}” say the same thing twice"),
    "names.contradictory": N_("“{one}” and “{other}” contradict each other"),
    "once.other": N_(
        "the key “{once}” belongs to entry {entry:plain} ({kind}): nothing was written"
    ),
    "ruling.unneeded": N_("no rule stood in the way: the ruling was not needed"),
    "undo.reckoned": N_(
        "{by:entry|entries} {by:runs} reckoned with what was taken back"
    ),
}
RULED = N_("overruled: {message}")

FINDINGS: dict[str, str] = {
    "audit.account": N_("the account {about} belongs to nobody"),
    "audit.commodity": N_("{about:the} holds {what}, which this game does not count"),
    "audit.floor": N_("{about:the} has {amount} of {what}"),
    "audit.sum": N_("{about} appeared or vanished: the sum is {amount}, not 0"),
    "audit.nameless": N_("{about} has no name"),
    "audit.field": N_("{about:the} has a field that this game does not know: {field}"),
    "audit.value": N_("{about}: “{value}” cannot be its {field}"),
    "audit.twice": N_("two are called “{name}”"),
    "audit.seat": N_("{about} is not seated as it should be"),
    "audit.turn": N_("the campaign has no turn"),
    "audit.first": N_("nobody begins the turn"),
    "verify.pages": N_("the file's pages are damaged: {about}"),
    "verify.schema": N_("the tables or guards of the file were changed"),
    "verify.unreadable": N_("the file cannot be read: {about}"),
    "verify.orphan": N_("rows belong to no entry"),
    "verify.gap": N_("an entry is missing before it"),
    "verify.chain": N_("it does not follow from the entry before it"),
    "verify.hash": N_("it was changed after it was written"),
    "verify.count": N_("effects, throws or marks are missing"),
    "verify.mark": N_("it takes back or brings back what cannot be"),
    "verify.before": N_("a value was not what it says it was before"),
    "verify.balance": N_("the running total of {what} on {about:the} is wrong"),
    "verify.fact": N_("the present value of {about}.{field} is wrong"),
    "verify.undone": N_("the mark that tells whether it is undone is wrong"),
    "verify.sum": N_("{about} does not add up to zero"),
    "verify.law": N_("the state is not what the live acts lead to"),
    "word.table": N_("{about} must stand in {{ }} with its keys"),
    "word.missing": N_("{about}: {key} is missing"),
    "word.key": N_("{about}: {key} means nothing here"),
    "word.value": N_("{about}: “{value}” is no {key}; it may be {options}"),
    "word.flag": N_("{about}: {key} is true or false, not “{value}”"),
    "word.text": N_("{about}: “{value}” cannot be its {key}: letters, at most {most}"),
    "word.preposition": N_("{about}: “{value}” must begin with de, d', du or des"),
    "word.twice": N_("“{about}” stands in the list already"),
    "word.many": N_("too many words of one's own: at most {most}"),
    "setting.unknown": N_("there is no house rule “{about}”"),
    "setting.value": N_("“{value}” is no value for {about}"),
    "position.key": N_("“{about}” means nothing here"),
    "position.tables": N_("“{about}” stands in [[double brackets]]"),
    "position.table": N_("“{about}” stands in [brackets]"),
    "position.players": N_("the players are a list of names"),
    "position.text": N_("“{about}” must be a text in quotes"),
    "position.number": N_(
        "“{about}” must be a whole number from {least} to 1000000000000"
    ),
    "position.missing": N_("{about} is missing"),
    "position.phase": N_("there is no phase “{about}”"),
    "position.commodity": N_("nothing called “{about}” is counted here"),
    "position.field": N_("{about} is not a fact of this game"),
    "position.value": N_("this cannot be the value of {about}"),
}

REFUSALS |= medfan.REFUSALS | scenarios.REFUSALS
WARNINGS |= medfan.WARNINGS | scenarios.WARNINGS
FINDINGS |= medfan.FINDINGS
