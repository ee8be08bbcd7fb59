### Julius Caesar

game = Juliusz Cezar
game-about = Rzymska wojna domowa na mapie: ukryte armie bloczków, floty, szturmy i zdrajcy, od Hiszpanii po Syrię. Długa gra dla dwóch osób.
game-credit = Autorzy gry: Justin Thompson i Grant Dalgliesh

seat-1-of-2 = Cezar
seat-2-of-2 = Pompejusz

option-deployment = Rozstawienie armii na początku
option-deployment-historical = historyczne (styczeń 49 r. p.n.e.)
option-deployment-free = dowolne
option-deployment-about = Dowolne: najpierw Cezar, potem Pompejusz zamienia własne bloczki między swoimi miastami. W każdym mieście zostaje ich tyle, ile było.
option-caesar_first = Cezar jest Graczem 1 w pierwszej turze gry
option-caesar_first-about = Niezależnie od kart. Tak gra się na turniejach, bo szybki początek daje więcej Pompejuszowi.
option-edition = Wydanie zasad
option-edition-seed = pierwsze (jak w polskiej instrukcji)
option-edition-v1_1 = 1.1 (późniejsza instrukcja angielska)
option-edition-usual = seed
option-edition-about = W wydaniu 1.1 bloczki w miastach spornych nie są wzmacniane przy werbunku, a Navis, która zwyciężyła w porcie, w nim zostaje.

## Co trzeba rozstrzygnąć

prompt-over = Gra skończona.
prompt-dealing = Trwa rozdawanie kart.
prompt-throwing = Kości toczą się po stole.
prompt-picking = Jowisz wskazuje bloczek.
prompt-deploying = Gdzie stoją twoje bloczki? Każde miasto zachowuje swoją liczbę bloczków.
prompt-discarding = Rok { $year }: odłóż jedną z sześciu kart.
prompt-choosing = Rok { $year }, tura { $turn }: którą kartę zagrywasz?
prompt-wait-both = Obie strony wybierają kartę.
prompt-wait-card = { $player } wybiera kartę.
prompt-moving = Przesuń bloczki. { $points ->
        [0] Punkty ruchu się skończyły, ale bloczki z aktywnych miejsc mogą jeszcze ruszyć.
        [one] Został jeden punkt ruchu.
        [few] Zostały { $points } punkty ruchu.
        [many] Zostało { $points } punktów ruchu.
       *[other] Zostało { $points } punktu ruchu.
    }
prompt-moving-mars = Mars: przesuń bloczki lądowe jednej grupy. Jedna bitwa, którą zaczną, będzie zaskoczeniem.
prompt-moving-neptune = Neptun: przesuń floty jednej grupy. Jedna bitwa, którą zaczną, będzie zaskoczeniem.
prompt-moving-mercury = Merkury: przesuń bloczki lądowe jednej grupy najwyżej o trzy miasta albo zaatakuj miasto odległe o dwa.
    .touch = Merkury: jedna grupa bloczków lądowych rusza się o najwyżej trzy miasta albo atakuje o dwa.
prompt-moving-pluto = Pluton: przesuń bloczki lądowe jednej grupy. Drogi do ataku mieszczą ich więcej: 6, 3, a przez cieśninę 2.
    .touch = Pluton: rusza się jedna grupa bloczków lądowych. Drogi do ataku mieszczą 6, 3, cieśnina 2.
prompt-surprising = Która bitwa będzie zaskoczeniem?
prompt-calling = Jowisz: który wrogi bloczek ma przejść na twoją stronę? Wskaż miejsce i kolor albo bloczek, którego nie można pomylić z innymi.
    .touch = Jowisz: który wrogi bloczek przejdzie na twoją stronę? Wskaż miejsce i kolor albo bloczek.
prompt-settling = Na twoją stronę przechodzi { NAME($block) }. Do którego miasta?
prompt-striking = Wulkan: w które miasto wroga ma uderzyć?
prompt-levying = Zaciąg. { $levies ->
        [one] Został jeden punkt.
        [few] Zostały { $levies } punkty.
        [many] Zostało { $levies } punktów.
       *[other] Zostało { $levies } punktu.
    }
prompt-ordering = Którą bitwę stoczyć teraz?
prompt-fighting = { NAME($place) }, runda { $round }: wskaż bloczek w czerwonej ramce, żeby walczył, albo niech się wycofa lub spasuje.
    .touch = { NAME($place) }, runda { $round }: bloczek w czerwonej ramce walczy, wycofuje się albo pasuje.
prompt-fighting-last = { NAME($place) }, runda { $round }: twoi atakujący muszą się wycofać. Kto i dokąd?
prompt-suffering = { $hits ->
        [one] Jedno trafienie: który z twoich najsilniejszych bloczków je przyjmie?
        [few] { $hits } trafienia: który z twoich najsilniejszych bloczków przyjmie pierwsze?
        [many] { $hits } trafień: który z twoich najsilniejszych bloczków przyjmie pierwsze?
       *[other] { $hits } trafienia: który z twoich najsilniejszych bloczków przyjmie pierwsze?
    }
prompt-regrouping = Zwycięstwo { NAME($place, case: "in") }. Twoje bloczki mogą stamtąd odejść o krok.
prompt-landing = Zima: do których portów płyną twoje floty?
prompt-supplying = Zima: które bloczki wracają do puli z miast, które ich nie wyżywią?
prompt-disbanding = Zima: czy chcesz odesłać jakieś bloczki do puli?

prompt-wait-deploying = { $player } rozstawia bloczki.
prompt-wait-moving = { $player } wykonuje ruchy.
prompt-wait-surprising = { $player } wybiera miejsce zaskoczenia.
prompt-wait-calling = { $player } wybiera, co zrobi Jowisz.
prompt-wait-settling = { $player } wybiera miasto dla zdrajcy.
prompt-wait-striking = { $player } wybiera, gdzie uderzy Wulkan.
prompt-wait-levying = { $player } prowadzi zaciąg.
prompt-wait-ordering = { $player } wybiera następną bitwę.
prompt-wait-fighting = { $player } wydaje rozkaz bloczkowi w bitwie.
prompt-wait-suffering = { $player } wybiera, kto przyjmie trafienie.
prompt-wait-regrouping = { $player } przegrupowuje wojska.
prompt-wait-landing = { $player } wprowadza floty do portów.
prompt-wait-supplying = { $player } wybiera, kogo miasta nie wyżywią.
prompt-wait-disbanding = { $player } wybiera, które bloczki odesłać do puli.

move-done-deploying = Pozostałe stoją jak w 49 r. p.n.e.
move-done-moving = Koniec ruchów
move-done-levying = Koniec zaciągu
move-done-regrouping = Pozostałe zostają
move-done-disbanding = Nie odsyłaj więcej bloczków
move-discard = Odłóż: { NAME($card) }
move-play = Zagraj: { NAME($card) }
move-battle = Stocz bitwę: { NAME($place) }
move-surprise = Zaskocz wroga: { NAME($place) }
move-strike = Uderz: { NAME($place) }
move-call-block = Wezwij bloczek { NAME($block) }: { NAME($place) }
move-call = Wezwij { NAME($colour) } bloczek: { NAME($place) }
move-fire = { NAME($block) } walczy: { $strength ->
        [one] jedna kość
        [few] { $strength } kości
        [many] { $strength } kości
       *[other] { $strength } kości
    }, trafia do { $power }
move-pass = { NAME($block) } pasuje
move-hit = { NAME($block) } przyjmuje trafienie: { $left ->
        [0] koniec
       *[other] z { $strength } na { $left }
    }
move-levy = Nowy bloczek { NAME($place, case: "in") }: { NAME($block) }
move-raise = { NAME($block) } { NAME($origin, case: "in") }: z { $strength } na { $left }
move-disband = Odeślij do puli: { NAME($block) } { NAME($origin, case: "in") }
move-ferry = { NAME($block) } wycofuje się morzem { NAME($place, case: "to") }
move-retreat = { NAME($block) } wycofuje się: { NAME($place) }
move-sail = { NAME($block) }: { NAME($origin) } → { NAME($place) } morzem
move-march = { NAME($block) }: { NAME($origin) } → { NAME($place) }
move-occupy = { NAME($block) }: { NAME($origin) } → { NAME($place) }, zajęcie
move-attack = { NAME($block) }: { NAME($origin) } → { NAME($place) }, atak
move-reserve = { NAME($block) }: { NAME($origin) } → { NAME($place) }, rezerwa ataku
move-respond = { NAME($block) }: { NAME($origin) } → { NAME($place) }, rezerwa obrony
move-deploying = { NAME($block) } staje { NAME($place, case: "in") }
move-settling = { NAME($block) } idzie { NAME($place, case: "to") }
move-regrouping = { NAME($block) } przechodzi: { NAME($place) }
move-landing = { NAME($block) } zimuje { NAME($place, case: "in") }

## Dlaczego czegoś nie można

refusal-card = Nie masz karty { $card }.
    .rule = cards
refusal-apollo = Apollo powtarza ostatnią kartę przeciwnika, więc nie da się go zagrać w pierwszej turze roku.
    .rule = apollo
refusal-discarding = Najpierw odłóż jedną z sześciu kart.
    .rule = hand
refusal-choosing = Najpierw wybierz kartę na tę turę.
    .rule = cards
