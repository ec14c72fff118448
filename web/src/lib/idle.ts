// Work that may wait until nobody waits for anything.

const LATER = 200; // ms; where a browser cannot say when it is idle

/** Does a piece of work whenever the page is idle, as long as there is one; returns how to end it. */
export function whenIdle(piece: () => boolean): () => void {
  const [ask, end] = "requestIdleCallback" in window ? [requestIdleCallback, cancelIdleCallback] : [(f: () => void) => setTimeout(f, LATER), clearTimeout];
  const next = (): void => {
    if (piece()) waits = ask(next) as number;
  };
  let waits = ask(next) as number;
  return () => end(waits);
}
