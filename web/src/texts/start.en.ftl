to-lobby = See open tables
opening = Opening…
optional = optional
home-title = Take your seat at the table
home-lead = Heavy medieval board games with every rule enforced. Against bots right now, or with friends by a link: no account, nothing to install.
seats-range = { $low ->
    *[other] { $low }–{ $high } players
  }
minutes = about { $n } min
play-bots = Play now against bots
play-friends = Set up a table
forget = Remove { $name } from this list
home-your-turn = Your turn
home-take-turn = Take your turn
home-others = Waiting for others
home-finished = Finished
home-new-game = A new game
home-play = Play
home-friends = Friends
home-learn = Learn
home-look = Look
home-start-here = Start here
home-left = { $time } left
home-last = Last: { $line }
home-free-seats = { $n ->
    [one] { $n } seat is still free
   *[other] { $n } seats are still free
  }
weight = Weight { $n } of 5
open-record = Open a saved game…
new-title = New table: { $game }
new-lead = One recommended set of rules; you need to change nothing.
no-such-game = There is no such game here.
table-name = Name of the table
how-many = Players
where-link = Friends, by link
where-link-help = Each free seat gets its own invitation.
where-public = Anybody
where-public-help = The table is listed among the open tables.
where-hot = On this screen
where-hot-help = Everyone plays here in turn.
any = as it comes
seat-n = Seat { $n }
you-host = You, the host
seat-open = Free: by invitation
seat-here = A person, here
name-of-seat = Name on seat { $n }
options-preset = recommended
options-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
  }
options-reset = Back to what is recommended
reactions = Time to react
reactions-usual = A few seconds
reactions-seconds = { $n } seconds
reactions-wait = Until all who could react have answered
reactions-help = A window stays open equally long whether or not anybody could react, so that waiting betrays nobody's hand. Whoever wants to think keeps it open.
create = Open the table
preset = Length
preset-short = Short
preset-standard = Standard
preset-full = Full
words-title = The table in words
words-seats = { $game } for { $n }: { $who }.
words-bot = a bot
words-friend = a friend
words-anybody = anybody
words-here = somebody here
words-usual = All rules as recommended.
words-else = Everything else as recommended.
lobby-empty = No table is waiting for players just now. Set one up!
rules-of = { $game }: the rules
rules-choose = Every rule in our own words, with its number.
rules-search = Search rules…
rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
  }
chapters = Chapters
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
home-rooms = Waiting rooms
home-invited = Invitations
home-invited-text = A seat is kept for you. { $n } of { $all } have sat down: { $who }.
home-take-seat = Take the seat
home-decline = No, thanks
home-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
  }
home-more = Show more
home-paused = { $n ->
    [one] One of the ways in which you are told has failed three times and is paused.
   *[other] { $n } of the ways in which you are told have failed three times and are paused.
  }
home-paused-mend = Mend it
hints = Hints
hints-help = who plays may ask what a bot would do, and why
rated = Rated
rated-help = the people who play it to the end get a rating
for-group = Open to the members of { $name }: they sit down without an invitation.
group-likes = Keep as what we like
group-likes-help = the group’s next tables begin with these choices
