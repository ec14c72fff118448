// Titles of cards and places are squeezed until no word is cut: narrower letters, never smaller ones.
//
// A whole table of cards changes at once. Reading a size after a change makes the browser lay out the page again, so every
// width of letters is tried at the same time, in copies out of sight, and all sizes are read afterwards: once, whatever the
// number of cards; and what fitted once is remembered.

const SCALES = Array.from({ length: 21 }, (_, n) => 1 - 0.02 * n);

interface Title {
  element: HTMLElement;
  key: string; // the same title in the same room
  width: number;
  highest: number;
}

const known = new Map<string, number>();
const drawn = new WeakMap<HTMLElement, string>();
let waiting = new Set<HTMLElement>();
let fonts: Promise<unknown> | undefined;
const sizes = new ResizeObserver((entries) => entries.forEach((entry) => later(entry.target as HTMLElement)));

/** A Svelte action for an element with a `.fit` inside; the parameter says when to do it again. */
export function squeeze(card: HTMLElement, _face: string): { update(): void; destroy(): void } {
  sizes.observe(card);
  return {
    update: () => later(card),
    destroy: () => {
      sizes.unobserve(card);
      waiting.delete(card);
    },
  };
}

function later(card: HTMLElement): void {
  if (waiting.size === 0) void (fonts ??= document.fonts.ready).then(squeezeAll);
  waiting.add(card);
}

function squeezeAll(): void {
  const cards = waiting;
  waiting = new Set();
  const titles = [...cards].flatMap((card) => card.querySelector<HTMLElement>(".fit") ?? []).map(measured);
  const unknown = new Map(titles.filter((title) => !known.has(title.key)).map((title) => [title.key, title]));
  const tried = [...unknown.values()].map((title) => ({ title, copies: SCALES.map((scale) => copy(title, scale)) }));
  for (const { title, copies } of tried) {
    const fits = copies.findIndex((one, place) => !isCut(one, title, SCALES[place]!));
    known.set(title.key, fits < 0 ? SCALES.length - 1 : fits);
  }
  for (const { copies } of tried) for (const one of copies) one.remove();
  for (const title of titles) draw(title, SCALES[known.get(title.key)!]!);
}

function measured(element: HTMLElement): Title {
  const box = element.parentElement!;
  const style = getComputedStyle(box);
  const width = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return { element, key: `${element.textContent} ${width} ${style.font}`, width, highest: 2 * parseFloat(style.lineHeight) + 2 };
}

/** The title once more, out of sight, with so much more room as letters of that width would have. */
function copy({ element, width }: Title, scale: number): HTMLElement {
  const one = element.cloneNode(true) as HTMLElement;
  one.style.cssText = `position: absolute; visibility: hidden; width: ${width / scale}px`;
  element.parentElement!.append(one);
  return one;
}

function draw({ element, width }: Title, scale: number): void {
  const style = `width: ${width / scale}px; transform: scaleX(${scale}); transform-origin: 0 0`;
  if (drawn.get(element) === style) return;
  drawn.set(element, style);
  element.style.cssText = style;
}

function isCut(element: HTMLElement, { width, highest }: Title, scale: number): boolean {
  return element.scrollWidth > width / scale + 0.5 || element.offsetHeight > highest;
}
