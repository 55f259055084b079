"""What an action of Picture Perfect would bring: nobody can say, the guests are judged when the album is opened."""

from serao.games.picture_perfect.actions import Action
from serao.games.picture_perfect.state import State

PREVIEW = None


def preview(state: State, seat: int, action: Action) -> None:
    """Nothing to tell beforehand; what may not be done is said by `refusal`."""
