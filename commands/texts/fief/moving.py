"""Words for movement, and for moves that are not possible."""

from __future__ import annotations

from commands.texts.fief import extension
from commands.texts.marks import N_, Texts

REFUSALS: Texts = {
    "fief.where_to": "to which village?",
    "fief.where_to.hint": "--to VILLAGE, or --to VILLAGE,VILLAGE",
    "fief.troops": "“{word}” is not a number of counters",
    "fief.troops.hint": "value and number, as in --troops v1=3,v3=1; or --troops all",
    "fief.not_on_the_way": "soldiers can stay behind or join only in a village passed on the way, not in the last one",
    "fief.not_on_the_way.hint": "--to A,B --drop v1=2 leaves two counters in A",
    "fief.no_leader": "{player:subject’s} soldiers can move only with a lord",
    "fief.no_leader.hint": "--lord LORD names the lord who leads the soldiers",
    "fief.buildings_stay": "cities, castles, mills and presses can never move ({what})",
    "fief.captive_leads": "{lord} is a captive: only the captor may move a captive, with one of his own lords",
    "fief.captive_leads.hint": "--prisoner LORD takes a captive along",
    "fief.party_apart": "{lord} is in {village} and not with {leader}: those who move together start from the same place",
    "fief.party_apart.hint": "`fief stacks` shows who stands where",
    "fief.not_captor": "{lord} is not held by {player}",
    "fief.few_counters": (
        "{player:subject} {player:has|have} {there} {there:counter|counters} {counter} in {village}, but {wanted} {wanted:is|are} needed"
    ),
    "fief.few_counters.hint": "`status` shows who stands where",
    "fief.drop_more": (
        "{wanted} {wanted:counter|counters} {counter} cannot stay behind: only {there} {there:goes|go} along"
    ),
    "fief.no_road": "no road leads from {territory} to {village}",
    "fief.no_road.hint": "roads lead to {options}",
    "fief.steps": (
        "{lord} has travelled {walked} of the {most} {most:road|roads} allowed this turn; this move takes {more} more"
    ),
    "fief.soldier_steps": (
        "counters {counter} in {village} have travelled {walked} of the {most} {most:road|roads} allowed this turn; this move takes {more} more"
    ),
    "fief.rebel_steps": (
        "the rebels have travelled {walked} of the {most} {most:road|roads} allowed this turn; this move takes {more} more"
    ),
    "fief.weather": "there is bad weather in {region}: nobody may leave {village}",
    "fief.weather.hint": "a Sun card ends the bad weather",
    "fief.evacuation": "nobody may leave {territory} by the road to {village}: {options} {options:waits|wait} there",
    "fief.evacuation.hint": "another road may be open",
    "fief.evacuation_rebels": "nobody may leave {territory} by the road to {village}: rebels wait there",
    "fief.evacuation_rebels.hint": "another road may be open",
    "fief.moved": "{player:subject’s} movement is over: a player later in the order has moved",
    "fief.moved.hint": "`undo` takes the later moves back",
    "fief.no_rebels": "there are no rebels on the board",
    "fief.not_controller": "{owner:subject} {owner:moves|move} the rebels, not {player}",
}
# Soldier counters in a sentence: "two counters of 1".
COUNTERS: Texts = {
    "v1": "worth 1",
    "v3": "worth 3",
    "v6": "worth 6",
    **extension.COUNTERS,
}
WARNINGS: Texts = {
    "fief.no_roads": "the map has no roads: check the distances yourselves",
    "fief.weather_waits": "there is bad weather in {village}: those who wait at the entrance cannot fight",
    "fief.capital_left": "{player:subject} {player:leaves|leave} the capital, {village}, empty: anyone who occupies it takes the fief",
    "fief.not_captured": "the title of {title} stays with {lord}, who is a captive",
    "fief.captured_of_captive": (
        "the title of {title} is taken from {lord}, who is a captive and keeps the money set aside"
    ),
    "fief.keeps_card": "{player:subject} {player:has|have} no lord for the title of {title} and {player:keeps|keep} the card for the time being",
    "fief.owner_open": "{players} are all in {village}: agree on an owner (`territory claim`)",
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
# Questions on the way.
CHOICES: Texts = {
    "passage": "permission to pass through the village or stop there",
    "exit": "permission to leave by another gate",
    "refused": "turn back or force a way through",
    "owner": "who becomes the owner",
    "title": "which lord holds the title",
}
OPTIONS: Texts = {
    "granted": "allowed",
    "refused": "refused",
    "back": "turn back",
    "force": "force a way through",
}
# Who moves, as the subject of a sentence.
SOLDIERS = N_("{lords} with {points} {points:soldier|soldiers}")
ENGINES = N_("{lords} with {count} {count:bombard|bombards}")
ENGINES_TOO = N_(
    "{lords} with {points} {points:soldier|soldiers} and "
    "{count} {count:bombard|bombards}"
)
HIDDEN = N_("{lords} with soldiers")
# Side effects of a move.
ENDED: Texts = {
    "refused": "passage through {village} is refused, and the group turns back",
    "exit": "the group is not let out of {village}",
    "forced": "passage through {village} is refused: a battle follows in the next phase",
}
TAKEN = N_("{village} is now in the hands of {player}")
ENTERED = N_("{player:subject} {player:enters|enter} {village}")
REBELS_ENTERED = N_("the rebels enter {village}")
FREED = N_("{lord} is free: no guard is left")
# Further sentences of the log about a move.
CAPTURED = N_(
    "{player:subject} {player:takes|take} {capital} and its fief; {lord} holds the title"
)
CAPTURED_KEPT = N_("{player:subject} {player:takes|take} {capital} and its fief")
DROPPED = N_("{points} {points:soldier stays|soldiers stay} in {village}")
PICKED = N_("{points} {points:soldier joins|soldiers join} the group in {village}")
ENGINES_LEFT = N_("{count} {count:bombard stays|bombards stay} in {village}")
ENGINES_IN = N_("{count} {count:bombard joins|bombards join} the group in {village}")
GUARDED = N_("The royal guards follow")
DESTROYED = N_("{village} is laid waste: {lost}")
SET_ASIDE = N_("The rebels hold {village}: the Grand Treasurer keeps the title")
