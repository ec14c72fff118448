// What a person has chosen for this browser: language, look, when to be asked again. Kept in the browser only.

export type Lang = "en" | "de";
export type Look = "night" | "dawn" | "contrast";
export type AskAgain = "never" | "final";
export type Pace = "once" | "brisk" | "slow";
export type Sound = "off" | "turn" | "all";

const KEPT = "landsraad-settings";

interface Kept {
  lang?: Lang;
  look?: Look;
  ask?: AskAgain;
  pace?: Pace;
  sound?: Sound;
  notify?: boolean;
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
  pace: Pace = $state("brisk"); // at which others are seen to play
  sound: Sound = $state("off");
  notify: boolean = $state(false); // the browser calls when it is my turn
  name: string = $state("");

  constructor() {
    const was = kept();
    this.lang = was.lang ?? (navigator.language.startsWith("de") ? "de" : "en");
    this.look = was.look ?? (matchMedia("(prefers-contrast: more)").matches ? "contrast" : "night");
    this.ask = was.ask ?? "final";
    this.pace = was.pace ?? "brisk";
    this.sound = was.sound ?? "off";
    this.notify = was.notify ?? false;
    this.name = was.name ?? "";
    this.#show();
  }

  set(wish: Kept): void {
    Object.assign(this, wish);
    try {
      const { lang, look, ask, pace, sound, notify, name } = this;
      localStorage.setItem(KEPT, JSON.stringify({ lang, look, ask, pace, sound, notify, name }));
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
