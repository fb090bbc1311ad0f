"""Notices as people get them: a push and a mail when it is their turn again, wherever they began."""

from __future__ import annotations

import asyncio
import json
import queue
import re
import threading
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiosmtpd.smtp import SMTP
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, Page, expect

from araldo.server.settings import STATIC
from tests.browser.conftest import people, served
from tests.browser.players import Person
from tests.browser.test_access import serious
from tests.browser.test_people import code_of, sit_down
from tests.server.receivers import Browser, link_in, text_of

People = Callable[..., Person]
PATIENCE = 30.0


class Outside:
    """A mail server and a push service, for one server of the tests."""

    def __init__(self) -> None:
        self.mails: queue.Queue[EmailMessage] = queue.Queue()
        self.pushes: queue.Queue[bytes] = queue.Queue()
        self.smtp = self.push = self.base = ""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.put(mail)
        return "250 OK"

    def handler(self) -> type[BaseHTTPRequestHandler]:
        pushes = self.pushes

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                pushes.put(self.rfile.read(int(self.headers["content-length"])))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        return Handler


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[Outside]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the front end is not built: make front")
    found = Outside()
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    listening = loop.create_server(lambda: SMTP(found), "127.0.0.1", 0)
    mail = asyncio.run_coroutine_threadsafe(listening, loop).result()
    push = ThreadingHTTPServer(("127.0.0.1", 0), found.handler())
    threading.Thread(target=push.serve_forever, daemon=True).start()
    found.smtp = f"smtp://127.0.0.1:{mail.sockets[0].getsockname()[1]}"
    found.push = f"http://127.0.0.1:{push.server_port}"
    try:
        with served(tmp_path, smtp=found.smtp, public_url="https://araldo.example", away_seconds="0.5",
                    hooks_private="1") as found.base:  # fmt: skip
            yield found
    finally:
        push.shutdown()
        loop.call_soon_threadsafe(loop.stop)


@pytest.fixture
def person(chromium: Chromium, outside: Outside) -> Iterator[People]:
    yield from people(chromium, outside.base)


def subscribing(page: Page, browser: Browser) -> None:
    """Chromium subscribes at a service of its maker, which the tests do not have: this one is ours."""
    given = browser.given()
    page.add_init_script(f"""
        PushManager.prototype.getSubscription = async () => null
        PushManager.prototype.subscribe = async (wish) => {{
          window.wished = wish
          return {{ toJSON: () => ({json.dumps(given)}) }}
        }}""")


