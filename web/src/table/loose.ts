// What may be chosen but is not drawn: it becomes a button in the prompt, so that nothing is ever unplayable.

import type { Offer } from "../wire";
import { click, labelOf } from "../lib/paths";

export interface Loose {
  step: string;
  label: string;
  short: boolean; // a button or a number, which fits into the bar
}

/** The lit steps that have no visible element below `root`, with the words for their buttons. */
export function looseSteps(root: HTMLElement, lit: ReadonlySet<string>, offers: readonly Offer[], chosen: readonly string[]): Loose[] {
  const found: Loose[] = [];
  for (const step of lit) {
    if (drawn(root, step)) continue;
    const done = click(offers, chosen, step)?.done;
    const short = /^(button|number):/.test(step);
    found.push({ step, short, label: done && !short ? done.text : labelOf(offers, step) });
  }
  return found;
}

function drawn(root: HTMLElement, step: string): boolean {
  for (const element of root.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(step)}"]:not([data-loose])`))
    if (element.getClientRects().length > 0 && getComputedStyle(element).pointerEvents !== "none") return true;
  return false;
}
