"""Words for ties between families: marriages, alliances, a Prince, debts."""

from __future__ import annotations

from commands.texts.marks import N_, Texts
from commands.texts.variants import ELSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts.variants import Variants

# On a lord's card: the spouse.
MARRIED: dict[bool, str] = {
    True: N_("wife {spouse:of}"),
    False: N_("husband {spouse:of}"),
}
COUPLE = N_("{husband} and {wife} are married")
PARTED = N_(
    "no couple is left alive; the alliance lasts until the inheritance is settled"
)
ALLIANCE = N_("{players} are allied by marriage")
ALLIED = N_("{players} are allied by marriage from now on: `fief alliances`")
ALLIED_STILL = N_("one more marriage unites {players}")
CROWNS: Texts = {
    "king": "King: {lord}",
    "king.none": "King: from neither family",
    "queen": "Queen: {lord}",
    "queen.none": "Queen: from neither family",
}
VICTORY = N_(
    "{fiefs} {fiefs:fief|fiefs} between them; King, Queen and {needed} fiefs win  [FIEF-WIN-03]"
)
CARDS = N_("allies may exchange cards freely; hand limit: 3 cards  [FIEF-CARD-11]")
HEIR = N_(
    "should {player:’s} family die out, {heir} inherits {fiefs} {fiefs:fief|fiefs}  [FIEF-MARRY-12]"
)
MOTHER = N_("should the King die, {queen} ({other}) rules as Regent for {lord}")
MARRY = N_("marry {name}")
OWES = N_("{debtor:subject} {debtor:owes|owe} {creditor} {money}")

