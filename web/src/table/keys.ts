// Keys of the table. They are left alone while somebody writes.

import type { Table } from "../lib/table.svelte";
import { focusFirst, move } from "./focus";

export type Panel = "log" | "menu" | "text" | "help" | "rules";
export interface Panels {
  toggle(panel: Panel): void;
  shut(): void;
  look(thing: string): boolean;
}

const focused = (): string => (document.activeElement as HTMLElement | null)?.dataset["thing"] ?? "";

export function tableKeys(table: Table, panels: Panels): (event: KeyboardEvent) => void {
  return (event) => {
    const writing = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.ctrlKey || event.metaKey || event.altKey || (writing && event.key !== "Escape")) return;
    const acts: Record<string, () => void> = {
      " ": () => (table.past ? table.past.play() : table.skip()),
      g: () => focusFirst(table.lit),
      ArrowLeft: () => (table.past ? table.past.turn(-1) : move(table.lit, "left")),
      ArrowRight: () => (table.past ? table.past.turn(1) : move(table.lit, "right")),
      ArrowUp: () => move(table.lit, "up"),
      ArrowDown: () => move(table.lit, "down"),
      b: () => (table.past?.live ? table.toNow() : table.back()),
      u: () => table.undo(),
      r: () => table.redo(),
      h: () => table.askHint(),
      w: () => table.ask(focused()),
      i: () => panels.look(focused()),
      l: () => panels.toggle("log"),
      t: () => panels.toggle("text"),
      m: () => panels.toggle("menu"),
      "/": () => panels.toggle("rules"),
      "?": () => panels.toggle("help"),
      Escape: () => {
        table.stopAsking();
        table.hint = null;
        if (table.sure) table.back();
        panels.shut();
      },
    };
    const act = acts[event.key];
    const inPanel = event.target instanceof HTMLElement && event.target.closest("[role=dialog]") !== null;
    if (!act || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
    if (inPanel && event.key.startsWith("Arrow")) return; // a long panel is scrolled
    table.byKeys ||= /^(g|Arrow)/.test(event.key);
    event.preventDefault();
    act();
  };
}
