"""Words of the battle, and of what cannot be fought so."""

from __future__ import annotations

from commands.texts.fief import revolt
from commands.texts.marks import N_

SIDES: dict[str, str] = {"attacker": N_("attacker"), "defender": N_("defender")}
SITES: dict[str, str] = {
    "open": N_("in the open"),
    "castle": N_("a castle"),
    "city": N_("a city"),
}
# What a side has, as the screen tells it.
HAS: dict[str, str] = {
    "soldiers": N_("{count:plain} {count:soldier|soldiers}"),
    "lords": N_("{count:plain} {count:lord|lords}"),
    "darc": N_("D’Arc"),
    "women": N_("{count:plain} {count:woman|women}"),
    "royal": N_("{count:plain} {count:point|points} of the royal guard"),
    "knights": N_("{count:plain} {count:knight|knights}"),
    "sergeants": N_("{count:plain} {count:sergeant|sergeants}"),
    "archers": N_("{count:plain} {count:archer|archers}"),
    "guard": N_("{count:plain} guard {count:sergeant|sergeants}"),
    "guard_knights": N_("{count:plain} guard {count:knight|knights}"),
    "mercenaries": N_("{count:plain} {count:mercenary|mercenaries}"),
    "bombards": N_("{count:plain} {count:bombard|bombards}"),
}
AGAINST = N_("battle against {names}")  # what a player may do
WINS: dict[str, str] = {
    "attacker": N_("The attacker wins; still standing: {left}"),
    "defender": N_("The defender wins; still standing: {left}"),
}
ENDS: dict[str, str] = {
    "both": N_("Both sides fall in the same round"),
    "rounds": N_("Nothing is decided after {rounds:plain} {rounds:round|rounds}"),
    "unled": N_(
        "The last attacking lord is shot: the battle stops, the defender holds the place"
    ),
    "mercy": N_("Mercy was asked for and granted"),
}
CAPTIVES: dict[str, str] = {
    "attacker": N_("Captives taken from the attacker: {count:plain}"),
    "defender": N_("Captives taken from the defender: {count:plain}"),
}
CHANCES: dict[str, str] = {
    "attacker": N_("the attacker wins"),
    "defender": N_("the defender wins"),
    "both_fall": N_("both fall"),
    "undecided": N_("undecided"),
}
SHOTS: dict[str, dict[str, str]] = {
    "shoot": {
        "attacker": N_("The attacker’s archers: {die} on the die, {harm:plain} lost"),
        "defender": N_("The defender’s archers: {die} on the die, {harm:plain} lost"),
    },
    "aim": {
        "attacker": N_("The attacker’s archers aim at a lord: {die} on the die"),
        "defender": N_("The defender’s archers aim at a lord: {die} on the die"),
    },
}

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.spec": (
        N_("this is no force that could fight: {findings}"),
        N_("as in --attacker soldiers=8,lords=2,women=1,darc,royal=0"),
    ),
    "fief.war_word": (N_("“{word}” is not understood"), N_("there is {near:or}")),
    "fief.war_number": (
        N_("in “{word}” a number is missing"),
        N_("digits only, from 1 up, as in --aim attacker:1"),
    ),
    "fief.war_parts": (
        N_("“{word}” has too many parts, or too few"),
        N_("as in --aim attacker:1, --losses defender:guard, --commit attacker:2:1"),
    ),
    "fief.war_tactics": (
        N_("{word} belongs to the Tactical extension"),
        N_("--tactics brings it into play"),
    ),
    "fief.war_shot": (
        N_("only the defender’s archers may aim at a lord: “{word}”"),
        N_("--archers defender:aim; dice are aimed at lords with --aim"),
    ),
    "fief.aim_walls": (
        N_("lords behind the walls of {site} cannot be aimed at"),
        N_("leave out --aim for this side; lords are aimed at in the open only"),
    ),
    "fief.aim_dice": (
        N_("{aimed:plain} dice are aimed, but this side throws only {dice:plain}"),
        N_("aim at most {dice:plain}"),
    ),
    "fief.aim_all": (
        N_("all {dice:plain} dice are aimed, or none"),
        N_("the house rule fief.aim.all_dice = false allows any number"),
    ),
    "fief.aim_nobody": (
        N_("the other side has no such lord to aim at"),
        N_("each --aim is at one lord who fights; two dice at one: --aim attacker:2"),
    ),
    "fief.aim_women": (
        N_("women who do not fight cannot be aimed at"),
        N_(
            "the house rules fief.aim.non_fighters and "
            "tactics.archers.noncombatant_target allow it"
        ),
    ),
    "fief.aim_none": (
        N_("at this table dice are not aimed at lords in the rounds"),
        N_("the house rule tactics.aim.base_rule = true allows it"),
    ),
    "fief.shot_archers": (
        N_("the defender has no archers who could aim"),
        N_("--defender archers=1, and --tactics"),
    ),
    "fief.shot_open": (
        N_("archers aim at a lord only from a castle or city that is attacked"),
        N_("--site castle or --site city, without --inside and --sortie"),
    ),
    "fief.shot_passage": (
        N_("archers cannot aim while the attack comes by a secret passage"),
        N_("--archers defender:shoot, or leave out --passage"),
    ),
    "fief.rerolls": (
        N_("{count:plain} dice may be thrown again, not more"),
        N_("each bombard gives one throw more a round"),
    ),
    "fief.odds_exact": (
        N_("fractions are told up to {most:plain} points a side"),
        N_("without --exact any number is reckoned"),
    ),
    "fief.odds_states": (
        N_(
            "with dice aimed at lords, or knights without change, chances are "
            "reckoned up to {most:plain} points a side"
        ),
        N_("leave out --aim, or some soldiers on both sides"),
    ),
    "fief.chance": (
        N_("“{word}” is no chance"),
        N_("more than 0 and less than 1: 75%, 0.75 or 3/4"),
    ),
}
WARNINGS: dict[str, str] = {
    "fief.bombards_idle.attacker": N_(
        "the attacker’s bombards threw no die again: --rerolls attacker:low uses them"
    ),
    "fief.bombards_idle.defender": N_(
        "the defender’s bombards threw no die again: --rerolls defender:low uses them"
    ),
    "fief.commit_unled.attacker": N_(
        "the attacker’s mercenaries stay away: no lord of their employer fights"
    ),
    "fief.commit_unled.defender": N_(
        "the defender’s mercenaries stay away: no lord of their employer fights"
    ),
}
FINDINGS: dict[str, str] = {
    "fief.spec_word": N_("{side}: “{name}” is unknown"),
    "fief.spec_twice": N_("{side}: “{name}” stands twice"),
    "fief.spec_number": N_("{side}: “{word}” needs a number, as in {name}=3"),
    "fief.spec_tactics": N_(
        "{side}: “{name}” belongs to the Tactical extension (--tactics)"
    ),
    "fief.spec_module": N_(
        "{side}: “{name}” is not played at this table ({setting} = true allows it)"
    ),
    "fief.spec_most": N_("{side}: more than {most:plain} points"),
    "fief.spec_nobody": N_("{side}: there is nobody (soldiers=1 is enough)"),
    "fief.spec_royal": N_(
        "{side}: the guard of the extension replaces the royal guard "
        "(tactics.guard.replaces_base = false keeps both)"
    ),
    "fief.spec_unled": N_(
        "{side}: mercenaries fight only beside a lord of their employer (lords=1)"
    ),
    "fief.spec_later": N_(
        "{side}: D’Arc is not in the edition with battle dice "
        "(tactics.profile = fief2 is)"
    ),
    "fief.spec_box": N_("{name}: {count:plain} on both sides, there are {most:plain}"),
}
ACTS: dict[str, str] = {
    "fief resolve": N_("A battle: nothing is decided"),
    "fief resolve.attacker": N_("A battle: the attacker ({one}) beats {other}"),
    "fief resolve.defender": N_("A battle: the defender ({one}) beats {other}"),
    "fief resolve.both": N_("A battle: both fall, {one} and {other}"),
}
THROWS: dict[str, str] = {
    "fief.dice.attacker": N_("the attacker’s dice"),
    "fief.dice.defender": N_("the defender’s dice"),
    "fief.aim.attacker": N_("the attacker aims at a lord, a 6 kills"),
    "fief.aim.defender": N_("the defender aims at a lord, a 6 kills"),
    "fief.archers.attacker": N_("the attacker’s archers shoot"),
    "fief.archers.defender": N_("the defender’s archers shoot"),
    "fief.shot.attacker": N_("the attacker’s archers aim at a lord, a 6 kills"),
    "fief.shot.defender": N_("the defender’s archers aim at a lord, a 6 kills"),
    "fief.reroll.attacker": N_("the attacker’s bombard throws a die again"),
    "fief.reroll.defender": N_("the defender’s bombard throws a die again"),
}
THINGS: dict[str, str] = {}
# The parts of a name that a choice of losses has: Anne.archers, Anne.king.guard.
HEAPS = {
    "archers": N_("archers"),
    "mercenaries": N_("mercenaries"),
    "king": N_("the King’s guard"),
    "queen": N_("the Queen’s guard"),
    "guard": N_("guard sergeants"),
    "guard_knights": N_("guard knights"),
    "sergeants": N_("sergeants"),
    "knights": N_("knights"),
    "v6": N_("counters of 6"),
}
CHOICES: dict[str, str] = {
    "losses": N_("who falls"),
    "losses.points": N_("how many points fall"),
    "reroll": N_("which die is thrown again"),
    "archers": N_("what the archers do"),
}
OPTIONS: dict[str, str] = {
    "soldiers": N_("a point of soldiers"),
    "sergeants": N_("a sergeant"),
    "knights": N_("a knight"),
    "mercenaries": N_("a mercenary"),
    "archers": N_("an archers counter"),
    "royal": N_("a point of the royal guard"),
    "guard": N_("a guard sergeant"),
    "guard_knights": N_("a guard knight"),
    "lords": N_("a lord"),
    "darc": N_("D’Arc"),
    "stop": N_("no die"),
    "shoot": N_("shoot"),
    "hold": N_("do not shoot"),
    "aim": N_("aim at a lord"),
}
# What a throw is about: the round, or the die that is thrown again.
ABOUT: dict[str, str] = {
    "round": N_("round {number}"),
    "shown": N_("it showed {number}"),
    **revolt.ABOUT,
}
