// The landscapes of the Imperium table as svg, for render.mjs.

import { landscape } from "./landscape";

const PICTURES = {
  desk: [940, 606, { y1: 182, y2: 314, ax: 606, ay: 322, aw: 326, ah: 276 }],
  tablet: [1000, 470, { y1: 150, y2: 246, ax: 660, ay: 250, aw: 332, ah: 212 }],
  phone: [390, 560, { y1: 150, y2: 265, ax: 4, ay: 440, aw: 382, ah: 116 }],
} as const;

export const pictures = Object.entries(PICTURES).flatMap(([name, [w, h, bands]]) =>
  (["night", "dawn"] as const).map((theme) => ({ name: `${name}_${theme}`, w, h, svg: landscape(w, h, bands, theme) })),
);
