import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Tells the service worker which files the app needs to start, and gives the build a name that changes with them. */
function nameBuild(): Plugin {
  return {
    name: "name-build",
    generateBundle(_, bundle) {
      const needed = new Set<string>();
      const need = (file: string): void => {
        const chunk = bundle[file];
        if (chunk?.type !== "chunk" || needed.has(file)) return;
        needed.add(file);
        for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
        for (const other of chunk.imports) need(other);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk" && chunk.name === "index") need(chunk.fileName);
      // What the styles of every page show: typefaces and ornaments.
      for (const file of Object.keys(bundle)) if (/\.woff2$|\/(veins|meander)-/.test(file)) needed.add(file);
      const files = [...needed].sort().map((file) => `/${file}`);
      const name = createHash("sha256").update(Object.keys(bundle).sort().join("\n")).digest("hex").slice(0, 12);
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk" || files.length === 0) throw new Error("the build has no worker, or no app");
      worker.code = `const BUILD=${JSON.stringify({ name, files })};${worker.code}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), nameBuild()],
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses would need holes in the Content-Security-Policy
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "worker/worker.ts" },
      output: {
        // A worker may serve the pages beside it and below, and is asked for by its name: so it has no hash.
        entryFileNames: (chunk) => (chunk.name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    // `npm run dev` beside a running `rubicon serve`
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
