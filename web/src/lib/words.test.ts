import { describe, expect, it, vi } from "vitest";

vi.mock("./settings.svelte", () => ({ settings: { lang: "de" } }));
const { listed, soft } = await import("./words");

describe("a long word", () => {
  const shown = (text: string): string => soft(text).replaceAll("\u00ad", "|");
  it("may break where its parts meet", () => {
    expect(shown("Überraschungsangriff")).toBe("Überraschungs|angriff");
    expect(shown("2 Planungskarten, 1 Aktionswürfel")).toBe("2 Planungs|karten, 1 Aktions|würfel");
  });
  it("keeps its end", () => expect(shown("Legions, Aktionen, Planungs-")).toBe("Legions, Aktionen, Planungs-"));
});

it("names several as one says them", () => expect(listed(["Lena", "Ben", "Cleo"])).toBe("Lena, Ben und Cleo"));
