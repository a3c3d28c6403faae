"""Words of the movement, and of what it may not do."""

from __future__ import annotations

from commands.texts.fief import extension
from commands.texts.marks import N_, Texts

REFUSALS: Texts = {
    "fief.where_to": "where to?",
    "fief.where_to.hint": "--to VILLAGE, or --to VILLAGE,VILLAGE",
    "fief.troops": "“{word}” is no number of counters",
    "fief.troops.hint": "value and number, as --troops v1=3,v3=1; or --troops all",
    "fief.not_on_the_way": "soldiers stay behind or join in a village on the way, before its end",
    "fief.not_on_the_way.hint": "--to A,B --drop v1=2 leaves two counters in A",
    "fief.no_leader": "soldiers of {player} move only with a lord",
    "fief.no_leader.hint": "--lord LORD leads them",
    "fief.buildings_stay": "cities, castles, mills and presses never move ({what})",
    "fief.captive_leads": "{lord} is a captive, whom only the captor moves, with a lord",
    "fief.captive_leads.hint": "--prisoner LORD takes a captive along",
    "fief.not_captor": "{lord} is not held by {player}",
    "fief.few_counters": (
        "{player} has {there:plain} {there:counter|counters} {counter} in "
        "{village}, "
        "{wanted:plain} {wanted:is|are} wanted"
    ),
    "fief.few_counters.hint": "`status` shows who stands where",
    "fief.drop_more": (
        "{wanted:plain} {wanted:counter|counters} {counter} "
        "{wanted:is|are} to stay behind, only {there:plain} {there:goes|go} along"
    ),
    "fief.no_road": "no road leads from {territory} to {village}",
    "fief.no_road.hint": "roads lead to {options}",
    "fief.steps": (
        "{lord} has walked {walked:plain} of at most {most:plain} roads in this "
        "turn; {more:plain} more {more:is|are} wanted"
    ),
    "fief.soldier_steps": (
        "counters {counter} in {village} have walked {walked:plain} of at most "
        "{most:plain} roads in this turn; {more:plain} more {more:is|are} wanted"
    ),
    "fief.rebel_steps": (
        "the rebels have walked {walked:plain} of at most {most:plain} roads in "
        "this turn; {more:plain} more {more:is|are} wanted"
    ),
    "fief.weather": "bad weather lies over {region}: nobody leaves {village}",
    "fief.weather.hint": "a Sun ends it",
    "fief.evacuation": "nobody leaves {territory} by the road to {village}: {options} waits there",
    "fief.evacuation.hint": "another road may be open",
    "fief.evacuation_rebels": "nobody leaves {territory} by the road to {village}: rebels wait there",
    "fief.evacuation_rebels.hint": "another road may be open",
    "fief.moved": "the movement of {player} is over: a later player has moved",
    "fief.moved.hint": "`undo` takes the later moves back",
    "fief.no_rebels": "there are no rebels on the board",
    "fief.not_controller": "{owner} moves the rebels, not {player}",
}
# Soldier counters in a sentence: "two counters of 1".
COUNTERS: Texts = {
    "v1": "of 1",
    "v3": "of 3",
    "v6": "of 6",
    **extension.COUNTERS,
}
WARNINGS: Texts = {
    "fief.no_roads": "the map has no roads: see for yourselves how far it is",
    "fief.weather_waits": "bad weather lies over {village}: whoever waits at the entrance does not fight",
    "fief.capital_left": "{player} leaves the capital {village} empty: whoever occupies it takes the fief",
    "fief.not_captured": "the title of {title} stays with {lord}, who is a captive",
    "fief.captured_of_captive": (
        "the title of {title} is taken from {lord}, who is a captive; what is set aside "
        "for him stays his"
    ),
    "fief.keeps_card": "{player} has no lord for the title of {title} and keeps the card until then",
    "fief.owner_open": "{players} stand in {village}: agree on an owner (`territory claim`)",
}
ACTS: Texts = {
    "fief move": "{group} {lords:goes|go} from {start} to {end}",
    "fief move.entrance": "{group} {lords:goes|go} from {start} to the entrance of {end}",
    "fief move.stays": "{group} {lords:stays|stay} in {start}",
    "fief move.back": "{group} {lords:leaves|leave} {start} and {lords:comes|come} back",
    "fief rebels march": "The rebels march from {start} to {end}",
    "fief rebels march.entrance": "The rebels march from {start} to the entrance of {end}",
    "fief rebels march.back": "The rebels leave {start} and come back",
    "fief rebels march.stays": "The rebels stay in {start}",
}
# What is asked for on the way.
CHOICES: Texts = {
    "passage": "leave to pass or stop in the village",
    "exit": "leave to go out again by another gate",
    "refused": "turn back or force the way",
    "owner": "who becomes owner",
    "title": "which lord carries the title",
}
OPTIONS: Texts = {
    "granted": "allowed",
    "refused": "refused",
    "back": "turn back",
    "force": "force the way",
}
# Who goes, in front of the verb.
SOLDIERS = N_("{lords} with {points} {points:soldier|soldiers}")
ENGINES = N_("{lords} with {count:plain} {count:bombard|bombards}")
ENGINES_TOO = N_(
    "{lords} with {points} {points:soldier|soldiers} and "
    "{count:plain} {count:bombard|bombards}"
)
HIDDEN = N_("{lords} with soldiers")
# What a move brought about besides.
ENDED: Texts = {
    "refused": "passage is refused in {village}: they turn back",
    "exit": "they are not let out of {village}",
    "forced": "passage is refused in {village}: they fight in the next phase",
}
TAKEN = N_("{village} is now in the hands of {player}")
ENTERED = N_("{player} goes into {village}")
REBELS_ENTERED = N_("the rebels go into {village}")
FREED = N_("{lord} is free, for want of a guard")
# What the log tells of a move besides.
CAPTURED = N_("{player} takes {capital} and the fief, and {lord} carries the title")
CAPTURED_KEPT = N_("{player} takes {capital} and the fief")
DROPPED = N_("{points} {points:soldier stays|soldiers stay} in {village}")
PICKED = N_("{points} {points:soldier joins|soldiers join} them in {village}")
ENGINES_LEFT = N_("{count:plain} {count:bombard stays|bombards stay} in {village}")
ENGINES_IN = N_("{count:plain} {count:bombard joins|bombards join} them in {village}")
GUARDED = N_("The royal guards follow")
DESTROYED = N_("{village} is laid waste: {lost}")
SET_ASIDE = N_("The rebels hold {village}: the title waits at the treasurer")
