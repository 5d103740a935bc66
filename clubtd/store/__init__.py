"""An event is a JSON file kept by TinyDB."""
