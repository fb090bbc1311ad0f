# Medioevo Universale: nomi.

## Carte Impero

name-abate = Abate
name-architetto = Architetto
name-arciere = Arciere
name-assassino = Assassino
name-avaro = Avaro
name-balestriere = Balestriere
name-bardo = Bardo
name-capomastro = Capomastro
name-cardinale = Cardinale
name-carovaniere = Carovaniere
name-carpentiere = Carpentiere
name-castellano = Castellano
name-cavaliere = Cavaliere
name-cerusico = Cerusico
name-ciambellano = Ciambellano
name-concessione = Concessione
name-condottiero = Condottiero
name-conestabile = Conestabile
name-contessa = Contessa
name-corsaro = Corsaro
name-diplomatico = Diplomatico
name-eroina = Eroina
name-esattore = Esattore
name-flagellante = Flagellante
name-gabelliere = Gabelliere
name-genio = Genio
name-giullare = Giullare
name-guardia = Guardia
name-infiltrato = Infiltrato
name-inquisitore = Inquisitore
name-ladro = Ladro
name-maresciallo = Maresciallo
name-mecenate = Mecenate
name-medico = Medico
name-mercante = Mercante
name-mercenario = Mercenario
name-miliziano = Miliziano
name-monaco = Monaco
name-ospitaliere = Ospitaliere
name-pirata = Pirata
name-principessa = Principessa
name-sicario = Sicario
name-spia = Spia
name-taccagno = Taccagno
name-targa_d_oro = Targa d'oro
name-templare = Templare
name-usuraio = Usuraio
name-vescovo = Vescovo

## Tecnologie e rami

name-misticismo = Misticismo
name-monoteismo = Monoteismo
name-teologia = Teologia
name-fanatismo = Fanatismo
name-agricoltura = Agricoltura
name-mulino = Mulino
name-rotazione_colture = Rotazione delle colture
name-mercato = Mercato
name-allevamento = Allevamento
name-caccia = Caccia
name-carpenteria = Carpenteria
name-forgiatura = Forgiatura
name-tessitura = Tessitura
name-scuola_militare = Scuola militare
name-tattica = Tattica
name-strategia = Strategia
name-logistica = Logistica
name-legge = Legge
name-investitura = Investitura
name-vassallaggio = Vassallaggio
name-feudalesimo = Feudalesimo
name-matematica = Matematica
name-architettura = Architettura
name-ingegneria = Ingegneria
name-alchimia = Alchimia
name-astronomia = Astronomia
name-cartografia = Cartografia
name-strade = Strade
name-istruzione = Istruzione
name-letteratura = Letteratura
name-filosofia = Filosofia
name-universita = Università
name-medicina = Medicina
name-chirurgia = Chirurgia
name-ospedale = Ospedale
name-commercio = Commercio
name-conio = Conio
name-banche = Banche
name-gilde = Gilde
name-mude = Mude
name-arsenale = Arsenale
name-monopolio = Monopolio
name-military = Militare
name-politics = Politica
name-sciences = Scienze
name-agriculture_crafts = Agricoltura e Artigianato
name-university_medicine = Università e Medicina
name-commerce_finance = Commercio e Finanza
name-religion = Religione

## Edifici

name-village = Villaggio
name-borough = Borgo
name-city = Città
name-tower = Torre
name-fortress = Fortilizio
name-castle = Castello
name-cathedral = Cattedrale
name-fair_agricultural = Fiera agricola
name-fair_mining = Fiera mineraria
name-fair_textile = Fiera tessile
name-religious_capital = Capitale religiosa

## Mezzi di trasporto, Macchine di assedio, armate, Capitani

name-merchant_ship = Mercantile
name-caravan = Carovana
name-galley = Galea
name-war_wagon = Carro da guerra
name-catapult = Catapulta
name-trebuchet = Trabucco
name-bombard = Bombarda
name-light_infantry = Fante Leggero
name-archer = Arciere
name-heavy_infantry = Fante Pesante
name-knight = Cavaliere
name-barbarian_infantry = Fante barbaro
name-barbarian_archer = Arciere barbaro
name-captain = Capitano
name-barbarian_captain = Capitano barbaro
name-pirate_galley = Galea pirata
name-relic = Reliquia
name-distant_port = Porto lontano

## Merci

name-spices = Spezie
name-wine = Vino
name-cereals = Cereali
name-salt = Sale
name-textiles = Tessuti
name-furs = Pelli
name-arms = Armi e Armature
name-slaves = Schiavi

## Regni

name-byzantine = Impero Bizantino
name-mamluk = Sultanato dei Mamelucchi
name-hungary = Regno di Ungheria
name-holy_roman_empire = Sacro Romano Impero
name-golden_horde = Khanato dell'Orda d'Oro
name-novgorod_republic = Repubblica di Novgorod
name-france = Regno di Francia
name-hafsid = Sultanato degli Hafsidi
name-england = Regno di Inghilterra
name-castile = Corona di Castiglia
name-kiev_pr = Principato di Kiev
name-turov_pr = Principato di Turov
name-chernigov_pr = Principato di Cernigov
name-polotsk_pr = Principato di Polotsk
name-smolensk_pr = Principato di Smolensk
name-murom_ryazan_pr = Principato di Murom/Ryazan'
name-rostov_pr = Principato di Rostov
name-vladimir_pr = Principato di Vladimir
name-teutonic_order = Stato Monastico dei Cavalieri Teutonici
name-sweden = Regno di Svezia
name-norway = Regno di Norvegia
name-denmark = Regno di Danimarca
name-provence_county = Contea di Provenza
name-aragon_kingdom = Regno di Aragona
name-scotland = Regno di Scozia
name-bohemia_kingdom = Regno di Boemia
name-milan_commune = Comune di Milano
name-florence_commune = Comune di Firenze
name-genoa_republic = Repubblica di Genova
name-venice_republic = Repubblica di Venezia
name-arborea = Giudicato di Arborea
name-serbia = Regno di Serbia
name-ilkhanate = Il Khanato
name-merinid = Sultanato Merinide
name-rum = Sultanato di Rum
name-papal_state = Stato della Chiesa
name-antioch_principality = Principato di Antiochia
name-tripoli_county = Contea di Tripoli
name-cilicia_kingdom = Regno di Cilicia
name-trebizond_empire = Impero di Trebisonda
name-georgia_kingdom = Regno di Georgia
name-epirus = Despotato d'Epiro
name-archipelago = Ducato dell'Arcipelago
name-sicily_kingdom = Regno di Sicilia
name-bulgaria_empire = Impero Bulgaro e di Valacchia
name-cyprus_kingdom = Regno di Cipro
name-poland = Regno di Polonia
name-masovia_duchy = Ducato di Masovia
name-pomerania_duchy = Ducato di Pomerania
name-lithuania_duchy = Granducato di Lituania
name-galicia_volhynia = Regno di Galizia-Volinia
name-saxony_duchy = Ducato di Sassonia
name-brandenburg_march = Marca di Brandeburgo
name-bavaria_duchy = Ducato di Baviera
name-bosnia_banate = Banato di Bosnia
name-portugal_kingdom = Regno di Portogallo
name-navarre_kingdom = Regno di Navarra
name-granada_emirate = Emirato di Granada
name-tlemcen_sultanate = Sultanato di Tlemcen
name-wales_principality = Principato di Galles
name-connacht_kingdom = Regno di Connacht
name-brittany_duchy = Ducato di Bretagna

## Territori

