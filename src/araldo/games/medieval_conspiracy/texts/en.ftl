## What a player is asked

prompt-half = On which part of the map do you want to play? If you two disagree, it is drawn.
prompt-church = Choose a free ecclesiastical fief. It yields { $church_yield } each turn.
prompt-place = Place your knight and mercenaries in your territories, in secret. The others see only what lies on your church card.
prompt-place_secretly = Place your knight and mercenaries in your territories, in secret.
prompt-heirs = Divide your { $start_heirs } heirs between the two education areas. Every territory that you gain costs an heir: of secular education for a secular one, of ecclesiastical education for an ecclesiastical one.
prompt-own_step = Your own step: play black cards as you like, or go on.
prompt-levy = At any time outside a combat you may discard an Action card and pay { $levy_cost } ducats ({ $war_levy_cost } with the emphasis on war) for a mercenary.
about-first-bid = { $seat } is about to open the bidding for { $lot }.
about-bid = { $seat } is about to bid for { $lot }; { $owner } stands at { $amount } ducats.
about-card = { $seat } plays { $card }.
about-card-on = { $seat } plays { $card } on { $victim }.
about-birth =
    { $count ->
        [one] { $seat } has a child.
       *[other] { $seat } has { $count } children.
    }
about-death = The ruler of { THE($land) } ({ $owner }) is to die.
about-income = Everybody has collected income.
scope-auction = until the end of this auction
scope-turn = until the end of this turn
prompt-react = Do you answer with a card, or pass? The last card played takes effect first.
prompt-bid = Your bid, at least { $least_raise } more than the last one; or pass, and you are out of this auction. Only the winner pays.
prompt-auction_won = You have won the auction. Pay your bid, or play the Magistrate of Trade and pay half of it.
prompt-before_bid = Somebody is about to bid. Play Pestilence to shut that player out of the auction, or pass.
prompt-site = The Event card is yours. Choose where it takes effect.
prompt-own_fate_roll = A birth for you. Let it be, or play the Witch in the Woods: no child, but a ruler of your choice dies.
prompt-fate = A ruler dies. Name a Lord or Bishop, or say “an Elector”: then one is drawn.
prompt-educate = Where is the heir brought up? In secular education for secular territories, in ecclesiastical education for ecclesiastical ones.
prompt-claim = Your Lord has died. Do you claim the fief for your family? It costs a secular heir; alone you pay nothing, against other claimants you bid.
prompt-inherit = You alone can have the fief. Take it without payment, for a secular heir, or decline.
prompt-bribe = Before the auction you may propose to take the fief by agreement: name what you pay to whom. All others with a secular heir must accept.
prompt-consent = A proposal to take the fief by agreement, without an auction. Do you accept? If anybody refuses, nothing is paid.
prompt-haven = Several of your territories are equally near. To which one do they go?
prompt-garrison = You may move up to { $garrison_knights } knight and { $garrison_mercenaries } mercenaries from your territories into the new fief.
prompt-fortify = Anarchy: you may build one castle for { $castle_cost } ducats.
prompt-attack = You may attack. You need an heir for the fief and troops next to it. Who starts a war in the anarchy is banned until it ends.
prompt-feud = You may attack now. A feud of your own gets you banned until the end of the turn; an answer to another's does not.
prompt-side = A war is declared. Do you join the attack, the defence, or neither? The leader of that side must accept you.
prompt-ally = Another player wants to fight on your side. Do you accept?
prompt-muster = With which troops do you attack? All of yours come from one territory next to the target.
prompt-reinforce = Which troops from your adjacent territories do you bring to defend?
prompt-combat_cards = Choose your combat cards in secret; all are revealed at once. A Mercenary costs { $mercenary_cost } ducats, any other card with { $levy_cost } ducats ({ $war_levy_cost } with the emphasis on war) is a mercenary too.
prompt-defector = Your Defector: which enemy mercenary comes over to you?
prompt-uprising = Your Peasant Uprising: which enemy mercenary does it remove? Up to two.
prompt-line_up = Line up your side: one unit at the front of each row, then supports. In the first round knights stand before mercenaries.
prompt-agree = Do you agree to your leader's line-up? Otherwise his units stand first, then those of the allies.
prompt-retreat = Which of your units retreat? Each rolls a die: an unwounded one is hit on 6, a wounded one on 5 or 6.
prompt-grant = Enemy units retreat. Do you let them go without dice?
prompt-march = Move your troops, the Preacher and relics any distance between your territories. Each piece moves once; relics need a church or a monastery.
prompt-overflow = You hold more than { $hand_limit } cards: play or discard one.
prompt-ransom = Name the ransom for your prisoner, or keep him.
prompt-pay_ransom = Your knight or Preacher is a prisoner. Pay what is asked, refuse, or make one offer of your own.
prompt-counter = A counter-offer for your prisoner. Do you accept? Otherwise he stays.
prompt-return = To which of your territories does the prisoner return?
prompt-vote = Place the vote of your Master card on a neutral Elector: a free one, or one under the vote of a lower Master.

## What a player may answer

