/**
 * The map's geometry: our own drawing, wide for desks and tall (the same turned by a quarter) for phones.
 *
 * layout.json holds polygons, border spaces with the angle of their border, and places for names, bonus tokens and
 * influence, found by a search that keeps them clear of each other with letters of `font` size.
 */
import data from "./layout.json";

export type Point = [number, number];

export interface ProvincePlace {
  polygon: Point[];
  /** For control markers, and the bonus token before. */
  spots: Point[];
  /** For the influence of both sides. */
  plate: Point;
  label: Point;
}

export interface BorderPlace {
  between: [string, string];
  slot: Point;
  /** Turned by it, the border runs along the x axis, with the first province above. */
  angle: number;
}

export interface Layout {
  viewBox: [number, number, number, number];
  font: number;
  spot: number;
  plateSize: Point;
  provinces: Record<string, ProvincePlace>;
  borders: BorderPlace[];
  texts: { text: string; at: Point; on: "sea" | "land" }[];
  outer_sea: Point[][];
  sea: Point[][];
  islands: Point[][];
}

export const LAYOUTS = data as unknown as { wide: Layout; tall: Layout };
export const SLOT = 31;

export const corners = (points: Point[]): string => points.map((point) => point.join(",")).join(" ");

/** A closed line with rounded corners: coasts are never that straight. */
export function rounded(points: Point[], radius = 14): string {
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  const towards = ([x, y]: Point, [u, v]: Point): Point => {
    const length = Math.hypot(u - x, v - y) || 1;
    const part = Math.min(radius, length / 2) / length;
    return [x + (u - x) * part, y + (v - y) * part];
  };
  const show = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `${points.map((point, i) => `${i ? "L" : "M"}${show(towards(point, at(i - 1)))}Q${show(point)} ${show(towards(point, at(i + 1)))}`).join("")}Z`;
}

export function placeOfBorder(layout: Layout, between: [string, string]): BorderPlace {
  return layout.borders.find((one) => one.between[0] === between[0] && one.between[1] === between[1])!;
}

/** The next of some points in the direction of an arrow key; the nearer and the straighter, the better. */
export function neighbour<T>(from: Point, others: { at: Point; what: T }[], key: string): T | null {
  const way: Point | undefined = (
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as Record<string, Point>
  )[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const { at, what } of others) {
    const along = (at[0] - from[0]) * way[0] + (at[1] - from[1]) * way[1];
    const across = Math.abs((at[0] - from[0]) * way[1]) + Math.abs((at[1] - from[1]) * way[0]);
    if (along > 4 && along + 2 * across < least) {
      least = along + 2 * across;
      best = what;
    }
  }
  return best;
}
