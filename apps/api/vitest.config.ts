import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/global-setup.ts"],
    pool: "forks",
    // A worker keeps its modules from file to file: loading the application takes as long as most files' tests. Each file makes
    // its own application and database, so that what a module remembers must be keyed by something that is unique to them.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Messages are delivered beside the request; a busy machine takes its time.
    expect: { poll: { timeout: 15_000 } },
  },
});
