// Keys of the table. They are left alone while somebody writes.

import type { Table } from "../lib/table.svelte";

export interface Panels {
  toggle(panel: "log" | "menu" | "text"): void;
  shut(): void;
}

export function tableKeys(table: Table, panels: Panels): (event: KeyboardEvent) => void {
  return (event) => {
    const writing = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.ctrlKey || event.metaKey || event.altKey || (writing && event.key !== "Escape")) return;
    const acts: Record<string, () => void> = {
      " ": () => table.skip(),
      b: () => table.back(),
      u: () => table.undo(),
      r: () => table.redo(),
      h: () => table.askHint(),
      l: () => panels.toggle("log"),
      t: () => panels.toggle("text"),
      "?": () => panels.toggle("menu"),
      Escape: () => {
        table.why = table.sure = null;
        panels.shut();
      },
    };
    const act = acts[event.key];
    if (!act || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    act();
  };
}
