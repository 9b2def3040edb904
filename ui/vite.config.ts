import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const PAGE = "../src/trousseau/web/page";
const ALWAYS_NEEDED = ["/", "/theme.js", "/manifest.webmanifest", "/icon.svg"];
const WORTH_ZIPPING = new Set([".css", ".html", ".js", ".json", ".svg", ".webmanifest"]);

/** Text files beside themselves as .gz, so that the server need not compress. */
function zipped(): Plugin {
  return {
    name: "zipped",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(PAGE, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !WORTH_ZIPPING.has(extname(entry.name))) continue;
        const file = join(entry.parentPath, entry.name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

/** Tells the service worker what to keep; see `src/sw.ts`. */
function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      const needed = [...ALWAYS_NEEDED, ...shellFiles(bundle).map((name) => `/${name}`)];
      const build = createHash("sha256").update(Object.keys(bundle).sort().join());
      worker.code = worker.code
        .replaceAll("__SHELL__", JSON.stringify(needed))
        .replaceAll("__BUILD__", JSON.stringify(build.digest("hex").slice(0, 16)));
    },
  };
}

/** The page without its games, whose code comes with their tables, and without rare letters. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk" || chunk.fileName === "sw.js") continue;
    if (chunk.isDynamicEntry && chunk.facadeModuleId?.includes("/src/games/")) continue;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
  }
  return [...files].filter((name) => !name.includes("latin-ext"));
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), shell(), zipped()],
  build: {
    target: "es2022",
    outDir: PAGE,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
    // Drawings stay files: a data address in a style is decoded again for each use.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://localhost:${process.env.TROUSSEAU_PORT ?? 8000}`, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    globals: true, // testing-library cleans up by itself, and is loaded only where it is used
    setupFiles: ["src/app/testing.ts"],
    testTimeout: 30_000,
    pool: "vmThreads", // a fresh document for each file, without loading jsdom for each
    maxWorkers: "100%", // by default one core is left idle, which on two is half of them
    include: ["src/**/*.test.ts"],
  },
});
