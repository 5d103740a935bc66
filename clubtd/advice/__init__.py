"""Which tie-break order suits this event, how much of the order is noise, who gets the money."""
