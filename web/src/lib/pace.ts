// How long what the others did stays to be seen.

export interface Tempo {
  step: number; // ms for one thing, at most
  whole: number; // … and for all of them together
}

export const PACES: Readonly<Record<string, Tempo>> = { brisk: { step: 350, whole: 2000 }, slow: { step: 1200, whole: 9000 } };

/** ms for the next of `rest` things when `left` ms are left for all of them; nothing when the time is over. */
export const stay = ({ step }: Tempo, rest: number, left: number): number => Math.max(0, Math.min(step, left / rest));
