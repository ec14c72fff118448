import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the package and committed: players need no Node. Paths are relative to the <base> that the server
// writes, so that the page works under any prefix.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/landsraad/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the content security policy allows only files of our own
    modulePreload: { polyfill: false },
    target: "es2022",
  },
});
