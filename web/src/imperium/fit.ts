// Titles of cards are squeezed until no word is cut: narrower letters, never smaller ones.
//
// A whole table of cards changes at once. Reading a size after a change makes the browser lay out the page again, so all
// titles are changed first and all sizes read afterwards, a few times, whatever the number of cards; and what fitted once
// is remembered.

const SCALES = Array.from({ length: 21 }, (_, n) => 1 - 0.02 * n);

interface Title {
  element: HTMLElement;
  key: string; // the same title in the same room
  width: number;
  highest: number;
  fits: number; // the widest letters known to fit, and the narrowest known not to: places in SCALES
  cut: number;
}

const known = new Map<string, number>();
let waiting = new Set<HTMLElement>();
let fonts: Promise<unknown> | undefined;
const sizes = new ResizeObserver((entries) => entries.forEach((entry) => later(entry.target as HTMLElement)));

/** A Svelte action for an element with a `.c-name .fit` inside; the parameter says when to do it again. */
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
  const elements = [...cards].flatMap((card) => card.querySelector<HTMLElement>(".c-name .fit") ?? []);
  for (const element of elements) element.removeAttribute("style");
  let open = elements.map(measured);
  for (;;) {
    for (const title of open.filter(settled)) {
      draw(title, title.fits);
      known.set(title.key, title.fits);
    }
    open = open.filter((title) => !settled(title));
    if (open.length === 0) return;
    for (const title of open) draw(title, next(title));
    for (const title of open)
      if (isCut(title, next(title))) title.cut = next(title);
      else title.fits = next(title);
  }
}

const settled = ({ fits, cut }: Title): boolean => fits - cut <= 1;

function measured(element: HTMLElement): Title {
  const box = element.parentElement!;
  const style = getComputedStyle(box);
  const width = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const key = `${element.textContent} ${width} ${style.font}`;
  const before = known.get(key);
  const open = before === undefined ? { fits: SCALES.length - 1, cut: -1 } : { fits: before, cut: before - 1 };
  return { element, key, width, highest: 2 * parseFloat(style.lineHeight) + 2, ...open };
}

/** Most titles fit as they are: that is tried first, then the middle of what is left. */
const next = ({ fits, cut }: Title): number => (cut < 0 ? 0 : (fits + cut) >> 1);

function draw({ element, width }: Title, place: number): void {
  const scale = SCALES[place]!;
  element.style.cssText = `width: ${width / scale}px; transform: scaleX(${scale}); transform-origin: 0 0`;
}

function isCut({ element, width, highest }: Title, place: number): boolean {
  return element.scrollWidth > width / SCALES[place]! + 0.5 || element.offsetHeight > highest;
}
