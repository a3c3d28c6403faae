"""Words for peasant revolts: fights with rebels, and the bishop who calms them."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

REFUSALS: Texts = {
    "fief.rebels_absent": "there are no rebels in {village} or at its entrance",
    "fief.rebels_absent.hint": "`fief stacks` shows where the rebels are",
    "fief.rebels_allied": "rebels may not fight beside anybody, not even {players}",
    "fief.rebels_allied.hint": (
        "the house rule fief.revolt.ally_controller = true lets rebels side with the player who leads them"
    ),
    "fief.fight_left_out": "the rebels must still fight {players} in {village} in this phase",
    "fief.fight_left_out.hint": "`fief battle VILLAGE --attacker rebels --defender PLAYER`",
    "fief.calm_no_bishop": "{lord} is not a bishop",
    "fief.calm_no_bishop.hint": "only a bishop may speak to the rebels",
    "fief.calm_elsewhere": "{lord} is not in {village}, where the rebels are",
    "fief.calm_elsewhere.hint": "`fief move` takes the bishop to the village: no permission is needed",
    "fief.calm_captive": "{lord} is a captive and may not speak to anybody",
    "fief.calm_twice": "{lord} has already calmed rebels this turn",
    "fief.calm_twice.hint": "each bishop may try once a turn",
    "fief.calm_fight_first": "the rebels in {village} must fight {players} first",
    "fief.calm_fight_first.hint": "`fief battle VILLAGE --attacker rebels --defender PLAYER`",
    "fief.calm_late": "a bishop must speak before his player fights: it is too late for {player}",
    "fief.calm_late.hint": "--ruling lets a bishop speak all the same",
    "fief.conviction_money": (
        "{points} conviction {points:point costs|points cost} {cost}; {player} {player:has|have} {money}"
    ),
    "fief.conviction_money.hint": "a bishop may also speak without buying conviction points",
}
WARNINGS: Texts = {
    "fief.fight_next": "the rebels are not alone in {village}: they fight in the next phase",
    "fief.fight_left_out": "the battle of the rebels against {players} in {village} has not been fought",
    "fief.rebels_waste": "only rebels are left in {village}: its mills, presses and castle are destroyed",
    "fief.rebels_hold": "rebels hold the city {village:of}: its title is set aside",
}
ACTS: Texts = {
    "fief calm": "{lord} calms the rebels in {village}",
    "fief calm.paid": "{lord} calms the rebels in {village} and spends {money}",
    "fief calm.stoned": "{lord} is stoned to death by the rebels in {village}",
    "fief calm.stoned_paid": "{lord} spends {money} and is stoned to death by the rebels in {village}",
    "fief battle.rebels_win": "The rebels beat {others} in {village}",
    "fief battle.rebels_lose": "{others} {others:beats|beat} the rebels in {village}",
    "fief battle.rebels_both": "{others} and the rebels wipe each other out in {village}",
    "fief battle.rebels_truce": "{others} and the rebels stop their battle in {village}",
}
THROWS: Texts = {"fief.calm": "what the bishop’s words achieve"}
OPTIONS: Texts = {"rebels": "rebels"}
REASONS: Texts = {"fief calm": "a bishop and the rebels"}
# What a roll is about, after the dice.
ABOUT: Texts = {"least": "{number} or more calms the rebels"}
# What the table must not forget.
DUE: Texts = {
    "calm": "before anybody fights in {village}, {lords:or} may speak to the rebels",
    "rebels_fight": "rebels and {players} fight in {village}",
}
# What a player may do, and what is missing for it.
DOINGS: Texts = {
    "battle": "battle of the rebels",
    "calm": "calm the rebels, with conviction points",
}
LACKS: Texts = {"there": "not in {about}"}
CALMED_BY = N_(
    "The roll is {die}, or {total} with conviction; {needed} was needed: {ways} {ways:chance|chances} in {of}"
)
CALMED_ALONE = N_(
    "The roll is {die}, without conviction; {needed} was needed: {ways} {ways:chance|chances} in {of}"
)
REBELS_BACK = N_(
    "The revolt is over; {points} rebel {points:point goes|points go} home"
)
CAPTIVE_FREED = N_("{lord} is free again")
FIEF_CALMED = N_("{lord} holds the title of {title}")
REVOLT_OVER = N_("No rebel is left: the revolt is over")
CAPTIVE_OF_REBELS = N_("{lord} is a captive of the rebels")
