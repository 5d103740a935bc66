"""The same work without a screen, a file a command."""
