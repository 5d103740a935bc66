"""Who plays whom: the Dutch system of C.04.3, Berger tables of C.05, and why."""
