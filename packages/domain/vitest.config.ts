import { defineConfig } from "vitest/config";

// The rules are pure, so test files need no isolation from each other.
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["test/many-runs.ts"],
    isolate: false,
    testTimeout: 60_000,
  },
});
