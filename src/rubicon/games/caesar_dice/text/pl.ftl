### Cezar: Kostki zostały rzucone

game = Cezar: Kostki zostały rzucone
game-about = Szybka gra kościana: zdobywaj siłę i senatorów, zostań Konsulem i utrzymaj się, aż runda będzie twoja.
game-credit = Autor gry: Reiner Knizia

## Co trzeba rozstrzygnąć

prompt-over = Gra skończona.
prompt-fortuna = Kostki toczą się po stole.
prompt-wait = { $player } wybiera kostki, które zachowa{ $turn ->
        [1] {" "}(pierwsza z dwóch tur).
        [2] {" "}(druga z dwóch tur).
       *[0] .
    }
prompt-keep-first = Nie ma jeszcze Konsula: wystarczy dowolny wynik. Które kostki zachowujesz? { $left ->
        [one] Został jeszcze jeden rzut.
        [few] Zostały jeszcze { $left } rzuty.
        [many] Zostało jeszcze { $left } rzutów.
       *[other] Zostało jeszcze { $left } rzutu.
    }
    .touch = Nie ma jeszcze Konsula: wystarczy dowolny wynik. Które kostki zachowujesz?
prompt-keep = Konsul { $consul } ma { $score }: przebij ten wynik, a zajmiesz jego miejsce. { $turn ->
        [1] To pierwsza z twoich dwóch tur.{" "}
        [2] To druga z twoich dwóch tur.{" "}
       *[0] {""}
    }Które kostki zachowujesz? { $left ->
        [one] Został jeszcze jeden rzut.
        [few] Zostały jeszcze { $left } rzuty.
        [many] Zostało jeszcze { $left } rzutów.
       *[other] Zostało jeszcze { $left } rzutu.
    }
    .touch = Konsul ma { $score }: przebij ten wynik. { $turn ->
            [1] Pierwsza z dwóch tur.{" "}
            [2] Druga z dwóch tur.{" "}
           *[0] {""}
        }Które kostki zachowujesz?

move-stop-pass = Koniec rzutów, wynik 0: podajesz kostki dalej
move-stop-consul = Koniec rzutów, wynik { $score }: zostajesz Konsulem
move-stop-overthrow = Koniec rzutów, wynik { $score }: obalasz Konsula ({ $consul }) i zajmujesz jego miejsce
move-stop-equal = Koniec rzutów, wynik { $score }: tyle samo co Konsul ({ $consul }), nic się nie dzieje{ $last ->
        [1] ; rundę wygrywa { $consul }
       *[0] {""}
    }
move-stop-lower = Koniec rzutów, wynik { $score }: mniej niż Konsul ({ $consul }), { $coins ->
        [0] nic nie płacisz
        [one] płacisz 1 monetę
        [few] płacisz { $coins } monety
        [many] płacisz { $coins } monet
       *[other] płacisz { $coins } monety
    }{ $last ->
        [1] ; rundę wygrywa { $consul }
       *[0] {""}
    }
move-stop-coup = Koniec rzutów, trzy bomby: Przewrót, Konsul ({ $consul }) { $coins ->
        [0] nie ma z czego ci zapłacić
        [one] płaci ci 1 monetę
        [few] płaci ci { $coins } monety
        [many] płaci ci { $coins } monet
       *[other] płaci ci { $coins } monety
    } i pozostaje Konsulem{ $last ->
        [1] ; rundę wygrywa { $consul }
       *[0] {""}
    }
move-stop-dictator = Koniec rzutów, cztery bomby: od razu wygrywasz rundę i { $silver ->
        [0] złotą monetę
       *[other] srebrną monetę
    }
move-stop-caesar = Koniec rzutów, pięć bomb: bierzesz { $silver ->
        [0] złotą monetę
        [one] 1 srebrną monetę i złotą
        [few] { $silver } srebrne monety i złotą
        [many] { $silver } srebrnych monet i złotą
       *[other] { $silver } srebrnej monety i złotą
    }, a gra się kończy
move-throw-all = Rzuć jeszcze raz wszystkimi pięcioma
move-keep = Zachowaj { $dice }, { $thrown ->
        [one] rzuć jeszcze raz jedną kostką
        [few] rzuć jeszcze raz { $thrown } kostkami
        [many] rzuć jeszcze raz { $thrown } kostkami
       *[other] rzuć jeszcze raz { $thrown } kostki
    }

refusal-keep = Nie możesz zachować { $dice }: na twoich kostkach jest { $have }.
    .rule = throws

