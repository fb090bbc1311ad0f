# Medioevo Universale: names.

## Empire cards

bot-condottiero = Condottiero
bot-marshal = Marshal
name-abate = Abbot
    .grammar = the
name-architetto = Architect
    .grammar = the
name-arciere = Archer
    .grammar = the
name-assassino = Assassin
    .grammar = the
name-avaro = Miser
    .grammar = the
name-balestriere = Crossbowman
    .grammar = the
name-bardo = Bard
    .grammar = the
name-capomastro = Master Builder
    .grammar = the
name-cardinale = Cardinal
    .grammar = the
name-carovaniere = Caravan Master
    .grammar = the
name-carpentiere = Carpenter
    .grammar = the
name-castellano = Castellan
    .grammar = the
name-cavaliere = Knight
    .grammar = the
name-cerusico = Barber-Surgeon
    .grammar = the
name-ciambellano = Chamberlain
    .grammar = the
name-concessione = Concession
    .grammar = the
name-condottiero = Condottiere
    .grammar = the
name-conestabile = Constable
    .grammar = the
name-contessa = Countess
    .grammar = the
name-corsaro = Corsair
    .grammar = the
name-diplomatico = Diplomat
    .grammar = the
name-eroina = Heroine
    .grammar = the
name-esattore = Toll Collector
    .grammar = the
name-flagellante = Flagellant
    .grammar = the
name-gabelliere = Tax Farmer
    .grammar = the
name-genio = Military Engineer
    .grammar = the
name-giullare = Jester
    .grammar = the
name-guardia = Guard
    .grammar = the
name-infiltrato = Infiltrator
    .grammar = the
name-inquisitore = Inquisitor
    .grammar = the
name-ladro = Thief
    .grammar = the
name-maresciallo = Marshal
    .grammar = the
name-mecenate = Patron
    .grammar = the
name-medico = Physician
    .grammar = the
name-mercante = Merchant
    .grammar = the
name-mercenario = Mercenary
    .grammar = the
name-miliziano = Militiaman
    .grammar = the
name-monaco = Monk
    .grammar = the
name-ospitaliere = Hospitaller
    .grammar = the
name-pirata = Pirate
    .grammar = the
name-principessa = Princess
    .grammar = the
name-sicario = Cutthroat
    .grammar = the
name-spia = Spy
    .grammar = the
name-taccagno = Skinflint
    .grammar = the
name-targa_d_oro = Golden Tablet
    .grammar = the
name-templare = Templar
    .grammar = the
name-usuraio = Usurer
    .grammar = the
name-vescovo = Bishop
    .grammar = the

## Technologies and their branches

name-misticismo = Mysticism
name-monoteismo = Monotheism
name-teologia = Theology
name-fanatismo = Fanaticism
name-agricoltura = Agriculture
name-mulino = Mill
name-rotazione_colture = Crop rotation
name-mercato = Market
name-allevamento = Animal husbandry
name-caccia = Hunting
name-carpenteria = Carpentry
name-forgiatura = Forging
name-tessitura = Weaving
name-scuola_militare = Military school
name-tattica = Tactics
name-strategia = Strategy
name-logistica = Logistics
name-legge = Law
name-investitura = Investiture
name-vassallaggio = Vassalage
name-feudalesimo = Feudalism
name-matematica = Mathematics
name-architettura = Architecture
name-ingegneria = Engineering
name-alchimia = Alchemy
name-astronomia = Astronomy
name-cartografia = Cartography
name-strade = Roads
name-istruzione = Education
name-letteratura = Literature
name-filosofia = Philosophy
name-universita = University
name-medicina = Medicine
name-chirurgia = Surgery
name-ospedale = Hospital
name-commercio = Commerce
name-conio = Coinage
name-banche = Banks
name-gilde = Guilds
name-mude = Convoys (mude)
name-arsenale = Arsenal
name-monopolio = Monopoly
name-military = Military
name-politics = Politics
name-sciences = Sciences
name-agriculture_crafts = Agriculture and Crafts
name-university_medicine = University and Medicine
name-commerce_finance = Commerce and Finance
name-religion = Religion

## Buildings

name-village = Village
name-borough = Borough
name-city = City
name-tower = Tower
name-fortress = Fortress
name-castle = Castle
name-cathedral = Cathedral
name-fair_agricultural = Agricultural Fair
name-fair_mining = Mining Fair
name-fair_textile = Textile Fair
name-religious_capital = Religious capital

## Transports, siege engines, armies, Captains

name-merchant_ship = Merchant Ship
name-caravan = Caravan
name-galley = Galley
name-war_wagon = War Wagon
name-catapult = Catapult
name-trebuchet = Trebuchet
name-bombard = Bombard
name-light_infantry = Light Infantry
name-archer = Archer
name-heavy_infantry = Heavy Infantry
name-knight = Knight
name-barbarian_infantry = Barbarian Infantry
name-barbarian_archer = Barbarian Archer
name-captain = Captain
name-barbarian_captain = Barbarian Captain
name-pirate_galley = Pirate Galley
name-relic = Relic
name-distant_port = Distant port

## Goods

name-spices = Spices
name-wine = Wine
name-cereals = Cereals
name-salt = Salt
name-textiles = Textiles
name-furs = Furs
name-arms = Arms and armour
name-slaves = Slaves

## Kingdoms

name-byzantine = Byzantine Empire
    .grammar = the
name-mamluk = Mamluk Sultanate
    .grammar = the
name-hungary = Kingdom of Hungary
    .grammar = the
name-holy_roman_empire = Holy Roman Empire
    .grammar = the
name-golden_horde = Khanate of the Golden Horde
    .grammar = the
name-novgorod_republic = Republic of Novgorod
    .grammar = the
name-france = Kingdom of France
    .grammar = the
name-hafsid = Hafsid Sultanate
    .grammar = the
name-england = Kingdom of England
    .grammar = the
name-castile = Crown of Castile
    .grammar = the
name-kiev_pr = Principality of Kiev
    .grammar = the
name-turov_pr = Principality of Turov
    .grammar = the
name-chernigov_pr = Principality of Chernigov
    .grammar = the
name-polotsk_pr = Principality of Polotsk
    .grammar = the
name-smolensk_pr = Principality of Smolensk
    .grammar = the
name-murom_ryazan_pr = Principality of Murom-Ryazan
    .grammar = the
name-rostov_pr = Principality of Rostov
    .grammar = the
name-vladimir_pr = Principality of Vladimir
    .grammar = the
name-teutonic_order = State of the Teutonic Order
    .grammar = the
name-sweden = Kingdom of Sweden
    .grammar = the
name-norway = Kingdom of Norway
    .grammar = the
name-denmark = Kingdom of Denmark
    .grammar = the
name-provence_county = County of Provence
    .grammar = the
name-aragon_kingdom = Kingdom of Aragon
    .grammar = the
name-scotland = Kingdom of Scotland
    .grammar = the
name-bohemia_kingdom = Kingdom of Bohemia
    .grammar = the
name-milan_commune = Commune of Milan
    .grammar = the
name-florence_commune = Commune of Florence
    .grammar = the
name-genoa_republic = Republic of Genoa
    .grammar = the
name-venice_republic = Republic of Venice
    .grammar = the
name-arborea = Judicate of Arborea
    .grammar = the
name-serbia = Kingdom of Serbia
    .grammar = the
name-ilkhanate = Ilkhanate
    .grammar = the
name-merinid = Marinid Sultanate
    .grammar = the
name-rum = Sultanate of Rum
    .grammar = the
name-papal_state = Papal State
    .grammar = the
name-antioch_principality = Principality of Antioch
    .grammar = the
name-tripoli_county = County of Tripoli
    .grammar = the
name-cilicia_kingdom = Kingdom of Cilicia
    .grammar = the
name-trebizond_empire = Empire of Trebizond
    .grammar = the
name-georgia_kingdom = Kingdom of Georgia
    .grammar = the
name-epirus = Despotate of Epirus
    .grammar = the
name-archipelago = Duchy of the Archipelago
    .grammar = the
name-sicily_kingdom = Kingdom of Sicily
    .grammar = the
name-bulgaria_empire = Bulgarian and Wallachian Empire
    .grammar = the
name-cyprus_kingdom = Kingdom of Cyprus
    .grammar = the
name-poland = Kingdom of Poland
    .grammar = the
name-masovia_duchy = Duchy of Masovia
    .grammar = the
name-pomerania_duchy = Duchy of Pomerania
    .grammar = the
name-lithuania_duchy = Grand Duchy of Lithuania
    .grammar = the
name-galicia_volhynia = Kingdom of Galicia-Volhynia
    .grammar = the
name-saxony_duchy = Duchy of Saxony
    .grammar = the
name-brandenburg_march = March of Brandenburg
    .grammar = the
name-bavaria_duchy = Duchy of Bavaria
    .grammar = the
name-bosnia_banate = Banate of Bosnia
    .grammar = the
name-portugal_kingdom = Kingdom of Portugal
    .grammar = the
name-navarre_kingdom = Kingdom of Navarre
    .grammar = the
name-granada_emirate = Emirate of Granada
    .grammar = the
name-tlemcen_sultanate = Sultanate of Tlemcen
    .grammar = the
name-wales_principality = Principality of Wales
    .grammar = the
name-connacht_kingdom = Kingdom of Connacht
    .grammar = the
name-brittany_duchy = Duchy of Brittany
    .grammar = the

## Territories

name-thrace = Thrace
name-macedonia = Macedonia
name-bithynia = Bithynia
name-mysia = Mysia
name-lydia = Lydia
name-peloponnese = Peloponnese
    .grammar = the
name-rhodes = Rhodes
name-cyrenaica = Cyrenaica
name-marmarica = Marmarica
name-egypt = Egypt
name-nile_delta = Nile Delta
    .grammar = the
name-sinai = Sinai
    .grammar = the
name-judea = Judea
name-palestine = Palestine
name-pannonia = Pannonia
name-great_plain = Great Plain
    .grammar = the
name-upper_hungary = Upper Hungary
name-transylvania = Transylvania
name-banat = Banat
    .grammar = the
name-slavonia = Slavonia
name-croatia = Croatia
name-frisia = Frisia
name-lorraine = Lorraine
name-palatinate = Palatinate
    .grammar = the
name-thuringia = Thuringia
name-franconia = Franconia
name-swabia = Swabia
name-geneva = Geneva
name-bessarabia = Bessarabia
name-cumania = Cumania
name-crimea = Crimea
name-don = Don Steppe
    .grammar = the
name-circassia = Circassia
name-lower_volga = Lower Volga
    .grammar = the
name-volga_bulgaria = Volga Bulgaria
name-novgorod = Novgorod
name-pskov = Pskov
name-torzhok = Torzhok
name-karelia = Karelia
name-beloozero = Beloozero
name-vologda = Vologda
name-bjarmia = Bjarmia
name-ile_de_france = Île-de-France
name-flanders = Flanders
name-champagne = Champagne
name-normandy = Normandy
name-poitou = Poitou
name-burgundy = Burgundy
name-languedoc = Languedoc
name-wessex = Wessex
name-east_anglia = East Anglia
name-mercia = Mercia
name-northumbria = Northumbria
name-cornwall = Cornwall
name-leinster = Leinster
name-gascony = Gascony
name-old_castile = Old Castile
name-leon = León
name-galicia = Galicia
name-new_castile = New Castile
name-extremadura = Extremadura
name-andalusia = Andalusia
name-murcia = Murcia
name-algeria = Algeria
name-medjerda = Medjerda
name-ifriqiya = Ifriqiya
name-byzacena = Byzacena
name-tripolitania = Tripolitania
name-sirtica = Sirtica
name-fezzan = Fezzan
name-kiev = Kiev
name-turov = Turov
name-chernigov = Chernigov
name-polotsk = Polotsk
name-smolensk = Smolensk
name-murom_ryazan = Murom-Ryazan
name-rostov = Rostov
name-vladimir = Vladimir
name-prussia = Prussia
name-livonia = Livonia
name-estonia = Estonia
name-svealand = Svealand
name-gotaland = Götaland
name-finland = Finland
name-viken = Viken
name-vestland = Vestland
name-trondelag = Trøndelag
name-jutland = Jutland
name-scania = Scania
name-schleswig = Schleswig
name-zealand = Zealand
name-provence = Provence
name-aragon = Aragon
name-catalonia = Catalonia
name-valencia = Valencia
name-balearics = Balearic Islands
    .grammar = the
name-portugal = Portugal
name-algarve = Algarve
    .grammar = the
name-navarre = Navarre
name-granada = Granada
name-tlemcen = Tlemcen
name-morocco = Morocco
name-marrakesh = Marrakesh
name-sijilmasa = Sijilmasa
name-lowlands = Scottish Lowlands
    .grammar = the
name-highlands = Scottish Highlands
    .grammar = the
name-wales = Wales
name-connacht = Connacht
name-brittany = Brittany
name-bohemia = Bohemia
name-styria = Styria
name-saxony = Saxony
name-brandenburg = Brandenburg
name-bavaria = Bavaria
name-greater_poland = Greater Poland
name-lesser_poland = Lesser Poland
name-silesia = Silesia
name-masovia = Masovia
name-pomerania = Pomerania
name-pomerelia = Pomerelia
name-lithuania = Lithuania
name-black_ruthenia = Black Ruthenia
name-volhynia = Volhynia
name-red_ruthenia = Red Ruthenia
name-lombardy = Lombardy
name-tuscany = Tuscany
name-liguria = Liguria
name-corsica = Corsica
name-veneto = Veneto
name-crete = Crete
name-lazio = Latium
name-sardinia = Sardinia
name-abruzzo = Abruzzo
name-campania = Campania
name-apulia = Apulia
name-calabria = Calabria
name-sicily = Sicily
name-bosnia = Bosnia
name-rascia = Rascia
name-zeta = Zeta
name-albania = Albania
name-thessaly = Thessaly
name-cyclades = Cyclades
    .grammar = the
name-bulgaria = Bulgaria
name-vidin = Vidin
name-dobruja = Dobruja
name-wallachia = Wallachia
name-moldavia = Moldavia
name-lycia = Lycia
name-paphlagonia = Paphlagonia
name-cappadocia = Cappadocia
name-cilicia = Cilicia
name-pontus = Pontus
name-georgia = Georgia
name-armenia = Armenia
name-syria = Syria
name-phoenicia = Phoenicia
name-cyprus = Cyprus
name-azerbaijan = Azerbaijan
name-persia = Persia
name-mesopotamia = Mesopotamia
name-jazira = Jazira
    .grammar = the

## Settlements

