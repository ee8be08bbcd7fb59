"""Augustus, by the rulebook. The numbers A1.1 to A5.2 are the lines of docs/rules/augustus.md.

A round: Fortuna draws a token; all who can place a legion decide at the same
time; completed missions are resolved player by player, each as a chain; the
round ends. Decisions that several seats make at once are kept as `plans`, apart
from the table, and laid open together, so their order cannot matter.

`offers` says what may be decided in each phase, `scoring` what it is worth. Here
is what happens. A decision without alternatives is never asked for.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.game import FORTUNA, FORTUNA_ACTS, NOBODY, Outcome, Setup, State
from rubicon.core.message import Message
from rubicon.core.rng import Rng
from rubicon.games.augustus import words
from rubicon.games.augustus.box import (
    ALL_FOUR,
    ANY,
    BAG,
    CLEAR,
    COLOURS,
    COMPLETE,
    EQUAL,
    FIRST_COUNT,
    GAIN,
    GOLD,
    JOKER,
    LEAST_COUNT,
    LOSE,
    MISSIONS,
    MOBILISE,
    MOST_COUNT,
    REARRANGE,
    REMOVE,
    REWARDS,
    ROW,
    SYMBOLS,
    TAKE_TWO,
    WHEAT,
    Box,
)
from rubicon.games.augustus.events import (
    AVE,
    BAG_FULL,
    CLEARED,
    CONTROLS,
    DEAL,
    DECLINED,
    FINISHED,
    FIRST_HERALD,
    GAINED,
    GIVEN,
    JOKER_DRAWN,
    KEPT_ORDER,
    KEPT_THREE,
    LOST,
    MOVED_LEGION,
    NO_MORE,
    NOT_GAINED,
    NOTHING_LEFT,
    PASSED,
    PICKED_UP,
    PLAN,
    PLAN_COMPLETES,
    PUT_LEGION,
    READY,
    REMOVED,
    RESOLVES,
    REVEAL,
    REWARD,
    REWARD_BACK,
    REWARD_PASSES,
    ROW_CARD,
    SCORED,
    SENATORS,
    SHUFFLE,
    STRIKES,
    TAKES,
    TOKEN,
    TWO,
    UNHURT,
)
from rubicon.games.augustus.offers import (
    complete_missions,
    free_fields,
    leaders,
    legions_placed,
    offer,
    open_missions,
    output,
)
from rubicon.games.augustus.refusals import refusal
from rubicon.games.augustus.scoring import final_effects, mission_points, reward_points, score, senators
from rubicon.games.augustus.sight import AugustusSight
from rubicon.games.augustus.table import (
    CHOOSING,
    CLAIMING,
    COMPLETING,
    DRAWING,
    GIVING,
    GOAL,
    HAND,
    HAND_DEAL,
    KEPT,
    MOBILISING,
    OPENING,
    ORDERING,
    OVER,
    PLACING,
    REARRANGING,
    REFILLING,
    ROW_DEAL,
    SUFFERING,
    TAKING,
    TRIPLE,
    Table,
    count,
)
from rubicon.games.augustus.words import BRING, CLAIM, FROM, GIVE, HERALD, KEEP, MISSION, PASS, PUT, RESOLVE, TAKE

REASONS: Final = ("seven", "senators", "shared")

SEATS_OF: Final[list[tuple[int, ...]]] = [tuple([seat for seat in range(6) if mask >> seat & 1]) for mask in range(64)]
"""A mask of seats to the seats."""


def symbol_key(symbol: int) -> str:
    """The key under which the symbol's name is in the words."""
    return f"symbol-{SYMBOLS[symbol]}"


def reward_key(tile: int) -> str:
    """The key under which the reward's name is in the words."""
    return f"reward-{REWARDS[tile]}"


