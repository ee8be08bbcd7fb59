/** Where everything is on the map, and which names can be read at which scale. */
import type { PlacedBlock } from "./boardData";
import { CITIES, isSea } from "./boardData";
import layout from "./layout.json";

export type Point = [number, number];
interface CitySpot {
  at: Point;
  label: Point;
  anchor: "start" | "middle" | "end";
  slots: Point[];
}
interface SeaSpot {
  at: Point;
  slots: Point[];
  label: Point;
  label_rotate: number;
  label_font: number;
  label_lines: number;
}
export interface Road {
  between: [string, string];
  class: "major" | "minor" | "strait";
  path: string;
}

export const [, , WIDTH, HEIGHT] = layout.viewBox as [number, number, number, number];
export const COAST = layout.coast;
export const ROADS = layout.roads as unknown as Road[];
export const CITY_SPOTS = layout.cities as unknown as Record<string, CitySpot>;
export const SEA_SPOTS = layout.seas as unknown as Record<string, SeaSpot>;
export const PLACES = [...Object.keys(CITY_SPOTS), ...Object.keys(SEA_SPOTS)];
export const BLOCK = 46;
const FONT = 20;
export const NODE = 17;
/** Names are never drawn smaller than this many pixels. */
const READABLE = 13;

export const spot = (place: string): Point => (CITY_SPOTS[place] ?? SEA_SPOTS[place])!.at;

const ROW = 4;

/** Where the blocks of a place stand, in their order; `box` lies around them where they form rows, `tie` leads to the city. */
export interface Formation {
  slots: Point[];
  box: Rectangle | null;
  tie: [Point, Point] | null;
}

/** A few blocks of one side stand where the layout keeps room for them; more of them, and two sides, stand in rows. */
export function formation(place: string, blocks: readonly PlacedBlock[]): Formation {
  const { at, slots: known } = (CITY_SPOTS[place] ?? SEA_SPOTS[place])!;
  const sides = new Set(blocks.map(({ side }) => side));
  const slots = sides.size === 1 && blocks.length <= known.length ? known.slice(0, blocks.length) : null;
  if (slots) {
    const near = slots.reduce((best, slot) => (distance(slot, at) < distance(best, at) ? slot : best));
    return { slots, box: null, tie: distance(near, at) > BLOCK + NODE && !isSea(place) ? [at, near] : null };
  }
  return rows(place, blocks, at, known[0]!);
}

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);

function rows(place: string, blocks: readonly PlacedBlock[], at: Point, way: Point): Formation {
  const step = BLOCK + 3;
  const gap = 8; // between the two sides
  const lines = [0, 1].map((side) => blocks.flatMap((block, i) => (block.side === side ? [i] : [])));
  const counts = lines.map((line) => Math.ceil(line.length / ROW));
  const wide = Math.min(ROW, Math.max(...lines.map((line) => line.length))) * step;
  const tall = (counts[0]! + counts[1]!) * step + (counts[0] && counts[1] ? gap : 0);
  const [x, y] = isSea(place) ? at : freeSpot(place, at, way, wide, tall);
  const slots: Point[] = [];
  lines.forEach((line, side) => {
    const top = y - tall / 2 + (side && counts[0] ? counts[0] * step + gap : 0);
    line.forEach((index, i) => {
      slots[index] = [x - wide / 2 + (i % ROW) * step + step / 2, top + Math.floor(i / ROW) * step + step / 2];
    });
  });
  const box = { left: x - wide / 2 - 4, right: x + wide / 2 + 4, top: y - tall / 2 - 4, bottom: y + tall / 2 + 4 };
  return { slots, box, tie: isSea(place) ? null : [at, [x, y]] };
}

/** Beside the city, where a box of this size hides the fewest other cities: rather on the side that the layout keeps free. */
function freeSpot(place: string, at: Point, way: Point, wide: number, tall: number): Point {
  const first = Math.atan2(way[1] - at[1], way[0] - at[0]);
  let best: Point = at;
  let least = Infinity;
  for (const turn of [0, 1, -1, 2, -2, 3, -3, 4]) {
    const [ux, uy] = [Math.cos(first + (turn * Math.PI) / 4), Math.sin(first + (turn * Math.PI) / 4)];
    const reach = Math.min(wide / 2 / (Math.abs(ux) || 1e-9), tall / 2 / (Math.abs(uy) || 1e-9)) + NODE + 14;
    // Never beyond the edge of the map.
    const x = Math.max(wide / 2 + 8, Math.min(WIDTH - wide / 2 - 8, at[0] + ux * reach));
    const y = Math.max(tall / 2 + 8, Math.min(HEIGHT - tall / 2 - 8, at[1] + uy * reach));
    const hidden = NODES.filter(
      ([, [u, v]]) => Math.abs(u - x) < wide / 2 + NODE + 4 && Math.abs(v - y) < tall / 2 + NODE + 4,
    );
    const count = hidden.length + (hidden.some(([id]) => id === place) ? 2 : 0);
    if (count < least) [best, least] = [[x, y], count];
  }
  return best;
}

/** Where the first block of a place stands. */
export const firstSlot = (place: string): Point => (CITY_SPOTS[place] ?? SEA_SPOTS[place])!.slots[0]!;

/** The blocks of one colour and side in a place, for the view from far away. */
export interface Stack {
  key: string;
  place: string;
  side: number;
  colour: PlacedBlock["colour"];
  count: number;
}
export function stacks(place: string, blocks: readonly PlacedBlock[]): Stack[] {
  const found = new Map<string, Stack>();
  for (const { side, colour } of blocks) {
    const key = `${place}/${side}/${colour}`;
    const stack = found.get(key) ?? { key, place, side, colour, count: 0 };
    stack.count++;
    found.set(key, stack);
  }
  return [...found.values()];
}

