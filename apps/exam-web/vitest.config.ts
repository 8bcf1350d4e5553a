import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  resolve: {
    // Vite supports no fallback array in a package's exports (.ts to .tsx).
    alias: { "@pkg/web": path("../../packages/web/src"), "@": path("./src") },
    // Dedupe, so that a mock also applies in the shared packages.
    dedupe: ["next", "react", "react-dom", "react-hook-form", "@tanstack/react-query", "nuqs"],
  },
  test: {
    setupFiles: ["../../packages/web/test/setup.ts"],
    mockReset: true,
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
  },
});
