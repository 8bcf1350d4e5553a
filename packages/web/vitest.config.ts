import { defineConfig } from "vitest/config";

// Pages read the zone of their device: tests run in Korea, and say where they do not.
process.env.TZ = "Asia/Seoul";

export default defineConfig({
  test: {
    setupFiles: ["./test/setup.ts"],
    mockReset: true,
    include: ["test/**/*.test.{ts,tsx}"],
    environment: "node",
    pool: "vmThreads",
    testTimeout: 30_000,
  },
});