option-half = Play on the { $a1 } part
option-choose = Take { $a1 }
option-deploy = Knight in { $a1 }; mercenaries: { $a2 } and { $a3 }
option-deploy-many = Knights in { THE($first) }; { $knights }; mercenaries: { $mercenaries }
slot-knight = Knight
slot-mercenary = Mercenary
option-heirs = { $a1 } secular, { $a2 } ecclesiastical
option-done = Done
option-play = Play { $a1 }
option-play-mercenary = Play { $a1 }: one more mercenary in this battle, for { $mercenary_cost } ducats
option-play-mercenary-land = Play { $a1 }: one in { THE($land) }, for { $mercenary_cost } ducats
option-play-alchemist = Play { $a1 }: receive your income once more
option-play-robber_knight = Play { $a1 }: all that { $victim } has received goes back to the bank
option-play-magistrate_of_trade = Play { $a1 }: pay only { $amount } ducats
option-play-pestilence = Play { $a1 }: who is about to bid is out of the auction
option-play-witch_in_the_woods = Play { $a1 }: no child is born, a ruler of your choice dies
option-play-right_of_succession = Play { $a1 }: claim the vacant fief
option-play-the_emperor_intervenes = Play { $a1 }: no claims, no auction, the fief is yours for an heir
option-play-miracle_healer = Play { $a1 }: yours does not die
option-play-death_abroad = Play { $a1 }: an heir of { $victim } dies ({ $area } education)
option-play-death_in_the_cradle = Play { $a1 }: the child dies
option-play-campaign_against_the_slavs-land = Play { $a1 } in { THE($land) }: up to 1 knight and 1 mercenary are removed
option-play-crusade-land = Play { $a1 } in { THE($land) }: up to 2 knights are removed
option-play-art_of_forging = Play { $a1 }: +{ $forging } for all your units
option-play-hostler = Play { $a1 }: +{ $hostler } for your knights
option-play-defector = Play { $a1 }: an enemy mercenary comes over to you
option-play-defector-land = Play { $a1 } in { THE($land) }: a mercenary deserts
option-play-defector-lands = Play { $a1 } in { THE($land) }: a mercenary deserts, one of yours appears in { THE($home) }
option-play-peasant_uprising = Play { $a1 }: up to 2 enemy mercenaries are removed
option-play-peasant_uprising-land = Play { $a1 } in { THE($land) }: up to 2 mercenaries are removed
option-levy = Discard { $a1 } and pay { $cost } ducats for a mercenary in { $a2 }
option-levy-battle = Discard { $a1 } and pay { $cost } ducats for a mercenary in this battle
option-buy_heir =
    Buy an heir for { $a1 } education: { $cost } ducats{ $cards_n ->
        [0] { "" }
       *[other] , discarding { $cards }
    }
option-pass = Pass
option-bid = Bid, in ducats
option-pay = Pay { $amount } ducats
option-place = In { $a1 }
option-ban = Put { $a1 } under the ban
option-kill = The ruler of { $a1 } dies
option-elector = An Elector dies; which one is drawn
option-educate = To { $a1 } education
option-claim = Claim the fief
option-renounce = Renounce the fief
option-take = Take the fief
option-decline = Decline
option-propose = Make a proposal
option-offer = Offer player { $a1 } from { $low } to { $high } ducats
option-offer-seat = Offer { $to_seat }, in ducats
option-accept = Accept
option-accept-bribe = Accept: you receive { $amount } ducats
option-accept-ransom = Pay { $amount } ducats
option-accept-counter =
    Accept { $knights ->
        [0] { "" }
        [one] { $knights } captured knight and{ " " }
       *[other] { $knights } captured knights and{ " " }
    }{ $preacher ->
        [0] { "" }
       *[other] the Preacher and{ " " }
    }{ $amount } ducats
option-refuse = Refuse
option-to = To { $a1 }
option-send =
    Send from { $a2 }: { $a1 ->
        [Mercenary] mercenary
       *[other] { $a1 }
    }
option-attack = Attack { $a1 }
option-neither = Stay out
option-join_attack = Join the attack
option-join_defence = Join the defence
option-strike =
    Against player { $a1 }: { $a2 ->
        [Mercenary] mercenary
       *[other] { $a2 }
    }
option-strike-seat =
    Against { $victim }: { $a2 ->
        [Mercenary] mercenary
       *[other] { $a2 }
    }
option-enough = No more
option-front =
    Row { $a1 }, front: { $a3 ->
        [Mercenary] mercenary
       *[other] { $a3 }
    }
option-front-seat =
    Row { $a1 }, front: { $a3 ->
        [Mercenary] mercenary
       *[other] { $a3 }
    } of { $owner }
option-support =
    Row { $a1 }, support: { $a3 ->
        [Mercenary] mercenary
       *[other] { $a3 }
    }
option-support-seat =
    Row { $a1 }, support: { $a3 ->
        [Mercenary] mercenary
       *[other] { $a3 }
    } of { $owner }
option-second =
    Row { $a1 }, second support: { $a3 ->
        [Mercenary] mercenary
       *[other] { $a3 }
    }
option-second-seat =
    Row { $a1 }, second support: { $a3 ->
        [Mercenary] mercenary
       *[other] { $a3 }
    } of { $owner }
option-flee =
    Retreat: { $a1 ->
        [Mercenary] mercenary
       *[other] { $a1 }
    }
option-grant = Let them go
option-build = Build a castle in { $a1 } for { $castle_cost } ducats
option-move =
    Move { $a2 } → { $a3 }: { $a1 ->
        [Mercenary] mercenary
       *[other] { $a1 }
    }
