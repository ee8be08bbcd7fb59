### Augustus

game = Augustus
game-about = Żetony jeden po drugim mobilizują twoje legiony: kończ misje, zdobywaj prowincje i senatorów, a siódma misja kończy grę.
game-credit = Autor gry: Paolo Mori

option-first_game = Pierwsza gra: każdy dostaje trzy losowe misje, zamiast wybierać trzy z sześciu

## Nazwy

symbol-sword = miecze
    .gen = mieczy
symbol-shield = tarcza
    .gen = tarczy
symbol-chariot = rydwan
    .gen = rydwanu
symbol-catapult = katapulta
    .gen = katapulty
symbol-standard = sztandar
    .gen = sztandaru
symbol-dagger = sztylet
    .gen = sztyletu
symbol-joker = joker
    .gen = jokera

colour-senator = senator
colour-green = zielona
colour-pink = różowa
colour-orange = pomarańczowa

reward-senator = trzech senatorów
reward-green = trzy zielone prowincje
reward-pink = trzy różowe prowincje
reward-orange = trzy pomarańczowe prowincje
reward-all_four = wszystkie cztery kolory
reward-two = dwie misje
reward-three = trzy misje
reward-four = cztery misje
reward-five = pięć misji
reward-six = sześć misji
reward-gold = najwięcej złota
reward-wheat = najwięcej pszenicy

## Efekty

effect-none = Bez efektu.
effect-mobilise = Od razu: połóż najwyżej { $count ->
        [one] { $count } legion
        [few] { $count } legiony
        [many] { $count } legionów
       *[other] { $count } legionu
    } ze swoich zasobów na polach { NAME($symbol, case: "gen") } swoich misji.
effect-mobilise-any = Od razu: połóż najwyżej { $count ->
        [one] { $count } legion
        [few] { $count } legiony
        [many] { $count } legionów
       *[other] { $count } legionu
    } ze swoich zasobów na dowolnych polach swoich misji.
effect-gain = Od razu: weź z zasobów ogólnych { $count ->
        [one] { $count } dodatkowy legion
        [few] { $count } dodatkowe legiony
        [many] { $count } dodatkowych legionów
       *[other] { $count } dodatkowego legionu
    }.
effect-take-two = Od razu: weź dwie nowe misje zamiast jednej.
effect-rearrange = Od razu: ułóż legiony na swoich misjach na nowo, jak chcesz.
effect-complete = Od razu: ukończ jedną ze swoich wykonywanych misji.
effect-remove = Czerwony: każdy przeciwnik zdejmuje z wykonywanych misji { $count ->
        [one] { $count } legion
        [few] { $count } legiony
        [many] { $count } legionów
       *[other] { $count } legionu
    }.
effect-clear = Czerwony: każdy przeciwnik zdejmuje wszystkie legiony z jednej wykonywanej misji.
effect-lose = Czerwony: każdy przeciwnik traci jedną kontrolowaną misję.
effect-equal = Dopóki kontrolujesz tę misję: { NAME($one) } = { NAME($two) }, czyli wylosowanego żetonu jednego z tych symboli możesz użyć jak drugiego.
effect-per-field = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każde pole { NAME($symbol, case: "gen") } na kontrolowanych misjach, najwyżej { $most }.
effect-per-senator = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdego kontrolowanego senatora.
effect-per-green = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdą kontrolowaną zieloną prowincję.
effect-per-pink = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdą kontrolowaną różową prowincję.
effect-per-orange = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdą kontrolowaną pomarańczową prowincję.
effect-per-red = Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdą kontrolowaną misję z czerwonym efektem.

## O czym trzeba zdecydować

prompt-over = Gra się skończyła.
prompt-opening = Losowanie pierwszego Herolda.
prompt-row-deal = Pięć misji zostaje odkrytych.
prompt-hand-deal = Trwa rozdawanie misji.
prompt-drawing = { $herald } losuje żeton.
prompt-refilling = Rząd misji jest uzupełniany.
prompt-wait = { $count ->
        [one] Jeszcze { $count } gracz podejmuje decyzję.
        [few] Jeszcze { $count } gracze podejmują decyzję.
        [many] Jeszcze { $count } graczy podejmuje decyzję.
       *[other] Jeszcze { $count } gracza podejmuje decyzję.
    }
prompt-wait-choosing = { $player } jeszcze wybiera misje.
prompt-wait-mobilising = { $player } umieszcza legion.
prompt-wait-removing = { $player } wybiera legiony do zdjęcia.
prompt-wait-clearing = { $player } wybiera misję, z której zdejmie legiony.
prompt-wait-losing = { $player } wybiera misję do stracenia.
prompt-wait-ordering = { $player } wybiera, która ukończona misja będzie pierwsza.
prompt-wait-placing = { $player } umieszcza legiony.
prompt-wait-rearranging = { $player } układa legiony na nowo.
prompt-wait-completing = { $player } wybiera misję do ukończenia.
prompt-wait-giving = { $player } decyduje, kto otrzyma nagrodę.
prompt-wait-claiming = { $player } zastanawia się nad nagrodą.
prompt-wait-taking = { $player } wybiera nową misję.
prompt-choosing = Zatrzymaj trzy z sześciu misji; do wybrania: { $count }.
prompt-mobilising = Żeton: { NAME($token) }. Połóż na takim polu legion, przesuń go z innego pola albo spasuj.
prompt-mobilising-joker = Joker: dowolny symbol. Połóż legion, przesuń go z innego pola albo spasuj.
prompt-moving = Który legion przesuwasz na pole { NAME($symbol, case: "gen") } misji { $mission }?
prompt-removing = { $player } uderza misją { $mission }; legiony do zdjęcia: { $count }.
prompt-clearing = { $player } uderza misją { $mission }: wybierz misję, z której zdejmiesz wszystkie legiony.
prompt-losing = { $player } uderza misją { $mission }: wybierz kontrolowaną misję, którą stracisz.
prompt-ordering = Masz kilka ukończonych misji: która będzie pierwsza?
prompt-placing = { $mission }: możesz jeszcze położyć { $count ->
        [one] { $count } legion
        [few] { $count } legiony
        [many] { $count } legionów
       *[other] { $count } legionu
    }.
