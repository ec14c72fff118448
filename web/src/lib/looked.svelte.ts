// A card is shown large after a moment of looking at it.

import { tick } from "svelte";

import { screenSize } from "./screen.svelte";

const MOMENT = 350; // ms

export class Looked<T> {
  now: T | null = $state.raw(null);
  #later: ReturnType<typeof setTimeout> | undefined;

  /** `cards` are the things one looks at so. */
  constructor(private readonly cards: string) {}

  at(card: T | null): void {
    clearTimeout(this.#later);
    this.now = null;
    if (card !== null && !screenSize.phone) this.#later = setTimeout(() => (this.now = this.#looking() ? card : null), MOMENT);
  }

  /** A card that has gone from under the mouse was never left. */
  async check(): Promise<void> {
    await tick();
    if (!this.#looking()) this.at(null);
  }

  #looking(): boolean {
    return document.querySelector(`:is(${this.cards}):is(:hover, :focus-visible)`) !== null;
  }
}
