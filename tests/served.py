"""Datasette, run in this process on a file of ours, and asked as a browser asks it."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path


def answers(file: str | Path, metadata: str | Path, *addresses: str) -> list[Any]:
    """What Datasette answers at each of these addresses: JSON as a value, or a page."""
    from datasette.app import Datasette

    with open(metadata, encoding="utf-8") as told:
        known = json.load(told)

    async def ask() -> list[Any]:
        # Without threads of its own, all is closed when it is.
        served = Datasette([str(file)], metadata=known, settings={"num_sql_threads": 0})
        said = []
        for address in addresses:
            answer = await served.client.get(address)
            assert answer.status_code == 200, (address, answer.text)
            sort = answer.headers["content-type"]
            said.append(answer.json() if "json" in sort else answer.text)
        for base in served.databases.values():
            base.close()
        return said

    return asyncio.run(ask())
