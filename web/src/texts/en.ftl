## Pages

title-home = Tables
title-lobby = Open tables
title-rules = Rules
title-about = About
title-new = New table
title-missing = No such page
missing-text = Nothing stands here.
nav = Main
skip = Skip to content
to-home = To the start page
to-lobby = See open tables
loading = One moment…
opening = Opening…
close = Close
cancel = Cancel
copy = Copy
copied = Copied
retry = Try again
optional = optional
search = Search
nothing-found = Nothing found.
error-offline = The server cannot be reached.
error-unknown = Something went wrong. Nothing has been lost.

## Home

home-title = Take your seat at the table
home-lead = Heavy medieval board games with every rule enforced. Against bots right now, or with friends by a link: no account, nothing to install.
seats-range = { $low ->
    *[other] { $low }–{ $high } players
  }
minutes = about { $n } min
play-bots = Play now against bots
play-friends = Set up a table
lesson-start = Learn: guided first game
your-tables = Your tables
as-player = you have a seat
as-spectator = you watch
status-over = Over
forget = Remove { $name } from this list
open-record = Open a saved game…
you = you
guest = Guest

## New table

new-title = New table: { $game }
new-lead = One recommended set of rules; you need to change nothing.
no-such-game = There is no such game here.
your-name = Your name
table-name = Name of the table
how-many = Players
where = Who sits down?
where-link = Friends, by link
where-link-help = Each free seat gets its own invitation.
where-public = Anybody
where-public-help = The table is listed among the open tables.
where-hot = On this screen
where-hot-help = Everyone plays here in turn.
seats = Seats
side-panels = Side panels
any = as it comes
seat-n = Seat { $n }
you-host = You, the host
seat-open = Free: by invitation
seat-here = A person, here
seat-bot = Bot
which-bot = Which bot on seat { $n }
name-of-seat = Name on seat { $n }
player-n = Player { $n }
bot-random = Wanderer (plays at random)
options = Rules of this table
options-preset = recommended
options-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
  }
options-reset = Back to what is recommended
pace = Pace
pace-none = No clock
pace-none-help = Everyone takes the time they need.
pace-live = Live, in one evening
pace-live-help = One hour each, and 30 seconds more for each decision. When time runs out the table chooses: a bot plays for now, or you wait.
pace-turn = A move now and then, over days
pace-turn-help = Three days each, and 8 hours more for each decision, up to a week.
reactions = Time to react
reactions-usual = A few seconds
reactions-seconds = { $n } seconds
reactions-wait = Until all who could react have answered
reactions-help = A window stays open equally long whether or not anybody could react, so that waiting betrays nobody's hand. Whoever wants to think keeps it open.
create = Open the table
rule-link = Rule { $rule }, opens the rules

## Lobby and joining

lobby-lead = Tables with a free seat that anybody may join.
lobby-empty = No table is waiting for players just now. Set one up!
seat-free = free seat
sit-down = Sit down
join-title = { $game }: a seat is kept for you
join-lead = Already there:
need-link = This table opens only with its link. Ask whoever invited you.
cannot-open = The table cannot be opened

## Settings

settings = Settings
settings-language = Language
settings-theme = Look
theme-auto = As the system
theme-light = Parchment (light)
theme-dark = Night blue (dark)
settings-confirm = Confirm each decision
settings-confirm-help = First you choose and see what it brings, then you confirm.
settings-sound = Sound when it is your turn
settings-sound-help = Two soft notes on a horn.
settings-name = Your name at new tables

## At the table

