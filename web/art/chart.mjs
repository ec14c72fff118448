// Draws the map of War for Arrakis: node art/chart.mjs FACTS.json [path of Chromium]. `make chart` calls it.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { build } from "esbuild";

const [facts, chromium = "chromium"] = process.argv.slice(2);
const room = mkdtempSync(join(tmpdir(), "chart-"));
const bundle = join(room, "draw.js");
await build({ entryPoints: ["art/chart/page.ts"], bundle: true, format: "iife", globalName: "chart", outfile: bundle, logLevel: "error" });
const font = readFileSync("node_modules/@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff2").toString("base64");
const given = { ...JSON.parse(readFileSync(facts, "utf8")), font: `data:font/woff2;base64,${font}` };
const page = join(room, "chart.html");
writeFileSync(
  page,
  `<!doctype html><title>.</title><pre id="out"></pre><script src="draw.js"></script><script>
chart.draw(${JSON.stringify(given)}).then(
  (made) => (document.getElementById("out").textContent = "made" + btoa(unescape(encodeURIComponent(JSON.stringify(made)))) + "."),
  (error) => (document.getElementById("out").textContent = "failed " + error.stack),
);
</script>`,
);
const dom = execFileSync(chromium, ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=600000", "--timeout=600000", "--dump-dom", pathToFileURL(page).href], {
  encoding: "utf8",
  maxBuffer: 256e6,
  stdio: ["ignore", "pipe", "ignore"],
});
const found = /made([A-Za-z0-9+/=]+)\./.exec(dom);
if (!found) throw new Error(dom.slice(0, 2000));
const made = JSON.parse(Buffer.from(found[1], "base64").toString("utf8"));
for (const [name, url] of Object.entries(made.pictures)) {
  const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  writeFileSync(`src/arrakis/img/${name}.webp`, bytes);
  console.log(name, bytes.length);
}
writeFileSync("src/arrakis/chart/layout.json", JSON.stringify(made.layout) + "\n");
