# What the cards and technologies do, in short. The rules are in the rule reference.

## Empire cards

card-abate = A free technology of the blue or violet branch whose prerequisites you own. It counts among the 3 of the turn, unless you own University.
card-architetto = Half price for the rest of the phase: civil, commercial and religious buildings with Architecture, fortifications with Engineering.
card-arciere = Attack or defence: the enemy loses 1 VF more in this roll, whatever the dice say.
card-assassino = Look at a hand and discard a card of your choice; or cancel an Assassin or Cutthroat played on you; with Guilds cancel any other offence card.
card-avaro = With Mathematics: an opponent collects no taxes for as many turns as your LT.
card-balestriere = +1 in attack or defence; +2 in defence inside a fortification.
card-bardo = Everyone not at war with you offers Florins in secret. You take the highest gift; its giver scores 1 PO.
card-capomastro = 1, 2 or 3 free building steps at LT I, II, III: a level I building or one level more. Settlements need Architecture, fortifications Engineering.
card-cardinale = 1, 2 or 3 VF per Cathedral with Monotheism, Theology, Fanaticism. One per phase.
card-carovaniere = One lot 10, 20, 30 or 40 % cheaper to buy or dearer to sell with Commerce, Coinage, Banks, Monopoly.
card-carpentiere = With Carpentry, when you are attacked: a Tower there, or with Engineering one level more for the fortification.
card-castellano = 1, 2 or 3 own territories are safe from barbarians and the Event card this turn, with Education, Literature, Philosophy. Others may cancel each for 1 PO; you get 3 CB.
card-cavaliere = 1, 2 or 3 VF per Castle with Investiture, Vassalage, Feudalism. One per phase.
card-cerusico = After a battle recover 1d4, 1d6 or 1d8 VF with Medicine, Surgery, Hospital; at most those lost in it and not taken prisoner.
card-ciambellano = 1d4, 1d6 or 1d8 × 100 Florins at LT I, II, III; 100 more with Banks.
card-concessione = A trade and/or passage pact from a player not at war with you, for free and without end. He gets 2 CB for each.
card-condottiero = +1 in attack; +2 with Tactics.
card-conestabile = Turn 1 VF into a Captain I who may attack at once; or raise a Captain by one level.
card-contessa = A free technology of the orange or blue branch whose prerequisites you own. It counts among the 3 of the turn, unless you own University.
card-corsaro = Note in secret a sea zone with a port of yours. From a ship passing there steal 3, 6 or 9 goods by LT; with Guilds also kill as many VF. Each level of escorting Galleys takes 1 off.
card-diplomatico = A truce of 1, 2, 3 or 4 turns with a player, or 2, 4, 6 or 8 of his CB removed, with Education, Literature, Philosophy, University.
card-eroina = With a Cathedral of yours: the next larger die (d4 to d6, d6 to d8) in attack or defence.
card-esattore = 1 Florin with Mathematics, 3 with Market, for each unit of others' goods that passes your land or straits or is traded in your settlements. One per phase.
card-flagellante = A duel of dice for each territory of a player with more than 5 VF: where you win he loses 1 VF. Theology +1, Fanaticism +2. Cathedrals and religious capitals are immune.
card-gabelliere = With Mathematics: double the Florins of your territories and, with Mill, of your plains. One per phase.
card-genio = +1 with Mathematics, +2 with Engineering, in attack or defence. With Engineering also 1 extra loss for the enemy in a siege.
card-giullare = Choose a gift: a transport, a siege engine or a fortification of a level up to your LT; an Empire card; or double taxes this turn.
card-guardia = With Law, when a territory of yours is attacked: 1d4, 1d6 or 1d8 VF there at LT I, II, III.
card-infiltrato = With Strategy: open the gates of a fortification of a level below your LT (field battle); or stop up to LT transports of a player in one territory for this turn.
card-inquisitore = Duel of dice with a player, +1 per Cathedral: if you win he loses 1 random card, 2 with Theology, 3 with Fanaticism.
card-ladro = Look at a hand and take a card; or with Guilds steal 1d4, 1d6 or 1d8 × 100 Florins by LT, or copy a technology.
card-maresciallo = With Tactics: a convoy with a Captain gets 1, 2 or 3 PM by his level; with Strategy he may attack once more.
card-mecenate = Your purchases cost 10 % less for each of LT II, LT III, Market, Banks, Monopoly.
card-medico = Take back 1 (Surgery) or 2 (Hospital) cards lost in one battle since your last Purchase.
card-mercante = Each Commerce phase 30, 60, 90 or 120 Florins with Commerce, Coinage, Banks, Monopoly, and 30 per Fair. Several add up.
card-mercenario = Buy up to 5 VF for each of Forging, Coinage and Banks, at 15 Florins each. Several add up.
card-miliziano = With Law, when your starting Kingdom is attacked: 1, 2 or 3 VF by LT in each of its territories you own.
card-monaco = +1 in defence if the territory has a building; +2 with Mysticism.
card-ospitaliere = A free technology of the orange or violet branch whose prerequisites you own. It counts among the 3 of the turn, unless you own University.
card-pirata = A pirate Galley in any sea zone with 3, 6 or 9 barbarian VF by LT; with Guilds also a Captain.
card-principessa = Give it to a player: war and broken pacts between you cost double PO. Or try to annex a barbarian Small Kingdom: 5+, 3+ or 1+ on a d6 at LT I, II, III.
card-sicario = Remove a player's Captain; or cancel or discard another offence card delivered to anybody.
card-spia = See all pacts of a player, secret ones too, and his land objective.
card-taccagno = With Mathematics: a player buys nothing for as many turns as your LT.
card-targa_d_oro = Peace with one player or one alliance at war with you, without losing PO. If need be you leave your own alliance.
card-templare = +1 in attack if the attacked territory has a building; +2 with Monotheism.
card-usuraio = Keep it: taxes +20 % (+40 % with Banks) and a second loan. Or deliver it: his taxes −20 % (−40 % with Banks), no loans, 1 PO lost per open loan each turn. Lasts as many turns as your LT.
card-vescovo = 100, 200 or 300 Florins per Cathedral with Monotheism, Theology, Fanaticism. One per phase.

