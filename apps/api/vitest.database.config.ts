import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

/**
 * What may differ between versions of PostgreSQL, for a run on a second one: migrations and seed, constraints and locks, tutor
 * search, and the purchase.
 */
export default defineConfig({
  test: {
    ...config.test,
    include: [
      "src/seed/**/*.test.ts",
      "src/**/*-race{,s}.test.ts",
      "src/features/tutors/tutor-search/**/*.test.ts",
      "src/features/sales/orders/**/*.test.ts",
    ],
  },
});
