"""The names of heroic opportunities, and why a hero cannot have one."""

from __future__ import annotations

from commands.texts.marks import Texts

OPPORTUNITIES: Texts = {
    "INF": "Medic!",
    "BAN": "Save the banner!",
    "TEN": "Hold this position!",
    "PRE": "Take this position!",
    "TIR": "An easy shot!",
    "POU": "Push them back!",
    "AID": "Help!",
    "CAP": "Capture the enemy banner!",
    "DUE": "Prepare to die!",
    "CAV": "Unhorsed rider",
    "CRG": "Charge their ranks",
    "COM": "The commander is dead",
    "MAG": "Wounded Porté mage",
    "MES": "Carry this message",
}
REFUSALS: Texts = {
    "mass.opp.fallen": "{hero} is out of action: the damage comes before the opportunity",
    "mass.opp.no_roll": "only a personal roll can give {hero} an opportunity",
    "mass.opp.commission": "{hero} has to be a sergeant or higher",
    "mass.opp.commission.hint": "`mass hero NAME --commission` enters a commission",
    "mass.opp.no_mage": "no Porté mages serve with {side}",
    "mass.opp.no_mage.hint": "`mass side NAME --montaigne` records that Porté mages serve with a side",
    "mass.opp.banner_held": "{hero} already holds this banner",
    "mass.opp.banner_home": "{side:’s} banner has already been captured",
    "mass.opp.banner_taken": "the enemy has {side:’s} banner",
    "mass.opp.running": "this opportunity ({opportunity}) is still in play for {hero}",
    "mass.opp.conflict": "{opportunity} and {running} require different places in the same turn",
    "mass.opp.most": "{hero} already has {most} {most:opportunity|opportunities}, the most allowed",
    "mass.opp.order": "{opportunity} is an order: it cannot be declined",
    "mass.opp.order.hint": "`--ruling` records that the game master allows an exception",
    "mass.opp.order_kept": "{opportunity} is an order: it cannot be given up",
    "mass.opp.order_kept.hint": "`--ruling` records that the game master allows an exception",
    "mass.opp.not_running": "this opportunity ({opportunity}) is not in play for {hero}",
    "mass.opp.duel": "{hero} and {opponent} are still fighting: the next turn waits for them",
    "mass.opp.duel.hint": "`mass duel HERO LOSER`",
    "mass.opp.no_duel": "these two are not fighting a duel",
    "mass.opp.no_duel.hint": "`mass status` shows the duels still being fought",
    "mass.opp.opponent": "a duel needs an opponent from the other side who is not out of action",
    "mass.opp.opponent.hint": "--opponent NAME",
    "mass.opp.total": "the easy shot needs the total of its roll",
    "mass.opp.total.hint": "`mass opportunity HERO TIR --total N`",
}
