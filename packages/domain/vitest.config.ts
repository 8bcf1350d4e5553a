import { defineConfig } from "vitest/config";

// The rules are pure, so test files need no isolation from each other.
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/build-once.ts"],
    setupFiles: ["test/many-runs.ts"],
    isolate: false,
    // A zone that is not Korea and has summer time: no rule may depend on where it runs.
    env: { TZ: "America/New_York" },
    testTimeout: 60_000,
  },
});