export interface Label {
  place: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  font: number;
  lines: string[];
  turn: number;
}
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const meet = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/** How wide a letter is, in parts of the size of the font. */
const LETTER_WIDTH = 0.55;

/**
 * The names that fit at a scale (pixels for a unit), dearest cities first. Near enough that is all of them, in the
 * places that the layout found for them; from farther away they grow so as to stay readable. A city whose name has no
 * room there gets it elsewhere beside it, off the `blocks`; some names must go.
 * `first` are places whose names matter most now, `taken` what else must stay free.
 */
export function labels(
  scale: number,
  node: number,
  name: (place: string) => string,
  first: readonly string[],
  taken: readonly Rectangle[],
  blocks: readonly Rectangle[] = [],
): Label[] {
  const font = Math.max(FONT, READABLE / scale);
  const grown = font / FONT;
  const weight = (place: string): number =>
    (first.includes(place) ? 100 : 0) +
    (isSea(place) ? -5 : 10 * CITIES[place]!.value + (CITIES[place]!.kind === "major_port" ? 2 : 0));
  const full: Rectangle[] = [...taken];
  const found: Label[] = [];
  const homeless: string[] = [];
  const round = ([x, y]: Point): Rectangle => ({ left: x - node, right: x + node, top: y - node, bottom: y + node });
  for (const place of [...PLACES].sort((a, b) => weight(b) - weight(a))) {
    const label = isSea(place) ? seaLabel(place, name(place), scale) : cityLabel(place, name(place), font, grown);
    const nodes = isSea(place) ? NODES : NODES.filter((other) => other[0] !== place);
    const box = around(label);
    // Near enough, names are out of each other's way by themselves.
    const others = grown > 1 ? [...full, ...nodes.map(([, at]) => round(at))] : taken;
    if (others.some((other) => meet(box, other))) {
      if (!isSea(place)) homeless.push(place);
      continue;
    }
    full.push(box);
    found.push(label);
  }
  const closed = [...blocks, ...NODES.map(([, at]) => round(at))];
  for (const place of homeless) {
    const label = besides(place, name(place), font, node).find((one) => {
      const box = around(one);
      return box.left > 0 && box.right < WIDTH && ![...full, ...closed].some((other) => meet(box, other));
    });
    if (!label) continue;
    full.push(around(label));
    found.push(label);
  }
  return found;
}

/** Where else the name of a city may stand: at its right, its left, below, above, and aslant. */
function besides(place: string, text: string, font: number, node: number): Label[] {
  const [x, y] = CITY_SPOTS[place]!.at;
  const aside = node + 0.2 * font;
  const [below, level, above] = [node + 0.9 * font, 0.3 * font, -node - 0.35 * font];
  const spots: [number, number, Label["anchor"]][] = [
    [aside, level, "start"],
    [-aside, level, "end"],
    [0, below, "middle"],
    [0, above, "middle"],
    [0, below, "start"],
    [0, below, "end"],
    [0, above, "start"],
    [0, above, "end"],
  ];
  return spots.map(([dx, dy, anchor]) => ({ place, x: x + dx, y: y + dy, anchor, font, lines: [text], turn: 0 }));
}

const NODES = Object.entries(CITY_SPOTS).map(([place, { at }]) => [place, at] as const);

function cityLabel(place: string, text: string, font: number, grown: number): Label {
  const { at, label, anchor } = CITY_SPOTS[place]!;
  const wide = text.length * LETTER_WIDTH * font;
  const before = anchor === "start" ? 0 : anchor === "end" ? wide : wide / 2;
  const x = at[0] + (label[0] - at[0]) * Math.min(grown, 1.25);
  // Nothing is cut off at the edge of the map.
  return {
    place,
    x: Math.max(before + 6, Math.min(WIDTH - wide + before - 6, x)),
    y: at[1] + (label[1] - at[1]) * grown,
    anchor,
    font,
    lines: [text],
    turn: 0,
  };
}

function seaLabel(place: string, text: string, scale: number): Label {
  const { label, label_font, label_lines, label_rotate } = SEA_SPOTS[place]!;
  const font = Math.max(label_font, READABLE / scale);
  return {
    place,
    x: label[0],
    y: label[1],
    anchor: "middle",
    font,
    lines: label_lines === 1 ? [text] : text.split(" "),
    turn: label_rotate,
  };
}

function around({ x, y, anchor, font, lines, turn }: Label): Rectangle {
  const wide = Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH * font;
  if (turn) return { left: x - wide * 0.4, right: x + wide * 0.4, top: y - wide * 0.4, bottom: y + wide * 0.4 };
  const left = x - (anchor === "start" ? 0 : anchor === "end" ? wide : wide / 2);
  return { left, right: left + wide, top: y - 0.8 * font, bottom: y + 0.25 * font + (lines.length - 1) * font };
}

/** The place that lies nearest in that direction: how arrow keys walk over the map. */
export function neighbour(from: string, dx: number, dy: number): string {
  const [x, y] = spot(from);
  let best = from;
  let least = Infinity;
  for (const place of PLACES) {
    const [ox, oy] = spot(place);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy - (oy - y) * dx);
    if (place === from || along <= 0 || aside > 1.6 * along) continue;
    const far = along + 1.5 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