prompt-rearranging = { $mission }: ułóż wszystkie legiony na nowo albo zostaw je tak, jak leżą.
prompt-rearranging-on = { $mission }; legiony, które masz jeszcze w ręce: { $count }.
prompt-completing = { $mission }: wybierz swoją misję, którą od razu ukończysz.
prompt-giving = Nie prowadzisz już: kto otrzyma nagrodę „{ NAME($reward) }”?
prompt-claiming = Liczba twoich kontrolowanych misji to dokładnie { $number }: odbierasz nagrodę ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    })? Nagrodę za liczbę misji można w całej grze odebrać tylko raz.
    .touch = Twoje kontrolowane misje: { $number }. Odbierasz za nie nagrodę ({ $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        })? Można tylko raz w grze.
prompt-taking = Weź z rzędu { $count ->
        [one] nową misję
        [few] { $count } nowe misje
        [many] { $count } nowych misji
       *[other] { $count } nowej misji
    }.

move-keep = Zatrzymaj misję { $mission }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. { $effect }
move-take = Weź misję { $mission }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. { $effect }
move-resolve = Najpierw { $mission }. { $effect }
move-complete = Ukończ misję { $mission }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. { $effect }
move-clear = Zdejmij wszystkie legiony z misji { $mission }
move-lose = Strać misję { $mission }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }{ $wheat ->
        [0] {""}
       *[other] , pszenica: { $wheat }
    }{ $gold ->
        [0] {""}
       *[other] , złoto: { $gold }
    }. { $effect }
move-put = Połóż legion: { $mission }, pole { NAME($symbol, case: "gen") }
move-put-completes = Połóż legion: { $mission }, pole { NAME($symbol, case: "gen") }; to kończy misję
move-bring = Przesuń legion: { $mission }, pole { NAME($symbol, case: "gen") }
move-bring-completes = Przesuń legion: { $mission }, pole { NAME($symbol, case: "gen") }; to kończy misję
move-from = Legion z misji { $mission }, pole { NAME($symbol, case: "gen") }
move-remove = Zdejmij legion: { $mission }, pole { NAME($symbol, case: "gen") }
move-give = Otrzymuje ją { $player }
move-claim = Odbierz nagrodę: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { $number ->
        [one] { $number } misję
        [few] { $number } misje
        [many] { $number } misji
       *[other] { $number } misji
    }
move-decline = Zrezygnuj i licz na lepszą
move-pass-mobilising = Pas
move-pass-placing = Nie kładź więcej
move-pass-rearranging = Zostaw tak, jak leżą

## Dlaczego nie

refusal-choosing = „{ $move }” nie jest teraz możliwe: wybierz misję, którą zatrzymasz (zatrzymaj 12).
    .rule = deal
refusal-mobilising = „{ $move }” nie jest teraz możliwe: połóż legion (połóż 12 miecze), przesuń legion (przesuń 12 miecze) albo spasuj (pas).
    .rule = mobilise
refusal-moving = „{ $move }” nie jest teraz możliwe: wskaż legion, który przesuwasz (z 12 miecze).
    .rule = move
refusal-removing = „{ $move }” nie jest teraz możliwe: wskaż legion do zdjęcia (zdejmij 12 miecze).
    .rule = remove
refusal-clearing = „{ $move }” nie jest teraz możliwe: wskaż misję, z której zdejmiesz legiony (opróżnij 12).
    .rule = clear
refusal-losing = „{ $move }” nie jest teraz możliwe: wskaż kontrolowaną misję, którą stracisz (strać 12).
    .rule = lose
refusal-ordering = „{ $move }” nie jest teraz możliwe: wskaż ukończoną misję, która będzie pierwsza (najpierw 12).
    .rule = effect
refusal-placing = „{ $move }” nie jest teraz możliwe: połóż legion ze swoich zasobów (połóż 12 miecze) albo zakończ (pas).
    .rule = mobilise-symbol
refusal-rearranging = „{ $move }” nie jest teraz możliwe: układasz legiony na nowo (połóż 12 miecze) i trzeba położyć wszystkie.
    .rule = rearrange
refusal-completing = „{ $move }” nie jest teraz możliwe: wskaż misję, którą ukończysz (ukończ 12).
    .rule = complete-one
refusal-giving = „{ $move }” nie jest teraz możliwe: wskaż, kto otrzyma nagrodę (daj 2).
    .rule = gold-wheat
refusal-claiming = „{ $move }” nie jest teraz możliwe: odbierz nagrodę (odbierz) albo z niej zrezygnuj (zrezygnuj).
    .rule = number
refusal-taking = „{ $move }” nie jest teraz możliwe: weź misję z rzędu (weź 12).
    .rule = take
refusal-hand = Misji { $mission } nie ma wśród rozdanych ci misji.
    .rule = deal
refusal-kept = Misja { $mission } jest już przez ciebie zatrzymana.
    .rule = deal
refusal-row = Misja { $mission } nie leży w rzędzie.
    .rule = take
refusal-controlled = Nie kontrolujesz misji { $mission }.
    .rule = lose
refusal-not-yours = Misja { $mission } nie jest żadną z wykonywanych przez ciebie misji.
    .rule = put
refusal-incomplete = Misja { $mission } nie jest ukończona.
    .rule = complete
refusal-waiting = Misja { $mission } jest ukończona i czeka na swoją kolej: niczego nie można na niej zmienić.
    .rule = complete
refusal-clear-empty = Na misji { $mission } nie ma legionów, a na innej twojej misji są.
    .rule = clear
refusal-no-field = Misja { $mission } nie ma pola { NAME($symbol, case: "gen") }.
    .rule = put
refusal-symbol = Wylosowany żeton to { NAME($token) }, a tego nie możesz użyć na polu { NAME($symbol, case: "gen") }.
    .rule = put
refusal-symbol-effect = Ten efekt nie pozwala kłaść legionów na polach { NAME($symbol, case: "gen") }.
    .rule = mobilise-symbol
refusal-covered = Na misji { $mission } nie ma już wolnego pola { NAME($symbol, case: "gen") }.
    .rule = put
