"""What clubtd does not do, and what to do instead."""

from clubtd.event.message import msg

TWO_GAMES = msg(
    "Two games a pairing are not supported, a round has one game a board. Instead play a double round robin; or,"
    " after each round of a Swiss, repeat it with the colours changed (clubtd do EVENT repeat, then pair) and count"
    " twice as many rounds."
)
