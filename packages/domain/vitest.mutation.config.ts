import { defineConfig } from "vitest/config";

// Only the rules' own tests run against mutants; packing and bundling do not depend on them.
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
