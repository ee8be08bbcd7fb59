"""The colours of plots and pages, on light paper and on dark."""

from __future__ import annotations

INK = "#2b2320"
FAINT = "#cfc4b8"
RED = "#8c2f39"
BLUE = "#2f5d8c"
NOBODY = "#f1ebe2"
TURN = "#f4ded1"
SEATS = ("#8c2f3a", "#2f5d8d", "#466233", "#8a5f08", "#6b2a55", "#3b6f70")
CELL_INK = "#2b2321"
"""On a cell, whose colour stays the same on dark paper."""
DARK = {
    INK: "#efe6da",
    FAINT: "#51473f",
    RED: "#e58f68",
    BLUE: "#8fb8e0",
    NOBODY: "#51473e",
    TURN: "#4a3a1c",
    **dict(zip(SEATS, ("#e58f69", "#8fb8e1", "#b0ca92", "#e9c05f", "#dda6ca", "#86cfcf"), strict=True)),
}
"""What each colour becomes on dark paper. Each is there once, so that a page can tell them apart."""
