// One choice of a person that answers several questions of the game in a row: who goes along, which signs come first. It
// stops wherever the answer it has is not offered, and the person goes on by hand.

import type { Offer } from "../wire";
import type { Scene } from "./scene.svelte";

export type Next = (s: Scene) => Offer | null;

export class Autopilot {
  #next: Next | null = $state.raw(null);
  #version = -1;

  get on(): boolean {
    return this.#next !== null;
  }

  start(next: Next): void {
    this.#next = next;
  }

  /** To be called whenever the table has changed. */
  run(s: Scene): void {
    const { table } = s;
    if (!this.#next || table.saved !== "saved" || !table.state || table.state.v === this.#version) return;
    const offer = table.toMove ? this.#next(s) : null;
    if (!offer) {
      this.#next = null;
      return;
    }
    this.#version = table.state.v;
    table.make(offer);
  }
}
