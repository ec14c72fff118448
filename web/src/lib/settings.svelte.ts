// What a person has chosen for this browser: language, look, when to be asked again. Kept in the browser only.

export type Lang = "en" | "de";
export type Look = "night" | "dawn" | "contrast";
export type AskAgain = "never" | "final";

const KEPT = "landsraad-settings";

interface Kept {
  lang?: Lang;
  look?: Look;
  ask?: AskAgain;
  name?: string;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {}; // a browser that keeps nothing, or something that is not ours
  }
}

class Settings {
  lang: Lang = $state("en");
  look: Look = $state("night");
  ask: AskAgain = $state("final");
  name: string = $state("");

  constructor() {
    const was = kept();
    this.lang = was.lang ?? (navigator.language.startsWith("de") ? "de" : "en");
    this.look = was.look ?? (matchMedia("(prefers-contrast: more)").matches ? "contrast" : "night");
    this.ask = was.ask ?? "final";
    this.name = was.name ?? "";
    this.#show();
  }

  set(wish: Kept): void {
    Object.assign(this, wish);
    try {
      localStorage.setItem(KEPT, JSON.stringify({ lang: this.lang, look: this.look, ask: this.ask, name: this.name }));
    } catch {
      // kept for this visit only
    }
    this.#show();
  }

  #show(): void {
    const page = document.documentElement;
    page.lang = this.lang;
    page.dataset["theme"] = this.look === "dawn" ? "dawn" : "night";
    page.dataset["contrast"] = this.look === "contrast" ? "high" : "normal";
  }
}

export const settings = new Settings();