name-constantinople = Constantinople
name-alexandria = Alexandria
name-damascus = Damascus
name-jerusalem = Jerusalem
name-buda = Buda
name-frankfurt = Frankfurt
name-basel = Basel
name-saray = Saray
name-caffa = Caffa
name-novgorod_town = Novgorod
name-paris = Paris
name-bruges = Bruges
name-london = London
name-seville = Seville
name-tunis = Tunis
name-antioch = Antioch
name-trebizond = Trebizond
name-tabriz = Tabriz
name-candia = Candia
name-rome = Rome
name-genoa = Genoa
name-venice = Venice
name-palermo = Palermo
name-naples = Naples
name-prague = Prague
name-danzig = Danzig
name-kiev_town = Kiev
name-krakow = Cracow
name-tarnovo = Tarnovo
name-barcelona = Barcelona
name-lisbon = Lisbon
name-fez = Fez
name-milan = Milan
name-florence = Florence
name-marseille = Marseille

## Sea zones and straits

name-norwegian_sea = Norwegian Sea
    .grammar = the
name-north_sea_n = Northern North Sea
    .grammar = the
name-north_sea_s = Southern North Sea
    .grammar = the
name-german_bight = German Bight
    .grammar = the
name-skagerrak = Skagerrak and Kattegat
    .grammar = the
name-baltic_w = Western Baltic
    .grammar = the
name-baltic_c = Central Baltic
    .grammar = the
name-baltic_n = Northern Baltic
    .grammar = the
name-gulf_of_finland = Gulf of Finland
    .grammar = the
name-gulf_of_bothnia = Gulf of Bothnia
    .grammar = the
name-english_channel = English Channel
    .grammar = the
name-celtic_sea = Celtic Sea
    .grammar = the
name-irish_sea = Irish Sea
    .grammar = the
name-hebrides_sea = Sea of the Hebrides
    .grammar = the
name-bay_of_biscay = Bay of Biscay
    .grammar = the
name-lusitanian_sea = Lusitanian Sea
    .grammar = the
name-gulf_of_cadiz = Gulf of Cadiz
    .grammar = the
name-mauretanian_sea = Mauretanian Sea
    .grammar = the
name-atlantic_ocean = Atlantic Ocean
    .grammar = the
name-alboran_sea = Alboran Sea
    .grammar = the
name-balearic_sea = Balearic Sea
    .grammar = the
name-algerian_sea = Algerian Sea
    .grammar = the
name-gulf_of_lion = Gulf of Lion
    .grammar = the
name-ligurian_sea = Ligurian Sea
    .grammar = the
name-sardinian_sea = Sardinian Sea
    .grammar = the
name-tyrrhenian_n = Northern Tyrrhenian Sea
    .grammar = the
name-tyrrhenian_s = Southern Tyrrhenian Sea
    .grammar = the
name-sicilian_channel = Sicilian Channel
    .grammar = the
name-maltese_sea = Maltese Sea
    .grammar = the
name-sicilian_sea = Sicilian Sea
    .grammar = the
name-gulf_of_taranto = Gulf of Taranto
    .grammar = the
name-strait_of_otranto = Otranto Channel
    .grammar = the
name-adriatic_c = Central Adriatic
    .grammar = the
name-adriatic_n = Northern Adriatic
    .grammar = the
name-ionian_sea = Ionian Sea
    .grammar = the
name-cretan_sea = Cretan Sea
    .grammar = the
name-libyan_sea = Libyan Sea
    .grammar = the
name-gulf_of_sirte = Gulf of Sirte
    .grammar = the
name-egyptian_sea = Egyptian Sea
    .grammar = the
name-levantine_sea = Sea of Judea
    .grammar = the
name-cilician_sea = Cilician Sea
    .grammar = the
name-levant_open = Open Levantine Sea
    .grammar = the
name-aegean_s = Southern Aegean
    .grammar = the
name-aegean_n = Northern Aegean
    .grammar = the
name-marmara = Sea of Marmara
    .grammar = the
name-black_sea_w = Western Black Sea
    .grammar = the
name-black_sea_n = Northern Black Sea
    .grammar = the
name-black_sea_s = Southern Black Sea
    .grammar = the
name-black_sea_e = Eastern Black Sea
    .grammar = the
name-azov_sea = Sea of Azov
    .grammar = the
name-bosphorus = Bosphorus
    .grammar = the
name-dardanelles = Dardanelles
    .grammar = the
name-messina = Strait of Messina
    .grammar = the
name-bonifacio = Strait of Bonifacio
    .grammar = the
name-gibraltar = Strait of Gibraltar
    .grammar = the
name-kerch = Strait of Kerch
    .grammar = the
name-oresund = Øresund
    .grammar = the
name-great_belt = Great Belt
    .grammar = the

## Terrain, land zones, sizes of Kingdoms

