"""Tie-breaks of C.07 and US Chess rule 34 with their workings, rulesets, ranking, cross-tables.

`criteria` is the table of tie-breaks, a file a family has what each is made of; `rulesets` is where the rules differ;
`reckoning` makes values of a table, `ranking` standings, `workings` takes a value apart.
"""
