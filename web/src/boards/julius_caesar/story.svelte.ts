/** Showing what happened: blocks fly over the map, dice are thrown, the rest is given the time to be read. */
import { delay } from "../../lib/delay";
import type { Step } from "../../lib/boards";
import { prefersReducedMotion } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import type { GameEvent } from "../../lib/wire";
import { boardOf, PIECES, type Colour, type Flight, type Throw } from "./boardData";
import type { Camera } from "./camera.svelte";
import { spot } from "./layout";

const named = (event: GameEvent, name: string): string | null => {
  const arg = event.words.args[name];
  return typeof arg === "object" && "name" in arg ? arg.name.replace(/^(place|block|card)-/, "") : null;
};
const seatOf = (event: GameEvent): number => {
  const arg = event.words.args["player"];
  return typeof arg === "object" && "seat" in arg ? arg.seat : 0;
};
const MARCHES = ["march", "occupy", "attack", "reserve", "respond", "sail", "regroup", "land", "retreat", "ferry"];
const NEW_TRAIL = ["turn", "first"];
const QUIET: Record<string, number> = {
  deal: 40,
  discard: 150,
  choose: 150,
  year: 900,
  turn: 1800,
  winter: 1200,
  battle: 1300,
  round: 600,
  won: 1200,
  victory: 1500,
  trophy: 1500,
  defect: 1200,
  strike: 900,
  arrive: 900,
  disrupt: 900,
  line: 250,
};

export class Story {
  flights = $state.raw<Flight[]>([]);
  thrown = $state.raw<Throw | null>(null);
  pace = $state(1);
  /** Where the other player's blocks went, from where: marked until I act. */
  trail = $state.raw<{ from: string; to: string }[]>([]);
  private flown = 0;

  constructor(private readonly camera: Camera) {}

  async play({ before, events }: Step, speed: number, tell: (event: GameEvent) => void): Promise<void> {
    this.pace = speed;
    for (const event of events) {
      tell(event);
      if (NEW_TRAIL.includes(event.kind)) this.trail = [];
      if (MARCHES.includes(event.kind)) await this.fly(event, boardOf(before).battle?.place ?? null, speed);
      else if (event.kind === "fire") await this.roll(event, speed);
      else await delay((QUIET[event.kind] ?? (event.hidden ? 60 : 450)) / speed);
    }
  }

  /** Without showing them: only where blocks went. */
  mark(events: GameEvent[]): void {
    for (const event of events) {
      const [from, to] = [named(event, "origin"), named(event, "place")];
      if (NEW_TRAIL.includes(event.kind)) this.trail = [];
      else if (MARCHES.includes(event.kind) && from && to) this.draw(from, to);
    }
  }

  private draw(from: string, to: string): void {
    this.trail = [...this.trail.filter((way) => way.from !== from || way.to !== to), { from, to }];
  }

  private async fly(event: GameEvent, field: string | null, speed: number): Promise<void> {
    const to = named(event, "place");
    const from = named(event, "origin") ?? field;
    if (!to || !from) return;
    this.draw(from, to);
    this.camera.show(spot(to));
    if (prefersReducedMotion()) return delay(300 / speed);
    const block = named(event, "block");
    const side = seatOf(event);
    const flight: Flight = { key: ++this.flown, from, to, side, colour: colourOf(block, side), block };
    this.flights = [...this.flights, flight];
    await delay(640 / speed);
    this.flights = this.flights.filter((other) => other !== flight);
  }

  private async roll(event: GameEvent, speed: number): Promise<void> {
    const dice = String(event.words.args["dice"]).match(/\d/g)?.map(Number) ?? [];
    const block = named(event, "block");
    if (!block) return;
    sound.dice(dice.length);
    if (!prefersReducedMotion()) {
      for (let turns = 0; turns < 6; turns++) {
        this.thrown = { block, dice: dice.map(() => 1 + Math.floor(Math.random() * 6)), hits: 0, rolling: true };
        await delay(90 / speed);
      }
    }
    this.thrown = { block, dice, hits: Number(event.words.args["hits"]), rolling: false };
    await delay(900 / speed);
  }
}

function colourOf(block: string | null, side: number): Colour {
  const piece = block ? PIECES[block] : undefined;
  if (piece?.kind === "ally") return "blue";
  return (piece?.owner ?? side) ? "green" : "tan";
}