name-thrace = Tracia
name-macedonia = Macedonia
name-bithynia = Bitinia
name-mysia = Misia
name-lydia = Lidia
name-peloponnese = Peloponneso
name-rhodes = Rodi
name-cyrenaica = Cirenaica
name-marmarica = Marmarica
name-egypt = Egitto
name-nile_delta = Delta del Nilo
name-sinai = Sinai
name-judea = Giudea
name-palestine = Palestina
name-pannonia = Pannonia
name-great_plain = Grande Pianura
name-upper_hungary = Alta Ungheria
name-transylvania = Transilvania
name-banat = Banato
name-slavonia = Slavonia
name-croatia = Croazia
name-frisia = Frisia
name-lorraine = Lorena
name-palatinate = Palatinato
name-thuringia = Turingia
name-franconia = Franconia
name-swabia = Svevia
name-geneva = Ginevra
name-bessarabia = Bessarabia
name-cumania = Cumania
name-crimea = Crimea
name-don = Steppa del Don
name-circassia = Circassia
name-lower_volga = Basso Volga
name-volga_bulgaria = Bulgaria del Volga
name-novgorod = Novgorod
name-pskov = Pskov
name-torzhok = Toržok
name-karelia = Carelia
name-beloozero = Beloozero
name-vologda = Vologda
name-bjarmia = Bjarmia
name-ile_de_france = Isola di Francia
name-flanders = Fiandre
name-champagne = Champagne
name-normandy = Normandia
name-poitou = Poitou
name-burgundy = Borgogna
name-languedoc = Linguadoca
name-wessex = Wessex
name-east_anglia = Anglia Orientale
name-mercia = Mercia
name-northumbria = Northumbria
name-cornwall = Cornovaglia
name-leinster = Leinster
name-gascony = Guascogna
name-old_castile = Vecchia Castiglia
name-leon = León
name-galicia = Galizia
name-new_castile = Nuova Castiglia
name-extremadura = Estremadura
name-andalusia = Andalusia
name-murcia = Murcia
name-algeria = Algeria
name-medjerda = Medjerda
name-ifriqiya = Ifriqiya
name-byzacena = Bizacena
name-tripolitania = Tripolitania
name-sirtica = Sirtica
name-fezzan = Fezzan
name-kiev = Kiev
name-turov = Turov
name-chernigov = Cernigov
name-polotsk = Polotsk
name-smolensk = Smolensk
name-murom_ryazan = Murom-Ryazan'
name-rostov = Rostov
name-vladimir = Vladimir
name-prussia = Prussia
name-livonia = Livonia
name-estonia = Estonia
name-svealand = Svealand
name-gotaland = Götaland
name-finland = Finlandia
name-viken = Viken
name-vestland = Vestland
name-trondelag = Trøndelag
name-jutland = Jutland
name-scania = Scania
name-schleswig = Schleswig
name-zealand = Selandia
name-provence = Provenza
name-aragon = Aragona
name-catalonia = Catalogna
name-valencia = Valencia
name-balearics = Baleari
name-portugal = Portogallo
name-algarve = Algarve
name-navarre = Navarra
name-granada = Granada
name-tlemcen = Tlemcen
name-morocco = Marocco
name-marrakesh = Marrakech
name-sijilmasa = Sigilmassa
name-lowlands = Lowlands
name-highlands = Highlands
name-wales = Galles
name-connacht = Connacht
name-brittany = Bretagna
name-bohemia = Boemia
name-styria = Stiria
name-saxony = Sassonia
name-brandenburg = Brandeburgo
name-bavaria = Baviera
name-greater_poland = Grande Polonia
name-lesser_poland = Piccola Polonia
name-silesia = Slesia
name-masovia = Masovia
name-pomerania = Pomerania
name-pomerelia = Pomerelia
name-lithuania = Lituania
name-black_ruthenia = Russia Nera
name-volhynia = Volinia
name-red_ruthenia = Rutenia Rossa
name-lombardy = Lombardia
name-tuscany = Toscana
name-liguria = Liguria
name-corsica = Corsica
name-veneto = Veneto
name-crete = Creta
name-lazio = Lazio
name-sardinia = Sardegna
name-abruzzo = Abruzzo
name-campania = Campania
name-apulia = Puglia
name-calabria = Calabria
name-sicily = Sicilia
name-bosnia = Bosnia
name-rascia = Rascia
name-zeta = Zeta
name-albania = Albania
name-thessaly = Tessaglia
name-cyclades = Cicladi
name-bulgaria = Bulgaria
name-vidin = Vidin
name-dobruja = Dobrugia
name-wallachia = Valacchia
name-moldavia = Moldavia
name-lycia = Licia
name-paphlagonia = Paflagonia
name-cappadocia = Cappadocia
name-cilicia = Cilicia
name-pontus = Ponto
name-georgia = Georgia
name-armenia = Armenia
name-syria = Siria
name-phoenicia = Fenicia
name-cyprus = Cipro
name-azerbaijan = Azerbaigian
name-persia = Persia
name-mesopotamia = Mesopotamia
name-jazira = Gezira

## Centri Abitati

name-constantinople = Costantinopoli
name-alexandria = Alessandria
name-damascus = Damasco
name-jerusalem = Gerusalemme
name-buda = Buda
name-frankfurt = Francoforte
name-basel = Basilea
name-saray = Saraj
name-caffa = Caffa
name-novgorod_town = Novgorod
name-paris = Parigi
name-bruges = Bruges
name-london = Londra
name-seville = Siviglia
name-tunis = Tunisi
name-antioch = Antiochia
name-trebizond = Trebisonda
name-tabriz = Tabriz
name-candia = Candia
name-rome = Roma
name-genoa = Genova
name-venice = Venezia
name-palermo = Palermo
name-naples = Napoli
name-prague = Praga
name-danzig = Danzica
name-kiev_town = Kiev
name-krakow = Cracovia
name-tarnovo = Tarnovo
name-barcelona = Barcellona
name-lisbon = Lisbona
name-fez = Fez
name-milan = Milano
name-florence = Firenze
name-marseille = Marsiglia

## Zone di mare e stretti

name-norwegian_sea = Mare di Norvegia
name-north_sea_n = Mare del Nord settentrionale
name-north_sea_s = Mare del Nord meridionale
name-german_bight = Golfo Germanico
name-skagerrak = Skagerrak e Kattegat
name-baltic_w = Baltico occidentale
name-baltic_c = Baltico centrale
name-baltic_n = Baltico settentrionale
name-gulf_of_finland = Golfo di Finlandia
name-gulf_of_bothnia = Golfo di Botnia
name-english_channel = La Manica
name-celtic_sea = Mar Celtico
name-irish_sea = Mare d'Irlanda
name-hebrides_sea = Mare delle Ebridi
name-bay_of_biscay = Golfo di Biscaglia
name-lusitanian_sea = Mare Lusitano
name-gulf_of_cadiz = Golfo di Cadice
name-mauretanian_sea = Mare Mauritano
name-atlantic_ocean = Oceano Atlantico
name-alboran_sea = Mare di Alborán
name-balearic_sea = Mare delle Baleari
name-algerian_sea = Mare d'Algeria
name-gulf_of_lion = Golfo del Leone
name-ligurian_sea = Mar Ligure
name-sardinian_sea = Mare di Sardegna
name-tyrrhenian_n = Tirreno settentrionale
name-tyrrhenian_s = Tirreno meridionale
name-sicilian_channel = Canale di Sicilia
name-maltese_sea = Mare di Malta
name-sicilian_sea = Mare di Sicilia
name-gulf_of_taranto = Golfo di Taranto
name-strait_of_otranto = Canale d'Otranto
name-adriatic_c = Adriatico centrale
name-adriatic_n = Adriatico settentrionale
name-ionian_sea = Mar Ionio
name-cretan_sea = Mare di Creta
name-libyan_sea = Mar Libico
name-gulf_of_sirte = Golfo della Sirte
name-egyptian_sea = Mare d'Egitto
name-levantine_sea = Mare di Giudea
name-cilician_sea = Mare di Cilicia
name-levant_open = Mare aperto di Levante
name-aegean_s = Egeo meridionale
name-aegean_n = Egeo settentrionale
name-marmara = Mar di Marmara
name-black_sea_w = Mar Nero occidentale
name-black_sea_n = Mar Nero settentrionale
name-black_sea_s = Mar Nero meridionale
name-black_sea_e = Mar Nero orientale
name-azov_sea = Mar d'Azov
name-bosphorus = Bosforo
name-dardanelles = Dardanelli
name-messina = Stretto di Messina
name-bonifacio = Bocche di Bonifacio
name-gibraltar = Stretto di Gibilterra
name-kerch = Stretto di Kerč
name-oresund = Øresund
name-great_belt = Grande Belt

