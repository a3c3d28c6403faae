"""An evening with two laptops and a server of one's own, one laptop cut off for a while.

    python -m tools.league

Everything is what the program says, each line after the laptop at which it was typed.
"""

from __future__ import annotations

import os
import sys
from contextlib import chdir
from pathlib import Path
from subprocess import CalledProcessError
from tempfile import TemporaryDirectory

from commands.line import split
from tools.line import Line
from tools.postgres import Server
from tools.terminal import at_terminal

TOGETHER = (
    (1, "pay bank Anne 40 --for 'the harvest'"),
    (2, "pay Anne Bruno 15 --for 'a debt'"),
    (1, "roll 2d6 --for 'who begins'"),
    (2, "note 'Carla brings the cake'"),
)
APART = (
    (2, "pay Anne Carla 280"),
    (2, "roll 3d6 --for 'the weather'"),
    (1, "pay Anne bank 100 --for 'a tax'"),
    (1, "pay bank Bruno 5"),
    (2, "pay bank Carla 1"),
    (2, "league status"),
)
AFTERWARDS = (
    (2, "league sync --act 6='pay Anne Carla 200'"),
    (1, "league sync"),
    (1, "log"),
    (2, "verify"),
    (1, "verify"),
    (1, "league doctor"),
)


class Evening:
    """Two folders, as two laptops would be."""

    def __init__(self, home: Path, server: Server) -> None:
        self.server, self.line = server, Line(server.port)
        self.laptops = {number: home / f"laptop-{number}" for number in (1, 2)}
        for folder in self.laptops.values():
            folder.mkdir()

    def types(self, number: int, line: str) -> str:
        """Carries out a line at a laptop, and shows what it says."""
        print(f"\n{number}$ intendant {line}", flush=True)
        with chdir(self.laptops[number]):
            try:
                said = at_terminal([*split(line), "--lang", "en"])
            except CalledProcessError as refused:
                said = refused.output
        print(said.rstrip(), flush=True)
        return said

    def play(self) -> None:
        """The whole evening."""
        url = self.server.url()
        secret = self.laptops[1] / "key"
        secret.write_text(self.server.password)
        self.types(1, f"league init {url} --key-file key")
        self.types(1, "new evening.db --game fief --players Anne,Bruno,Carla")
        self.types(1, f"league share {url} Thursday")
        made = self.types(1, "league key new assistant --for 'the other laptop'")
        key, joins = made.strip().splitlines()[-2:]
        (self.laptops[2] / "key").write_text(key.strip())
        address = joins.split()[-2].replace(
            f":{self.server.port}", f":{self.line.port}"
        )
        self.types(2, f"league join {address} Thursday --key-file key -o evening.db")
        for number, line in TOGETHER:
            self.types(number, line)
        print("\n--- the second laptop is cut off")
        self.line.cut()
        for number, line in APART:
            self.types(number, line)
        print("\n--- it is back")
        self.line.mend()
        for number, line in AFTERWARDS:
            self.types(number, line)


def main() -> int:
    """Plays it; returns the exit status."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        os.environ["XDG_STATE_HOME"] = str(home / "state")
        os.environ["INTENDANT_LEAGUE_KEY"] = ""
        with Server(home / "server") as server:
            evening = Evening(home, server)
            evening.play()
            evening.line.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
