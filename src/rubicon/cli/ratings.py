"""`rubicon ratings`: who is how strong at a server, people and bots; and all of it computed once more."""

from pathlib import Path
from typing import Annotated, Any

import typer

from rubicon.cli import completion
from rubicon.cli.arguments import find_game
from rubicon.cli.command import Command
from rubicon.cli.laboratory import Results, print_json
from rubicon.cli.screen import Screen
from rubicon.cli.server_extra import need_server
from rubicon.games import bring, names
from rubicon.text import Speaker


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("ratings", cls=Command, help=screen.say("cli-ratings-about"))
    def ratings(
        game: Annotated[
            str | None,
            typer.Argument(metavar="GAME", help=screen.say("cli-ratings-game-help"), autocompletion=completion.games),
        ] = None,
        recompute: Annotated[bool, typer.Option("--recompute", help=screen.say("cli-ratings-recompute-help"))] = False,
        page: Annotated[int, typer.Option("--page", metavar="N", min=1, help=screen.say("cli-ratings-page-help"))] = 1,
        data: Annotated[Path | None, typer.Option(metavar="DIR", help=screen.say("cli-serve-data-help"))] = None,
        database: Annotated[str | None, typer.Option(metavar="URL", help=screen.say("cli-serve-database-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-json-help"))] = False,
    ) -> None:
        need_server()
        from rubicon.server import leaderboard
        from rubicon.server.prepare_database import prepare_database
        from rubicon.server.settings import read_settings
        from rubicon.server.storage.recompute import recompute as compute
        from rubicon.server.storage.store import Store

        settings = read_settings({"data": None if data is None else str(data), "database": database})
        bring(settings.games)
        chosen = names() if game is None else [find_game(game).name]
        prepare_database(settings, Speaker(screen.language))
        store = Store(settings.database_url(), settings.synchronous)
        try:
            if recompute:
                with store.engine(writing=True).begin() as connection:
                    computed = compute(connection)
                if as_json:
                    print_json(
                        [
                            {"game": one.game, "matches": one.matches, "people": one.people, "differing": one.differing}
                            for one in computed
                        ]
                    )
                    return
                for one in computed:
                    title = screen.speaker(one.game).key("game")
                    screen.print(screen.say("ratings-computed", game=title, matches=one.matches, people=one.people))
                    screen.print(screen.say("ratings-differing", count=one.differing), style="dim")
                if not computed:
                    screen.print(screen.say("ratings-none"))
                return
            with store.engine(writing=False).connect() as connection:
                found = [leaderboard.page(connection, name, number=page - 1) for name in chosen]
        finally:
            store.close()
        if as_json:
            print_json(found)
            return
        for listed in found:
            show(screen, listed)


def show(screen: Screen, found: dict[str, Any]) -> None:
    """A page of a list as a table."""
    screen.print(screen.speaker(found["game"]).key("game"), style="bold")
    lines = found["players"]
    if not lines:
        screen.print(screen.say("ratings-nobody"), style="dim")
        return
    table = Results(screen)
    table.add(screen.say("ratings-place"), ["" if line["place"] is None else f"{line['place']}." for line in lines])
    bot = screen.say("ratings-bot")
    table.add(screen.say("ratings-player"), [line["name"] or f"{line['bot']} ({bot})" for line in lines], number=False)
    table.add(
        screen.say("ratings-points"), [f"{line['points']}{'?' if line['provisional'] else ' '}" for line in lines]
    )
    table.add("±", [str(2 * line["deviation"]) for line in lines])
    table.add(screen.say("ratings-games"), ["" if line["games"] is None else str(line["games"]) for line in lines])
    table.show()
    if found["pages"] > 1:
        screen.print(screen.say("ratings-page", page=found["page"] + 1, pages=found["pages"]), style="dim")
