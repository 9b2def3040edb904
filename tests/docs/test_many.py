"""The files of docs/many can be used as they are: what they name is there, and fits together."""

from __future__ import annotations

import re
import shlex
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from trousseau.cli.commands import serve

ROOT = Path(__file__).resolve().parents[2]
MANY = ROOT / "docs" / "many"
PAGE = (ROOT / "docs" / "operation.md").read_text(encoding="utf-8")
UNIT = (MANY / "trousseau@.service").read_text(encoding="utf-8")
ENVIRONMENT = (MANY / "trousseau.env").read_text(encoding="utf-8")
NGINX = (MANY / "nginx.conf").read_text(encoding="utf-8")
CADDY = (MANY / "Caddyfile").read_text(encoding="utf-8")
DOCKERFILE = (MANY / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = msgspec.yaml.decode((MANY / "compose.yaml").read_bytes())
SERVICES: dict[str, Any] = COMPOSE["services"]
SERVERS = {name: each for name, each in SERVICES.items() if each["image"] == "trousseau"}


def trousseau_serve() -> Any:
    """The command as Typer makes it, with all its options."""
    app = typer.Typer(add_completion=False)
    app.command(add_help_option=False)(serve.command)
    return typer.main.get_command(app)


def asked(words: list[str]) -> dict[str, Any]:
    """What `trousseau serve` reads from these words; it refuses options that it does not have."""
    first, *options = words
    assert first == "serve"
    with trousseau_serve().make_context("serve", options) as context:
        choices: dict[str, Any] = context.params
    choices["link"] = serve.read_link(choices["link"])
    choices["proxy"] = [serve.network(proxy) for proxy in choices["proxy"] or ()]
    return choices


def settings(text: str) -> dict[str, str]:
    """NAME=VALUE by lines."""
    return dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))


def filled(text: str, values: dict[str, str]) -> str:
    """With the values of $NAME, ${NAME} and ${NAME:-DEFAULT} in their places."""
    return re.sub(r"\$\{?(\w+)(?::-([^}]*))?\}?", lambda name: values.get(name[1]) or name[2], text)


def of_compose(server: str) -> dict[str, Any]:
    return asked(shlex.split(filled(SERVERS[server]["command"], {})))


def addresses(text: str) -> list[str]:
    return re.findall(r"postgresql://[^\s\"]+", text)


# Commands.


@pytest.mark.parametrize("more", re.findall(r"MORE=(.*)$", ENVIRONMENT, re.MULTILINE))
def test_the_unit_starts_a_server_at_the_port_that_it_is_called_by(more: str) -> None:
    values = settings(ENVIRONMENT) | {"MORE": more}
    command = filled(settings(UNIT)["ExecStart"].replace("%i", "8001"), values)
    choices = asked(shlex.split(command)[1:])
    assert choices["port"] == 8001
    assert choices["public_url"] == values["PUBLIC_URL"]


def test_the_unit_keeps_what_a_server_notes_where_it_may_write() -> None:
    unit = settings(UNIT)
    assert unit["Environment"] == f"XDG_DATA_HOME=%S/{unit['StateDirectory']}"


@pytest.mark.parametrize("server", SERVERS)
def test_the_servers_of_compose_are_reached_by_their_names(server: str) -> None:
    choices = of_compose(server)
    assert choices["host"] == "0.0.0.0"
    assert choices["link"] == (server, 0)
    assert choices["public_url"] == filled(SERVICES["proxy"]["environment"]["PUBLIC_URL"], {})


def test_the_image_starts_a_server_that_others_can_call() -> None:
    assert "ENTRYPOINT" in DOCKERFILE
    [words] = re.findall(r"^CMD (.*)$", DOCKERFILE, re.MULTILINE)
    choices = asked(msgspec.json.decode(words))
    assert (choices["host"], choices["port"]) == ("0.0.0.0", 8000)
    assert f"EXPOSE {choices['port']}" in DOCKERFILE


def test_the_commands_of_the_page_have_options_that_exist() -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    commands = re.findall(r"^trousseau (serve .*)$", "".join(blocks), re.MULTILINE)
    assert len(commands) >= 3
    for command in commands:
        asked(shlex.split(command))


