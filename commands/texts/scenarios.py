"""The words of the twelve battles, and what stands on their cards."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.medfan import CAPABILITIES, STATS

OBJECTIVES: dict[str, str] = {
    "expansion": N_("Expansion"),
    "invasion": N_("Invasion"),
    "all_or_nothing": N_("All or Nothing"),
    "raid": N_("Raid"),
    "pillage": N_("Pillage"),
    "destruction": N_("Destruction"),
}

SCENARIOS: dict[str, str] = {
    "pitched_battle": N_("Pitched battle"),
    "holding_ground": N_("Holding the ground"),
    "king_of_the_hill": N_("King of the hill"),
    "rescue": N_("Rescue"),
    "cursed_gem": N_("The cursed gem"),
    "assassination": N_("Assassination"),
    "breakthrough": N_("Breakthrough"),
    "witch_hunt": N_("Witch hunt"),
    "decapitate": N_("Decapitate the command"),
    "sabotage": N_("Sabotage"),
    "terror": N_("Terror"),
    "loot": N_("Loot"),
}

# What the dice of a table may show, by id.
THINGS: dict[str, str] = CAPABILITIES | STATS | SCENARIOS

# How each is won, in one sentence.
WINS: dict[str, str] = {
    "pitched_battle": N_("Whoever has killed enemies of the greater total cost wins."),
    "holding_ground": N_("Whoever holds the most pieces of scenery at the end wins."),
    "king_of_the_hill": N_(
        "Whoever has the most figures on the central piece at the end wins."
    ),
    "rescue": N_(
        "The attacker wins if the prisoner is free and alive at the end, or has left "
        "the table; otherwise the defender wins."
    ),
    "cursed_gem": N_(
        "Whoever has brought the gem into the opponent's half of the table wins."
    ),
    "assassination": N_(
        "Whoever has killed enemy heroes of the greater total cost wins; a wounded "
        "one counts for half."
    ),
    "breakthrough": N_(
        "Whoever has figures of the greater total cost in the opponent's starting "
        "zone at the end wins; those that left by the opponent's edge count double."
    ),
    "witch_hunt": N_(
        "Whoever has more points wins: 2 for an enemy mage killed, 1 for one wounded."
    ),
    "decapitate": N_(
        "Whoever has more points wins: for the enemy general 2 killed or 1 wounded, "
        "for an enemy chief 1 killed."
    ),
    "sabotage": N_("Whoever has destroyed more enemy buildings wins."),
    "terror": N_("Whoever's opponent has failed more morale tests wins."),
    "loot": N_(
        "Whoever has more treasures in the own deployment zone at the end wins."
    ),
}

_DRAW = (
    "win",
    "MED-AMB-BATTLE-1",
    N_("Equal counts are a draw, unless agreed otherwise."),
)
_VP = ("win", "MED-BATTLE-32", N_("The side with more points wins."))

# Each line: which part of the card, the rule, the sentence.
CARDS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "pitched_battle": (
        ("count", "MED-BATTLE-03", N_("Count the cost of the enemies you kill.")),
        _DRAW,
    ),
    "holding_ground": (
        (
            "count",
            "MED-BATTLE-04",
            N_("A piece of scenery is held by whoever has the most figures on it."),
        ),
        (
            "count",
            "MED-BATTLE-34",
            N_("With equal numbers on it, or nobody, it is held by nobody."),
        ),
        ("win", "MED-BATTLE-05", N_("Count the pieces at the end of the game.")),
        _DRAW,
    ),
    "king_of_the_hill": (
        (
            "setup",
            "MED-BATTLE-06",
            N_("Put one large piece of scenery in the centre of the table."),
        ),
        (
            "count",
            "MED-BATTLE-07",
            N_("Count the figures on it at the end of the game."),
        ),
        (
            "count",
            "MED-BATTLE-34",
            N_("With equal numbers on it, or nobody, it is held by nobody."),
        ),
        _DRAW,
    ),
    "rescue": (
        (
            "setup",
            "MED-BATTLE-08",
            N_("One side attacks, the other defends: note which is which."),
        ),
        (
            "setup",
            "MED-BATTLE-09",
            N_("The defender places the prison anywhere on the table."),
        ),
        (
            "setup",
            "MED-BATTLE-10",
            N_(
                "The attacker puts a free hero in it, with the profile of one of the "
                "army's heroes but without any ability."
            ),
        ),
        (
            "limits",
            "MED-BATTLE-11",
            N_("A friendly figure in contact with the prison frees him by one action."),
        ),
        (
            "limits",
            "MED-BATTLE-12",
            N_("Once free he moves at most 20 cm a turn, and cannot fly."),
        ),
        (
            "count",
            "MED-BATTLE-13",
            N_("Note whether he is free and alive, in prison, dead, or off the table."),
        ),
        (
            "win",
            "MED-BATTLE-14",
            N_("Free and alive, or off the table: the attacker. Else the defender."),
        ),
    ),
    "cursed_gem": (
        (
            "setup",
            "MED-BATTLE-15",
            N_(
                "The gem lies in the centre of the table; any figure in contact picks "
                "it up by one action."
            ),
        ),
        (
            "limits",
            "MED-BATTLE-16",
            N_("Its bearer moves at most 20 cm a turn, and cannot fly."),
        ),
        (
            "limits",
            "MED-BATTLE-17",
            N_(
                "Once a turn it may be passed to an ally, by an action of giver and "
                "receiver each."
            ),
        ),
        (
            "win",
            "MED-BATTLE-18",
            N_("At the end it must lie in the opponent's half; on the line: a draw."),
        ),
    ),
    "assassination": (
        ("count", "MED-BATTLE-19", N_("Count the cost of the enemy heroes you kill.")),
        (
            "count",
            "MED-BATTLE-20",
            N_("A wounded enemy hero counts for half its cost."),
        ),
        _DRAW,
    ),
    "breakthrough": (
        (
            "count",
            "MED-BATTLE-21",
            N_(
                "At the end count the cost of your figures in the enemy's starting zone."
            ),
        ),
        (
            "count",
            "MED-BATTLE-22",
            N_("Figures that left the table by the enemy's edge count double."),
        ),
        _DRAW,
    ),
    "witch_hunt": (
        (
            "count",
            "MED-BATTLE-23",
            N_("2 points for each enemy mage killed, 1 for each one wounded."),
        ),
        _VP,
        _DRAW,
    ),
    "decapitate": (
        (
            "count",
            "MED-BATTLE-24",
            N_("2 points for the enemy general killed, 1 for the general wounded."),
        ),
        (
            "count",
            "MED-BATTLE-25",
            N_("1 point for an enemy chief killed, none for one wounded."),
        ),
        _VP,
        _DRAW,
    ),
    "sabotage": (
        ("setup", "MED-BATTLE-26", N_("Place three buildings in each camp.")),
        (
            "count",
            "MED-BATTLE-27",
            N_("1 point for each enemy building destroyed, by an action in contact."),
        ),
        _VP,
        _DRAW,
    ),
    "terror": (
        (
            "count",
            "MED-BATTLE-28",
            N_("1 point for each morale test that the opponent fails."),
        ),
        _VP,
        _DRAW,
    ),
    "loot": (
        (
            "setup",
            "MED-BATTLE-29",
            N_("Place five treasures in the neutral zone in the middle."),
        ),
        (
            "limits",
            "MED-BATTLE-31",
            N_(
                "Any figure in contact picks one up by one action; its bearer moves at "
                "most 20 cm a turn and cannot fly; once a turn it may be passed, by an "
                "action of both figures."
            ),
        ),
        (
            "count",
            "MED-BATTLE-30",
            N_("1 point for each treasure in your own deployment zone at the end."),
        ),
        _VP,
        _DRAW,
    ),
}

PARTS: dict[str, str] = {
    "setup": N_("setup"),
    "limits": N_("limits"),
    "count": N_("to count"),
    "win": N_("to win"),
}

IMPROVING = N_(
    "A higher score, a second attack no better than the first, or an ability that is "
    "easy to believe."
)

FATES: dict[str, str] = {
    "ready": N_("alive and ready"),
    "misses_next": N_("misses the next battle"),
    "lost": N_("gone for good"),
}

SIDES: dict[str, str] = {
    "attacker": N_("attacker"),
    "defender": N_("defender"),
    "draw": N_("draw"),
}

REFUSALS: dict[str, tuple[str, str | None]] = {
    "unknown_name.capability": (
        N_("there is no territory of the kind “{name}”"),
        None,
    ),
    "unknown_name.objective": (N_("there is no objective “{name}”"), None),
    "unknown_name.scenario": (N_("there is no scenario “{name}”"), None),
    "unknown_name.hidden": (
        N_("no unknown territory is called “{name}”"),
        N_("name it by its place in the list, from 1"),
    ),
    "medfan.known": (
        N_("{territory} is known already; nothing is determined twice"),
        None,
    ),
    "medfan.none_unknown": (N_("no territory is unknown any more"), None),
    "medfan.aftermath_open": (
        N_("what follows the last battle is not done yet"),
        N_("finish it before the next battle is prepared"),
    ),
    "medfan.alone": (N_("{player} cannot fight alone"), N_("name two players")),
    "medfan.not_fighting": (N_("{player} takes no part in this battle"), None),
    "medfan.playable": (
        N_("the scenario `{scenario}` is settled, and can be played"),
        N_("another may be chosen with --scenario, or agreed upon with --ruling"),
    ),
    "medfan.attacker_agreed": (
        N_("who attacks is agreed upon before a Rescue"),
        N_("name the attacker with --attacker"),
    ),
    "medfan.no_prisoner": (N_("only a Rescue has a prisoner"), None),
    "medfan.prisoner_hero": (
        N_("the prisoner is like a hero, not like {figure}"),
        None,
    ),
    "medfan.not_counted": (
        N_("“{counted}” is not counted in this scenario"),
        N_("counted are: {known}"),
    ),
    "medfan.buildings": (N_("there are {most} buildings in each camp, no more"), None),
    "medfan.treasures": (N_("there are {most} treasures in all, no more"), None),
    "medfan.not_prepared": (
        N_("no battle is prepared"),
        N_("name the scenario, or prepare one with `medfan prepare`"),
    ),
    "medfan.no_pieces": (N_("no pieces of scenery are held in this scenario"), None),
    "medfan.one_hill": (N_("there is one hill, in the centre of the table"), None),
    "medfan.counted_twice": (N_("{figure} is counted twice"), None),
    "medfan.not_told": (
        N_("it must be told what became of it: --{key}"),
        N_("possible: {options:or}"),
    ),
    "medfan.cannot_be": (
        N_("“{word}” cannot be"),
        N_("possible: {options:or}"),
    ),
    "medfan.spec": (
        N_("“{word}” cannot be read"),
        N_(
            "as in Anne,killed=40+35 for a side, 4:2 for a piece, Anne:Name for a figure"
        ),
    ),
    "medfan.many_fallen": (N_("{figures} figures are too many; at most {most}"), None),
    "medfan.record_rules": (
        N_("what is recorded goes by the house rules of the campaign"),
        N_("leave out --rules or --record"),
    ),
    "medfan.length_early": (
        N_("in turn {turn} nobody throws for the length"),
        N_("the first throw comes in turn {first}"),
    ),
    "medfan.length_over": (N_("the battle has ended with turn {last}"), None),
}

WARNINGS: dict[str, str] = {
    "medfan.unplayable": N_("these armies lack what the scenario is about"),
    "medfan.unplayable_again": N_(
        "these armies lack what the scenario is about; `medfan prepare --again` draws "
        "another"
    ),
    "medfan.size": N_("the figures of {player} cost {total} in all, more than {limit}"),
}

ACTS: dict[str, str] = {
    "medfan determine": N_("{name} is found: {id}"),
    "medfan determine.owned": N_("{player} finds {name}: {id}"),
    "medfan prepare": N_("{attacker} and {defender} prepare for battle: {scenario}"),
    "medfan capability": N_("an unknown territory would be: {id}"),
    "medfan scenario": N_("the dice choose a scenario: {id}"),
    "medfan improvement": N_("the die chooses what is improved: {id}"),
    "medfan length": N_("the battle goes on after turn {turn:plain}"),
    "medfan length.ends": N_("the battle ends with turn {turn:plain}"),
}

THROWS: dict[str, str] = {
    "treasure": N_("what the treasure is worth"),
    "scenario": N_("which scenario"),
    "objective": N_("which objective"),
    "attacker": N_("who attacks"),
    "improvement": N_("which characteristic"),
    "length": N_("whether the battle ends"),
}
