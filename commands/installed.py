"""How this program was installed, and how a package gets beside it."""

from __future__ import annotations

import os
import sys
from shlex import quote


def adding(package: str) -> str:
    """The command that installs a package where this program finds it.

    Those who install programs each in an environment of its own leave a file there:
    an environment of uv has no pip, and one of pipx is better left to pipx.
    """
    home, python = sys.prefix, quote(sys.executable)
    if os.path.exists(os.path.join(home, "pipx_metadata.json")):
        return f"pipx inject {quote(os.path.basename(home))} {package}"
    if os.path.exists(os.path.join(home, "uv-receipt.toml")):
        return f"uv pip install --python {python} {package}"
    return f"{python} -m pip install {package}"
