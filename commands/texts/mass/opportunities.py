"""What is said of heroic opportunities, and of those that a hero cannot have."""

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
    "mass.opp.no_roll": "only a personal roll brings {hero} an opportunity",
    "mass.opp.commission": "{hero} is no sergeant, nor more than that",
    "mass.opp.commission.hint": "`mass hero NAME --commission` enters a commission",
    "mass.opp.no_mage": "no Porté mages serve with {side}",
    "mass.opp.no_mage.hint": "`mass side NAME --montaigne` says that they do",
    "mass.opp.banner_held": "{hero} has this banner in hand",
    "mass.opp.banner_home": "the banner {side:of} is captured already",
    "mass.opp.banner_taken": "the enemy has the banner {side:of}",
    "mass.opp.running": "this opportunity ({opportunity}) is still running for {hero}",
    "mass.opp.conflict": "{opportunity} and {running} demand different places in the same turn",
    "mass.opp.most": "{hero} has {most} {most:opportunity|opportunities} already, and no more",
    "mass.opp.order": "{opportunity} is an order: nobody declines it",
    "mass.opp.order.hint": "`--ruling` records that the game master allows it",
    "mass.opp.order_kept": "{opportunity} is an order: it is not given up",
    "mass.opp.order_kept.hint": "`--ruling` records that the game master allows it",
    "mass.opp.not_running": "this opportunity ({opportunity}) is not running for {hero}",
    "mass.opp.duel": "{hero} and {opponent} still fight: the next turn waits for them",
    "mass.opp.duel.hint": "`mass duel HERO LOSER`",
    "mass.opp.no_duel": "there is no such duel to decide",
    "mass.opp.no_duel.hint": "`mass status` shows the duels that are still fought",
    "mass.opp.opponent": "a duel needs an opponent from the other side, who is on his feet",
    "mass.opp.opponent.hint": "--opponent NAME",
    "mass.opp.total": "the easy shot needs the total of its roll",
    "mass.opp.total.hint": "`mass opportunity HERO TIR --total N`",
}
