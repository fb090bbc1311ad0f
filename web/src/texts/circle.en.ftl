## A person's page

you-as-seen = you · this is how others see it
change-arms = Change the arms
what-others-see = What others see
here-since = here since { $when }
games-count = { $n ->
    [0] no game yet
    [one] one game
   *[other] { $n } games
  }
speaks = speaks { $lang ->
    [it] Italian
   *[other] English
  }
usually-answers = usually answers within { $time }
left-games = left { $n } of { $of } games
ratings = Ratings
how-reckoned = how it is reckoned
dashed = dashed: provisional, no place yet
col-game = game
col-rating = rating
col-games = games
col-won = won
col-place = place
rating-said = { $game } { $rating } ±{ $band }
provisional = provisional: { $n } of { $of } games
place-of = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  } of { $of } here
no-ratings = No rated game yet.
houses = Favourite houses
won-of-played = won of played
n-of = { $n } of { $of }
members-count = { $n ->
    [one] one member
   *[other] { $n } members
  }
open = Open
head-to-head = Head to head
ahead-behind = ahead : behind · games
head-help = Who stood before whom, in games both finished.
no-pairs = Nobody met yet.
answering = Pace
lately-games = the last fifty games
half-within = half of the answers within
answers-given = answers given
games-left = games left
person-games = Games
games-all = all
games-rated = rated
games-won = won
in-archive = in the archive
no-games = No finished game to show.
no-rating-fork = played on from another game: no rating
no-rating-import = from a record: no rating
more-games = more
replay-link = Replay
shown-keep = Keep
block-ratings = Ratings
block-games = Games and houses
block-pairs = Head to head
block-pace = Pace
level-all = all
level-groups = my groups
level-nobody = nobody
seen-help = Name and arms are seen by who has this page’s address. Games are listed to who may see them: their players, their group, or all if all agreed.

## Results in words

result-called = Called off
result-won = { $n ->
    [one] { $who } won with { $points }
   *[other] { $who } won with { $points } each
  }
result-others = { $points } for each of the others
result-left = left the game
result-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  } of { $of }
result-with = with { $points }

## Lists of the best

no-best = Nobody has a place here yet: it takes ten rated games.
how-reckoned-title = How it is reckoned
how-1 = Everybody begins at 1000 ±200, in each game apart. After a rated game those who stood before others gain from them, more if they were not expected to; everybody’s number becomes surer.
how-2 = A table is rated if its host says so and at least two people sit there, each at a device of their own. Bots that have been measured count as fixed marks, so that newcomers are placed soon.
how-3 = Until the tenth rated game a rating is provisional: it has a question mark and no place.
how-4 = No rating comes from games that were called off, played on from another, brought as a record, or from lessons. Who leaves a rated game comes in last; who takes the seat over is not rated. The reckoning is OpenSkill’s (Plackett–Luce).

## Archive

archive-search = name of a table…
whose = Whose games
scope-of-mine = mine
scope-of-groups = of my groups
scope-of-public = public
any-game = any game
length-any = any length
length-short = up to 200 decisions
length-middle = 200 to 800 decisions
length-long = more than 800 decisions
since-any = any time
since-week = the last week
since-month = the last month
since-year = the last year
with-anybody = with anybody
any-group = any group
token-in = in { $group }
token-with = with { $who }
token-won = won by { $who }
remove = Remove
col-table = table
col-result = result
col-way = on the way
col-people = people
col-length = length
col-when = when
col-seen = seen by
decisions = { $n ->
    [one] one decision
   *[other] { $n } decisions
  }
seen-people = its players
seen-group = group
seen-public = public
seen-people-why = Seen by those who played it.
seen-group-why = Seen by the members of the group whose table it was.
seen-agree = Public only while all its people agree; chat is never shown.
seen-waits = It is so once { $who } agree too. Chat is never shown.
seen-unknown = Not all who played are known here: it stays with its players.
how-fork = played on from another game
how-import = from a record
no-result = no result
archive-none-mine = No finished game of yours yet: it will stand here.
archive-none = Nothing found.
watch-game = Watch the replay
its-page = Its page
save-record = Save the record