option-preacher = Move the Preacher to { $a1 }
option-relic = Move a relic { $a1 } → { $a2 }
option-discard = Discard { $a1 }
option-keep = Keep the prisoner
option-ransom = Ask for a ransom, in ducats
option-counter =
    Offer { $a1 ->
        [0] { "" }
        [one] { $a1 } captured knight and{ " " }
       *[other] { $a1 } captured knights and{ " " }
    }{ $a2 ->
        [0] { "" }
       *[other] the Preacher and{ " " }
    }money, in ducats
option-vote = Vote on { $a1 }
option-drop = Take back choice { $a1 }
option-reopen = Choose again
option-abstain = Place no vote

## What has happened

log-rolled = Fate of { $seat }: { $value }.
log-abstained = { $seat } places no vote for { $master }.
log-alchemist = Alchemist: { $seat } receives { $amount } ducats again.
log-ally = { $seat } accepts { $to_seat } as an ally.
log-ally_refused = { $seat } refuses { $to_seat } as an ally.
log-anarchy = No player is elected: anarchy.
log-auction = Auction: { $lot }, from { $least } ducats; { $seat } opens.
log-banned = { $seat } puts { $land } under the ban of the Empire.
log-bid = { $seat } bids { $amount }.
log-born =
    { $count ->
        [one] A child is born to { $seat }.
       *[other] Twins are born to { $seat }.
    }
log-bribe = { $seat } offers { $total } ducats in all to get { $land } by agreement.
log-bribe_offer = { $seat } promises { $to_seat } { $amount } ducats.
log-bribe_refused = The proposal is refused by { $seats }.
log-bribe_taken = All accept: { $seat } gets the fief.
log-cancelled = { $card } of { $seat } is cancelled.
log-candidate =
    { $seat }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, { $glory } glory.
log-candidate_neutral =
    Neutral candidate: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, { $glory } glory.
log-captured = { $seat } captures a knight of { $owner }.
log-card_lost = { $card } of { $seat } finds no target.
log-child_died = Death in the Cradle: { $victim } loses a child.
log-church = { $seat } takes { $land }.
log-claimed = { $seat } claims { $land }.
log-clash =
    Row { $row }: { $seat } ({ $unit ->
        [Mercenary] mercenary
       *[other] { $unit }
    }) dice { $dice }, modifier { $more }: { $total }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }; { $victim } ({ $foe ->
        [Mercenary] mercenary
       *[other] { $foe }
    }) dice { $foe_dice }, modifier { $foe_more }: { $answer }, { $foe_hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $foe_hits } hits
    }.
log-combat_card =
    { $seat } reveals { $card }{ $cost ->
        [0] .
       *[other] : a mercenary in the battle for { $cost } ducats.
    }
log-combat_levy = { $seat } discards { $card } and pays { $cost } ducats for a mercenary in the battle.
log-counter =
    { $seat } offers instead { $knights ->
        [0] { "" }
        [one] { $knights } captured knight and{ " " }
       *[other] { $knights } captured knights and{ " " }
    }{ $preacher ->
        [0] { "" }
       *[other] the Preacher and{ " " }
    }{ $amount } ducats.
log-dealt = { $seat } receives { $lands }.
log-declined = { $seat } declines { $land }.
log-deposed = { $seat } controls { $count } Electors, deposes the Emperor and wins.
log-discarded = { $seat } discards { $card }.
log-drawn = Event cards: { $cards }.
log-drew = { $seat } draws { $card }.
log-drew-hidden = { $seat } draws a card.
log-educated =
    { $seat }: { $count ->
        [one] { $count } heir
       *[other] { $count } heirs
    } to { $area } education.
log-elected = { $seat } is elected Emperor and wins.
log-elector_died = The Elector of { THE($land) } dies.
log-elector_sold = { $seat } is the new Elector of { THE($land) }.
log-fate_death = { $seat } names the ruler of { THE($land) } dead.
log-fate_elector = { $seat } names an Elector.
log-fell =
    { $owner } loses a { $unit ->
        [Mercenary] mercenary
       *[other] { $unit }
    }.
log-fled =
    { $seat }, retreat ({ $unit ->
        [Mercenary] mercenary
       *[other] { $unit }
    }): { $die }, { $hits ->
        [0] safe.
       *[other] one hit.
    }
log-fizzled = { $card } of { $seat } has no effect.
log-fortified = { $seat } builds a castle in { THE($land) }.
log-garrison =
    { $seat } moves { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } into { THE($land) }.
log-glory_counts =
    The game ends: { $seats_n ->
        [one] { $seats } wins with most Glory Points.
       *[other] { $seats } win together, equal in everything.
    }
log-homeless = { $seat } has no territory: who is freed goes to the supply.
log-granted = { $seat } grants an honourable retreat.
log-not_granted = { $seat } grants no honourable retreat.
log-half = The { $half } part of the map is in play.
log-healed = Miracle Healer: the ruler of { THE($land) } lives.
log-healed_heir = Miracle Healer: { $seat } saves an heir.
log-heir_bought = { $seat } buys an heir ({ $area } education).
log-heir_died = Death Abroad: { $victim } loses an heir ({ $area } education).
log-heirs = { $seat }: { $secular } in secular and { $church } in ecclesiastical education.
log-hired = { $seat } has a new mercenary in { THE($land) }.
log-income = { $seat } collects { $amount } ducats.
log-intervened = The Emperor intervenes: { $land } goes to { $seat }.
log-last_turn = The Event deck is used up: this is the last turn.
log-levied = { $seat } discards { $card } and pays { $cost } ducats for a mercenary in { THE($land) }.
log-line_refused = { $seats } did not agree to the line-up: the fixed order applies.
log-master = { $seat } holds { $master }.
log-master_unheld = Nobody holds { $master }.
log-moved =
    { $seat } moves a { $unit ->
        [Mercenary] mercenary
       *[other] { $unit }
    } from { THE($land) } to { THE($goal) }.
