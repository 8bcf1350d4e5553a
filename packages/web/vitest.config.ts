import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    setupFiles: ["./test/patient-queries.ts"],
    include: ["test/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 30_000,
  },
});
