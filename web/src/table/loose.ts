// What may be chosen but is not drawn: it becomes a button in the prompt, so that nothing is ever unplayable.

import type { Table } from "../lib/table.svelte";
import type { Offer } from "../wire";

export interface Loose {
  step: string;
  label: string;
  short: boolean; // a button or a number, which fits into the bar
  whole?: Offer; // a number that belongs to one button only: it answers for both
  heads?: boolean; // … and that button, which is no more than their heading
}

/** The lit steps that have no visible element below `root`, with the words for their buttons. */
export function looseSteps(root: HTMLElement, { lit, left, answers, labels }: Table): Loose[] {
  const drawn = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]:not([data-loose])")) {
    const step = element.dataset["thing"]!;
    if (lit.has(step) && !drawn.has(step) && isDrawn(element)) drawn.add(step);
  }
  const found: Loose[] = [];
  for (const step of lit) {
    if (drawn.has(step)) continue;
    const short = /^(button|number):/.test(step);
    const words = (!short && answers.get(step)?.text) || labels.get(step) || step;
    found.push({ step, short, label: words });
  }
  return numbered(found, left);
}

/** “Deploy 1, 2 or 3” is one click, not a button and a number. */
function numbered(found: Loose[], left: readonly Offer[]): Loose[] {
  const loose = new Map(found.map((one) => [one.step, one]));
  for (const one of found) {
    if (!one.step.startsWith("button:")) continue;
    const offers = left.filter((offer) => offer.path.includes(one.step));
    const numbers = offers.map((offer) => loose.get(offer.path.find((step) => step.startsWith("number:")) ?? ""));
    const own = (number: Loose | undefined): boolean => left.filter((offer) => offer.path.includes(number?.step ?? "")).length === 1;
    if (!offers.every((offer, n) => offer.path.length === 2 && own(numbers[n]))) continue;
    one.heads = true;
    numbers.forEach((number, n) => number && (number.whole = offers[n]!));
  }
  return found;
}

function isDrawn(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).pointerEvents !== "none";
}