log-mustered =
    { $seat } attacks with { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } from { THE($land) }.
log-neutral = { CAP(THE($land)) } is neutral.
log-no_use = { $seat } has no use for { $card }.
log-occupied = { CAP(THE($land)) } now belongs to { $seat }.
log-outlawed = { $seat } is banned.
log-passed = { $seat } passes.
log-peace = A neutral Emperor reigns: peace in the Empire.
log-pestilence = { $seat } plays Pestilence: { $victim } is out of the auction.
log-placed = { $seat }: { $card } in { THE($land) }.
log-played = { $seat } plays { $card }.
log-preacher_captured = { $seat } captures the Itinerant Preacher.
log-preacher_moved = { $seat } moves the Preacher to { THE($goal) }.
log-ransom = { $seat } asks { $owner } for a ransom of { $amount } ducats.
log-ransom_kept = { $seat } names no price for the prisoner of { $owner }.
log-ransom_refused = { $seat } refuses.
log-ransomed = { $seat } pays { $amount } ducats to { $to_seat }: the prisoner is free.
log-reinforced =
    { $seat } brings { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } to defend.
log-recovered =
    { $count ->
        [one] One wounded unit recovers.
       *[other] { $count } wounded units recover.
    }
log-relic_moved = { $seat } moves a relic from { THE($land) } to { THE($goal) }.
log-removed =
    { $seat } removes { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } of { $victim } from { THE($land) }.
log-retreats =
    { $seat } retreats with { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }.
log-returned = { $seat }: the prisoner returns to { THE($land) }.
log-robbed = Robber Knight: { $victim } gives { $amount } ducats back to the bank.
log-short_deck = Too few Event cards are left: the Emperor dies.
log-side = { $seat } wants to join the { $side }.
log-starts = { $seat } is the first Active Player.
log-struck_off = { $seat } removes a mercenary of { $victim } from the battle.
log-defected = A mercenary of { $seat } fights in its place.
log-tally =
    { $seat }: { $glory } Glory Points, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }{ $lands_n ->
        [0] {""}
       *[other] {" "}– electorates: { $lands }
    }{ $cards_n ->
        [0] {""}
       *[other] {" "}– cards: { $cards }
    }.
log-troops = { $seat } places troops: knights in { THE($knights) }, mercenaries in { THE($mercenaries) }.
log-turn = Turn { $turn }: { $seat } is the Active Player.
log-unsold = Nobody buys { $lot }.
log-vote_void = The vote of { $master } on { THE($elector) } is void.
log-voted = { $seat } places the vote of { $master } on { THE($elector) }.
log-war = { $seat } declares war on { THE($land) }.
log-war_attack = The attack takes { $land }.
log-war_defence = The defence holds { $land }.
log-war_nobody = Both sides are wiped out in { THE($land) }.
log-went_home =
    { $seat } calls { $unit ->
        [Mercenary] a mercenary
       *[other] a { $unit }
    } back to { THE($land) }.
log-withdrew =
    { $seat } withdraws to { THE($land) }{ $count ->
        [0] { "" }
        [one] : { $count } unit
       *[other] : { $count } units
    }.
log-won = { $seat } buys { $lot } for { $amount } ducats.

## Words

bot-chancellor = Chancellor
name-north = northern
name-south = southern
name-secular = secular
name-ecclesiastical = ecclesiastical
name-attack = attack
name-defence = defence
name-supply = the supply
name-knight = knight
name-knight_1 = knight (1 hit)
name-knight_2 = knight (2 hits)
name-mercenary_1 = mercenary (1 hit)
name-mercenary_2 = mercenary (2 hits)
name-architect = Architect
name-monastery = Monastery
name-relic = Relic
name-reichsstadt = Imperial City (Reichsstadt)
name-army_of_knights = Army of Knights
name-reichsacht = Ban of the Empire (Reichsacht)
name-itinerant_preacher = Itinerant Preacher
name-death_of_the_emperor = Death of the Emperor
name-death_of_an_elector = Death of an Elector
name-mercenary = Mercenary
name-right_of_succession = Right of Succession
name-alchemist = Alchemist
name-robber_knight = Robber Knight
name-magistrate_of_trade = Magistrate of Trade
name-pestilence = Pestilence
name-witch_in_the_woods = Witch in the Woods
name-miracle_healer = Miracle Healer
name-the_emperor_intervenes = The Emperor Intervenes
name-death_abroad = Death Abroad
name-death_in_the_cradle = Death in the Cradle
name-campaign_against_the_slavs = Campaign against the Slavs
name-crusade = Crusade
name-art_of_forging = Art of Forging
name-hostler = Hostler
name-defector = Defector
name-peasant_uprising = Peasant Uprising
name-master_faith = Master of Faith
name-master_war = Master of War
name-master_trade = Master of Trade
name-green = Green
name-brown = Brown
name-grey = Grey
name-red = Red
name-yellow = Yellow
name-blue = Blue

