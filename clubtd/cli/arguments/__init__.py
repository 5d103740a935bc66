"""What can be written after each command: read without what the commands work with."""
