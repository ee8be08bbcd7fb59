"""`rubicon` with the same chance every time: what it would ask of the system comes from the name of the test."""

from __future__ import annotations

import os
import random

from rubicon.cli import main

NAME = "TEST_CHANCE"
"""The variable that carries the name to processes of their own."""

if __name__ == "__main__":
    os.urandom = random.Random(os.environ[NAME]).randbytes
    main()