## Articles of territories; their names are in the data

name-holland =
    .grammar = bare
name-utrecht =
    .grammar = bare
name-friesland =
    .grammar = bare
name-geldern =
    .grammar = bare
name-kleve =
    .grammar = bare
name-brabant =
    .grammar = bare
name-hennegau =
    .grammar = bare
name-luettich =
    .grammar = bare
name-juelich =
    .grammar = bare
name-koeln =
    .grammar = bare
name-berg =
    .grammar = bare
name-mark =
    .grammar = bare
name-muenster =
    .grammar = bare
name-osnabrueck =
    .grammar = bare
name-oldenburg =
    .grammar = bare
name-bremen =
    .grammar = bare
name-holstein =
    .grammar = bare
name-lueneburg =
    .grammar = bare
name-braunschweig =
    .grammar = bare
name-hildesheim =
    .grammar = bare
name-paderborn =
    .grammar = bare
name-mecklenburg =
    .grammar = bare
name-pommern =
    .grammar = bare
name-brandenburg =
    .grammar = bare
name-magdeburg =
    .grammar = bare
name-sachsen =
    .grammar = bare
name-hessen =
    .grammar = bare
name-thueringen =
    .grammar = bare
name-meissen =
    .grammar = bare
name-goerlitz =
    .grammar = bare
name-schlesien =
    .grammar = bare
name-luxemburg =
    .grammar = bare
name-trier =
    .grammar = bare
name-nassau =
    .grammar = bare
name-mainz =
    .grammar = bare
name-pfalz =
    .grammar = the
name-bar =
    .grammar = bare
name-metz =
    .grammar = bare
name-lothringen =
    .grammar = bare
name-strassburg =
    .grammar = bare
name-sundgau =
    .grammar = the
name-breisgau =
    .grammar = the
name-wuerttemberg =
    .grammar = bare
name-habsburg =
    .grammar = bare
name-augsburg =
    .grammar = bare
name-wuerzburg =
    .grammar = bare
name-bamberg =
    .grammar = bare
name-nuernberg =
    .grammar = bare
name-bayern =
    .grammar = bare
name-passau =
    .grammar = bare
name-salzburg =
    .grammar = bare
name-tirol =
    .grammar = bare
name-trient =
    .grammar = bare
name-kaernten =
    .grammar = bare
name-krain =
    .grammar = bare
name-steiermark =
    .grammar = bare
name-oesterreich =
    .grammar = bare
name-maehren =
    .grammar = bare
name-troppau =
    .grammar = bare
name-boehmen =
    .grammar = bare
name-schleswig =
    .grammar = bare
name-danzig =
    .grammar = bare
name-posen =
    .grammar = bare
name-krakau =
    .grammar = bare
name-pressburg =
    .grammar = bare
name-agram =
    .grammar = bare
name-venedig =
    .grammar = bare
name-mailand =
    .grammar = bare
name-besancon =
    .grammar = bare
name-troyes =
    .grammar = bare
name-reims =
    .grammar = bare
name-bruegge =
    .grammar = bare

## What the host chooses

choice-start = Who starts

## What people are told about a decision

step-declared = Declared
step-sides = Sides
step-muster = Troops
step-cards = Cards
step-line_up = Line-up
step-fight = Fight

title-bid-event = Auction: { $lot }
title-bid-fief = Auction: { THE($lot) }
help-bid = { $seat } stands at { $amount } ducats. At least { $least }, or pass and you are out. Only the winner pays.
help-first-bid = Nobody has bid yet. At least { $least }, or pass and you are out. Only the winner pays.
idle-bid = You pass: you are out of this auction.
title-auction_won = { $lot } is yours for { $amount } ducats
idle-auction_won = You pay the whole bid.
title-before_bid = { $seat } is about to bid for { $lot }: play Pestilence?
idle-pass = You pass.
title-react-card = { $seat } plays { $card }: your answer?
title-react-on = { $seat } plays { $card } on { $victim }: your answer?
title-react-birth = { $count ->
        [one] A child is born to { $seat }: your answer?
       *[other] { $count } children are born to { $seat }: your answer?
    }
title-react-death = The ruler of { THE($land) } ({ $owner }) is to die: your answer?
title-react-income = Everybody has collected income: your answer?
title-site = { $card }: where does it take effect?
idle-site = It goes where it brings you most.
title-own_fate_roll = A birth for you: let it be, or play the Witch?
help-own_fate_roll = With the Witch in the Woods there is no child, but a ruler of your choice dies.
idle-own_fate_roll = The child is born.
title-fate = A ruler dies: whose?
help-fate = Name a Lord or a Bishop, or say “an Elector”: then one is drawn.
idle-fate = A ruler of somebody else is named.
title-claim = Your Lord of { THE($land) } has died: claim the fief?
idle-claim = You claim it if you can.
title-inherit = { CAP(THE($land)) } can only be yours: take it?
idle-inherit = You take it if you can.
title-bribe = Take { THE($land) } by agreement?
help-bribe = Name what you pay to { $seats }. If anybody refuses, nothing is paid and it is auctioned.
done-bribe = Those named answer in secret, all at once.
idle-bribe = You propose nothing; the fief is auctioned.
bribe-to = To { $seat }
bribe-pool = Your ducats
title-consent = { $amount } ducats for you if { THE($land) } is given without an auction
help-consent = All must accept; otherwise nothing is paid and it is auctioned.
idle-refuse = You refuse.
title-attack = You may attack: whom?
help-attack = It takes an heir for the fief and troops next to it.
title-feud = You may begin a feud, or answer one
help-feud = A feud of your own gets you banned until the end of the turn; an answer does not.
idle-attack = You do not attack.
title-vote = { $master }: where does the vote go?
help-vote = On a neutral Elector: a free one, or one under the vote of a lower Master. The count if the Emperor died now:
idle-vote = It goes to a free Elector, else to the lowest Master’s.
count-seat = { $seat }
count-neutral = nobody (free)
title-garrison = Troops for { THE($land) }
help-garrison = Up to { $knights } knight and { $mercenaries } mercenaries from your territories.
done-garrison = { $n ->
        [0] Nobody goes.
        [one] One unit goes there.
       *[other] { $n } units go there.
    }
