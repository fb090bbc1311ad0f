"""Proofs that are kept, not written: positions, golden records, perft counts.

The commands in this folder run on the tree that they lie in.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))