refusal-supply = Twoje zasoby są puste: możesz tylko przesunąć legion, który leży na misji (przesuń 12 miecze).
    .rule = put
refusal-bring = Nie masz gdzie indziej legionu, który można by tam przesunąć.
    .rule = move
refusal-from = Na misji { $mission }, pole { NAME($symbol, case: "gen") }, nie leży twój legion, który można by stamtąd wziąć.
    .rule = move
refusal-from-same = Ten legion już leży na misji { $mission }, pole { NAME($symbol, case: "gen") }: wybierz inny.
    .rule = move
refusal-give = { $player } nie jest tu na prowadzeniu.
    .rule = gold-wheat

## Co się stało

event-first_herald = Pierwszy Herold: { $player }.
event-row = W rzędzie pojawia się { $mission }.
event-deal = { $player } dostaje misję { $mission }.
event-deal-hidden = { $player } dostaje zakrytą misję.
event-given = { $player } dostaje misję { $mission }.
event-plan = { $player } decyduje: { $move }.
event-plan_completes = { $player } ukończy misję { $mission }.
event-ready = { $player } kończy wybierać.
event-reveal = Wszystkie decyzje zostają ujawnione.
event-kept = { $player } zatrzymuje misje { $one }, { $two } i { $three }.
event-token = { $herald } losuje żeton: { NAME($token) }!
event-joker = { $herald } losuje żeton: joker! Pasuje do każdego symbolu.
event-put = { $player } kładzie legion: { $mission }, pole { NAME($symbol, case: "gen") }.
event-moved = { $player } przesuwa legion z misji { $old_mission }, pole { NAME($old_symbol, case: "gen") }, na misję { $mission }, pole { NAME($symbol, case: "gen") }.
event-passed = { $player } pasuje.
event-ave = Ave Cezar! { $player } kończy misję { $mission }.
event-resolves = { $player } rozlicza misję { $mission } i odzyskuje { $legions ->
        [0] 0 legionów
        [one] { $legions } legion
        [few] { $legions } legiony
        [many] { $legions } legionów
       *[other] { $legions } legionu
    }.
event-no_more = { $player } nie kładzie więcej legionów.
event-gained = { $player } zyskuje { $legions ->
        [one] { $legions } legion
        [few] { $legions } legiony
        [many] { $legions } legionów
       *[other] { $legions } legionu
    }; zasoby ogólne: { $left }.
event-not_gained = { $player } nic nie zyskuje: zasoby ogólne są puste.
event-two = { $player } weźmie o jedną misję więcej.
event-kept_order = { $player } zostawia legiony tam, gdzie leżą.
event-picked_up = { $player } zbiera { $legions ->
        [one] { $legions } legion
        [few] { $legions } legiony
        [many] { $legions } legionów
       *[other] { $legions } legionu
    }, żeby ułożyć je na nowo.
event-finished = { $player } od razu kończy misję { $mission }.
event-strikes = { $player } uderza we wszystkich przeciwników misją { $mission }.
event-removed = { $player } zdejmuje legion: { $mission }, pole { NAME($symbol, case: "gen") }.
event-cleared = { $player } zdejmuje z misji { $mission } wszystkie legiony ({ $legions }).
event-lost = { $player } traci misję { $mission }.
event-unhurt = { $player } nie ma nic do stracenia.
event-controls = { $player } kontroluje teraz misję { $mission }; razem misji: { $total }.
event-reward = { $player } otrzymuje nagrodę „{ NAME($reward) }”: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
event-reward_passes = Nagroda „{ NAME($reward) }” zmienia właściciela: oddaje ją { $old }, otrzymuje { $player }.
event-reward_back = { $old } zwraca nagrodę „{ NAME($reward) }”: nikt już nic takiego nie ma.
event-declined = { $player } rezygnuje z nagrody „{ NAME($reward) }”.
event-takes = { $player } bierze misję { $mission }.
event-nothing_left = Dla gracza { $player } nie ma już misji do wzięcia.
event-shuffle = Stos jest pusty: odrzucone misje ({ $missions }) zostają potasowane w nowy stos.
event-bag_full = Wszystkie żetony wracają do woreczka; nowy Herold: { $player }.
event-scored = { $player }: nagrody { $rewards } + misje { $missions } + efekty { $effects } = { $total } pkt.
event-senators = { $player } remisuje; kontrolowani senatorowie: { $senators }.

## Dlaczego gra się skończyła

reason-seven = ktoś kontroluje siedem misji
reason-senators = siedem misji; o wyniku remisu zdecydowali senatorowie
reason-shared = siedem misji; zwycięstwo jest wspólne

## Co jest nie tak z własną talią

box-key = W pliku jest wpis „{ $key }”, który nic tu nie znaczy. Możliwe wpisy: { $known }.
box-missions = W pliku nie ma listy „missions”. Musi być, a w niej misje w liczbie { $most }.
box-mission-table = Wpis { $place } na liście misji nie jest misją: powinien mieć postać { "{" } number = 1, name = "…", … { "}" }.
box-number = Wpis { $place } na liście misji ma numer { $number }. Numery to liczby całkowite od 1 do { $most }.
box-number-twice = Dwie misje mają numer { $number }. Każdy numer musi wystąpić raz.
box-missing = Liczba misji w pliku to { $count }, a gra potrzebuje { $most }. Brakuje: { $missing }.
box-rewards = W pliku nie ma „rewards”. Trzeba podać punkty nagród: { $known }.
box-reward-unknown = Nie ma nagrody „{ $reward }”. Nagrody to: { $known }.
box-reward-points = Nagroda „{ $reward }” ma punkty { $points }. Powinna to być liczba całkowita od 0 do 99.
box-mission-key = Misja { $number } ma wpis „{ $key }”, który nic tu nie znaczy. Możliwe wpisy misji: { $known }.
box-name = Misja { $number } nie ma nazwy albo nazwa ma więcej niż 60 znaków.
box-colour = Misja { $number } ma kolor „{ $colour }”. Powinien to być jeden z: { $known }.
box-field = Misja { $number } ma pole „{ $field }”. Pola to: { $known }.
box-fields = Liczba pól misji { $number } to { $count }. Powinno ich być od 1 do { $most }, zapisanych na przykład tak: "sword sword shield".
box-points = Misja { $number } ma punkty { $points }. Powinna to być liczba całkowita od 0 do 99.
box-goods = Misja { $number } ma { $goods } = { $amount }. Powinno być 0, 1 albo 2.
box-goods-senator = Misja { $number } to senator, a ma { $goods }. Pszenicę i złoto dają tylko prowincje.
box-effect = Misja { $number } ma efekt „{ $effect }”, którego nie rozumiem. Efekty zapisuje się tak: { $known }.

