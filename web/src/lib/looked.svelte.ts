// A card is shown large after a moment of looking at it.

import { tick } from "svelte";

import { screenSize } from "./screen.svelte";

const MOMENT = 350; // ms
const MOVED = "mousemove"; // not told of a mouse that rests while the page moves under it
let moved = 0;
if ("addEventListener" in globalThis) addEventListener(MOVED, () => (moved = performance.now()), { capture: true, passive: true });

export class Looked<T> {
  now: T | null = $state.raw(null);
  #later: ReturnType<typeof setTimeout> | undefined;
  #card: T | null = null;

  /** `cards` are the things one looks at so. */
  constructor(private readonly cards: string) {}

  at(card: T | null): void {
    clearTimeout(this.#later);
    this.now = null;
    this.#card = card;
    const since = performance.now(); // the move that led here is told after this
    if (card !== null && !screenSize.phone) this.#later = setTimeout(() => this.#see(card, since), MOMENT);
  }

  /** A card that has come under a mouse at rest waits until the mouse moves. */
  #see(card: T, since: number): void {
    if (moved >= since || this.#is(":focus-visible")) this.now = this.#looking() ? card : null;
    else addEventListener(MOVED, () => this.#card === card && this.now === null && this.at(card), { once: true });
  }

  /** A card that has gone from under the mouse was never left. */
  async check(): Promise<void> {
    await tick();
    if (!this.#looking()) this.at(null);
  }

  #looking(): boolean {
    return this.#is(":is(:hover, :focus-visible)");
  }

  #is(how: string): boolean {
    return document.querySelector(`:is(${this.cards})${how}`) !== null;
  }
}