## Co się stało

event-begins = { $player } zaczyna.
event-round = Runda { $round }: pierwszy rzut ma { $player }.
event-throw = { $player } rzuca: { $dice } (rzut { $throw } z 3).
event-keep = { $player } zachowuje { $dice }.
event-throw_all = { $player } rzuca jeszcze raz wszystkimi pięcioma kostkami.
event-stop = { $player } kończy rzuty.
event-scored = { $player }, wynik: { $strength } × { $laurels } = { $score }.
event-consul = { $player } zostaje Konsulem z wynikiem { $score }.
event-overthrow = { $player } obala Konsula ({ $old }) i przejmuje urząd z wynikiem { $score }.
event-no_score = { $player } nie zdobywa nic i podaje kostki dalej.
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
    }. Dostaje: { $payee }.
event-short = { $payer } ma zapłacić { $due }, { $coins ->
        [0] ale nie ma już nic
        [one] ale może dać tylko 1 monetę
        [few] ale może dać tylko { $coins } monety
        [many] ale może dać tylko { $coins } monet
       *[other] ale może dać tylko { $coins } monety
    }. Wierzyciel: { $payee }.
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
reason-caesar = pięć bomb i nowy Cezar

## Podpowiedzi: dlaczego bot zachowałby te kostki, oraz błędy kalkulatora