your-turn = Your turn.
your-move = Your move
board = Board
over = The game is over.
waiting-players = Waiting for players to take their seats.
waiting-for = Waiting for { $who }.
window-open = Somebody may react.
window = Reactions
somebody-thinks = Somebody wants to think.
you-hold = You keep the window open: the others see that somebody thinks, not who.
hold = I want to think
hold-help = Keeps the window open for a minute at most. Anybody may, whether or not they could react.
let-go = Go on
trouble-outdated = This game was begun on older rules and cannot be played on. You can look at it, replay it and export it.
trouble-bad-move = Something stored of this game does not follow the rules. It can be looked at up to there, replayed and exported, but not played on.
trouble-stuck = The rules of this game did not come to an end here. It can be looked at, replayed and exported, but not played on.
given = The table answers for you: there is nothing to choose.
given-standing = The table answers for you, as you have said.
one-moment = One moment…
have-chosen = { $n } of { $all } have chosen.
may-change = You may change your mind until all have.
reconnecting = Connection lost: coming back…
closed-4001 = This link does not open this table.
closed-4002 = This link has been withdrawn.
closed-4003 = This seat has changed hands.
closed-4004 = There is no such table.
closed-4005 = What is stored of this table cannot be read, or its game is not installed here. Nothing is lost: tell whoever runs this server.
closed-4008 = This table is open in too many windows: this one has been closed. Load the page again to use it here.
confirm = Confirm
confirm-this = Confirm this choice
choose = Choose
from-to = From { $low } to { $high }
may-not = Not allowed now: { $name }
undo = Take back
undo-nothing = Nothing to take back.
undo-chance = Chance has decided since: no way back.
undo-seen = Something new has been seen: no way back.
undo-other = Somebody else has decided since: no way back.
undo-over = The game is over.
you-answer = “{ $answer }” { $scope }: { $what }
ask-again = Ask me
pass-for = Pass:
scope-each = only now
scope-others = unless it is about me
scope-always = until I say otherwise
stop-rights = Stop for my rights
stop-rights-help = Asks you even where there is a single answer, as long as you could use a right first.
filter = Find among { $n }…
filter-label = Find among the choices
show-all = Show all { $n }
doubt = Report a rule doubt
doubt-about = Report a rule doubt: { $line }
doubt-rule = The rule
doubt-near = Rules that come near; which one do you doubt?
doubt-other = Another rule
doubt-none = No rule speaks of this in the same words.
doubt-note = What seems wrong?
doubt-holds = The report holds this line, the rule, your note and the game up to here as far as you may see it: nothing that is hidden from you, and no link to your seat. It goes to nobody unless you send it.
doubt-save = Save as a file
doubt-text = The whole report
offers = Offers
offer-by = Offer by { $who }
offer-mine = Your offer
offers-others = Offers of others ({ $n })
you-get = You get
you-give = You give
gives-to = gives to
has-agreed = has agreed
has-not-agreed = has not agreed yet
replies-left = { $n ->
    [0] no counter-offer left
    [one] { $n } counter-offer left
   *[other] { $n } counter-offers left
  }
counter-offer = Counter-offer ({ $n })
any-time = At any time
draft = What you have put together
draft-empty = Nothing yet.
draft-drop = Remove: { $name }
draft-done = Done
not-now = Not possible now ({ $n }): why?
why-not = Not possible, why? { $name }
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier lines ({ $n })
taken-back = taken back
chat = Chat
chat-empty = No word yet.
chat-older = Earlier lines
chat-to = To whom
chat-all = to all
chat-say = Say something
private = private
send = Send
notes = Notes
notes-help = Only you see these.
notes-place = Plans, promises, suspicions…
unread = { $n } unread
spectator = Spectator
hot-seat = one screen
games = Games of the tournament
round-n = Round { $n }
menu = Menu
sheet = Show or hide the choices
thinking = thinking
has-chosen = has chosen
absent = away
present = here
winner = winner
hidden-n = { $n } hidden
away-title = While you were away
invite-lead = Send each friend a link of their own:
whose-screen = The screen passes to { $who }.
show-me = Show me

## Seats

