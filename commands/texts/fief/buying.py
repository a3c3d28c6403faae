"""Words of the purchases, and of what may not be bought."""

from __future__ import annotations

from commands.texts.fief import extension
from commands.texts.marks import N_

# What may be bought, in either language on the command line.
GOODS: dict[str, str] = {
    "soldier": N_("soldier"),
    "rebel": N_("rebel"),
    "guard": N_("guard"),
    "mill": N_("mill"),
    "press": N_("press"),
    "castle": N_("castle"),
    "cardinal": N_("cardinal"),
    **extension.GOODS,
}
# What was bought, and how many.
ITEMS: dict[str, str] = {
    "soldier": N_("{count:plain} {count:soldier|soldiers}"),
    "rebel": N_("{count:plain} {count:rebel|rebels}"),
    "guard": N_("{count:plain} {count:guard|guards}"),
    "mill": N_("{count:plain} {count:mill|mills}"),
    "press": N_("{count:plain} {count:press|presses}"),
    "castle": N_("{count:plain} {count:castle|castles}"),
    "cardinal": N_("a cardinal’s hat"),
    **extension.ITEMS,
}
# What is asked at the prompt, and the answers.
CHOICES: dict[str, str] = {"guard": N_("which guard")}
OPTIONS: dict[str, str] = {
    "king": N_("the king’s guard"),
    "queen": N_("the queen’s guard"),
}

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.item": (N_("“{word}” cannot be bought"), N_("there is {near:or}")),
    "fief.city_bought": (
        N_("a city cannot be bought"),
        N_("`fief found` makes one of the castle in the capital"),
    ),
    "fief.title_bought": (
        N_("a title is bought with its fief"),
        N_("`fief found PLAYER REGION --capital VILLAGE --lord LORD`"),
    ),
    "fief.counter_value": (
        N_("there is no counter of the value {value}"),
        N_("counters are worth 1, 3 or 6: --value 3"),
    ),
    "fief.purse": (
        N_("{player} has {money}, this costs {cost}"),
        N_("nobody buys on credit; another player may lend it: `pay`"),
    ),
    "fief.stock": N_("{what}: {wanted:plain} wanted, the box has {left:plain} left"),
    "fief.stock_value": (
        N_("{what}: {wanted:plain} wanted, the box has {left:plain} left"),
        N_("another value may be left: --value 1, 3 or 6"),
    ),
    "fief.stock_rebels": (
        N_(
            "rebels of {value:plain}: {wanted:plain} wanted, the box has {left:plain} left"
        ),
        N_("another value may be left: --value 1, 3 or 6"),
    ),
    "fief.where": (N_("in which village?"), N_("--at VILLAGE")),
    "fief.where_soldiers": (
        N_("where are the soldiers placed?"),
        N_(
            "in a city or castle that the player controls (--at VILLAGE), or beside "
            "a lord (--lord LORD)"
        ),
    ),
    "fief.no_stronghold": (
        N_("{player} has neither a city or castle in {village} nor a lord there"),
        N_("--at names a city or castle that the player controls; --lord a lord"),
    ),
    "fief.lord_elsewhere": N_("{lord} is in {village}"),
    "fief.not_controlled": (
        N_("{player} does not control {village}"),
        N_(
            "outside fiefs an own counter must stand in an own village; in a fief the "
            "capital must be held and no enemy be there"
        ),
    ),
    "fief.leave_refused": N_(
        "{owner} does not let {player} place soldiers in {village}"
    ),
    "fief.castles": N_("{village} has a castle already: one a village"),
    "fief.city_there": N_("{village} has a city: it takes no castle besides"),
    "fief.production": N_(
        "{village} has {there:plain} of at most {most:plain} mills and presses; "
        "{wanted:plain} more {wanted:is|are} wanted"
    ),
    "fief.no_revolt": N_("no revolt is under way: there are no rebels to buy"),
    "fief.revolt_late": (
        N_("rebels were to be bought in turn {turn:plain}, right after the revolt"),
        N_('the house rule fief.revolt.buy = "every" allows it'),
    ),
    "fief.no_guard": N_("{player} has no royal guard to buy back"),
    "fief.regent_guard": N_("{lord} rules without a prince: the guard is not hers"),
    "fief.captive": N_("{lord} is a captive"),
    "fief.no_bishop": N_("{player} has no bishop, and only a bishop becomes cardinal"),
    "fief.not_bishop": N_("{lord} is no bishop, and only a bishop becomes cardinal"),
    "fief.cardinal_already": N_("{lord} is a cardinal already"),
    "fief.one_cardinal": N_("one lord becomes one cardinal"),
    "fief.lord_of_other": N_("{lord} is of the family of {owner}, not of {player}"),
}
WARNINGS: dict[str, str] = {
    "fief.out_of_turn": N_("{player} acts although a later player has acted already"),
    "fief.uncontrolled": N_(
        "{village} is not controlled: the soldiers stand there beside their lord"
    ),
    "fief.cardinal_captive": N_("{lord} is a captive and cannot crown anybody"),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {
    "fief buy.cardinal": N_("{player} makes {at} a cardinal for {money}"),
    "fief buy": N_("{player} buys {goods} in {at} for {money}"),
    "fief buy.guard": N_(
        "{player} buys back {goods} {sovereign:of} in {at} for {money}"
    ),
}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {}