class Worker:
    """The service worker of a page: what the push service would bring it."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page, self.origin, self.number = page, origin, ""
        self.wire: CDPSession = page.context.new_cdp_session(page)
        self.wire.on("ServiceWorker.workerRegistrationUpdated", self._known)
        self.wire.send("ServiceWorker.enable")

    def _known(self, event: dict[str, Any]) -> None:
        for one in event["registrations"]:
            self.number = one["registrationId"]

    def push(self, message: Any) -> None:
        self.wire.send("ServiceWorker.deliverPushMessage", {"origin": self.origin, "registrationId": self.number,
                                                            "data": json.dumps(message)})  # fmt: skip

    def shows(self, tag: str, there: bool = True) -> None:
        """Wait until a notice with a tag is on the screen, or gone from it."""
        look = """([tag, there]) => navigator.serviceWorker.ready
            .then(worker => worker.getNotifications({ tag })).then(all => !!all.length === there)"""
        self.page.wait_for_function(look, arg=[tag, there])


WISH = {"game": "castelli", "title": "Friday", "clock": {"kind": "turn", "bank": 86_400},
        "seats": [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "steward"}]}  # fmt: skip


def against_a_bot(anna: Person) -> str:
    """A table by turns; its path."""
    anna.page.goto("/about")
    ask = """wish => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify(wish)}).then(answer => answer.json())"""
    made = anna.page.evaluate(ask, WISH)
    path = f"/t/{made['table']}"
    anna.page.goto(path)
    anna.page.locator(".pennant.mine").wait_for()
    return path


def answer(someone: Person) -> None:
    """Decide whatever is asked."""
    someone.page.locator(".pennant.mine").wait_for()
    before = someone.prompt_and_log()
    someone.choices.first.click()
    if someone.done.is_visible():
        someone.done.click()
    someone.page.wait_for_function("before => window.araldoNow() !== before", arg=before)


def test_begin_on_a_computer_answer_on_a_phone_and_hear_by_push_and_mail_when_it_is_your_turn_again(
    person: People, outside: Outside
) -> None:
    anna = person()
    table = against_a_bot(anna)
    phone = person(phone=True)
    phone.page.context.grant_permissions(["notifications"], origin=outside.base)
    browser = Browser(outside.push)
    subscribing(phone.page, browser)
    phone.page.goto(urlsplit(code_of(anna)).path)
    phone.button("Continue as Anna").tap()
    phone.page.locator(".turn", has_text="Friday").wait_for()

    phone.page.goto("/me/notices")
    phone.button("Turn on in this browser").tap()
    way = phone.page.locator(".way", has_text="Push")
    expect(way).to_contain_text("nothing sent yet")
    assert phone.page.evaluate("window.wished.userVisibleOnly") is True
    worker = Worker(phone.page, outside.base)
    way.get_by_role("button", name=re.compile("^Test")).tap()
    test = browser.read(outside.pushes.get(timeout=PATIENCE))
    expect(way).to_contain_text("not shown yet")
    worker.push(test)
    expect(way).to_contain_text(re.compile("shown (after|at once)"))
    worker.shows(test["tag"])

    phone.page.get_by_label("Your mail address").fill("anna@example.org")
    phone.button("Send a confirmation").tap()
    expect(phone.page.get_by_text("on its way to anna@example.org")).to_be_visible()
    confirmation = outside.mails.get(timeout=PATIENCE)
    reader = person()
    reader.page.goto(f"/m/{link_in(confirmation)}")
    reader.button("Yes, it is my address").click()
    expect(reader.page.get_by_text("The address is confirmed")).to_be_visible()
    expect(phone.page.locator(".way", has_text="anna@example.org")).to_be_visible()

    phone.page.goto(table)
    answer(phone)
    phone.page.locator(".pennant.mine").wait_for()
    assert outside.pushes.empty(), "nobody is told what they look at"
    phone.page.goto("/me/notices")
    notice = browser.read(outside.pushes.get(timeout=PATIENCE))
    assert (notice["title"], notice["url"]) == ("Your turn: Friday", table)
    worker.push(notice)
    worker.shows(notice["tag"])

    mail = outside.mails.get(timeout=PATIENCE)
    assert mail["subject"] == "Your turn: Friday"
    assert "Play your turn" in text_of(mail, "html")
    stranger = person()
    stranger.page.goto(f"/m/{link_in(mail)}")
    stranger.button("Continue as Anna").click()
    stranger.page.locator(".pennant.mine").wait_for()
    assert urlsplit(stranger.page.url).path == table
    withdrawn = browser.read(outside.pushes.get(timeout=PATIENCE))
    worker.push(withdrawn)
    assert withdrawn == {"withdraw": notice["tag"]}
    worker.shows(notice["tag"], False)
    late = person()
    late.page.goto(f"/m/{link_in(mail)}?t={table.removeprefix('/t/')}")
    expect(late.page.get_by_role("alert")).to_contain_text("has been used")
    expect(late.page.get_by_role("link", name="To the table")).to_have_attribute("href", table)


def test_a_link_by_mail_brings_somebody_back_and_each_way_says_how_its_last_delivery_went(
    person: People, outside: Outside
) -> None:
    anna = sit_down(person)
    anna.page.goto("/me/notices")
    anna.page.get_by_label("Your mail address").fill("anna@example.org")
    anna.button("Send a confirmation").click()
    anna.page.goto(f"/m/{link_in(outside.mails.get(timeout=PATIENCE))}")
    anna.button("Yes, it is my address").click()
    expect(anna.page.locator(".way", has_text="anna@example.org")).to_be_visible()
    anna.page.get_by_text("Add a webhook").click()
    anna.page.get_by_label("Address (https://…)").fill("http://127.0.0.1:1/gone")
    anna.button("Add and test").click()
    expect(anna.page.locator(".way", has_text="Discord")).to_contain_text("no answer")
    assert serious(anna.page) == set()
    anna.page.get_by_role("switch", name="Quiet hours").check()
    anna.page.get_by_role("checkbox", name="A game has ended: Mail").check()
    anna.page.emulate_media(color_scheme="dark")
    anna.page.reload()
    expect(anna.page.get_by_role("switch", name="Quiet hours")).to_be_checked()
    expect(anna.page.get_by_role("checkbox", name="A game has ended: Mail")).to_be_checked()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert serious(anna.page) == set()

    again = person("it-IT")
    again.page.goto("/c")
    again.page.get_by_label("Con un link per posta").fill("anna@example.org")
    again.button("Mandami un link").click()
    expect(again.page.get_by_role("status").filter(has_text="in viaggio")).to_be_visible()
    mail = outside.mails.get(timeout=PATIENCE)
    assert mail["subject"] == "Entra in Araldo"
    again.page.goto(f"/m/{link_in(mail)}")
    again.button("Continua come Anna").click()
    expect(again.page.locator(".turn", has_text="Friday")).to_be_visible()
    again.page.goto("/me/devices")
    expect(again.page.locator("li", has_text="per posta").first).to_be_visible()