## Technologies

technology-misticismo = Monk +2. Cathedrals cost 50 less.
technology-monoteismo = Templar +2; Bishop 100 and Cardinal 1 VF per Cathedral. Cathedrals cost 50 less.
technology-teologia = Inquisitor 2 cards, Flagellant +1; Bishop 200 and Cardinal 2 VF per Cathedral. Cathedrals cost 50 less.
technology-fanatismo = 2 VF every turn (7 in a crusade). Inquisitor 3 cards, Flagellant +2; Bishop 300 and Cardinal 3 VF per Cathedral.
technology-agricoltura = Supply of plains +5. Cereals and wine at full price. Agricultural Fairs cost 50 less.
technology-mulino = 5 Florins per plain, 10 with the Tax Farmer.
technology-rotazione_colture = Supply of plains +10.
technology-mercato = Trade between settlements of one owner; prisoners become slaves. Fairs at half price; Toll Collector 3; Patron +10 %.
technology-allevamento = Supply of hills +5.
technology-caccia = Supply of woods +5. Furs at full price.
technology-carpenteria = Ships of level II and III; one building a turn by two levels; the Carpenter.
technology-forgiatura = Arms and armour at full price. Mining Fairs cost 50 less. Mercenary: 5 VF.
technology-tessitura = Ships +1 PM. Textiles at full price. Textile Fairs cost 50 less.
technology-scuola_militare = Captains may be bought: 100, 200, 300.
technology-tattica = Condottiere +2; the Marshal. Of several Captains who give up an attack only the last leader loses a level.
technology-strategia = +1 at three to one, or cancel the enemy's. Twice the prisoners. Marshal one more attack; the Infiltrator.
technology-logistica = Land transports +1 PM; 10 points less attrition; a reserve of 5, 10, 15 VF; armies placed in connected territories.
technology-legge = Rebellion −1. Guard and Militiaman.
technology-investitura = 1 VF a turn for 15 Florins. Knight: 1 VF per Castle.
technology-vassallaggio = 10 Florins per settlement. Knight: 2 VF per Castle. Rebellion +1.
technology-feudalesimo = 50 Florins per City, 1 VF per Castle. Knight: 3 VF per Castle. Rebellion +1.
technology-matematica = Miser, Skinflint, Tax Farmer, Toll Collector; Military Engineer +1.
technology-architettura = Boroughs, Cities, Fairs and Cathedrals; Architect and Master Builder for them.
technology-ingegneria = Fortresses and Castles; Architect and Master Builder for them. Military Engineer +2; Carpenter raises walls.
technology-alchimia = Bombards. 1 more enemy loss in field rolls won and in each siege turn; at sea +1 to ramming and to the die.
technology-astronomia = Open sea 1 PM; ships +1 PM; storms only halve the PM of your ships.
technology-cartografia = All transports +1 PM; storms only halve the PM of your land transports.
technology-strade = Land transports +1 PM; mountains 2 PM, rivers 0.
technology-istruzione = Diplomat: 1 turn or 2 CB. Castellan: 1 territory.
technology-letteratura = Diplomat: 2 turns or 4 CB. Castellan: 2 territories.
technology-filosofia = Diplomat: 3 turns or 6 CB. Castellan: 3 territories.
technology-universita = Technologies at half price from the next turn; a free one may be the fourth. Diplomat: 4 turns or 8 CB.
technology-medicina = Barber-Surgeon: 1d4 VF.
technology-chirurgia = Recover 1 VF lost in battle each turn. Barber-Surgeon 1d6; Physician 1 card.
technology-ospedale = Recover 2 VF lost in battle each turn. Barber-Surgeon 1d8; Physician 2 cards.
technology-commercio = Fairs may be bought. Caravan Master 10 %; Merchant 30.
technology-conio = Caravan Master 20 %; Merchant 60; Mercenary 5 VF.
technology-banche = 10 % interest on your Florins; loans and Chamberlain +100; Usurer 40 %. Caravan Master 30 %; Merchant 90; Mercenary 5 VF; Patron +10 %.
technology-gilde = Sell at +1, +2, +3 by LT; loans +200. Better Assassin, Thief, Pirate and Corsair.
technology-mude = Your ships are immune to the Corsair of players of equal or lower LT.
technology-arsenale = One more Merchant Ship and Galley; ships cost 50 less.
technology-monopolio = A good only you may buy in the land zone where you lead, and 10 % of its trade there. Caravan Master 40 %; Merchant 120; Patron +10 %.