name-plain = Plain
name-hill = Hill
name-wood = Wood
name-mountain = Mountain
name-desert = Desert
name-land_zone_1 = Land zone 1 (Levant and Egypt)
name-land_zone_2 = Land zone 2 (Byzantium, Balkans and Pontus)
name-land_zone_3 = Land zone 3 (Italy and Central Europe)
name-land_zone_4 = Land zone 4 (Baltic, Rus' and Steppe)
name-land_zone_5 = Land zone 5 (France, Flanders and the British Isles)
name-land_zone_6 = Land zone 6 (Iberia and Maghreb)
name-major = Major Kingdom
name-large = Large Kingdom
name-minor = Minor Kingdom
name-small = Small Kingdom

## Religions

name-catholic = Catholics
name-orthodox = Orthodox
name-muslim = Muslims
name-pagan = Pagans
name-excommunicated = Excommunicated Catholics
name-pope = Pope
name-antipope = Antipope

## Phases

name-turn_order = Turn order
name-empire_cards = Empire cards
name-diplomacy = Diplomacy
name-purchase = Purchase
name-taxes = Taxes
name-reinforcements = Reinforcements
name-events = Events
name-placement = Placement
name-combat = Combat
name-commerce = Commerce
name-pirates_move = Pirates move
name-event_card = Event card
name-relics = Relics
name-rebellions_and_recruiting = Rebellions and recruiting
name-barbarians = Barbarians

## Event icons and Event cards

name-earthquake = Earthquake
name-storm = Storm
name-plague = Plague
name-slump = Slump
name-evento_01 = The Nile flood
name-evento_02 = Earthquake in the Holy Land
name-evento_03 = Famine in Mesopotamia
name-evento_04 = Frost over the Caucasus
name-evento_05 = Locusts in Anatolia
name-evento_06 = Fire at Constantinople
name-evento_07 = Gale in the Aegean
name-evento_08 = Tremors in Epirus
name-evento_09 = The Danube in flood
name-evento_10 = Plague on the Great Plain
name-evento_11 = Carpathian winter
name-evento_12 = Murrain on the steppe
name-evento_13 = Ice on the Volga
name-evento_14 = Famine in southern Rus'
name-evento_15 = Fire at Novgorod
name-evento_16 = Wolves in Lithuania
name-evento_17 = Storm on the Baltic
name-evento_18 = The Frisian sea flood
name-evento_19 = The Rhine overflows
name-evento_20 = Landslide in the Alps
name-evento_21 = Epidemic in Bohemia
name-evento_22 = The banks fail
name-evento_23 = Pestilence at Rome
name-evento_24 = Etna awakes
name-evento_25 = South-wester on the Tyrrhenian
name-evento_26 = Drought on the Barbary coast
name-evento_27 = Ice in the Sound
name-evento_28 = Empty fairs of Champagne
name-evento_29 = Mistral on the Gulf
name-evento_30 = The great western rain

## Treasure cards

name-tesoro_01 = Treasure: 1 VF, 150 Florins, 10 goods
name-tesoro_02 = Treasure: 1 VF, 200 Florins, 5 goods
name-tesoro_03 = Treasure: 2 VF, 100 Florins, 10 goods
name-tesoro_04 = Treasure: 2 VF, 150 Florins, 5 goods
name-tesoro_05 = Treasure: 3 VF, 50 Florins, 10 goods
name-tesoro_06 = Treasure: 3 VF, 100 Florins, 5 goods
name-tesoro_07 = Treasure: 3 VF, 150 Florins, 10 goods
name-tesoro_08 = Treasure: 4 VF, 50 Florins, 15 goods
name-tesoro_09 = Treasure: 5 VF, 100 Florins, 10 goods
name-tesoro_10 = Treasure: 5 VF, 200 Florins, 20 goods

## Objective cards

name-obiettivo_land_01 = Lord of southern Italy
name-obiettivo_land_02 = Tsar of the Bulgars
name-obiettivo_land_03 = Sultan of Rum
name-obiettivo_land_04 = Heir of the Khans
name-obiettivo_land_05 = Crown of Poland
name-obiettivo_land_06 = Despot of the Balkans
name-obiettivo_land_07 = Protector of the Communes
name-obiettivo_land_08 = Grand Prince of Rus'
name-obiettivo_land_09 = Warden of the Levant
name-obiettivo_land_10 = Elector
name-obiettivo_land_11 = Two thrones
name-obiettivo_land_12 = Builder
name-obiettivo_land_13 = The countryside
name-obiettivo_land_14 = Great cities
name-obiettivo_land_15 = Host of peoples
name-obiettivo_sea_01 = The Straits
name-obiettivo_sea_02 = Strait of Messina
name-obiettivo_sea_03 = Bonifacio
name-obiettivo_sea_04 = Kerch
name-obiettivo_sea_05 = Queen of the Aegean
name-obiettivo_sea_06 = The great islands
name-obiettivo_sea_07 = Cyprus and Crete
name-obiettivo_sea_08 = Three ports of Italy
name-obiettivo_sea_09 = Gates of the East
name-obiettivo_sea_10 = The Black Sea
name-obiettivo_sea_11 = The Amber road
name-obiettivo_sea_12 = Tunis and Palermo
name-obiettivo_sea_13 = Thalassocracy
name-obiettivo_sea_14 = The fleet
name-obiettivo_sea_15 = The merchant marine

## Clauses of pacts

name-passage = Passage
name-trade = Trade pact
name-stationing = Stationing of armies
name-payment = Payment
name-loan = Loan
name-cede_territory = Cession of a territory
name-cede_armies = Cession of armies
name-cede_transport = Cession of a transport
name-cede_siege_engine = Cession of a siege engine
name-non_aggression = Non-aggression
name-defensive_alliance = Defensive alliance
name-offensive_alliance = Offensive alliance
name-peace = Peace
name-free_text = Free text

## Reasons for Honour Points

name-destroy_captain = a player's Captain destroyed
name-destroy_barbarian_captain_3 = a barbarian Captain III destroyed
name-destroy_building = a player's building destroyed
name-destroy_transport = a player's transport destroyed
name-destroy_siege_engine = a player's siege engine destroyed
name-seven_technologies = seven technologies
name-level_4_technology = a level IV technology
name-conquer_religious_capital = a religious capital conquered
name-lose_religious_capital = a religious capital lost
name-first_to_take_relic = first to take a relic
name-bard_highest_gift = highest gift at the Bard's feast
name-bankruptcy = bankruptcy
name-usurer_unpaid_loan_per_turn = unpaid loan under the Usurer
name-kingdom_small = a Small Kingdom
name-kingdom_minor = a Minor Kingdom
name-kingdom_large = a Large Kingdom
name-kingdom_major = a Major Kingdom
name-florins_1000 = 1000 Florins
name-cathedral_with_relic = a Cathedral with a relic
name-unpaid_loan = an unpaid loan

## Kinds of fight and of choice

name-field = field battle
name-assault = assault
name-siege = siege
name-naval = naval battle
name-destroy = destroy
name-plunder = plunder
name-keep = keep

# Medioevo Universale. Messages in English.
## What a player is asked
prompt-kingdom = Choose your Kingdom.
prompt-capital_site = Which site becomes your Capital? It gets a City and a Fortress.
prompt-first_cathedral = Where does your first Cathedral stand?
prompt-first_berth = Where does this piece start?
prompt-deploy = Place your first armies: in your territories within supply, or on your transports.
prompt-objective = Which objective do you keep? It stays secret.
prompt-bid = Your bid for the next place in turn order: at least { $auction_min_raise } more, or pass.
prompt-keep_card = Which Empire card do you keep? The others go under the deck.
prompt-keep_second = Pay { $empire_draw_extra_keep_cost } Florins to keep a second card, or pass.
prompt-aim = Before the phase begins: play a card on another player, or pass.
about-card-on = { $seat } plays { THE($card) } on { $victim }.
about-ships =
    { $count ->
        [one] A transport of { $victim } passes.
       *[other] { $count } transports of { $victim } pass.
    }
scope-phase = until the end of this phase
scope-turn = until the end of this turn
prompt-cancel = An offence card is played. Cancel it, or pass.
prompt-purchase = Buy technologies, buildings, transports, engines and Captains; then say done.
prompt-taxes = Taxes: show cards, take or return a loan, sell off; then say done to collect.
prompt-levies = Reinforcements: cards, mercenaries and other hired armies; then say done.
prompt-placement = Place your armies and purchases in your settlements; what is not placed is lost.
prompt-command = Combat: load, march, attack, play a card, or end your turn.
prompt-march = Your convoy is under way: go on, let others join, attack, or halt.
prompt-cargo = Load or unload this transport; then say done.
prompt-losses = Choose the stacks from which you lose armies.
prompt-help = Somebody else is attacked where your armies stand. Help the defence? This may mean war.
prompt-muster = You are attacked. Play a card before the battle, or pass.
prompt-gates = Open the gates with the Infiltrator, or pass.
prompt-beachhead = You land to besiege: how many VF go ashore, and from which ships? More than are inside the walls.
prompt-walls = The field is yours; the walls still stand. Assault, besiege, or stop?
prompt-leader = Which Captain leads this roll?
prompt-battle_cards = Which battle cards do you show for this roll?
prompt-lose_card = You lost the roll: which of your cards do you give up?
prompt-again = Another roll, or do you stop? A failed attack costs the Captain a level.
prompt-siege = Your siege: confirm it, storm the walls, await reinforcements if you are not superior, or abandon it (the Captain loses a level).
prompt-spoils = What becomes of this? Keep, plunder for half its value, or destroy.
prompt-capital = Your Capital is lost. Choose another.
prompt-pry = You look at the hand: choose a card.
prompt-surgeon = The fighting is over. Play a Barber-Surgeon for one of your battles, or pass.
prompt-claim = You may claim that you have reached the honour limit.
prompt-time_up = The table says when the agreed time is up; without its clock all must agree.

## What a player may answer
option-done = Done
option-reopen = Change it again
option-drop = Take back
option-pass = Pass
option-rule = Rule { $a1 }
option-settle = Capital in { $a1 }
option-consecrate = Cathedral in { $a1 }
option-start = { $a1 } in { $a2 }
option-garrison = Armies in { $a1 }
option-aboard = Armies aboard transport { $a1 }
option-aboard-at = Armies aboard: { $what } { $level }{ $mark } in { THE($place) }
option-keep_objective = Keep { $a1 }
option-bid = Bid
option-keep = Keep { $a1 }
option-aim = Play { $a1 }
option-aim-seat = Play { $a1 } on { $victim }
option-cancel = Cancel it with { $a1 }
option-learn = Learn { $a1 }
option-build = Build { $a1 } in { $a2 }
option-raise_free = Free by the Master Builder: { $a1 } in { $a2 }
option-order = Buy { $a1 }, level { $a2 }
option-refit = Upgrade transport { $a1 } to level { $a2 }
option-refit-at = Upgrade { $what } { $level }{ $mark } in { THE($place) } to level { $a2 }
option-order_engine = Buy { $a1 }
option-refit_engine = Upgrade engine { $a1 } to level { $a2 }
option-refit_engine-at = Upgrade { $what }{ $mark } in { THE($place) } to level { $a2 }
option-hire = Hire a Captain of level { $a1 }
option-repair = Repair { $a1 } in { $a2 }
option-sell = Sell { $a1 } in { $a2 } at half price
option-sell_transport = Sell transport { $a1 } at half price
option-sell_transport-at = Sell { $what } { $level }{ $mark } in { THE($place) } at half price
option-sell_engine = Sell engine { $a1 } at half price
option-sell_engine-at = Sell { $what }{ $mark } in { THE($place) } at half price
option-found = Found a new Capital in { $a1 }
option-harbour = Distant port in { $a1 }
option-play = Play { $a1 }
option-play-wasted = Play { $a1 } (nothing in your purchases gains by it yet)
option-done-wasted = Done (without effect: { $cards })
option-play-with = Play { $a1 }: { $what }
option-play-victim = Play { $a1 } on { $victim }
option-play-victim-how = Play { $a1 } on { $victim }: { $how }
option-play-captain = Play { $a1 } on the Captain of { $victim } of level { $level }{ $mark } in { THE($place) }
option-play-promote = Play { $a1 }: raise the Captain of level { $level }{ $mark } in { THE($place) }
option-play-chief = Play { $a1 } on the barbarian Captain in { THE($place) }
option-play-aboard = Play { $a1 }: a Captain aboard the { $what } { $level }{ $mark } in { THE($place) }
option-play-convoy = Play { $a1 } for the convoy of the Captain of level { $level }{ $mark } in { THE($place) }
option-repay = Return loan { $a1 }
option-loan = Take a loan
option-bankrupt = Declare bankruptcy ({ $during_bankruptcy } honour)
option-mercenaries = Hire mercenaries at { $mercenario_price } Florins each
option-invest = One more army for { $reinforcements_investitura_price } Florins
option-station = Armies in { $a1 }
option-embark = Armies aboard transport { $a1 }
option-embark-at = Armies aboard: { $what } { $level }{ $mark } in { THE($place) }
option-set = { $a1 } (level { $a2 }) in { $a3 }
option-set_on = { $a1 } (level { $a2 }) aboard transport { $a3 }
option-end = End your turn
option-march = Move transport { $a1 }
option-march-at = Move { $what } { $level }{ $mark } from { THE($place) }
option-handle = Load or unload transport { $a1 }
option-handle-at = Load or unload { $what } { $level }{ $mark } in { THE($place) }
option-sortie = Sortie from { $a1 }
option-strip = Use { $a1 } to remove { $a2 }
option-strip-seat = Use { $a1 } to remove { $a2 } before { $victim }
option-take_relic = Captain { $a1 } takes the relic
option-take_relic-at = The Captain of level { $level }{ $mark } in { THE($place) } takes the relic
option-leave_relic = Captain { $a1 } leaves the relic in the Cathedral
option-leave_relic-at = The Captain of level { $level }{ $mark } in { THE($place) } leaves the relic in the Cathedral
option-halt = Halt
option-join = Transport { $a1 } joins
option-join-at = { $what } { $level }{ $mark } joins
option-go = Go to { $a1 }
option-attack = Attack { $a1 }
option-attack_together = Attack { $a1 } with several Captains
option-surprise = Surprise attack on { $a1 }: declares war
option-surprise_together = Surprise attack on { $a1 } with several Captains: declares war
option-relieve = Attack the besiegers of { $a1 }
option-relieve_together = Attack the besiegers of { $a1 } with several Captains
option-engage = Attack the fleet of { $a1 }
option-engage-seat = Attack the transports of { $victim } here
option-engage_together = Attack the fleet of { $a1 } with several Captains
option-engage_together-seat = Attack the transports of { $victim } here with several Captains
option-ambush = Surprise the fleet of { $a1 }
option-ambush-seat = Surprise the transports of { $victim } here: declares war
option-ambush_together = Surprise the fleet of { $a1 } with several Captains
option-ambush_together-seat = Surprise the transports of { $victim } here with several Captains
option-hunt = Attack the pirates
option-hunt-at = Attack the pirates{ $mark }
option-hunt_together = Attack the pirates with several Captains
option-hunt_together-at = Attack the pirates{ $mark } with several Captains
option-load = Load armies from { $a1 }
option-unload = Unload armies in { $a1 }
option-board = Captain { $a1 } comes aboard
option-board-at = The Captain of level { $level }{ $mark } comes aboard
option-alight = Captain { $a1 } goes ashore in { $a2 }
option-alight-at = The Captain of level { $level }{ $mark } goes ashore in { $a2 }
option-mount = Load engine { $a1 }
option-mount-at = Load { $what }{ $mark }
option-dismount = Unload engine { $a1 } in { $a2 }
option-dismount-at = Unload { $what }{ $mark } in { $a2 }
option-take_on = Take transport { $a1 } aboard
option-take_on-at = Take { $what } { $level }{ $mark } aboard
option-set_down = Set transport { $a1 } down in { $a2 }
option-set_down-at = Set { $what } { $level }{ $mark } down in { $a2 }
option-stow = Load goods from the ground (lot { $a1 })
option-stow-of = Load { $what }{ $mark } from the ground in { THE($place) }
option-leave_goods = Leave goods in { $a2 } (lot { $a1 })
option-occupy = Occupy the ownerless transport { $a1 }
option-lose = Lose armies in { $a1 }
option-lose-aboard = Lose armies aboard: { $what } { $level }{ $mark } in { THE($place) }
option-help = Help the defence
option-muster = Play { $a1 }
option-open_gates = Open the gates
option-stop = Stop
option-assault = Assault
option-besiege = Besiege
option-besiege_ashore = Land and besiege
option-lead = Captain { $a1 } leads
option-lead-at = The Captain of level { $level }{ $mark } leads
option-lead-several = The Captains of levels { $levels } attack together
option-cards = No card
option-cards-some = Show { $cards }
option-give_up = Give up { $a1 }
option-fight = Fight on
option-abandon = Abandon the siege
option-abandon-at = Abandon the siege: the Captain of level { $level }{ $mark } loses a level
option-confirm = Confirm the siege
option-storm = Storm the walls
option-await = Await reinforcements: decide later this turn
option-confirm_siege = Confirm the siege of { $a1 }
option-storm_siege = Storm the walls of { $a1 }
option-plunder = Plunder { $a1 } for half its value
option-destroy = Destroy { $a1 }
option-capital = New Capital in { $a1 }
option-choose_card = { $a1 }
option-surgeon = Barber-Surgeon for battle { $a1 }
option-claim = Claim the honour limit
option-time_up = Agreed: the time is up

## What has happened
log-rolled = { $what }: { $value }
log-abandoned = The { $what } in { THE($place) } belongs to nobody and is removed.
log-attack = { $seat } attacks { THE($place) }.
log-attrition = Siege of { THE($place) }: { $seat } loses { $vf } VF by attrition.
log-bankrupt = { $seat } is bankrupt.
log-battle_cards = { $seat } shows { $cards }.
log-bid = { $seat } bids { $amount }.
log-blocked = { $seat } is stopped by a blockade in { THE($place) }.
log-borrowed = { $seat } takes a loan of { $amount } Florins.
log-building = { $seat } orders { AN($what) } in { THE($place) }.
log-built = { $seat } builds { AN($what) } in { THE($place) }.
log-cancelled = { $seat } cancels { $what } with { $card }.
log-capital = { $town } is the Capital of { $seat }.
log-capital_taken = { $seat } sacks { $town }, the Capital of { $victim }, and takes { $amount } Florins.
log-captain_level = A Captain of { $seat } in { THE($place) } is now of level { $level }.
log-captain_lost = { $seat } loses a Captain in { THE($place) }.
log-card_income = { $seat } plays { $card }: { $amount } Florins.
log-card_killed = { $victim } must discard { $card }.
log-card_lost = { $seat } loses { $card }.
log-chief_slain = { $seat } removes a barbarian Captain of level { $level } in { THE($place) }.
log-claimed =
    { $good ->
        [1] { $seat } claims the honour limit: the game ends with this turn.
       *[other] { $seat } claims the honour limit: wrongly.
    }
log-conquered = { $seat } conquers { THE($place) }.
log-consecrated = { $seat } has a Cathedral in { THE($place) }.
log-decayed = The { $what } in { THE($place) } was not repaired and drops a level.
log-deployed = { $seat } places { $vf } VF.
log-drew = { $seat } draws { $count } Empire cards.
log-eliminated = { $seat } is out of the game.
log-expelled = { $vf } VF of { $seat } are removed from { THE($place) }.
log-expelled_transport = The { $what } of { $seat } did not leave { THE($place) } in time and is removed.
log-healed = { $seat } recovers { $vf } VF.
log-helps = { $seat } helps the defence of { THE($place) }.
log-honour = { $seat }: { $points } PO ({ $why }).
log-inherited = { $seat } takes over all that { $victim } had.
log-kept = { $seat } keeps { $card }.
log-kept-hidden = { $seat } keeps a card.
log-kingdom = { $seat } rules { THE($kingdom) }.
log-learned = { $seat } learns { $tech }.
log-left_goods = { $seat } leaves { $units } { $units ->
    [1] unit
   *[other] units
 } of { $good } in { THE($place) }.
log-levied = { $seat } raises { $vf } VF ({ $how }).
log-loaded = { $seat } loads { $vf } VF in { THE($place) }.
log-unloaded = { $seat } unloads { $vf } VF in { THE($place) }.
log-lost_land = { $seat } gives up { THE($place) }.
log-moved = { $seat } moves from { THE($out) } to { THE($into) }: { $what }.
log-mustered = { $seat } receives { $vf } VF.
log-objective = { $seat } chooses an objective.
log-objective_shown =
    { $done ->
        [1] { $seat }: { $objective } fulfilled.
       *[other] { $seat }: { $objective } not fulfilled.
    }
log-occupied = { $seat } occupies a transport in { THE($place) }.
log-order = Turn order: { $seats }.
log-ordered = { $seat } buys { AN($what) } (level { $level }).
log-ownerless = A transport of { $seat } in { THE($place) } is nobody's now.
log-passed = { $seat } passes.
log-peace = { $seat } and { $victim } make peace.
log-phase = Phase: { $phase }.
log-pirates = Pirates appear in { THE($place) } with { $vf } VF.
log-place_won = { $seat } pays { $amount } for place { $place }.
log-played = { $seat } plays { THE($card) }.
log-played_on = { $seat } plays { THE($card) } on { $victim }.
log-pope = { $seat } has the Pope.
log-pope_dead = The Pope is dead.
log-prisoners = { $seat } takes { $count } { $count ->
    [one] prisoner
   *[other] prisoners
}.
log-rammed = Ramming in { THE($place) }: the attacker loses { $lost }, the defender { $fell } VF.
log-recovered = { $seat } recovers { $card }.
log-refitted = { $seat } upgrades to { AN($what) } of level { $level }.
log-repaid = { $seat } returns a loan: { $amount } Florins.
log-repaired = { $seat } repairs the { $what } in { THE($place) }.
log-repelled = The attack of { $seat } on { THE($place) } has failed.
log-reshuffled = The discarded Empire cards become the new deck.
log-robbed = { $seat } steals { $amount } Florins from { $victim }.
log-rolled_battle = { $place }, { $mode }: attack { $die } + { $plus } = { $attack }, defence { $foe_die } + { $foe_plus } = { $defence }; the attacker loses { $lost }, the defender { $fell } VF.
log-sabotaged = { $seat } sabotages transports of { $victim } in { THE($place) }.
log-set = { $seat } places { AN($what) } (level { $level }) in { THE($place) }.
log-showed = { $seat } shows { THE($card) }.
log-siege = { $seat } besieges { THE($place) }.
log-siege_confirmed = { $seat } goes on besieging { THE($place) }.
log-siege_over = The siege of { THE($place) } by { $seat } is over.
log-sold = { $seat } sells the { $what } in { THE($place) }.
log-spent = { $seat } spends { $amount } Florins.
log-spoils =
    { $place }: { $seat } { $how ->
    [keep] keeps
    [plunder] plunders
   *[destroy] destroys
 } the { $what }{ $amount ->
    [0] {""}
   *[other] {" "}for { $amount } Florins
 }.
log-started = { $item } of { $seat } starts in { THE($place) }.
log-starved = { $seat } loses { $vf } VF in { THE($place) } ({ $why }).
log-stationed = { $seat } places { $vf } VF in { THE($place) }.
log-stolen = { $seat } steals { $card } from { $victim }.
log-stolen-hidden = { $seat } steals a card from { $victim }.
log-stowed = { $seat } loads { $units } { $units ->
    [1] unit
   *[other] units
 } of { $good } in { THE($place) }.
log-taxes = { $seat } collects { $amount } Florins.
log-time_agreed = { $seat } agrees that the time is up; { $count } still have to.
log-time_up = The agreed time is up: this is the last turn.
log-treasure = { $seat } finds a treasure: { $vf } VF, { $florins } Florins, { $units } { $units ->
    [1] unit
   *[other] units
 } of { $good }.
log-turn = Turn { $turn }.
log-walls_reduced = The walls of { THE($place) } are reduced to level { $level }.
log-war =
    { $surprise ->
        [1] { $seat } declares war on { $victim }, by surprise.
       *[other] { $seat } declares war on { $victim }.
    }
log-wasted = { $seat } cannot place { $vf } VF: they are lost.

## Names
name-siege_engine = Siege engine
name-order = turn order
name-empire = Empire cards
name-war = war
name-pact_broken = pact broken
name-first_relic = first to take a relic
name-mercenaries = mercenaries
name-invest = investiture
name-attack = Attack
name-pirates = The die of the pirates
name-event = The die of the Event
name-defence = Defence
name-artillery = Artillery
name-goods = Goods
name-ramming = Ramming
name-rebellion = Rebellion
name-rebels = Rebels
name-card = a card
name-florins = Florins
name-aboard = aboard
name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-white = White
name-black = Black
name-purple = Purple
name-orange = Orange
name-brown = Brown
name-grey = Grey
prompt-join_attack = An ally attacks beside your armies. Join the attack with a Captain?
option-join_attack = Join the attack from { $a1 }
option-join_attack-at = Join the attack from { $a1 } with the Captain of level { $level }{ $mark }
prompt-shorten = A truce is imposed on you: for how many of its turns do you pay { $diplomatico_cancel_po_per_turn } honour each to cancel them?
option-shorten = Turns cancelled at once
prompt-conclave = Election of the Pope: show cards of the Cardinal, +{ $cardinale_election } each to your roll?
option-cardinals =
    { $a1 ->
        [one] Show one Cardinal
       *[other] Show { $a1 } Cardinals
    }
log-cardinals = { $seat } shows the Cardinal: +{ $cards }.
prompt-siege_captain = Which Captain confirms the siege?
prompt-landing = The coast is yours and has no port: how many VF go ashore, and from which ships?
option-land_from = Land VF from ship { $a1 }
option-land_from-at = Land VF from the { $what } { $level }{ $mark }
prompt-ramming = Your side was rammed: how many of the VF lost do you bear?
option-bear = VF of mine (the others bear the rest)
prompt-inside = Not all fit inside the walls: how many VF of each defender do?
option-inside = VF inside the walls
option-inside-seat = VF of { $victim } inside the walls
prompt-bring = Which of your transports there attack with you?
option-bring = Bring transport { $a1 }
option-bring-at = Bring { $what } { $level }{ $mark }
prompt-accept = You removed the last defenders: take the territory?
option-accept = Accept
option-decline = Decline
option-engage_docked = Attack the ships in the port of { $a2 }
option-engage_docked-seat = Attack the ships of { $victim } in the port of { $a2 }
option-engage_docked_together = Attack the ships in the port of { $a2 } with several Captains
option-engage_docked_together-seat = Attack the ships of { $victim } in the port of { $a2 } with several Captains
option-ambush_docked = Surprise the ships in the port of { $a2 }
option-ambush_docked-seat = Surprise the ships of { $victim } in the port of { $a2 }: declares war
option-ambush_docked_together = Surprise the ships in the port of { $a2 } with several Captains
option-ambush_docked_together-seat = Surprise the ships of { $victim } in the port of { $a2 } with several Captains: declares war
prompt-sell_off = You owe more than you have at the end of this turn. Sell something, or pass and break the pact?
prompt-talks = Diplomacy: propose, declare war, break a pact, play a card, or end your talks.
prompt-terms = Draft your proposal: with whom, clause by clause, how long; nothing at all drops it.
prompt-reply = A proposal lies before you. Accept, refuse, or make a counter-proposal?
prompt-vote = Was the pact respected or broken?
prompt-duty = War was declared on your ally: honour the alliance, or break it ({ $honour_cost_pact_broken } honour).
prompt-also = Do you also declare war on the other enemies of your ally?
prompt-side = You are allied to both sides of this war: break with one.
prompt-gift = The Bard's feast: how many Florins do you offer, in secret? Only the highest gift is paid, and gains { $during_bard_highest_gift } honour.
prompt-favour = Several guests gave most: whose gift do you take?
prompt-shield = Which territory does the Castellan protect?
prompt-unshield = You may cancel the protection of a territory for { $castellano_cancel_cost_po } honour.
prompt-crusader = The Pope calls a crusade. Do you take the cross?
option-end_talks = End your talks
option-propose = Make a proposal
option-declare_war = Declare war on { $a1 }
option-declare_war-seat = Declare war on { $victim }
option-break_pact = Break pact { $a1 }
option-break_pact-with = Break the pact with { $seats }: { $what }
option-honour_pact = Honour pact { $a1 }
option-honour_pact-with = Honour the pact with { $seats }: war
option-cancel_truce = Cancel turns of the truce ({ $diplomatico_cancel_po_per_turn } honour each)
option-cancel_truce-seat = Cancel turns of the truce with { $victim } ({ $diplomatico_cancel_po_per_turn } honour each)
option-call_vote = Call a vote on pact { $a1 }
option-call_vote-seat = Call a vote: has { $victim } broken the pact?
option-excommunicate = Excommunicate { $a1 }
option-excommunicate-seat = Excommunicate { $victim }
option-call_crusade = Call a crusade on { $a1 }
option-with = With { $a1 }
option-with-seat = With { $victim }
option-add = Clause: { $a1 }
option-giver = Given by { $a1 }
option-giver-seat = Given by { $victim }
option-taker = To { $a1 }
option-taker-seat = To { $victim }
option-place = Where: { $a1 }
option-town = Where: { $a1 }
option-land = The territory of { $a1 }
option-camp = Armies in { $a1 }
option-by = By { $a1 }
option-straits = Straits: { $a1 }
option-fee = Fee for each buy or sell action
option-vf = Armies (VF)
option-sum = Florins
option-times = { $a1 }
option-back = Florins to give back
option-due = Turns until it is due
option-vehicle = Transport { $a1 }
option-machine = Engine { $a1 }
option-captives = Prisoners
option-foe = Against { $a1 }
option-foe-seat = Against { $victim }
option-text = In your own words
option-pact = Pact { $a1 }
option-lasts = Lasts so many turns (0: without end)
option-secret = Keep it secret
option-refuse = Refuse
option-counter = Make a counter-proposal
option-respected = Respected
option-broken = Broken
option-also_war = Declare war on { $a1 } too
option-also_war-seat = Declare war on { $victim } too
option-gift = Gift, in Florins
option-favour = Take the gift of { $a1 }
option-favour-seat = Take the gift of { $victim }
option-shield = Protect { $a1 }
option-unshield = Cancel the protection of { $a1 } ({ $castellano_cancel_cost_po } honour)
option-stay = Stay at home
option-take_cross = Take the cross
log-help_short = { $seat } owes { $victim } the help of { $count } VF and is { $vf } short.
log-pact_broken = { $seat } breaks a pact of { $seats }.
log-pact_honoured = { $seat } honours the alliance with { $seats }.
log-proposal = { $seat } proposes to { $seats }: { $clauses }.
log-proposal-hidden = { $seat } makes a secret proposal to { $seats }.
log-counter = { $seat } makes a counter-proposal.
log-refused = { $seat } refuses.
log-void = The proposal between { $seats } cannot be kept.
log-agreed = { $seats } agree: { $clauses }.
log-agreed-hidden = { $seats } come to a secret agreement.
log-land_ceded = { CAP(THE($place)) } passes from { $seat } to { $to_seat }.
log-truce_cut = { $seat } cancels { $turns } { $turns ->
    [one] turn
   *[other] turns
} of the truce with { $victim }.
log-vote = The vote on { $victim }: { $broken } of { $total } say broken.
log-excommunicated = { $victim } is excommunicated.
log-readmitted = { $victim } is readmitted to the Church.
log-crusade = { $seat } calls a crusade on { THE($place) }.
log-crusader = { $seat } takes the cross.
log-crusade_failed = The crusade has failed.
log-gifts = The Bard's feast of { $seat }: the highest gift is { $most } Florins.
log-shielded = { $seat } protects { THE($place) }.
log-unshielded = { $seat } cancels the protection of { THE($place) }.
log-annexed = { $seat } annexes { THE($kingdom) }.
log-not_annexed = { $seat } fails to annex { THE($kingdom) }.
name-release = prisoners released
name-dissolve = pact dissolved
name-readmission = readmission to the Church
name-everywhere = everywhere
name-both = land and sea
name-land = land
name-sea = sea
name-yes = yes
name-no = no
name-once = once, now
name-each_turn = every turn
name-truce = truce
name-casus_belli = casus belli
name-excommunication = excommunication
name-crusade = crusade
name-conclave = Conclave
name-empire_card = an Empire card
name-double_taxes = double taxes

# -- events and barbarians

prompt-stand_by = Barbarians attack where your armies stand. Help to defend, or stand aside?
log-event = Event: { $card }. It brings: { $icon }.
log-earthquake = The earth shakes in { THE($place) }. Damaged: { $what }.
log-plague = Plague: { $seat } loses { $vf } VF.
log-relic = A relic is found in { THE($place) }.
log-relic_taken = A Captain of { $seat } takes the relic in { THE($place) }.
log-relic_left = { $seat } leaves a relic in the Cathedral of { THE($place) }.
log-rebellion = { CAP(THE($place)) } rebels against { $seat }.
log-recruited = Barbarians in { THE($place) } gain { $vf } VF.
log-raid =
    { $who ->
    [pirates] Pirates
   *[barbarians] Barbarians
 } attack { $victim } in { THE($place) } with { $vf } VF{ $level ->
    [0] {""}
   *[other] {" "}and a Captain of level { $level }
 }.
log-raid_failed = The attack on { THE($place) } fails.
log-raid_won = { $victim } is overrun in { THE($place) }; { $vf } VF are left of the attackers.
log-barbarians_build = Barbarians in { THE($place) } build { AN($what) }.
log-barbarians_starve = { $vf } barbarian VF in { THE($place) } find no food and are gone.
log-chief = Barbarians in { THE($place) } follow a Captain of level { $level }.
log-pirates_sail = Pirates make for { THE($place) }.

# -- commerce

prompt-ventures = Commerce, all together: plan your traders' journeys and bargains; done when you are content.
option-own_turn = I also want a turn of my own (convoys, loading, cards, auctions, dangerous waters)
prompt-merchants = Commerce begins: show Merchants and Toll Collector, or keep them hidden?
prompt-monopoly = Monopoly: name a good and a land zone that you lead, or leave all as it is.
prompt-corsair = Corsairs: for each card note in secret a sea zone on which you have a port, or none.
prompt-ambush = Ships pass. Reveal your Corsair, or let them go?
prompt-trade = Commerce: choose a transport, auction a card, sell something off, or end your turn.
prompt-journey = Two of three: move, buy, sell. Movement comes before or after the trade, never on both sides.
prompt-card_bid = An Empire card is for sale. Bid at least { $auction_min_raise } more, or pass.
option-show = Show { $a1 }
option-show-all = Show { $cards }
option-monopoly = { $a1 }, land zone { $a2 }
option-corsair = Corsair in { $a1 }
option-waylay = Reveal the Corsair of { $a2 }: { $a1 }
option-use = Use transport { $a1 }
option-use-at = { $what } { $level }{ $mark } in { THE($place) }
option-buy = Buy { $a1 } at { $a2 } each
option-buy_cheap = Caravan Master: buy { $a1 } at { $a2 } each
option-sell_goods = Sell { $a1 } from { $a2 } at { $a3 } each
option-sell_dear = Caravan Master: sell { $a1 } from { $a2 } at { $a3 } each
option-enslave = Turn prisoners into Slaves
option-enslave-seat = Turn prisoners of { $victim } into Slaves
option-enslave-barbarians = Turn barbarian prisoners into Slaves
option-auction = Auction { $a1 } from a base price
log-merchants = { $seat } shows { $cards } Merchant { $cards ->
    [one] card
   *[other] cards
}: { $florins } Florins.
log-monopoly = { $seat } holds the monopoly of { $good } in land zone { $zone }.
log-monopoly_lost = { $seat } loses the monopoly.
log-monopoly_paid = The monopoly brings { $seat } { $florins } Florins.
log-bought_goods = { $seat } buys { $units } { $units ->
    [1] unit
   *[other] units
 } of { $good } in { $town } for { $florins } Florins.
log-sold_goods = { $seat } sells { $units } { $units ->
    [1] unit
   *[other] units
 } of { $good } in { $town } for { $florins } Florins.
log-enslaved = { $seat } turns { $units } prisoners into Slaves.
log-toll = The Toll Collector brings { $seat } { $florins } Florins.
log-corsairs = Corsairs of { $seat } fall upon ships of { $victim } in { THE($place) }.
log-landed_goods = { $seat } lands { $units } { $units ->
    [1] unit
   *[other] units
 } of stolen { $good } in { THE($place) }.
log-seized = Corsairs of { $seat } take { $vf } VF of { $victim }: { $how }.
log-for_sale = { $seat } auctions { $card }, base price { $base }.
log-card_sold = { $seat } buys { $card } for { $florins } Florins.
log-unsold = Nobody bids: { $seat } keeps { $card }.
name-kill = goods, and kill armies
name-capture = goods, and take prisoners
name-enslave = goods, and take slaves
name-found = nowhere in particular

## Choices in war, at sea and by cards
prompt-captain = Which of your Captains attack?
prompt-onward = The defenders are beaten, but other armies stand there. Attack them at once, or let them leave?
prompt-first_roll = Several players fight on your side: in which order do they roll?
prompt-genius = The siege is pressed. Show the Genius, so that the enemy loses one army more?
prompt-wreck = Enemy artillery has hit: which of your engines do you lose?
prompt-salvage = Goods float on the water: load them on your Merchant Ships, or leave them.
prompt-prize = Transports are left without protection: put an army aboard one, or pass.
prompt-sabotage = Which transport is sabotaged?
option-onward = Attack the armies of { $a1 }
option-onward-seat = Attack the armies of { $victim }
option-begins = { $a1 } rolls next
option-begins-seat = { $victim } rolls next
option-begins-barbarians = The barbarians roll next
option-lose_engine = Lose { $a1 }
option-salvage = Load { $a1 } on transport { $a3 }
option-salvage-at = Load { $a1 } on the { $what } { $level }{ $mark } in { THE($place) }
option-sabotage = Sabotage transport { $a1 }
option-sabotage-at = Sabotage { $what } { $level }{ $mark } in { THE($place) }
option-occupy-at = Occupy the ownerless { $what } { $level }{ $mark } in { THE($place) }
name-alone = this player alone
name-alliance = with his allies
prompt-booty_port = Your Corsair has struck: in which port are the goods landed?
prompt-booty = Your Corsair has struck: which goods do you take?
option-land_at = Land them in { $a1 }
option-rob = Take { $a1 }
log-casus_belli = { $seat } has { $count } more casus belli against { $victim }.
log-forgiven = { $seat } forgets { $count } casus belli against { $victim }.
log-engine_lost = { $seat } loses { AN($what) } in { THE($place) } ({ $why }).
log-siege_arts = Siege of { THE($place) }: the arts of { $seat } cost the other side { $vf } VF.
log-slump = Goods sell badly this turn in { THE($places) }.
log-earthquake_harmless = The earth shakes in { THE($place) }; nothing is damaged.
log-storm_stops = The storm stops transports of { $seat }: { $what }.
log-storm_slows = In the storm transports of { $seat } go half as far: { $what }.
log-woken = Barbarians take up arms, { $vf } VF in all: { $places }.
log-raid_took = { $victim } loses in { THE($place) }: { $what }.
log-taxes_doubled = { $seat } will collect double taxes this turn.
log-spied = { $seat } now knows the pacts and the land objective of { $victim }.
log-pact_left = { $seat } leaves an alliance with { $seats }.
log-gift = { $seat } offers { $victim } { $amount } Florins.
log-paid = { $seat } pays { $to_seat } { $amount } Florins.
log-laid =
    { $card } of { $seat } lies before { $victim }{ $turns ->
    [0] {""}
    [one] {" "}for { $turns } turn
   *[other] {" "}for { $turns } turns
 }.
log-lifted = { $card } no longer lies before { $victim }.
log-marshalled =
    The convoy of { $seat } in { THE($place) } gains { $points } movement points{ $count ->
    [0] {""}
   *[other] {" "}and its Captain one more attack
 }.
log-captain_made = { $seat } makes a Captain of { $conestabile_vf } VF in { THE($place) }.
log-gates = The gates of { THE($place) } are open to { $seat }: nobody is inside the walls.
log-spoiled = The { $what } { $level } of { $victim } in { THE($place) } is sabotaged and can do nothing this turn.
log-took_aboard = { $seat } takes { AN($what) } aboard in { THE($place) }.
log-set_ashore = { $seat } sets down { AN($what) } in { THE($place) }.
log-town_lower = { $town } sinks to level { $level }.
log-term_peace = – peace
log-term_passage =
    – { $seat } lets { $to_seat } pass: { $place }, by { $by }{ $straits ->
    [0] {""}
   *[other] , straits included
 }
log-term_trade = – { $seat } lets { $to_seat } trade: { $place }, for { $amount } Florins each time
log-term_stationing = – { $seat } lets { $amount } VF of { $to_seat } stay: { $place }
log-term_payment =
    – { $seat } pays { $to_seat } { $amount } Florins{ $every ->
    [0] {" "}at once
   *[other] {" "}every turn
 }
log-term_loan = – { $seat } lends { $to_seat } { $amount } Florins; { $back } come back by turn { $turn }
log-term_cede_territory = – { THE($place) } passes from { $seat } to { $to_seat } with { $amount } VF
log-term_cede_armies = – { $amount } VF in { THE($place) } pass from { $seat } to { $to_seat }
log-term_cede_transport = – the { $what } { $level } in { THE($place) } passes from { $seat } to { $to_seat }
log-term_cede_siege_engine = – the { $what } in { THE($place) } passes from { $seat } to { $to_seat }
log-term_release = – { $seat } releases { $amount } prisoners of { $to_seat }
log-term_non_aggression = – neither attacks the other
log-term_defensive_alliance =
    – defensive alliance{ $vf ->
    [0] {""}
   *[other] , with at least { $vf } VF of help
 }
log-term_offensive_alliance = – offensive alliance against { $victim }
log-term_free_text = – “{ $text }”
log-term_dissolve = – an earlier pact is dissolved
log-term_readmission = – readmission to the Church
log-term_lasts =
    – { $turns ->
    [0] without end
    [one] for { $turns } turn
   *[other] for { $turns } turns
 }
log-scored = { $seat }: { $total } PO ({ $before } in play, Kingdoms { $kingdoms }, Florins { $florins }, loans { $loans }, Cathedrals { $cathedrals }, relics { $relics }, religious capitals { $religious_capitals }, objectives { $objectives }).
log-winner =
    { $seats_n ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
 }
name-supply = supply
name-ceded = ceded, not fetched
name-limit = above the limit

## What is told about a decision

name-treasury = Treasury
name-honour = honour
name-pool = VF to place
name-points = movement points
name-near = Within reach
name-far = Out of reach
name-buildings = Buildings
name-transports = Transports
name-engines = Siege engines
name-battle = battle
name-attrition = attrition
piece-at = { $what } { $level } in { THE($place) }
piece-transport = { $what } { $level } in { THE($place) }, { $vf } VF aboard
part-list = list price
part-there = less what stands
part-quarter = a quarter of the price
part-interest = interest, { $loan_interest_percent } %
part-without = without { $tech }
part-war = war
part-war-same = war, same religion
group-technologies = Technologies
group-buildings = Buildings
group-repairs = Repairs
group-transports = Transports
group-engines = Siege engines
group-captains = Captains
group-cards = Cards
group-sales = Sell at half price
group-loans = Loans
group-hired = Hired armies
group-armies = Armies
group-bought = Bought: where does it stand?
group-attacks = Attacks
group-ways = Ways
group-buy = Buy
group-sell_goods = Sell
group-auctions = Auctions
group-clauses = Clauses
group-parties = With whom
group-pact = Pacts
group-war = War
tally-basket = Basket ({ $count })
tally-taxes = With the taxes to come
tally-technologies = Technologies this turn, of { $lessons_max_per_turn }
tally-each-turn = Florins every turn
tally-their-now = { $seat }: Florins now
tally-their-turn = { $seat }: Florins every turn
tally-due = After what falls due this turn
tally-besieger = Besiegers (VF)
tally-inside = Inside (VF)
tally-walls = Walls (level)
warn-short = { $amount } Florins short.
warn-idle-card = Without effect so far: { $cards }.
warn-steps = Free building steps not used: { $count }.
warn-decay = Damaged, and a level lower if not repaired now: { $places }.
warn-lost = { $vf } VF would be lost if you finish now.
warn-unset = Bought and not placed, would be lost: { $count }.
warn-cannot-keep = You cannot do now what these terms ask of you.
warn-lasts = Say for how many turns it lasts.
warn-ending = Pacts of yours that end with this turn: { $count }.
title-purchase = Buy technologies, buildings, transports.
help-purchase = All buy at once; nobody sees your basket. Buildings and transports come onto the map in Placement.
idle-purchase = Only repairs that you can pay are made.
done-purchase = Buy { $count } and finish: { $left } Florins left
plan-repair = Repair everything ({ $count })
title-taxes = Taxes: { $amount } Florins.
help-taxes = Show cards, borrow or repay first; Done collects.
idle-taxes = The taxes are collected all the same.
done-taxes = Collect { $amount }: { $left } Florins
tax-territories = Territories
tax-cathedrals = Cathedrals
tax-level = Technological level
tax-principalities = Russian principalities
tax-banche = Banks, { $taxes_banche_interest_percent } %
tax-mulino = Mill: plains
tax-vassallaggio = Vassalage: settlements
tax-feudalesimo = Feudalism: Cities
tax-in-all = In all, with cards
title-levies = Reinforcements: { $vf } VF.
help-levies = Cards and hired armies add to them.
idle-levies = Nothing is hired.
done-levies = Go on with { $vf } VF
effect-levy = 1 VF more to place this turn.
effect-town = Supplies { $supply } VF; trade, transports and Captains here.
effect-fort = Holds { $room } VF inside; +{ $level } against assaults; supplies { $supply } VF; rebellions { $quiet } weaker.
effect-cathedral = Taxes { $taxes_cathedral } every turn; supplies { $cathedral_supply } VF; { $end_cathedral } honour at the end, { $end_relic_in_cathedral } more with a relic. One in a Kingdom.
effect-fair_agricultural = Cereals and wine { $cereals_fair } cheaper here; cards may be auctioned; Merchant +{ $mercante_per_fair }.
effect-fair_mining = Salt and arms { $salt_fair } cheaper, slaves sell for { $slaves_fair } more here; Merchant +{ $mercante_per_fair }.
effect-fair_textile = Furs and textiles sell for { $furs_fair } more here; Merchant +{ $mercante_per_fair }.
effect-trader = { $goods } units of goods, { $vf } VF, { $points } points.
effect-carrier = { $vf } VF, { $points } points; carries Captains and engines.
effect-engine = A siege lowers walls by { $level } a turn; hits engines on { $hit } or more.
effect-hire =
    { $level } { $level ->
    [one] attack
   *[other] attacks
 } each turn.
effect-repair = Not repaired it drops a level.
effect-found = A Village becomes your Capital.
effect-harbour = Ships may use this settlement as a port.
effect-sell = +{ $amount } Florins.
effect-bid = Paid if nobody bids more.
effect-help = Your armies there fight too; it may mean war with the attacker.
effect-open_gates = The whole attack is fought in the field, without walls.
effect-repay = Not repaid it costs { $end_unpaid_loan } honour at the end.
effect-loan = { $low } to { $high } Florins by die; { $loan_interest_percent } % more to give back; { $end_unpaid_loan } honour less at the end.
effect-bankrupt = { $bankruptcy_florins } Florins, all debts gone, { $during_bankruptcy } honour lost.
side-attack = Attack: 1d{ $die }, { $vf } VF
side-defence = Defence: 1d{ $die }, { $vf } VF
chance-won = the attack wins
chance-both = nobody is left
chance-lost = the attack fails
chance-roll-won = attack wins the roll
chance-roll-tied = tie
chance-roll-lost = defence wins the roll
loss-attacker = Attackers
loss-defender = Defenders
odds-attack = Attack on { THE($place) }, fought to the end
odds-roll = This roll
odds-walls = With an assault on walls of level { $level }; without cards of either side.
odds-no-cards = Without cards of either side, and without help.
odds-to-the-end = Fought to the end like this the attack wins in { $percent } %.
route-attack = { $force } against { $vf } VF: { $percent } %
route-market = Trade in { $town }
title-command = Combat: move, fight, or end your turn.
help-command = Click a transport, then where it goes or what it attacks. Attacks of your Captains left: { $count }.
idle-command = Your turn ends.
done-command = End your Combat turn
title-march = { $what } { $level } in { THE($place) }: { $points } points left.
help-march = { $vf } VF aboard; 1 stays on each transport in an attack.
idle-march = The convoy halts.
effect-kingdom =
    { $count } territories, { $religion }; sites of settlements: { $sites }.
effect-go =
    { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, { $left } left.
effect-transport = { $vf } VF, { $points } of { $of } points.
effect-sortie = Armies inside attack the besiegers.
effect-attack =
    { $force } against { $vf } VF{ $walls ->
    [0] {""}
   *[other] , walls { $walls }
 }: { $percent } % to the end.
title-walls = { CAP(THE($place)) }: { $vf } VF inside the walls.
help-walls = You have { $force } VF; walls of level { $walls }.
idle-walls = A siege is laid if you can, else the attack stops.
effect-assault = d{ $dice_assault_attacker } against d{ $dice_assault_defender } + { $walls }: { $percent } % to the end; who loses a roll here pays in full.
effect-besiege = From next turn the walls fall by { $power } a turn; attrition { $siege_attrition_percent } %.
effect-stop-attack = The attack has failed; the Captain loses a level.
siege-artillery = Artillery
siege-reduction = Walls
siege-battle = Battle
siege-attrition = Attrition
title-siege = Siege of { $place }, turn { $turn }.
help-siege = Confirm it: the engines lower the walls; who no longer fits inside fights in the field; then attrition.
idle-siege = The siege goes on if it can.
effect-confirm =
    Walls { $before } → { $walls }{ $battle ->
    [1] ; then a field battle
   *[other] {""}
 }.
effect-abandon = The Captain loses a level.
effect-await = Decide later in this turn.
title-battle = { CAP(THE($place)) }, { $mode }: { $force } against { $vf } VF.
help-battle-cards = Up to { $count } different cards; the loser of the roll gives one up.
help-again = The loser of a roll loses the difference, the winner half of it.
battle-cards = Cards
battle-roll = Roll
battle-losses = Losses
battle-again = Again?
effect-roll =
    { $percent } % to win this roll{ $plus ->
    [0] {""}
   *[other] , +{ $plus }
 }.
effect-stop-battle = The attack has failed; the Captain loses a level.
title-losses = You lose { $vf } VF ({ $why }): from where?
help-losses = A transport without armies outside your land is nobody's.
plan-losses =
    { $vf ->
        [one] Take it where it hurts least
       *[other] Take all { $vf } where they hurt least
    }
effect-lose = { $vf } VF stand there.
title-spoils = { CAP(THE($place)) } is yours: { $count } things to decide.
effect-destroy =
    { $points ->
    [0] It is gone.
   *[other] It is gone; +1 honour.
 }
effect-keep-spoils = It becomes yours.
title-muster = { CAP(THE($place)) } is attacked: { $force } against your { $vf } VF.
title-gates = { CAP(THE($place)) }: open the gates before the battle?
title-help = { CAP(THE($place)) } is attacked with { $force } VF. Help the { $vf } VF there?
title-captain = { CAP(THE($place)) }: who leads the attack, { $force } against { $vf } VF?
effect-lead =
    Level { $level }, { $count ->
        [one] one attack left.
       *[other] { $count } attacks left.
    }
effect-buy = Sells for { $gain } more in { $place }.
effect-sell-goods = +{ $each } Florins for each unit.
plan-sell = Sell { $units } in { $town }: +{ $amount }
plan-note-sell =
    { $points } points{ $fee ->
    [0] {""}
   *[other] , fee { $fee } paid
 }
plan-buy = Buy { $units } { $good }, go to { $town }: +{ $gain } next turn
plan-note-buy = { $amount } Florins now, { $points } points
title-trade = Commerce: two of three for each transport.
help-trade = Move, buy, sell; the move before or after the trade. Below: what pays best.
idle-trade = Your traders stay where they are.
done-trade = End your Commerce turn
title-journey = { CAP(THE($place)) }: { $points } points, { $units } of { $room } units aboard.
help-journey = Two of three: move, buy, sell.
done-journey = This transport is done
did-move = Move
did-buy = Buy
did-sell = Sell
title-cargo = { CAP(THE($place)) }: { $vf } VF aboard, { $points } points left.
done-cargo = Loading is done
title-bid =
    Place { $place } in turn order: { $high ->
    [0] no bid yet
   *[other] { $high } bid
 }.
help-bid = The winner pays the bank; the rest is by lot.
idle-bid = You pass.
title-card_bid = For sale: { THE($card) }, at { $high }.
note-supply = { $vf } of { $supply } VF supplied
note-room = { $vf } of { $room } VF aboard
spread-placement = VF left
title-placement = Place { $vf } VF: { $left } left.
help-placement = Armies go to your settlements and transports there, within supply.
idle-placement = Everything goes to your Capital as far as there is room.
done-placement =
    Place { $vf } VF{ $lost ->
    [0] {""}
   *[other] ; { $lost } are lost
 }
plan-place-capital = Place all, the Capital first
plan-place-evenly = Place all evenly
title-deploy = Place your first { $vf } VF: { $left } left.
help-deploy = In your territories within supply, or on transports. All of them.
help-deploy-abroad = All of them; a ship in a foreign port holds at least { $setup_min_vf_ship_in_barbarian_port }.
idle-deploy = 10 on the War Wagon, the rest in your Capital.
plan-deploy = Place all: 10 on the War Wagon, then the Capital
done-deploy = Begin
title-first_berth = Where does this start: { $item }?
help-first_berth = Transports, Captain and Catapult start in your settlements; ships in a port.
plan-berths = All { $count } together, in { THE($place) } where they can
effect-site = { $town }, { $terrain }; supplies { $supply } VF.
help-keep = A card that asks for a technology waits in your hand until you have it.
title-cancel = { $seat } plays { THE($card) } on { $victim }. Cancel it?
idle-cancel = The card takes effect.
title-reply = { $seat } proposes a pact.
help-reply =
    { $secret ->
    [1] Secret: only the parties know the terms.
   *[other] Public.
 } All must accept.
idle-reply = It is refused.
effect-accept = The terms are in force at once.
effect-counter = You write other terms; counter-proposals left: { $count }.
effect-refuse = Nothing changes between you.
title-terms = A proposal: with whom?
title-terms-with = A proposal to { $seats }.
help-terms = Clause by clause; it counts as a diplomatic action when it is made.
idle-terms = Nothing is proposed.
done-terms = Send the proposal
done-no-terms = Propose nothing
terms-with = With
terms-clause = Clause
terms-fields = What
terms-send = Send
relation =
    { $war ->
    [1] At war
   *[other] At peace
 }; common pacts: { $count }; honour { $honour }.
clause-peace = The war ends; sieges are lifted.
clause-passage = Transports may enter: where, by land or sea, straits.
clause-trade = Buy and sell in settlements, for a fee each time.
clause-stationing = Armies may stay on the ground.
clause-payment = Florins once, now, or every turn.
clause-loan = Florins now, given back by a turn.
clause-cede_territory = A territory changes hands with armies.
clause-cede_armies = Armies change hands without the land.
clause-cede_transport = A transport changes hands with its load.
clause-cede_siege_engine = A siege engine changes hands.
clause-release = Prisoners go home.
clause-non_aggression = None attacks the other.
clause-defensive_alliance = Who is attacked is helped: war on the aggressor, or the pact is broken.
clause-offensive_alliance = War on a third player together.
clause-free_text = A promise in words; the table judges it by a vote.
clause-dissolve = An earlier pact ends without loss of honour.
clause-readmission = The Pope takes back an excommunicated player.
title-talks = Diplomacy: actions left: { $left }.
help-talks = A pact or a war is one action, also if it is refused. Pacts in force are in the table of pacts.
idle-talks = Your talks end.
done-talks = End your talks
effect-war = War at once; pacts between you are broken, allies are called.
effect-propose = Terms with one or more players; one diplomatic action.
effect-cancel_truce = { $diplomatico_cancel_po_per_turn } honour for each turn cancelled.
effect-call_vote = The pact is shown; all vote whether it was broken.
effect-break_pact = { $casus_belli_pact_broken } casus belli for each of the others.
effect-honour_pact = War on { $seats }.
title-duty = { $seat } has declared war on { $victim }.
title-vote = Has { $seat } respected the pact with { $others }?
help-vote = More than half must say broken; then it costs { $honour_cost_pact_broken } honour.
title-kingdom = Choose your Kingdom.
help-kingdom = Its territories, its religion and its sites are your beginning. Point at one to see it on the map.
idle-kingdom = You get the first on the list.
title-capital_site = Which site becomes your Capital?
help-capital_site = It gets a City and a Fortress; armies and purchases are placed there.
idle-capital_site = The port that supplies most.
title-first_cathedral = Where does your first Cathedral stand?
help-first_cathedral = It pays taxes, keeps rebellions down and may stand in any territory of your Kingdom.
idle-first_cathedral = It stands in your Capital.
idle-first_berth = It starts in your Capital, if it can.
title-objective = Which objective do you keep?
help-objective = It stays secret and counts at the end.
idle-objective = You keep the first on the list.
title-capital = Your Capital is lost: choose another.
help-capital = At once and for nothing, one of your settlements, as it is.
idle-capital = Your largest settlement.
title-keep_card = Which Empire card do you keep?
idle-keep_card = One that you can use now, if there is one.
title-keep_second = Keep a second card for { $empire_draw_extra_keep_cost } Florins?
idle-keep_second = No second card.
title-aim = Before the phase begins: { $cards }?
help-aim = A card that hurts another player is played now; he may have one that cancels it.
idle-aim = Nothing is played.
title-pry =
    You see the hand of { $seat }: { $steal ->
    [1] take a card.
   *[other] which card is discarded?
 }
help-pry = Nobody else sees this hand.
idle-pry = The first on the list.
title-sabotage = Sabotage, { $place }: { $left } more of { $seat }.
help-sabotage = A sabotaged transport does not move and a Galley does not ram this turn.
idle-sabotage = The highest level first.
title-shield = The Castellan protects: { $left } more.
help-shield = No barbarian attacks it and no Event harms it this turn; others may cancel that for { $castellano_cancel_cost_po } honour.
idle-shield = Nothing more is protected.
effect-shield = Safe from barbarians and Events until the end of the turn.
title-unshield = { $seat } protects { $places }. Cancel it?
help-unshield = { $castellano_cancel_cost_po } honour for each territory; { $seat } notes { $castellano_cancel_cb } casus belli against you each time.
idle-unshield = It stays protected.
effect-unshield = Barbarians and Events may strike there again.
title-shorten =
    { $seat } imposes a truce of { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } on you.
help-shorten = Neither attacks the other, by arms or by cards. Cancel turns of it for { $diplomatico_cancel_po_per_turn } honour each?
idle-shorten = The truce stands.
effect-shorten = { $diplomatico_cancel_po_per_turn } honour for each turn cancelled.
title-gift = The feast of { $seat }: what do you offer?
help-gift = In secret. Only the highest gift is paid; its giver gains { $during_bard_highest_gift } honour.
idle-gift = You offer nothing.
effect-gift = Paid only if nobody offers more.
title-favour = Several guests offer { $amount }: whose gift do you take?
help-favour = He pays it to you and gains { $during_bard_highest_gift } honour.
idle-favour = The one with the least honour.
effect-favour = He pays, and gains { $during_bard_highest_gift } honour.
title-conclave = Election of the Pope: show Cardinals?
help-conclave = Each Catholic rolls 1d{ $papacy_election_die }, +{ $papacy_per_cathedral } for each Cathedral, +{ $cardinale_election } for each Cardinal shown. The cards stay in hand.
idle-conclave = All your Cardinals are shown.
title-crusader = A crusade is called. Do you take the cross?
help-crusader = Crusaders do not attack one another while it lasts and march on its goal.
idle-crusader = You stay at home.
effect-take_cross = You are one of the crusaders.
effect-stay = Nothing changes for you.
title-merchants = Commerce begins: which cards do you show?
help-merchants = A Merchant pays at once; a Toll Collector earns as others' goods pass.
idle-merchants = All that earn something are shown.
title-monopoly = Monopoly: which good, in which land zone?
help-monopoly = There only you may buy it, and every trade in it pays you { $market_monopolio_percent } %.
idle-monopoly = All stays as it is.
effect-monopoly = Only you buy it there; { $market_monopolio_percent } % of every trade.
title-corsair = Corsairs: a sea zone for each card.
help-corsair = Noted in secret, on a sea where you own a port; revealed only if you strike.
idle-corsair = Nothing is noted.
done-corsair = The notes are sealed
title-ambush = Ships of { $seat } pass: { $places }. Strike?
help-ambush = Your Corsair takes { $corsaro_goods_by_lt_1 }, { $corsaro_goods_by_lt_2 } or { $corsaro_goods_by_lt_3 } goods by LT, less { $corsaro_reduction_per_galley_level } for each level of Galleys with them.
idle-ambush = You strike if there are at least 3 goods.
title-booty = Booty from { $seat }: goods to take: { $left }.
help-booty = They are landed in your port on this sea.
idle-booty = The dearest are taken.
title-booty_port = Booty from { $seat }: in which port is it landed?
help-booty_port = The goods lie on the ground there for your transports.
idle-booty_port = The first port of the list.
title-salvage = { CAP(THE($place)) }: { $units } units afloat.
help-salvage = What your Merchant Ships there do not load is lost.
idle-salvage = The dearest first, as far as there is room.
done-salvage = Leave the rest
title-prize =
    { CAP(THE($place)) }: { $count ->
    [one] a transport
   *[other] { $count } transports
 } without protection.
help-prize = 1 VF put aboard makes one yours, at once and free of points.
idle-prize = They are left alone.
title-sell_off = You owe { $amount } Florins and have { $cash }.
help-sell_off = Sell something at half price, or the pact is broken and costs you honour.
idle-sell_off = Nothing is sold.
title-surgeon = The fighting is over: a Barber-Surgeon?
help-surgeon = 1d{ $cerusico_die_medicina }, 1d{ $cerusico_die_chirurgia } or 1d{ $cerusico_die_ospedale } VF of one battle come back with the next reinforcements.
idle-surgeon = For the battle that cost you most.
effect-surgeon = { $vf } VF of this battle may be recovered.
title-landing = { CAP(THE($place)) } is yours: how many VF go ashore?
help-landing = Up to { $vf } from your ships; at least 1 holds the land, 1 stays on each ship.
idle-landing = As many as the land feeds.
done-landing = No more go ashore
title-beachhead = { CAP(THE($place)) }: land to besiege with at least { $need } VF.
help-beachhead = { $landed } ashore, { $vf } can still land; more than are inside the walls.
idle-beachhead = All go ashore.
done-beachhead = No more go ashore
title-wreck =
    The artillery of { $seat } has hit: you lose { $count ->
    [one] an engine
   *[other] { $count } engines
 }.
help-wreck = You choose which.
idle-wreck = The weakest.
title-siege_captain = Siege of { $place }: which Captain confirms it?
help-siege_captain = It is one of his attacks this turn.
idle-siege_captain = The one of the lowest level.
title-genius = Siege of { $place }: show the Genius?
help-genius = The enemy loses { $genio_siege_extra_loss } VF more this turn. The card stays in hand.
idle-genius = It is shown.
title-accept = { CAP(THE($place)) } has fallen to you. Take it?
help-accept = If you decline, your ally may have it.
idle-accept = You take it.
effect-accept_land = It becomes yours.
effect-decline = The next of the attackers is asked.
title-onward = { CAP(THE($place)) }: other armies stand there. Attack them too?
help-onward = At once, as part of this attack; or they leave.
idle-onward = They may leave.
effect-onward = A new attack on this player's armies there.
title-join_attack = { CAP(THE($place)) } is attacked by your ally. Join with a Captain?
help-join_attack = { $force } VF attack { $vf }. Who removes the last defenders takes the land.
idle-join_attack = You do not join.
title-bring = { CAP(THE($place)) }: which of your transports attack too?
help-bring = One VF stays on each; the others fight.
done-bring = Bring these
idle-bring = All of them.
title-ramming = { CAP(THE($place)) }: your side was rammed.
help-ramming = How many of the VF lost are yours? The others bear the rest.
idle-ramming = As many as you can bear.
title-inside = { CAP(THE($place)) }: who is inside the walls?
help-inside = Not all fit; the others fight in the field first.
idle-inside = Your own first.
title-stand_by = { CAP(THE($place)) }: barbarians attack with { $force } VF. Help?
help-stand_by = Your armies there fight beside the { $vf } VF of the defender.
idle-stand_by = You stand aside.
help-captain = Each Captain attacks as often in a turn as his level; success raises him, failure lowers him.
idle-captain = The one of the lowest level.
help-gates = The whole attack is then fought in the field.
idle-gates = The gates stay shut.
help-help = Who is not at war with the attacker declares war by helping.
idle-help = You help only if an alliance binds you.
help-muster = Cards of defence come before the battle.
idle-muster = The Guard if you are outnumbered, else nothing.
help-spoils = Keep it, sell it for half its price, or destroy it: what was a player's gives 1 honour.
idle-spoils = It is kept if it may be.
help-cargo = Armies, Captains, engines and goods; each handling costs points outside your settlements.
idle-cargo = Nothing more is moved.
idle-journey = This transport is done.
help-leader = He gains a level with a conquest and loses one with a failure.
idle-leader = The first on the list.
help-first_roll = Several fight on your side, one roll each in turn.
idle-first_roll = In turn order.
help-lose_card = Who loses a roll gives up one of the cards he showed.
idle-lose_card = The one that helps least.
idle-battle_cards = Your best cards are shown.
idle-again = Another roll, unless you are the weaker.
idle-losses = The largest stack loses first.
help-duty = War against his enemies, or the alliance is broken.
idle-duty = What costs less honour; if equal, the alliance is kept.
help-also = You are at war with one of them; the others of that side may be added.
idle-also = No further war.
help-side = You are allied to both sides: break with one.
idle-side = You break with the first on the list.
idle-vote = Respected.
effect-respected = The pact stays in force.
effect-broken = If more than half say so, it costs him { $honour_cost_pact_broken } honour.
effect-piece = Level { $level }, { $vf } VF aboard.
why-MU-ORD-02 = A bid is at least { $least } Florins.
why-MU-ORD-03 = You have { $cash } Florins.
why-MU-AUC-01 = A bid is at least { $least } Florins.
why-MU-SET-02 = { $seat } rules it.
why-MU-SET-05 = There is no site of a settlement.
why-MU-SET-11 = { $vf } VF are still to be placed.
why-MU-PUR-04 =
    { $steps ->
    [0] You are { $amount } Florins short.
   *[other] The Master Builder's steps are { $steps } short.
 }
why-MU-DIP-04 = Say first how long it lasts.
why-MU-DIP-07 = A clause is still unfinished, or there is none.
why-MU-DIP-12 = You are at war with { $seat } already.
why-MU-EMP-04 = { CAP(THE($card)) } is a card of another phase: { $phase }.
why-MU-EMP-10 = There is a truce between you and { $seat }.
why-MU-EMP-13 = { CAP(THE($card)) } needs { $needs }.
why-MU-CON-02 = A Captain is never kept.
why-MU-CON-05 = Your limit is { $limit }: you have as many.
why-MU-MOV-01 = Its { $points } points are spent.
why-MU-MOV-03 = It has no armies aboard.
why-MU-SGE-01 =
    { $engines ->
    [0] There is no siege engine with you.
   *[other] You have { $force } VF against { $vf } inside: it takes more.
 }
plan-peace = Propose peace to { $seat }
plan-non_aggression = To { $seat }: neither attacks the other, { $turns } turns
plan-trade = To { $seat }: trade for both, { $turns } turns
table-technologies = Technologies
table-cards = Empire cards
table-works = Buildings, transports, engines
table-prices = Prices of goods
table-pacts = Pacts in force
table-scoring = Honour at the end
column-technology = Technology
column-level = Level
column-price = Price
column-needs = Needs
column-owners = Owned by
column-card = Card
column-phase = Phase
column-own = Yours
column-count = In all
column-discarded = Discarded
column-work = What
column-lt = LT
column-left = In the reserve
column-settlement = Settlement
column-holder = Held by
column-reach = Points
column-good = { $good }
column-parties = Between
column-terms = Terms
column-until = Until
column-source = From
column-now = Now
cell-list = { $items }
cell-none = –
cell-seats = { $seats }
cell-lt = { $level }
cell-lt-each = I–III
cell-three = { $a } / { $b } / { $c }
cell-both = { $sell } / { $buy }
cell-fee = Fee by pact: { $amount } Florins for each buy or sell action.
cell-until = to turn { $turn }
cell-endless = without end
source-honour = Won in play
source-kingdoms = Kingdoms
source-florins = Treasury
source-loans = Loans
source-cathedrals = Cathedrals
source-relics = Relics
source-religious_capitals = Religious capitals
source-objectives = Objectives
score-honour = Technologies (every seventh, each of level IV), enemies' pieces destroyed, relics; less wars and broken pacts.
score-kingdoms = Held whole and safe: Small { $end_kingdom_small }, Minor { $end_kingdom_minor }, Large { $end_kingdom_large }, Major { $end_kingdom_major }.
score-florins = { $end_florins } for each { $each_florins } Florins.
score-loans = { $end_unpaid_loan } less for each loan not repaid.
score-cathedrals = { $end_cathedral } each, in a safe territory.
score-relics = { $end_relic_in_cathedral } more for a Cathedral with a relic.
score-religious_capitals = { $end_religious_capital } each.
score-objectives = As the cards say.
scope-battle = until the end of this battle

## What technologies do

tech-misticismo = Cathedrals cost { $cathedral_discount_misticismo } less. The Monk gives +{ $monaco_defence_with_misticismo }.
tech-monoteismo = Cathedrals cost { $cathedral_discount_monoteismo } less. Templar +{ $templare_attack_with_monoteismo }; Bishop { $vescovo_florins_per_cathedral_monoteismo } Florins and Cardinal { $cardinale_vf_per_cathedral_monoteismo } VF for each Cathedral.
tech-teologia = Cathedrals cost { $cathedral_discount_teologia } less. Bishop { $vescovo_florins_per_cathedral_teologia } Florins, Cardinal { $cardinale_vf_per_cathedral_teologia } VF for each Cathedral; Inquisitor { $inquisitore_cards_teologia } cards, Flagellant +{ $flagellante_bonus_teologia }.
tech-fanatismo = { $reinforcements_fanatismo } VF more every turn ({ $reinforcements_fanatismo_crusade } on a crusade). Bishop { $vescovo_florins_per_cathedral_fanatismo } Florins, Cardinal { $cardinale_vf_per_cathedral_fanatismo } VF for each Cathedral; Inquisitor { $inquisitore_cards_fanatismo } cards, Flagellant +{ $flagellante_bonus_fanatismo }.
tech-agricoltura = Plains supply { $supply_agricoltura_plain } VF more. Cereals and wine without penalty; the Agricultural Fair costs { $fair_agricultural_discount } less.
tech-mulino = Taxes: { $taxes_mulino_plain } Florins for each plain you own.
tech-rotazione_colture = Plains supply { $supply_rotazione_colture_plain } VF more.
tech-mercato = Buy and sell between settlements of one owner. Fairs at half price; prisoners may become Slaves; Toll Collector { $esattore_florins_per_good_mercato }; Patron +{ $mecenate_percent_each } %.
tech-allevamento = Hills supply { $supply_allevamento_hill } VF more.
tech-caccia = Woods supply { $supply_caccia_wood } VF more. Furs without penalty.
tech-carpenteria = Ships of level II and III. Each turn one building may rise by two levels. Carpenter.
tech-forgiatura = Arms without penalty; the Mining Fair costs { $fair_mining_discount } less; Mercenary { $mercenario_vf_per_tech } VF.
tech-tessitura = Ships +{ $carriers_pm_bonus_sea_tessitura } movement point. Textiles without penalty; the Textile Fair costs { $fair_textile_discount } less.
tech-scuola_militare = Hire Captains up to your LT for { $captains_price_by_level_1 }, { $captains_price_by_level_2 } or { $captains_price_by_level_3 } Florins.
tech-tattica = Condottiere +{ $condottiero_attack_with_tattica }; Marshal. Of several Captains only the last who led loses a level.
tech-strategia = +{ $strategia_bonus } in battle with three times the enemy's armies. Prisoners { $prisoners_percent_strategia } %. Marshal: one more attack; Infiltrator.
tech-logistica = Land transports +{ $carriers_pm_bonus_land_logistica } point; siege attrition { $siege_attrition_logistica } % less; a reserve of { $reinforcements_logistica_reserve_by_lt_1 }, { $reinforcements_logistica_reserve_by_lt_2 } or { $reinforcements_logistica_reserve_by_lt_3 } VF; armies may be placed beside settlements too.
tech-legge = Rebellions { $wild_rebellion_legge } weaker. Militiaman and Guard.
tech-investitura = One VF more each turn for { $reinforcements_investitura_price } Florins. Knight: { $cavaliere_vf_per_castle_investitura } VF for each Castle.
tech-vassallaggio = Taxes: { $taxes_vassallaggio_settlement } Florins for each settlement. Knight: { $cavaliere_vf_per_castle_vassallaggio } VF for each Castle. Rebellions { $wild_rebellion_vassallaggio } stronger.
tech-feudalesimo = Taxes: { $taxes_feudalesimo_city } Florins for each City. { $reinforcements_feudalesimo_per_castle } VF for each Castle every turn; Knight { $cavaliere_vf_per_castle_feudalesimo }. Rebellions { $wild_rebellion_feudalesimo } stronger.
tech-matematica = Miser, Skinflint, Tax Farmer, Toll Collector; Military Engineer +{ $genio_attack }.
tech-architettura = Boroughs, Cities, Fairs (with Commerce), Cathedrals. Architect and Master Builder for them.
tech-ingegneria = Fortresses and Castles. Architect and Master Builder for them; Military Engineer +{ $genio_with_ingegneria }.
tech-alchimia = Bombards. The enemy loses { $alchimia_field } VF more in each field roll you win and in sieges; ramming and naval rolls +{ $alchimia_naval }.
tech-astronomia = Open sea costs { $ways_sea_open_with_astronomia } point; ships +{ $carriers_pm_bonus_sea_astronomia } point; a storm only halves them.
tech-cartografia = All transports +{ $carriers_pm_bonus_sea_cartografia } point; a storm only halves land transports.
tech-strade = Land transports +{ $carriers_pm_bonus_land_strade } point; mountains cost { $ways_land_mountain_with_strade }, rivers nothing.
tech-istruzione = Diplomat: truce of { $diplomatico_turns_istruzione } turn or { $diplomatico_cb_removed_istruzione } casus belli. Castellan: { $castellano_territories_istruzione } territory.
tech-letteratura = Diplomat: { $diplomatico_turns_letteratura } turns or { $diplomatico_cb_removed_letteratura } casus belli. Castellan: { $castellano_territories_letteratura } territories.
tech-filosofia = Diplomat: { $diplomatico_turns_filosofia } turns or { $diplomatico_cb_removed_filosofia } casus belli. Castellan: { $castellano_territories_filosofia } territories.
tech-universita = From the next turn technologies at half price; free ones by cards beyond the three. Diplomat: { $diplomatico_turns_universita } turns or { $diplomatico_cb_removed_universita } casus belli.
tech-medicina = Barber-Surgeon: recovers 1d{ $cerusico_die_medicina } VF.
tech-chirurgia = Recover { $recovery_chirurgia } VF lost in battle each turn. Barber-Surgeon 1d{ $cerusico_die_chirurgia }; Physician { $medico_cards_chirurgia } card.
tech-ospedale = Recover { $recovery_ospedale } VF lost in battle each turn. Barber-Surgeon 1d{ $cerusico_die_ospedale }; Physician { $medico_cards_ospedale } cards.
tech-commercio = Fairs (with Architecture). Merchant { $mercante_florins_commercio }; Caravan Master { $carovaniere_percent_commercio } %.
tech-conio = Merchant { $mercante_florins_conio }; Caravan Master { $carovaniere_percent_conio } %; Mercenary { $mercenario_vf_per_tech } VF.
tech-banche = Taxes: { $taxes_banche_interest_percent } % of your Florins. Loans +{ $loan_bonus_banche }; Merchant { $mercante_florins_banche }; Caravan Master { $carovaniere_percent_banche } %; Mercenary { $mercenario_vf_per_tech } VF; Patron +{ $mecenate_percent_each } %.
tech-gilde = Sell every good for { $market_gilde_sell_by_lt_1 }, { $market_gilde_sell_by_lt_2 } or { $market_gilde_sell_by_lt_3 } Florins more by LT. Loans +{ $loan_bonus_gilde }; more from Assassin, Thief, Pirate and Corsair.
tech-mude = Your ships are safe from Corsairs of players of your LT or less.
tech-arsenale = One Merchant Ship and one Galley more; ships cost { $carriers_ship_discount_arsenale } less.
tech-monopolio = One good is yours alone in a land zone that you lead; { $market_monopolio_percent } % of its trade there. Merchant { $mercante_florins_monopolio }; Caravan Master { $carovaniere_percent_monopolio } %; Patron +{ $mecenate_percent_each } %.

## What Empire cards do

card-abate = A free technology of University and Medicine or of Religion whose prerequisites you own. It counts among the { $lessons_max_per_turn } of the turn, unless you own University.
card-architetto = Half price for the rest of the phase: civil, commercial and religious buildings with Architecture, fortifications with Engineering.
card-arciere = Attack or defence: the enemy loses { $arciere_extra_enemy_loss } VF more in this roll, whatever the dice say.
card-assassino = Look at a hand and discard a card of your choice; or cancel an Assassin or Cutthroat played on you; with Guilds cancel any other offence card.
card-avaro = With Mathematics: an opponent collects no taxes for as many turns as your LT.
card-balestriere = +{ $balestriere_attack } in attack or defence; +{ $balestriere_defence_fortified } in defence inside a fortification.
card-bardo = Everyone not at war with you offers Florins in secret. You take the highest gift; its giver gains { $during_bard_highest_gift } honour.
card-capomastro = { $capomastro_steps_by_lt_1 }, { $capomastro_steps_by_lt_2 } or { $capomastro_steps_by_lt_3 } free building steps at LT I, II, III: a level I building or one level more. Settlements need Architecture, fortifications Engineering.
card-cardinale = { $cardinale_vf_per_cathedral_monoteismo }, { $cardinale_vf_per_cathedral_teologia } or { $cardinale_vf_per_cathedral_fanatismo } VF per Cathedral with Monotheism, Theology, Fanaticism. One per phase. +{ $cardinale_election } in a papal election.
card-carovaniere = One lot { $carovaniere_percent_commercio }, { $carovaniere_percent_conio }, { $carovaniere_percent_banche } or { $carovaniere_percent_monopolio } % cheaper to buy or dearer to sell with Commerce, Coinage, Banks, Monopoly.
card-carpentiere = With Carpentry, when you are attacked: a Tower there, or with Engineering one level more for the fortification.
card-castellano = { $castellano_territories_istruzione }, { $castellano_territories_letteratura } or { $castellano_territories_filosofia } own territories are safe from barbarians and the Event card this turn, with Education, Literature, Philosophy. Others may cancel each for { $castellano_cancel_cost_po } honour; you get { $castellano_cancel_cb } casus belli.
card-cavaliere = { $cavaliere_vf_per_castle_investitura }, { $cavaliere_vf_per_castle_vassallaggio } or { $cavaliere_vf_per_castle_feudalesimo } VF per Castle with Investiture, Vassalage, Feudalism. One per phase.
card-cerusico = After a battle recover 1d{ $cerusico_die_medicina }, 1d{ $cerusico_die_chirurgia } or 1d{ $cerusico_die_ospedale } VF with Medicine, Surgery, Hospital; at most those lost in it and not taken prisoner.
card-ciambellano = 1d{ $ciambellano_die_by_lt_1 }, 1d{ $ciambellano_die_by_lt_2 } or 1d{ $ciambellano_die_by_lt_3 } × { $ciambellano_multiplier } Florins at LT I, II, III; { $ciambellano_bonus_banche } more with Banks.
card-concessione = A trade and/or passage pact from a player not at war with you, for free and without end. He gets { $concessione_cb_per_pact } casus belli for each.
card-condottiero = +{ $condottiero_attack } in attack; +{ $condottiero_attack_with_tattica } with Tactics.
card-conestabile = Turn { $conestabile_vf } VF into a Captain I who may attack at once; or raise a Captain by one level.
card-contessa = A free technology of Politics or of University and Medicine whose prerequisites you own. It counts among the { $lessons_max_per_turn } of the turn, unless you own University.
card-corsaro = Note in secret a sea zone with a port of yours. From a ship passing there steal { $corsaro_goods_by_lt_1 }, { $corsaro_goods_by_lt_2 } or { $corsaro_goods_by_lt_3 } goods by LT; with Guilds also kill as many VF. Each level of escorting Galleys takes { $corsaro_reduction_per_galley_level } off.
card-diplomatico = A truce of { $diplomatico_turns_istruzione }, { $diplomatico_turns_letteratura }, { $diplomatico_turns_filosofia } or { $diplomatico_turns_universita } turns with a player, or { $diplomatico_cb_removed_istruzione }, { $diplomatico_cb_removed_letteratura }, { $diplomatico_cb_removed_filosofia } or { $diplomatico_cb_removed_universita } of his casus belli removed, with Education, Literature, Philosophy, University.
card-eroina = With a Cathedral of yours: a larger die in attack or defence ({ $eroina_die_more } sides more).
card-esattore = { $esattore_florins_per_good_matematica } Florin with Mathematics, { $esattore_florins_per_good_mercato } with Market, for each unit of others' goods that passes your land or straits or is traded in your settlements. One per phase.
card-flagellante = A duel of dice for each territory of a player with at least { $flagellante_min_vf } VF: where you win he loses { $flagellante_loss } VF. Theology +{ $flagellante_bonus_teologia }, Fanaticism +{ $flagellante_bonus_fanatismo }. Cathedrals and religious capitals are immune.
card-gabelliere = With Mathematics: double the Florins of your territories and, with Mill, of your plains. One per phase. Stays in hand.
card-genio = +{ $genio_attack } with Mathematics, +{ $genio_with_ingegneria } with Engineering, in attack or defence. With Engineering also { $genio_siege_extra_loss } extra loss for the enemy in a siege.
card-giullare = Choose a gift: a transport, a siege engine or a fortification of a level up to your LT; an Empire card; or double taxes this turn.
card-guardia = With Law, when a territory of yours is attacked: 1d{ $guardia_die_by_lt_1 }, 1d{ $guardia_die_by_lt_2 } or 1d{ $guardia_die_by_lt_3 } VF there at LT I, II, III.
card-infiltrato = With Strategy: open the gates of a fortification of a level below your LT (field battle); or stop up to LT transports of a player in one territory for this turn.
card-inquisitore = Duel of dice with a player, +{ $inquisitore_per_cathedral } per Cathedral: if you win he loses { $inquisitore_cards_base } random card, { $inquisitore_cards_teologia } with Theology, { $inquisitore_cards_fanatismo } with Fanaticism.
card-ladro = Look at a hand and take a card; or with Guilds steal 1d{ $ladro_die_by_lt_1 }, 1d{ $ladro_die_by_lt_2 } or 1d{ $ladro_die_by_lt_3 } × { $ladro_multiplier } Florins by LT, or copy a technology.
card-maresciallo = With Tactics: a convoy with a Captain gets { $maresciallo_pm_by_captain_level_1 }, { $maresciallo_pm_by_captain_level_2 } or { $maresciallo_pm_by_captain_level_3 } points by his level; with Strategy he may attack once more.
card-mecenate = Your purchases cost { $mecenate_percent_each } % less for each of LT II, LT III, Market, Banks, Monopoly.
card-medico = Take back { $medico_cards_chirurgia } (Surgery) or { $medico_cards_ospedale } (Hospital) cards lost in one battle since your last Purchase.
card-mercante = Each Commerce phase { $mercante_florins_commercio }, { $mercante_florins_conio }, { $mercante_florins_banche } or { $mercante_florins_monopolio } Florins with Commerce, Coinage, Banks, Monopoly, and { $mercante_per_fair } per Fair. Several add up. Stays in hand.
card-mercenario = Buy up to { $mercenario_vf_per_tech } VF for each of Forging, Coinage and Banks, at { $mercenario_price } Florins each. Several add up.
card-miliziano = With Law, when your starting Kingdom is attacked: { $miliziano_vf_by_lt_1 }, { $miliziano_vf_by_lt_2 } or { $miliziano_vf_by_lt_3 } VF by LT in each of its territories you own.
card-monaco = +{ $monaco_defence } in defence if the territory has a building; +{ $monaco_defence_with_misticismo } with Mysticism.
card-ospitaliere = A free technology of Politics or of Religion whose prerequisites you own. It counts among the { $lessons_max_per_turn } of the turn, unless you own University.
card-pirata = A pirate Galley in any sea zone with { $pirata_vf_by_lt_1 }, { $pirata_vf_by_lt_2 } or { $pirata_vf_by_lt_3 } barbarian VF by LT; with Guilds also a Captain.
card-principessa = Give it to a player: war and broken pacts between you cost double honour. Or try to annex a barbarian Small Kingdom: { $principessa_annex_roll_by_lt_1 }+, { $principessa_annex_roll_by_lt_2 }+ or { $principessa_annex_roll_by_lt_3 }+ on a d{ $principessa_annex_die } at LT I, II, III.
card-sicario = Remove a player's Captain; or cancel or discard another offence card delivered to anybody.
card-spia = See all pacts of a player, secret ones too, and his land objective.
card-taccagno = With Mathematics: a player buys nothing for as many turns as your LT.
card-targa_d_oro = Peace with one player or one alliance at war with you, without losing honour. If need be you leave your own alliance.
card-templare = +{ $templare_attack } in attack if the attacked territory has a building; +{ $templare_attack_with_monoteismo } with Monotheism.
card-usuraio = Keep it: taxes +{ $usuraio_percent } % (+{ $usuraio_percent_banche } % with Banks) and a second loan. Or deliver it: his taxes −{ $usuraio_percent } % (−{ $usuraio_percent_banche } % with Banks), no loans, { $during_usuraio } honour lost per open loan each turn. Lasts as many turns as your LT.
card-vescovo = { $vescovo_florins_per_cathedral_monoteismo }, { $vescovo_florins_per_cathedral_teologia } or { $vescovo_florins_per_cathedral_fanatismo } Florins per Cathedral with Monotheism, Theology, Fanaticism. One per phase.

## What objectives ask for

objective-obiettivo_land_01 = Kingdom of Sicily, held safely at the end: { $points } honour.
objective-obiettivo_land_02 = Bulgarian and Wallachian Empire, held safely at the end: { $points } honour.
objective-obiettivo_land_03 = Sultanate of Rum, held safely at the end: { $points } honour.
objective-obiettivo_land_04 = Ilkhanate, held safely at the end: { $points } honour.
objective-obiettivo_land_05 = Kingdom of Poland, held safely at the end: { $points } honour.
objective-obiettivo_land_06 = Kingdom of Serbia, Despotate of Epirus, Banate of Bosnia, held safely at the end: { $points } honour.
objective-obiettivo_land_07 = Commune of Milan, Commune of Florence, Republic of Genoa, held safely at the end: { $points } honour.
objective-obiettivo_land_08 = Principality of Kiev, Principality of Chernigov, Principality of Turov, Principality of Smolensk, held safely at the end: { $points } honour.
objective-obiettivo_land_09 = Principality of Antioch, County of Tripoli, Kingdom of Cilicia, held safely at the end: { $points } honour.
objective-obiettivo_land_10 = Kingdom of Bohemia, Duchy of Saxony, March of Brandenburg, held safely at the end: { $points } honour.
objective-obiettivo_land_11 = { $obiettivo_land_11_religious_capitals } religious capitals, held safely at the end: { $points } honour.
objective-obiettivo_land_12 = { $obiettivo_land_12_castles } Castles, held safely at the end: { $points } honour.
objective-obiettivo_land_13 = { $obiettivo_land_13_plains } plains, held safely at the end: { $points } honour.
objective-obiettivo_land_14 = { $obiettivo_land_14_cities } Cities, held safely at the end: { $points } honour.
objective-obiettivo_land_15 = { $obiettivo_land_15_territories } territories, held safely at the end: { $points } honour.
objective-obiettivo_sea_01 = both banks of Bosphorus, Dardanelles, held safely at the end: { $points } honour.
objective-obiettivo_sea_02 = both banks of Strait of Messina, held safely at the end: { $points } honour.
objective-obiettivo_sea_03 = both banks of Strait of Bonifacio, held safely at the end: { $points } honour.
objective-obiettivo_sea_04 = both banks of Strait of Kerch, held safely at the end: { $points } honour.
objective-obiettivo_sea_05 = Rhodes, Cyclades, Crete, held safely at the end: { $points } honour.
objective-obiettivo_sea_06 = Sicily, Sardinia, Corsica, held safely at the end: { $points } honour.
objective-obiettivo_sea_07 = Cyprus, Crete, held safely at the end: { $points } honour.
objective-obiettivo_sea_08 = Genoa, Venice, Naples, held safely at the end: { $points } honour.
objective-obiettivo_sea_09 = Alexandria, Antioch, Trebizond, held safely at the end: { $points } honour.
objective-obiettivo_sea_10 = Caffa, Trebizond, Constantinople, held safely at the end: { $points } honour.
objective-obiettivo_sea_11 = Danzig, Cracow, held safely at the end: { $points } honour.
objective-obiettivo_sea_12 = Tunis, Palermo, held safely at the end: { $points } honour.
objective-obiettivo_sea_13 = { $obiettivo_sea_13_ports } ports, held safely at the end: { $points } honour.
objective-obiettivo_sea_14 = { $obiettivo_sea_14_galleys_level_3 } Galleys of level III, held safely at the end: { $points } honour.
objective-obiettivo_sea_15 = { $obiettivo_sea_15_merchant_ships_level_3 } Merchant Ships of level III, held safely at the end: { $points } honour.

## Who plays for the bots: name, arms, and how

bot-marshal_merchant = The Merchant
    .arms = Azure, a ship Or under sail
    .says = Ships and caravans before armies; pays for peace rather than for war.
bot-marshal_conqueror = The Conqueror
    .arms = Gules, a lion rampant Or
    .says = Looks for weak neighbours, and goes to war at odds that others leave alone.
bot-marshal_scholar = The Scholar
    .arms = Argent, an open book sable
    .says = Buys technologies before all else, behind good walls.
bot-marshal_diplomat = The Diplomat
    .arms = Vert, two hands clasped argent
    .says = Makes pacts with everybody, and leaves the other a good share of them.

## Why a bot would answer so

reason-turns-left = { $count ->
    [0] It is the last turn.
    [one] One turn is left after this one.
   *[other] { $count } turns are left after this one.
}
reason-purse = You have { $florins } Florins.
reason-remain = You have { $florins } Florins left to spend.
reason-corsair-done = Corsairs are noted where ships of others must pass.
reason-spoils-keep = Kept, it is worth more than plundered or destroyed.
reason-muster-pass = No card would turn this battle.
reason-prey = What your armies could take from { $seat } at once is worth about { $florins } Florins.
reason-war-price = The war costs about { $florins } Florins: honour, pacts broken, revenge.
reason-no-prey = From { $seat } there is nothing to be had now: the war only costs.
reason-safety = Peace along the border with { $seat } is worth about { $florins } Florins.
reason-markets = The markets of { $seat } are worth about { $florins } Florins to your transports.
reason-deal-mine = It is worth about { $florins } Florins to you.
reason-deal-costs = It would cost you about { $florins } Florins.
reason-deal-theirs = To { $seat } it is worth about { $florins } Florins.
reason-strongest = { CAP($seat) } is the strongest rival.
reason-card = The card is worth about { $florins } Florins to you by the end.
reason-place = To move early is worth about { $florins } Florins to you.
reason-place-race = You are at war, or it is nearly over: to move early is worth about { $florins } Florins.
reason-buys = It brings about { $florins } Florins by the end, for { $price }.
reason-techs = { $count ->
    [one] With it you have seven more technologies together: a point of honour.
   *[other] { $count } technologies with this one make seven: a point of honour.
}
reason-income = Your taxes bring { $florins } Florins.
reason-garrison = { CAP(THE($place)) } wants { $need } VF against revolt and raids, and has { $have }.
reason-needed = Armies are wanted in { THE($place) }, or wait there to be fetched.
reason-land = { CAP(THE($place)) } is worth about { $florins } Florins to you.
reason-odds = You win with a chance of about { $percent } %, and lose about { $lost } VF.
reason-quiet = { CAP(THE($place)) } stays quiet with { $need } VF; there are { $have }.
reason-forces = { $mine } VF of yours stand against { $theirs }.
reason-wins = If you fight on, you win with a chance of about { $percent } %.
reason-storms = An assault succeeds with a chance of about { $percent } %.
reason-sale = The sale brings a profit of { $florins } Florins.
reason-carries = The load gains about { $florins } Florins for each turn until it is sold.
reason-market = The best market for its load is { THE($place) }.
reason-source = A load worth fetching is to be had in { THE($place) }.
reason-again-stop = A failed attack costs the Captain a level: without an even chance one stops.
reason-again = As long as victory is as likely as not, one fights on.
reason-aim-pass = No card of yours does enough here.
reason-aim = What helps goes to yourself, what hurts to the strongest rival.
reason-bid-pass = The next place is not worth so much.
reason-bid = The smallest raise: the order matters, but technologies matter more.
reason-cargo-done = The wagon has what it should.
reason-cargo-load = Armies that no garrison needs are of use on a wagon only.
reason-cargo-unload = Land without enough armies rebels.
reason-cargo = Without a Captain nobody attacks, without an engine walls stand long.
reason-capital = The settlement with most armies behind the best walls.
reason-command-end = Nothing in reach is worth a march.
reason-command-march = A wagon goes where land can be taken, relieved or armies fetched, whatever is worth most.
reason-command = Cards, relics and sieges first, then marches.
reason-deploy = Crews for merchants, a full War Wagon, the rest as garrisons.
reason-gift = A point of honour for a part of your money.
reason-journey-done = There is nothing more to gain with it this turn.
reason-journey-go = Goods gain by the way: from where they are cheap to where they are dear.
reason-journey = Sell where it pays, else buy what sells best within reach.
reason-keep_card = The card that you can use soonest and longest.
reason-keep_second-pass = A second card is not worth { $empire_draw_extra_keep_cost } Florins and what they buy.
reason-keep_second = This card is worth more than its { $empire_draw_extra_keep_cost } Florins.
reason-levies-done = Your wagons could not carry more armies, or the Florins buy more elsewhere.
reason-levies = Armies as far as wagons can carry them; cards at once.
reason-lose_card = The card that is worth least to you.
reason-march-halt = Nothing further on is worth the risk.
reason-march-attack = The chance is good and the prize is worth the losses.
reason-march = One step nearer to what is worth most.
reason-placement = Crews first, then garrisons, then wagons with a Captain.
reason-pry = The card that is worth most to you.
reason-purchase-done = Nothing left brings more than it costs; the rest is kept for goods.
reason-purchase-learn = Technologies are honour: seven make a point, and the last of each line another.
reason-purchase = Whatever brings most for its price.
reason-reply-accept = It does not hurt you, and does not help the others much more.
reason-reply-counter = For a fair price it would be good for both.
reason-reply-refuse = It costs you something, or helps the other far more than you.
reason-shield = The land that would cost most, if it is threatened.
reason-siege = A siege is kept up while it can be; the last turn is for storming.
reason-spoils-destroy = To destroy a rival's piece is honour.
reason-spoils = A laden transport is worth more than the honour.
reason-talks-end_talks = No war pays and nobody is left who would sign.
reason-talks-declare_war = A war pays when the prey is worth more than honour, broken pacts and revenge.
reason-talks-propose = Peace on one side leaves the armies free for the other.
reason-talks-play = This is the moment for the card.
reason-taxes-loan = A loan works for you as long as there are turns to use it.
reason-taxes-repay = On the last turn a loan is returned, or it costs honour.
reason-taxes-play = The card pays now.
reason-taxes = All that pays is shown.
reason-terms = Peace along the border and trade both ways: what both should like.
reason-trade-end = No transport has anything to gain this turn.
reason-trade-use = This transport has something to sell, to buy or to fetch.
reason-trade = What will not be used any more becomes money, if it makes a point.
reason-ventures = All trade in a turn of its own: then prices are seen first.
reason-walls-assault = The walls will surely fall.
reason-walls-stop = There is neither the strength to storm nor the time to besiege.
reason-walls = What cannot be stormed falls to an engine in time.
reason-kingdom = A Kingdom with room to grow.
reason-capital_site = A place that can be fed and defended.
reason-first_cathedral = Where it is safe: a Cathedral is honour.
reason-first_berth = Where it can begin its work at once.
reason-objective = The objective that is nearest to what you will do anyway.
reason-cancel = A card is cancelled when it would cost more than the card.
reason-battle_cards = As many cards as the roll needs, and no more.
reason-losses = The stacks that are needed least.
reason-help = Whoever helps may be at war tomorrow.
reason-muster = A card is played where it turns the battle.
reason-gates = The Infiltrator is for walls that would hold.
reason-beachhead = More than are inside the walls, and no ship left empty.
reason-leader = The Captain of the highest level.
reason-surgeon = For the battle with the most losses.
reason-join_attack = An ally who is helped remains one.
reason-shorten = Peace costs nothing, honour does.
reason-conclave = A Cardinal counts at the election of the Pope, and at nothing else.
reason-siege_captain = The Captain whom other tasks need least.
reason-landing = As many as hold the coast.
reason-ramming = Where the losses hurt least.
reason-inside = Your own first.
reason-bring = All that can fight.
reason-accept = Land is taken when it can be held.
reason-sell_off = What is needed least: a broken pact costs honour.
reason-vote = What was promised was kept, as far as one can see.
reason-duty = A broken alliance costs honour.
reason-also = One enemy at a time.
reason-side = With the weaker partner one breaks more cheaply.
reason-favour = The guest who threatens you least.
reason-unshield = Honour is worth more than that.
reason-crusader = The cross is taken when there is something to gain.
reason-stand_by = To stand aside costs no armies.
reason-merchants = Merchants pay at once.
reason-monopoly = The good that you sell most.
reason-corsair = Where others' ships must pass.
reason-ambush = Goods for a card.
reason-card_bid = A card is worth its use to you, and no more.
reason-captain = The Captains who win.
reason-onward = While the armies last.
reason-first_roll = The strongest first.
reason-genius = One army of the enemy is worth the card.
reason-wreck = The weakest engine.
reason-salvage = Goods for nothing.
reason-prize = A transport for an army.
reason-sabotage = The transport that carries most.
reason-booty_port = The port nearest to a market.
reason-booty = The dearest goods.