refusal-plan = Szanse można obliczyć tylko dla kilku marszów, które możesz teraz wykonać.
    .rule = active
refusal-deploying = Teraz każdy bloczek dostaje swoje miasto.
    .rule = deployment
refusal-unbalanced = Jakieś miasto miałoby za dużo albo za mało bloczków: najpierw rozdziel pozostałe.
    .rule = deployment
refusal-pool-stays = { NAME($block) } jest w puli zaciągu i tam zostaje.
    .rule = deployment
refusal-placed = { NAME($block) } ma już swoje miasto. Możesz to cofnąć.
    .rule = deployment
refusal-deploy-port = { NAME($block) } nie może tam stać ({ NAME($place) }): bloczki lądowe stoją w miastach, floty w portach.
    .rule = deployment
refusal-city-full = { NAME($place) } nie ma już miejsca, { NAME($block) } się nie zmieści: każde miasto zachowuje swoją liczbę bloczków.
    .rule = deployment
refusal-deploy-berths = Wolne miejsce ({ NAME($place) }) jest potrzebne flocie, więc { NAME($block) } nie może tam stać.
    .rule = deployment
refusal-moving = Teraz przesuwa się bloczki. Gdy nie ma już nic do przesunięcia, zakończ ruchy.
    .rule = active
refusal-not-yours = { NAME($block) } ci nie służy.
    .rule = active
refusal-off-map = Na mapie nie ma tego bloczka: { NAME($block) }.
    .rule = active
refusal-there-already = { NAME($block) } już tam jest ({ NAME($place) }).
    .rule = steps
refusal-moved = { NAME($block) } wykonuje w turze tylko jeden ruch, a ten już był.
    .rule = steps
refusal-land-only = Ta karta przesuwa tylko bloczki lądowe, a { NAME($block) } to flota.
    .rule = mars
refusal-navis-only = Neptun przesuwa tylko floty, a { NAME($block) } nią nie jest.
    .rule = neptune
refusal-no-points = Nie ma już punktów ruchu ({ NAME($origin) }), { NAME($block) } zostaje.
    .rule = active
refusal-pinned = Atakujący wiążą wszystkich, którzy zostali { NAME($origin, case: "in") }.
    .rule = pinned
refusal-keep-sea = Przez { NAME($origin, case: "acc") } prowadził ruch morski, więc jedna twoja flota musi tam zostać.
    .rule = sea-moves
refusal-closed-way = Tamtędy ({ NAME($place) }) przyszli atakujący, więc nikt nie wyjdzie tą drogą z { NAME($origin, case: "gen") }.
    .rule = pinned
refusal-straight-back = { NAME($block) } nie może zawrócić tam, skąd idzie.
    .rule = steps
refusal-road-full = Droga z { NAME($origin, case: "gen") } { NAME($place, case: "to") } nie zmieści w tej turze więcej bloczków.
    .rule = roads
refusal-too-far = { NAME($block) } nie dotrze w tej turze z { NAME($origin, case: "gen") } { NAME($place, case: "to") }.
    .rule = steps
refusal-too-far-to-attack = { $steps ->
        [1] Atakuje się i wzmacnia pierwszym krokiem
       *[2] Z Merkurym atakuje się pierwszym albo drugim krokiem
    }, a z { NAME($origin, case: "gen") } { NAME($place, case: "to") } jest dalej.
    .rule = steps
refusal-attack-late = { NAME($block) } ma już w tej turze za sobą { $made ->
        [one] jeden krok
        [few] { $made } kroki
        [many] { $made } kroków
       *[other] { $made } kroku
    }, a { $steps ->
        [1] do bitwy prowadzi tylko pierwszy krok
       *[2] do ataku prowadzi tylko pierwszy albo drugi krok
    }.
    .rule = steps
refusal-no-steps = { NAME($block) } ma już za sobą wszystkie kroki tej tury.
    .rule = steps
refusal-no-flank = { NAME($block) } nie może wybierać między głównym atakiem a rezerwą ({ NAME($place) }): droga prowadzi tylko do jednego z nich.
    .rule = mercury
refusal-event-sea = Karty zdarzeń nie dają ruchów morskich.
    .rule = events
refusal-sea-first = Ruchy morskie wykonuje się przed wszystkimi innymi ruchami w turze.
    .rule = sea-moves
refusal-no-port = { NAME($origin) } nie jest portem.
    .rule = sea-moves
refusal-hostile-port = Ruch morski prowadzi do portu przyjaznego albo pustego, a { NAME($place, case: "in") } stoi wróg.
    .rule = sea-moves
refusal-no-sea-way = Z { NAME($origin, case: "gen") } { NAME($place, case: "to") } nie prowadzą przyjazne morza.
    .rule = sea-moves
refusal-levying = Teraz trwa zaciąg. Gdy nie chcesz nic więcej, zakończ go.
    .rule = levy
refusal-step-at-sea = { NAME($block) } jest na morzu: floty wzmacnia się tylko w porcie.
    .rule = levy
refusal-full-strength = { NAME($block) } ma pełną siłę.
    .rule = levy
refusal-contested-city = { NAME($block) } stoi w spornym mieście: w tym wydaniu nie można tam wzmacniać.
    .rule = edition
refusal-fallen = { NAME($block) } odpada do końca tego roku; nowy zaciąg dopiero w następnym.
    .rule = levy
refusal-not-in-pool = W twojej puli zaciągu nie ma tego bloczka: { NAME($block) }.
    .rule = levy
refusal-third = { NAME($block) } wchodzi do gry dopiero po śmierci jednego z dwóch pierwszych liderów.
    .rule = levy
refusal-city-not-friendly = { NAME($place) } nie jest przyjaznym miastem, więc { NAME($block) } nie może tam powstać.
    .rule = levy
refusal-alike-first = Najpierw wchodzi taki sam bloczek o niższym numerze; { NAME($block) } niczym się od niego nie różni ({ NAME($place) }).
    .rule = levy
refusal-vulcan = { NAME($place) } nie jest miastem, w którym stoi tylko wróg.
    .rule = vulcan
refusal-jupiter = Nie ma { NAME($place, case: "in") } wrogiego bloczka tego koloru albo z tym miejscem nie sąsiaduje żadne twoje przyjazne miasto.
    .rule = jupiter
refusal-jupiter-block = { NAME($block) } nie jest wrogim bloczkiem obok twojego przyjaznego miasta, którego nie można tam pomylić z innymi: wskaż miejsce i kolor.
    .rule = jupiter
refusal-surprise = Nie zaczynasz bitwy { NAME($place, case: "in") }.
    .rule = mars
refusal-god = Najpierw powiedz, co ma zrobić bóg.
    .rule = events
refusal-settle = { NAME($place) } nie jest przyjaznym miastem obok opuszczonego miejsca.
    .rule = jupiter
refusal-settling = Najpierw powiedz, dokąd idzie { NAME($block) }.
    .rule = jupiter
refusal-no-battle = Nie ma bitwy { NAME($place, case: "in") }.
    .rule = battles
refusal-ordering = Najpierw powiedz, która bitwa będzie następna.
    .rule = battles
refusal-fighting = Trwa bitwa: bloczki walczą, pasują albo się wycofują.
    .rule = battle
refusal-not-in-battle = { NAME($block) } nie bierze udziału w tej bitwie.
    .rule = battle
refusal-in-reserve = { NAME($block) } jest w rezerwie i przybędzie w rundzie 2.
    .rule = reserves
refusal-acted = { NAME($block) } działa w rundzie tylko raz i jest już po swojej turze.
    .rule = battle
refusal-not-its-turn = { NAME($block) } musi poczekać na swoją kolej: najpierw A, potem B, C i D, a obrońcy przed atakującymi.
    .rule = battle
refusal-must-retreat = W rundzie 4 atakujący mogą się tylko wycofać, a więc { NAME($block) } też.
    .rule = round-four
refusal-no-retreat-yet = W rundzie 1 nikt się nie wycofuje, { NAME($block) } też nie.
    .rule = retreat-when
refusal-sea-retreat = { NAME($block) } nie wycofa się morzem { NAME($place, case: "to") }: potrzebne jest przyjazne morze obok bitwy i przyjazny port na nim, a w rundzie może tak odpłynąć jeden bloczek.
    .rule = retreat
refusal-retreat = { NAME($block) } nie wycofa się { NAME($place, case: "to") }: stoi tam wróg, tamtędy przyszedł albo droga jest pełna.
    .rule = retreat
refusal-suffering = Najpierw powiedz, który bloczek przyjmie trafienie.
    .rule = fire
refusal-hit = { NAME($block) } nie należy do twoich najsilniejszych bloczków w tej bitwie.
    .rule = fire
refusal-regrouping = Teraz zwycięzca może przegrupować wojska.
    .rule = regroup
refusal-regroup = { NAME($block) } nie przejdzie { NAME($place, case: "to") }: tylko o krok i tylko tam, gdzie nie ma wroga, a na drodze jest miejsce.
    .rule = regroup
refusal-landing = Najpierw wprowadź floty do portów.
    .rule = berths
refusal-berth = { NAME($block) } nie zimuje { NAME($place, case: "in") }: teraz do przyjaznych portów płyną floty z akwenu { NAME($sea) }.
    .rule = berths
