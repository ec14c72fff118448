// Pictures are drawn from an id, once each: as lines at first, and kept as pixels as soon as the page is idle.
//
// A browser paints all the lines of a drawing anew whenever something near it changes, and reads it anew once nothing shows it;
// pixels are only copied, and the latest pictures are held.

import { whenIdle } from "../../lib/idle";

const HELD = 200;
const SHARP = 2; // pixels for one of the screen: a picture may be shown larger than it was drawn, and a page be enlarged
const QUALITY = 0.95;
const THINKING = 600; // ms without a click: whoever clicks one thing after the other is not kept waiting for pictures

export interface Drawing {
  w: number;
  h: number;
  lines: string; // the inside of an svg
}

const drawn = new Map<string, string>();
const held = new Map<string, HTMLImageElement>();
const waiting: (() => Promise<void>)[] = [];
let working = false;
let clicked = 0; // when somebody clicked last
if (typeof window !== "undefined") addEventListener("click", () => (clicked = performance.now()), true);

/** The picture of that name as an image: one element however much is drawn on it. */
export function picture(name: string, draw: () => Drawing): string {
  return (
    drawn.get(name) ??
    shown(name, draw, "art", (drawing) =>
      later(async () => {
        const pixels = await inPixels(drawing);
        await hold(name, pixels).decode();
        drawn.set(name, tag("art", pixels));
        const source = svg(drawing);
        for (const image of document.querySelectorAll<HTMLImageElement>("img.art")) if (image.src === source) image.src = pixels;
      }),
    )
  );
}

/** A drawing of few lines, which stays one. */
export function figure(name: string, draw: () => Drawing, cls: string): string {
  return drawn.get(name) ?? shown(name, draw, cls);
}

function shown(name: string, draw: () => Drawing, cls: string, then?: (drawing: Drawing) => void): string {
  const drawing = draw();
  const source = svg(drawing);
  const image = tag(cls, source);
  drawn.set(name, image);
  if (typeof Image === "undefined") return image; // tests have no browser
  hold(name, source);
  then?.(drawing);
  return image;
}

const tag = (cls: string, src: string): string => `<img class="${cls}" alt="" decoding="sync" draggable="false" src="${src}">`;

function svg({ w, h, lines }: Drawing, size = ""): string {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${lines}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(whole)}`;
}

async function inPixels(drawing: Drawing): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(drawing.w * SHARP * devicePixelRatio);
  canvas.height = Math.ceil(drawing.h * SHARP * devicePixelRatio);
  const image = new Image();
  image.src = svg(drawing, `width="${canvas.width}" height="${canvas.height}"`); // some browsers draw nothing without a size
  await image.decode();
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", QUALITY));
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = fail;
    reader.readAsDataURL(file!);
  });
}

function hold(name: string, src: string): HTMLImageElement {
  const image = new Image();
  image.src = src;
  held.delete(name); // the latest come last
  held.set(name, image);
  if (held.size > HELD) held.delete(held.keys().next().value!);
  return image;
}

/** One after the other, and only while somebody thinks; what was wanted last comes first. What fails stays as it is drawn. */
function later(work: () => Promise<void>): void {
  waiting.push(work);
  if (!working) next();
}

function next(): void {
  working = waiting.length > 0;
  if (!working) return;
  const quiet = clicked + THINKING - performance.now();
  if (quiet > 0) return void setTimeout(next, quiet);
  whenIdle(() => {
    void waiting.pop()!().catch(() => {}).then(next);
    return false;
  });
}