## Event icons

event-earthquake = Every building in one territory of the card is damaged.
event-storm = Transports in these territories and adjacent seas do not move.
event-plague = Each player loses 1d6 VF in these territories and adjacent seas.
event-slump = Settlements here pay 10 Florins less per unit sold.

## The drawn board

board-name = The map of Europe, the Mediterranean and the Near East
players = Players
not-in-play = Not in play
held-by = Held by { $who }
barbarian-land = Barbarian
army-n = { $who }: { $vf } VF
horde-n = Barbarians: { $vf } VF
fleet-n = { $who }: { $what } { $level }, { $vf } VF, { $cargo } goods
nobodys = nobody
pirates = pirates
barbarians = Barbarians
over = The game is over
before = Before the game
turn-n = Turn { $turn }
phase-order = Order
phase-empire = Empire cards
phase-diplomacy = Diplomacy
phase-purchase = Purchase
phase-taxes = Taxes
phase-reinforcements = Reinforcements
phase-events = Events
phase-placement = Placement
phase-combat = Combat
phase-commerce = Commerce
pope = Pope
honour = Honour
florins = Florins
technologies = Technologies
armies = Armies (VF)
lands-n = { $count ->
        [one] one territory
       *[other] { $count } territories
    }
cards = Empire cards
at-war = At war with
pacts = Pacts
secret = secret
hand = Your hand
no-cards = No cards in hand.
attackers = Attack
defenders = Defence
fight-field = Field battle
fight-assault = Assault
fight-naval = Naval battle