refusal-supplying = Najpierw powiedz, które bloczki odchodzą z miast, które ich nie wyżywią.
    .rule = supply
refusal-disbanding = Teraz możesz odesłać bloczki do puli albo zakończyć.
    .rule = disband
refusal-cleopatra = { NAME($block) } nigdy nie wraca do puli.
    .rule = disband
refusal-supplied = { NAME($place) } wyżywi wszystkich, którzy tam stoją; { NAME($block) } też zostaje.
    .rule = supply

## Co jest nie tak z pudełkiem

box-size = { $what }: musi być od { $least } do { $most }.
box-twice = { $what } występuje dwa razy.
box-type = Brakuje pola { $field } albo jest błędne. Ma to być: { $type }.
box-choice = { $field }: nie ma czegoś takiego jak „{ $value }”. Do wyboru: { $known }.
box-unknown-city = { $where }: nie ma miasta „{ $city }”.
box-unknown-sea = { $where }: nie ma morza „{ $sea }”.
box-unknown-block = { $where }: „{ $block }” nie jest bloczkiem tej strony.
box-inland-port = { $city } leży w głębi lądu, więc nie może być portem ({ $sea }).
box-dry-port = { $city } jest portem, ale nie leży nad żadnym morzem.
box-one-ally = Musi być dokładnie jeden sprzymierzeniec: niebieski i na początku na mapie.
box-rating = { $block }: „{ $rating }” nie jest współczynnikiem walki. To litera od A do D i liczba od 1 do 6, na przykład C2.
box-strengths = { $block }: siły to różne liczby od 4 do 1, od największej.
box-levy = { $block }: legiony, equitatus i słonie mają miasto zaciągu, a inne bloczki go nie mają.
box-both = { $city } nie może na początku należeć do obu stron.
box-navis-inland = { $block } to flota i nie może stać w głębi lądu ({ $city }).
box-third = { $block } to trzeci lider i musi czekać w puli.

## Co się stało

event-deploy = { $player }: { NAME($block) } staje { NAME($place, case: "in") }.
event-deployed = { $player } kończy rozstawianie.
event-year = Zaczyna się rok { $year }.
event-deal = { $player } dostaje kartę: { NAME($card) }.
event-deal-hidden = { $player } dostaje kartę.
event-discard = { $player } odkłada kartę: { NAME($card) }.
event-discard-hidden = { $player } odkłada kartę.
event-laid = Obie strony odłożyły po karcie.
event-choose = { $player } wybiera kartę: { NAME($card) }.
event-choose-hidden = { $player } ma już wybraną kartę.
event-turn = Rok { $year }, tura { $turn }. Cezar zagrywa { NAME($caesar, case: "acc") }, Pompejusz { NAME($pompey, case: "acc") }.
event-cancel = Dwóch bogów naraz: obie karty przepadają i tura się kończy.
event-copy = Apollo powtarza kartę { NAME($card) } (gracz: { $player }).
event-first = Zaczyna { $player }.
event-command = { $player } ma do dyspozycji { $moves ->
        [one] jeden ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    } i { $levies ->
        [one] jeden zaciąg
        [few] { $levies } zaciągi
        [many] { $levies } zaciągów
       *[other] { $levies } zaciągu
    }.
event-invoke = { $player } wzywa boga: { NAME($card) }.
event-march = { $player }: { NAME($block) } idzie z { NAME($origin, case: "gen") } { NAME($place, case: "to") }.
event-march-hidden = { $player }: bloczek idzie z { NAME($origin, case: "gen") } { NAME($place, case: "to") }.
event-occupy = { $player }: { NAME($block) } idzie z { NAME($origin, case: "gen") } i zajmuje { NAME($place, case: "acc") }.
event-occupy-hidden = { $player }: bloczek idzie z { NAME($origin, case: "gen") } i zajmuje { NAME($place, case: "acc") }.
event-attack = { $player }: { NAME($block) } atakuje { NAME($place, case: "acc") } z { NAME($origin, case: "gen") }.
event-attack-hidden = { $player }: bloczek atakuje { NAME($place, case: "acc") } z { NAME($origin, case: "gen") }.
event-reserve = { $player }: { NAME($block) } nadciąga z { NAME($origin, case: "gen") } jako rezerwa ataku na { NAME($place, case: "acc") }.
event-reserve-hidden = { $player }: bloczek nadciąga z { NAME($origin, case: "gen") } jako rezerwa ataku na { NAME($place, case: "acc") }.
event-respond = { $player }: { NAME($block) } spieszy z { NAME($origin, case: "gen") } { NAME($place, case: "to") } z odsieczą.
event-respond-hidden = { $player }: bloczek spieszy z { NAME($origin, case: "gen") } { NAME($place, case: "to") } z odsieczą.
event-sail = { $player }: { NAME($block) } płynie z { NAME($origin, case: "gen") } { NAME($place, case: "to") }.
event-sail-hidden = { $player }: bloczek płynie z { NAME($origin, case: "gen") } { NAME($place, case: "to") }.
event-stay = { $player } nikogo nie przesuwa.
event-no_target = { NAME($card) } nie ma tu nic do zrobienia (gracz: { $player }).
event-call_block = { $player }: Jowisz wzywa bloczek { NAME($block) }: { NAME($place) }.
event-call = { $player }: Jowisz wzywa { NAME($colour) } bloczek: { NAME($place) }.
event-defect = Zdrada { NAME($place, case: "in") }! { NAME($block) } zmienia stronę i służy odtąd graczowi { $player }.
event-settle = { $player }: { NAME($block) } idzie { NAME($place, case: "to") }.
event-anger = Jowisz wskazuje bloczek, który nie zmieni strony, ale traci stopień siły: { NAME($block) } { NAME($place, case: "in") }.
event-strike = { $player }: Wulkan uderza w { NAME($place, case: "acc") }. Wszyscy tam tracą stopień siły.
event-surprise = { $player } zaskoczy wroga { NAME($place, case: "in") }.
event-no_surprise = { $player } nie zaczyna bitwy, więc { NAME($card) } nic nie daje.
event-levy = { $player }: nowy bloczek { NAME($place, case: "in") }, { NAME($block) }.
event-levy-hidden = { $player }: nowy bloczek { NAME($place, case: "in") }.
event-raise = { $player }: { NAME($block) } { NAME($place, case: "in") } zyskuje stopień siły.
event-raise-hidden = { $player }: bloczek { NAME($place, case: "in") } zyskuje stopień siły.
event-no_levy = { $player } nie ma miasta na zaciąg. { $levies ->
        [one] Przepada jeden punkt.
        [few] Przepadają { $levies } punkty.
        [many] Przepada { $levies } punktów.
       *[other] Przepada { $levies } punktu.
    }
event-battle = Bitwa: { NAME($place) }. Atakuje { $attacker }, broni się { $defender }.
event-line = { $player }: { $blocks }.
event-waiting = { $player } ma w rezerwie { $count ->
        [one] jeden bloczek
        [few] { $count } bloczki
        [many] { $count } bloczków
       *[other] { $count } bloczka
    }.
