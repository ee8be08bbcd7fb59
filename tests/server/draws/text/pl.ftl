### Trzy monety

game = Trzy monety
game-about = W każdej pięści moneta: najwyższa wygrywa, chyba że są dwie takie same.
game-credit = Gra ludowa, uproszczona na potrzeby testów

option-goal = Punkty do zwycięstwa
option-goal-3 = trzy
option-goal-5 = pięć
option-raising = Wolno podbijać stawkę

coin-as = as
    .acc = asa
coin-denarius = denar
    .acc = denara
coin-aureus = aureus
    .acc = aureusa

refusal-goal = Pięć punktów można zdobyć tylko wtedy, gdy wolno podbijać stawkę: wybierz trzy punkty albo zezwól na podbijanie.
refusal-no-coin = Najpierw wybierz monetę do pięści.
refusal-not-yours = Nie masz takiej monety.
refusal-raise = Twojej stawki nie można już podbić.
refusal-has-coin = W twojej pięści jest już moneta: podbij albo zamknij pięść.

prompt-over = Gra skończona.
prompt-fortuna = Trwa losowanie monet z sakiewki.
prompt-wait = { $count ->
        [one] Jeden gracz jeszcze wybiera.
        [few] { $count } gracze jeszcze wybierają.
        [many] { $count } graczy jeszcze wybiera.
       *[other] { $count } gracza jeszcze wybiera.
    }
prompt-coin = Którą monetę bierzesz do pięści?
prompt-stake = Podbijasz stawkę czy zamykasz pięść?
prompt-close = Zamknij pięść.

move-coin = Weź { NAME($coin, case: "acc") }
move-raise = Podbij stawkę z { $stake } na 2
move-close = Zamknij pięść przy stawce { $stake }

event-draw = { $player } losuje { NAME($coin, case: "acc") }.
event-draw-hidden = { $player } losuje monetę.
event-take = { $player } bierze do pięści { NAME($coin, case: "acc") }.
event-raise = { $player } podbija stawkę.
event-close = { $player } zamyka pięść.
event-open = { $player } otwiera pięść: { NAME($coin) }, stawka { $stake }.
event-win = { $player } zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
event-tie = Najwyższe monety są takie same: nikt nie wygrywa.
event-lay = { $player } na próżno podbija stawkę i pokazuje drugą monetę: { NAME($coin) }.

reason-goal = ktoś zdobył potrzebną liczbę punktów
reason-empty = skończyły się monety