class AugustusState(State):
    """The truth about a match."""

    def __init__(self, setup: Setup, table: Table | None = None) -> None:
        super().__init__(setup)
        box = setup.box
        assert isinstance(box, Box)
        self.box: Final = box
        self.table: Table = Table(setup.seats) if table is None else table
        self.offers: list[tuple[int, ...]] = [()] * setup.seats
        """The legal moves of the seats that decide now."""

    # The contract

    def acting(self) -> tuple[int, ...]:
        """All who have something to decide, or Fortuna."""
        mask = self.table.undecided
        if mask:
            return SEATS_OF[mask]
        return NOBODY if self.table.phase == OVER else FORTUNA_ACTS

    def moves(self, seat: int) -> tuple[int, ...]:
        """What is offered to the seat."""
        return self.offers[seat]

    def refusal(self, seat: int, move: int) -> Message:
        """Why not."""
        return refusal(self.table, self.box, seat, move)

    def chances(self) -> list[tuple[int, int]]:
        """A token as likely as there are of it in the bag; a mission of the pile; the first Herald."""
        table = self.table
        if table.phase == DRAWING:
            return [(token, number) for token, number in enumerate(table.bag) if number]
        if table.phase == OPENING:
            return [(HERALD + seat, 1) for seat in range(self.setup.seats)]
        return [(MISSION + mission, 1) for mission in table.deck]

    def draw(self, rng: Rng) -> int:
        """One number decides."""
        table = self.table
        if table.phase == DRAWING:
            return rng.weighted(table.bag)
        if table.phase == OPENING:
            return HERALD + rng.below(self.setup.seats)
        return MISSION + table.deck[rng.below(len(table.deck))]

    def apply(self, seat: int, move: int) -> None:
        """A step of a decision that several make at once, a decision of one seat, or an outcome of chance."""
        phase = self.table.phase
        if seat == FORTUNA:
            if phase == DRAWING:
                self._draw_token(move)
            elif phase == OPENING:
                self._set_herald(move - HERALD)
            else:
                self._deal(move - MISSION)
        elif phase in (MOBILISING, SUFFERING, CHOOSING):
            self._plan(seat, move)
        elif phase == TAKING:
            self._take(seat, move - TAKE)
            self._take_on()
        elif phase == PLACING:
            self._place(seat, move)
        elif phase == REARRANGING:
            self._rearrange(seat, move)
        elif phase == CLAIMING:
            self._claim(seat, move)
        elif phase == ORDERING:
            self._resolve(move - RESOLVE)
        elif phase == COMPLETING:
            self._finish(seat, move - words.COMPLETE)
        else:
            self._hand_over(self.table.giving, seat, move - GIVE)
            self._check_losses(self.table.giving + 1)

    def copy(self) -> AugustusState:
        """An independent position."""
        twin = AugustusState(self.setup, self.table.copy())
        twin.offers = self.offers.copy()
        return twin

    def standing(self) -> tuple[int, ...]:
        """A5.2: the score of everybody, if the game ended now."""
        return tuple([score(self.table, self.box, seat) for seat in range(self.setup.seats)])

    def outcome(self) -> Outcome | None:
        """A5.2: the highest score wins; of equals the one with most senators; else they share."""
        if self.table.phase != OVER:
            return None
        scores = self.standing()
        best = max(scores)
        winners = [seat for seat in range(len(scores)) if scores[seat] == best]
        reason = "seven"
        if len(winners) > 1:
            most = max([senators(self.table, self.box, seat) for seat in winners])
            winners = [seat for seat in winners if senators(self.table, self.box, seat) == most]
            reason = "senators" if len(winners) == 1 else "shared"
        return Outcome(scores, tuple(winners), reason)

    def sight(self, seat: int | None) -> AugustusSight:
        """What lies open, and the seat's own secrets."""
        return AugustusSight(self, seat)

    # A1: the set-up

    def _set_herald(self, seat: int) -> None:
        """A1.4: by lot."""
        self.table.herald = seat
        self.tell(FIRST_HERALD, (seat,))
        self.table.phase = ROW_DEAL

    def _deal(self, mission: int) -> None:
        """A mission from the pile: into the row, or into the next hand."""
        table = self.table
        table.deck.remove(mission)
        if table.phase == HAND_DEAL:
            self._deal_to_hand(mission)
            return
        table.row.append(mission)
        self.tell(ROW_CARD, (self.box.titles[mission],))
        if table.phase == REFILLING:
            self._refill()
        elif len(table.row) == ROW:
            table.phase = HAND_DEAL

    def _deal_to_hand(self, mission: int) -> None:
        """A1.3: six missions to choose from, or three in the first game; seat after seat, mission by mission."""
        table = self.table
        seats = self.setup.seats
        if self.setup.options["first_game"]:
            seat = 0
            while len(table.progress[seat]) == KEPT:
                seat += 1
            table.progress[seat].append(mission)
            table.progress[seat].sort()
            self.tell(GIVEN, (seat, self.box.titles[mission]))
            if len(table.progress[seat]) == KEPT and seat == seats - 1:
                table.phase = DRAWING
            return
        seat = 0
        while len(table.hands[seat]) == HAND:
            seat += 1
        table.hands[seat].append(mission)
        self.tell(DEAL, (seat, self.box.titles[mission]), 1 << seat)
        if len(table.hands[seat]) == HAND and seat == seats - 1:
            self._ask_all(CHOOSING)

    def _keep_chosen(self) -> None:
        table = self.table
        for seat in range(self.setup.seats):
            kept = sorted([move - KEEP for move in table.plans[seat]])
            table.progress[seat] = kept
            table.dropped[seat] = [mission for mission in sorted(table.hands[seat]) if mission not in kept]
            table.hands[seat] = []
            table.plans[seat] = []
            titles = self.box.titles
            self.tell(KEPT_THREE, (seat, titles[kept[0]], titles[kept[1]], titles[kept[2]]))
        table.phase = DRAWING

    # Decisions that several seats make at once

    def _ask_all(self, phase: int) -> None:
        """Ask every seat that is concerned; who has no choice has decided already."""
        table = self.table
        table.phase = phase
        table.deciders = 0
        for seat in range(self.setup.seats):
            table.plans[seat] = []
            if phase != SUFFERING or seat != table.turn:
                if not self.prepare(seat):
                    table.deciders |= 1 << seat
        table.undecided = table.deciders
        if table.undecided == 0:
            self._reveal()

    def prepare(self, seat: int) -> bool:
        """Make the steps that offer no choice; whether the seat's plan is complete then."""
        while True:
            offered = offer(self.table, self.box, seat)
            if len(offered) > 1:
                self.offers[seat] = offered
                return False
            if not offered:
                self.offers[seat] = ()
                return True
            self.table.plans[seat].append(offered[0])

    def _plan(self, seat: int, move: int) -> None:
        """A step of a seat's plan, told to nobody else. When the last plan is complete all are laid open."""
        table = self.table
        table.plans[seat].append(move)
        secret = table.deciders != 1 << seat  # a decision that nobody else makes is no secret
        if secret and self.journal is not None:
            self.tell(PLAN, (seat, words.say(move)), 1 << seat)
        if not self.prepare(seat):
            return
        if secret and self.journal is not None:
            if table.phase == MOBILISING:
                self._tell_completion(seat)
            self.tell(READY, (seat,))
        table.undecided &= ~(1 << seat)
        if table.undecided == 0:
            if secret:
                self.tell(REVEAL, ())
            self._reveal()

    def _tell_completion(self, seat: int) -> None:
        """So that a preview can say it: which mission the plan would complete."""
        table = self.table
        plan = table.plans[seat]
        if plan[0] == PASS:
            return
        field = plan[0] - (BRING if plan[0] >= BRING else PUT)
        mission = field // 6
        after = table.cover[mission] + (1 << 3 * (field % 6))
        if len(plan) > 1 and (plan[1] - FROM) // 6 == mission:
            return
        if after == self.box.need[mission]:
            self.tell(PLAN_COMPLETES, (seat, self.box.titles[mission]), 1 << seat)

    def _reveal(self) -> None:
        phase = self.table.phase
        if phase == MOBILISING:
            self._mobilise_all()
        elif phase == SUFFERING:
            self._suffer_all()
        else:
            self._keep_chosen()

    # A2.1-A2.2: the token

    def _draw_token(self, token: int) -> None:
        table = self.table
        table.bag[token] -= 1
        table.token = token
        table.draws += 1
        if self.journal is not None:
            if token == JOKER:
                self.tell(JOKER_DRAWN, (table.herald,))
            else:
                self.tell(TOKEN, (table.herald, symbol_key(token)))
        self._ask_all(MOBILISING)

    def _mobilise_all(self) -> None:
        """Every plan concerns only the missions and the supply of its own seat."""
        table = self.table
        for seat in range(self.setup.seats):
            plan = table.plans[seat]
            table.plans[seat] = []
            move = plan[0]
            if move == PASS:
                if table.deciders >> seat & 1:
                    self.tell(PASSED, (seat,))
            elif move < BRING:
                self._put(seat, move - PUT)
            else:
                self._bring(seat, move - BRING, plan[1] - FROM)
        if self.journal is not None:
            for seat in range(self.setup.seats):
                for mission in complete_missions(table, self.box, seat):
                    self.tell(AVE, (seat, self.box.titles[mission]))
        self._next_chain()

    def _put(self, seat: int, field: int) -> None:
        """A legion from the own supply."""
        self.table.supply[seat] -= 1
        self.table.cover[field // 6] += 1 << 3 * (field % 6)
        if self.journal is not None:
            self.tell(PUT_LEGION, (seat, self.box.titles[field // 6], symbol_key(field % 6)))

    def _bring(self, seat: int, field: int, source: int) -> None:
        """A legion that lies elsewhere."""
        self.table.cover[source // 6] -= 1 << 3 * (source % 6)
        self.table.cover[field // 6] += 1 << 3 * (field % 6)
        if self.journal is not None:
            titles = self.box.titles
            old = (titles[source // 6], symbol_key(source % 6))
            self.tell(MOVED_LEGION, (seat, titles[field // 6], symbol_key(field % 6), *old))

    # A2.3-A2.4: completed missions

    def _next_chain(self) -> None:
        """Of the completed missions that wait the lowest number comes first; when none is left the round ends."""
        table = self.table
        first = MISSIONS
        for seat in range(self.setup.seats):
            for mission in table.progress[seat]:
                if mission < first and table.cover[mission] == self.box.need[mission]:
                    first = mission
                    table.turn = seat
        if first == MISSIONS:
            self._end_round()
            return
        table.chain = []
        table.takes = 0
        self._next_in_chain()

    def _next_in_chain(self) -> None:
        """What an effect completed joins the chain at once; of several the owner says which is first."""
        table = self.table
        table.effect = -1
        waiting = complete_missions(table, self.box, table.turn)
        if not waiting:
            self._end_chain()
        elif len(waiting) == 1:
            self._resolve(waiting[0])
        else:
            self._ask(ORDERING, table.turn)

    def _ask(self, phase: int, seat: int) -> None:
        """A decision of one seat."""
        table = self.table
        table.phase = phase
        table.undecided = 1 << seat
        self.offers[seat] = offer(table, self.box, seat)

    def _resolve(self, mission: int) -> None:
        """The legions go back to the supply, then the effect happens."""
        table = self.table
        box = self.box
        seat = table.turn
        table.undecided = 0
        legions = count(table.cover[mission])
        table.supply[seat] += legions
        table.cover[mission] = 0
        table.progress[seat].remove(mission)
        table.chain.append(mission)
        table.takes += 1
        table.effect = mission
        self.tell(RESOLVES, (seat, box.titles[mission], legions))
        kind = box.kind[mission]
        if kind == MOBILISE:
            table.left = box.b[mission]
            self._place_on()
        elif kind == REARRANGE:
            self._start_rearranging()
        elif kind == COMPLETE:
            self._start_completing()
        elif kind in (REMOVE, CLEAR, LOSE):
            self.tell(STRIKES, (seat, box.titles[mission]))
            self._ask_all(SUFFERING)
        else:
            if kind == GAIN:
                self._gain(seat, box.a[mission])
            elif kind == TAKE_TWO:
                table.takes += 1
                self.tell(TWO, (seat,))
            self._next_in_chain()

    # A4.1: immediate effects

    def _gain(self, seat: int, legions: int) -> None:
        """From the common supply, as far as it goes."""
        table = self.table
        gained = min(legions, table.common)
        table.common -= gained
        table.supply[seat] += gained
        if gained:
            self.tell(GAINED, (seat, gained, table.common))
        else:
            self.tell(NOT_GAINED, (seat,))

    def _place_on(self) -> None:
        """The next legion of a "mobilise" effect, if there is one, and a field for it."""
        table = self.table
        seat = table.turn
        if table.left and table.supply[seat] and free_fields(table, self.box, seat, self.box.a[table.effect]):
            self._ask(PLACING, seat)
            return
        table.left = 0
        self._after_effect()

    def _place(self, seat: int, move: int) -> None:
        table = self.table
        table.undecided = 0
        if move == PASS:
            self.tell(NO_MORE, (seat,))
            table.left = 0
        else:
            self._put(seat, move - PUT)
            table.left -= 1
        self._place_on()

    def _after_effect(self) -> None:
        """Look at completions now that all legions are placed."""
        if self.journal is not None:
            for mission in complete_missions(self.table, self.box, self.table.turn):
                self.tell(AVE, (self.table.turn, self.box.titles[mission]))
        self._next_in_chain()

    def _start_rearranging(self) -> None:
        """Not asked for where all legions could only lie as they do."""
        table = self.table
        kinds = 0
        for mission in open_missions(table, self.box, table.turn):
            kinds += len(self.box.symbols[mission])
        if kinds > 1 and legions_placed(table, self.box, table.turn):
            self._ask(REARRANGING, table.turn)
        else:
            self._next_in_chain()

    def _rearrange(self, seat: int, move: int) -> None:
        """All legions on open missions are taken up and put anew, one by one; or all stay as they are."""
        table = self.table
        table.undecided = 0
        if move == PASS:
            self.tell(KEPT_ORDER, (seat,))
            self._next_in_chain()
            return
        if table.left == 0:
            table.left = legions_placed(table, self.box, seat)
            self.tell(PICKED_UP, (seat, table.left))
            for mission in open_missions(table, self.box, seat):
                table.cover[mission] = 0
        self._set_down(seat, move - PUT)
        while table.left:
            fields = free_fields(table, self.box, seat, ANY)
            if len(fields) > 1:  # there are always more fields than legions, so this is a choice
                self._ask(REARRANGING, seat)
                return
            self._set_down(seat, fields[0])
        self._after_effect()

    def _set_down(self, seat: int, field: int) -> None:
        self.table.left -= 1
        self.table.cover[field // 6] += 1 << 3 * (field % 6)
        if self.journal is not None:
            self.tell(PUT_LEGION, (seat, self.box.titles[field // 6], symbol_key(field % 6)))

    def _start_completing(self) -> None:
        """Any mission that does not wait already; it must be done if there is one."""
        table = self.table
        candidates = open_missions(table, self.box, table.turn)
        if not candidates:
            self._next_in_chain()
        elif len(candidates) == 1:
            self._finish(table.turn, candidates[0])
        else:
            self._ask(COMPLETING, table.turn)

    def _finish(self, seat: int, mission: int) -> None:
        self.tell(FINISHED, (seat, self.box.titles[mission]))
        self._resolve(mission)

    # A4.2: red effects

    def _suffer_all(self) -> None:
        table = self.table
        titles = self.box.titles
        for seat in range(self.setup.seats):
            if seat == table.turn:
                continue
            if not table.plans[seat]:
                self.tell(UNHURT, (seat,))
            for move in table.plans[seat]:
                if move >= words.REMOVE:
                    field = move - words.REMOVE
                    table.cover[field // 6] -= 1 << 3 * (field % 6)
                    table.supply[seat] += 1
                    if self.journal is not None:
                        self.tell(REMOVED, (seat, titles[field // 6], symbol_key(field % 6)))
                elif move >= words.LOSE:
                    mission = move - words.LOSE
                    table.controlled[seat].remove(mission)
                    table.discards.append(mission)
                    self._learn(seat)
                    self.tell(LOST, (seat, titles[mission]))
                else:
                    mission = move - words.CLEAR
                    legions = count(table.cover[mission])
                    table.supply[seat] += legions
                    table.cover[mission] = 0
                    self.tell(CLEARED, (seat, titles[mission], legions))
            table.plans[seat] = []
        if self.box.kind[table.effect] == LOSE:
            self._check_losses(GOLD)
        else:
            self._next_in_chain()

    def _learn(self, seat: int) -> None:
        """A4.3: the symbols that each token may stand for, by the missions that the seat controls now."""
        table = self.table
        box = self.box
        for symbol in range(JOKER):
            table.usable[seat * 6 + symbol] = 1 << symbol
        for mission in table.controlled[seat]:
            if box.kind[mission] == EQUAL:
                table.usable[seat * 6 + box.a[mission]] |= 1 << box.b[mission]
                table.usable[seat * 6 + box.b[mission]] |= 1 << box.a[mission]

    # A2.4, A3: control and rewards

    def _end_chain(self) -> None:
        """All missions of the chain become controlled together."""
        table = self.table
        seat = table.turn
        for mission in table.chain:
            table.controlled[seat].append(mission)
            self.tell(CONTROLS, (seat, self.box.titles[mission], len(table.controlled[seat])))
        self._learn(seat)
        self._reward_colours(seat)
        self._reward_goods(seat, GOLD, self.box.gold)
        self._reward_goods(seat, WHEAT, self.box.wheat)
        table.chain = []
        if self.may_claim(seat):
            self._ask(CLAIMING, seat)
        else:
            self._take_on()

    def _win(self, seat: int, tile: int) -> None:
        self.table.tiles[tile] = seat
        if self.journal is not None:
            self.tell(REWARD, (seat, reward_key(tile), self.box.rewards[tile]))

    def _reward_colours(self, seat: int) -> None:
        """A3.1: three of a colour, or one of each."""
        table = self.table
        counts = [0] * len(COLOURS)
        for mission in table.controlled[seat]:
            counts[self.box.colour[mission]] += 1
        for colour in range(len(COLOURS)):
            if counts[colour] >= TRIPLE and table.tiles[colour] < 0:
                self._win(seat, colour)
        if table.tiles[ALL_FOUR] < 0 and min(counts) > 0:
            self._win(seat, ALL_FOUR)

    def may_claim(self, seat: int) -> bool:
        """A3.2: exactly that many, the tile still there, none of these yet, and not declined before."""
        table = self.table
        number = len(table.controlled[seat])
        if number < LEAST_COUNT or number > MOST_COUNT or table.declined[seat] >> number & 1:
            return False
        for tile in range(FIRST_COUNT, GOLD):
            if table.tiles[tile] == seat:
                return False
        return table.tiles[FIRST_COUNT + number - LEAST_COUNT] < 0

    def _claim(self, seat: int, move: int) -> None:
        table = self.table
        table.undecided = 0
        number = len(table.controlled[seat])
        tile = FIRST_COUNT + number - LEAST_COUNT
        if move == CLAIM:
            self._win(seat, tile)
        else:
            table.declined[seat] |= 1 << number
            if self.journal is not None:
                self.tell(DECLINED, (seat, reward_key(tile)))
        self._take_on()

    def _reward_goods(self, seat: int, tile: int, goods: list[int]) -> None:
        """A3.3: a mission just gained makes the first producer, or one with at least as many as the holder."""
        table = self.table
        gained = 0
        for mission in table.chain:
            gained += goods[mission]
        if gained == 0:
            return
        holder = table.tiles[tile]
        if holder < 0:
            self._win(seat, tile)
        elif holder != seat and output(table, self.box, seat, tile) >= output(table, self.box, holder, tile):
            self._hand_over(tile, holder, seat)

    def _hand_over(self, tile: int, old: int, new: int) -> None:
        self.table.tiles[tile] = new
        if self.journal is not None:
            self.tell(REWARD_PASSES, (new, old, reward_key(tile)))

    def _check_losses(self, tile: int) -> None:
        """A3.3: gold, then wheat, after all losses of a red effect. From this tile on."""
        table = self.table
        table.undecided = 0
        table.giving = -1
        while tile <= WHEAT:
            holder = table.tiles[tile]
            if holder >= 0:
                leading = leaders(table, self.box, tile)
                if not leading:
                    table.tiles[tile] = -1
                    if self.journal is not None:
                        self.tell(REWARD_BACK, (holder, reward_key(tile)))
                elif holder in leading:
                    pass
                elif len(leading) == 1:
                    self._hand_over(tile, holder, leading[0])
                else:
                    table.giving = tile
                    self._ask(GIVING, holder)
                    return
            tile += 1
        self._next_in_chain()

    # A2.4: new missions

    def _take_on(self) -> None:
        """As many as the chain had; without a choice where the whole row is taken; refilled midway if it runs empty."""
        table = self.table
        seat = table.turn
        table.undecided = 0
        while table.takes:
            if not table.row:
                if self._pile():
                    table.phase = REFILLING
                    return
                self.tell(NOTHING_LEFT, (seat,))
                table.takes = 0
            elif table.takes >= len(table.row):
                for mission in sorted(table.row):
                    self._take(seat, mission)
            else:
                self._ask(TAKING, seat)
                return
        self._refill()

    def _take(self, seat: int, mission: int) -> None:
        table = self.table
        table.takes -= 1
        table.row.remove(mission)
        table.progress[seat].append(mission)
        table.progress[seat].sort()
        self.tell(TAKES, (seat, self.box.titles[mission]))

    def _pile(self) -> bool:
        """Whether there is a mission to draw; A1.4: an empty pile is made of the discards again."""
        table = self.table
        if not table.deck:
            for dropped in table.dropped:
                table.deck += dropped
                dropped.clear()
            table.deck += table.discards
            table.discards = []
            table.deck.sort()
            if table.deck:
                self.tell(SHUFFLE, (len(table.deck),))
        return len(table.deck) > 0

    def _refill(self) -> None:
        """To five, one by one; then whoever waits goes on."""
        table = self.table
        if len(table.row) < ROW and self._pile():
            table.phase = REFILLING
        elif table.takes:
            self._take_on()
        else:
            self._next_chain()

    # A2.2, A5: the end of a round, and of the game

    def _end_round(self) -> None:
        table = self.table
        table.turn = -1
        for seat in range(self.setup.seats):
            if len(table.controlled[seat]) >= GOAL:
                self._end_game()
                return
        if table.token == JOKER:
            table.bag = list(BAG)
            table.herald = (table.herald + 1) % self.setup.seats
            self.tell(BAG_FULL, (table.herald,))
        table.token = -1
        table.phase = DRAWING

    def _end_game(self) -> None:
        table = self.table
        table.phase = OVER
        if self.journal is None:
            return
        for seat in range(self.setup.seats):
            sheet = (
                reward_points(table, self.box, seat),
                mission_points(table, self.box, seat),
                final_effects(table, self.box, seat),
            )
            self.tell(SCORED, (seat, *sheet, sum(sheet)))
        scores = self.standing()
        tied = [seat for seat in range(self.setup.seats) if scores[seat] == max(scores)]
        if len(tied) > 1:
            for seat in tied:
                self.tell(SENATORS, (seat, senators(table, self.box, seat)))
