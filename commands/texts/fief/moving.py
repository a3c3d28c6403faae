"""Words of the movement, and of what it may not do."""

from __future__ import annotations

from commands.texts.fief import extension
from commands.texts.marks import N_

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.where_to": (N_("where to?"), N_("--to VILLAGE, or --to VILLAGE,VILLAGE")),
    "fief.troops": (
        N_("“{word}” is no number of counters"),
        N_("value and number, as --troops v1=3,v3=1; or --troops all"),
    ),
    "fief.not_on_the_way": (
        N_("soldiers stay behind or join in a village on the way, before its end"),
        N_("--to A,B --drop v1=2 leaves two counters in A"),
    ),
    "fief.no_leader": (
        N_("soldiers of {player} move only with a lord"),
        N_("--lord LORD leads them"),
    ),
    "fief.buildings_stay": N_("cities, castles, mills and presses never move ({what})"),
    "fief.captive_leads": (
        N_("{lord} is a captive, whom only the captor moves, with a lord"),
        N_("--prisoner LORD takes a captive along"),
    ),
    "fief.not_captor": N_("{lord} is not held by {player}"),
    "fief.few_counters": (
        N_(
            "{player} has {there:plain} {there:counter|counters} {counter} in "
            "{village}, "
            "{wanted:plain} {wanted:is|are} wanted"
        ),
        N_("`status` shows who stands where"),
    ),
    "fief.drop_more": N_(
        "{wanted:plain} {wanted:counter|counters} {counter} "
        "{wanted:is|are} to stay behind, only {there:plain} {there:goes|go} along"
    ),
    "fief.no_road": (
        N_("no road leads from {territory} to {village}"),
        N_("roads lead to {options}"),
    ),
    "fief.steps": N_(
        "{lord} has walked {walked:plain} of at most {most:plain} roads in this "
        "turn; {more:plain} more {more:is|are} wanted"
    ),
    "fief.soldier_steps": N_(
        "counters {counter} in {village} have walked {walked:plain} of at most "
        "{most:plain} roads in this turn; {more:plain} more {more:is|are} wanted"
    ),
    "fief.rebel_steps": N_(
        "the rebels have walked {walked:plain} of at most {most:plain} roads in "
        "this turn; {more:plain} more {more:is|are} wanted"
    ),
    "fief.weather": (
        N_("bad weather lies over {region}: nobody leaves {village}"),
        N_("a Sun ends it"),
    ),
    "fief.evacuation": (
        N_("nobody leaves {territory} by the road to {village}: {options} waits there"),
        N_("another road may be open"),
    ),
    "fief.evacuation_rebels": (
        N_("nobody leaves {territory} by the road to {village}: rebels wait there"),
        N_("another road may be open"),
    ),
    "fief.moved": (
        N_("the movement of {player} is over: a later player has moved"),
        N_("`undo` takes the later moves back"),
    ),
    "fief.no_rebels": N_("there are no rebels on the board"),
    "fief.not_controller": N_("{owner} moves the rebels, not {player}"),
}
# Soldier counters in a sentence: "two counters of 1".
COUNTERS: dict[str, str] = {
    "v1": N_("of 1"),
    "v3": N_("of 3"),
    "v6": N_("of 6"),
    **extension.COUNTERS,
}
WARNINGS: dict[str, str] = {
    "fief.no_roads": N_("the map has no roads: see for yourselves how far it is"),
    "fief.weather_waits": N_(
        "bad weather lies over {village}: whoever waits at the entrance does not fight"
    ),
    "fief.capital_left": N_(
        "{player} leaves the capital {village} empty: whoever occupies it takes the fief"
    ),
    "fief.not_captured": N_("the title of {title} stays with {lord}, who is a captive"),
    "fief.captured_of_captive": N_(
        "the title of {title} is taken from {lord}, who is a captive; what is set aside "
        "for him stays his"
    ),
    "fief.keeps_card": N_(
        "{player} has no lord for the title of {title} and keeps the card until then"
    ),
    "fief.owner_open": N_(
        "{players} stand in {village}: agree on an owner (`territory claim`)"
    ),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {
    "fief move": N_("{group} {lords:goes|go} from {start} to {end}"),
    "fief move.entrance": N_(
        "{group} {lords:goes|go} from {start} to the entrance of {end}"
    ),
    "fief move.stays": N_("{group} {lords:stays|stay} in {start}"),
    "fief move.back": N_(
        "{group} {lords:leaves|leave} {start} and {lords:comes|come} back"
    ),
    "fief rebels march": N_("The rebels march from {start} to {end}"),
    "fief rebels march.entrance": N_(
        "The rebels march from {start} to the entrance of {end}"
    ),
    "fief rebels march.back": N_("The rebels leave {start} and come back"),
    "fief rebels march.stays": N_("The rebels stay in {start}"),
}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {}
# What is asked for on the way.
CHOICES: dict[str, str] = {
    "passage": N_("leave to pass or stop in the village"),
    "exit": N_("leave to go out again by another gate"),
    "refused": N_("turn back or force the way"),
    "owner": N_("who becomes owner"),
    "title": N_("which lord carries the title"),
}
OPTIONS: dict[str, str] = {
    "granted": N_("allowed"),
    "refused": N_("refused"),
    "back": N_("turn back"),
    "force": N_("force the way"),
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
ENDED: dict[str, str] = {
    "refused": N_("passage is refused in {village}: they turn back"),
    "exit": N_("they are not let out of {village}"),
    "forced": N_("passage is refused in {village}: they fight in the next phase"),
}
TAKEN = N_("{village} is now in the hands of {player}.")
ENTERED = N_("{player} goes into {village}")
REBELS_ENTERED = N_("the rebels go into {village}")
FREED = N_("{lord} is free, for want of a guard.")
# What the log tells of a move besides.
CAPTURED = N_("{player} takes {capital} and the fief, and {lord} carries the title")
CAPTURED_KEPT = N_("{player} takes {capital} and the fief")
DROPPED = N_("{points} {points:soldier stays|soldiers stay} in {village}")
PICKED = N_("{points} {points:soldier joins|soldiers join} them in {village}")
ENGINES_LEFT = N_("{count:plain} {count:bombard stays|bombards stay} in {village}")
ENGINES_IN = N_("{count:plain} {count:bombard joins|bombards join} them in {village}")
GUARDED = N_("The royal guards follow.")
DESTROYED = N_("{village} is laid waste: {lost}.")
SET_ASIDE = N_("The rebels hold {village}: the title waits at the treasurer.")
