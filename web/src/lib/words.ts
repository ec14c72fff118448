// The words of the page itself, from the Fluent catalogues. Words about the games come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import de from "../locale/de.ftl?raw";
import en from "../locale/en.ftl?raw";
import { settings, type Lang } from "./settings.svelte";

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle("en", en), de: bundle("de", de) };

/** A message in the language of the reader; read inside a component it follows the language. */
export function t(id: string, words?: Record<string, FluentVariable>): string {
  const found = bundles[settings.lang];
  const message = found.getMessage(id);
  return message?.value ? found.formatPattern(message.value, words ?? null) : id;
}

/** Several as one says them: “Lena and Ben”. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(settings.lang).format(names);

/** German puts long words together: a browser without a dictionary of its own may break them where their parts meet. */
export const soft = (text: string): string => text.replace(/(\p{L}{2}(?:ungs|heits|keits|schafts|ions|täts))(?=\p{L}{4})/gu, "$1\u00ad");

/** A game brings words of its own. */
export function addWords(sources: Record<Lang, string>): void {
  for (const lang of ["en", "de"] as const) bundles[lang].addResource(new FluentResource(sources[lang]), { allowOverrides: true });
}
