import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { ServerSettings } from "./settings.ts";
import { breakSource } from "./source-breaks.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Bundles `server.ts` with everything that it imports: one file starts in a sixth of the time of two thousand, and the
 * harness starts a process for every kill. A break that is made in the code has a program of its own.
 * @returns the path of the program
 */
export async function bundleServer(variant: ServerSettings["variant"]): Promise<string> {
  const outDir = `reports/harness/${variant ?? "whole"}`;
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [
      { name: "break", enforce: "pre", transform: (code, id) => ({ code: breakSource(variant, id, code), map: null }) },
    ],
    // Node takes their CommonJS half, which has the default export; a bundler takes the other one.
    ssr: { noExternal: true, external: ["@zxcvbn-ts/core", "@zxcvbn-ts/language-common"] },
    build: { ssr: "test/harness/server.ts", outDir, emptyOutDir: true, target: "node24" },
  });
  return `${root}${outDir}/server.js`;
}