## Podpowiedzi: dlaczego bot zagrałby tak

hint-ends = { $mission } to byłaby twoja siódma misja: koniec gry.
hint-completes = Kończy misję { $mission }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
hint-completes-effect = Kończy misję { $mission }. { $effect }
hint-completes-reward = Kończy misję { $mission }, a nagroda „{ $reward }” jest jeszcze do wzięcia; dodatkowe punkty: { $points }.
hint-finishes = Zapełnia { $fields ->
        [one] ostatnie wolne pole
        [few] { $fields } wolne pola
        [many] { $fields } wolnych pól
       *[other] { $fields } wolnego pola
    } misji { $mission }.
hint-one-left = Zostawia jedno wolne pole misji { $mission } ({ $symbol }); pasujące żetony w woreczku: { $fitting } z { $tokens }.
hint-joker = Joker zajmuje pole misji { $mission } ({ $symbol }); takie żetony w woreczku: { $tokens }.
hint-nearer = Przybliża misję { $mission }; średnia liczba losowań: { $after } zamiast { $before }.
hint-from = Legion opuszcza misję { $mission }; średnia liczba losowań: { $after } zamiast { $before }.
hint-shifts = W obrębie misji { $mission }; średnia liczba losowań: { $after } zamiast { $before }.
hint-rearranges = Układasz na nowo wszystkie swoje legiony ({ $legions }), zaczynając od misji { $mission }.
hint-remove = Cofa misję { $mission }; średnia liczba losowań: { $after } zamiast { $before }.
hint-clear = Kosztuje { $legions ->
        [one] jeden legion
        [few] { $legions } legiony
        [many] { $legions } legionów
       *[other] { $legions } legionu
    } z misji { $mission }.
