// Moving by keys over what is lit: the arrows lead to the nearest lit thing on that side.

export type Way = "left" | "right" | "up" | "down";
export interface Spot {
  x: number;
  y: number;
}

/** Of several spots the nearest that lies that way; what lies straight ahead is nearer than what lies aside. */
export function nearest<T extends Spot>(from: Spot, spots: readonly T[], way: Way): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[way];
    const aside = Math.abs(way === "left" || way === "right" ? dy : dx);
    if (ahead < 4 || ahead + 2.5 * aside >= least) continue;
    least = ahead + 2.5 * aside;
    best = spot;
  }
  return best;
}

/** What can be chosen and is on the screen, in the order of the page. */
export function litElements(lit: ReadonlySet<string>): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".table [data-thing]")].filter(
    (one) => lit.has(one.dataset["thing"] ?? "") && one.tabIndex >= 0 && one.getClientRects().length > 0,
  );
}

export function focusFirst(lit: ReadonlySet<string>): void {
  litElements(lit)[0]?.focus();
}

export function move(lit: ReadonlySet<string>, way: Way): void {
  const middle = <T extends Element>(one: T): Spot & { one: T } => {
    const at = one.getBoundingClientRect();
    return { x: at.left + at.width / 2, y: at.top + at.height / 2, one };
  };
  const all = litElements(lit);
  const here = document.activeElement;
  if (!here || here === document.body) return void all[0]?.focus();
  const there = nearest(middle(here), all.filter((one) => one !== here).map(middle), way);
  there?.one.focus();
}