idle-stay = Nobody moves.
title-haven = They leave { THE($land) }: to which of your territories?
idle-first = They go to the first of them.
title-ransom = Your prisoner, { $owner }’s { $who }: which ransom?
title-pay_ransom = { $seat } asks { $amount } ducats for your { $who }
title-counter = { $owner } offers { $offer } ducats for the { $who }: accept?
idle-ransom = You keep the prisoner.
title-march = Move your troops, the Preacher and relics
help-march = Any distance between your territories; each piece once. Relics need a church or a monastery.
done-march = All marches happen together.
idle-own_step = You go on.
idle-educate = To the school with fewer heirs.
idle-fortify = You build no castle.
idle-overflow = A card is discarded for you.
idle-battle = The first of the choices is made for you.
idle-place = The knights go to your ecclesiastical fief, the mercenaries to the two with the most roads.
idle-side = You stay out.

title-side = { $seat } attacks { THE($land) }: which side are you on?
help-side = The leader of that side must accept you.
title-ally = { $seat } wants to fight on your side at { THE($land) }
help-ally = Allied troops are counted with yours.
title-muster = With which troops do you attack { THE($land) }?
help-muster = All of yours come from one territory next to it.
title-reinforce = { $seat } attacks { THE($land) }: which troops do you bring?
help-reinforce = From your territories next to it.
title-combat_cards = { CAP(THE($land)) }: combat cards in secret
help-combat_cards = All are turned up at once. A Mercenary costs { $mercenary_cost } ducats; any other card with { $levy_cost } ({ $war_levy_cost } with the emphasis on war) is a mercenary too.
title-defector = Your Defector at { THE($land) }: which mercenary comes over?
help-defector = He fights for you from now on.
title-uprising = Your Peasant Uprising at { THE($land) }: which mercenaries go?
help-uprising = Up to two of the enemy’s.
title-line_up = Line up your side at { THE($land) }
help-line_up = One unit at the front of each row, then supports. In the first round knights stand before mercenaries.
title-agree = Do you agree to the line-up at { THE($land) }?
help-agree = Otherwise the leader’s units stand first, then those of the allies.
title-retreat = Who retreats from { THE($land) }?
help-retreat = Each one rolls a die: an unwounded one is hit on 6, a wounded one on 5 or 6.
title-grant = Enemies retreat from { THE($land) }: let them go?
help-grant = Without dice, or each rolls for a hit.

tally-income = income a turn
tally-votes = votes of Electors
tally-glory = glory
tally-attackers = units of the attack
tally-defenders = units of the defence
heirs-secular = secular heirs
heirs-ecclesiastical = ecclesiastical heirs

effect-yields = Yields { $amount } ducats a turn.
effect-levy = The card goes; one mercenary more.
effect-bid = You have { $cash } ducats.
effect-castle = Troops in it defend better, and it yields { $castle_income } a turn.
effect-city = +{ $amount } ducats a turn from its roads
effect-vote = { $votes ->
        [one] Makes 1 vote for you.
       *[other] Makes { $votes } votes for you.
    }
effect-land-ready = { $owner }’s; worth { $amount } ducats a turn to you
effect-land-no-heir = { $owner }’s; worth { $amount } a turn, but you have no heir for it
effect-own-ready = yours; { $amount } ducats a turn
effect-own-no-heir = yours; { $amount } ducats a turn, but you have no heir for it
effect-free-ready = free; worth { $amount } ducats a turn to you
effect-free-no-heir = free; worth { $amount } a turn, but you have no heir for it
effect-educate-secular = Can take or keep secular fiefs and electorates.
effect-educate-ecclesiastical = Can take or keep fiefs and electorates of the Church.
effect-propose = Then you say what each of them gets; nothing is also an offer.
effect-half = { $count } fiefs that yield { $amount } ducats in all, and the seven electorates.
effect-join_attack = Your troops next to it may come; the spoils are the leader’s.
effect-join_defence = Your troops next to it may come.
effect-elector = His electorate is sold to the highest bidder.

group-lands-others = Lands of others
group-lands-free = Free lands
group-lands-own = Your own lands
group-cards = Play a card
group-levy = A mercenary for any card
group-heir = An heir
group-march-knight = Knights
group-march-mercenary = Mercenaries
group-relics = Relics and the Preacher

