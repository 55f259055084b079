"""A notice that is due while the database is away comes when it is back: whoever plays over days relies on it."""

from contextlib import ExitStack
from pathlib import Path

from tests.server.house import Guest, Server, until
from tests.server.notices.receivers import WebServer, arrived, running
from tests.server.notices.test_notices import begin, hook, play
from tests.server.test_storage_trouble import DOWN
from tests.storage.servers import postgres_to_stop

TURNS = 10  # on a busy machine a notice may come before the database is stopped; then the next turn shows it


def test_a_notice_that_is_due_while_the_database_is_away_comes_when_it_is_back(tmp_path: Path) -> None:
    with postgres_to_stop() as postgres, running(WebServer) as web, ExitStack() as stack:
        server = Server(tmp_path, "house", postgres.url, webhook_hosts=["127.0.0.1"], sweep_seconds=600.0).start()
        stack.callback(server.clear)
        table, ana, bruno = begin(Guest(stack, server, "Ana"), Guest(stack, server, "Bruno"))
        hook(bruno, web)
        for turn in range(TURNS):
            play(ana, table)
            postgres.stop()
            if len(web.calls) == turn:
                break
            postgres.start()
            until(lambda: ana.http.get("/health").status_code == 200, "the house to be well again")
            play(bruno, table)
        before = len(web.calls)
        until(lambda: DOWN in server.log(), "the notice to be due")
        postgres.start()
        assert len(arrived(web.calls, before + 1)) == before + 1
