// Titles of cards and places are squeezed until no word is cut: narrower letters, never smaller ones.
//
// A whole table of cards changes at once. How narrow letters must be follows from the widths of the words alone, so nothing
// is tried out in the page, which the browser would have to lay out again; and what was worked out once is remembered.

const STEP = 0.02; // a title is drawn in one of few widths, so that neighbours look alike

interface Title {
  element: HTMLElement;
  key: string; // the same title in the same room
  width: number;
  font: string;
  spacing: string;
  lines: "one" | "two" | "any";
}

const known = new Map<string, number>();
const drawn = new WeakMap<HTMLElement, string>();
let waiting = new Set<HTMLElement>();
let fonts: Promise<unknown> | undefined;
let pen: CanvasRenderingContext2D | null = null;
const sizes = new ResizeObserver((entries) => entries.forEach((entry) => later(entry.target as HTMLElement)));

/** A Svelte action for an element with a `.fit` inside, `data-lines="any"` if it may take as many lines as it has words;
 * the parameter says when to do it again. */
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

/** All sizes are read, and all words measured, before the first one is set. */
function squeezeAll(): void {
  const cards = waiting;
  waiting = new Set();
  const titles = [...cards].flatMap((card) => card.querySelector<HTMLElement>(".fit") ?? []).map(measured);
  const scales = titles.map(scaleOf);
  titles.forEach((title, n) => draw(title, scales[n]!));
}

function measured(element: HTMLElement): Title {
  const box = element.parentElement!;
  const style = getComputedStyle(box);
  const width = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const lines = element.dataset["lines"] === "any" ? "any" : style.whiteSpace === "nowrap" ? "one" : "two";
  return { element, key: `${element.textContent} ${width} ${font}`, width, font, spacing: style.letterSpacing.replace("normal", "0px"), lines };
}

function scaleOf(title: Title): number {
  let scale = known.get(title.key);
  if (scale === undefined) {
    const ways = broken(title);
    for (scale = 1; scale > STEP && !ways.some((lines) => lines.every((line) => fits(line, title.width / scale!))); ) scale -= STEP;
    known.set(title.key, scale);
  }
  return scale;
}

interface Line {
  long: number;
  words: number;
}

/** The ways to write a title: in one line, in two where it may take them, or each word where there is room. */
function broken({ element, font, spacing, lines }: Title): Line[][] {
  pen ??= document.createElement("canvas").getContext("2d")!;
  pen.font = font;
  pen.letterSpacing = spacing; // also parts letters that would be written as one
  const text = element.textContent ?? "";
  const words = lines === "one" ? [text] : text.split(/(?<=[\s–-])/); // where a line may end
  const line = (part: string[]): Line => ({ long: pen!.measureText(part.join("").trim()).width, words: part.length });
  if (lines === "any") return [words.map((word) => line([word]))];
  return words.map((_, n) => [line(words.slice(0, n)), line(words.slice(n))]);
}

/** A room as wide as its only word is told in whole pixels; several words must not break once more. */
const fits = ({ long, words }: Line, room: number): boolean => (words > 1 ? long + 0.1 <= room : Math.round(long) <= room + 0.5);

function draw({ element, width }: Title, scale: number): void {
  const style = `width: ${width / scale}px; transform: scaleX(${scale}); transform-origin: 0 0`;
  if (drawn.get(element) === style) return;
  drawn.set(element, style);
  element.style.cssText = style;
}
