## Pages

title-home = Tables
title-talk = Talk
seek-called = Enough have come for your table.
seek-made = Your table is there.
seek-answer = Look
title-lobby = Open tables
title-desk = Designer’s desk
title-rules = Rules
title-archive = Archive
title-ratings = Ratings
title-person = A person
title-old = A game
title-group = A group
title-groups = Groups
title-about = About
title-new = New table
title-missing = No such page
missing-text = Nothing stands here.
nav = Main
skip = Skip to content
to-home = To the start page
loading = One moment…
close = Close
cancel = Cancel
copy = Copy
copied = Copied
retry = Try again
search = Search
nothing-found = Nothing found.
error-offline = The server cannot be reached.
error-unknown = Something went wrong. Nothing has been lost.

## Home

lesson-start = Learn: guided first game
status-over = Over
you = you
guest = Guest

## New table

your-name = Your name
where = Who sits down?
seats = Seats
seat-bot = Bot
player-n = Player { $n }
bot-random = Wanderer (plays at random)
bot-name = its name (optional)
bot-mixed = Anybody
bot-mixed-says = One of the characters; nobody knows which until play shows.
bot-at-level = { $name }, { $level }
bot-character = Character of the bot { $n }
bot-level = Strength of the bot { $n }
level-novice = novice
level-squire = squire
level-knight = knight
level-scholar = scholar
level-sage = sage
level-novice-says = Still learning: overlooks much.
level-squire-says = Knows the game: overlooks something now and then.
level-knight-says = Plays as well as it can without pondering.
level-scholar-says = Ponders each decision for a moment.
level-sage-says = Ponders each decision for two seconds.
options = Rules of this table
pace = Pace
pace-none = No clock
pace-none-help = Everyone takes the time they need.
pace-live = Live, in one evening
pace-live-help = All are there at once; each has a bank of time.
pace-turn = A move now and then, over days
pace-turn-help = Whoever is asked has time until a date; nights and holidays need not count.
rule-link = Rule { $rule }, opens the rules

## Setting up and waiting

waiting-room = Waiting room
a-friend = A friend
seat-waits = waiting
seat-ready = ready
seat-link-help = Send this link to one person: whoever opens it first has the seat.
share = Share…
start-with-bots = Start now, with bots in the free seats
what-you-play = What you play
while-you-wait = While you wait

## Lobby and joining

seat-free = free seat
sit-down = Sit down
join-title = { $game }: a seat is kept for you
join-lead = Already there:
need-link = This table opens only with its link. Ask whoever invited you.
cannot-open = The table cannot be opened

## Settings

settings = Settings

## At the table

your-turn = Your turn.
your-move = Your move
board = Board
over = The game is over.
waiting-players = Waiting for players to take their seats.
waiting-for = Waiting for { $who }.
window-open = Somebody may react.
window-to = To: { $what }
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
chat-gone = deleted
chat-empty = No word yet.
chat-older = Earlier lines
chat-to = To whom
chat-all = to all
chat-to-side = to my side
chat-side = our side only
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
thinking = thinking
has-chosen = has chosen
absent = away
present = here
winner = winner
hidden-n = { $n } hidden
whose-screen = The screen passes to { $who }.
show-me = Show me

## The frame of the table

your-decision = Your decision
who-decides = { $who } decides
everybody-decides = Several decide
you-have-sealed = You have chosen
in-advance = Answers in advance
less = Less: { $name }
more = More: { $name }
all-n = all { $n }
set-below = The numbers are set under the board; Done is ready when they fit.
each = each
costs = costs { $price }
becomes = becomes
not-ready = Something is still missing
let-it-go = Let go
choose-first = Choose above or on the board
tell-me = Tell me when it is my turn
tells-me = You are told when it is your turn
tell-how = a horn, and the name of the tab
more-about = More about: { $name }
phases = Phases
players = Players
dock = Hand and what is going on
choices = Choices
log-open = Open the log
log-fold = Fold the log
parts = Parts of the table
part-board = Board
part-decide = Choices
part-players = Players
part-log = Log
steps = Steps
left-of = { $left } of { $total } left
plans = Ready plans
tables = Tables
about-n = about { $n }
how-counted = How this is counted
keys = Keys
key-digits = one of the first nine choices
key-enter = does what the button at the foot says
key-escape = lets go of a choice, closes what lies over the board
key-undo = takes back
key-find = finds among the choices
key-log = opens and folds the log
key-tables = opens the game’s tables
key-dock = what lies under the board: hand, family, tracks
key-zoom = nearer, farther, the whole board
key-keys = this list

## What others do

since-decision = Since your last decision
follow = What the others do
follow-pace = How fast their moves are shown
follow-progress = Moves shown
follow-of = { $n } of { $all }
follow-next = The next move
follow-skip = Skip
follow-to-me = To my decision
pace-step = Step
pace-step-help = One move at a time: the space bar shows the next
pace-slow = Slow
pace-slow-help = Two and a half seconds for each move
pace-normal = Normal
pace-normal-help = A little more than a second for each move
pace-instant = Instant
pace-instant-help = At once, with arrows only
log-filter = Show only
log-all = all
log-battles = battles
log-money = money
log-cards = cards
log-votes = votes

## Seats

seats-title = Seats and invitations
link-qr = Link for { $name } to scan with a telephone
link-seat = Invitation for { $name }
link-spectator = Link for spectators
link-substitute = Link for a substitute on your seat
link-warning = Whoever has the link has the seat: give it only to the one it is for.
mail = Mail me when the table waits for me
mail-none = no mail
notices-how = How you are told when it is your turn
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
removed-ask = Ask to come back
removed-asked = The others have been asked. When all agree you can sit down again here.
which-bot-for-seats = Which bot

## Clock

stands-night = night
stands-weekend = weekend
stands-holiday = holiday
clocks-open = Clocks, holidays, votes
times-menu = Time and leaving
time-out = Out of time: { $who }.
clock-bot = A bot plays for now
clock-wait = We wait
hurry = Your time is running out:
hurry-then = Then what the table has agreed on happens.
paused = The clock is stopped.
pause = Stop the clock
resume = Start the clock
wish-pause = Would stop the clock: { $who }
wish-resume = Would start the clock: { $who }

## End

side = Side { $side }
winners-side = { $who } win together
winner-is = { $who } wins
sources = Where the points came from
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
lesson-watch = Watch what the others do: the lesson goes on when you are asked.
lesson-show = Show me where
lesson-alike = That serves the purpose too. The lesson had another move in mind, so from here the game is your own.
lesson-other = That is allowed, though the lesson was about something else. From here the game is your own.
lesson-back = Back to the lesson
lesson-done = That was the lesson. You may play on as you like.
coach = Coach
coach-ask = What would you do?
coach-says = I would choose: { $what }
coach-do = Do that
coach-plain = From what can be seen from your seat, it serves best.
lesson-play = Now a real game, against bots

## Replay

replay = Replay
to-table = To the table
keys = Keys
key-step = one decision back or on
key-phase = where a phase begins
key-round = where a round begins
key-ends = the start and the end
key-play = play or stop
key-eyes = with the eyes of a seat, when the game is over
key-public = what everybody sees
key-share = share this moment
key-help = these keys
jump-round = round
jump-phase = phase
round-back = To the round before
round-on = To the next round
phase-back = To the phase before
phase-on = To the next phase
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

## Persons

title-play = Play
title-me = Settings
title-letter = Link of a mail
title-continue = Continue on this device
turns = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
  }
me-arms = Name and arms
me-devices = Devices and keys
