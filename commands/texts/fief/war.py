"""Words for battles, and for battles that cannot be fought."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

SIDES: Texts = {"attacker": "attacker", "defender": "defender"}
SITES: Texts = {
    "open": "in the open",
    "castle": "a castle",
    "city": "a city",
}
# Words as they are typed.
TYPED: dict[str, Texts] = {
    "fighter": {"rebels": "rebels"},
    "troops": {"all": "all"},
    "battle_side": SIDES,
    "site": {"open": "open ground", "castle": "castle", "city": "city"},
    "target": {"lords": "lords", "darc": "D’Arc", "women": "women"},
    "losses": {
        "soldiers": "soldiers",
        "guard": "royal guard",
        "archers": "archers",
        "mercenaries": "mercenaries",
        "darc": "D’Arc",
    },
    "rerolls": {"low": "low", "none": "none"},
    "archers": {"shoot": "shoot", "hold": "hold", "aim": "aim"},
    "battle_mode": {"joint": "joint", "separate": "separate"},
    # What a side has, in one word each; hyphens count as spaces.
    "force": {
        "soldiers": "soldiers",
        "lords": "lords",
        "darc": "D’Arc",
        "women": "women",
        "royal": "royal-guard",
        "knights": "knights",
        "sergeants": "sergeants",
        "archers": "archers",
        "guard": "guard-sergeants",
        "guard_knights": "guard-knights",
        "mercenaries": "mercenaries",
        "bombards": "bombards",
    },
}
ASK = {"demander": "ask"}
TYPED_ALSO: dict[str, dict[str, str]] = {
    "troops": {"tout": "all"},
    "site": {"plaine": "open", "decouvert": "open"},
    "battle_mode": {"separement": "separate"},
    "target": {
        "lord": "lords",
        "woman": "women",
        "seigneur": "lords",
        "femme": "women",
    },
    "losses": {**ASK, "garde": "guard", "garde-royale": "guard"},
    "rerolls": ASK,
    "archers": ASK,
}
# What a side has, as screens show it.
HAS: Texts = {
    "soldiers": "{count} {count:soldier|soldiers}",
    "lords": "{count} {count:lord|lords}",
    "darc": "D’Arc",
    "women": "{count} {count:woman|women}",
    "royal": "{count} {count:point|points} of the royal guard",
    "knights": "{count} {count:knight|knights}",
    "sergeants": "{count} {count:sergeant|sergeants}",
    "archers": "{count} {count:archer|archers}",
    "guard": "{count} guard {count:sergeant|sergeants}",
    "guard_knights": "{count} guard {count:knight|knights}",
    "mercenaries": "{count} {count:mercenary|mercenaries}",
    "bombards": "{count} {count:bombard|bombards}",
}
FIGHTING = N_(
    "{village}: {attackers} ({attacker} {attacker:point|points}) against {defenders} "
    "({defender} {defender:point|points})"
)
AGAINST = N_("battle against {names}")  # what a player may do
WINS: Texts = {
    "attacker": "The attacker wins; still standing: {left}",
    "defender": "The defender wins; still standing: {left}",
}
ENDS: Texts = {
    "both": "Both sides are wiped out in the same round",
    "rounds": "Nothing is decided after {rounds} {rounds:round|rounds}",
    "unled": "The last attacking lord is shot: the battle stops, and the defender holds the place",
    "mercy": "Mercy was asked for and granted",
}
CAPTIVES: Texts = {
    "attacker": "Captives taken from the attacker: {count}",
    "defender": "Captives taken from the defender: {count}",
}
CHANCES: Texts = {
    "attacker": "the attacker wins",
    "defender": "the defender wins",
    "both_fall": "both wiped out",
    "undecided": "undecided",
}
SHOTS: dict[str, Texts] = {
    "shoot": {
        "attacker": "The attacker’s archers: {die} on the die, {harm} {harm:point|points} lost",
        "defender": "The defender’s archers: {die} on the die, {harm} {harm:point|points} lost",
    },
    "aim": {
        "attacker": "The attacker’s archers aim at a lord: {die} on the die",
        "defender": "The defender’s archers aim at a lord: {die} on the die",
    },
}

REFUSALS: Texts = {
    "fief.spec": "these forces cannot fight: {findings}",
    "fief.spec.hint": "as in --attacker soldiers=8,lords=2,women=1,darc,royal=0",
    "fief.war_word": "“{word}” is not understood",
    "fief.war_word.hint": "you can type {near:or}",
    "fief.war_number": "a number is missing from “{word}”",
    "fief.war_number.hint": "in digits, 1 or more, as in --aim attacker:1",
    "fief.war_parts": "“{word}” has too many parts, or too few",
    "fief.war_parts.hint": "as in --aim attacker:1, --losses defender:guard, --commit attacker:2:1",
    "fief.war_tactics": "{word} belongs to the Tactical extension",
    "fief.war_tactics.hint": "--tactics brings the extension into play",
    "fief.war_shot": "only the defender’s archers may aim at a lord: “{word}”",
    "fief.war_shot.hint": "--archers defender:aim; dice are aimed at lords with --aim",
    "fief.aim_walls": "lords behind the walls of {site} cannot be aimed at",
    "fief.aim_walls.hint": "leave out --aim for this side; lords can be aimed at only in the open",
    "fief.aim_dice": "{aimed} {aimed:die is|dice are} aimed, but this side rolls only {dice}",
    "fief.aim_dice.hint": "aim no more than {dice}",
    "fief.aim_all": "all {dice} dice must be aimed, or none",
    "fief.aim_all.hint": "the house rule fief.aim.all_dice = false allows any number",
    "fief.aim_nobody": "the other side has no such lord to aim at",
    "fief.aim_nobody.hint": "each --aim is for one fighting lord; for two dice at the same lord: --aim attacker:2",
    "fief.aim_women": "women who do not fight cannot be aimed at",
    "fief.aim_women.hint": (
        "the house rules fief.aim.non_fighters and tactics.archers.noncombatant_target allow those who do not fight to be aimed at"
    ),
    "fief.aim_none": "this table does not aim dice at lords during the rounds",
    "fief.aim_none.hint": "the house rule tactics.aim.base_rule = true allows dice to be aimed in the rounds",
    "fief.shot_archers": "the defender has no archers to aim with",
    "fief.shot_archers.hint": "--defender archers=1, with --tactics",
    "fief.shot_open": "archers may aim at a lord only from a castle or city under attack",
    "fief.shot_open.hint": "--site castle or --site city, without --inside or --sortie",
    "fief.shot_passage": "archers cannot aim when the attack comes through a secret passage",
    "fief.shot_passage.hint": "--archers defender:shoot, or leave out --passage",
    "fief.rerolls": "no more than {count} {count:die|dice} may be rerolled",
    "fief.rerolls.hint": "each bombard gives one reroll a round",
    "fief.odds_exact": "fractions are given for up to {most} points a side",
    "fief.odds_exact.hint": "without --exact there is no limit",
    "fief.odds_states": (
        "with dice aimed at lords, or knights that cannot be changed for sergeants, chances are calculated for up to {most} points a side"
    ),
    "fief.odds_states.hint": "leave out --aim, or some soldiers on both sides",
    "fief.chance": "“{word}” is not a probability",
    "fief.chance.hint": "more than 0 and less than 1: 75%, 0.75 or 3/4",
}
WARNINGS: Texts = {
    "fief.bombards_idle.attacker": "the attacker’s bombards rerolled no die: --rerolls attacker:low uses them",
    "fief.bombards_idle.defender": "the defender’s bombards rerolled no die: --rerolls defender:low uses them",
    "fief.commit_unled.attacker": "the attacker’s mercenaries stay away: none of their employer’s lords is fighting",
    "fief.commit_unled.defender": "the defender’s mercenaries stay away: none of their employer’s lords is fighting",
}
FINDINGS: Texts = {
    "fief.spec_word": "{side}: “{name}” is unknown",
    "fief.spec_twice": "{side}: “{about}” is named twice",
    "fief.spec_number": "{side}: “{about}” needs a number, as in {about}=3",
    "fief.spec_tactics": "{side}: “{about}” belongs to the Tactical extension (--tactics)",
    "fief.spec_module": "{side}: “{about}” is not played at this table ({setting} = true allows it)",
    "fief.spec_most": "{side}: no more than {most} points are allowed",
    "fief.spec_nobody": "{side}: nobody is present (soldiers=1 is enough)",
    "fief.spec_royal": (
        "{side}: the guard of the extension replaces the royal guard "
        "(tactics.guard.replaces_base = false keeps both)"
    ),
    "fief.spec_unled": "{side}: mercenaries may fight only beside one of their employer’s lords (lords=1)",
    "fief.spec_later": (
        "{side}: D’Arc is not in the edition with battle dice (tactics.profile = fief2 allows her)"
    ),
    "fief.spec_box": "{about}: {count} on both sides together, but there {most:is|are} only {most}",
}
ACTS: Texts = {
    "fief resolve": "A battle: undecided",
    "fief resolve.attacker": "A battle: the attacker ({one}) beats {other}",
    "fief resolve.defender": "A battle: the defender ({one}) beats {other}",
    "fief resolve.both": "A battle: {one} and {other} wipe each other out",
}
THROWS: Texts = {
    "fief.dice.attacker": "the attacker’s dice",
    "fief.dice.defender": "the defender’s dice",
    "fief.aim.attacker": "the attacker aims at a lord: a 6 kills",
    "fief.aim.defender": "the defender aims at a lord: a 6 kills",
    "fief.archers.attacker": "the attacker’s archers shoot",
    "fief.archers.defender": "the defender’s archers shoot",
    "fief.shot.attacker": "the attacker’s archers aim at a lord: a 6 kills",
    "fief.shot.defender": "the defender’s archers aim at a lord: a 6 kills",
    "fief.reroll.attacker": "the attacker’s bombard rerolls a die",
    "fief.reroll.defender": "the defender’s bombard rerolls a die",
}
# The parts of names in choices of losses: Anne.archers, Anne.king.guard.
HEAPS: Texts = {
    "archers": "archers",
    "mercenaries": "mercenaries",
    "king": "the King’s guard",
    "queen": "the Queen’s guard",
    "guard": "guard sergeants",
    "guard_knights": "guard knights",
    "sergeants": "sergeants",
    "knights": "knights",
    "v6": "counters of value 6",
}
CHOICES: Texts = {
    "losses": "who is lost",
    "losses.points": "how many points are lost",
    "reroll": "which die to reroll",
    "archers": "what the archers do",
}
OPTIONS: Texts = {
    "soldiers": "a soldier point",
    "sergeants": "a sergeant",
    "knights": "a knight",
    "mercenaries": "a mercenary",
    "archers": "an archer counter",
    "royal": "a royal guard point",
    "guard": "a guard sergeant",
    "guard_knights": "a guard knight",
    "lords": "a lord",
    "darc": "D’Arc",
    "stop": "no die",
    "shoot": "shoot",
    "hold": "do not shoot",
    "aim": "aim at a lord",
}
# What a roll is about: the round, or the die that is rerolled.
ABOUT: Texts = {
    "round": "round {number}",
    "shown": "the die showed {number}",
}
