"""Write web/tests/vectors.json: picks of `rubicon.core.chance`, for the browser's own computation to be held against.

PYTHONPATH=src python tests/web/make_vectors.py
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from rubicon.core.chance import sealed_key, sealed_pick

OUT = Path(__file__).resolve().parents[2] / "web" / "tests" / "vectors.json"


def vectors() -> dict[str, object]:
    """A fixed secret, nonces with other letters than ASCII, and weights from few to too many for 53 bits."""
    secret = sha256(b"alea iacta est").digest()
    nonces = ["a1b2c3", "żółw", ""]
    key = sealed_key(secret, nonces)
    weights = [[1], [1, 1], [1, 5, 10, 10, 5, 1], [3] * 252, [7, 2**53 - 1], [1] * 6] * 6
    picks = []
    for number, these in enumerate(weights):
        picks.append({"weights": these, "index": sealed_pick(key, number, list(enumerate(these)))})
    return {
        "secret": secret.hex(),
        "commitment": sha256(secret).hexdigest(),
        "nonces": nonces,
        "key": key.hex(),
        "picks": picks,
    }


if __name__ == "__main__":
    OUT.write_text(json.dumps(vectors()) + "\n", encoding="utf-8")
