import { defineConfig } from "vitest/config";

// Mutants are looked for by the rules' own tests; packing and bundling have nothing to say about them.
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: ["src/schemas/**"],
    setupFiles: ["test/few-runs.ts"],
    isolate: false,
    // A zone that is not Korea and has summer time: no rule may depend on where it runs.
    env: { TZ: "America/New_York" },
    testTimeout: 60_000,
  },
});
