"""Words of the purchases, and of what may not be bought."""

from __future__ import annotations

from commands.texts.fief import extension
from commands.texts.marks import Texts

# What may be bought, in either language on the command line.
GOODS: Texts = {
    "soldier": "soldier",
    "rebel": "rebel",
    "guard": "guard",
    "mill": "mill",
    "press": "press",
    "castle": "castle",
    "cardinal": "cardinal",
    **extension.GOODS,
}
# What was bought, and how many.
ITEMS: Texts = {
    "soldier": "{count:plain} {count:soldier|soldiers}",
    "rebel": "{count:plain} {count:rebel|rebels}",
    "guard": "{count:plain} {count:guard|guards}",
    "mill": "{count:plain} {count:mill|mills}",
    "press": "{count:plain} {count:press|presses}",
    "castle": "{count:plain} {count:castle|castles}",
    "cardinal": "a cardinal’s hat",
    **extension.ITEMS,
}
# What is asked at the prompt, and the answers.
CHOICES: Texts = {"guard": "which guard"}
OPTIONS: Texts = {
    "king": "the king’s guard",
    "queen": "the queen’s guard",
}

REFUSALS: Texts = {
    "fief.item": "“{word}” cannot be bought",
    "fief.item.hint": "there is {near:or}",
    "fief.city_bought": "a city cannot be bought",
    "fief.city_bought.hint": "`fief found` makes one of the castle in the capital",
    "fief.title_bought": "a title is bought with its fief",
    "fief.title_bought.hint": "`fief found PLAYER REGION --capital VILLAGE --lord LORD`",
    "fief.counter_value": "there is no counter of the value {value}",
    "fief.counter_value.hint": "counters are worth 1, 3 or 6: --value 3",
    "fief.purse": "{player} has {money}, this costs {cost}",
    "fief.purse.hint": "nobody buys on credit; another player may lend it: `pay`",
    "fief.stock": "{what}: {wanted:plain} wanted, the box has {left:plain} left",
    "fief.stock_value": "{what}: {wanted:plain} wanted, the box has {left:plain} left",
    "fief.stock_value.hint": "another value may be left: --value 1, 3 or 6",
    "fief.stock_rebels": "rebels of {value:plain}: {wanted:plain} wanted, the box has {left:plain} left",
    "fief.stock_rebels.hint": "another value may be left: --value 1, 3 or 6",
    "fief.where": "in which village?",
    "fief.where.hint": "--at VILLAGE",
    "fief.where_soldiers": "where are the soldiers placed?",
    "fief.where_soldiers.hint": (
        "in a city or castle that the player controls (--at VILLAGE), or beside "
        "a lord (--lord LORD)"
    ),
    "fief.no_stronghold": "{player} has neither a city or castle in {village} nor a lord there",
    "fief.no_stronghold.hint": "--at names a city or castle that the player controls; --lord a lord",
    "fief.lord_elsewhere": "{lord} is in {village}",
    "fief.not_controlled": "{player} does not control {village}",
    "fief.not_controlled.hint": (
        "outside fiefs an own counter must stand in an own village; in a fief the "
        "capital must be held and no enemy be there"
    ),
    "fief.leave_refused": "{owner} does not let {player} place soldiers in {village}",
    "fief.castles": "{village} has a castle already: one a village",
    "fief.city_there": "{village} has a city: it takes no castle besides",
    "fief.production": (
        "{village} has {there:plain} of at most {most:plain} mills and presses; "
        "{wanted:plain} more {wanted:is|are} wanted"
    ),
    "fief.no_revolt": "no revolt is under way: there are no rebels to buy",
    "fief.revolt_late": "rebels were to be bought in turn {turn:plain}, right after the revolt",
    "fief.revolt_late.hint": 'the house rule fief.revolt.buy = "every" allows it',
    "fief.no_guard": "{player} has no royal guard to buy back",
    "fief.regent_guard": "{lord} rules without a prince: the guard is not hers",
    "fief.captive": "{lord} is a captive",
    "fief.no_bishop": "{player} has no bishop, and only a bishop becomes cardinal",
    "fief.not_bishop": "{lord} is no bishop, and only a bishop becomes cardinal",
    "fief.cardinal_already": "{lord} is a cardinal already",
    "fief.one_cardinal": "one lord becomes one cardinal",
    "fief.lord_of_other": "{lord} is of the family of {owner}, not of {player}",
}
WARNINGS: Texts = {
    "fief.out_of_turn": "{player} acts although a later player has acted already",
    "fief.uncontrolled": "{village} is not controlled: the soldiers stand there beside their lord",
    "fief.cardinal_captive": "{lord} is a captive and cannot crown anybody",
}
ACTS: Texts = {
    "fief buy.cardinal": "{player} makes {at} a cardinal for {money}",
    "fief buy": "{player} buys {goods} in {at} for {money}",
    "fief buy.guard": "{player} buys back {goods} {sovereign:of} in {at} for {money}",
}
