/** What part of the map is seen: its middle, and how many pixels a unit has. */
import { HEIGHT, WIDTH, type Point } from "./layout";

const NEAREST = 2.2;
/** At this scale every block is drawn by itself (Map.svelte). */
const READABLE = 0.56;

export class Camera {
  width = $state(0);
  height = $state(0);
  x = $state(WIDTH / 2);
  y = $state(HEIGHT / 2);
  scale = $state(0.5);

  readonly farthest = $derived(this.width ? Math.min(this.width / WIDTH, this.height / HEIGHT) : 0.2);
  readonly box = $derived.by(() => {
    const w = this.width / this.scale;
    const h = this.height / this.scale;
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  });

  /** So near that the map fills its place and blocks can be told apart. */
  get home(): number {
    return Math.max(this.width / WIDTH, this.height / HEIGHT, READABLE);
  }

  /** The whole map. */
  fit(): void {
    this.scale = this.farthest;
    this.look(WIDTH / 2, HEIGHT / 2);
  }

  look(x: number, y: number): void {
    this.x = within(x, this.width / this.scale, WIDTH);
    this.y = within(y, this.height / this.scale, HEIGHT);
  }

  pan(dx: number, dy: number): void {
    this.look(this.x - dx / this.scale, this.y - dy / this.scale);
  }

  /** Nearer or farther, with the point under (left, top) pixels staying where it is. */
  zoom(factor: number, left = this.width / 2, top = this.height / 2): void {
    const [x, y] = this.at(left, top);
    this.scale = Math.max(this.farthest, Math.min(NEAREST, this.scale * factor));
    this.look(x - (left - this.width / 2) / this.scale, y - (top - this.height / 2) / this.scale);
  }

  /** The point of the map under a pixel. */
  at(left: number, top: number): Point {
    return [this.x + (left - this.width / 2) / this.scale, this.y + (top - this.height / 2) / this.scale];
  }

  /** Bring a point into view, if it is not well within. */
  show([x, y]: Point): void {
    const [w, h] = [this.width / this.scale / 2, this.height / this.scale / 2];
    if (Math.abs(x - this.x) > w * 0.8 || Math.abs(y - this.y) > h * 0.75) this.look(x, y);
  }
}

/** A middle such that no more beyond the edge is seen than must be. */
function within(middle: number, seen: number, all: number): number {
  return seen >= all ? all / 2 : Math.max(seen / 2, Math.min(all - seen / 2, middle));
}
