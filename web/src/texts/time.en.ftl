## The clock of a table, set up

clock-much = How much time
clock-bank = A bank each
clock-bank-help = { $bank }, { $more } back for each answer
clock-each = A time for each answer
clock-each-help = unused time is lost
clock-bank-label = Bank
clock-more-label = back for each answer
clock-cap-label = at most
clock-each-label = For each answer
clock-all-run = Where several are asked at once (planning, votes), the clock of each who has not answered runs.
clock-less = less
clock-greater = more
clock-not = Time that does not count
clock-nights = The night of the one who is asked
clock-nights-help = own quiet hours, at most 10 h a day
clock-nights-table = The same night for all
clock-weekend = Saturday and Sunday
clock-holidays = Holidays: each may take up to
clock-from = from
clock-to = to
clock-then = When somebody’s time is over
late-once = A bot answers this once
late-once-help = then the clock holds { $again } again; the third time the table votes
late-vote = The table votes
late-vote-help = wait, a bot, somebody else, or end
late-wait = We wait
late-wait-help = the others see how late it is
late-bot = A bot takes the seat
late-bot-help = until the person comes back
days-n = { $n } d
hours-n = { $n } h
minutes-n = { $n } min
seconds-n = { $n } s

words-bank = Each of you has { $bank } and gets { $more } back with every answer{ $cap ->
    [none] .
   *[other] , up to { $cap }.
  }
words-bank-only = Each of you has { $bank } for the whole game.
words-each = Each of you has { $bank } for every answer; unused time is lost.
words-nights-own = Nights do not count: each clock stands in its owner’s quiet hours, yours from { $from } to { $to }.
words-nights-table = Nights do not count: all clocks stand from { $from } to { $to } ({ $zone }).
words-weekend = Saturday and Sunday do not count.
words-holidays = Each may take { $n ->
    [one] one day
   *[other] { $n } days
  } of holiday.
words-late-once = Who is late is played once by a bot; at the third time in a row you vote.
words-late-vote = When time is up the others vote: wait, a bot, somebody else, or end.
words-late-wait = When time is up the others wait.
words-late-bot = When time is up a bot plays until the person comes back.
words-example = For example
words-asked = asked { $now }: time until { $end }
words-nights-out = { $n ->
    [0] { "" }
    [one] , a night left out
   *[other] , { $n } nights left out
  }
words-back = answers after { $after }: the bank grows to { $bank }

## The clock at the table

times = Time
times-of = Clocks
times-runs = runs since { $at }
times-out = runs out { $at }
times-late = out of time since { $at }
times-idle = does not run
times-paused = stands: pause
times-night = stands: night, until { $at }
times-weekend = stands: weekend, until { $at }
times-holiday = stands: holiday, until { $at }
times-on-holiday = on holiday from { $first } to { $last }
times-zone = All times are yours ({ $zone }).
holiday = Holiday
holiday-free = { $n ->
    [0] You have no days left at this table.
    [one] One day is left to you at this table. Your clock stands, the others’ run.
   *[other] { $n } days are left to you at this table. Your clock stands, the others’ run.
  }
holiday-take = Take it
holiday-back = I am back
holiday-cancel = I do not go
holiday-all = At all my tables
holiday-done = { $n ->
    [one] It counts at one table.
   *[other] It counts at { $n } tables.
  }
hours = My night
hours-help = Your clock stands then. It can be changed once a week.
planned = Answered beforehand
planned-help = What to let pass when you are asked, also while you are away for days.
planned-ask = Ask me
planned-others = Pass, unless it is about me
planned-always = Let it pass
together = Together
time-more-turn = A day more for everybody
time-more-live = Ten minutes more for everybody
end-here = End the game here
end-here-sure = If all but one agree the game is over, without a result. It can still be looked at.
leave = Leave…

## Votes

motion-end = { $who } would end the game here
motion-hand = { $who } would hand the seat to { $heir }
motion-return = { $who } would come back
motion-time = { $who } asks for more time for everybody
motion-needed = { $n } of { $all } must agree.
motion-yes = I agree
motion-no = No
motion-withdraw = Never mind
instead-wait = Wait some more
instead-wait-help = the clock is wound up a little
instead-bot-help = { $who } may come back
instead-bot-left-help = the bot stays
instead-person-help = an invitation is made; whoever comes sees what the seat knows
instead-end = End the game here
instead-end-help = no result for anybody
instead-end-sure = The game is over for everybody, without a result. It can still be looked at.
vacant-title = { $who } has left: what becomes of the seat?
vote-rule = More than half of those who may vote decide. An answer of the absent one voids the vote.
vote-rule-left = More than half of those who may vote decide. A bot plays until then.

## Leaving

leave-title = What becomes of your seat?
leave-away = Only away for a while
leave-away-holiday = use your holiday: { $n } days left, no vote needed
leave-away-bot = a bot plays until you come back, no vote needed
leave-hand = Hand the seat to…
leave-hand-help = somebody you name; the others must agree
leave-hand-who = Who
leave-bot = Leave it to a bot
leave-bot-help = you may come back if all agree
leave-resign = Resign
leave-resign-help = the others decide: a bot, somebody else, or the end of the game
leave-text = A sentence to the others
leave-note = Your notes and your private talk stay yours. Everything else of the seat goes with it.
leave-do-away = Go to my holidays
leave-do-away-bot = Let a bot play for now
leave-do-hand = Ask the table: { $heir } for me
leave-do-hand-help = you play on until they have agreed
leave-do-bot = Leave it to a bot
leave-do-resign = Resign
leave-heir = The others agree: { $heir } may take your seat.
leave-heir-link = Link for { $heir }

## Called off

ended-called-off = Called off
ended-called-off-by = The game was called off on { $at } by { $by }. There is no result; what you saw can be looked at again.
ended-abandoned = Abandoned
ended-abandoned-by = Everybody had left by { $at }. There is no result; what you saw can be looked at again.
