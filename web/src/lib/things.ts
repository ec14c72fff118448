// Things by their names, as choices and the book call them.

/** Where the book tells of a thing: a card of the row is a card. Nothing for what is no component. */
export function entryOf(book: Readonly<Record<string, unknown>>, thing: string): string | null {
  if (thing in book) return thing;
  const id = thing.slice(thing.indexOf(":") + 1);
  return ["card", "intrigue", "area", "die"].map((kind) => `${kind}:${id}`).find((found) => found in book) ?? null;
}
