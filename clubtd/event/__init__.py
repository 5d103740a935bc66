"""The nouns (event, player, round, game, bye, result) and the verbs (the actions an organiser takes)."""
