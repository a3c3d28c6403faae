"""What is said of money, titles, territories, players and the clock."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, str | tuple[str, str]] = {
    "bad_amount": (
        N_("“{amount}” is no amount"),
        N_("a whole number, digits only, from 1 to 1000000000000"),
    ),
    "bad_amount.balance": N_("{account:the} cannot have that much"),
    "not_enough.money": (
        N_("{account} has {have}, {need} {need:is|are} needed"),
        N_("{lack} {lack:is|are} missing"),
    ),
    "not_enough": (
        N_("{account} has {have} of {what}, {need} {need:is|are} needed"),
        N_("{lack} {lack:is|are} missing"),
    ),
    "not_enough.bank": N_("the bank has {have} left, {need} {need:is|are} needed"),
    "pay.self": N_("giver and taker are the same: {account:the}"),
    "bad_amount.whole": (
        N_("“{word}” is no whole number"),
        N_("digits only, from 0 to 1000000000000"),
    ),
    "bad_amount.many": (
        N_("“{word}” does not say how many"),
        N_("a whole number, digits only, from {least:plain} to 1000000000000"),
    ),
    "title.holds": N_("{holder} holds the title “{title}” already"),
    "title.most": (
        N_("{player} {player:holds|hold} as many titles as a player may: {most}"),
        N_("the house rule {rule} says so; --ruling overrules it"),
    ),
    "title.vacant": N_("nobody holds the title “{title}”"),
    "territory.owns": N_("{territory} {territory:belongs|belong} to {owner} already"),
    "territory.most": (
        N_("{player} {player:owns|own} as many territories as a player may: {most}"),
        N_("the house rule {rule} says so; --ruling overrules it"),
    ),
    "territory.unowned": N_("{territory} {territory:belongs|belong} to nobody"),
    "players.many": (N_("too many players"), N_("at most {most}")),
    "players.same_name": N_("{name} is called so already"),
    "clock.waits": N_("nothing is written: what is due comes first"),
    "phase.none": (
        N_("the turns of this game have no phases"),
        N_("`turn next` ends the turn; `rules set {rule} A,B` names phases"),
    ),
}