# -- what may come of a battle

odds-title = The battle for { THE($land) }
odds-attack = the attack wins
odds-nobody = both are destroyed
odds-defence = the defence holds
odds-lost-attack = the attack loses
odds-lost-defence = the defence loses
odds-side-attack = on every roll of the attack
odds-side-defence = on every roll of the defence
odds-castle = castle
odds-relic = relic
odds-preacher = Preacher
odds-forging = Art of Forging ({ $seat })
odds-hostler = Hostler ({ $seat }): knights
odds-note-attack = Fought out 2,000 times: all that you can send from one territory against those who stand there; no help, no cards, nobody retreats.
odds-note-come = Fought out 2,000 times: everybody brings all that he can; no cards, nobody retreats.
odds-note-muster = Fought out 2,000 times with the troops so far: nobody else comes, no cards, nobody retreats.
odds-note-cards = Fought out 2,000 times with the cards so far: the others add nothing, nobody retreats.
odds-note-retreat = Fought out 2,000 times without those who leave; nobody else retreats.

# -- where troops may march

route-alone = nobody next door
route-foes = next door: { $seats }

table-cards = Action cards
table-events = Event cards
table-election = The election, if the Emperor died now
column-card = Card
column-count = In all
column-gone = Seen
column-yours = Yours
column-candidate = Candidate
column-votes = Votes
column-glory = Glory
column-direct = Owned
source-electorates = Electorates
name-ducats = ducats
name-heir = heir
name-preacher = Preacher

card-architect = Build a castle in one of your territories.
card-monastery = Found a monastery in one of your secular fiefs.
card-relic = Lay a relic in a church fief or a fief with a monastery.
card-reichsstadt = A capital of yours becomes an Imperial City: its roads pay double.
card-army_of_knights = Raise a knight in one of your territories.
card-reichsacht = Put a fief under the ban: it may be attacked.
card-itinerant_preacher = The Preacher joins you: he counts as a relic and helps defend.
card-death_of_the_emperor = The seven Electors choose a new Emperor.
card-death_of_an_elector = An Elector dies: his electorate is sold.
card-mercenary = Pay { $mercenary_cost }: a mercenary in a territory of yours, or in the battle.
card-right_of_succession = A Lord has died: claim his fief with a secular heir.
card-alchemist = Receive your income once more.
card-robber_knight = Another player’s income goes back to the bank.
card-magistrate_of_trade = Pay only half of your winning bid.
card-pestilence = A player about to bid is out of the auction.
card-witch_in_the_woods = Your birth roll becomes a death roll.
card-miracle_healer = The death of your ruler, heir or child is cancelled.
card-the_emperor_intervenes = A ruler has died: no claims, no auction, the fief is yours.
card-death_abroad = An heir of another player dies.
card-death_in_the_cradle = Another player’s newborn dies.
card-campaign_against_the_slavs = A player loses a knight and a mercenary in one territory.
card-crusade = A player loses up to two knights in one territory.
card-art_of_forging = Your troops roll +{ $forging } in this battle.
card-hostler = Your knights roll +{ $hostler } in this battle.
card-defector = An enemy mercenary becomes yours.
card-peasant_uprising = Remove up to two enemy mercenaries.
needs-nothing = would be Emperor now
needs-more = { $count ->
        [one] one more Elector
       *[other] { $count } more Electors
    }
needs-nobody = nobody elected now

## Who plays for the bots: name, arms, and how

bot-palatine = Ezzo the Palatine
    .arms = Sable, a lion rampant Or, crowned gules
    .says = Weighs everything in ducats, and ducats by the electorates that they will buy.
bot-palatine_builder = Adelheid the Builder
    .arms = Azure, a castle argent on a mount vert
    .says = Buys castles, monasteries and cities early, joins her roads, and would rather pay than fight.
bot-palatine_raider = Wolf of the Marches
    .arms = Gules, a wolf salient argent
    .says = Keeps many troops, attacks where others hesitate, and stands in the battles of his neighbours.
bot-palatine_diplomat = Abbot Norbert
    .arms = Argent, a cross between four keys azure
    .says = Offers gifts before an auction, collects relics, and helps whoever is attacked by the strong.
bot-palatine_schemer = Countess Kunigunde
    .arms = Per pale sable and Or, a serpent counterchanged
    .says = Saves for the next Elector, and plays every card against whoever stands nearest to the crown.

## Why a bot would answer so

