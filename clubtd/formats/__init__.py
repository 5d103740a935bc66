"""Files of others, read into and written from an event; and messages turned into words."""
