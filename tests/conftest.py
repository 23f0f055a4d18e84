"""What every test shares: the folder of the oracles on the path, and hypothesis's settings."""

import gc
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))

# a run gives the same result twice; `tests/hunt.py` is where new programs are looked for
settings.register_profile(
    "gradcli",
    deadline=None,
    derandomize=True,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("gradcli")


def pytest_collection_finish() -> None:
    """What is loaded by now stays: the collector need not walk over it again and again."""
    gc.collect()
    gc.freeze()
