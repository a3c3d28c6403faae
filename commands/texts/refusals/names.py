"""What is said of names and texts that cannot be, or that nobody knows."""

from __future__ import annotations

from commands.texts.marks import Refusals

REFUSALS: Refusals = {
    "bad_name.empty": "a name cannot be empty",
    "bad_name.long": (
        "a name of {length} characters is too long",
        "at most {most} characters",
    ),
    "bad_name.sign": (
        "“{name}” cannot be a name, because of {signs}",
        "leave out , : = | > and /",
    ),
    "bad_name.start": "“{name}” cannot be a name: it begins with {sign}",
    "bad_name.digits": (
        "“{name}” cannot be a name: it is nothing but digits",
        "put a word to it, as in “Mine 12”",
    ),
    "bad_name.reserved": (
        "“{name}” cannot be a name: the word has a meaning of its own",
        "bank, banque, draw and nul cannot be names",
    ),
    "text.invisible": "the invisible character {sign} cannot be written down",
    "text.empty": "a text cannot be empty",
    "text.long": (
        "a text of {length} characters is too long",
        "at most {most} characters",
    ),
    "ambiguous_name": (
        "“{name}” may mean several: {names}",
        "type the name with its accents and capitals",
    ),
    "unknown_name.player": "no player is called “{name}”",
    "unknown_name.title": "there is no title “{name}”",
    "unknown_name.territory": "there is no territory “{name}”",
    "unknown_name.setting": "there is no house rule “{name}”",
    "unknown_name.rule": (
        "there is no rule “{name}”",
        "`rules list` names the chapters, `rules search` looks for words",
    ),
    "unknown_name.area": "there is no chapter “{name}”",
    "unknown_name.reference_card": (
        "there is no reference card “{name}”",
        "`rules cards` lists them",
    ),
    "ambiguous_name.reference_card": (
        "several games have a reference card “{name}”",
        "say which: {names:or}",
    ),
    "unknown_name.moment": "there is no card for such a moment: “{name}”",
    "unknown_name.thing": (
        "there is nothing called “{name}”",
        "for example: NAME, `title NAME`, `treasury PLAYER`, NAME.owner",
    ),
    "unknown_name.noun": (
        "“{name}” is no noun of territory names",
        "words of your own can stand in the house rules",
    ),
    "unknown_name.qualifier": (
        "“{name}” is no qualifier of territory names",
        "words of your own can stand in the house rules",
    ),
    "names.count": "a name has one or two qualifiers, not {count}",
    "names.fewer": (
        "{given} qualifiers are given, but the name shall have {count}",
        "leave out --qualifiers, or one of the words",
    ),
    "names.none_left": (
        "no name of this kind is left",
        "ask for fewer, or leave the noun or the qualifiers open",
    ),
    "names.many": ("{amount} names are too many at once", "at most {most}"),
    "name_taken.player": "a player is called “{name}” already",
    "name_taken.title": "there is a title “{name}” already",
    "name_taken.territory": "there is a territory “{name}” already",
}
