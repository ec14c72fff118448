// Small movements: whoever wants none, by the system's setting or at the pace "at once", gets none.

import { settings } from "./settings.svelte";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const TICK = 220; // ms

export const moves = (): boolean => !still.matches && settings.pace !== "once" && !document.hidden;

/** A Svelte action for a number: it rolls when it changes. */
export function tick(element: HTMLElement, value: unknown): { update(value: unknown): void } {
  let before = value;
  return {
    update(now) {
      if (now === before) return;
      const up = Number(now) > Number(before);
      before = now;
      if (!moves()) return;
      element.animate([{ transform: `translateY(${up ? "45%" : "-45%"})`, opacity: 0.1 }, { transform: "none", opacity: 1 }], { duration: TICK, easing: "ease-out" });
    },
  };
}
