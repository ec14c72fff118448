// The generic heart of the client: legal actions are paths of things; whatever is clicked narrows them. It knows no rules.

import type { Offer } from "../wire";

/** The offers that contain every step chosen so far; clicks may come in any order. */
export function left(offers: readonly Offer[], chosen: readonly string[]): Offer[] {
  return offers.filter((offer) => chosen.every((step) => offer.path.includes(step)));
}

/** The steps that would narrow the choice further. */
export function lit(offers: readonly Offer[], chosen: readonly string[]): Set<string> {
  const steps = new Set<string>();
  for (const offer of left(offers, chosen)) for (const step of offer.path) if (!chosen.includes(step)) steps.add(step);
  return steps;
}

/** The lit steps that make a choice whole, each with the offer a click on it would complete. */
export function answers(offers: readonly Offer[], chosen: readonly string[]): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const offer of left(offers, chosen)) {
    if (offer.path.length !== chosen.length + 1) continue;
    for (const step of offer.path) if (!chosen.includes(step) && !found.has(step)) found.set(step, offer);
  }
  return found;
}

/** What a click on a step leads to: a longer choice, and the offer it completes, or nothing where it leads nowhere. */
export function click(
  offers: readonly Offer[],
  chosen: readonly string[],
  step: string,
): { chosen: string[]; done: Offer | null } | null {
  if (chosen.includes(step)) return { chosen: chosen.filter((s) => s !== step), done: null };
  let next = [...chosen, step];
  let fits = left(offers, next);
  if (!fits.length) {
    next = [step]; // another beginning than the one chosen
    fits = left(offers, next);
  }
  if (!fits.length) return null;
  const done = fits.find((offer) => offer.path.length === next.length) ?? null;
  return { chosen: next, done };
}

/** How steps are called: as the first offer that has them labels them. */
export function labels(offers: readonly Offer[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, labels } of offers) path.forEach((step, n) => found.has(step) || found.set(step, labels[n] ?? step));
  return found;
}
