"""Mails to persons: a heading, what it is about, one button, and how to stop it. Nothing is loaded from anywhere."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from html import escape

import msgspec

from araldo.server.sentences import say
from araldo.server.settings import Settings

INK, WOOD, GOLD, RED, VELLUM, PAGE = "#2a1f14", "#4a2f1b", "#b98a2e", "#7b1613", "#fff9ea", "#ece2c8"
SERIF = "'EB Garamond', Garamond, 'Iowan Old Style', Georgia, serif"


class Letter(msgspec.Struct):
    subject: str
    heading: str
    text: str
    button: str
    link: str
    small: str = ""  # below the button
    also: list[str] = []
    foot: bool = False  # that it was asked for, and how to stop it


def mail(settings: Settings, to: str, letter: Letter, lang: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2] or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    stop = f"{settings.public_url.rstrip('/')}/me/notices" if letter.foot else ""
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(_plain(letter, stop, lang))
    message.add_alternative(_html(letter, stop, lang), subtype="html")
    return message


def _plain(letter: Letter, stop: str, lang: str) -> str:
    parts = [letter.heading, letter.text, f"{letter.button}: {letter.link}", letter.small]
    if letter.also:
        parts.append("\n".join([f"{say(lang, 'letter-also')}:", *(f"- {line}" for line in letter.also)]))
    if stop:
        parts.append(f"-- \n{say(lang, 'letter-foot')} {say(lang, 'letter-change')}: {stop}")
    return "\n\n".join(filter(None, parts)) + "\n"


def _html(letter: Letter, stop: str, lang: str) -> str:
    e = escape
    also = "".join(f"<li>{e(line)}</li>" for line in letter.also)
    parts = [
        f'<html lang="{lang}"><body style="margin:0;padding:24px;background:{PAGE};color:{INK};'
        f'font:17px/1.45 {SERIF}">',
        f'<div style="max-width:520px;margin:0 auto;background:{VELLUM};border:1px solid #cdb98a;border-radius:10px;'
        f'border-top:4px solid {GOLD};padding:22px 24px">',
        f'<p style="margin:0 0 14px;color:{WOOD};letter-spacing:.12em;font-weight:bold">ARALDO</p>',
        f'<h1 style="margin:0 0 10px;font-size:22px;line-height:1.25;color:{WOOD}">{e(letter.heading)}</h1>',
        f'<p style="margin:0 0 20px">{e(letter.text)}</p>' if letter.text else "",
        f'<p style="margin:0 0 18px;text-align:center"><a href="{e(letter.link)}" style="display:inline-block;'
        f"background:{RED};color:#fff6e0;text-decoration:none;font-weight:bold;padding:12px 30px;"
        f'border-radius:7px">{e(letter.button)}</a></p>',
        f'<p style="margin:0;font-size:14px;color:#6b5a43">{e(letter.small)}</p>' if letter.small else "",
        "</div>",
        f'<div style="max-width:520px;margin:14px auto 0;font-size:15px"><b>{e(say(lang, "letter-also"))}</b>'
        f'<ul style="margin:4px 0 0;padding-left:20px">{also}</ul></div>' if also else "",
        f'<p style="max-width:520px;margin:14px auto 0;font-size:13px;color:#6b5a43">{e(say(lang, "letter-foot"))} '
        f'<a href="{e(stop)}" style="color:#6b5a43">{e(say(lang, "letter-change"))}</a></p>' if stop else "",
        "</body></html>",
    ]  # fmt: skip
    return "\n".join(filter(None, parts))
