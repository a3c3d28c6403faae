"""Words of Fief as users type them."""

from __future__ import annotations

from commands.texts.fief import cards, extension, war
from commands.texts.fief.buying import GOODS
from commands.texts.fief.cards import CARDS, CAUSES
from commands.texts.fief.gathered import OPTIONS
from commands.texts.fief.setting_values import VALUES
from commands.texts.marks import N_

# Short French words for answers, as on the help page, without accents; and former
# words.
ANSWERS = {
    "a point of soldiers": "soldiers",
    "a point of the royal guard": "royal",
    "aucun": "none",
    "demi-tour": "back",
    "draw one": "draw",
    "draw one at random": "draw",
    "en piocher un": "draw",
    "en tirer un au hasard": "draw",
    "force the way": "force",
    "forcer": "force",
    "grand tresorier": "treasurer",
    "groupe": "group",
    "non": "no",
    "reine": "queen",
    "retenir": "hold",
    "roi": "king",
    "seul": "alone",
    "the fight goes on": "no",
    "tresorier": "treasurer",
    "treve": "truce",
    "viser": "aim",
}
VOCABULARIES: dict[str, dict[str, str]] = {
    "topic": {
        "bids": N_("bids"),
        "bids_again": N_("second bids"),
        "votes": N_("votes"),
    },
    "card": CARDS,
    "cause": CAUSES,
    "decision": OPTIONS,
    "goods": GOODS,
    **war.TYPED,
    **VALUES,
}
ALSO: dict[str, dict[str, str]] = {
    "card": cards.ALSO,
    "cause": {"bataille": "battle"},
    "decision": ANSWERS,
    "goods": extension.ALSO,
    "fief.buy.beside_lord": {"seulement ou l'on controle": "strict"},
    "fief.win.tie": {"d'abord qui gagne seul": "solo_first"},
    "fief.plague.unit": {"points of soldiers": "points"},
    **war.TYPED_ALSO,
}
REFUSED: dict[str, str] = {
    "fief.card": "card",
    "fief.cause": "cause",
    "fief.item": "goods",
    "fief.war_word": "{kind}",
    "fief.battle_mode": "battle_mode",
    "fief.spec_word": "force",
}
