import { defineConfig } from "vitest/config";

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
