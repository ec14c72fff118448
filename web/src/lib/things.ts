// Things by their names, as choices and the book call them.

/** Where the book tells of a thing: a card of the row is a card. Nothing for what is no component. */
export function entryOf(book: Readonly<Record<string, unknown>>, thing: string): string | null {
  if (thing in book) return thing;
  const id = thing.slice(thing.indexOf(":") + 1);
  return ["card", "intrigue", "area", "die"].map((kind) => `${kind}:${id}`).find((found) => found in book) ?? null;
}

/** Each with a name of its own, also where one is there twice: what is drawn stays as it is when another one goes. */
export function toldApart(ids: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    return { id, key: `${id} ${nth}` };
  });
}
