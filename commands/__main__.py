"""`python -m commands` does the same as `intendant`."""

from __future__ import annotations

import sys

from commands.main import main

sys.exit(main())
