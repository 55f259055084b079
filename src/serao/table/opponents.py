"""The names of opponents, the same in every language, so that all players and the record agree."""

NAMES = (
    "Lamparina",
    "Alecrim",
    "Canela",
    "Cortiça",
    "Jasmim",
    "Marmelo",
    "Novelo",
    "Castanha",
    "Tremoço",
    "Azulejo",
    "Chaleira",
    "Sereno",
)


def opponent_name(seat: int) -> str:
    """The name of the opponent on that chair; at large tables the names are repeated with numbers."""
    turn, place = divmod(seat, len(NAMES))
    return f"{NAMES[place]} {turn + 1}" if turn else NAMES[place]