CONDITIONS: Texts = {
    "alliance": "alliance by marriage: {players}",
    "prince.mother": "Prince {lord} (if the King dies, Regent: {mother}, {player})",
}
DOINGS: Texts = {
    "marry": "marry",
    "prince": "have a Prince",
}
REFUSALS: Texts = {
    "fief.marry_self": "{lord} was named twice: it takes two to marry",
    "fief.marry_men": "{lords} are men: a man may marry only a woman",
    "fief.marry_men.hint": "`fief can PLAYER` lists the couples that may marry",
    "fief.marry_women": "{lords} are women: a woman may marry only a man",
    "fief.marry_women.hint": "`fief can PLAYER` lists the couples that may marry",
    "fief.married": "{lord} is married to {spouse} and cannot marry anybody else",
    "fief.married.hint": "there is no divorce; widows and widowers may marry again",
    "fief.marry_clergy": "{lord} is in holy orders and cannot marry",
    "fief.marry_darc": "{lord} is D’Arc and may never marry",
    "fief.marry_dungeon": "{lord} is in the dungeon and counts as dead",
    "fief.marry_captive": "{lord} is a captive, and captives cannot marry",
    "fief.marry_captive.hint": "the house rule fief.marry.prisoner = true allows a captive to marry by proxy",
    "fief.marry_family": "{lords} both belong to {player:’s} family: a marriage must unite two players",
    "fief.marry_family.hint": "`fief can PLAYER` lists the couples that may marry",
    "fief.marry_third": "{player:subject} {player:is|are} allied by marriage with {ally} and cannot ally with {other}",
    "fief.marry_third.hint": "a player may have only one ally for as long as a marriage lasts",
    "fief.lord_dead": "{lord:subject’s} card is in the discards: the dead cannot marry",
    "fief.lord_unknown": "{lord} is not in play yet",
    "fief.lord_unknown.hint": "`status` shows the lords of each family",
    "fief.prince_no_king": "there is no King, and so there can be no Prince",
    "fief.prince_no_queen": "King {lord} has no wife who is Queen: a Prince must be the son of both",
    "fief.prince_no_queen.hint": "`fief marry` first; the King’s wife becomes Queen at once",
    "fief.prince_captive": "Queen {lord} is a captive: there can be no Prince",
    "fief.prince_captive.hint": "`fief ransom` frees the Queen",
    "fief.prince_twice": "{lord} is already Prince, and there is only one Prince card",
    "fief.prince_woman": "{lord} is a woman and cannot be Prince",
    "fief.prince_by": "{player:subject} {player:has|have} neither the King nor the Queen",
    "fief.prince_by.hint": "the card must come from the hand of {royals:or}",
    "fief.no_credit": "the Grand Treasurer neither lends nor borrows",
    "fief.no_credit.hint": "players may lend each other money: `fief lend FROM TO AMOUNT`",
    "fief.lend_self": "players cannot owe themselves money: {player} {player:is|are} named twice",
    "fief.owes_nothing": "{player:subject} {player:owes|owe} {other} nothing",
    "fief.owes_nothing.hint": "`fief debts` shows who owes whom; `pay` records a gift",
    "fief.owes_less": "{player:subject} {player:owes|owe} {other} {owed}, not {amount}",
    "fief.owes_less.hint": "anything beyond that is a gift: `pay`",
    "fief.owes_nothing.forgive": "{player:subject} {player:owes|owe} {other} nothing",
    "fief.owes_nothing.forgive.hint": "`fief debts` shows who owes whom",
    "fief.owes_less.forgive": "{player:subject} {player:owes|owe} {other} {owed}, not {amount}",
    "fief.owes_less.forgive.hint": "without an amount the whole debt is forgiven",
}
WARNINGS: Texts = {
    "fief.odd.family": "{lords:and} both belong to {player:’s} family: a marriage must unite two players",
    "fief.odd.clergy_wed": "{lord} is in holy orders, yet married to {spouse}: the rules do not allow this",
    "fief.odd.cardinal": "{lord} is a cardinal, but not a bishop",
    "fief.odd.king": "{lord} is in holy orders, yet King: a bishop cannot be elected",
    "fief.odd.prince": "{lord} is in holy orders, yet Prince",
    "fief.alliance_ends": "the alliance of {players} has ended",
    "fief.alliance_waits": "the alliance of {players} ends when the inheritance is settled",
    "fief.wed_late": "marriages come before the ballot, which was already held in turn {turn:plain}",
}
ACTS: Texts = {
    "fief marry": "{groom} ({player}) marries {bride} ({other})",
    "fief marry.queen": "{groom} ({player}) marries {bride} ({other}), who becomes Queen",
    "fief prince": "{lord}, son of {king} and {queen}, is the Prince; he is in {at}",
    "fief prince.ruled": "{lord}, son of {king}, is the Prince; he is in {at}",
    "fief lend": "{from:subject} {from:lends|lend} {to} {money}, and {from:is|are} owed {left}",
    "fief lend.closed": "{from:subject} {from:lends|lend} {to} money",
    "fief repay": "{from:subject} {from:pays|pay} {to} back {money}, and {from:owes|owe} {left}",
    "fief repay.all": "{from:subject} {from:pays|pay} {to} back {money}, and {from:owes|owe} nothing more",
    "fief repay.closed": "{from:subject} {from:pays|pay} {to} money back",
    "fief forgive": "{creditor:subject} {creditor:forgives|forgive} {debtor} {money}, and {creditor:is|are} still owed {left}",
    "fief forgive.all": "{creditor:subject} {creditor:forgives|forgive} {debtor} {money}, and {creditor:is|are} owed nothing more",
    "fief forgive.closed": "{creditor:subject} {creditor:forgives|forgive} {debtor} a debt",
}
THINGS: Texts = {"debt": "debt"}
REASONS: Texts = {
    "fief marry": "a marriage",
    "fief prince": "a Prince",
    "fief lend": "loan",
    "fief repay": "paid back",
    "fief forgive": "a debt forgiven",
}


VARIANTS: Variants = {
    "fief marry": (("queen", "queen"),),
    "fief prince": (("queen", ""), (ELSE, "ruled")),  # a ruling may do without a Queen
    "fief repay": (("owed", ""), (ELSE, "all")),
    "fief forgive": (("owed", ""), (ELSE, "all")),
}
