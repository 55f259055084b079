"""What the owner alone does to a person: delete it for good, and make a link for a new password."""

from serao.engine import record as records
from tests.server.house import Guest, Server
from tests.server.in_charge.conftest import house_command
from tests.server.notices.test_resets import NEW, key_in
from tests.server.people.claims import PASSWORD, Come, claim
from tests.server.people.test_profiles import finish


def newest(owner: Guest) -> tuple[str, str]:
    """The newest line of the audit log: what was done, and to whom."""
    line = owner.look("/api/house/log")[0]
    return line["act"], line["whom"]


def test_the_owner_deletes_somebody_and_the_games_stay_without_a_name(come: Come, owner: Guest) -> None:
    eva, bruno = come("Eva"), come("Davi")
    claim(eva, "Eva Apagada")
    record = finish(eva, bruno, public=True)
    table = eva.open("avenue", 3, public=True)
    bruno.ask(table, "sit")
    looking, leaving = bruno.sit(table), eva.sit(table)
    path = f"/api/house/people/{eva.id}/delete"
    assert owner.post(path, 409, password=PASSWORD, name="Eva")["reason"]["key"] == "house-name-not-typed"
    assert owner.post(path, 409, password="wrong", name="Eva Apagada")["reason"]["key"] == "people-password-wrong"
    assert eva.look("/api/session")["name"] == "Eva Apagada", "nothing has happened yet"
    owner.post(path, 200, password=PASSWORD, name="eva apagada")

    assert leaving.closed()[1] == "signed-out"
    looking.until_shown(lambda line: line.table["host"] == bruno.id)
    eva.look("/api/session", 401)
    come().post("/api/login", 401, name="Eva Apagada", password=PASSWORD)
    assert claim(come("guest"), "Eva Apagada")["claimed"] is True, "the name is free"
    assert records.decode(bruno.http.get(f"/api/records/{record}").content).players[0] == "N. N."
    assert newest(owner) == ("delete-person", eva.id)
    assert owner.post(path, 409, password=PASSWORD, name="Eva Apagada")["reason"]["key"] == "people-unknown"


def test_what_the_command_line_deletes_is_gone_from_the_open_tables(come: Come, owner: Guest, house: Server) -> None:
    eva, davi = come("Eva"), come("Davi")
    table = eva.open("avenue", 3, public=True)
    davi.ask(table, "sit")
    looking, leaving = davi.sit(table), eva.sit(table)
    house_command(house, "delete", eva.id, "--yes")
    looking.until_shown(lambda line: line.table["host"] == davi.id)
    assert leaving.closed()[1] == "signed-out"
    assert newest(owner) == ("delete-person", eva.id)


def test_the_owner_makes_a_link_for_a_new_password(come: Come, owner: Guest, house: Server) -> None:
    gil = come("Gil")
    path = f"/api/house/people/{gil.id}/reset"
    assert owner.post(path, 409, password=PASSWORD)["reason"]["key"] == "house-no-password"
    claim(gil, "Gil Esquecido")
    assert owner.post(path, 409, password="wrong")["reason"]["key"] == "people-password-wrong"
    link = owner.post(path, 201, password=PASSWORD)["link"]
    assert link.startswith(f"{house.url}/me#reset=")
    assert newest(owner) == ("reset-password", "Gil Esquecido")
    assert come().post("/api/reset/use", 200, key=key_in(link), password=NEW) == {"name": "Gil Esquecido"}
    gil.look("/api/session", 401)
    come().post("/api/login", 201, name="Gil Esquecido", password=NEW)
    assert key_in(link) not in house.log()


def test_only_the_owner_does_either_and_nobody_to_the_owner(come: Come, owner: Guest, moderator: Guest) -> None:
    davi = come("Davi")
    claim(davi, "Davi Ameno")
    both = {"delete": {"password": PASSWORD, "name": "Davi Ameno"}, "reset": {"password": PASSWORD}}
    for act, body in both.items():
        refused = moderator.post(f"/api/house/people/{davi.id}/{act}", 403, **body)
        assert refused["reason"]["key"] == "house-owner-only"
        own = owner.post(
            f"/api/house/people/{owner.id}/{act}", 403, **body | {"name": "Ana"} if "name" in body else body
        )
        assert own["reason"]["key"] == "house-not-the-owner"
    assert davi.look("/api/session")["name"] == "Davi Ameno"
    assert owner.look("/api/session")["role"] == "owner"
    assert not [
        line
        for line in owner.look("/api/house/log")
        if line["whom"] in ("Davi Ameno", "Ana") and "-pass" in line["act"]
    ]