## A game's page

finished-on = finished { $when }
where-from = Where it came from
points-by-source = points by source
who-played = Who played
table-in-words = The table in words
table-words = { $n ->
    [one] One seat
   *[other] { $n } seats
  }{ $bots ->
    [0] {""}
    [one] , one of them a bot
   *[other] , { $bots } of them bots
  }.
rated-words = Rated: { $changes }.
not-rated = Not rated.
as-shared = As it is shared
share-alt = The picture that goes with a link to “{ $title }”
share-link = Link to this page
take-along = Take it along
record-verifiable = The record (verifiable)
play-on = Play on from a moment
public-because = Public because all its people agreed. Chat and private talk are not part of it.

## Groups

group-invited = You are invited to a group:
group-join = Join
group-join-help = Members see each other’s names, arms, time zone and read marks, what they show to their groups, and the group’s games. You can leave at any time.
role-keeper = keeper
role-deputy = deputy
role-member = member
chat-new = { $n } new
groups-none = You belong to no group yet.
group-new = A new group
group-new-help = A standing circle of friends: its own tables, evenings, results and chat. Only members see anything of it.
group-name = Its name
group-name-like = Compagnia del Corno
group-make = Found it
group-private = Compagnia · for members only
tables-running = { $n ->
    [0] no table
    [one] one table
   *[other] { $n } tables
  }
group-invite = Invite…
open-for-us = Open a table for us
our-tables = Our tables
members-only = for members only
your-turn-here = Your turn
room-taken = Waiting room: { $n } of { $of } seats taken
take-your-turn = Take your turn
watch-table = Watch
no-tables = No table stands open now.
lately = Lately
all-games = { $n ->
    [one] the one game
   *[other] all { $n } games
  }
honour = Table of honour
col-of = of
honour-few = Who has fewer than ten rated games has no place yet.
honour-none = Nobody has played this together yet.
group-members = Members
their-time = their time now
manage = What to do with { $who }
group-leave = Leave the group
group-leave-text = Your name goes off the list, your answers to its evenings too. What you said in the chat stays, and old games stay who played them.
we-like = What we like
change-it = change
likes-none = Nothing set.
likes-help = It fills the set-up of the group’s tables: open one for us, choose, and keep it there.
likes-seats = for { $n }
likes-rated = rated
likes-words = In a sentence
invite-help = Whoever has this link can join. A new link makes the one before void.
invite-link = Invitation to the group
invite-anew = Make a new link
other-arms = Other arms
make-deputy = Make deputy
make-member = Deputy no more
make-keeper = Hand the group over
take-off = Take off the list
take-off-help = The group’s link changes then, so that the old one does not lead back.
next-evening = Next evening
evening-new = Propose an evening
evening-propose = Propose it
evening-when = When (your time)
evening-hours = How many hours
evening-text = A word about it
evening-anew = At another time all answer anew.
evening-drop = Cancel
no-evening = No evening is planned.
other-time = Other time…
your-time = { $time } your time
about-long = about { $time }
has-time = { $who } has { $time } in { $city }
calendar = Calendar (.ics)
say-yes = I come
say-maybe = perhaps
say-no = not this time
says-yes = yes
says-maybe = maybe
says-no = no
says-none = no answer
chat-of-group = Chat
chat-empty-group = Nobody has said anything yet.
earlier-lines = Earlier
new-lines = new
read-by = read by { $who }
write-group = Write to the group…
say-it = Send
somebody = Somebody
last-here = here last: { $when }
block-presence = When I was here
block-write = Who may write to me, and invite me
group-hook = Told elsewhere
group-hook-paused = Paused after three failures: mend it, then test it.
group-hook-help = A channel of the group (Discord, Slack, ntfy) hears of new tables and evenings, whom a table waits for, and how games end. Whoever reads there learns it.
