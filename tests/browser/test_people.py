"""A person in several browsers: seats without links, another device by a code, a passkey, arms, my games."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.players import Person, bots_table, post

People = Callable[..., Person]


def sit_down(person: People, name: str = "Anna") -> Person:
    """Somebody who has set up a table of their own: from that click on they are known."""
    anna = person()
    anna.page.goto("/new/castelli")
    anna.page.get_by_label("Your name").fill(name)
    anna.page.get_by_label("Name of the table").fill("Friday")
    anna.button("2").click()
    anna.page.get_by_label("Seat 2", exact=True).select_option("bot")
    anna.button("Open the table").click()
    anna.see_table()
    return anna


def code_of(anna: Person) -> str:
    anna.page.goto("/me/devices")
    anna.button("Make a code").click()
    expect(anna.page.get_by_role("img", name="Code to scan")).to_be_visible()
    return anna.page.get_by_role("textbox", name="Continue on another device").input_value()


def test_who_only_reads_gets_no_cookie_and_who_sits_down_is_known_by_name_and_arms(person: People) -> None:
    reader = person()
    reader.page.goto("/")
    reader.page.locator(".tile").first.wait_for(timeout=60_000)  # the first list of games loads them all
    for path in ("/", "/lobby", "/rules/castelli", "/c", "/me/devices"):
        reader.page.goto(path)
        reader.page.locator("h1").first.wait_for(state="attached")
    reader.page.wait_for_load_state("networkidle")
    assert reader.page.context.cookies() == []

    anna = sit_down(person)
    [cookie] = anna.page.context.cookies()
    assert (cookie["httpOnly"], cookie["sameSite"]) == (True, "Lax")
    anna.page.goto("/")
    expect(anna.page.locator("header .who")).to_have_text("Anna")
    expect(anna.page.locator("header .who svg path").first).to_be_attached()


def test_join_on_a_computer_continue_on_a_phone_by_the_scanned_link_and_answer_there(person: People) -> None:
    anna = sit_down(person)
    anna.page.locator(".pennant.mine").wait_for()
    link = code_of(anna)
    phone = person(phone=True)
    phone.page.goto(urlsplit(link).path)
    expect(phone.page.locator("main")).to_contain_text("Anna")
    phone.button("Continue as Anna").tap()
    turn = phone.page.locator(".turn", has_text="Friday")
    expect(turn).to_be_visible()
    assert phone.page.title() == "(1) Araldo"
    turn.get_by_role("link", name=re.compile("Take your turn")).tap()
    phone.page.locator(".pennant.mine").wait_for()
    assert "k=" not in phone.page.url
    before = phone.prompt_and_log()
    phone.choices.first.tap()
    if phone.done.is_visible():
        phone.done.tap()
    phone.page.wait_for_function("before => window.araldoNow() !== before", arg=before)

    expect(anna.page.get_by_role("status").filter(has_text="Used by Chrome")).to_be_visible()
    again = person()
    again.page.goto(urlsplit(link).path)
    expect(again.page.get_by_role("alert")).to_contain_text("has been used")

    anna.page.reload()
    phone_line = anna.page.locator("li", has_text="Android").or_(anna.page.locator("li", has_text="by code")).first
    phone_line.get_by_role("button", name=re.compile("^End")).click()
    expect(anna.page.locator("li", has_text="by code")).to_have_count(0)
    phone.page.goto("/")
    expect(phone.page.locator(".hero")).to_be_visible()


def test_a_guest_with_a_seat_is_asked_before_being_replaced(person: People, base: str) -> None:
    anna = sit_down(person)
    path = urlsplit(code_of(anna)).path
    phone = sit_down(person, "Somebody")
    phone.page.goto(path)
    expect(phone.page.get_by_text("holds a seat as a guest")).to_be_visible()
    phone.page.get_by_role("link", name="Stay who I am here").click()
    expect(phone.page.locator("header .who")).to_have_text("Somebody")
    phone.page.goto(path)
    phone.button("Take the seats along").click()
    expect(phone.page.locator("header .who")).to_have_text("Anna")
    expect(phone.page.locator("li", has_text="Friday")).to_have_count(2)


def authenticator(page: Page) -> None:
    """Chromium's own device with a fingerprint that always fits."""
    wire = page.context.new_cdp_session(page)
    wire.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
               "isUserVerified": True, "automaticPresenceSimulation": True}  # fmt: skip
    wire.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_brings_somebody_back_who_has_lost_the_cookie(person: People, base: str) -> None:
    named = base.replace("127.0.0.1", "localhost")
    anna = person()
    authenticator(anna.page)
    anna.page.goto(f"{named}/me")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.button("Bear this name and these arms").click()
    expect(anna.page.locator("header .who")).to_have_text("Anna")
    anna.page.goto(f"{named}/me/devices")
    expect(anna.page.get_by_text("one way", exact=True)).to_be_visible()
    anna.button("Add a passkey").click()
    expect(anna.page.get_by_text("2 ways")).to_be_visible()
    expect(anna.page.locator("li", has_text="Passkey “")).to_contain_text("not used yet")

    anna.page.context.clear_cookies()
    anna.page.goto(f"{named}/c")
    anna.button("With a passkey").click()
    expect(anna.page.locator("header .who")).to_have_text("Anna")
    anna.page.goto(f"{named}/me/devices")
    expect(anna.page.locator("li", has_text="Passkey “")).to_contain_text("last used")
    expect(anna.page.locator("li", has_text="by passkey")).to_contain_text("this one")


