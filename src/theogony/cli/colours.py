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

TERRAINS = {
    "field": "#1D222B on #E3C264",
    "forest": "#0B1F10 on #7FB56B",
    "swamp": "#1D1408 on #B89C6C",
    "mountain": "#1D222B on #B7BECB",
    "sea": "#06182A on #6FB4D6",
    "village": "#FFFFFF on #8A5230",
}
VILLAGE = "bold #FFFFFF on #8A5230"

# By seat: the colours of the wooden pieces.
SEATS = [
    "bold #FFFFFF on #C8371D",
    "bold #FFFFFF on #3A43B8",
    "bold #1D222B on #FBF7EC",
    "bold #FFFFFF on #555D6B",
]

KIND = {
    "maritime": "#FFFFFF on #2F6DB5",
    "production": "#FFFFFF on #3A8147",
    "science": "#1D222B on #F0B62C",
    "civil": "#FFFFFF on #8B5A35",
    "military": "#FFFFFF on #C13C3A",
    "temple": "#FFFFFF on #7A4DB0",
}
