// What may be chosen but is not drawn: it becomes a button in the prompt, so that nothing is ever unplayable.

import type { Table } from "../lib/table.svelte";

export interface Loose {
  step: string;
  label: string;
  short: boolean; // a button or a number, which fits into the bar
}

/** The lit steps that have no visible element below `root`, with the words for their buttons. */
export function looseSteps(root: HTMLElement, { lit, answers, labels }: Table): Loose[] {
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
  return found;
}

function isDrawn(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).pointerEvents !== "none";
}
