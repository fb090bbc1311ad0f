lobby-show = Show me
clear-filters = clear
filter-game = Game
filter-pace = Pace
filter-lang = Language at the table
filter-level = Experience
filter-free = Free seats
pace-of-live = an evening
pace-of-turn = by turns
pace-of-none = no clock
lang-en = English
lang-it = Italian
level-of-any = for everybody
level-of-first = first games welcome
level-of-some = some experience
level-of-well = knows it well
free-n = { $n ->
    [3] 3 or more
   *[other] { $n }
    }
tables-fit = { $n ->
    [one] { $n } table fits
   *[other] { $n } tables fit
    }
of-open = of { $n } open
sort-by = sorted by
sort-soon = starts soonest
sort-new = newest
opened-by = { $who } opened it { $when }
opened-when = opened { $when }
starts-with = { $n ->
    [one] one seat is free
   *[other] { $n } seats are free
    }
in-words = { $n } people
words-rated = Rated.
words-all-usual = All rules as recommended.
look-at = Look
hidden-by-filter = { $n ->
    [one] One more does not fit
   *[other] { $n } more do not fit
    }: { $why }.
why-game = { $n } of another game
why-pace = { $n } at another pace
why-lang = { $n } in another language
why-level = { $n } for other people
why-free = { $n } with other seats
lobby-show-all = show them
now-here = Now here
here-people = { $n ->
    [one] one person
   *[other] { $n } people
    }
here-seeking = { $n ->
    [0] nobody seeks a table
    [one] one seeks a table
   *[other] { $n } seek a table
    }
here-playing = { $n ->
    [0] No open game is being played.
    [one] One open game is being played.
   *[other] { $n } open games are being played.
    }
watch-them = watch
back-to-open = open tables
no-playing = No open game is being played now.
seek-title = Find me a table
seek-over = Seek
seek-lead = You need not wait here: when enough have come we tell you, and you have two minutes to say yes.
seek-i-play = I play
seek-with = with
seek-people = people,
seek-in = in
seek-either = Italian or English
seek-rated = rated
seek-unrated = not rated
seek-anybody = against anybody
seek-near = against people near my level
seek-for = I look for
seek-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
    }
seek-begin = Find me a table
seek-stop = You are looking: stop
seek-until = until { $time }
seek-come = { $have } of { $need } have come
seek-missing = { $n ->
    [one] one more
   *[other] { $n } more
    }
seek-pace = Pace
seek-langs = Language
seek-rating = Rating
seek-level = Level
seek-time = For how long
called-title = Enough have come
called-lead = { $game } for { $n }: say yes within { $left } s.
called-yes = Yes, I play
called-no = Not now
called-said = You have said yes. Waiting for the others: { $left } s.
has-said-yes = has said yes
called-made = Your table is there.
to-your-table = To the table
nobody-yet = Nobody yet?
start-bots = Start with bots, people may replace them
open-own = Open a table of your own
disturbed = Somebody disturbs? Click the arms: { $mute }, { $block } or { $report } to the operator, with the lines it is about.
word-mute = mute
word-block = block
word-report = report
person-menu = About { $who }
see-page = See their page
write-to = Write
invite-to = Invite
mute-person = Mute
unmute-person = Hear again
block-person = Block
unblock-person = Block no more
report-person = Report
mute-help = You do not see what they say. They are not told.
block-help = You do not see what they say, and never meet at an open table again. They are not told.
report-help = A sentence for the operator of this server. What they have said here goes with it. They are not told.
report-what = What has happened
report-send = Send to the operator
report-sent = The operator has it. Thank you.
invite-which = To which of your tables?
invite-none = You have no table with a free seat.
invite-sent = Invited: it waits among their games.
talk-title = Private talk
talk-empty = You have written to nobody yet. On a person’s page is “Write”.
talk-none-yet = No word yet.
talk-with = Talk with { $who }
talk-write = Write to { $who }…
talk-send = Send
talk-read = read
talk-earlier = Earlier lines
talk-not-wanted = This person wants to be written to by others only.
talk-shunned = You do not want to hear this person.
talk-private = Only you two read this. It is in no record, and goes when one of you goes.
talk-back = All talks
talk-you = You
shunned-title = Whom you do not hear
shunned-mute = muted
shunned-block = blocked
shunned-undo = undo
level-wish = Whom it is for
presence-here = here
presence-minutes = { $n } min ago
presence-hours = { $n } h ago
presence-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
    }
presence-long = long ago
