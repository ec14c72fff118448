// Words about things on the table must not lie on them.

import { tick } from "svelte";

/** A Svelte action: what is said stands aside, at the top, where it would cover what it means. The map of a game moves by itself. */
export function aside(words: HTMLElement, _about: unknown): { update(): void } {
  const look = (): void => {
    delete words.dataset["aside"];
    const mine = words.getBoundingClientRect();
    const covers = (thing: Element): boolean => {
      const it = thing.getBoundingClientRect();
      return it.width > 0 && it.bottom > mine.top && it.top < mine.bottom && it.right > mine.left && it.left < mine.right;
    };
    if ([...document.querySelectorAll(".table .hinted:not(.ring, .zone, .toast)")].some(covers)) words.dataset["aside"] = "";
  };
  const update = (): void => void tick().then(look);
  update();
  return { update };
}
