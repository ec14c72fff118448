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

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const GAP = 8;
const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Where a note about a thing lies: above it, below it or at a side, wherever it is on the screen and covers fewest others. */
export function beside(thing: Box, size: { width: number; height: number }, screen: { width: number; height: number }, others: readonly Box[]): [left: number, top: number] {
  const { width, height } = size;
  const inside = (at: number, length: number, whole: number): number => Math.min(Math.max(GAP, at), whole - length - GAP);
  const middle = inside(thing.left + thing.width / 2 - width / 2, width, screen.width);
  const centre = inside(thing.top + thing.height / 2 - height / 2, height, screen.height);
  const places: [number, number][] = [
    [middle, thing.top - height - GAP],
    [middle, thing.top + thing.height + GAP],
    [thing.left + thing.width + GAP, centre],
    [thing.left - width - GAP, centre],
  ];
  const bad = ([left, top]: [number, number]): number => {
    if (left < GAP || top < GAP || left + width > screen.width - GAP || top + height > screen.height - GAP) return Infinity;
    return others.filter((one) => meet({ left, top, width, height }, one)).length;
  };
  return places.reduce((best, place) => (bad(place) < bad(best) ? place : best), places[0]!);
}
