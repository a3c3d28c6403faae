"""What is said of heroic opportunities, and of those that a hero cannot have."""

from __future__ import annotations

from commands.texts.marks import N_

OPPORTUNITIES: dict[str, str] = {
    "INF": N_("Medic!"),
    "BAN": N_("Save the banner!"),
    "TEN": N_("Hold this position!"),
    "PRE": N_("Take this position!"),
    "TIR": N_("An easy shot!"),
    "POU": N_("Push them back!"),
    "AID": N_("Help!"),
    "CAP": N_("Capture the enemy banner!"),
    "DUE": N_("Prepare to die!"),
    "CAV": N_("Unhorsed rider"),
    "CRG": N_("Charge their ranks"),
    "COM": N_("The commander is dead"),
    "MAG": N_("Wounded Porté mage"),
    "MES": N_("Carry this message"),
}
REFUSALS: dict[str, str | tuple[str, str]] = {
    "mass.opp.fallen": N_(
        "{hero} is out of action: the damage comes before the opportunity"
    ),
    "mass.opp.no_roll": N_("only a personal roll brings {hero} an opportunity"),
    "mass.opp.commission": (
        N_("{hero} is no sergeant, nor more than that"),
        N_("`mass hero NAME --commission` enters a commission"),
    ),
    "mass.opp.no_mage": (
        N_("no Porté mages serve with {side}"),
        N_("`mass side NAME --montaigne` says that they do"),
    ),
    "mass.opp.banner_held": N_("{hero} has this banner in hand"),
    "mass.opp.banner_home": N_("the banner {side:of} is captured already"),
    "mass.opp.banner_taken": N_("the enemy has the banner {side:of}"),
    "mass.opp.running": N_(
        "this opportunity ({opportunity}) is still running for {hero}"
    ),
    "mass.opp.conflict": N_(
        "{opportunity} and {running} demand different places in the same turn"
    ),
    "mass.opp.most": N_(
        "{hero} has {most} {most:opportunity|opportunities} already, and no more"
    ),
    "mass.opp.order": (
        N_("{opportunity} is an order: nobody declines it"),
        N_("`--ruling` records that the game master allows it"),
    ),
    "mass.opp.order_kept": (
        N_("{opportunity} is an order: it is not given up"),
        N_("`--ruling` records that the game master allows it"),
    ),
    "mass.opp.not_running": N_(
        "this opportunity ({opportunity}) is not running for {hero}"
    ),
    "mass.opp.duel": (
        N_("{hero} and {opponent} still fight: the next turn waits for them"),
        N_("`mass duel HERO LOSER`"),
    ),
    "mass.opp.no_duel": (
        N_("there is no such duel to decide"),
        N_("`mass status` shows the duels that are still fought"),
    ),
    "mass.opp.opponent": (
        N_("a duel needs an opponent from the other side, who is on his feet"),
        N_("--opponent NAME"),
    ),
    "mass.opp.total": (
        N_("the easy shot needs the total of its roll"),
        N_("`mass opportunity HERO TIR --total N`"),
    ),
}
