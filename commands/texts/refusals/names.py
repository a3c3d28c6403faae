"""What is said of names and texts that cannot be, or that nobody knows."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, str | tuple[str, str]] = {
    "bad_name.empty": N_("a name cannot be empty"),
    "bad_name.long": (
        N_("a name of {length} characters is too long"),
        N_("at most {most} characters"),
    ),
    "bad_name.sign": (
        N_("“{name}” cannot be a name, because of {signs}"),
        N_("leave out , : = | > and /"),
    ),
    "bad_name.start": N_("“{name}” cannot be a name: it begins with {sign}"),
    "bad_name.digits": (
        N_("“{name}” cannot be a name: it is nothing but digits"),
        N_("put a word to it, as in “Mine 12”"),
    ),
    "bad_name.reserved": (
        N_("“{name}” cannot be a name: the word has a meaning of its own"),
        N_("bank, banque, draw and nul cannot be names"),
    ),
    "text.invisible": N_("the invisible character {sign} cannot be written down"),
    "text.empty": N_("a text cannot be empty"),
    "text.long": (
        N_("a text of {length} characters is too long"),
        N_("at most {most} characters"),
    ),
    "ambiguous_name": (
        N_("“{name}” may mean several: {names}"),
        N_("type the name with its accents and capitals"),
    ),
    "unknown_name.player": N_("no player is called “{name}”"),
    "unknown_name.title": N_("there is no title “{name}”"),
    "unknown_name.territory": N_("there is no territory “{name}”"),
    "unknown_name.setting": N_("there is no house rule “{name}”"),
    "unknown_name.rule": (
        N_("there is no rule “{name}”"),
        N_("`rules list` names the chapters, `rules search` looks for words"),
    ),
    "unknown_name.area": N_("there is no chapter “{name}”"),
    "unknown_name.reference_card": (
        N_("there is no reference card “{name}”"),
        N_("`rules cards` lists them"),
    ),
    "ambiguous_name.reference_card": (
        N_("several games have a reference card “{name}”"),
        N_("say which: {names:or}"),
    ),
    "unknown_name.moment": N_("there is no card for such a moment: “{name}”"),
    "unknown_name.thing": (
        N_("there is nothing called “{name}”"),
        N_("for example: NAME, `title NAME`, `treasury PLAYER`, NAME.owner"),
    ),
    "unknown_name.noun": (
        N_("“{name}” is no noun of territory names"),
        N_("words of your own can stand in the house rules"),
    ),
    "unknown_name.qualifier": (
        N_("“{name}” is no qualifier of territory names"),
        N_("words of your own can stand in the house rules"),
    ),
    "names.count": N_("a name has one or two qualifiers, not {count}"),
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
    "name_taken.player": N_("a player is called “{name}” already"),
    "name_taken.title": N_("there is a title “{name}” already"),
    "name_taken.territory": N_("there is a territory “{name}” already"),
}
