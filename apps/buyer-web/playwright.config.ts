import type { EngineName } from "@pkg/e2e/engine/test";
import { BUYER, CHROMIUM, IS_CI } from "@pkg/e2e/env";
import { defineConfig } from "@playwright/test";

const ENGINES: readonly EngineName[] = ["webkit", "firefox"];

/** The browser and the addresses come from the runner (scripts/e2e.mjs), which starts the whole product first. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: "..",
  testMatch: "*-web/e2e/**/*.spec.ts",
  outputDir: "test-results",
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 3,
  // On two busy cores a browser may exceed the timeouts: CI retries once and reports it as flaky.
  retries: IS_CI ? 1 : 0,
  forbidOnly: IS_CI,
  reporter: "list",
  use: {
    baseURL: BUYER,
    actionTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    contextOptions: { reducedMotion: "reduce" },
    // A worker would hide the pages that a test answers itself.
    serviceWorkers: "block",
    // A trace costs a busy machine more than the page itself: CI records one only when it tries again.
    trace: { mode: IS_CI ? "on-first-retry" : "retain-on-failure", screenshots: false },
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "e2e", testIgnore: /(screenshots|engines)\.spec\.ts$/ },
    { name: "screenshots", testMatch: /screenshots\.spec\.ts$/ },
    ...ENGINES.map((engineName) => ({ name: engineName, testMatch: /engines\.spec\.ts$/, use: { engineName } })),
  ],
});