## Terreni, zone di terra, grandezza dei Regni

name-plain = Pianura
name-hill = Collina
name-wood = Bosco
name-mountain = Montagna
name-desert = Deserto
name-land_zone_1 = Zona di terra 1 (Levante ed Egitto)
name-land_zone_2 = Zona di terra 2 (Bisanzio, Balcani e Ponto)
name-land_zone_3 = Zona di terra 3 (Italia ed Europa centrale)
name-land_zone_4 = Zona di terra 4 (Baltico, Rus' e Steppa)
name-land_zone_5 = Zona di terra 5 (Francia, Fiandre e Isole Britanniche)
name-land_zone_6 = Zona di terra 6 (Iberia e Maghreb)
name-major = Regno Maggiore
name-large = Regno Grande
name-minor = Regno Minore
name-small = Regno Piccolo

## Religioni

name-catholic = Cattolici
name-orthodox = Ortodossi
name-muslim = Musulmani
name-pagan = Pagani
name-excommunicated = Cattolici scomunicati
name-pope = Papa
name-antipope = Antipapa

## Fasi

name-turn_order = Ordine di turno
name-empire_cards = Carte Impero
name-diplomacy = Diplomazia
name-purchase = Acquisto
name-taxes = Tasse
name-reinforcements = Rinforzi
name-events = Eventi
name-placement = Posizionamento
name-combat = Combattimento
name-commerce = Commercio
name-pirates_move = Movimento dei pirati
name-event_card = Carta Evento
name-relics = Reliquie
name-rebellions_and_recruiting = Ribellioni e reclutamento
name-barbarians = Barbari

## Icone e carte Eventi

name-earthquake = Terremoto
name-storm = Tempesta
name-plague = Pestilenza
name-slump = Crisi dei mercati
name-evento_01 = La piena del Nilo
name-evento_02 = Terremoto in Terra Santa
name-evento_03 = Carestia di Mesopotamia
name-evento_04 = Gelo sul Caucaso
name-evento_05 = Locuste in Anatolia
name-evento_06 = Incendio a Costantinopoli
name-evento_07 = Burrasca nell'Egeo
name-evento_08 = Scosse in Epiro
name-evento_09 = Il Danubio in piena
name-evento_10 = Peste nella Puszta
name-evento_11 = Inverno dei Carpazi
name-evento_12 = Moria nella steppa
name-evento_13 = Ghiacci sul Volga
name-evento_14 = Fame nella Rus'
name-evento_15 = Incendio a Novgorod
name-evento_16 = Lupi in Lituania
name-evento_17 = Tempesta sul Baltico
name-evento_18 = Mareggiata di Frisia
name-evento_19 = Il Reno straripa
name-evento_20 = Frana sulle Alpi
name-evento_21 = Epidemia in Boemia
name-evento_22 = Fallimento dei banchi
name-evento_23 = Pestilenza a Roma
name-evento_24 = L'Etna si risveglia
name-evento_25 = Libeccio sul Tirreno
name-evento_26 = Siccità in Barberia
name-evento_27 = Ghiaccio sul Sund
name-evento_28 = Fiere deserte in Champagne
name-evento_29 = Mistral sul Golfo
name-evento_30 = La grande pioggia d'Occidente

## Carte Tesoro

name-tesoro_01 = Tesoro: 1 VF, 150 Fiorini, 10 merci
name-tesoro_02 = Tesoro: 1 VF, 200 Fiorini, 5 merci
name-tesoro_03 = Tesoro: 2 VF, 100 Fiorini, 10 merci
name-tesoro_04 = Tesoro: 2 VF, 150 Fiorini, 5 merci
name-tesoro_05 = Tesoro: 3 VF, 50 Fiorini, 10 merci
name-tesoro_06 = Tesoro: 3 VF, 100 Fiorini, 5 merci
name-tesoro_07 = Tesoro: 3 VF, 150 Fiorini, 10 merci
name-tesoro_08 = Tesoro: 4 VF, 50 Fiorini, 15 merci
name-tesoro_09 = Tesoro: 5 VF, 100 Fiorini, 10 merci
name-tesoro_10 = Tesoro: 5 VF, 200 Fiorini, 20 merci

## Carte Obiettivo

name-obiettivo_land_01 = Signore dell'Italia meridionale
name-obiettivo_land_02 = Zar dei Bulgari
name-obiettivo_land_03 = Sultano di Rum
name-obiettivo_land_04 = Erede dei Khan
name-obiettivo_land_05 = Corona di Polonia
name-obiettivo_land_06 = Despota dei Balcani
name-obiettivo_land_07 = Protettore dei Comuni
name-obiettivo_land_08 = Gran Principe della Rus'
name-obiettivo_land_09 = Custode del Levante
name-obiettivo_land_10 = Elettore
name-obiettivo_land_11 = Due cattedre
name-obiettivo_land_12 = Costruttore
name-obiettivo_land_13 = Le campagne
name-obiettivo_land_14 = Le grandi città
name-obiettivo_land_15 = Granaio di genti
name-obiettivo_sea_01 = Gli Stretti
name-obiettivo_sea_02 = Faro di Messina
name-obiettivo_sea_03 = Bocche di Bonifacio
name-obiettivo_sea_04 = Stretto di Kerč
name-obiettivo_sea_05 = Regina dell'Egeo
name-obiettivo_sea_06 = Le grandi isole
name-obiettivo_sea_07 = Cipro e Creta
name-obiettivo_sea_08 = I tre porti d'Italia
name-obiettivo_sea_09 = Le porte d'Oriente
name-obiettivo_sea_10 = Il Mar Nero
name-obiettivo_sea_11 = La via dell'Ambra
name-obiettivo_sea_12 = Tunisi e Palermo
name-obiettivo_sea_13 = Talassocrazia
name-obiettivo_sea_14 = La flotta
name-obiettivo_sea_15 = La mercatura

## Clausole dei patti

name-passage = Passaggio Territori
name-trade = Patto commerciale
name-stationing = Sosta di armate
name-payment = Pagamento
name-loan = Prestito
name-cede_territory = Cessione di territorio
name-cede_armies = Cessione di armate
name-cede_transport = Cessione di mezzo di trasporto
name-cede_siege_engine = Cessione di macchina di assedio
name-non_aggression = Non aggressione
name-defensive_alliance = Alleanza difensiva
name-offensive_alliance = Alleanza offensiva
name-peace = Pace
name-free_text = Testo libero

## Motivi dei Punti Onore

name-destroy_captain = Capitano di un giocatore distrutto
name-destroy_barbarian_captain_3 = Capitano barbaro III distrutto
name-destroy_building = edificio di un giocatore distrutto
name-destroy_transport = Mezzo di trasporto di un giocatore distrutto
name-destroy_siege_engine = Macchina di assedio di un giocatore distrutta
name-seven_technologies = sette Tecnologie
name-level_4_technology = Tecnologia di livello IV
name-conquer_religious_capital = Capitale religiosa conquistata
name-lose_religious_capital = Capitale religiosa perduta
name-first_to_take_relic = primo a prendere una Reliquia
name-bard_highest_gift = dono più alto alla festa del Bardo
name-bankruptcy = Bancarotta
name-usurer_unpaid_loan_per_turn = prestito non restituito sotto l'Usuraio
name-kingdom_small = un Regno Piccolo
name-kingdom_minor = un Regno Minore
name-kingdom_large = un Regno Grande
name-kingdom_major = un Regno Maggiore
name-florins_1000 = 1000 Fiorini
name-cathedral_with_relic = Cattedrale con Reliquia
name-unpaid_loan = prestito non restituito

## Tipi di scontro e di scelta

name-field = battaglia campale
name-assault = assalto
name-siege = assedio
name-naval = battaglia navale
name-destroy = distruggere
name-plunder = saccheggiare
name-keep = conquistare

# Medioevo Universale. Messaggi in italiano.
## What a player is asked
prompt-kingdom = Scegli il tuo Regno.
prompt-capital_site = Quale centro diventa la tua Capitale? Riceve una Città e un Fortilizio.
prompt-first_cathedral = Dove sorge la tua prima Cattedrale?
prompt-first_berth = Dove comincia questo pezzo?
prompt-deploy = Disponi le prime armate: nei tuoi territori entro l'approvvigionamento, o sui tuoi mezzi.
prompt-objective = Quale obiettivo tieni? Resta segreto.
prompt-bid = La tua offerta per il prossimo posto nell'ordine di turno: almeno 5 in più, oppure passa.
prompt-keep_card = Quale carta Impero tieni? Le altre vanno sotto il mazzo.
prompt-keep_second = Paga 100 Fiorini per tenere una seconda carta, oppure passa.
prompt-aim = Prima che la fase cominci: gioca una carta su un altro giocatore, oppure passa.
prompt-cancel = È stata giocata una carta di offesa. Annullala, oppure passa.
prompt-purchase = Acquista tecnologie, edifici, mezzi, macchine e Capitani; poi conferma.
prompt-taxes = Tasse: mostra carte, prendi o restituisci un prestito, svendi; poi conferma per incassare.
prompt-levies = Rinforzi: carte, mercenari e altre armate assoldate; poi conferma.
prompt-placement = Piazza armate e acquisti nei tuoi insediamenti; ciò che non piazzi è perso.
prompt-command = Combattimento: carica, muovi, attacca, gioca una carta, o termina il turno.
prompt-march = Il convoglio è in marcia: prosegui, aggrega altri, attacca, o fermati.
prompt-cargo = Carica o scarica questo mezzo; poi conferma.
prompt-losses = Scegli da quali pile perdi le armate.
prompt-help = Un altro è attaccato dove stanno le tue armate. Aiuti la difesa? Può significare guerra.
prompt-muster = Sei attaccato. Gioca una carta prima della battaglia, oppure passa.
prompt-gates = Apri le porte con l'Infiltrato, oppure passa.
prompt-walls = Il campo è tuo; le mura resistono. Assalto, assedio, o ti fermi?
prompt-leader = Quale Capitano guida questo tiro?
prompt-battle_cards = Quali carte battaglia mostri per questo tiro?
prompt-lose_card = Hai perso il tiro: quale delle tue carte scarti?
prompt-again = Un altro tiro, o ti fermi? Un attacco fallito costa un livello al Capitano.
prompt-siege = Il tuo assedio: confermalo, dai l'assalto, attendi rinforzi se non sei superiore, o abbandonalo (il Capitano perde un livello).
prompt-spoils = Che ne fai? Tieni, saccheggia per metà valore, o distruggi.
prompt-capital = Hai perso la Capitale. Scegline un'altra.
prompt-pry = Guardi la mano: scegli una carta.
prompt-surgeon = I combattimenti sono finiti. Gioca un Cerusico per una tua battaglia, oppure passa.
prompt-claim = Puoi dichiarare di aver raggiunto il limite di Punti Onore.
prompt-time_up = Il tavolo dichiara quando il tempo concordato è scaduto; senza il suo orologio devono essere d'accordo tutti.

## What a player may answer
option-done = Fatto
option-reopen = Modifica ancora
option-drop = Togli
option-pass = Passo
option-rule = Governa { $a1 }
option-settle = Capitale in { $a1 }
option-consecrate = Cattedrale in { $a1 }
option-start = { $a1 } in { $a2 }
option-garrison = Armate in { $a1 }
option-aboard = Armate sul mezzo { $a1 }
option-aboard-at = Armate a bordo: { $what } { $level }{ $mark } in { $place }
option-keep_objective = Tieni { $a1 }
option-bid = Offri
option-keep = Tieni { $a1 }
option-aim = Gioca { $a1 }
option-aim-seat = Gioca { $a1 } su { $victim }
option-cancel = Annullala con { $a1 }
option-learn = Acquisisci { $a1 }
option-build = Costruisci { $a1 } in { $a2 }
option-raise_free = Gratis con il Capomastro: { $a1 } in { $a2 }
option-order = Acquista { $a1 }, livello { $a2 }
option-refit = Migliora il mezzo { $a1 } al livello { $a2 }
option-refit-at = Migliora { $what } { $level }{ $mark } in { $place } al livello { $a2 }
option-order_engine = Acquista { $a1 }
option-refit_engine = Migliora la macchina { $a1 } al livello { $a2 }
option-refit_engine-at = Migliora { $what }{ $mark } in { $place } al livello { $a2 }
option-hire = Assolda un Capitano di livello { $a1 }
option-repair = Ripara { $a1 } in { $a2 }
option-sell = Svendi { $a1 } in { $a2 } a metà prezzo
option-sell_transport = Svendi il mezzo { $a1 } a metà prezzo
option-sell_transport-at = Svendi { $what } { $level }{ $mark } in { $place } a metà prezzo
option-sell_engine = Svendi la macchina { $a1 } a metà prezzo
option-sell_engine-at = Svendi { $what }{ $mark } in { $place } a metà prezzo
option-found = Fonda una nuova Capitale in { $a1 }
option-harbour = Porto lontano in { $a1 }
option-play = Gioca { $a1 }
option-play-wasted = Gioca { $a1 } (finora nessuno dei tuoi acquisti ne approfitta)
option-done-wasted = Fatto (senza effetto: { $cards })
option-play-with = Gioca { $a1 }: { $what }
option-play-victim = Gioca { $a1 } su { $victim }
option-play-victim-how = Gioca { $a1 } su { $victim }: { $how }
option-play-captain = Gioca { $a1 } sul Capitano di { $victim } di livello { $level }{ $mark } in { $place }
option-play-promote = Gioca { $a1 }: promuovi il Capitano di livello { $level }{ $mark } in { $place }
option-play-chief = Gioca { $a1 } sul Capitano barbaro in { $place }
option-play-aboard = Gioca { $a1 }: un Capitano a bordo di { $what } { $level }{ $mark } in { $place }
option-play-convoy = Gioca { $a1 } per il convoglio del Capitano di livello { $level }{ $mark } in { $place }
option-repay = Restituisci il prestito { $a1 }
option-loan = Prendi un prestito
option-bankrupt = Dichiara bancarotta (3 PO)
option-mercenaries = Assolda mercenari a 15 Fiorini l'uno
option-invest = Un'armata in più per 15 Fiorini
option-station = Armate in { $a1 }
option-embark = Armate sul mezzo { $a1 }
option-embark-at = Armate a bordo: { $what } { $level }{ $mark } in { $place }
option-set = { $a1 } (livello { $a2 }) in { $a3 }
option-set_on = { $a1 } (livello { $a2 }) sul mezzo { $a3 }
option-end = Termina il tuo turno
option-march = Muovi il mezzo { $a1 }
option-march-at = Muovi { $what } { $level }{ $mark } da { $place }
option-handle = Carica o scarica il mezzo { $a1 }
option-handle-at = Carica o scarica { $what } { $level }{ $mark } in { $place }
option-sortie = Sortita da { $a1 }
option-strip = Usa { $a1 } per togliere { $a2 }
option-strip-seat = Usa { $a1 } per togliere { $a2 } davanti a { $victim }
option-take_relic = Il Capitano { $a1 } prende la Reliquia
option-take_relic-at = Il Capitano di livello { $level }{ $mark } in { $place } prende la Reliquia
option-leave_relic = Il Capitano { $a1 } lascia la Reliquia nella Cattedrale
option-leave_relic-at = Il Capitano di livello { $level }{ $mark } in { $place } lascia la Reliquia nella Cattedrale
option-halt = Fermati
option-join = Si aggrega il mezzo { $a1 }
option-join-at = Si aggrega { $what } { $level }{ $mark }
option-go = Vai a { $a1 }
option-attack = Attacca { $a1 }
option-attack_together = Attacca { $a1 } con più Capitani
option-surprise = Attacco a sorpresa a { $a1 }: dichiara guerra
option-surprise_together = Attacco a sorpresa a { $a1 } con più Capitani: dichiara guerra
option-relieve = Attacca gli assedianti di { $a1 }
option-relieve_together = Attacca gli assedianti di { $a1 } con più Capitani
option-engage = Attacca la flotta di { $a1 }
option-engage-seat = Attacca qui i mezzi di { $victim }
option-engage_together = Attacca la flotta di { $a1 } con più Capitani
option-engage_together-seat = Attacca qui i mezzi di { $victim } con più Capitani
option-ambush = Sorprendi la flotta di { $a1 }
option-ambush-seat = Sorprendi qui i mezzi di { $victim }: dichiara guerra
option-ambush_together = Sorprendi la flotta di { $a1 } con più Capitani
option-ambush_together-seat = Sorprendi qui i mezzi di { $victim } con più Capitani
option-hunt = Attacca i pirati
option-hunt-at = Attacca i pirati{ $mark }
option-hunt_together = Attacca i pirati con più Capitani
option-hunt_together-at = Attacca i pirati{ $mark } con più Capitani
option-load = Carica armate da { $a1 }
option-unload = Scarica armate in { $a1 }
option-board = Sale il Capitano { $a1 }
option-board-at = Sale il Capitano di livello { $level }{ $mark }
option-alight = Il Capitano { $a1 } scende in { $a2 }
option-alight-at = Il Capitano di livello { $level }{ $mark } scende in { $a2 }
option-mount = Carica la macchina { $a1 }
option-mount-at = Carica { $what }{ $mark }
option-dismount = Scarica la macchina { $a1 } in { $a2 }
option-dismount-at = Scarica { $what }{ $mark } in { $a2 }
option-take_on = Imbarca il mezzo { $a1 }
option-take_on-at = Imbarca { $what } { $level }{ $mark }
option-set_down = Sbarca il mezzo { $a1 } in { $a2 }
option-set_down-at = Sbarca { $what } { $level }{ $mark } in { $a2 }
option-stow = Carica merci da terra (partita { $a1 })
option-stow-of = Carica { $what }{ $mark } da terra in { $place }
option-leave_goods = Lascia merci in { $a2 } (partita { $a1 })
option-occupy = Occupa il mezzo senza padrone { $a1 }
option-lose = Perdi armate in { $a1 }
option-lose-aboard = Perdi armate a bordo: { $what } { $level }{ $mark } in { $place }
option-help = Aiuta la difesa
option-muster = Gioca { $a1 }
option-open_gates = Apri le porte
option-stop = Fermati
option-assault = Assalto
option-besiege = Assedio
option-lead = Guida il Capitano { $a1 }
option-lead-at = Guida il Capitano di livello { $level }{ $mark }
option-lead-several = I Capitani di livello { $levels } attaccano insieme
option-cards = Nessuna carta
option-cards-some = Mostra { $cards }
option-give_up = Scarta { $a1 }
option-fight = Combatti ancora
option-abandon = Abbandona l'assedio
option-abandon-at = Abbandona l'assedio: il Capitano di livello { $level }{ $mark } perde un livello
option-confirm = Conferma l'assedio
option-storm = Dai l'assalto
option-await = Attendi rinforzi: decidi più tardi in questo turno
option-confirm_siege = Conferma l'assedio di { $a1 }
option-storm_siege = Dai l'assalto a { $a1 }
option-plunder = Saccheggia { $a1 } per metà valore
option-destroy = Distruggi { $a1 }
option-capital = Nuova Capitale in { $a1 }
option-choose_card = { $a1 }
option-surgeon = Cerusico per la battaglia { $a1 }
option-claim = Dichiara il limite di Punti Onore
option-time_up = D'accordo: il tempo è scaduto

## What has happened
log-rolled = { $what }: { $value }
log-abandoned = { $what } in { $place }, senza padrone, è rimosso.
log-attack = { $seat } attacca { $place }.
log-attrition = Assedio di { $place }: { $seat } perde { $vf } VF per logoramento.
log-bankrupt = { $seat } va in bancarotta.
log-battle_cards = { $seat } mostra { $cards }.
log-bid = { $seat } offre { $amount }.
log-blocked = { $seat } è fermato da un blocco in { $place }.
log-borrowed = { $seat } prende un prestito di { $amount } Fiorini.
log-building = { $seat } ordina { $what } in { $place }.
log-built = { $seat } costruisce { $what } in { $place }.
log-cancelled = { $seat } annulla { $what } con { $card }.
log-capital = { $town } è la Capitale di { $seat }.
log-capital_taken = { $seat } saccheggia { $town }, Capitale di { $victim }, e prende { $amount } Fiorini.
log-captain_level = Un Capitano di { $seat } in { $place } è ora di livello { $level }.
log-captain_lost = { $seat } perde un Capitano in { $place }.
log-card_income = { $seat } gioca { $card }: { $amount } Fiorini.
log-card_killed = { $victim } deve scartare { $card }.
log-card_lost = { $seat } perde { $card }.
log-chief_slain = { $seat } elimina un Capitano barbaro di livello { $level } in { $place }.
log-claimed =
    { $good ->
        [1] { $seat } dichiara il limite di PO: la partita finisce con questo turno.
       *[other] { $seat } dichiara il limite di PO: a torto.
    }
log-conquered = { $seat } conquista { $place }.
log-consecrated = { $seat } ha una Cattedrale in { $place }.
log-decayed = { $what } in { $place } non è stato riparato e perde un livello.
log-deployed = { $seat } dispone { $vf } VF.
log-drew = { $seat } pesca { $count } carte Impero.
log-eliminated = { $seat } è fuori dal gioco.
log-expelled = { $vf } VF di { $seat } sono rimossi da { $place }.
log-expelled_transport = { $what } di { $seat } non ha lasciato { $place } in tempo ed è rimosso.
log-healed = { $seat } recupera { $vf } VF.
log-helps = { $seat } aiuta la difesa di { $place }.
log-honour = { $seat }: { $points } PO ({ $why }).
log-inherited = { $seat } prende tutto ciò che { $victim } aveva.
log-kept = { $seat } tiene { $card }.
log-kept-hidden = { $seat } tiene una carta.
log-kingdom = { $seat } governa { $kingdom }.
log-learned = { $seat } acquisisce { $tech }.
log-left_goods = { $seat } lascia { $units } { $good } in { $place }.
log-levied = { $seat } arruola { $vf } VF ({ $how }).
log-loaded = { $seat } carica { $vf } VF in { $place }.
log-unloaded = { $seat } scarica { $vf } VF in { $place }.
log-lost_land = { $seat } abbandona { $place }.
log-moved = { $seat } muove { DA($out) } { A($into) }: { $what }.
log-mustered = { $seat } riceve { $vf } VF.
log-objective = { $seat } sceglie un obiettivo.
log-objective_shown =
    { $done ->
        [1] { $seat }: { $objective } raggiunto.
       *[other] { $seat }: { $objective } non raggiunto.
    }
log-occupied = { $seat } occupa un mezzo in { $place }.
log-order = Ordine di turno: { $seats }.
log-ordered = { $seat } acquista { $what } (livello { $level }).
log-ownerless = Un mezzo di { $seat } in { $place } ora non è di nessuno.
log-passed = { $seat } passa.
log-peace = { $seat } e { $victim } fanno pace.
log-phase = Fase: { $phase }.
log-pirates = Compaiono pirati in { $place } con { $vf } VF.
log-place_won = { $seat } paga { $amount } per il posto { $place }.
log-played = { $seat } gioca { $card }.
log-played_on = { $seat } gioca { $card } su { $victim }.
log-pope = { $seat } ha il Papa.
log-pope_dead = Il Papa è morto.
log-prisoners = { $seat } fa { $count } { $count ->
    [one] prigioniero
   *[other] prigionieri
}.
log-rammed = Speronamento in { $place }: l'attaccante perde { $lost }, il difensore { $fell } VF.
log-recovered = { $seat } recupera { $card }.
log-refitted = { $seat } migliora a { $what }, livello { $level }.
log-repaid = { $seat } restituisce un prestito: { $amount } Fiorini.
log-repaired = { $seat } ripara { $what } in { $place }.
log-repelled = L'attacco di { $seat } a { $place } è fallito.
log-reshuffled = Gli scarti diventano il nuovo mazzo Impero.
log-robbed = { $seat } ruba { $amount } Fiorini a { $victim }.
log-rolled_battle = { $place }, { $mode }: attacco { $die } + { $plus } = { $attack }, difesa { $foe_die } + { $foe_plus } = { $defence }; l'attaccante perde { $lost }, il difensore { $fell } VF.
log-sabotaged = { $seat } sabota mezzi di { $victim } in { $place }.
log-set = { $seat } piazza { $what } (livello { $level }) in { $place }.
log-showed = { $seat } mostra { $card }.
log-siege = { $seat } assedia { $place }.
log-siege_confirmed = { $seat } continua l'assedio di { $place }.
log-siege_over = L'assedio di { $place } da parte di { $seat } è finito.
log-sold = { $seat } svende { $what } in { $place }.
log-spent = { $seat } spende { $amount } Fiorini.
log-spoils =
    { $place }: { $seat } { $how ->
    [keep] si tiene
    [plunder] saccheggia
   *[destroy] distrugge
 } { $what }{ $amount ->
    [0] {""}
   *[other] {" "}per { $amount } Fiorini
 }.
log-started = { $item } di { $seat } comincia in { $place }.
log-starved = { $seat } perde { $vf } VF in { $place } ({ $why }).
log-stationed = { $seat } piazza { $vf } VF in { $place }.
log-stolen = { $seat } ruba { $card } a { $victim }.
log-stolen-hidden = { $seat } ruba una carta a { $victim }.
log-stowed = { $seat } carica { $units } { $good } in { $place }.
log-taxes = { $seat } incassa { $amount } Fiorini.
log-time_agreed = { $seat } è d'accordo che il tempo è scaduto; mancano { $count }.
log-time_up = Il tempo concordato è scaduto: questo è l'ultimo turno.
log-treasure = { $seat } trova un tesoro: { $vf } VF, { $florins } Fiorini, { $units } { $good }.
log-turn = Turno { $turn }.
log-walls_reduced = Le mura di { $place } sono ridotte al livello { $level }.
log-war =
    { $surprise ->
        [1] { $seat } dichiara guerra a { $victim }, a sorpresa.
       *[other] { $seat } dichiara guerra a { $victim }.
    }
log-wasted = { $seat } non può piazzare { $vf } VF: sono persi.

## Names
name-siege_engine = Macchina d'assedio
name-order = ordine di turno
name-empire = carte Impero
name-war = guerra
name-pact_broken = patto rotto
name-first_relic = primo a prendere una Reliquia
name-mercenaries = mercenari
name-invest = investitura
name-attack = Attacco
name-pirates = Il dado dei pirati
name-event = Il dado dell'Evento
name-defence = Difesa
name-artillery = Artiglieria
name-goods = Merci
name-ramming = Speronamento
name-rebellion = Ribellione
name-rebels = Ribelli
name-card = una carta
name-florins = Fiorini
name-aboard = a bordo
name-red = Rosso
name-blue = Blu
name-green = Verde
name-yellow = Giallo
name-white = Bianco
name-black = Nero
name-purple = Viola
name-orange = Arancione
name-brown = Marrone
name-grey = Grigio
prompt-join_attack = Un alleato attacca accanto alle tue armate. Ti unisci con un Capitano?
option-join_attack = Unisciti all'attacco da { $a1 }
option-join_attack-at = Unisciti all'attacco da { $a1 } con il Capitano di livello { $level }{ $mark }
prompt-shorten = Ti è imposta una tregua: per quanti turni paghi 1 onore ciascuno per annullarli?
option-shorten = Turni annullati subito
prompt-conclave = Elezione del Papa: mostri carte Cardinale, +1 ciascuna al tiro?
option-cardinals = Mostra { $a1 } Cardinale
log-cardinals = { $seat } mostra il Cardinale: +{ $cards }.
prompt-siege_captain = Quale Capitano conferma l'assedio?
prompt-landing = La costa è tua e non ha porto: quanti VF sbarcano, e da quali navi?
option-land_from = Sbarca VF dalla nave { $a1 }
option-land_from-at = Sbarca VF da { $what } { $level }{ $mark }
prompt-ramming = La tua parte è stata speronata: quanti dei VF persi sono tuoi?
option-bear = VF miei (il resto tocca agli altri)
prompt-inside = Non tutti entrano nelle mura: quanti VF di ogni difensore?
option-inside = VF dentro le mura
option-inside-seat = VF di { $victim } dentro le mura
prompt-bring = Quali dei tuoi mezzi là attaccano con te?
option-bring = Porta il mezzo { $a1 }
option-bring-at = Porta { $what } { $level }{ $mark }
prompt-accept = Hai eliminato gli ultimi difensori: prendi il territorio?
option-accept = Accetta
option-decline = Rifiuta
option-engage_docked = Attacca le navi nel porto di { $a2 }
option-engage_docked-seat = Attacca le navi di { $victim } nel porto di { $a2 }
option-engage_docked_together = Attacca le navi nel porto di { $a2 } con più Capitani
option-engage_docked_together-seat = Attacca le navi di { $victim } nel porto di { $a2 } con più Capitani
option-ambush_docked = Sorprendi le navi nel porto di { $a2 }
option-ambush_docked-seat = Sorprendi le navi di { $victim } nel porto di { $a2 }: dichiara guerra
option-ambush_docked_together = Sorprendi le navi nel porto di { $a2 } con più Capitani
option-ambush_docked_together-seat = Sorprendi le navi di { $victim } nel porto di { $a2 } con più Capitani: dichiara guerra
prompt-sell_off = Alla fine di questo turno devi più di quanto hai. Vendi qualcosa, o passi e rompi il patto?
prompt-talks = Diplomazia: proponi, dichiara guerra, rompi un patto, gioca una carta, o termina le trattative.
prompt-terms = Scrivi la proposta: con chi, clausola per clausola, per quanto; senza nulla la lasci cadere.
prompt-reply = Hai davanti una proposta. Accetti, rifiuti, o fai una controproposta?
prompt-vote = Il patto è stato rispettato o violato?
prompt-duty = È stata dichiarata guerra a un tuo alleato: onora l'alleanza, o rompila (1 PO).
prompt-also = Dichiari guerra anche agli altri nemici del tuo alleato?
prompt-side = Sei alleato di entrambe le parti in guerra: rompi con una.
prompt-gift = La festa del Bardo: quanti Fiorini offri, in segreto? Paga solo il dono più alto, e guadagna 1 PO.
prompt-favour = Più ospiti hanno dato il massimo: di chi accetti il dono?
prompt-shield = Quale territorio protegge il Castellano?
prompt-unshield = Puoi annullare la protezione di un territorio per 1 PO.
prompt-crusader = Il Papa indice una crociata. Prendi la croce?
option-end_talks = Termina le trattative
option-propose = Fai una proposta
option-declare_war = Dichiara guerra a { $a1 }
option-declare_war-seat = Dichiara guerra a { $victim }
option-break_pact = Rompi il patto { $a1 }
option-break_pact-with = Rompi il patto con { $seats }: { $what }
option-honour_pact = Onora il patto { $a1 }
option-honour_pact-with = Onora il patto con { $seats }: guerra
option-cancel_truce = Annulla turni di tregua (1 PO ciascuno)
option-cancel_truce-seat = Annulla turni di tregua con { $victim } (1 PO ciascuno)
option-call_vote = Chiedi il voto sul patto { $a1 }
option-call_vote-seat = Chiedi il voto: { $victim } ha violato il patto?
option-excommunicate = Scomunica { $a1 }
option-excommunicate-seat = Scomunica { $victim }
option-call_crusade = Indici una crociata su { $a1 }
option-with = Con { $a1 }
option-with-seat = Con { $victim }
option-add = Clausola: { $a1 }
option-giver = Concede { $a1 }
option-giver-seat = Concede { $victim }
option-taker = A { $a1 }
option-taker-seat = A { $victim }
option-place = Dove: { $a1 }
option-town = Dove: { $a1 }
option-land = Il territorio di { $a1 }
option-camp = Armate in { $a1 }
option-by = Per { $a1 }
option-straits = Stretti: { $a1 }
option-fee = Compenso per ogni compravendita
option-vf = Armate (VF)
option-sum = Fiorini
option-times = { $a1 }
option-back = Fiorini da restituire
option-due = Turni alla scadenza
option-vehicle = Mezzo { $a1 }
option-machine = Macchina { $a1 }
option-captives = Prigionieri
option-foe = Contro { $a1 }
option-foe-seat = Contro { $victim }
option-text = Con parole tue
option-pact = Patto { $a1 }
option-lasts = Dura tanti turni (0: senza fine)
option-secret = Resta segreta
option-refuse = Rifiuta
option-counter = Fai una controproposta
option-respected = Rispettato
option-broken = Violato
option-also_war = Dichiara guerra anche a { $a1 }
option-also_war-seat = Dichiara guerra anche a { $victim }
option-gift = Dono
option-favour = Accetta il dono di { $a1 }
option-favour-seat = Accetta il dono di { $victim }
option-shield = Proteggi { $a1 }
option-unshield = Annulla la protezione di { $a1 } (1 PO)
option-stay = Resta a casa
option-take_cross = Prendi la croce
log-help_short = { $seat } deve a { $victim } l'aiuto di { $count } VF e ne mancano { $vf }.
log-pact_broken = { $seat } rompe un patto tra { $seats }.
log-pact_honoured = { $seat } onora l'alleanza con { $seats }.
log-proposal = { $seat } propone a { $seats }: { $clauses }.
log-proposal-hidden = { $seat } fa una proposta segreta a { $seats }.
log-counter = { $seat } fa una controproposta.
log-refused = { $seat } rifiuta.
log-void = La proposta tra { $seats } non può essere mantenuta.
log-agreed = { $seats } si accordano: { $clauses }.
log-agreed-hidden = { $seats } raggiungono un accordo segreto.
log-land_ceded = { $place } passa da { $seat } a { $to_seat }.
log-truce_cut = { $seat } annulla { $turns } { $turns ->
    [one] turno
   *[other] turni
} di tregua con { $victim }.
log-vote = Il voto su { $victim }: { $broken } su { $total } dicono violato.
log-excommunicated = { $victim } è scomunicato.
log-readmitted = { $victim } è riammesso nella Chiesa.
log-crusade = { $seat } indice una crociata su { $place }.
log-crusader = { $seat } prende la croce.
log-crusade_failed = La crociata è fallita.
log-gifts = La festa del Bardo di { $seat }: il dono più alto è di { $most } Fiorini.
log-shielded = { $seat } protegge { $place }.
log-unshielded = { $seat } annulla la protezione di { $place }.
log-annexed = { $seat } annette { $kingdom }.
log-not_annexed = { $seat } non riesce ad annettere { $kingdom }.
name-release = liberazione di prigionieri
name-dissolve = patto sciolto
name-readmission = riammissione nella Chiesa
name-everywhere = ovunque
name-both = terra e mare
name-land = terra
name-sea = mare
name-yes = sì
name-no = no
name-once = una volta, subito
name-each_turn = ogni turno
name-truce = tregua
name-casus_belli = casus belli
name-excommunication = scomunica
name-crusade = crociata
name-conclave = Conclave
name-empire_card = una carta Impero
name-double_taxes = tasse raddoppiate

# -- eventi e barbari

prompt-stand_by = I barbari attaccano dove ci sono tue armate. Aiuti la difesa o resti in disparte?
log-event = Evento: { $card }. Porta: { $icon }.
log-earthquake = La terra trema in { $place }. Danneggiati: { $what }.
log-plague = Pestilenza: { $seat } perde { $vf } VF.
log-relic = Una reliquia affiora in { $place }.
log-relic_taken = Un Capitano di { $seat } prende la reliquia in { $place }.
log-relic_left = { $seat } lascia una reliquia nella Cattedrale di { $place }.
log-rebellion = { $place } si ribella a { $seat }.
log-recruited = I barbari in { $place } guadagnano { $vf } VF.
log-raid =
    { $who ->
    [pirates] I pirati
   *[barbarians] I barbari
 } attaccano { $victim } in { $place } con { $vf } VF{ $level ->
    [0] {""}
   *[other] {" "}e un Capitano di livello { $level }
 }.
log-raid_failed = L'attacco a { $place } fallisce.
log-raid_won = { $victim } è sopraffatto in { $place }; agli attaccanti restano { $vf } VF.
log-barbarians_build = I barbari in { $place } costruiscono: { $what }.
log-barbarians_starve = { $vf } VF barbari in { $place } non trovano cibo e spariscono.
log-chief = I barbari in { $place } seguono un Capitano di livello { $level }.
log-pirates_sail = I pirati fanno rotta su { $place }.

# -- commercio

prompt-ventures = Commercio, tutti insieme: pianifica viaggi e affari dei tuoi mercanti; fatto quando ti va bene.
option-own_turn = Voglio anche un turno mio (convogli, carico, carte, aste, acque pericolose)
prompt-merchants = Inizia il Commercio: mostri Mercanti ed Esattore o li tieni nascosti?
prompt-monopoly = Monopolio: nomina una merce e una zona di terra in cui primeggi, o lascia tutto com'è.
prompt-corsair = Corsari: per ogni carta annota in segreto una zona di mare su cui hai un porto, o nessuna.
prompt-ambush = Passano delle navi. Riveli il Corsaro o le lasci andare?
prompt-trade = Commercio: scegli un trasporto, metti all'asta una carta, svendi qualcosa o chiudi il turno.
prompt-journey = Due su tre: muovere, comprare, vendere. Il movimento sta prima o dopo lo scambio, mai da entrambe le parti.
prompt-card_bid = Una carta Impero è in vendita. Offri almeno 5 di più, o passa.
option-show = Mostra { $a1 }
option-show-all = Mostra { $cards }
option-monopoly = { $a1 }, zona di terra { $a2 }
option-corsair = Corsaro in { $a1 }
option-waylay = Rivela il Corsaro ({ $a2 }): { $a1 }
option-use = Usa il trasporto { $a1 }
option-use-at = { $what } { $level }{ $mark } in { $place }
option-buy = Compra { $a1 } a { $a2 } l'una
option-buy_cheap = Carovaniere: compra { $a1 } a { $a2 } l'una
option-sell_goods = Vendi { $a1 } di { $a2 } a { $a3 } l'una
option-sell_dear = Carovaniere: vendi { $a1 } di { $a2 } a { $a3 } l'una
option-enslave = Trasforma prigionieri in Schiavi
option-enslave-seat = Trasforma prigionieri di { $victim } in Schiavi
option-enslave-barbarians = Trasforma prigionieri barbari in Schiavi
option-auction = Metti all'asta { $a1 } da un prezzo base
log-merchants = { $seat } mostra { $cards } { $cards ->
    [one] carta
   *[other] carte
} Mercante: { $florins } Fiorini.
log-monopoly = { $seat } ha il monopolio di { $good } nella zona di terra { $zone }.
log-monopoly_lost = { $seat } perde il monopolio.
log-monopoly_paid = Il monopolio rende a { $seat } { $florins } Fiorini.
log-bought_goods = { $seat } compra { $units } { $good } { IN($town) } per { $florins } Fiorini.
log-sold_goods = { $seat } vende { $units } { $good } { IN($town) } per { $florins } Fiorini.
log-enslaved = { $seat } trasforma { $units } prigionieri in Schiavi.
log-toll = L'Esattore rende a { $seat } { $florins } Fiorini.
log-corsairs = I corsari di { $seat } assalgono le navi di { $victim } in { $place }.
log-landed_goods = { $seat } sbarca { $units } { $good } rubate in { $place }.
log-seized = I corsari di { $seat } prendono { $vf } VF di { $victim }: { $how }.
log-for_sale = { $seat } mette all'asta { $card }, prezzo base { $base }.
log-card_sold = { $seat } compra { $card } per { $florins } Fiorini.
log-unsold = Nessuno offre: { $seat } tiene { $card }.
name-kill = merci, e uccidi armate
name-capture = merci, e prendi prigionieri
name-enslave = merci, e prendi schiavi
name-found = chissà dove

## Scelte in guerra, in mare e con le carte
prompt-captain = Quali dei tuoi Capitani attaccano?
prompt-onward = I difensori sono battuti, ma ci sono altre armate. Le attacchi subito o le lasci andare?
prompt-first_roll = Dalla tua parte combattono più giocatori: in quale ordine tirano?
prompt-genius = L'assedio continua. Mostri il Genio, perché il nemico perda un'armata in più?
prompt-wreck = L'artiglieria nemica ha colpito: quale macchina perdi?
prompt-salvage = Le merci galleggiano: caricale sulle tue Navi mercantili o lasciale.
prompt-prize = Alcuni mezzi sono senza protezione: metti un'armata a bordo di uno, o passa.
prompt-sabotage = Quale mezzo viene sabotato?
option-onward = Attacca le armate di { $a1 }
option-onward-seat = Attacca le armate di { $victim }
option-begins = Ora tocca a { $a1 }
option-begins-seat = Ora tocca a { $victim }
option-begins-barbarians = Ora tocca ai barbari
option-lose_engine = Perdi { $a1 }
option-salvage = Carica { $a1 } sul mezzo { $a3 }
option-salvage-at = Carica { $a1 } su { $what } { $level }{ $mark } in { $place }
option-sabotage = Sabota il mezzo { $a1 }
option-sabotage-at = Sabota { $what } { $level }{ $mark } in { $place }
option-occupy-at = Occupa { $what } { $level }{ $mark } senza padrone in { $place }
name-alone = solo con questo giocatore
name-alliance = anche con i suoi alleati
prompt-booty_port = Il tuo Corsaro ha colpito: in quale porto sbarchi le merci?
prompt-booty = Il tuo Corsaro ha colpito: quali merci prendi?
option-land_at = Sbarcale a { $a1 }
option-rob = Prendi { $a1 }
log-casus_belli = { $seat } ha { $count } Casus Belli in più contro { $victim }.
log-forgiven = { $seat } dimentica { $count } Casus Belli contro { $victim }.
log-engine_lost = { $seat } perde { $what } in { $place } ({ $why }).
log-siege_arts = Assedio in { $place }: le arti di { $seat } costano all'altra parte { $vf } VF.
log-slump = Le merci si vendono male in questo turno: { $places }.
log-earthquake_harmless = La terra trema in { $place }; nulla è danneggiato.
log-storm_stops = La tempesta ferma mezzi di { $seat }: { $what }.
log-storm_slows = Nella tempesta mezzi di { $seat } fanno metà strada: { $what }.
log-woken = I barbari prendono le armi, { $vf } VF in tutto: { $places }.
log-raid_took = { $victim } perde in { $place }: { $what }.
log-taxes_doubled = { $seat } riscuoterà tasse doppie in questo turno.
log-spied = { $seat } conosce ora i patti e l'Obiettivo terrestre di { $victim }.
log-pact_left = { $seat } lascia un'alleanza con { $seats }.
log-gift = { $seat } offre a { $victim } { $amount } Fiorini.
log-paid = { $seat } paga a { $to_seat } { $amount } Fiorini.
log-laid =
    { $card } di { $seat } sta davanti a { $victim }{ $turns ->
    [0] {""}
    [one] {" "}per { $turns } turno
   *[other] {" "}per { $turns } turni
 }.
log-lifted = { $card } non sta più davanti a { $victim }.
log-marshalled =
    Il convoglio di { $seat } in { $place } guadagna { $points } punti movimento{ $count ->
    [0] {""}
   *[other] {" "}e il suo Capitano un attacco in più
 }.
log-captain_made = { $seat } fa un Capitano da 1 VF in { $place }.
log-gates = Le porte in { $place } sono aperte a { $seat }: nessuno è dentro le mura.
log-spoiled = { $what } { $level } di { $victim } in { $place }: sabotaggio, in questo turno non fa nulla.
log-took_aboard = { $seat } imbarca in { $place }: { $what }.
log-set_ashore = { $seat } sbarca in { $place }: { $what }.
log-town_lower = { $town } scende al livello { $level }.
log-term_peace = – pace
log-term_passage =
    – { $seat } lascia passare { $to_seat }: { $place }, per { $by }{ $straits ->
    [0] {""}
   *[other] , stretti compresi
 }
log-term_trade = – { $seat } lascia commerciare { $to_seat }: { $place }, per { $amount } Fiorini ogni volta
log-term_stationing = – { $seat } lascia sostare { $amount } VF di { $to_seat }: { $place }
log-term_payment =
    – { $seat } paga a { $to_seat } { $amount } Fiorini{ $every ->
    [0] {" "}subito
   *[other] {" "}ogni turno
 }
log-term_loan = – { $seat } presta a { $to_seat } { $amount } Fiorini; ne tornano { $back } entro il turno { $turn }
log-term_cede_territory = – { $place } passa da { $seat } a { $to_seat } con { $amount } VF
log-term_cede_armies = – { $amount } VF in { $place } passano da { $seat } a { $to_seat }
log-term_cede_transport = – { $what } { $level } in { $place } passa da { $seat } a { $to_seat }
log-term_cede_siege_engine = – { $what } in { $place } passa da { $seat } a { $to_seat }
log-term_release = – { $seat } libera { $amount } prigionieri di { $to_seat }
log-term_non_aggression = – nessuno attacca l'altro
log-term_defensive_alliance =
    – alleanza difensiva{ $vf ->
    [0] {""}
   *[other] , con almeno { $vf } VF di aiuto
 }
log-term_offensive_alliance = – alleanza offensiva contro { $victim }
log-term_free_text = – “{ $text }”
log-term_dissolve = – un patto precedente è sciolto
log-term_readmission = – riammissione nella Chiesa
log-term_lasts =
    – { $turns ->
    [0] senza fine
    [one] per { $turns } turno
   *[other] per { $turns } turni
 }
log-scored = { $seat }: { $total } PO ({ $before } in gioco, Regni { $kingdoms }, Fiorini { $florins }, prestiti { $loans }, Cattedrali { $cathedrals }, reliquie { $relics }, capitali religiose { $religious_capitals }, Obiettivi { $objectives }).
log-winner =
    { $seats_n ->
    [one] Vince { $seats }.
   *[other] Vincono insieme { $seats }.
 }
name-supply = rifornimento
name-ceded = cedute, non prelevate
name-limit = oltre il limite
