### Cezar: Kostki zostały rzucone

game = Cezar: Kostki zostały rzucone
game-about = Szybka gra kościana: rzucaj po siłę i senatorów, zostań Konsulem i utrzymaj się, aż runda będzie twoja.
game-credit = Autor gry: Reiner Knizia

## Co trzeba rozstrzygnąć

prompt-over = Gra skończona.
prompt-fortuna = Kości toczą się po stole.
prompt-wait = { $player } wybiera kości, które zachowa.
prompt-keep-first = Nie ma jeszcze Konsula: wystarczy dowolny wynik. Które kości zachowujesz? { $left ->
        [one] Został jeszcze jeden rzut.
        [few] Zostały jeszcze { $left } rzuty.
        [many] Zostało jeszcze { $left } rzutów.
       *[other] Zostało jeszcze { $left } rzutu.
    }
prompt-keep = Konsul { $consul } ma { $score }: przebij ten wynik, a zajmiesz jego miejsce. Które kości zachowujesz? { $left ->
        [one] Został jeszcze jeden rzut.
        [few] Zostały jeszcze { $left } rzuty.
        [many] Zostało jeszcze { $left } rzutów.
       *[other] Zostało jeszcze { $left } rzutu.
    }

move-stop = Koniec rzutów, wynik { $score }
move-throw-all = Rzuć jeszcze raz wszystkimi pięcioma
move-keep = Zachowaj { $dice }, { $thrown ->
        [one] rzuć jeszcze raz jedną kością
        [few] rzuć jeszcze raz { $thrown } kośćmi
        [many] rzuć jeszcze raz { $thrown } kośćmi
       *[other] rzuć jeszcze raz { $thrown } kości
    }

refusal-keep = Nie możesz zachować { $dice }: na twoich kościach jest { $have }.

## Co się stało

event-begins = { $player } zaczyna.
event-round = Runda { $round }: pierwszy rzut ma { $player }.
event-throw = { $player } rzuca: { $dice } (rzut { $throw } z 3).
event-keep = { $player } zachowuje { $dice }.
event-throw_all = { $player } rzuca jeszcze raz wszystkimi pięcioma kośćmi.
event-stop = { $player } kończy rzuty.
event-scored = Wynik gracza { $player }: { $strength } × { $laurels } = { $score }.
event-consul = { $player } zostaje Konsulem z wynikiem { $score }.
event-overthrow = { $player } obala Konsula { $old } i zajmuje jego miejsce z wynikiem { $score }.
event-no_score = { $player } nie zdobywa nic i podaje kości dalej.
event-lower = { $player } nie dorównuje Konsulowi ({ $consul }); trybut: { $due ->
        [0] nic
        [one] 1 moneta
        [few] { $due } monety
        [many] { $due } monet
       *[other] { $due } monety
    }.
event-equal = { $player } wyrównuje wynik Konsula ({ $consul }): nic się nie zmienia.
event-coup = Przewrót! { $player } wyrzuca trzy bomby, a Konsul ({ $consul }) jest winien { $due ->
        [one] 1 monetę
        [few] { $due } monety
        [many] { $due } monet
       *[other] { $due } monety
    }.
event-change = { $player } wymienia { $silver ->
        [one] 1 srebrną monetę
        [few] { $silver } srebrne monety
        [many] { $silver } srebrnych monet
       *[other] { $silver } srebrnej monety
    } na brązowe.
event-pay = { $payer } płaci { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }; bierze je { $payee }.
event-short = { $payer } ma do zapłacenia { $due }, ale może dać tylko { $coins ->
        [0] puste ręce
        [one] 1 monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }; bierze { $payee }.
event-dictator = Cztery bomby: { $player } zostaje Dyktatorem i od razu wygrywa rundę!
event-caesar = Pięć bomb: { $player } zostaje Cezarem! { $silver ->
        [0] Bierze złotą monetę i kończy grę.
        [one] Bierze ostatnią srebrną monetę oraz złotą i kończy grę.
        [few] Bierze { $silver } pozostałe srebrne monety oraz złotą i kończy grę.
        [many] Bierze { $silver } pozostałych srebrnych monet oraz złotą i kończy grę.
       *[other] Bierze { $silver } pozostałej srebrnej monety oraz złotą i kończy grę.
    }
event-silver = { $player } wygrywa rundę { $round } i dostaje srebrną monetę.
event-gold = { $player } wygrywa ostatnią rundę i dostaje złotą monetę.

## Dlaczego gra się skończyła

reason-consul = Konsul utrzymał się do końca ostatniej rundy
reason-dictator = Dyktator wygrał ostatnią rundę
reason-caesar = pięć bomb dało Cezara