seats-title = Seats and invitations
link-seat = Invitation for { $name }
link-spectator = Link for spectators
link-substitute = Link for a substitute on your seat
link-warning = Whoever has the link has the seat: give it only to the one it is for.
mail = Mail me when the table waits for me
mail-none = no mail
kept = Kept
keep = Keep
seat-to-bot = Let a bot play
seat-back = I play again
seat-give-back = Give it back
seat-free-it = Free the seat
seat-free-sure = { $who } loses the seat, is told so, and an invitation is made for somebody else.
seat-free-bot-sure = The game waits until somebody takes the seat of the bot ({ $who }). Whoever does sees what the bot holds; everybody is told.
seat-leave = Leave the seat
seat-leave-sure = Your link counts no more and the game waits until somebody else sits down. They see what your seat holds, but neither your notes nor your private talk.
seat-new-link = New link for me
seat-new-link-sure = The link you have now counts no more, on other devices too. Nobody else sees the new one.
seat-theirs = This seat changes hands if its player agrees, or by a vote while the player is absent.
seat-substitute = Link for a substitute
seat-revoke = New link
absent-title = { $who } is absent
absent-soon = { $who } is away and awaited. From { $at } on the others may vote about the seat.
absent-vote = It is done as soon as more than half of the others who are not absent wish the same. You may take your vote back, and when the player returns the vote lapses.
instead-bot = A bot plays for now
instead-person = Give the seat to somebody else
instead-person-sure = The link of { $who } counts no more. Whoever sits down sees what the seat holds, but neither notes nor private talk. Everybody is told.
vote-so = Vote for it
votes-of = { $n } of { $all }
votes-by = For it: { $who }
the-host = the host
removed-title-own = You have left this seat
removed-title-vote = The others have given your seat away
removed-title-host = Your seat was freed
removed-title-back = You are no longer the substitute
removed-own = You gave it up on { $at }.
removed-vote = You were absent. By vote of { $by } your seat was freed on { $at }.
removed-host = { $by } freed it before the game began, on { $at }.
removed-back = { $by } took the seat back on { $at }. Thank you for playing.
removed-open = Nobody sits there yet.
removed-bot = A bot plays there now.
removed-person = { $who } plays there now.
removed-yours = What you noted, and what was said to you in private, nobody else can read.
removed-again = Sit down again
which-bot-for-seats = Which bot

## Clock

time-out = Out of time: { $who }.
clock-bot = A bot plays for now
clock-wait = We wait
hurry = Your time is running out:
hurry-then = Then the table chooses: a bot plays for you for now, or it waits.
paused = The clock is stopped.
pause = Stop the clock
resume = Start the clock
wish-pause = Would stop the clock: { $who }
wish-resume = Would start the clock: { $who }

## End

winner-is = { $who } wins
winners = { $who } share the victory
again = Play again
watch-replay = Replay
export = Save the game as a file
look-board = Look at the board
show-result = Show the result
proof = Dice proof
proof-good = the dice are those that were promised
proof-bad = the key does not fit the promise
chart = Scores over time
chart-of = Scores over time: { $who }
chart-start = start
chart-last = { $n } decisions
chart-moves = Decisions
proof-help = Before the game the server published this promise: the hash of a secret key from which all chance follows. Now the key is known, and anybody can check it, here or offline from the saved game.
proof-before = The promise made before the game. After the end the key is published, and anybody can check that chance was not tampered with.
proof-commit = Promised before the game (SHA-256)
proof-key = Key, published after it

## Lesson

lesson = Lesson
lesson-step = { $n } of { $all }
lesson-done = That was the lesson. You may play on as you like.

## Replay

replay = Replay
to-table = To the table
decision-of = After decision { $n } of { $all }
to-start = To the start
to-end = To the end
step-back = One back
step-on = One on
play = Play
stop = Stop
eyes-of = Seen by
share-moment = Share this moment
share-help = The link opens the replay right here, for spectators.
fork-bots = Play on against bots
fork-hot = Play on, all on this screen
fork-imagined = While the game runs you play on from what your seat can know: what is hidden from you is imagined.

## Rules

rules-of = { $game }: the rules
rules-choose = Every rule in our own words, with its number.
rules-search = Search rules…
rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
  }
chapters = Chapters

## About

about-title = About Araldo
about-what = Araldo (Italian for herald) is a table for heavy medieval board games. It knows every rule, says why a move is not allowed, lets bots take any seat, and keeps each player’s secrets on the server.
about-fair = Chance is fair and can be checked: a promise is published before the game and its key after it.
about-notice-title = Unofficial
about-notice = Araldo is not connected with the authors or publishers of these games. Their titles are named only to say whose rules these are. Rules are told in our own words and all drawings are our own; no scans, no text and no pictures of the originals are used. If you like a game, buy it.
about-credits = Credits
credit-icons = Pictures from
credit-fonts = Type:
credit-maps = Coastlines:
public-domain = public domain
credit-code = Made with Svelte, d3, Fluent and Vite; each under its own free licence.
