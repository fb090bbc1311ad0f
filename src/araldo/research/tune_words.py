"""What a search is for, in words."""

GOAL_WORDS: dict[str, tuple[str, str]] = {
    "balance": (
        "the strongest as little as can be ahead of the weakest",
        "il più forte il meno possibile sul più debole",
    ),
    "length": ("decisions in a game", "decisioni a partita"),
    "close": ("a small margin of the winner", "un distacco piccolo del vincitore"),
    "comebacks": ("who leads half-way wins less often", "chi è in testa a metà vince meno spesso"),
    "lead": ("changes of lead", "cambi di testa"),
}
