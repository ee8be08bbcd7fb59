import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses would need holes in the Content-Security-Policy
    modulePreload: { polyfill: false },
  },
  server: {
    // `npm run dev` beside a running `rubicon serve`
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
