import { join } from "node:path";

// Pages read the zone of their device: tests run in Korea, and say where they do not.
// biome-ignore lint/style/noProcessEnv: a zone is of a process, not of a test
process.env.TZ = "Asia/Seoul";

/**
 * The unit tests of a web app.
 * @param {string} app its folder
 */
export const webTests = (app) => ({
  resolve: {
    // Vite knows no fallback in a package's exports, here from .ts to .tsx.
    alias: { "@pkg/web": join(app, "../../packages/web/src"), "@": join(app, "src") },
    // One copy of each, so that a mock reaches the shared packages too.
    dedupe: ["next", "react", "react-dom", "react-hook-form", "@tanstack/react-query", "nuqs"],
  },
  test: {
    setupFiles: ["../../packages/web/test/setup.ts"],
    mockReset: true,
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    // Each file has its own modules and page still, in a context of a thread: a process for each takes three times as long.
    pool: "vmThreads",
    testTimeout: 30_000,
  },
});
