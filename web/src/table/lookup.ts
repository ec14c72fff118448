// Reading what a thing is: a long press or the right mouse button on anything that is drawn.

export const LONG = 450; // ms
const TREMBLE = 10; // pixels a finger may move meanwhile

const thingAt = (event: Event): string => (event.target as Element | null)?.closest<HTMLElement>("[data-thing]")?.dataset["thing"] ?? "";

/** Calls `look` with the thing under a finger that rests, or under the right mouse button; the press is then no click. */
export function longPress(root: HTMLElement, look: (thing: string) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = { x: 0, y: 0 };
  let pressed = false;
  const stop = (): void => clearTimeout(timer);
  const on: Record<string, (event: PointerEvent) => void> = {
    pointerdown: (event) => {
      stop();
      pressed = false;
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      began = { x: event.clientX, y: event.clientY };
      const thing = thingAt(event);
      if (thing) timer = setTimeout(() => (pressed = look(thing)), LONG);
    },
    pointermove: (event) => {
      if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > TREMBLE) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    click: (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    contextmenu: (event) => {
      const thing = thingAt(event);
      if (!thing || (!pressed && !look(thing))) return;
      event.preventDefault();
    },
  };
  for (const [kind, act] of Object.entries(on)) root.addEventListener(kind, act as EventListener, true);
  return () => {
    stop();
    for (const [kind, act] of Object.entries(on)) root.removeEventListener(kind, act as EventListener, true);
  };
}
