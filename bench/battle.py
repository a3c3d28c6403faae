"""Makes a mass battle of six heroes, ready for its first turn: FILE."""

from __future__ import annotations

import sys

HEROES = ("Aldo", "Bess", "Ciro", "Dora", "Elke", "Finn")
SIDES = ("Eisen", "Montaigne")
LEVELS = ("support", "disengaged", "engaged", "front", "engaged", "front")
# The turn with all it needs to be given: two generals' rolls, six personal rolls.
TURN = ["mass", "turn"]
TURN += [f"--tactic={side}=MAR" for side in SIDES]
TURN += [f"--engage={hero}={level}" for hero, level in zip(HEROES, LEVELS, strict=True)]
# Neither a general nor a hero rolls a ten; all damage is rolled, too.
GENERALS, PERSONAL, DAMAGE = "7 6 5 4 3 2 ", "6 ", (2, 2, 3, 3, 3, 3)
TURN += ["--dice"]
TURN += [2 * GENERALS + "".join(PERSONAL + "5 " * damage for damage in DAMAGE)]


def main(path: str) -> None:
    """Creates a campaign with two armies of a general and three heroes each."""
    from ledger.acting import files

    files.new(path, position="\n".join(page()))


def page() -> list[str]:
    """The position, line by line."""
    lines = ['game = "mass"\nattacker = "Eisen"']
    for side in SIDES:
        general = f'{{ name = "General {side}", wits = 3, strategy = 3 }}'
        lines.append(f'[[side]]\nname = "{side}"\nmen = 1000\ngeneral = {general}')
    for number, hero in enumerate(HEROES):
        known = f'name = "{hero}"\nside = "{SIDES[number % 2]}"'
        lines.append(f"[[hero]]\n{known}\nwits = 3\ntactics = 2")
    return lines


if __name__ == "__main__":
    main(sys.argv[1])
