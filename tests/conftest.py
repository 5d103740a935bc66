"""Property tests do not depend on how fast, or how busy, a machine is."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "any machine", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")
