"""The colours of the terminal. Each fact also has a letter, a word or a number.

Text without a ground of its own takes middle tones, to be read on dark and on light windows.
"""

EDGE = "#8A91A0"
DIM = "#7F8794"
LEGAL = "bold #06231F on #56D3BF"  # may be chosen
PRICED = "bold #56D3BF on #153B38"  # may be chosen, at a price
CHANGED = "bold #FFFFFF on #1D222B"  # by others since one's last answer
NUMBER = "bold #0E9F90"
QUESTION = "bold"
WARNING = "bold #C7701C"

# By seat: the colours of the wooden pieces.
SEATS = [
    "bold #FFFFFF on #C8371D",
    "bold #FFFFFF on #3A43B8",
    "bold #1D222B on #FBF7EC",
    "bold #FFFFFF on #555D6B",
]
