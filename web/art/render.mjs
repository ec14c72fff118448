// Renders the landscapes to WebP with a Chromium: node art/render.mjs [path of Chromium]. Run after changing a drawing.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { build } from "esbuild";

const chromium = process.argv[2] ?? "chromium";
const room = mkdtempSync(join(tmpdir(), "land-"));
await build({ entryPoints: ["art/land.ts"], bundle: true, format: "esm", outfile: join(room, "land.mjs"), logLevel: "error" });
const { pictures } = await import(pathToFileURL(join(room, "land.mjs")).href);
const SCALE = 2;
for (const { name, w, h, svg } of pictures) {
  const page = join(room, `${name}.html`);
  const drawn = JSON.stringify("data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg.replace("<svg ", `<svg width="${w * SCALE}" height="${h * SCALE}" `)));
  writeFileSync(
    page,
    `<!doctype html><title>.</title><pre id="out"></pre><script>
const image = new Image();
image.onload = () => {
  const canvas = document.createElement("canvas");
  canvas.width = ${w * SCALE}; canvas.height = ${h * SCALE};
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  document.getElementById("out").textContent = canvas.toDataURL("image/webp", 0.82);
};
image.src = ${drawn};
</script>`,
  );
  const dom = execFileSync(chromium, ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=8000", "--dump-dom", pathToFileURL(page).href], {
    encoding: "utf8",
    maxBuffer: 64e6,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const data = /data:image\/webp;base64,([^<]+)/.exec(dom);
  if (!data) throw new Error(`${name} was not rendered`);
  const bytes = Buffer.from(data[1], "base64");
  writeFileSync(`src/imperium/img/${name}.webp`, bytes);
  console.log(name, bytes.length);
}
