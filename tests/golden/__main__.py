"""`make golden`: write golden playthroughs and finished games anew. Read the difference before committing it."""

from serao.engine.record import encode
from serao.games import GAMES
from tests.golden import finished, playthroughs


def main() -> None:
    """Write every file."""
    playthroughs.FOLDER.mkdir(exist_ok=True)
    for playthrough in playthroughs.PLAYTHROUGHS:
        (playthroughs.FOLDER / f"{playthrough.name}.txt").write_text(playthroughs.told(playthrough), "utf-8")
        print(playthrough.name)
    finished.FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        for way, record in finished.found(game).items():
            file = finished.file_of(game, way, record.rules)  # fixtures of earlier versions stay as they are
            file.write_bytes(encode(record))
            print(file.name)


main()
