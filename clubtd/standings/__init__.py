"""Tie-breaks of C.07 with their workings, rulesets for unplayed rounds, ranking, cross-tables."""