event-arrive = Przybywa rezerwa (gracz: { $player }): { $blocks }.
event-round = { NAME($place) }, runda { $round }.
event-fire = { $player }: { NAME($block) } wyrzuca { $dice }, { $hits ->
        [0] pudło
        [one] jedno trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.
event-pass = { $player }: { NAME($block) } pasuje.
event-hit = { $player }: { NAME($block) } słabnie do siły { $strength }.
event-fall = { $player } traci bloczek { NAME($place, case: "in") }: { NAME($block) }.
event-trophy = { NAME($block) } nie żyje! { $player } zdobywa punkt, { $enemy } traci lidera.
event-third = { $player } może teraz wystawić trzeciego lidera: { NAME($block) }.
event-turncoat = { NAME($block) } zmienia stronę { NAME($place, case: "in") } i walczy teraz dla gracza { $player }.
event-retreat = { $player }: { NAME($block) } wycofuje się { NAME($place, case: "to") }.
event-ferry = { $player }: { NAME($block) } uchodzi morzem { NAME($place, case: "to") }.
event-no_retreat = { $player }: { NAME($block) } musi się wycofać, ale nie ma dokąd.
event-disrupt = Pierwsza linia rozbita (gracz: { $player }): rezerwa wchodzi w bezładzie i każdy jej bloczek traci stopień siły.
event-swap = Role się odwracają: teraz atakuje { $attacker }, a broni się { $defender }.
event-won = Zwycięstwo { NAME($place, case: "in") } odnosi { $player }.
event-regroup = { $player }: { NAME($block) } przechodzi z { NAME($origin, case: "gen") } { NAME($place, case: "to") }.
event-regroup-hidden = { $player }: bloczek przechodzi z { NAME($origin, case: "gen") } { NAME($place, case: "to") }.
event-winter = Zima roku { $year }.
event-home = Kleopatra wraca do domu ({ NAME($place) }), po stronie gracza { $player }.
event-joins = Kleopatra wraca do domu ({ NAME($place) }) i przyłącza się do tego, kto tam rządzi: { $player }.
event-land = { $player }: { NAME($block) } płynie na zimę z { NAME($origin, case: "gen") } { NAME($place, case: "to") }.
event-land-hidden = { $player }: flota płynie na zimę z { NAME($origin, case: "gen") } { NAME($place, case: "to") }.
event-adrift = { $player }: { NAME($block) } nie znajduje portu ({ NAME($origin) }) i wraca do puli.
event-adrift-hidden = { $player }: flota nie znajduje portu ({ NAME($origin) }) i wraca do puli.
event-starve = { $player }: { NAME($place) } nie wyżywi wszystkich, { NAME($block) } wraca do puli.
event-starve-hidden = { $player }: { NAME($place) } nie wyżywi wszystkich, jeden bloczek wraca do puli.
event-disband = { $player } odsyła do puli bloczek z { NAME($place, case: "gen") }: { NAME($block) }.
event-disband-hidden = { $player } odsyła do puli bloczek z { NAME($place, case: "gen") }.
event-victory = Po roku { $year } punkty zwycięstwa: Cezar { $caesar }, Pompejusz { $pompey }.
event-stand = { $player } nie odsyła więcej bloczków.

## Dlaczego gra się skończyła

reason-ten = dziesięć punktów zwycięstwa w zimie
reason-points = więcej punktów zwycięstwa po ostatnim roku
reason-roma = tyle samo punktów po ostatnim roku, rozstrzyga Rzym
reason-draw = tyle samo punktów po ostatnim roku i nikt nie ma Rzymu

## Nazwy

colour-tan = brązowy
colour-green = zielony
colour-blue = niebieski

card-4-1 = 4/1
card-3-2 = 3/2
card-3-1 = 3/1
card-2-3 = 2/3
card-2-2 = 2/2
card-2-1 = 2/1
card-1-3 = 1/3
card-1-2 = 1/2
card-apollo = Apollo
    .acc = Apolla
card-jupiter = Jowisz
    .acc = Jowisza
card-mars = Mars
    .acc = Marsa
card-mercury = Merkury
    .acc = Merkurego
card-neptune = Neptun
    .acc = Neptuna
card-pluto = Pluton
    .acc = Plutona
card-vulcan = Wulkan
    .acc = Wulkana

block-antonius = Antoniusz
block-caesar = Cezar
block-octavian = Oktawian
block-legio_7 = Legio 7
block-legio_8 = Legio 8
block-legio_9 = Legio 9
block-legio_10 = Legio 10
block-legio_11 = Legio 11
block-legio_12 = Legio 12
block-legio_13 = Legio 13
block-legio_14 = Legio 14
block-legio_16 = Legio 16
block-legio_17 = Legio 17
block-legio_18 = Legio 18
block-legio_19 = Legio 19
block-legio_20 = Legio 20
block-legio_21 = Legio 21
block-caesar_equitatus_1 = Equitatus C1
block-caesar_equitatus_2 = Equitatus C2
block-caesar_equitatus_3 = Equitatus C3
block-caesar_equitatus_4 = Equitatus C4
block-caesar_auxilia_1 = Auxilia C1
block-caesar_auxilia_2 = Auxilia C2
block-caesar_auxilia_3 = Auxilia C3
block-caesar_auxilia_4 = Auxilia C4
block-caesar_ballista = Balista C
block-caesar_navis_1 = Navis C1
block-caesar_navis_2 = Navis C2
block-caesar_navis_3 = Navis C3
block-caesar_navis_4 = Navis C4
block-caesar_navis_5 = Navis C5
block-brutus = Brutus
block-pompey = Pompejusz
block-scipio = Scypion
block-cleopatra = Kleopatra
block-legio_1 = Legio 1
block-legio_2 = Legio 2
block-legio_3 = Legio 3
block-legio_4 = Legio 4
block-legio_5 = Legio 5
block-legio_6 = Legio 6
block-legio_32 = Legio 32
block-legio_33 = Legio 33
block-legio_34 = Legio 34
block-legio_35 = Legio 35
block-legio_36 = Legio 36
block-legio_37 = Legio 37
block-legio_38 = Legio 38
block-legio_39 = Legio 39
block-pompey_equitatus_1 = Equitatus P1
block-pompey_equitatus_2 = Equitatus P2
block-pompey_equitatus_3 = Equitatus P3
block-pompey_elephant = Słonie
block-pompey_auxilia_1 = Auxilia P1
block-pompey_auxilia_2 = Auxilia P2
block-pompey_auxilia_3 = Auxilia P3
block-pompey_auxilia_4 = Auxilia P4
block-pompey_ballista = Balista P
block-pompey_navis_1 = Navis P1
block-pompey_navis_2 = Navis P2
block-pompey_navis_3 = Navis P3
block-pompey_navis_4 = Navis P4
block-pompey_navis_5 = Navis P5

place-aenos = Aenos
    .in = w Aenos
    .to = do Aenos
place-aleria = Aleria
    .gen = Alerii
    .acc = Alerię
    .in = w Alerii
    .to = do Alerii
place-alexandria = Alexandria
    .gen = Alexandrii
    .acc = Alexandrię
    .in = w Alexandrii
    .to = do Alexandrii
place-ambracia = Ambracia
    .gen = Ambracii
    .acc = Ambracię
    .in = w Ambracii
    .to = do Ambracii
place-ancyra = Ancyra
    .gen = Ancyry
    .acc = Ancyrę
    .in = w Ancyrze
    .to = do Ancyry
place-antiochia = Antiochia
    .gen = Antiochii
    .acc = Antiochię
    .in = w Antiochii
    .to = do Antiochii
place-appia = Appia
    .gen = Appii
    .acc = Appię
    .in = w Appii
    .to = do Appii
place-aquileia = Aquileia
    .gen = Aquilei
    .acc = Aquileię
    .in = w Aquilei
    .to = do Aquilei
place-asculum = Asculum
    .in = w Asculum
    .to = do Asculum
place-asturica = Asturica
    .gen = Asturiki
    .acc = Asturikę
    .in = w Asturice
    .to = do Asturiki
place-athenae = Athenae
    .in = w Athenae
    .to = do Athenae
place-badias = Badias
    .in = w Badias
    .to = do Badias
place-bilbilis = Bilbilis
    .in = w Bilbilis
    .to = do Bilbilis
place-brundisium = Brundisium
    .in = w Brundisium
    .to = do Brundisium
place-burdigala = Burdigala
    .gen = Burdigali
    .acc = Burdigalę
    .in = w Burdigali
    .to = do Burdigali
place-byzantium = Byzantium
    .in = w Byzantium
    .to = do Byzantium
place-caralis = Caralis
    .in = w Caralis
    .to = do Caralis
place-carthago_nova = Carthago Nova
    .in = w Carthago Nova
    .to = do Carthago Nova
place-catabathmus = Catabathmus
    .in = w Catabathmus
    .to = do Catabathmus
place-cenabum = Cenabum
    .in = w Cenabum
    .to = do Cenabum
place-corduba = Corduba
    .gen = Corduby
    .acc = Cordubę
    .in = w Cordubie
    .to = do Corduby
place-creta = Creta
    .gen = Crety
    .acc = Cretę
    .in = na Crecie
    .to = na Cretę
place-cyrene = Cyrene
    .in = w Cyrene
    .to = do Cyrene
place-damascus = Damascus
    .in = w Damascus
    .to = do Damascus
place-dyrrachium = Dyrrachium
    .in = w Dyrrachium
    .to = do Dyrrachium
place-emerita = Emerita
    .gen = Emerity
    .acc = Emeritę
    .in = w Emericie
    .to = do Emerity
place-ephesus = Ephesus
    .in = w Ephesus
    .to = do Ephesus
place-eusebia = Eusebia
    .gen = Eusebii
    .acc = Eusebię
    .in = w Eusebii
    .to = do Eusebii
place-gades = Gades
    .in = w Gades
    .to = do Gades
place-genua = Genua
    .gen = Genui
    .acc = Genuę
    .in = w Genui
    .to = do Genui
place-iomnium = Iomnium
    .in = w Iomnium
    .to = do Iomnium
place-jerusalem = Jerusalem
    .in = w Jerusalem
    .to = do Jerusalem
place-lilybaeum = Lilybaeum
    .in = w Lilybaeum
    .to = do Lilybaeum
place-lugdunum = Lugdunum
    .in = w Lugdunum
    .to = do Lugdunum
place-massilia = Massilia
    .gen = Massilii
    .acc = Massilię
    .in = w Massilii
    .to = do Massilii
place-memphis = Memphis
    .in = w Memphis
    .to = do Memphis
place-messana = Messana
    .gen = Messany
    .acc = Messanę
    .in = w Messanie
    .to = do Messany
place-narbo = Narbo
    .in = w Narbo
    .to = do Narbo
place-neapolis = Neapolis
    .in = w Neapolis
    .to = do Neapolis
place-nicomedia = Nicomedia
    .gen = Nicomedii
    .acc = Nicomedię
    .in = w Nicomedii
    .to = do Nicomedii
place-olisipo = Olisipo
    .in = w Olisipo
    .to = do Olisipo
place-pelusium = Pelusium
    .in = w Pelusium
    .to = do Pelusium
place-perga = Perga
    .gen = Pergi
    .acc = Pergę
    .in = w Perdze
    .to = do Pergi
place-pergamum = Pergamum
    .in = w Pergamum
    .to = do Pergamum
place-portus = Portus
    .in = w Portus
    .to = do Portus
place-pylos = Pylos
    .in = w Pylos
    .to = do Pylos
place-ravenna = Ravenna
    .gen = Ravenny
    .acc = Ravennę
    .in = w Ravennie
    .to = do Ravenny
place-rhegium = Rhegium
    .in = w Rhegium
    .to = do Rhegium
place-roma = Rzym
    .gen = Rzymu
    .acc = Rzym
    .in = w Rzymie
    .to = do Rzymu
place-sala = Sala
    .gen = Sali
    .acc = Salę
    .in = w Sali
    .to = do Sali
place-salamis = Salamis
    .in = w Salamis
    .to = do Salamis
place-salona = Salona
    .gen = Salony
    .acc = Salonę
    .in = w Salonie
    .to = do Salony
place-serdica = Serdica
    .gen = Serdiki
    .acc = Serdikę
    .in = w Serdice
    .to = do Serdiki
place-siga = Siga
    .gen = Sigi
    .acc = Sigę
    .in = w Sidze
    .to = do Sigi
place-sinope = Sinope
    .in = w Sinope
    .to = do Sinope
place-sipontum = Sipontum
    .in = w Sipontum
    .to = do Sipontum
place-sirmium = Sirmium
    .in = w Sirmium
    .to = do Sirmium
place-syracusae = Syracusae
    .in = w Syracusae
    .to = do Syracusae
place-tacape = Tacape
    .in = w Tacape
    .to = do Tacape
place-tarraco = Tarraco
    .in = w Tarraco
    .to = do Tarraco
place-tarsus = Tarsus
    .in = w Tarsus
    .to = do Tarsus
place-thessalonica = Thessalonica
    .gen = Thessaloniki
    .acc = Thessalonikę
    .in = w Thessalonice
    .to = do Thessaloniki
place-thubactus = Thubactus
    .in = w Thubactus
    .to = do Thubactus
place-tingis = Tingis
    .in = w Tingis
    .to = do Tingis
place-toletum = Toletum
    .in = w Toletum
    .to = do Toletum
place-treviri = Treviri
    .in = w Treviri
    .to = do Treviri
place-utica = Utica
    .gen = Utiki
    .acc = Utikę
    .in = w Utice
    .to = do Utiki
place-mare_aegaeum = Mare Aegaeum
    .gen = akwenu Mare Aegaeum
    .acc = akwen Mare Aegaeum
    .in = na akwenie Mare Aegaeum
    .to = na akwen Mare Aegaeum
place-mare_aegypticum = Mare Aegypticum
    .gen = akwenu Mare Aegypticum
    .acc = akwen Mare Aegypticum
    .in = na akwenie Mare Aegypticum
    .to = na akwen Mare Aegypticum
place-mare_hadriaticum = Mare Hadriaticum
    .gen = akwenu Mare Hadriaticum
    .acc = akwen Mare Hadriaticum
    .in = na akwenie Mare Hadriaticum
    .to = na akwen Mare Hadriaticum
place-mare_hispanum = Mare Hispanum
    .gen = akwenu Mare Hispanum
    .acc = akwen Mare Hispanum
    .in = na akwenie Mare Hispanum
    .to = na akwen Mare Hispanum
place-mare_internum = Mare Internum
    .gen = akwenu Mare Internum
    .acc = akwen Mare Internum
    .in = na akwenie Mare Internum
    .to = na akwen Mare Internum
place-mare_tyrrhenum = Mare Tyrrhenum
    .gen = akwenu Mare Tyrrhenum
    .acc = akwen Mare Tyrrhenum
    .in = na akwenie Mare Tyrrhenum
    .to = na akwen Mare Tyrrhenum
place-oceanus_atlanticus = Oceanus Atlanticus
    .gen = akwenu Oceanus Atlanticus
    .acc = akwen Oceanus Atlanticus
    .in = na akwenie Oceanus Atlanticus
    .to = na akwen Oceanus Atlanticus
place-pontus_euxinus = Pontus Euxinus
    .gen = akwenu Pontus Euxinus
    .acc = akwen Pontus Euxinus
    .in = na akwenie Pontus Euxinus
    .to = na akwen Pontus Euxinus
place-propontis = Propontis
    .gen = akwenu Propontis
    .acc = akwen Propontis
    .in = na akwenie Propontis
    .to = na akwen Propontis

## Mapa w terminalu

terminal-year = Rok { $year } z 5, tura { $turn } z 5
terminal-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
terminal-played = ostatnie karty: { $caesar } i { $pompey }
terminal-unseen = { $count ->
        [one] jeden bloczek
        [few] { $count } bloczki
        [many] { $count } bloczków
       *[other] { $count } bloczka
    }
terminal-reserve = (rezerwa)
terminal-attacked = atakuje { $side }{ $pinned ->
        [0] {""}
        [one] {""}; związany jest { $pinned } bloczek
        [few] {""}; związane są { $pinned } bloczki
        [many] {""}; związanych jest { $pinned } bloczków
       *[other] {""}; związane jest { $pinned } bloczka
    }
terminal-road-major = droga główna, miejsce dla { $left } z { $limit }
terminal-road-minor = droga boczna, miejsce dla { $left } z { $limit }
terminal-road-strait = cieśnina, miejsce dla { $left } z { $limit }
terminal-road-closed = zamknięta: tędy przyszedł atak
terminal-seas = Morza:
terminal-ports = Porty:
terminal-battle = Bitwa: { $place }, runda { $round }
terminal-attacker = Atakuje
terminal-defender = Broni się
terminal-hand = Twoje karty:
terminal-pool = Twoja pula zaciągu:
terminal-gone = Wyeliminowane:
terminal-region-hispania = Hiszpania
terminal-region-gallia = Galia
terminal-region-italia = Italia
terminal-region-africa = Afryka
terminal-region-graecia = Grecja, Illyricum
terminal-region-asia = Azja
terminal-region-aegyptus = Egipt
terminal-region-other = gdzie indziej
terminal-region-seas = na morzu
terminal-word-done = koniec,dość,nic,done
terminal-legend-signs = C przed miejscem: należy do Cezara, P: do Pompejusza, C×P: trwa o nie walka. ★ to punkt zwycięstwa; od I do IV to siła bloczka; ■ to bloczek wroga, którego nie znasz; ! służy drugiej stronie; · już się ruszał.
# Co można wpisać: słowa oddzielone przecinkami.
type-done = { terminal-word-done }
type-discard = odłóż
type-play = zagraj
type-battle = bitwa, stocz bitwę
type-surprise = zaskocz, zaskoczenie
type-vulcan = wulkan, uderz
type-jupiter = jowisz, wezwij
type-fire = walcz, walczy, walka
type-pass = pasuj, pasuje, pas, czekaj, czeka
type-hit = trafienie, przyjmuje trafienie
type-raise = wzmocnij, wzmocnienie
type-disband = odeślij, odeślij do puli
type-march = idź, marsz
type-reserve = rezerwa, w rezerwie
type-sail = morzem, płyń
type-levy = zaciąg, zaciągnij, nowy bloczek
terminal-legend-typing = Wpisz bloczek i miejsce: „Legio 13 > Rzym” albo krótko „13 rzym”. Morzem: „Legio 13 ~ Rzym” albo „13 morzem rzym”. Inne ruchy: „zaciąg 17”, „wzmocnij cezar”, „walcz 13”, „pasuj 13”, „koniec”.
terminal-legend-order = Pierwsza droga do miasta to atak główny; bloczki z innych dróg są rezerwą. Punkt ruchu przesuwa wszystkie bloczki z jednego miejsca.
terminal-word-look = zobacz,patrz,look
terminal-look-where = Gdzie popatrzeć? Wpisz na przykład „zobacz rzym”.
terminal-legend-look = „zobacz rzym” mówi o drogach i wolnych na nich miejscach, sąsiadach i morzach, a także czym może być każdy nieznany bloczek po wszystkim, co było widać.

## rubicon odds julius_caesar i słowo szanse w terminalu

odds-about = Jak potoczy się bitwa: kto zwycięży i które bloczki przetrwają.
odds-attack-help = Atakujący: nazwy bloczków, każdy ze swoją siłą albo pełną. B3:4 to dowolny bloczek o takim współczynniku walki i sile.
odds-defend-help = Obrońcy.
odds-reserve-help = Rezerwa atakujących, która wchodzi w 2. rundzie.
odds-response-help = Rezerwa obrońców.
odds-surprise-help = W 1. rundzie atakujący walczą przed obrońcami (Mars, Neptun).
odds-rounds-help = W ilu rundach atakujący jeszcze walczą: na początku 3, później 2 albo 1.
odds-rounds = Liczba rund walki atakujących nie może wynosić { $rounds }: możliwe wartości to od 1 do { $most }.
odds-nobody = Nikogo tam nie ma: podaj bloczki po { $option }, na przykład "Cezar:3 Legio IX".
odds-crowd = Za dużo bloczków po jednej stronie ({ $count }): może ich być najwyżej { $most }.
odds-unknown = Nie ma bloczka „{ $word }”. Podaj nazwę, na przykład Cezar, Legio IX, Equitatus C1, albo współczynnik walki, na przykład B3.
odds-unknown-near = Nie ma bloczka „{ $word }”. Czy chodzi o { $near }?
odds-ambiguous = „{ $word }” może oznaczać kilka bloczków: { $blocks }.
odds-twice = Bloczek podany dwa razy: { NAME($block) }.
odds-strength = { NAME($block) } nie może mieć siły { $strength }: możliwe wartości to { $steps }.
odds-win = Atakujący zwyciężają
odds-hold = Obrońcy się utrzymują
odds-exact = Obliczone dokładnie przy założeniu, że wszyscy walczą do końca.
odds-thrown = Symulacja, w której wszyscy walczą do końca ({ $battles ->
        [one] jedna bitwa
        [few] { $battles } bitwy
        [many] { $battles } bitew
       *[other] { $battles } bitwy
    }): szansa atakujących jest między { $low } a { $high }.
odds-steps-attack = Atakujący: zostaje { $left } z { $steps } stopni
odds-steps-defend = Obrońcy: zostaje { $left } z { $steps } stopni
terminal-odds = { $place }: { $player } { $chance }
terminal-odds-exact = dokładnie, jeśli wszyscy walczą do końca
terminal-odds-about = między { $low } a { $high } przy wszystkim, co może tam stać, jeśli wszyscy walczą do końca
terminal-odds-steps = średnio zostaje stopni: { $first } { $steps }, { $second } { $others }
terminal-odds-leaders = szanse przeżycia liderów: { $leaders }

## Plansza w przeglądarce

board-map = Mapa Morza Śródziemnego. Strzałki prowadzą od miejsca do miejsca, Enter wybiera, plus i minus przybliżają i oddalają, strzałki z klawiszem Shift przesuwają mapę.
board-nearer = Przybliż
board-farther = Oddal
board-whole = Cała mapa
board-close = Zamknij
board-nobody = Nikt
board-contested = sporne
board-vacant = puste
board-standing = Stan wojny
stage-year = Rok { $year }
board-when = Rok { $year } · tura { $turn }
board-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
board-trophies = { $count ->
        [one] zabity jeden lider
        [few] zabici { $count } liderzy
        [many] zabitych { $count } liderów
       *[other] zabitych { $count } lidera
    }
board-prizes = Gdzie są punkty
board-prizes-note = Liczą się miasta, w których stoją tylko własne bloczki; za sporne nikt nie dostaje punktów. Każdy zabity wrogi lider to dodatkowy punkt. Zimą 10 punktów daje zwycięstwo.
board-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
board-card-moves = { $count ->
        [one] ruch
        [few] ruchy
        [many] ruchów
       *[other] ruchu
    }
board-card-levies = { $count ->
        [one] zaciąg
        [few] zaciągi
        [many] zaciągów
       *[other] zaciągu
    }
board-card-event = zdarzenie
board-hand = Twoje karty
board-take-card = Weź kartę, żeby przeczytać, co robi.
board-chosen = wybrana: { NAME($card) }
board-played = Zagrane w tym roku
board-explain-command = { $moves ->
        [one] Rusza jedna grupa
        [few] Ruszają { $moves } grupy
        [many] Rusza { $moves } grup
       *[other] Rusza { $moves } grupy
    } (albo tyle bloczków morzem), a zaciąg daje { $levies ->
        [one] jeden stopień lub nowy bloczek
        [few] { $levies } stopnie lub nowe bloczki
        [many] { $levies } stopni lub nowych bloczków
       *[other] { $levies } stopnia lub bloczka
    }. Zaczyna ten, kto ma więcej ruchów; przy remisie Cezar.
board-explain-apollo = Staje się kartą, którą przeciwnik zagrał w poprzedniej turze. Nie w pierwszej turze roku.
board-explain-jupiter = Bloczek obok twojego miasta zmienia stronę. Wskazujesz miejsce i kolor, a los wskazuje bloczek; albo wskazujesz bloczek, którego nie można tam pomylić z innymi. Lider albo flota traci zamiast tego stopień.
board-explain-mars = Ruszają bloczki lądowe jednej grupy. W jednej bitwie, którą zaczną, wszystkie twoje bloczki walczą w rundzie 1 jako pierwsze.
board-explain-mercury = Bloczki lądowe jednej grupy przesuwają się najwyżej o trzy miasta i mogą zaatakować pierwsze lub drugie z nich.
board-explain-neptune = Ruszają floty jednej grupy. W jednej bitwie, którą zaczną, wszystkie twoje bloczki walczą w rundzie 1 jako pierwsze.
board-explain-pluto = Ruszają bloczki lądowe jednej grupy, a droga do ataku mieści ich więcej: główna 6, drugorzędna 3, cieśnina 2.
board-explain-vulcan = Każdy bloczek w jednym mieście wroga traci stopień.
board-kind-inland = miasto w głębi lądu
board-kind-port = port
board-kind-major_port = duży port
board-sea = morze
board-blocks-of = { $side }: { $count ->
        [one] 1 bloczek
        [few] { $count } bloczki
        [many] { $count } bloczków
       *[other] { $count } bloczka
    }
board-block = { NAME($block) } { $rating }
board-block-hidden = nieznany { NAME($colour) } bloczek
board-strength = siła { $strength }
board-strength-between = siła od { $low } do { $high }
board-maybe = jeden z: { $blocks }
board-maybe-others = { $count ->
        [one] albo jeszcze jeden ({ $chance })
        [few] albo jeden z { $count } innych (każdy najwyżej { $chance })
        [many] albo jeden z { $count } innych (każdy najwyżej { $chance })
       *[other] albo jeden z { $count } innych (każdy najwyżej { $chance })
    }
board-ask = Wskaż bloczek, którego nie znasz, a przypomnimy, czym może być.
board-reserve = w rezerwie
board-serves = służy: { $side }
board-what-is-known = Czym może być
board-all = { $count ->
        [one] Weź go
        [few] Weź wszystkie { $count }
        [many] Weź wszystkie { $count }
       *[other] Weź wszystkie { $count }
    }
board-none = Nie bierz żadnego
board-where-to = Dokąd?
board-some = tylko { $count } z { $of }
board-cost = { $cost ->
        [one] 1 punkt ruchu
        [few] { $cost } punkty ruchu
        [many] { $cost } punktów ruchu
       *[other] { $cost } punktu ruchu
    }
board-way-march = marsz
board-way-occupy = zajęcie
board-way-attack = atak główny
board-way-reserve = rezerwa ataku
board-way-respond = rezerwa obrony
board-way-sail = morzem
board-way-levy = nowy
board-feeds = (stoi { $count }, wyżywi { $feeds })
board-do-fire = Walcz
board-do-hit = Przyjmij trafienie
board-do-pass = Pas
board-do-retreat = Odwrót: { NAME($place) }
board-do-raise = +1 stopień
board-do-call = Wezwij
board-do-disband = Odeślij do puli
board-groups = Gdzie możesz działać
board-hint-move = Kliknij miejsce w przerywanej obwódce, żeby wziąć jego bloczki, a potem podświetlone miejsce, żeby je tam posłać.
    .touch = Dotknij miejsca w przerywanej obwódce, żeby wziąć jego bloczki, a potem podświetlonego miejsca, żeby je tam posłać.
board-hint-place = Kliknij podświetlone miejsce, tutaj albo na mapie.
    .touch = Dotknij podświetlonego miejsca, tutaj albo na mapie.
board-orders = Twoje rozkazy w tej turze
board-deploy = Bloczki bez miasta
board-deploy-hint = Weź bloczki, tutaj albo na mapie, a potem wybierz ich miasto. Pod każdym podano, gdzie stawia go instrukcja.
board-deploy-cities = Gdzie mają stanąć
board-deploy-room = { $count } z { $of }
board-all-moves = Lista wszystkich możliwości ({ $count })
board-atlas = Wszystkie miejsca i ich bloczki
board-off-map = Bloczki poza mapą
board-pool = Pula zaciągu
board-unseen = nierozpoznane: { $count }
board-fallen = Wyeliminowane w tym roku
board-dead = Wyeliminowani na stałe
board-on-map = Na mapie
board-battle = Bitwa: { NAME($place) }
board-round = Runda { $round } z 4
board-surprise = Zaskoczenie: atakujący walczą pierwsi
board-attacks = atakuje
board-defends = broni się
board-line = Szyk: { $side }
board-reserves = { $count ->
        [one] Jeden bloczek w rezerwie, od rundy 2
        [few] { $count } bloczki w rezerwie, od rundy 2
        [many] { $count } bloczków w rezerwie, od rundy 2
       *[other] { $count } bloczka w rezerwie, od rundy 2
    }
board-coming = Bitwy w tej turze
board-odds = Szanse w bitwie: { NAME($place) }
board-odds-win = { $side } zwycięża
board-odds-hold = { $side } się broni
board-odds-wins = twoje szanse: { $chance }
board-odds-wins-about = twoje szanse: około { $chance } (od { $low } do { $high })
board-odds-exact = Obliczone dokładnie przy założeniu, że wszyscy walczą do końca.
board-odds-about = Symulacja z tym, co może tam stać, gdy wszyscy walczą do końca; { $side }: od { $low } do { $high }.
board-odds-steps = Średnio zostaje stopni: { $first } { $steps }, { $second } { $others }.
board-odds-leaders = Szanse przeżycia liderów: { $leaders }.
board-turn-number = { $number }. w kolejce
board-acted = już po swojej turze
board-expect = średnio trafień: { $hits }
board-hits = { $hits ->
        [0] pudło
        [one] jedno trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }
board-hits-left = { $hits ->
        [one] Jedno trafienie do przyjęcia
        [few] { $hits } trafienia do przyjęcia
        [many] { $hits } trafień do przyjęcia
       *[other] { $hits } trafienia do przyjęcia
    }

## Ściągawka

aid-title = W skrócie
aid-turn-title = Tura
aid-turn = Obie strony zagrywają kartę jednocześnie. Zaczyna ten, kto ma więcej ruchów, przy remisie Cezar, a zdarzenie wyprzedza wszystko. Pierwszy gracz wykonuje ruchy i zaciąg, potem drugi, a potem toczą się wszystkie bitwy. Pięć tur to rok, po nim przychodzi zima.
aid-move-title = Ruchy
aid-move = Jeden punkt pozwala wszystkim bloczkom z jednego miejsca zrobić jeden lub dwa kroki, każdemu własną drogą. Kto wchodzi tam, gdzie stoi wróg, zatrzymuje się; można to zrobić tylko pierwszym krokiem.
aid-roads-title = Drogi
aid-roads = Gracz przeprowadza w turze 4 bloczki drogą główną, 2 drugorzędną, 2 przez cieśninę, a atakując przez nią tylko 1.
aid-sea-title = Na morzu
aid-sea = Floty płyną z portu na morze i z morza na morze. Bloczek lądowy płynie za jeden punkt z portu do portu przez morza, na których jesteś tylko ty; ruchy morskie są przed innymi.
aid-attack-title = Ataki
aid-attack = Droga pierwszego bloczka to atak główny. Kto wchodzi inną drogą, jest rezerwą i dołącza w rundzie 2. Drugi gracz może posłać rezerwy do obrony.
aid-levy-title = Zaciąg
aid-levy = Jeden punkt daje stopień bloczkowi w przyjaznym mieście albo nowy bloczek o najniższej sile: w mieście, które jest na nim zapisane, flotę w dużym porcie, pozostałe w dowolnym przyjaznym mieście.
aid-battle-title = Bitwy
aid-battle = Najwyżej cztery rundy; A przed B, C i D, obrońcy przed atakującymi. Bloczek rzuca tyloma kośćmi, ile ma siły, i trafia wynikiem nie większym niż jego liczba. Każde trafienie dostaje najsilniejszy wrogi bloczek.
aid-retreat-title = Odwrót
aid-retreat = Od rundy 2 bloczek może się wycofać zamiast walczyć. W rundzie 4 atakujący muszą. Zwycięzca może się przegrupować.
aid-winter-title = Zima
aid-winter = Kleopatra wraca do domu, floty płyną do portów. Miasto wyżywi 3 bloczki i o tyle więcej, ile punktów jest warte. Potem liczy się punkty: 10 daje wygraną, a po 5. roku wygrywa ten, kto ma więcej.
aid-blocks-title = Bloczki
aid-block-example = Znaki na górnej krawędzi to siła, podana też liczbą; bloczek obraca się, gdy traci stopień. C3: działa w kolejce C, trafia wynikiem do 3. Kwadratowe bloczki z literą C należą do Cezara, te ze ściętymi rogami i literą P do Pompejusza, a okrągły to Kleopatra.
aid-cards-title = Karty
aid-cards = Karty rozkazów pokazują u góry ruchy, u dołu zaciąg. Siedmiu bogów to zdarzenia; nie dają zaciągu.
aid-all-blocks = Lista wszystkich bloczków
aid-block = Bloczek
aid-rating = Współczynnik walki
aid-full = Siła
aid-levied = Zaciąg w

## Pierwsza gra

guide-start = Witaj na wojnie domowej roku 49 p.n.e.! Pierwszy gracz to Cezar w Galii: ma mniej miast, lecz lepsze legiony; drugi to Pompejusz: ma Wschód i floty. Zimą wygrywa, kto ma 10 punktów, a po pięciu latach ten, kto ma więcej. Swoje bloczki widzisz; o wrogich wiesz tylko, gdzie stoją.
guide-discarding = Co roku każdy dostaje sześć kart i jedną odkłada w tajemnicy. Zostaw te, które pasują do planu: dużo ruchów, żeby uderzyć przed wrogiem, albo duży zaciąg, żeby rosnąć w siłę.
guide-choosing = Obie strony wybierają w tajemnicy. Zaczyna ten, kto ma więcej ruchów, ale drugi może odpowiedzieć na atak rezerwami. Weź kartę, przeczytaj ją i zagraj.
guide-moving = Kliknij swoje miejsce: bierzesz wszystkie jego bloczki, a miejsca w ich zasięgu się podświetlają. Skrzyżowane miecze oznaczają atak. Pierwsza droga to atak główny; bloczki innymi drogami dołączą w rundzie 2. Każdy ruch można cofnąć.
    .touch = Dotknij swojego miejsca: bierzesz wszystkie jego bloczki, a miejsca w ich zasięgu się podświetlają. Skrzyżowane miecze oznaczają atak. Pierwsza droga to atak główny; bloczki innymi drogami dołączą w rundzie 2. Każdy ruch można cofnąć.
guide-levying = Punkt zaciągu dodaje bloczkowi stopień albo daje nowy bloczek. Weź go z puli i dotknij miasta albo dotknij bloczka na liście, żeby go wzmocnić.
guide-ordering = Czeka kilka bitew. Pierwszy gracz mówi, która będzie następna.
guide-fighting = Każdy bloczek ma w rundzie jedną turę: walczy, pasuje albo, od rundy 2, się wycofuje. Małe liczby pokazują kolejność. Trafienia dostaje najpierw najsilniejszy, więc silny legion osłania lidera.
guide-suffering = Trafienie dostaje zawsze jeden z twoich najsilniejszych bloczków. Spośród równych wybierasz; utracony lider to punkt dla wroga.
guide-regrouping = Zwycięzca może przesunąć każdy bloczek z bitwy o krok, do miejsc przyjaznych lub pustych: rozejdź się, zanim przyjdzie zima.
guide-landing = Zimą żadna flota nie zostaje na morzu. Wybierz dla każdej przyjazny port.
guide-supplying = Miasto wyżywi 3 bloczki i o tyle więcej, ile punktów jest warte. Nadmiar wraca do puli.
guide-disbanding = Możesz odesłać bloczki do puli, żeby w przyszłym roku zaciągnąć je na nowo. Zwykle nikt nie musi odchodzić.
guide-deploying = Rozstaw bloczki, jak chcesz: każde miasto zachowuje swoją liczbę bloczków.
guide-event-turn = Karty są odkryte. Pierwszy gracz wykonuje ruchy i zaciąg, potem drugi, a potem toczą się wszystkie bitwy.
guide-event-battle = Bitwa! Wszystkie bloczki w niej leżą odkryte aż do końca, rezerwy od rundy 2.
guide-event-trophy = Poległ lider: punkt dla wroga, na zawsze.
guide-event-winter = Zima: Kleopatra wraca do domu, floty do portów, miasta żywią, kogo mogą, i liczy się punkty.

## Dlaczego podpowiedź poleca ruch

hint-takes = Zajmuje { NAME($place, case: "acc") }, wartość { $value }; masz wtedy { $mine ->
        [one] 1 punkt
        [few] { $mine } punkty
        [many] { $mine } punktów
       *[other] { $mine } punktu
    }, wróg { $theirs }.
hint-ten = Zajmuje { NAME($place, case: "acc") }; { $mine ->
        [one] 1 punkt
        [few] { $mine } punkty
        [many] { $mine } punktów
       *[other] { $mine } punktu
    } przeciw { $theirs } wystarczy, żeby wygrać, gdy przyjdzie zima.
hint-denies = Dopóki trwa walka ({ NAME($place) }), wróg ma tylko { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: za mało do zwycięstwa.
hint-attack = Atak: { NAME($place) }. Masz tam { $mine ->
        [one] 1 bloczek
        [few] { $mine } bloczki
        [many] { $mine } bloczków
       *[other] { $mine } bloczka
    } przeciw { $theirs }.
hint-attack-city = Atak: { NAME($place) }, wartość { $value }. Masz tam { $mine ->
        [one] 1 bloczek
        [few] { $mine } bloczki
        [many] { $mine } bloczków
       *[other] { $mine } bloczka
    } przeciw { $theirs }.
hint-attack-stronger = Atak: { NAME($place) }. Twoja siła to { $steps }, a wróg ma tam najwyżej { $most }.
hint-reserve = Rezerwa ataku: { NAME($place) }. Masz tam { $mine ->
        [one] 1 bloczek
        [few] { $mine } bloczki
        [many] { $mine } bloczków
       *[other] { $mine } bloczka
    } przeciw { $theirs }.
hint-respond = Odsiecz jako rezerwa: { NAME($place) }. Masz tam { $mine ->
        [one] 1 bloczek
        [few] { $mine } bloczki
        [many] { $mine } bloczków
       *[other] { $mine } bloczka
    } przeciw { $theirs }.
hint-leader = { NAME($block) } będzie bezpieczny { NAME($place, case: "in") }: teraz o jedną drogę dalej { $enemies ->
        [one] stoi 1 bloczek wroga
        [few] stoją { $enemies } bloczki wroga
        [many] stoi { $enemies } bloczków wroga
       *[other] stoi { $enemies } bloczka wroga
    }, a tam nie ma żadnego.
hint-supply = { NAME($origin) } wyżywi zimą tylko { $feeds }, a { $blocks ->
        [one] stoi tam 1 bloczek
        [few] stoją tam { $blocks } bloczki
        [many] stoi tam { $blocks } bloczków
       *[other] stoi tam { $blocks } bloczka
    }; { NAME($place) } ma jeszcze miejsce.
hint-sea = Panuje na morzu: { NAME($place) }, { $blocks ->
        [one] 1 bloczek
        [few] { $blocks } bloczki
        [many] { $blocks } bloczków
       *[other] { $blocks } bloczka
    }.
hint-guards = Broni { NAME($place, case: "gen") }, wartość { $value }: masz tam { $blocks ->
        [one] 1 bloczek
        [few] { $blocks } bloczki
        [many] { $blocks } bloczków
       *[other] { $blocks } bloczka
    }, a o jedną drogę dalej { $enemies ->
        [one] stoi 1 bloczek wroga
        [few] stoją { $enemies } bloczki wroga
        [many] stoi { $enemies } bloczków wroga
       *[other] stoi { $enemies } bloczka wroga
    }.
hint-front = Naprzeciw wroga { NAME($place, case: "in") }: masz tam { $blocks ->
        [one] 1 bloczek
        [few] { $blocks } bloczki
        [many] { $blocks } bloczków
       *[other] { $blocks } bloczka
    }, a o jedną drogę dalej { $enemies ->
        [one] stoi 1 bloczek wroga
        [few] stoją { $enemies } bloczki wroga
        [many] stoi { $enemies } bloczków wroga
       *[other] stoi { $enemies } bloczka wroga
    }.
hint-approaches = Z { NAME($place, case: "gen") } prowadzi droga { NAME($city, case: "to") }, wartość { $value }.
hint-gathers = Zbiera siły { NAME($place, case: "in") }: { $blocks ->
        [one] 1 bloczek
        [few] { $blocks } bloczki
        [many] { $blocks } bloczków
       *[other] { $blocks } bloczka
    }.
hint-alone = Z dala od wroga: { NAME($place) }, { $blocks ->
        [one] 1 bloczek
        [few] { $blocks } bloczki
        [many] { $blocks } bloczków
       *[other] { $blocks } bloczka
    }.
hint-levy = Nowy bloczek { NAME($place, case: "in") }: { NAME($block) }, siła { $strength }.
hint-levy-front = Jeszcze jeden bloczek { NAME($place, case: "in") }, bo o jedną drogę dalej { $enemies ->
        [one] stoi 1 bloczek wroga
        [few] stoją { $enemies } bloczki wroga
        [many] stoi { $enemies } bloczków wroga
       *[other] stoi { $enemies } bloczka wroga
    }.
hint-raise = { NAME($block) } { NAME($place, case: "in") } rośnie do siły { $strength }.
hint-raise-front = Więcej siły { NAME($place, case: "in") }, bo o jedną drogę dalej { $enemies ->
        [one] stoi 1 bloczek wroga
        [few] stoją { $enemies } bloczki wroga
        [many] stoi { $enemies } bloczków wroga
       *[other] stoi { $enemies } bloczka wroga
    }.
hint-discard = W ręce zostają: ruchy { $moves }, zaciągi { $levies }, bogowie { $gods }.
hint-play = Daje { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }; zaciągi: { $levies }.
hint-play-vacant = Daje { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }, a o jedną drogę od twoich bloczków { $cities ->
        [one] jest 1 puste miasto z punktami
        [few] są { $cities } puste miasta z punktami
        [many] jest { $cities } pustych miast z punktami
       *[other] jest { $cities } pustego miasta z punktami
    }.
hint-play-god = Oszczędza pozostałe karty: ruchy { $moves }, zaciągi { $levies }.
hint-battle = Najpierw { NAME($place) }: masz tam { $mine ->
        [one] 1 bloczek
        [few] { $mine } bloczki
        [many] { $mine } bloczków
       *[other] { $mine } bloczka
    } przeciw { $theirs }.
hint-surprise = { NAME($place) }: jako { $mine ->
        [one] pierwszy walczy twój jedyny bloczek
        [few] pierwsze walczą twoje { $mine } bloczki
        [many] pierwsze walczy twoich { $mine } bloczków
       *[other] pierwsze walczy { $mine } twojego bloczka
    } przeciw { $theirs }.
hint-strike = Osłabia wroga { NAME($place, case: "in") }: { $theirs ->
        [one] 1 bloczek
        [few] { $theirs } bloczki
        [many] { $theirs } bloczków
       *[other] { $theirs } bloczka
    }.
hint-call-block = Zabiera wrogowi bloczek { NAME($block) } ({ NAME($place) }, wszystkich bloczków: { $theirs }).
hint-call = Zabiera { NAME($colour) } bloczek wrogowi, który ma { NAME($place, case: "in") } { $theirs ->
        [one] 1 bloczek
        [few] { $theirs } bloczki
        [many] { $theirs } bloczków
       *[other] { $theirs } bloczka
    }.
hint-fire = { $dice ->
        [one] 1 kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, trafia wynik { $power } lub niższy; średnia liczba trafień: { $hits }.
hint-fire-last = { $dice ->
        [one] 1 kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, trafia wynik { $power } lub niższy: może odebrać wrogowi całą resztę siły ({ $steps }).
hint-pass = Pasuje bez rzutu: masz tu { $mine ->
        [one] 1 bloczek
        [few] { $mine } bloczki
        [many] { $mine } bloczków
       *[other] { $mine } bloczka
    } przeciw { $theirs }.
hint-retreat = { NAME($block) } wycofuje się i zachowuje siłę { $strength }: { NAME($place) }.
hint-retreat-leader = Ratuje lidera: { NAME($block) } dotrze { NAME($place, case: "to") }, a jego śmierć dałaby wrogowi punkt.
hint-hit = { NAME($block) } to zniesie: zostaje siła { $left }.
hint-hit-falls = { NAME($block) } ginie, inni zachowują siłę.
hint-hit-leader = { NAME($block) } by zginął, a śmierć lidera to punkt dla wroga.
hint-hit-turncoat = { NAME($block) } nie ginie: przechodzi na stronę wroga i walczy dalej.
hint-settles = { NAME($place) }: { $blocks ->
        [one] będzie tam 1 bloczek
        [few] będą tam { $blocks } bloczki
        [many] będzie tam { $blocks } bloczków
       *[other] będzie tam { $blocks } bloczka
    }.
hint-lands = Zimuje { NAME($place, case: "in") }: { $blocks ->
        [one] będzie tam 1 bloczek
        [few] będą tam { $blocks } bloczki
        [many] będzie tam { $blocks } bloczków
       *[other] będzie tam { $blocks } bloczka
    }.
hint-deploys = { NAME($place) } ma wartość { $value }; stanie tam { NAME($block) }.
hint-starves = { NAME($place) } wyżywi tylko { $feeds }, a { $blocks ->
        [one] stoi tam 1 bloczek
        [few] stoją tam { $blocks } bloczki
        [many] stoi tam { $blocks } bloczków
       *[other] stoi tam { $blocks } bloczka
    }: jeden musi odejść.
hint-disbands = { NAME($block) } (siła { $strength }) może potem powstać gdzie indziej.
hint-done-moving = Pozostali trzymają to, co mają: { $mine ->
        [one] 1 punkt
        [few] { $mine } punkty
        [many] { $mine } punktów
       *[other] { $mine } punktu
    } przeciw { $theirs }.
hint-done-levying = Zostają niewykorzystane zaciągi: { $levies }.
hint-done-regrouping = Wszyscy zostają razem { NAME($place, case: "in") }: { $blocks ->
        [one] 1 bloczek
        [few] { $blocks } bloczki
        [many] { $blocks } bloczków
       *[other] { $blocks } bloczka
    }.
hint-done-disbanding = Zatrzymuje wszystkie bloczki na nowy rok.
hint-done-deploying = Pozostali stoją tam, gdzie postawiła ich historia.

## Bots

bot-easy = Maszeruje tam, gdzie to dobrze wygląda na pierwszy rzut oka, a często gdzie indziej.
bot-greedy = Liczy miasta, bloczki i szanse w bitwach i wybiera to, co teraz daje najwięcej.
bot-medium = Myśli trochę naprzód o marszach, kartach i bitwach.
bot-strong = Myśli około dwóch sekund na turę o marszach, kartach i bitwach, pamiętając wszystko, czego się dowiedział o twoich bloczkach.

## Kinds of decisions: puzzles and mistakes are sorted by them

kind-roma = Zdobądź Rzym
kind-ten = Dziesiąty punkt
kind-city = Zajmij miasto
kind-deny = Odbierz wrogowi punkty
kind-attack = Atak
kind-reserve = Rezerwy
kind-leader = Odwrót, który ratuje lidera
kind-retreat = Odwrót
kind-guard = Strzeż, co masz
kind-march = Cichy marsz
kind-sea = Panowanie na morzu
kind-supply = Przed zimą
kind-levy = Zaciąg
kind-card = Która karta
kind-battle = Która bitwa najpierw
kind-god = Od czego są bogowie
kind-fire = Stój i walcz
kind-hold = Powściągnij się
kind-hit = Kto przyjmie trafienie
kind-deploy = Gdzie zacząć