def test_the_page_explains_every_option_of_a_server() -> None:
    table = PAGE[PAGE.index("| option |") :].split("\n\n")[0]
    explained = set(re.findall(r"^\| `(--[\w-]+)` \|", table, re.MULTILINE))
    assert explained == {parameter.opts[0] for parameter in trousseau_serve().params}


# Proxies.


def test_nginx_calls_the_servers_that_the_unit_and_the_page_start() -> None:
    [upstream] = re.findall(r"upstream trousseau \{(.*?)\}", NGINX, re.DOTALL)
    ports = re.findall(r"server 127\.0\.0\.1:(\d+)", upstream)
    assert ports
    assert ports == re.findall(r"trousseau@(\d+)", UNIT)
    assert f"for port in {' '.join(ports)};" in PAGE
    assert all(f"`trousseau@{port}`" in PAGE for port in ports)
    assert "proxy_pass http://trousseau;" in NGINX


def test_caddy_calls_the_servers_of_compose() -> None:
    [called] = re.findall(r"reverse_proxy (.*) \{", CADDY)
    there = [f"{server}:{of_compose(server)['port']}" for server in SERVERS]
    assert called.split() == there


@pytest.mark.parametrize("proxy", [NGINX, CADDY], ids=["nginx", "caddy"])
def test_a_proxy_keeps_the_metrics_to_itself(proxy: str) -> None:
    assert re.search(r"/metrics[\s{]*(return )?404", proxy)


@pytest.mark.parametrize("server", SERVERS)
def test_the_proxy_of_compose_is_believed_and_its_address_is_nobody_elses(server: str) -> None:
    [pool] = COMPOSE["networks"]["default"]["ipam"]["config"]
    subnet, given_out = IPv4Network(pool["subnet"]), IPv4Network(pool["ip_range"])
    proxy = IPv4Address(SERVICES["proxy"]["networks"]["default"]["ipv4_address"])
    assert of_compose(server)["proxy"] == [IPv4Network(proxy)]
    assert given_out.subnet_of(subnet)
    assert proxy in subnet
    assert proxy not in given_out


# Databases, files and what waits for what.


@pytest.mark.parametrize("server", SERVERS)
def test_the_servers_of_compose_find_their_database(server: str) -> None:
    made = SERVICES["database"]["environment"]
    [address] = addresses(SERVERS[server]["environment"]["TROUSSEAU_DATA"])
    person, place = address.removeprefix("postgresql://").split("@")
    assert person == f"{made['POSTGRES_USER']}:${{POSTGRES_PASSWORD}}"
    assert place == f"database/{made['POSTGRES_DB']}"


@pytest.mark.parametrize("address", [*addresses(ENVIRONMENT), *addresses(PAGE)])
def test_the_addresses_can_be_read(address: str) -> None:
    assert not isinstance(serve.data_at(address.rstrip("…`.")), Path)


def test_compose_names_nothing_that_is_not_there() -> None:
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= SERVICES.keys()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (MANY / source).is_file() or source in COMPOSE["volumes"]
        if "build" in service:
            context = MANY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).samefile(MANY / "Dockerfile")


def test_a_server_of_compose_is_healthy_when_it_is_ready() -> None:
    for name, server in SERVERS.items():
        *_, program = server["healthcheck"]["test"]
        assert f"http://127.0.0.1:{of_compose(name)['port']}/readyz" in program
        compile(program, "healthcheck", "exec")


def test_the_image_is_made_of_what_is_there() -> None:
    ignored = (MANY / "Dockerfile.dockerignore").read_text(encoding="utf-8")
    taken = re.findall(r"^!(.*)$", ignored, re.MULTILINE)
    assert all((ROOT / name).exists() for name in taken)
    [lock] = re.findall(r"^COPY (\S+) /$", DOCKERFILE, re.MULTILINE)
    assert lock in taken


def test_the_page_links_every_file() -> None:
    linked = set(re.findall(r"\]\(many/([^)]+)\)", PAGE))
    assert linked == {file.name for file in MANY.iterdir()} - {"Dockerfile.dockerignore"}