hint-lose = Oddajesz misję { $mission }, która sama jest warta { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
hint-resolve = Najpierw { $mission }. { $effect }
hint-resolve-plain = Misja { $mission } nie ma efektu, który mógłby czekać.
hint-give = { $player } ma na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
hint-mission = Średnio { $draws ->
        [one] { $draws } losowanie
        [few] { $draws } losowania
        [many] { $draws } losowań
       *[other] { $draws } losowania
    }; punkty: { $points }, do tego wszystko inne, co daje misja.
hint-mission-quick = Najszybsza z dostępnych: średnio { $draws ->
        [one] { $draws } losowanie
        [few] { $draws } losowania
        [many] { $draws } losowań
       *[other] { $draws } losowania
    }; punkty: { $points }.
hint-mission-points = Najwięcej punktów z dostępnych: { $points }; średnia liczba losowań: { $draws }.
hint-mission-reward = Z misją { $mission } należałaby ci się nagroda „{ $reward }”; dodatkowe punkty: { $points }.
hint-mission-goods = Ukończona liczy się do nagrody „{ $reward }”: będziesz mieć { $mine }, a najwięcej, ile ktoś ma teraz, to { $most }.
hint-claim = { $points ->
        [one] Pewny { $points } punkt
        [few] Pewne { $points } punkty
        [many] Pewne { $points } punktów
       *[other] Pewne { $points } punktu
    }; następna nagroda ({ $next }) wymaga tylu misji: { $number }, a ty masz { $own }, rywale najwyżej { $rivals }.
hint-claim-last = { $points ->
        [one] Pewny { $points } punkt
        [few] Pewne { $points } punkty
        [many] Pewne { $points } punktów
       *[other] Pewne { $points } punktu
    }, a na wyższą nagrodę nie ma już co czekać.
hint-decline = Zostawia szansę na { $next } zamiast { $points }; potrzebne misje: { $number }, masz { $own }, rywale najwyżej { $rivals }.
hint-decline-none = Przepadają punkty ({ $points }), choć wyższej nagrody już nie ma.
hint-pass-keeps = W zasobach { $legions ->
        [one] zostaje twój ostatni legion
        [few] zostają twoje { $legions } legiony
        [many] zostaje twoich { $legions } legionów
       *[other] zostaje { $legions } legionu
    } na inne żetony.
hint-pass-stays = Wszystkie twoje legiony leżą na misjach i zostają, gdzie są.
hint-pass-order = Twoje legiony ({ $legions }) zostają tam, gdzie leżą.

## Stół w terminalu

table-hand = Twoje misje: zatrzymaj trzy
table-row = Misje w rzędzie
table-token = Żeton: { $token }
table-bag = Woreczek:
table-herald = Herold: { $player }
table-supply = Zasoby ogólne: { $common ->
        [one] { $common } legion
        [few] { $common } legiony
        [many] { $common } legionów
       *[other] { $common } legionu
    }. Stos: { $pile ->
        [one] { $pile } misja
        [few] { $pile } misje
        [many] { $pile } misji
       *[other] { $pile } misji
    }.
table-rewards = Nagrody
table-wheat = pszenica
table-gold = złoto
table-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
table-draws = { $draws ->
        [one] { $draws } losowanie
        [few] { $draws } losowania
        [many] { $draws } losowań
       *[other] { $draws } losowania
    }
table-waiting = ukończona
table-player = { $legions ->
        [one] { $legions } legion
        [few] { $legions } legiony
        [many] { $legions } legionów
       *[other] { $legions } legionu
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, złoto { $gold }, pszenica { $wheat }
table-controls = Kontrolowane ({ $count }):
table-plan = Decyzja: { $moves }
table-sheet-rewards = Nagrody
table-sheet-missions = Misje
table-sheet-effects = Efekty
table-sheet-total = Razem
table-legend-symbols = { $signs }; ■ legion, □ wolne pole. „Losowania” to średnia liczba żetonów, których potrzeba. Po → stoi ten, komu brakuje jednej misji do nagrody.
# Co można wpisać: słowa oddzielone przecinkami, pierwsze jest pokazywane.
type-keep = zatrzymaj
type-take = weź
type-resolve = najpierw
type-complete = ukończ
type-clear = opróżnij, zdejmij wszystkie
type-lose = strać
type-put = połóż, kładź
type-bring = przesuń
type-from = z, spod
type-remove = zdejmij
type-give = daj
type-pass = pas, pasuj, koniec
type-claim = odbierz, tak
type-decline = zrezygnuj, nie
table-legend-typing = Wpisz „19 ta”, żeby położyć legion na polu tarczy misji 19, albo cały ruch: przesuń 19 ta, z 20 ry, pas.

## Szanse

odds-about = Szanse na każdy następny żeton i na to, jak szybko uda się ukończyć misję.
odds-mission-help = Numer misji albo jej wolne pola: „sword shield shield”.
odds-drawn-help = Żetony, których nie ma w woreczku, ich słowami. Zwykle żadne.
odds-draws-help = Na ile losowań patrzeć naprzód. Zwykle 8.
odds-draws = Nie można patrzeć na { $draws } losowań naprzód: od 1 do { $most }.
odds-too-many = Żetonów „{ $token }” jest tylko { $count }.
odds-token = „{ $word }” nie jest symbolem: { $known }.
odds-mission = Nie ma misji { $mission }: mają numery od 1 do { $most }.
odds-fields = Za dużo pól ({ $count }): misja ma ich najwyżej { $most }.
odds-next = Następny żeton
odds-fields-title = { $symbols }: średnio losowań: { $average }
odds-within = { $count ->
        [one] w { $count } losowaniu
        [few] w { $count } losowaniach
        [many] w { $count } losowaniach
       *[other] w { $count } losowaniach
    }
odds-missions = Szansa ukończenia w tylu losowaniach, gdy wszystkie legiony tam trafią
odds-average = średnio

## Do każdej misji słowo o historii

history-achaia = August uczynił z południowej Grecji osobną prowincję ze stolicą w Koryncie.
history-aegyptus = Kraj nad Nilem był tak bogaty w zboże, że żadnemu senatorowi nie wolno było tam wejść.
history-aemilia = Ósmy region Italii wyrósł wzdłuż jednej prostej drogi z Ariminum do Placencji.
history-aemilius-lepidus = Trzeci z triumwirów: stracił armię na rzecz Oktawiana i zachował tylko godność najwyższego kapłana.
history-africa = Kartagina odrodziła się jako kolonia, a jej pola żywiły Rzym przez kilka miesięcy w roku.
history-alpes-cottiae = Król Kottius zawarł pokój, został prefektem własnego kraju i wzniósł Augustowi łuk.
history-alpes-maritimae = Ostatnie wolne plemiona nad morzem ujarzmiono w 14 roku p.n.e. i oddano pod władzę prefekta.
history-antistius-labeo = Prawnik republikanin, który nie przyjął konsulatu ofiarowanego mu przez Augusta.
history-apulia = Suchy obcas Italii, kraj pszenicy i wełny; tu urodził się Horacy.
history-aquitania = August rozciągnął ją od Pirenejów po Loarę; jej równiny żywiły garnizony w Galii.
history-asia = Dawne królestwo Pergamonu i najbogatsza prowincja, jaką prokonsul mógł wylosować.
history-asinius-pollio = Wódz, historyk i założyciel pierwszej publicznej biblioteki w Rzymie.
history-asturia = August sam wyruszył tu na wojnę; wkrótce dla złota rozmywano całe góry.
history-ateius-capito = Prawnik, który naginał prawo ku nowym porządkom i w 5 roku n.e. został za to konsulem.
history-autronius-paetus = Wiadomo o nim niewiele poza tym, że w 28 roku p.n.e. odbył triumf z Afryki.
history-baetica = Spokojne południe Hiszpanii, oddane senatowi, słało do Rzymu oliwę i zboże.
history-baleares = Wyspy procarzy, których od dziecka szkolono w miotaniu kamieni, a opłacano winem.
history-belgica = Północ Galii, obóz i spiżarnia armii nad Renem.
history-bithynia = Jej miasta prosiły, by mogły czcić Augusta, i pozwolono im na świątynię w Nikomedii.
history-bosporus = Królestwo pszenicznych pól na Krymie; porządek zaprowadził w nim Agryppa.
history-byzacium = Stąd przysłano Augustowi roślinę o blisko czterystu pędach wyrosłych z jednego ziarna.
history-calpurnius-piso = Zwany Pontyfikiem; stłumił bunt w Tracji, a później strzegł porządku w Rzymie.
history-calvisius-sabinus = Jeden z dwóch senatorów, którzy w idy marcowe próbowali osłonić Juliusza Cezara.
history-campania = Starożytni zwali ją najszczęśliwszą krainą; August zmarł tam, w Noli.
history-cantabria = Dziesięć lat wojny w górach; Agryppa musiał skończyć to, co August ogłosił wygranym.
history-cappadocia = Królestwo koni pod rządami starego Archelaosa, przyjaciela i klienta Rzymu.
history-caria = Kraina bogata w marmur; jej Afrodyzję Oktawian nazwał miastem, które w Azji wybrał dla siebie.
history-chersonesus = Półwysep Gallipoli był prywatną własnością Agryppy, który w testamencie zapisał go Augustowi.
history-cilicia = Pompejusz ścigał tu piratów; August rozdzielił ją między królów i Syrię.
history-cirta = Cezar dał ją Sycjuszowi, żołnierzowi fortuny, który osadził tam swoich ludzi.
history-commagene = Małe królestwo nad Eufratem, którego władcy kazali się rzeźbić wśród bogów.
history-cornelius-balbus = Urodzony w Gades, jako ostatni spoza rodziny cesarskiej odbył triumf.
history-corsica = Lesista wyspa miodu, żywicy i wygnańców.
history-creta = Wyspa stu miast miała wspólnego namiestnika z Cyreną po drugiej stronie morza.
history-cyprus = Wyspa słynęła z miedzi; w 22 roku p.n.e. August przekazał ją senatowi.
history-cyrenaica = Pięć greckich miast wśród pszenicy i sylfionu; w Cyrenie przetrwały edykty Augusta.
history-dalmatia = W 6 roku n.e. zbuntowała się razem z Panonią; Rzym potrzebował trzech lat i piętnastu legionów.
history-domitius-ahenobarbus = Przekroczył Łabę, dalej niż jakakolwiek rzymska armia; był dziadkiem Nerona.
history-emporia = Porty między Syrtami; w 8 roku p.n.e. Leptis zbudowało targ z tytułami Augusta na ścianie.
history-epirus = Nad zatoką Akcjum August założył Nikopolis, miasto zwycięstwa.
history-etruria = Siódmy region Italii; z jej dawnych rodów pochodził Mecenas, przyjaciel Augusta.
history-fabius-maximus = Jako prokonsul sprawił, że miasta Azji zaczynały rok w dniu urodzin Augusta.
history-gaetulia = Jej koczownicy powstali przeciw królowi Jubie; od ich klęski Kossus Lentulus wziął drugie imię.
history-gaius-sosius = Pod Akcjum dowodził skrzydłem floty Antoniusza; ułaskawiony, odbudował świątynię Apollina.
history-galatia = Celtowie w środku Azji; ich świątynia w Ancyrze przechowała w kamieniu czyny Augusta.
history-gallaecia = Najdalszy zakątek Hiszpanii: wzgórza kryły złoto, a grody broniły się długo.
history-germania = Prowincja sięgająca Łaby była niemal gotowa, gdy utracił ją Warus.
history-histria = August przesunął granicę Italii na wschód, tak że objęła ten półwysep.
history-illyricum = Oktawian odniósł tu rany we własnej wojnie; stąd wyszło wielkie powstanie.
history-iudaea = Królestwo Heroda z nowym portem, Cezareą; od 6 roku n.e. rządził nim rzymski prefekt.
history-iullus-antonius = Syn Marka Antoniusza wychowany w domu Augusta; zgubił go skandal z Julią.
history-liburnia = Jej lekkie i szybkie okręty stały się ulubionym wzorem rzymskiej floty.
history-libya = Na zachód od Delty zaczynał się kraj Ammona, którego wyroczni radził się Aleksander.
history-licinius-crassus = Własną ręką zabił wrogiego króla, a najwyższego zaszczytu mu odmówiono.
history-liguria = Dziewiąty region Italii: surowe wybrzeże, którego ludu długo bali się podróżni.
history-lucius-arruntius = Niegdyś wyjęty spod prawa, pod Akcjum dowodził środkiem floty Oktawiana.
history-lucius-sestius = Czcił pamięć Brutusa, a mimo to August zrobił go konsulem.
history-lugdunensis = W Lugdunum co roku przy ołtarzu Romy i Augusta zbierało się sześćdziesiąt ludów Galii.
history-lusitania = Weteranów wojny kantabryjskiej osiedlono w jej stolicy, Emerita Augusta.
history-lycia = Związek wolnych miast, które głosowały według wielkości i rządziły się same.
history-lydia = Złoto z rzeki Paktol sprawiło, że jej król Krezus stał się symbolem bogactwa.
history-macedonia = Z krainy Aleksandra wychodziła droga na Wschód, a kopalnie wciąż nie były puste.
history-marcus-agrippa = Przyjaciel, admirał i zięć Augusta; wygrywał wojny i budował akwedukty.
history-marcus-lollius = Urządził prowincję Galację; później Sugambrowie zdobyli orła jego piątego legionu.
history-marcus-vinicius = Walczył w Galii i za Dunajem, a August lubił grać z nim w kości.
history-marmarica = Suche wybrzeże między Cyreną a Egiptem, z którego koczownikami walczył Kwiryniusz.
history-mauretania = August dał ją uczonemu królowi Jubie i jego żonie, córce Kleopatry.
history-messalla-corvinus = Walczył przeciw Oktawianowi, potem za niego, a w końcu zaproponował dla niego tytuł ojca ojczyzny.
history-moesia = Krassus pierwszy poprowadził wojsko nad dolny Dunaj; prowincja powstawała tam powoli.
history-munatius-plancus = Bywał w każdym obozie; to on zaproponował nadanie imienia August.
history-nabataea = Królestwo Petry bogaciło się na kadzidle; jego przewodnik zwiódł rzymską armię w Arabii.
history-narbonensis = Galia w todze: tak rzymska, że August wkrótce oddał ją senatowi.
history-norbanus-flaccus = Był konsulem z Augustem w 24 roku p.n.e.; miastom Azji kazał pozwolić Żydom słać pieniądze do Jerozolimy.
history-noricum = Królestwo słynące ze stali, przejęte niemal bez walki około 15 roku p.n.e.
history-numidia = Królestwo jeźdźców, przyłączone do Afryki i obsiane pszenicą.
history-pamphylia = Ciepłe wybrzeże między górami, w tych czasach przeważnie rządzone z Galacji.
history-pannonia = Tyberiusz przesunął granicę nad Dunaj i legiony tam zostały.
history-paphlagonia = Jej miasta złożyły przysięgę na Augusta; zachował się jej tekst wykuty w kamieniu.
history-phrygia = Kraina Midasa, gdzie zbiegały się drogi Azji, a Wielka Matka była u siebie.
history-pontus = Niegdyś państwo Mitrydatesa, teraz królowej Pytodoris, sojuszniczki Rzymu.
history-quinctilius-varus = W 9 roku n.e. wprowadził trzy legiony do Lasu Teutoburskiego i żaden nie wrócił.
history-raetia = Pasierbowie Druzus i Tyberiusz podbili tu Alpy w jedno lato 15 roku p.n.e.
history-samnium = Czwarty region Italii; jego górale byli niegdyś najbardziej upartymi wrogami Rzymu.
history-sardinia = Jej zboże pomagało wyżywić Rzym; w 6 roku n.e. przez zbójców znów potrzebowała wojska.
history-sempronius-atratinus = W młodości oskarżał Celiusza, służył Antoniuszowi, a w 21 roku p.n.e. odbył triumf z Afryki za Augusta.
history-sentius-saturninus = Jako jedyny konsul w 19 roku p.n.e. utrzymał w Rzymie porządek, gdy August był na Wschodzie.
history-sextus-appuleius = Siostrzeniec Augusta, konsul u jego boku w 29 roku p.n.e., z triumfem z Hiszpanii.
history-sicilia = Pierwsza prowincja Rzymu i przez dwa stulecia jego najbliższy spichlerz.
history-silius-nerva = W 16 roku p.n.e. podbił alpejskie doliny; August wymienia go wśród gości, z którymi grał w kości.
history-statilius-taurus = Pod Akcjum dowodził wojskiem na lądzie, a w Rzymie zbudował pierwszy kamienny amfiteatr.
history-sulpicius-quirinius = Jako legat Syrii przeprowadził w 6 roku n.e. spis ludności Judei.
history-syria = Cztery legiony stały tu naprzeciw Partów, którzy w 20 roku p.n.e. zwrócili utracone sztandary.
history-syrtica = Na tych mieliznach ginęły floty; Katon obszedł je z armią pieszo.
history-tarius-rufus = Człowiek niskiego rodu, który pod Akcjum dowodził eskadrą i doszedł do konsulatu.
history-tarraconensis = Z Tarraco chory August przez dwa lata rządził imperium.
history-thebais = Korneliusz Gallus stłumił tu bunt w piętnaście dni i chełpił się tym na kamieniu w File.
history-thessalia = Wielka równina greckich jeźdźców, na której pod Farsalos Pompejusz przegrał z Cezarem.
history-thracia = Dla Rzymu trzymali ją królowie Odrysów: złoto w górach i częste niepokoje.
history-tingis = Powstało przeciw królowi, który trzymał z Antoniuszem, a jego mieszkańcy dostali rzymskie obywatelstwo.
history-transpadana = Jedenasty region Italii, za Padem; spod Mantui pochodził Wergiliusz.
history-umbria = Szósty region Italii, ojczyzna poety Propercjusza.
history-valgius-rufus = Poeta wśród konsulów, który nie dokończył dla Augusta księgi o ziołach leczniczych.
history-vallis-poenina = Górny Rodan i jego przełęcz, najkrótsza droga z Italii nad Ren.
history-venetia = Dziesiąty region Italii, gdzie Akwileja strzegła drogi ku bursztynowemu wybrzeżu.
history-vindelicia = Kraj u stóp Alp, gdzie powstała Augusta Vindelicum, dzisiejszy Augsburg.
history-zeugitana = Kraj wokół Utyki i Kartaginy był pierwszym, który Rzym posiadł w Afryce.

## Stół w przeglądarce

board-kind-senator = senator
board-kind-green = zielona prowincja
board-kind-pink = różowa prowincja
board-kind-orange = pomarańczowa prowincja
board-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
board-wheat = pszenica: { $count }
board-gold = złoto: { $count }
board-field = { NAME($symbol) }: zajęte { $legions } z { $fields }
board-draws = losowań: około { $draws }
board-complete = Ave Cezar!
board-token = Wylosowany żeton
board-no-token = jeszcze żaden
board-herald = Herold: { $player }
board-herald-short = Herold
board-bag-title = Żeton i woreczek
board-bag = W woreczku: { $left }; szanse w następnym losowaniu
board-bag-refilled = Do woreczka wracają wszystkie ({ $left }); szanse w następnym losowaniu
board-chance = { NAME($symbol) }: { $count } z { $left } w woreczku, { $chance }% szans w następnym losowaniu
board-hand = Twoje rozdane misje
board-mine = Twoje misje
board-row = Odkryte misje
board-rewards = Nagrody
board-rivals = Pozostali
board-players = Gracze
board-common = Zasoby ogólne legionów: { $common }. Stos misji: { $pile }.
board-stock = Legiony w zasobach: { $legions }, pszenica: { $wheat }, złoto: { $gold }, dotąd punktów: { $points }
board-seat = Misje: { $missions } z 7, legiony w zasobach: { $legions }, dotąd punktów: { $points }
board-controlled = Kontrolowane misje: { $count }, punktów: { $points }
board-controlled-short = Kontroluje { $count }: { $points } pkt
board-choosing = wybiera z rozdanych misji: { $count }
board-free = Jeszcze do zdobycia.
board-held = Ma ją teraz: { $player }.
board-near = O jedną misję od niej: { $players }.
board-table = Misje, żeton i woreczek
board-standing = Potrzeba: { $need }. { $standing }.
board-actions = Co jeszcze możesz zrobić
board-move-instead = Przesuń położony legion
board-put-instead = Połóż legion z zasobów
board-all-moves = Wszystkie ruchy słowami ({ $count })
board-auto-pass = Pasuj za mnie, gdy mogę tylko przesuwać legiony, nie kończąc żadnej misji
board-do-keep = Zatrzymaj
board-do-take = Weź
board-do-resolve = Najpierw
board-do-complete = Ukończ
board-do-clear = Zdejmij
board-do-lose = Strać
board-mark-keep = Zatrzymujesz ją
board-mark-take = Wzięta
board-mark-clear = Zostanie opróżniona
board-sheet = Karta wyników
board-sheet-line = Wiersz
board-sheet-rewards = Nagrody
board-sheet-missions = Misje
board-sheet-effects = Efekty
board-sheet-total = Razem

aid-title = W skrócie
aid-round = Herold losuje żeton. Wszyscy naraz mogą położyć legion z zasobów na wolnym polu z tym symbolem albo przesunąć tam już położony. Misja, której wszystkie pola są zajęte, jest ukończona.
aid-tokens = 23 żetony
aid-joker = Joker to dowolny symbol. Po nim wszystkie żetony wracają do woreczka, a Heroldem zostaje następny gracz.
aid-missions = Misje
aid-effects = Efekty
aid-families = Błyskawica działa raz, od razu. Czerwony romb uderza we wszystkich pozostałych. Pierścień działa, dopóki kontrolujesz misję. Laur liczy się na końcu.
aid-effect-mobilise-sword = połóż dwa legiony na mieczach
aid-effect-gain = jeden legion więcej na stałe
aid-effect-take-two = weź dwie misje zamiast jednej
aid-effect-rearrange = rozłóż swoje legiony na nowo
aid-effect-complete = ukończ inną misję
aid-effect-remove = pozostali zdejmują legion
aid-effect-clear = pozostali opróżniają jedną wykonywaną misję
aid-effect-lose = pozostali tracą kontrolowaną misję
aid-effect-equal-sword-shield = miecze liczą się jak tarcze, a tarcze jak miecze
aid-effect-score-shield = punkty za każdą tarczę na twoich misjach
aid-effect-score-green = punkty za każdą zieloną prowincję
aid-effect-score-red = punkty za każdy czerwony efekt
aid-rewards = Kto pierwszy ma trzy misje jednego koloru albo wszystkie cztery kolory, od razu dostaje tę nagrodę. O nagrodę za dokładnie 2 do 6 misji gra pyta; każdy może wziąć tylko jedną, na stałe. Złoto i pszenicę ma ten, kto wytwarza najwięcej; kto się z nim zrówna, przejmuje nagrodę.
aid-end = Na koniec rundy, w której ktoś kontroluje siedem misji: nagrody + misje + efekty końcowe. Przy remisie: więcej senatorów.

guide-start = Witaj! Żetony losuje się jeden po drugim. Każdy pozwala położyć legion na polu z tym samym symbolem. Zajmij wszystkie pola misji, a będzie twoja, z punktami i efektem. Gdy ktoś kontroluje siedem misji, decydują punkty.
guide-choosing = Masz sześć rozdanych misji: zatrzymaj trzy. Liczba losowań mówi, jak długo misja średnio trwa: szybkie wcześnie dają efekty, długie dają punkty. Miecze i tarcze wypadają najczęściej, sztylet prawie nigdy.
guide-mobilising = Pola, które mogą przyjąć legion, świecą: kliknij jedno z nich. „Przesuń” zabiera legion z innego pola. Nikt nie widzi twojej decyzji, dopóki wszyscy nie zdecydują; do tego czasu możesz ją cofnąć.
    .touch = Pola, które mogą przyjąć legion, świecą: dotknij jednego z nich. „Przesuń” zabiera legion z innego pola. Nikt nie widzi twojej decyzji, dopóki wszyscy nie zdecydują; do tego czasu możesz ją cofnąć.
guide-mobilising-joker = Joker to dowolny symbol, więc zajmij najrzadszy: sztylet albo sztandar. Po nim woreczek jest znów pełny.
guide-moving = Kliknij legion, który ma tam przejść.
    .touch = Dotknij legionu, który ma tam przejść.
guide-removing = Czerwony efekt: kliknij legiony, bez których najłatwiej się obejdziesz.
    .touch = Czerwony efekt: dotknij legionów, bez których najłatwiej się obejdziesz.
guide-clearing = Czerwony efekt: wybierz misję, która ucierpi najmniej. Ukończone misje są bezpieczne.
guide-losing = Czerwony efekt: wybierz kontrolowaną misję, bez której najłatwiej się obejdziesz.
guide-placing = Efekt twojej misji: połóż legiony z zasobów na świecących polach. Jeśli ukończysz tak kolejną misję, rozliczasz ją od razu.
guide-rearranging = Możesz rozłożyć wszystkie swoje legiony na nowo na dowolnych polach albo zostawić je tak, jak leżą.
guide-completing = Wybierz jedną ze swoich misji: od razu jest ukończona, niezależnie od pól.
guide-claiming = Nagrody za 2 do 6 misji: każdy może wziąć tylko jedną w całej grze. Weź punkty teraz albo licz na to, że przy wyższej liczbie wyprzedzisz innych.
guide-taking = Weź nową misję. Patrz na losowania, punkty i efekt oraz na nagrody: trzy jednego koloru albo po jednej z każdego.
guide-giving = Już nie prowadzisz, a kilku graczy ma po tyle samo: ty mówisz, kto dostanie nagrodę.
guide-event-ave = Ave Cezar! Misja ukończona. Legiony wracają do właściciela, działa efekt, a gracz bierze nową misję.
guide-event-bag_full = Wypadł joker: wszystkie żetony wróciły do woreczka, a Heroldem jest następny gracz.
guide-event-strikes = Czerwony efekt uderza we wszystkich pozostałych. Misje ukończone i czekające są bezpieczne.
guide-event-reward = Ktoś zdobył nagrodę. Nagrody za kolory i za liczbę misji zostają na stałe; złoto i pszenicę można stracić.

## Bots

bot-easy = Wybiera to, co dobrze wygląda na pierwszy rzut oka, a często coś innego.
bot-greedy = Liczy punkty oraz losowania, których misjom jeszcze trzeba, i wybiera to, co teraz daje najwięcej.
bot-medium = Myśli trochę naprzód: wypróbowuje swoje ruchy w kilkudziesięciu wyobrażonych dalszych ciągach gry.
bot-master = Myśli naprzód jak „silny”, ale ocenia tak, jak nauczyły go tysiące gier. W cztery osoby gra lepiej od niego, we dwie mniej więcej tak samo.
bot-strong = Myśli naprzód do dwóch sekund: wypróbowuje swoje ruchy w wielu wyobrażonych dalszych ciągach gry.

## Kinds of decisions: puzzles and mistakes are sorted by them

kind-draft = Które trzy zatrzymać
kind-mission = Którą misję wziąć
kind-seventh = Siódma misja
kind-complete = Ukończyć misję
kind-reward = Pierwszy po nagrodę
kind-legion = Dokąd z legionem
kind-joker = Dokąd z jokerem
kind-move = Legiony w drodze
kind-pass = Zostaw, gdzie są
kind-loss = Najmniejsza strata
kind-order = Który efekt najpierw
kind-give = Komu dać
kind-claim = Brać czy czekać
