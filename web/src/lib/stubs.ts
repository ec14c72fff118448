// For tests outside a browser: just as much of one as the page's settings need.

import { vi } from "vitest";

export function standInBrowser(kept: object, more: Record<string, unknown> = {}): void {
  const store = new Map([["landsraad-settings", JSON.stringify(kept)]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("navigator", { language: "en-GB" });
  vi.stubGlobal("document", { documentElement: { dataset: {} }, hidden: true, ...(more["document"] as object) });
  for (const [name, value] of Object.entries(more)) if (name !== "document") vi.stubGlobal(name, value);
  vi.resetModules();
}
