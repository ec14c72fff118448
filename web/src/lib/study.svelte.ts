// A game that is over, looked at again by the server: asked for, watched while it comes, stopped.

import type { Analysis } from "../wire";
import { analyse, analysis, stopAnalysis } from "./site";

const EVERY = 1000; // ms between two looks at how far it has come

export class Study {
  found: Analysis | null = $state.raw(null);
  error: string = $state("");
  open: boolean = $state(false); // its sheet
  readonly going: boolean = $derived(this.found?.state === "waiting" || this.found?.state === "running");

  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly lang: string,
  ) {
    void this.#hear(analysis(id, lang));
  }

  start(): void {
    void this.#hear(analyse(this.id, this.lang));
  }

  stop(): void {
    void this.#hear(stopAnalysis(this.id));
  }

  close(): void {
    clearTimeout(this.#later);
  }

  async #hear(answer: Promise<Analysis>): Promise<void> {
    clearTimeout(this.#later);
    try {
      this.found = await answer;
      this.error = "";
    } catch (e) {
      this.error = (e as Error).message;
    }
    clearTimeout(this.#later);
    if (this.going) this.#later = setTimeout(() => void this.#hear(analysis(this.id, this.lang)), EVERY);
  }
}
