"""People at one table: invitations, spectators, talk, seats that change hands, breaks, one screen for all."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.players import Person, bots_table, imported, played, post

People = Callable[..., Person]


def test_two_browsers_and_a_spectator_at_one_table(person: People) -> None:
    ada, bruno, carla = person(), person(), person()
    ada.page.goto("/new/castelli")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("2").click()
    ada.button("Open the table").click()
    invitation = ada.page.get_by_role("textbox", name=re.compile("^Invitation for")).first
    expect(ada.page.get_by_role("img", name=re.compile("to scan with a telephone")).first).to_be_visible()
    link = invitation.input_value()
    expect(ada.prompt).to_contain_text("Waiting for players")

    bruno.page.goto(link)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.button("Sit down").click()
    bruno.see_table()
    assert "k=" not in bruno.page.url
    expect(ada.page.locator(".panels .player", has_text="Bruno")).to_have_count(1)

    ada.button("Menu").click()
    watch = ada.page.get_by_role("dialog").get_by_role("textbox", name="Link for spectators").input_value()
    ada.page.keyboard.press("Escape")
    carla.page.goto(watch)
    carla.see_table()
    expect(carla.page.locator(".badge", has_text="Spectator")).to_be_visible()

    for one in (ada, bruno):
        one.keep_playing(until=".log li:nth-child(8)")
    expect(carla.log.nth(7)).to_be_attached()
    expect(carla.choices).to_have_count(0)
    assert ada.log.all_inner_texts()[:3] == bruno.log.all_inner_texts()[:3] == carla.log.all_inner_texts()[:3]

    for one in (ada, bruno, carla):
        one.page.get_by_role("tab", name="Chat").click()
    bruno.page.get_by_placeholder("Say something").fill("Good evening")
    bruno.button("Send").click()
    expect(carla.page.get_by_role("log", name="Chat")).to_contain_text("Bruno: Good evening")
    bruno.page.get_by_label("To whom").select_option("Ada")
    bruno.page.get_by_placeholder("Say something").fill("A pact?")
    bruno.button("Send").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("A pact?")
    expect(carla.page.get_by_role("log", name="Chat")).not_to_contain_text("A pact?")
    expect(carla.page.get_by_placeholder("Say something")).to_have_count(0)


def test_a_break_loses_nothing_not_even_a_half_made_choice(person: People, base: str) -> None:
    ada = person()
    wires: list[WebSocketRoute] = []

    def through(wire: WebSocketRoute) -> None:
        wires.append(wire)
        wire.connect_to_server()

    ada.page.route_web_socket(re.compile("/ws/"), through)
    ada.page.goto("/")
    ada.button("Settings").click()
    ada.page.get_by_label("Confirm each decision").check()
    ada.open(bots_table(base))
    ada.choices.first.wait_for()
    ada.choices.nth(next(i for i, label in enumerate(ada.labels()) if "tile on" in label)).click()
    chosen = ada.done.locator(".deed").inner_text()
    wires[-1].close(code=1011)
    expect(ada.page.locator(".badge.warn")).to_be_visible()
    expect(ada.page.locator(".badge.warn")).to_have_count(0)
    assert len(wires) == 2
    ada.page.reload()
    expect(ada.done.locator(".deed")).to_have_text(chosen)
    ada.done.click()
    place = re.search("tile on ([A-D][0-9]+)", chosen)
    assert place is not None
    expect(ada.log.filter(has_text=f"reveals the tile on {place[1]}")).to_have_count(1)


def test_what_happened_while_away_is_told(person: People, base: str) -> None:
    ada, bruno = person(), person()
    wish = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bruno"}]
    made = post(base, "/api/tables", {"game": "castelli", "seats": wish})
    ada.open(made)
    bruno.open({"table": made["table"], "token": made["links"]["seats"][1]["token"]})
    expect(bruno.prompt).to_contain_text(re.compile("Waiting|Your decision"))
    if "Waiting" in bruno.prompt.inner_text():
        ada.play(until=".pennant:not(.mine)")
    ada.page.goto("/")
    bruno.choose("Reveal")
    bruno.choose()
    ada.page.goto(f"/t/{made['table']}")
    ada.see_table()
    expect(ada.page.get_by_role("region", name="Since your last decision")).to_contain_text("Bruno reveals the tile")


def test_a_seat_goes_to_a_bot_and_to_a_substitute_and_comes_back(person: People, base: str) -> None:
    ada = person()
    wish = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bruno"}]
    made = post(base, "/api/tables", {"game": "castelli", "seats": wish})
    ada.open(made)
    ada.page.get_by_role("tab", name="Notes").click()
    ada.page.get_by_label("Only you see these").fill("Bruno bluffs")
    ada.page.get_by_role("tab", name="Log").click()
    at_table = ada.page.locator(".panels .players")
    ada.button("Seats").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Let a bot play").first.click()
    expect(at_table.get_by_text("bot", exact=True)).to_have_count(1)
    dialog.get_by_role("button", name="I play again").click()
    expect(at_table.get_by_text("bot", exact=True)).to_have_count(0)
    dialog.get_by_role("button", name="Link for a substitute").first.click()
    link = dialog.get_by_role("textbox", name=re.compile("substitute")).input_value()
    carla = person()
    carla.page.goto(link)
    carla.page.get_by_label("Your name").fill("Carla")
    carla.button("Sit down").click()
    carla.see_table()
    expect(at_table).to_contain_text("Carla")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Carla plays for Ada, who has agreed.")
    carla.page.get_by_role("tab", name="Notes").click()
    expect(carla.page.get_by_label("Only you see these")).to_have_value("")
    ada.button("Seats").click()
    dialog.get_by_role("button", name="I play again").click()
    expect(at_table).to_contain_text("Ada")
    expect(carla.page.get_by_role("heading", name="You are no longer the substitute")).to_be_visible()
    expect(carla.page.get_by_text("Ada took the seat back on")).to_be_visible()


def test_the_others_vote_about_who_is_absent_and_the_removed_is_told(person: People, base: str) -> None:
    """By vote the seat is given to somebody else; the page of who held it says what happened."""
    names = ["Ada", "Bruno", "Carla"]
    wish = [{"kind": "human", "name": name} for name in names]
    made = post(base, "/api/tables", {"game": "castelli", "seats": wish})
    ada, bruno, carla = people = [person(), person(lang="it-IT"), person()]
    for one, link in zip(people, made["links"]["seats"], strict=True):
        one.open({"table": made["table"], "token": link["token"]})
        expect(one.prompt).to_contain_text(re.compile("Waiting|Your decision|Si aspetta|Decidi tu"))
    while "Si aspetta" in bruno.prompt.inner_text():
        for one in (ada, carla):
            if "Your decision" in one.prompt.inner_text():
                one.play(until=".pennant:not(.mine)")
    bruno.page.goto("/")
    panels = [one.page.get_by_role("region", name="Bruno is absent") for one in (ada, carla)]
    for one, panel in zip((ada, carla), panels, strict=True):
        panel.get_by_role("button", name="Give the seat to somebody else").click()
        sure = one.page.get_by_role("dialog")
        expect(sure).to_contain_text("neither notes nor private talk")
        sure.get_by_role("button", name="Vote for it").click()
        if one is ada:
            expect(panels[1]).to_contain_text("For it: Ada")
            expect(panels[1]).to_contain_text("1 of 2")
    invitation = carla.page.get_by_role("textbox", name=re.compile("^Invitation for"))
    link = invitation.input_value()
    bruno.page.goto(f"/t/{made['table']}")
    expect(bruno.page.get_by_role("heading", name="Gli altri hanno dato via il tuo posto")).to_be_visible()
    expect(bruno.page.get_by_text("Per voto di Ada, Carla")).to_be_visible()
    expect(bruno.button("Siediti di nuovo")).to_be_visible()
    dora = person()
    dora.page.goto(link)
    dora.page.get_by_label("Your name").fill("Dora")
    dora.button("Sit down").click()
    dora.see_table()
    bruno.page.reload()
    expect(bruno.page.get_by_text("Ora ci gioca Dora.")).to_be_visible()
    expect(bruno.button("Siediti di nuovo")).to_have_count(0)
    dora.page.get_by_role("tab", name="Chat").click()
    expect(dora.page.get_by_role("log", name="Chat")).to_contain_text("the seat of Bruno, who was absent")


def test_who_leaves_a_seat_is_asked_first_and_told_what_happened(person: People, base: str) -> None:
    ada = person()
    wish = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bruno"}]
    made = post(base, "/api/tables", {"game": "castelli", "seats": wish})
    ada.open(made)
    ada.button("Seats").click()
    row = ada.page.get_by_role("dialog", name="Seats and invitations").get_by_role("listitem")
    expect(row.nth(1)).to_contain_text("changes hands if its player agrees")
    expect(row.nth(1).get_by_role("button", name=re.compile("bot|substitute|Free|New link"))).to_have_count(0)
    row.nth(0).get_by_role("button", name="New link for me").click()
    ada.page.get_by_role("dialog", name="New link for me").get_by_role("button", name="New link for me").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.see_table()
    ada.button("Seats").click()
    row.nth(0).get_by_role("button", name="Leave the seat").click()
    sure = ada.page.get_by_role("dialog", name="What becomes of your seat?")
    sure.get_by_label("Leave it to a bot").check()
    sure.get_by_role("button", name="Leave it to a bot").click()
    expect(ada.page.get_by_role("heading", name="You have left this seat")).to_be_visible()


def test_notes_are_kept_with_the_person(person: People, base: str) -> None:
    ada = person()
    made = bots_table(base)
    ada.open(made)
    ada.page.get_by_role("tab", name="Notes").click()
    ada.page.get_by_label("Only you see these").fill("Green is bluffing")
    ada.page.get_by_role("tab", name="Log").click()
    again = person()
    again.open(made)
    again.button("Leave it theirs").click()  # the link is somebody's by now
    again.page.get_by_role("tab", name="Notes").click()
    expect(again.page.get_by_label("Only you see these")).to_have_value("Green is bluffing")


def test_on_one_screen_the_next_person_says_when_to_look(person: People) -> None:
    ada = person()
    ada.page.goto("/new/castelli")
    ada.button("2").click()
    ada.page.get_by_label("On this screen").check()
    ada.page.get_by_label("Name on seat 2").fill("Bruno")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Open the table").click()
    for _ in range(3):
        expect(ada.page.get_by_role("heading", name=re.compile("The screen passes to (Ada|Bruno)"))).to_be_visible()
        expect(ada.page.locator("#board")).to_have_count(0)
        ada.button("Show me").click()
        ada.see_table()
        ada.play(until=".veil")


def test_little_time_left_is_said_in_the_panel_and_in_the_title(person: People, base: str) -> None:
    wish = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bruno"}]
    clock = {"kind": "live", "bank": 58, "increment": 5}
    made = post(base, "/api/tables", {"game": "castelli", "seats": wish, "clock": clock})
    people = [person(), person()]
    for one, link in zip(people, made["links"]["seats"], strict=True):
        one.open({"table": made["table"], "token": link["token"]})
        expect(one.prompt).to_contain_text(re.compile("Waiting|Your decision"))
    asked, other = sorted(people, key=lambda one: "Waiting" in one.prompt.inner_text())
    expect(asked.page.get_by_text("Your time is running out:")).to_be_visible()
    expect(asked.page).to_have_title(re.compile("^⏳ 0:[0-9]{2} · "))
    expect(other.page.get_by_text("Your time is running out:")).to_have_count(0)


def test_a_clock_runs_and_stops_by_agreement(person: People, base: str) -> None:
    ada = person()
    wish = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bruno"}]
    clock = {"kind": "live", "bank": 600, "increment": 5}
    made = post(base, "/api/tables", {"game": "castelli", "seats": wish, "clock": clock})
    ada.open(made)
    bruno = person()
    bruno.open({"table": made["table"], "token": made["links"]["seats"][1]["token"]})
    expect(ada.page.locator(".panels .clock.running")).to_have_text(re.compile("^(10:00|9:[0-9]{2})$"))
    ada.button("Stop the clock").click()
    expect(bruno.page.get_by_text("Would stop the clock: Ada")).to_be_visible()
    bruno.button("Stop the clock").click()
    expect(ada.page.get_by_text("The clock is stopped.")).to_be_visible()
    expect(ada.page.locator(".panels .clock.running")).to_have_count(0)


def test_a_lobby_lists_tables_with_a_free_seat(person: People, base: str) -> None:
    wish = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    title = "Evening at Monza"
    post(base, "/api/tables", {"game": "castelli", "seats": wish, "public": True, "title": title})
    bruno = person()
    bruno.page.goto("/lobby")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.button(re.compile(f"Sit down.*{title}")).click()
    bruno.see_table()
    expect(bruno.page.locator(".panels .player", has_text="Bruno")).to_contain_text("you")


def test_imported_games_go_on(person: People, base: str) -> None:
    ada = person()
    record = played(lambda m: len(m.record.moves) >= 12)
    ada.page.goto("/")
    ada.page.set_input_files("input[type=file]", {"name": "a.txt", "mimeType": "text/plain", "buffer": record.encode()})
    ada.button("Show me").click()
    ada.see_table()
    expect(ada.choices.first).to_be_visible()
    ada.page.goto("/")
    broken = re.sub(r"castelli \d+", "castelli 9", record, count=1)
    ada.page.set_input_files("input[type=file]", {"name": "x.txt", "mimeType": "text/plain", "buffer": broken.encode()})
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert imported(base, record)["table"]