hint-stop-pass = Kończąc teraz, nie zdobywasz nic i podajesz kostki dalej; rundę i tak wygrywasz w { $chance }% przypadków.
hint-stop-consul = Zakończ rzuty: z wynikiem { $score } zostajesz Konsulem i wygrywasz rundę w { $chance }% przypadków.
hint-stop-overthrow = Zakończ rzuty: wynik { $score } obala Konsula ({ $consul }) i wygrywa rundę w { $chance }% przypadków.
hint-stop-caesar = Zakończ rzuty: pięć bomb kończy grę, bierzesz nagrody warte { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    } i nikt nie ma więcej od ciebie.
hint-stop-caesar-short = Pięć bomb kończy grę, ale nagrody warte { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    } nie wystarczą ci do zwycięstwa.
hint-stop-dictator = Zakończ rzuty: cztery bomby od razu wygrywają rundę i nagrodę wartą { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
hint-stop-coup = Zakończ rzuty: trzy bomby to Przewrót, a Konsul ({ $consul }) { $coins ->
        [0] nie ma już z czego ci zapłacić
        [one] płaci ci 1 monetę
        [few] płaci ci { $coins } monety
        [many] płaci ci { $coins } monet
       *[other] płaci ci { $coins } monety
    }.
hint-stop-equal = Kończąc z wynikiem { $score }, dorównujesz Konsulowi ({ $consul }): nic nie płacisz.
hint-stop-lower = Kończąc teraz, nie dorównujesz Konsulowi ({ $consul }); trybut: { $coins ->
        [0] nic
        [one] 1 moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
hint-first = Nie ma jeszcze Konsula: tak od razu zostajesz Konsulem w { $chance }% przypadków, a rundę wygrywasz w { $then }%.
hint-improve-consul = Wynik { $score } wygrywa rundę w { $now }% przypadków; po dalszych rzutach jest to { $then }%.
hint-improve-overthrow = Wynik { $score } obala już Konsula i wygrywa rundę w { $now }% przypadków; po dalszych rzutach jest to { $then }%.
hint-beat = Przebija wynik Konsula ({ $consul }: { $score }) w { $chance }% przypadków, a Przewrót daje w { $coup }%.
hint-needed = Bez złotej monety gra jest dla ciebie przegrana: ten wybór przebija wynik Konsula ({ $consul }: { $score }) w { $chance }% przypadków.
hint-tribute = { $chance ->
        [0] Prawie nigdy nie przebija wyniku Konsula ({ $consul }: { $score })
       *[other] Przebija wynik Konsula ({ $consul }: { $score }) tylko w { $chance }% przypadków
    }; trybut to średnio { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
hint-bombs = Polowanie na bomby: Przewrót w { $coup }% przypadków ({ $coins ->
        [0] Konsul nie ma już z czego zapłacić
        [one] zysk 1 moneta
        [few] zysk { $coins } monety
        [many] zysk { $coins } monet
       *[other] zysk { $coins } monety
    }), a cztery bomby lub więcej w { $dictator }%.
hint-more-bombs = Polowanie na dalsze bomby: Dyktator w { $dictator }% przypadków, Cezar w { $caesar }%.
hint-lost = Tej gry prawie nie da się już wygrać; zostaje walka o monety.
hint-won = Gra jest już twoja; zostaje walka o monety.
hint-risk = Kończąc teraz, na pewno wygrywasz grę; ten wybór tego nie zapewnia.

error-dice = { $problem ->
        [word] „{ $word }” nie jest ścianką kostki.
       *[count] { $count ->
            [0] Nie podano żadnych kostek.
            [one] Podano tylko jedną kostkę.
            [few] Podano { $count } kostki.
            [many] Podano { $count } kostek.
           *[other] Podano { $count } kostki.
        }
    } Podaj dokładnie pięć kostek, każda to jedno z: { $faces }, na przykład: I I IV L B.

## rubicon odds caesar_dice

odds-about = Które kostki zachować i z jakim prawdopodobieństwem każdy wybór przebije dany wynik.
odds-dice-help = Pięć kostek: I, II, III, IV (albo 1 do 4), L to senator (laur), B to bomba.
odds-target-help = Wynik do przebicia; 0, jeśli nie ma jeszcze Konsula.
odds-throws-help = Ile rzutów zostało: 0, 1 albo 2. Domyślnie 2.
odds-most-help = Ile możliwości pokazać. Domyślnie 6.
odds-target = Wynik do przebicia nie może wynosić { $target }: to 0 lub więcej.
odds-throws = Liczba pozostałych rzutów nie może wynosić { $throws }: możliwe wartości to od 0 do { $most }.
odds-question = Szansa na przebicie wyniku { $target }, { $throws ->
        [0] gdy nie ma już rzutów
        [one] gdy został jeden rzut
        [few] gdy zostały { $throws } rzuty
        [many] gdy zostało { $throws } rzutów
       *[other] gdy zostało { $throws } rzutu
    }:
odds-question-first = Szansa na dowolny wynik powyżej zera, { $throws ->
        [0] gdy nie ma już rzutów
        [one] gdy został jeden rzut
        [few] gdy zostały { $throws } rzuty
        [many] gdy zostało { $throws } rzutów
       *[other] gdy zostało { $throws } rzutu
    }:
odds-more = { $count ->
        [one] … i jeszcze jedna możliwość
        [few] … i jeszcze { $count } możliwości
        [many] … i jeszcze { $count } możliwości
       *[other] … i jeszcze { $count } możliwości
    }

## Stół w przeglądarce

aid-face-i = jeden
aid-face-ii = dwa
aid-face-iii = trzy
aid-face-iv = cztery
# Tak przeglądarka czyta kostki wymienione w wiadomości: L obok cyfr rzymskich wygląda jak pięćdziesiąt.
spell-dice = kostki
    .L = senator
    .B = bomba
aid-face-l = senator
aid-face-b = bomba
aid-die = { $kept ->
        [true] Kostka { $number }: { $face }, zachowana
       *[false] Kostka { $number }: { $face }
    }
aid-kept = zostaje
aid-dice-of = Kostki: { $player }
aid-consul = Konsul
aid-no-consul = Nie ma jeszcze Konsula
aid-round = Runda { $round } z V
aid-prizes = Pozostałe nagrody: srebro { $silver }, złoto { $gold }
aid-purse = brąz { $bronze }, srebro { $silver }, złoto { $gold }, razem warte { $total }
aid-now = { $strength } × { $laurels } = { $score }
aid-to-beat = powyżej { $score }: nowy Konsul
aid-throws = Rzut { $throws } z 3
aid-throw = { $count ->
        [one] Rzuć jeszcze raz jedną kostką
        [5] Rzuć jeszcze raz wszystkimi
        [few] Rzuć jeszcze raz { $count } kostkami
        [many] Rzuć jeszcze raz { $count } kostkami
       *[other] Rzuć jeszcze raz { $count } kostki
    }
aid-all-kept = Zachowujesz wszystkie pięć kostek
aid-odds = Przy tych zachowanych kostkach
aid-odds-consul = na urząd Konsula
aid-odds-coup = na Przewrót lub więcej, jeśli chodzi ci tylko o to
aid-odds-best = Najlepiej na Konsula: zachowaj { $dice }
aid-odds-best-none = Najlepiej na Konsula: rzuć wszystkimi pięcioma
aid-odds-best-stop = Najlepiej na Konsula: nie rzucaj już
aid-odds-chosen = Nic nie daje większej szansy na Konsula.
aid-title = W skrócie
aid-numerals = liczą się swoją wartością.
aid-three-ones = trzy I liczą się razem za 15,
aid-four-ones = cztery I za 31.
aid-laurel = senator: sumę liczb mnoży się przez liczbę senatorów. Przy silniejszym Konsulu każdy senator kosztuje cię monetę.
aid-coup = Przewrót: Konsul płaci ci po monecie za każdego senatora na swoich kostkach.
aid-dictator = Dyktator: od razu wygrywasz rundę.
aid-caesar = Cezar: bierzesz wszystkie pozostałe nagrody, a gra się kończy.
aid-score = Wynik = liczby × senatorowie. Bomby liczą się tylko wtedy, gdy jest Konsul. Na końcu brąz jest wart 1, srebro 2, złoto 4.

## Pierwsza gra z objaśnieniami

guide-start = Witaj! Rzucasz pięcioma kostkami o najwyższy wynik, żeby zostać Konsulem. Kto nadal jest Konsulem, gdy kolejka do niego wróci, wygrywa rundę i jej nagrodę: cztery razy srebro, na końcu złoto. Wygrywa najbogatszy.
guide-keep-first = Kostki zostały rzucone. Wynik = suma liczb × liczba senatorów, więc bez senatora nie ma nic. Nie ma jeszcze Konsula: każdy wynik powyżej 0 daje ci ten urząd, ale im wyższy, tym trudniej innym go przebić. Kliknij kostki, które chcesz zachować, i rzuć resztą jeszcze raz albo zakończ rzuty.
    .touch = Kostki zostały rzucone. Wynik = suma liczb × liczba senatorów, więc bez senatora nie ma nic. Nie ma jeszcze Konsula: każdy wynik powyżej 0 daje ci ten urząd, ale im wyższy, tym trudniej innym go przebić. Dotknij kostek, które chcesz zachować, i rzuć resztą jeszcze raz albo zakończ rzuty.
guide-keep = Jest już Konsul. Wyrzuć więcej, a zajmiesz jego miejsce. Wyrzuć mniej, a zapłacisz Konsulowi po monecie za każdego swojego senatora: jeśli nie możesz wygrać, lepiej nie mieć żadnego. Trzy bomby to Przewrót, cztery robią z ciebie Dyktatora, pięć Cezara.
guide-event-consul = Jest Konsul, a jego kostki widać u góry. Teraz wszyscy pozostali po kolei próbują przebić ten wynik.
guide-event-overthrow = Konsul został obalony. Nowy musi się utrzymać, aż każdy z pozostałych rozegra swoją kolejkę.
guide-event-lower = Kto nie dorówna Konsulowi, płaci trybut: po monecie za każdego senatora na własnych kostkach.
guide-event-equal = Wynik równy wynikowi Konsula: nikt nie płaci, a Konsul zostaje.
guide-event-no_score = Bez senatora albo bez liczby nie ma wyniku. Póki nie ma Konsula, kostki po prostu idą dalej.
guide-event-coup = Przewrót: przy dokładnie trzech bombach Konsul płaci po monecie za każdego senatora na swoich kostkach, ale pozostaje Konsulem.
guide-event-dictator = Cztery bomby: Dyktator od razu wygrywa rundę.
guide-event-silver = Runda wygrana: srebrna moneta warta 2. Kto ją zdobył, zaczyna następną rundę.
guide-event-short = Kto nie może zapłacić wszystkiego, płaci tyle, ile ma, i gra dalej.
guide-event-change = Gdy brakuje brązu, srebro samo wymienia się na brąz.

## Bots

bot-easy = Zachowuje senatorów i najlepsze liczby i przestaje rzucać, gdy ma więcej od Konsula, ale często robi coś innego.
bot-medium = Myśli naprzód: zanim zachowa kostki, ponad sto razy wyobraża sobie resztę gry.
bot-strong = Dokładnie oblicza wszystkie rzuty i gra o największą szansę na wygranie gry. We dwoje gra bezbłędnie.

## Kinds of decisions: puzzles and mistakes are sorted by them

kind-beat = Kostki, które obalą Konsula
kind-needed = Ostatnia szansa
kind-first = Zanim pojawi się Konsul
kind-stop = Zakończ rzuty
kind-improve = Rzucaj dalej
kind-bombs = Polowanie na bomby
kind-coup = Przewrót, Dyktator czy Cezar
kind-tribute = Najmniejszy trybut
