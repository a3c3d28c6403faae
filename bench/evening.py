"""Makes a campaign like a club's after some years: FILE; 3,000 entries in 60 turns."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from commands.main import main as intendant

PLAYERS = ["Anne", "Bruno", "Chloé", "Denis", "Élise"]
LANDS = [f"Terre {chr(65 + number)}" for number in range(20)]
TURNS, ENTRIES = 60, 3_000


def lines() -> list[str]:
    """The lines of the script, one act each: money, land, titles, dice, turns."""
    seed = 1  # the same sequence of numbers each time

    def draw(most: int) -> int:
        nonlocal seed
        seed = (seed * 1_103_515_245 + 12_345) % 2**31
        return (seed >> 8) % most

    found = [f'territory add "{land}"' for land in LANDS]
    has: dict[str, str] = {}  # the owner of each land and title
    each = ENTRIES // TURNS
    while len(found) < ENTRIES - 1:
        player, kind = PLAYERS[draw(len(PLAYERS))], draw(100)
        if len(found) % each == 0:
            found.append("turn next")
        elif kind < 70:
            found.append(f"pay bank {player} {draw(50) + 1} --for quelque-chose")
        elif kind < 90:
            land, title = LANDS[draw(len(LANDS))], f"Titre {draw(5) + 1}"
            word, thing = ("claim", land) if kind < 85 else ("grant", title)
            if has.get(thing) != player:
                has[thing] = player
                of = "territory" if word == "claim" else "title"
                found.append(f'{of} {word} "{thing}" {player}')
        else:
            found.append(f"roll 2d6 --who {player} --seed {len(found)}")
    return found


def main(path: str) -> None:
    """Writes the campaign."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "evening.txt")
        script.write_text("\n".join(lines()), "utf-8")
        players = ",".join(PLAYERS)
        new = ["new", path, "--game", "free", "--players", players, "--json"]
        for words in (new, ["run", str(script), "-c", path, "--json"]):
            if intendant(words):
                sys.exit(f"it cannot be made: {words[0]} was refused")


if __name__ == "__main__":
    main(sys.argv[1])
