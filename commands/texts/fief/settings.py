"""What each house rule of Fief is about."""

from __future__ import annotations

from commands.texts.marks import N_

SETTINGS: dict[str, str] = {
    "fief.money.unit": N_("what the coins are called"),
    "fief.money.start": N_("what each player has at the start"),
    "fief.money.secret": N_("whether every purse is kept closed on the screen"),
    "fief.clock.first_player": N_("whether the first player changes each turn"),
    "fief.cards.hands": N_(
        "the cards in hand: counted by the ledger, or left to the table"
    ),
    "fief.move.checked": N_("whether moves are checked, or recorded as they are told"),
    "fief.variant.bishop_auction": N_(
        "the variant in which a dead bishop’s card is sold by auction"
    ),
    "fief.variant.crowding": N_(
        "the variant in which a crowded village loses its mills and presses"
    ),
    "fief.variant.crowded_plague": N_(
        "the variant in which the plague strikes crowded villages harder"
    ),
    "fief.variant.surrender": N_(
        "the variant of surrender, dungeon and ransom by rank"
    ),
    "fief.variant.points": N_("the variant that is won by points"),
    "fief.variant.tactics": N_(
        "the Tactical extension: archers, bombards, guard, mercenaries"
    ),
    "fief.map.strict": N_(
        "whether a map with other numbers is refused, not just warned about"
    ),
    "fief.setup.players": N_("the fewest and the most players"),
    "fief.setup.first_lord": N_("the first lord: dealt at random, or chosen"),
    "fief.bishop.allow_married": N_("whether a married man may become bishop"),
    "fief.bishop.allow_royal": N_(
        "who of King and Prince may become bishop: the Prince, neither, both"
    ),
    "fief.cards.parry_for": N_(
        "whom a parry may help: anyone, or only an ally by marriage"
    ),
    "fief.cards.reshuffle_lord": N_(
        "a lord from the discards at a reshuffle: chosen, or drawn"
    ),
    "fief.cards.allied": N_(
        "in whose village a new lord may be placed: an ally’s by marriage, or anyone’s who consents"
    ),
    "fief.cards.stack_weather": N_(
        "whether a region may have two Bad Weathers or two Famines"
    ),
    "fief.cards.exchange_phase": N_(
        "when allies may exchange cards: at any time, or in phase 6"
    ),
    "fief.tithe.ignore_occupation": N_(
        "whether a bishop collects where the owner would get nothing"
    ),
    "fief.prisoner.escrow_all": N_(
        "whether a captive’s tallage, tithe and pension are set aside, too"
    ),
    "fief.prisoner.captor_loses": N_(
        "the captives of a captor who surrenders: the winner’s, or free"
    ),
    "fief.prisoner.blocks_capture": N_(
        "whether a captive’s title is safe from the conqueror of the capital"
    ),
    "fief.tallage.enemy": N_(
        "who spoils a tallage: hostile counters, or all foreign ones"
    ),
    "fief.plague.unit": N_(
        "what a plague halves: the points of soldiers, or their counters"
    ),
    "fief.plague.guards": N_("whether a plague strikes royal guards"),
    "fief.plague.rebels": N_("whether a plague strikes rebels"),
    "fief.escape.any_phase": N_("whether Escape may be played in any phase"),
    "fief.escape.split": N_(
        "whether lords who escape together may go to several villages"
    ),
    "fief.weather.blocks_revolt_fight": N_(
        "whether Bad Weather puts off a revolt’s first combat"
    ),
    "fief.darc.target": N_("who may become D’Arc: a woman of one’s own, or any"),
    "fief.darc.partial": N_("whether D’Arc need be there only for the third step"),
    "fief.darc.beyond_table": N_(
        "losses beyond the table: by the formula, or as for 18"
    ),
    "fief.darc.bonus_all_aimed": N_(
        "whether D’Arc adds her 6 even if all dice are aimed"
    ),
    "fief.village.ownership": N_(
        "a village outside fiefs that was left: still its owner’s, or nobody’s"
    ),
    "fief.buy.enemy_in_fief_village": N_(
        "whether one may buy in a village of one’s fief with enemies in it"
    ),
    "fief.buy.beside_lord": N_(
        "soldiers beside a lord: also where one controls nothing, or not"
    ),
    "fief.income.empty_capital": N_(
        "a fief whose capital is empty: villages that are held pay, or none"
    ),
    "fief.income.enemy_blocks_village": N_(
        "whether a village of a fief pays nothing while an enemy is in it"
    ),
    "fief.titles.move_when": N_(
        "when titles may pass between one’s lords: in phases 1 and 3, with a new lord, at any time"
    ),
    "fief.titles.to_prisoner": N_("whether a fief may be founded for a captive lord"),
    "fief.bank.finite": N_("whether the bank stops paying when its notes run out"),
    "fief.money.transfer_phase": N_(
        "when players may give money: at any time, or in phase 6"
    ),
    "fief.cardinal.captive": N_("whether a captive may become cardinal or bishop"),
    "fief.fight.truce": N_("whether a combat may end because both sides agree"),
    "fief.fight.mutual_destroys": N_(
        "whether mills and presses fall when both sides are wiped out"
    ),
    "fief.fight.sortie": N_(
        "who loses the walls when reinforcements come: all, or the newcomers"
    ),
    "fief.fight.change_source": N_(
        "where change of counters comes from: all stocks, or one exchange"
    ),
    "fief.fight.outside_choice": N_(
        "whether an owner may declare his troops outside the walls"
    ),
    "fief.fight.ally_saves_buildings": N_(
        "whether an ally’s victory saves mills and presses"
    ),
    "fief.aim.all_dice": N_("whether either all dice are aimed at lords, or none"),
    "fief.aim.non_fighters": N_("whether those who do not fight may be aimed at"),
    "fief.move.ally_lord": N_("whether an ally’s lord may lead one’s soldiers"),
    "fief.release.where": N_(
        "where a freed lord is placed: on any village, or a friendly one"
    ),
    "fief.ransom.phase": N_("when a ransom may be paid: at any time, or in phase 6"),
    "fief.ransom.multi": N_(
        "the ransom for several ranks: that of the highest, or the sum"
    ),
    "fief.ransom.amounts.untitled": N_("the ransom of a lord without a title"),
    "fief.ransom.amounts.bishop": N_("the ransom of a bishop"),
    "fief.ransom.amounts.baron": N_("the ransom of a baron"),
    "fief.ransom.amounts.cardinal": N_("the ransom of a cardinal"),
    "fief.ransom.amounts.count": N_("the ransom of a count"),
    "fief.ransom.amounts.duke": N_("the ransom of a duke"),
    "fief.ransom.amounts.queen": N_("the ransom of the Queen"),
    "fief.ransom.amounts.prince": N_("the ransom of the Prince"),
    "fief.ransom.amounts.king": N_("the ransom of the King"),
    "fief.heir.prisoner": N_("whether a captive may inherit within the family"),
    "fief.heir.royal_gift": N_(
        "to whom the crown may give fiefs: to any lord, or to its own family"
    ),
    "fief.heir.new_lord_saves": N_(
        "whether a new lord saves the fiefs of a family that died out"
    ),
    "fief.heir.split": N_("a dead lord’s fiefs: to one heir, or split among several"),
    "fief.revolt.suspend_fief": N_(
        "whether a fief is nobody’s while rebels hold its city"
    ),
    "fief.revolt.buy": N_(
        "when rebels may be bought: in every purchase phase, or only the first"
    ),
    "fief.revolt.bishop_phase": N_("the phase in which a bishop may calm a revolt"),
    "fief.revolt.empty_start": N_(
        "whether a revolt destroys the buildings of an empty village"
    ),
    "fief.revolt.ally_controller": N_(
        "whether rebels may side with the soldiers of whoever leads them"
    ),
    "fief.revolt.empty_capital": N_(
        "when rebels take an empty capital: ending there, crossing it, never"
    ),
    "fief.revolt.prisoners": N_(
        "captives of rebels who are wiped out: they die, or are freed"
    ),
    "fief.found.guest_blocks": N_(
        "whether a guest’s counters prevent the founding of a fief"
    ),
    "fief.prince.phase": N_("the phase in which a Prince is laid"),
    "fief.guard.regent_keeps": N_(
        "whether a Regent without a Prince keeps the King’s guard"
    ),
    "fief.queen_mother.keeps": N_(
        "when the Queen Mother keeps her card: under a hereditary King, always, never"
    ),
    "fief.battle.heiress": N_(
        "a woman who is titled in mid-battle: she fights, or is captured as before"
    ),
    "fief.marry.prisoner": N_("whether a captive may marry by proxy"),
    "fief.vote.split": N_("whether a player may split votes among candidates"),
    "fief.vote.tie": N_("which tie makes an election void: one at the top, or any"),
    "fief.vote.candidate_of": N_(
        "whom a player may present: a lord of the family, or anyone"
    ),
    "fief.regent.remarriage_ends": N_(
        "whether a Regent who marries again is Regent no longer"
    ),
    "fief.regency.minor_wife": N_(
        "when the wife of a King under age is Queen: at his majority, or at once"
    ),
    "fief.points.scoring": N_(
        "the points of all counts are added, or the last count decides"
    ),
    "fief.points.escrow": N_("whether money that is set aside scores"),
    "fief.points.normal_victory": N_("whether a normal victory ends the points game"),
    "fief.win.tie": N_(
        "several who win at once: all of them, or whoever wins alone first"
    ),
    "fief.win.captive_counts": N_(
        "whether captives’ crowns and titles count for victory"
    ),
    "fief.win.captive_saves": N_(
        "whether a captive lord saves his player from elimination"
    ),
    "fief.auction.round_to": N_("to what the cardinal’s third is rounded up"),
    "fief.army.count_per_player": N_(
        "crowding: counters count for each player, or for the village"
    ),
    "fief.dungeon.by": N_(
        "who sends captives to the dungeon: any force of the King’s player, or the King himself"
    ),
    "fief.dungeon.counts_in_limit": N_(
        "whether a lord in the dungeon counts for the limit of lords"
    ),
}