def test_arms_are_made_from_the_kit_said_in_words_and_borne_everywhere(person: People) -> None:
    anna = sit_down(person)
    anna.page.goto("/me/arms")
    anna.button("Per bend argent and vert, an oak leaf and a tower counterchanged".replace("argent", "Argent").replace(
        "vert", "Vert")).click()  # fmt: skip
    expect(anna.page.locator("aside [role=img]")).to_have_attribute("aria-label", re.compile("counterchanged$"))
    expect(anna.page.locator("aside")).to_contain_text("Trinciato d’argento e di verde")
    expect(anna.page.locator("aside")).to_contain_text("Reads well")
    anna.page.get_by_role("group", name="tincture").get_by_role("button", name="Argent").click()
    expect(anna.page.locator("aside")).to_contain_text("Hard to tell apart")
    anna.button(re.compile("Take back")).click()
    anna.button("Bear this name and these arms").click()
    expect(anna.page.locator("header .who svg path[fill='#27693b']").first).to_be_attached()
    anna.page.reload()
    expect(anna.page.locator("aside [role=img]")).to_have_attribute("aria-label", re.compile("^Per bend Argent"))


def test_likings_follow_to_another_device(person: People) -> None:
    anna = sit_down(person)
    anna.page.goto("/me/look")
    anna.page.get_by_label("Look").select_option("dark")
    anna.page.get_by_label("Confirm each decision").check()
    phone = person()
    phone.page.goto(urlsplit(code_of(anna)).path)
    phone.button("Continue as Anna").click()
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    phone.page.goto("/me/look")
    expect(phone.page.get_by_label("Confirm each decision")).to_be_checked()


def test_home_lists_turns_rooms_invitations_and_what_is_over_and_the_badge_counts(person: People, base: str) -> None:
    bruno = sit_down(person, "Bruno")
    bruno.page.context.add_init_script("navigator.setAppBadge = n => { window.badge = n; return Promise.resolve() }")
    wish = {"game": "castelli", "title": "The Ten Crowns", "seats": [{"kind": "human", "name": "Fabio"},
                                                                     {"kind": "open"}]}  # fmt: skip
    made = post(base, "/api/tables", wish)
    invite = made["links"]["seats"][1]["token"]
    bruno.page.goto(f"/t/{made['table']}?k={invite}")
    bruno.button("Sit down").wait_for()
    with bruno.page.expect_response(lambda answer: "/api/me/games" in answer.url):
        bruno.page.goto("/")
    invitation = bruno.page.locator(".invited li", has_text="The Ten Crowns")
    expect(invitation).to_contain_text("Fabio")
    expect(bruno.page.locator(".turn", has_text="Friday")).to_be_visible()
    assert bruno.page.evaluate("window.badge") == 1
    expect(bruno.page.locator("header .turns")).to_have_text("1")
    invitation.get_by_role("link", name=re.compile("Take the seat")).click()
    bruno.button("Sit down").click()
    bruno.see_table()
    bruno.page.goto("/")
    expect(bruno.page.locator("li", has_text="The Ten Crowns")).to_be_visible()
    expect(bruno.page.locator(".invited")).to_have_count(0)


def test_a_link_of_before_is_taken_over_and_one_that_is_somebody_s_asks(person: People, base: str) -> None:
    made = bots_table(base)
    anna, eve = person(), person()
    with anna.page.expect_response(re.compile("/api/me/seats")):
        anna.open(made)
    anna.page.evaluate("sessionStorage.clear(); localStorage.removeItem('araldo.tables')")
    anna.page.goto(f"/t/{made['table']}")
    anna.see_table()
    eve.page.goto(f"/t/{made['table']}?k={made['token']}")
    eve.see_table()
    expect(eve.page.get_by_role("dialog")).to_contain_text("plays it on another device")
    eve.button("Make it mine").click()
    expect(eve.page.get_by_role("dialog")).to_have_count(0)
    anna.page.goto("/")
    expect(anna.page.locator(".hero")).to_be_visible()


def test_own_data_are_downloaded_and_who_wants_to_go_is_gone(person: People) -> None:
    anna = sit_down(person)
    anna.page.goto("/me/data")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download everything").click()
    assert download.value.suggested_filename == "araldo.zip"
    anna.button("Delete me…").click()
    anna.page.get_by_label("Type your name (Anna) to be sure").fill("Anna")
    anna.button("Delete me for good").click()
    expect(anna.page.locator(".hero")).to_be_visible()
    assert anna.page.context.cookies() == []
