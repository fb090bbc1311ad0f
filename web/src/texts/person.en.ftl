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
held-title = This seat is { $name }’s
held-text = { $name } plays it on another device. A link hands a seat over: you may take it, and it is yours from then on; or play here as a guest of theirs.
held-take = Make it mine
held-leave = Leave it theirs
me-notices = Notices
way-mail-in = by mail
me-look = Look and sound
me-page = My page
me-data = My data
me-off = This server knows links only, no persons: keep the links of your seats.
me-nobody = Nobody is known here yet. Sit down at a table, or continue as who you are elsewhere:
arms-name = Your name
arms-field = Field
arms-first = first
arms-second = second
arms-charges = Charges
arms-add = add one
arms-remove = Remove
arms-tincture = tincture
arms-number = number
arms-place = place
arms-size = size
arms-start = Start from
arms-seat = At the table the seat keeps its colour; your arms stand beside your name.
arms-legible = ✓ Reads well when it is small (contrast { $ratio } : 1).
arms-faint = Hard to tell apart when it is small: contrast { $ratio } : 1, less than 3 : 1.
arms-same = { $n ->
    [one] One other person here bears these arms.
   *[other] { $n } others here bear these arms.
  }
arms-nobody = Nobody else here bears these arms.
arms-alike = { $n ->
    [one] One bears the same charge.
   *[other] { $n } bear the same charge.
  }
arms-surprise = Surprise me
arms-bear = Bear this name and these arms
arms-borne = Kept
division-plain = Plain
division-per-pale = Per pale
division-per-fess = Per fess
division-per-bend = Per bend
division-quarterly = Quarterly
division-per-chevron = Per chevron
division-per-saltire = Per saltire
division-barry = Barry
division-paly = Paly
division-chequy = Chequy
division-bordure = Bordure
division-chief = Chief
division-cross = Cross
division-pile = Pile
division-lozengy = Lozengy
division-bend = Bend
place-whole = whole shield
place-upper-left = upper left
place-upper-right = upper right
place-lower-left = lower left
place-lower-right = lower right
place-top = above
place-bottom = below
link-title = Continue on another device
link-text = A code to scan or to type on the other device. It needs no mail and no account, counts for ten minutes, and can be used once.
link-make = Make a code
link-scan = Code to scan with the other device
link-how = Point the phone’s camera at it, or open this on the other device:
link-left = { $time } left · works once
code-warning = Whoever opens it becomes you on that device, so don’t send it to a group. Nothing is closed here. This page tells you when it has been used.
link-new = New code
link-stop = Stop it
link-used = Used by { $device } just now: was it you? If not, end it below.
devices-title = Where you are signed in
devices-end-others = End all others
device-unknown = A browser
device-here = this one
device-now = now
device-end = End
way-first = since the first game
way-link = by code
way-passkey = by passkey
ways-title = Ways back in
ways-count = { $n ->
    [one] one way
   *[other] { $n } ways
  }
ways-one = If this browser is lost, so are your seats. Continue on another device, or add a passkey.
key = Passkey
key-used = last used { $when }
key-unused = not used yet
key-add = Add a passkey
key-help = Fingerprint, face or PIN of the device; no password exists.
key-none = This page cannot offer passkeys: they need TLS and a name.
key-cancelled = The device has not shown a passkey.
continue-lead = Make a code on the device where you are known (Settings, Devices and keys), and type it here.
continue-code = Code
continue-go = Go on
continue-key = With a passkey
continue-text = From now on this browser is one more device of { $name }’s.
continue-as = Continue as { $name }
continue-along = { $n ->
    [one] This browser holds a seat as a guest. It goes along; or stay who you are here.
   *[other] This browser holds { $n } seats as a guest. They go along; or stay who you are here.
  }
continue-along-key = This browser holds seats as a guest. They go along; or stay who you are here. The passkey is asked for once more.
continue-take = Take the seats along
continue-stay = Stay who I am here
data-text = What this server keeps of you: name, arms, settings, your devices, which seats are yours, what you wrote. No trackers, nobody else gets it.
data-download = Download everything
data-download-help = One archive: games, what you wrote, settings.
data-delete = Delete me…
data-delete-text = Your devices, keys, settings, notes and the list of your games are deleted, you leave the tables that still run, and your name is taken out of the old ones. Nobody can undo this.
data-delete-type = Type your name ({ $name }) to be sure
data-delete-now = Delete me for good