reason-fief = In about { $turns } turns { THE($place) } pays you some { $ducats } ducats.
reason-heir = The heir who goes there would be worth about { $ducats } ducats elsewhere.
reason-lot = It is worth about { $ducats } ducats to you by the end.
reason-limit = It is worth bidding up to { $ducats } ducats, with what you need for an electorate kept.
reason-electorate = An electorate is worth about { $ducats } ducats to you: income, and a vote for the crown.
reason-could-bid = { CAP($seat) } could outbid you.
reason-saves = The Magistrate saves { $ducats } ducats.
reason-there = It brings about { $ducats } ducats there.
reason-peril = You may lose that place: a chance of about { $percent } %.
reason-sale = With the purses as they are, the sale of an Elector brings you about { $ducats } ducats.
reason-purse = You have { $ducats } ducats for the auction.
reason-death = This death is worth about { $ducats } ducats to you.
reason-hits = It strikes { $seat }.
reason-child = One more heir there is worth about { $ducats } ducats: you have { $have }.
reason-gift = You are offered { $gift } ducats; less than { $least } would not be enough.
reason-owner-has = { CAP($seat) } has { $ducats } ducats.
reason-prisoner = To have him back is worth about { $ducats } ducats.
reason-card = Played now it does about { $ducats } ducats' worth; in the hand it is worth { $kept }.
reason-least-card = It is the card that is worth least in your hand, about { $ducats } ducats.
reason-prey = { CAP(THE($place)) } is worth about { $ducats } ducats, losses and heir counted.
reason-undefended = Nobody defends it.
reason-odds = You win with a chance of about { $percent } %.
reason-attack-odds = The attack wins with a chance of about { $percent } %.
reason-helps = That the attack wins is worth about { $ducats } ducats to you.
reason-harms = That the attack wins would cost you about { $ducats } ducats.
reason-at-stake = About { $ducats } ducats are at stake for you.
reason-now-odds = As it stands, your side wins with a chance of { $percent } %.
reason-card-odds = With it your chance rises from { $before } % to { $after } %.
reason-ally = Help is welcome, unless you win anyway and it comes from the one you fear.
reason-attack-pass = Nothing next to you is worth a war: odds, losses, and what may be taken from you afterwards.
reason-attack = A war is worth it where the chance is good and nobody strong enough strikes back.
reason-feud-pass = Nothing next to you is worth the ban.
reason-feud = A war is worth it where the chance is good and nobody strong enough strikes back.
reason-auction_won-pay = The Magistrate is kept for a dearer lot: an electorate may come.
reason-auction_won = Half of such a price is worth a card.
reason-before_bid-pass = Pestilence is kept for an auction that somebody would take from you.
reason-before_bid = Without this rival the lot is yours, and cheaper.
reason-bid-pass = Beyond this price the ducats do more elsewhere: sooner or later they buy an electorate.
reason-bid = The smallest bid is enough: only the last one is paid.
reason-bribe-done = An agreement would cost more than the auction.
reason-bribe = An agreement is cheaper than the auction, and nobody makes war about it.
reason-church = Roads to fiefs of yours first, then neighbours worth having.
reason-claim = A fief pays every turn; only an heir that opens an electorate is worth more.
reason-combat_cards-done = A card more would not change the battle enough.
reason-combat_cards = A card is played where it turns the battle by more than it is worth elsewhere.
reason-consent-accept = It is more than you could have won in the auction, and than it hurts to see him there.
reason-consent-refuse = The auction, or his trouble with it, is worth more to you.
reason-counter-accept = A prisoner is of no other use, and this is a fair price.
reason-counter-refuse = It hurts more to see him free.
reason-defector = The unwounded mercenary of the family you fear most.
reason-educate = An heir where you have none opens a way to fiefs and electorates.
reason-fate-elector = An Elector is named when nobody who may bid is richer than you.
reason-fate = The ruler of a fief that you can then have, or whose death hurts a rival.
reason-fortify = A castle for { $castle_cost } ducats is worth it only where a good fief is in danger.
reason-garrison-done = Nobody who bid can attack it, or your troops are worth more where they stand.
reason-garrison = Who lost the auction may attack: troops that are not needed elsewhere guard it.
reason-grant = Who lets them go has the field at once; but knights of the one to be feared are not let go.
reason-haven = Where one more unit is of most use.
reason-heirs = Two and two: every door stays open.
reason-inherit = A fief without a payment is worth an heir.
reason-line_up = Strong units in front, the others behind them.
reason-march-done = Everything stands where it does most.
reason-march = Units belong next to neutral fiefs that you have heirs for and where neighbours are strong; relics where it is safe.
reason-muster = Against somebody all go that the place can spare; where nobody stands one unit is enough.
reason-overflow = The sixth card must go: play what does something, else give up the least.
reason-own_fate_roll-pass = A child is worth more than any death now.
reason-own_fate_roll = A death of your choice is worth more than the child.
reason-own_step-done = Your cards are worth more in the hand for now.
reason-own_step = A card is played when what it does is worth more than keeping it.
reason-pay_ransom-accept = He is worth more than the price.
reason-pay_ransom-counter = He is worth something, but not that much.
reason-pay_ransom-refuse = The ducats do more than he would.
reason-place = Each unit next to another good neutral fief.
reason-place_secretly = Each unit next to another good neutral fief.
reason-ransom = A price that the owner can pay; the one to be feared pays more.
reason-react-pass = Your cards are worth more than this moment.
reason-react = This is the moment for the card: it saves or brings more than it is worth in the hand.
reason-reinforce-done = More would be risked than saved.
reason-reinforce = Units come as long as they save more than they risk.
reason-retreat-done = The battle is not lost: who stays may still win it.
reason-retreat = The battle is nearly lost: a unit that gets away is worth more than a last blow.
reason-return = Where he is of most use.
reason-side-neither = To join would cost you more than it changes.
reason-side = It changes the battle for your good, by more than you may lose in it.
reason-site = Where it brings most and is least in danger.
reason-uprising = The unwounded mercenaries of the family you fear most.
reason-vote-abstain = Every vote would help another to the crown.
reason-vote = Where it brings you closest to the crown, and never where it makes another Emperor.
reason-agree = The line-up of your leader is good enough.
reason-half = The part of the map with more neighbours worth having.
