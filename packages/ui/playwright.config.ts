import { defineConfig } from "@playwright/test";

const port = Number(process.env.CATALOGUE_PORT ?? 4179);

/** Tests the built catalogue (`pnpm catalogue:build`) in the machine's Chromium. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 1,
  // axe checks some 2,000 elements, which is slow on a shared machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `vite preview catalogue --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
