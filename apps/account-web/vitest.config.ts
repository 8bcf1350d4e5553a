import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  resolve: {
    // Vite knows no fallback in a package's exports, here from .ts to .tsx.
    alias: { "@pkg/web": path("../../packages/web/src"), "@": path("./src") },
    // One copy of each, so that a mock reaches the shared packages too.
    dedupe: ["next", "react", "react-dom", "react-hook-form", "@tanstack/react-query", "nuqs"],
  },
  test: {
    setupFiles: ["../../packages/web/test/setup.ts"],
    mockReset: true,
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 30_000,
  },
});
