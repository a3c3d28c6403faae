"""Words for purchases, and for what may not be bought."""

from __future__ import annotations

from commands.texts.fief import extension
from commands.texts.marks import Texts

# What may be bought; these words may be typed in either language.
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
# What was bought, with its number.
ITEMS: Texts = {
    "soldier": "{count} {count:soldier|soldiers}",
    "rebel": "{count} {count:rebel|rebels}",
    "guard": "{count} {count:guard|guards}",
    "mill": "{count} {count:mill|mills}",
    "press": "{count} {count:press|presses}",
    "castle": "{count} {count:castle|castles}",
    "cardinal": "a cardinal’s hat",
    **extension.ITEMS,
}
# Questions, and their answers.
CHOICES: Texts = {"guard": "which guard"}
OPTIONS: Texts = {
    "king": "the King’s guard",
    "queen": "the Queen’s guard",
}

REFUSALS: Texts = {
    "fief.item": "“{word}” cannot be bought",
    "fief.item.hint": "you can buy {near:or}",
    "fief.city_bought": "a city cannot be bought",
    "fief.city_bought.hint": "`fief found` turns the capital’s castle into a city",
    "fief.title_bought": "a title comes with its fief",
    "fief.title_bought.hint": "`fief found PLAYER REGION --capital VILLAGE --lord LORD`",
    "fief.counter_value": "no counter has the value {value}",
    "fief.counter_value.hint": "counters are worth 1, 3 or 6, as in --value 3",
    "fief.purse": "{player:subject} {player:has|have} {money}, but this costs {cost}",
    "fief.purse.hint": "there is no credit; another player may lend the money: `fief lend`",
    "fief.stock": "{what}: {wanted} wanted, but the box has {left} left",
    "fief.stock_value": "{what}: {wanted} wanted, but the box has {left} left",
    "fief.stock_value.hint": "counters of another value may still be in the box: --value 1, 3 or 6",
    "fief.stock_rebels": "rebels (value {value}): {wanted} wanted, but the box has {left} left",
    "fief.stock_rebels.hint": "counters of another value may still be in the box: --value 1, 3 or 6",
    "fief.where": "in which village?",
    "fief.where.hint": "--at VILLAGE",
    "fief.where_soldiers": "where are the soldiers placed?",
    "fief.where_soldiers.hint": (
        "in a city or castle that the player controls (--at VILLAGE), or beside "
        "a lord (--lord LORD)"
    ),
    "fief.no_stronghold": "{player:subject} {player:has|have} no city, castle or lord in {village}",
    "fief.no_stronghold.hint": "--at names a city or castle that the player controls; --lord names a lord",
    "fief.lord_elsewhere": "{lord} is in {village}: --at must name the same village",
    "fief.not_controlled": "{player:subject} {player:does|do} not control {village}",
    "fief.not_controlled.hint": (
        "outside a fief, you must own the village and have a counter in it; in a fief, you must hold the capital, and no enemy may be in the village"
    ),
    "fief.leave_refused": "{owner:subject} {owner:does|do} not let {player} place soldiers in {village}",
    "fief.castles": "{village} already has a castle: each village may have only one",
    "fief.city_there": "{village} has a city: no castle can be added",
    "fief.production": (
        "{village} has {there} {there:mill or press|mills and presses}, and the limit is {most}: {wanted} more cannot be built"
    ),
    "fief.no_revolt": "no revolt is under way: there are no rebels to buy",
    "fief.revolt_late": "rebels could only be bought in turn {turn:plain}, right after the revolt",
    "fief.revolt_late.hint": 'the house rule fief.revolt.buy = "every purchase phase" lets rebels be bought later, too',
    "fief.no_guard": "{player:subject} {player:has|have} no royal guard to buy back",
    "fief.regent_guard": "{lord} rules without a Prince: the guard is not hers",
    "fief.captive": "{lord} is a captive: a free lord is needed",
    "fief.no_bishop": "{player:subject} {player:has|have} no bishop, and only a bishop may become cardinal",
    "fief.not_bishop": "{lord} is not a bishop, and only a bishop may become cardinal",
    "fief.cardinal_already": "{lord} is already a cardinal",
    "fief.one_cardinal": "a lord may become cardinal only once",
    "fief.lord_of_other": "{lord} belongs to {owner:’s} family, not to {player:’s}",
}
WARNINGS: Texts = {
    "fief.out_of_turn": "{player:subject} {player:acts|act} although a player later in the order has already acted",
    "fief.uncontrolled": "{village} is not under the player’s control: the soldiers stay there beside their lord",
    "fief.cardinal_captive": "{lord} is a captive and can crown nobody",
}
ACTS: Texts = {
    "fief buy.cardinal": "{player:subject} {player:makes|make} {at} a cardinal for {money}",
    "fief buy": "{player:subject} {player:buys|buy} {goods} in {at} for {money}",
    "fief buy.guard": "{player:subject} {player:buys|buy} back {goods} for {sovereign} in {at}, paying {money}",
}
