"""What can be done at the table: each act is one entry, or nothing."""

from __future__ import annotations

# Which function carries out which kind of act; `resume` and the laws in the
# tests go by this table. Undo and redo are no acts.
ACTS = {
    "pay": "money:pay",
    "count": "money:count",
    "title grant": "titles:grant",
    "title revoke": "titles:revoke",
    "territory add": "territories:add",
    "territory claim": "territories:claim",
    "territory release": "territories:release",
    "players add": "players:add",
    "players rename": "players:rename",
    "players retire": "players:retire",
    "turn": "clock:turn",
    "phase": "clock:phase",
    "roll": "dice:roll",
    "note": "notes:note",
    "correct": "correcting:correct",
    "rules set": "house_rules:put",
    "rules load": "house_rules:load",
    "drop": "drafts:drop",
    "fief map load": "fief.board:load",
    "fief setup roll": "fief.setup:roll",
    "fief settle": "fief.setup:settle",
    "fief length": "fief.setup:length",
    "fief done": "fief.clock:done",
    "fief deal": "fief.cards:deal",
    "fief card play": "fief.cards:play",
    "fief card discard": "fief.cards:discard",
    "fief card exchange": "fief.cards:exchange",
    "fief die": "fief.cards:die",
    "fief income": "fief.income:income",
    "fief buy": "fief.buying:buy",
    "fief found": "fief.buying:found",
    "fief bestow": "fief.buying:bestow",
    "fief ransom": "fief.releasing:ransom",
    "fief move": "fief.moving:move",
    "fief rebels march": "fief.moving:march",
    "fief resolve": "fief.war:resolve",
    "fief battle": "fief.war:battle",
    "medfan join": "medfan.armies:join",
    "medfan recruit": "medfan.armies:recruit",
    "medfan improve": "medfan.armies:improve",
    "medfan dismiss": "medfan.armies:dismiss",
    "medfan spell": "medfan.armies:spell",
    "medfan item": "medfan.armies:item",
    "medfan council": "medfan.armies:council",
    "medfan determine": "medfan.land:determine",
    "medfan prepare": "medfan.land:prepare",
    "medfan capability": "medfan.land:capability",
    "medfan scenario": "medfan.land:scenario",
    "medfan improvement": "medfan.land:improvement",
    "medfan length": "medfan.land:length",
    "medfan after": "medfan.after:after",
    "medfan income": "medfan.after:income",
    "medfan goal": "medfan.after:goal",
    "medfan survival": "medfan.after:survival",
    "medfan spoils": "medfan.after:spoils",
    "medfan objective": "medfan.after:objective",
}


def act_named(kind: str) -> object:
    """The function that carries out a kind of act."""
    from importlib import import_module

    module, _, name = ACTS[kind].partition(":")
    return getattr(import_module(f"ledger.acting.{module}"), name)
