"""Property tests do not depend on how fast, or how busy, a machine is, and try the same examples everywhere.

With CLUBTD_RANDOM set they look for new ones.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "any machine",
    settings.default,
    deadline=None,
    derandomize=not os.environ.get("CLUBTD_RANDOM"),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("any machine")
