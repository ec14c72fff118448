// Which part of the map is seen: moved by hand, by keys, and by the decisions of the game. While it moves the picture is
// only shifted and stretched; it is drawn again when it rests.

import type { Point } from "./geometry";

export type Distance = "far" | "mid" | "near";
export const MARGIN = 16; // of the sheet round the map, in its own units

const NEAREST = 2.6;
const REST = 160; // ms without a movement
const GLIDE = 280;
const STEPS: readonly [Distance, number][] = [["far", 0.85], ["mid", 1.6], ["near", Infinity]];
const HOLD = 0.05; // a distance is kept a little beyond its end
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Camera {
  width = $state(0); // of the window, in pixels
  height = $state(0);
  x = $state(0); // what lies in its middle
  y = $state(0);
  k = $state(0.6); // pixels for a unit
  drawn = $state(0.6); // … when it was last drawn
  distance: Distance = $state("far");
  /** Somebody looks somewhere else than where the game points. */
  free = $state(false);
  moving = $state(false);
  /** At rest the map fills the window rather than being seen as a whole. */
  fills = false;

  #resting: ReturnType<typeof setTimeout> | undefined;
  #gliding = 0;
  #wish: { points: readonly Point[]; k: number } | null = null; // nothing: the whole sheet
  #before: { x: number; y: number; k: number } | null = null; // where one was before looking at the whole sheet

  constructor(
    readonly sheetWidth: number,
    readonly sheetHeight: number,
  ) {}

  get whole(): number {
    return Math.min(this.width / (this.sheetWidth + 2 * MARGIN), this.height / (this.sheetHeight + 2 * MARGIN));
  }

  /** The smallest the map is shown: as a whole, or filling a narrow window. */
  get least(): number {
    return this.whole;
  }

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.width && height === this.height)) return;
    const first = this.width === 0;
    this.width = width;
    this.height = height;
    if (!this.free || first) this.#goTo(this.#goal(), true);
    else this.#set(this.x, this.y, this.k);
  }

  /** Show these points; without points the whole sheet. */
  show(points: readonly Point[], k = 0): void {
    this.#wish = points.length ? { points, k } : null;
    this.free = false;
    if (this.width) this.#goTo(this.#goal(), false);
  }

  pan(dx: number, dy: number): void {
    this.#byHand();
    this.#set(this.x - dx / this.k, this.y - dy / this.k, this.k);
  }

  /** Nearer or farther, while the point under (px, py) of the window stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#byHand();
    const k = this.#clampK(this.k * factor);
    const dx = px - this.width / 2;
    const dy = py - this.height / 2;
    this.#set(this.x + dx / this.k - dx / k, this.y + dy / this.k - dy / k, k);
  }

  /** A point of the sheet in the window. */
  onScreen([x, y]: Point): Point {
    return [this.width / 2 + (x - this.x) * this.k, this.height / 2 + (y - this.y) * this.k];
  }

  sees(point: Point, margin = 24): boolean {
    const [x, y] = this.onScreen(point);
    return x > margin && y > margin && x < this.width - margin && y < this.height - margin;
  }

  /** Look there without changing the distance. */
  lookAt(point: Point): void {
    this.free = true;
    this.#goTo({ x: point[0], y: point[1], k: this.k }, false);
  }

  /** The whole sheet, and at the second time back to where one was. */
  wholeSheet(): void {
    const back = this.k < 1.02 * this.whole ? this.#before : null;
    this.#before = back ? null : { x: this.x, y: this.y, k: this.k };
    this.#wish = null;
    this.free = back !== null;
    this.#goTo(back ?? { x: this.sheetWidth / 2, y: this.sheetHeight / 2, k: this.whole }, false);
  }

  #byHand(): void {
    cancelAnimationFrame(this.#gliding);
    this.free = true;
  }

  #goal(): { x: number; y: number; k: number } {
    const filling = Math.max(this.width / (this.sheetWidth + 2 * MARGIN), this.height / (this.sheetHeight + 2 * MARGIN));
    const middle = { x: this.sheetWidth / 2, y: this.sheetHeight / 2, k: this.fills ? filling : this.whole };
    if (!this.#wish) return middle;
    const { points, k } = this.#wish;
    const at = this.#clampK(k || this.k);
    // the window that holds most of the points; the one nearest to their middle among equals
    const mx = points.reduce((sum, p) => sum + p[0], 0) / points.length;
    const my = points.reduce((sum, p) => sum + p[1], 0) / points.length;
    let best = { x: mx, y: my, n: -1, far: 0 };
    for (const [cx, cy] of [[mx, my] as const, ...points]) {
      const { x, y } = this.#inside(cx, cy, at);
      const inView = (p: Point): boolean =>
        Math.abs(p[0] - x) < this.width / 2 / at - 30 && Math.abs(p[1] - y) < this.height / 2 / at - 30;
      const n = points.filter(inView).length;
      const far = Math.hypot(x - mx, y - my);
      if (n > best.n || (n === best.n && far < best.far)) best = { x, y, n, far };
    }
    return { x: best.x, y: best.y, k: at };
  }

  #goTo(goal: { x: number; y: number; k: number }, atOnce: boolean): void {
    cancelAnimationFrame(this.#gliding);
    if (atOnce || still.matches) {
      this.#set(goal.x, goal.y, goal.k, true);
      return;
    }
    const from = { x: this.x, y: this.y, k: this.k };
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / GLIDE);
      const ease = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * ease;
      this.#set(mix(from.x, goal.x), mix(from.y, goal.y), mix(from.k, goal.k), part === 1);
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #clampK(k: number): number {
    return Math.min(NEAREST, Math.max(this.least, k));
  }

  /** The middle nearest to (x, y) at which the window shows nothing beside the sheet. */
  #inside(x: number, y: number, k: number): { x: number; y: number } {
    const clamp = (at: number, half: number, size: number): number =>
      2 * half >= size + 2 * MARGIN ? size / 2 : Math.min(size + MARGIN - half, Math.max(half - MARGIN, at));
    return { x: clamp(x, this.width / 2 / k, this.sheetWidth), y: clamp(y, this.height / 2 / k, this.sheetHeight) };
  }

  #set(x: number, y: number, k: number, atRest = false): void {
    const inside = this.#inside(x, y, k);
    this.x = inside.x;
    this.y = inside.y;
    this.k = k;
    clearTimeout(this.#resting);
    if (atRest) this.#rest();
    else {
      this.moving = true;
      this.#resting = setTimeout(() => this.#rest(), REST);
    }
  }

  #rest(): void {
    this.moving = false;
    this.drawn = this.k;
    const now = STEPS.findIndex(([name]) => name === this.distance);
    const least = now > 0 ? STEPS[now - 1]![1] - HOLD : 0;
    const most = STEPS[now]![1] + HOLD;
    if (this.k < least || this.k > most) this.distance = STEPS.find(([, end]) => this.k < end)![0];
  }
}
