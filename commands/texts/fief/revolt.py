"""Words of a peasant revolt: fights with rebels, and the bishop who calms them."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.rebels_absent": (
        N_("no rebels stand in {village} or at its entrance"),
        N_("`fief stacks` tells where they are"),
    ),
    "fief.rebels_allied": (
        N_("rebels fight beside nobody, nor beside {players}"),
        N_(
            "the house rule fief.revolt.ally_controller = true lets them side with "
            "whoever leads them"
        ),
    ),
    "fief.fight_left_out": (
        N_("rebels have still to fight {players} in {village} in this phase"),
        N_("`fief battle VILLAGE --attacker rebels --defender PLAYER`"),
    ),
    "fief.calm_no_bishop": (
        N_("{lord} is no bishop"),
        N_("only a bishop may speak to the rebels"),
    ),
    "fief.calm_elsewhere": (
        N_("{lord} is not in {village}, where the rebels are"),
        N_("`fief move` takes the bishop there: no leave is asked for"),
    ),
    "fief.calm_captive": N_("{lord} is a captive and speaks to nobody"),
    "fief.calm_twice": (
        N_("{lord} has calmed rebels in this turn already"),
        N_("each bishop may try once a turn"),
    ),
    "fief.calm_fight_first": (
        N_("the rebels in {village} fight {players} first"),
        N_("`fief battle VILLAGE --attacker rebels --defender PLAYER`"),
    ),
    "fief.calm_late": (
        N_("bishops speak before their player fights: it is too late for {player}"),
        N_("--ruling lets a bishop speak all the same"),
    ),
    "fief.conviction_money": (
        N_(
            "{points:plain} {points:point|points} of conviction cost {cost}; {player} "
            "has {money}"
        ),
        N_("a bishop may also speak without any"),
    ),
}
WARNINGS: dict[str, str] = {
    "fief.fight_next": N_(
        "rebels come upon others before {village}: they fight in the next phase"
    ),
    "fief.fight_left_out": N_(
        "the fight of the rebels with {players} in {village} has not been fought"
    ),
    "fief.rebels_waste": N_(
        "nobody but rebels is left in {village}: its mills, presses and castle fall"
    ),
    "fief.rebels_hold": N_("rebels hold the city {village}: its title waits"),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {
    "fief calm": N_("{lord} calms the rebels in {village}"),
    "fief calm.paid": N_("{lord} calms the rebels in {village} and spends {money}"),
    "fief calm.stoned": N_("{lord} is stoned by the rebels in {village}"),
    "fief calm.stoned_paid": N_(
        "{lord} spends {money} and is stoned by the rebels in {village}"
    ),
    "fief battle.rebels_win": N_("The rebels beat {others} in {village}"),
    "fief battle.rebels_lose": N_(
        "{others} {others:beats|beat} the rebels in {village}"
    ),
    "fief battle.rebels_both": N_("{others} and the rebels fall together in {village}"),
    "fief battle.rebels_truce": N_(
        "{others} and the rebels stop their battle in {village}"
    ),
}
THROWS: dict[str, str] = {"fief.calm": N_("what the bishop’s words do")}
THINGS: dict[str, str] = {}
OPTIONS: dict[str, str] = {"rebels": N_("rebels")}
REASONS: dict[str, str] = {"fief calm": N_("a bishop and the rebels")}
# What a throw is about, behind the dice.
ABOUT: dict[str, str] = {"least": N_("{number} or more calms them")}
# What the table must not forget.
DUE: dict[str, str] = {
    "calm": N_(
        "before anybody fights in {village}, the rebels listen to {lords:or}: "
        "`fief calm BISHOP`"
    ),
    "rebels_fight": N_("rebels and {players} fight in {village}: `{call}`"),
}
# What a player may do, and what is missing for it.
DOINGS: dict[str, str] = {
    "battle": N_("fight of the rebels"),
    "calm": N_("calm the rebels, with points of conviction"),
}
LACKS: dict[str, str] = {"there": N_("not in {about}")}
CALMED_BY = N_(
    "The die shows {die}, with conviction {total}; {needed} was needed: "
    "{ways:plain} {ways:chance|chances} in {of:plain}"
)
CALMED_ALONE = N_(
    "The die shows {die}, without conviction; {needed} was needed: "
    "{ways:plain} {ways:chance|chances} in {of:plain}"
)
REBELS_BACK = N_("The revolt is over; {points} {points:point|points} of rebels go home")
CAPTIVE_FREED = N_("{lord} is free again")
FIEF_CALMED = N_("{lord} carries the title of {title}")
REVOLT_OVER = N_("No rebel is left: the revolt is over")
CAPTIVE_OF_REBELS = N_("{lord} is a captive of the rebels")
