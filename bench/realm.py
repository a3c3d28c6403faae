"""Makes a game of Fief with six families on a full board: FILE [ENTRIES].

With ENTRIES they pay each other that often, and it is the phase of purchases.
"""

from __future__ import annotations

import sys
from itertools import pairwise

from ledger.acting import files
from ledger.effects import Transfer
from ledger.journal import Entry
from ledger.store.append import append
from ledger.store.book import Book
from ledger.wire import dumps

PLAYERS = [f"Player{n}" for n in range(6)]
SIZES = (3, 3, 4, 4, 5, 5)
LORDS = (
    *("Arnaud", "Blanche", "Charles", "Eric", "François", "Gauvain", "Henry"),
    *("Isabelle", "Jeanne", "Lambert", "Mireille", "Othon", "Philippe", "Quentin"),
)


def main(path: str, entries: int = 1) -> None:
    """Creates the campaign, and adds payments up to this number of entries."""
    if entries == 1:
        files.new(path, position="\n".join(page("income")))
        return
    purses = "\n".join(["[money]", *(f"{name} = 5000" for name in PLAYERS)])
    files.new(path, position="\n".join([*page("purchases"), purses]))
    ids = [f"player:{name}" for name in PLAYERS]
    with Book(path, write=True) as book, book.writing():
        for number in range(entries - 1):
            one, other = ids[number % 6], ids[(number + 1) % 6]
            asked = {"from": one, "to": other, "amount": 1}
            append(book, Entry("pay", asked, asked, [Transfer("money", 1, one, other)]))


def page(phase: str) -> list[str]:
    """The position: fiefs, mills, presses, a tithe, a tallage, a king, captives."""
    head = f'game = "fief"\nplayers = {dumps(PLAYERS)}'
    lines = [f'{head}\nturn = 5\nphase = "{phase}"']
    regions = [[f"Village{r}{v}" for v in range(size)] for r, size in enumerate(SIZES)]
    every = [village for region in regions for village in region]
    for number, region in enumerate(regions):
        known = f'name = "Region{number}"\nvillages = {dumps(region)}'
        lines.append(f"[[region]]\n{known}")
    for number in range(4):
        own = dumps(every[number::4])
        lines.append(f'[[diocese]]\nname = "Diocese{number}"\nvillages = {own}')
    for one, other in pairwise(every):
        lines.append(f"[[road]]\nbetween = {dumps([one, other])}")
    for number, region in enumerate(regions):
        lines += held(number, region)
        lines += family(number, region)
    lines.append('[[effect]]\nkind = "tithe"\ndiocese = "Diocese0"\nplayer = "Player0"')
    lines.append('[[effect]]\nkind = "tallage"\nregion = "Region5"\nplayer = "Player5"')
    lines.append('[[effect]]\nkind = "famine"\nregion = "Region1"')
    return lines


def held(number: int, region: list[str]) -> list[str]:
    """A region with its city, a mill and a press in two of its villages."""
    found = []
    for at, village in enumerate(region):
        building = 'building = "city"\n' if at == 0 else ""
        built = "" if at not in (0, 2) else f"{building}mills = 1\npresses = 1\n"
        troops = f"troops = {{ Player{number} = {{ v1 = 2 }} }}"
        owner = f'name = "{village}"\nowner = "Player{number}"'
        found.append(f"[[village]]\n{owner}\n{built}{troops}")
    return found


def family(number: int, region: list[str]) -> list[str]:
    """Two lords: one with the title, one who is bishop, king or captive."""
    first, second = LORDS[2 * number : 2 * number + 2]
    player, capital = f'player = "Player{number}"', f'at = "{region[0]}"'
    more = {1: "king = true\n", 4: 'prisoner_of = "Player3"\n'}.get(number, "")
    see = 'bishop = "Diocese0"\n' if number == 0 else ""
    title = f'titles = ["Region{number}"]'
    carrier = f'[[lord]]\nname = "{first}"\n{player}\n{capital}\n{see}{title}'
    return [carrier, f'[[lord]]\nname = "{second}"\n{player}\n{capital}\n{more}']


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
