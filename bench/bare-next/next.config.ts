import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

// The baseline of the size check: plain Next.
export default {
  output: "standalone",
  outputFileTracingRoot: fileURLToPath(new URL("../..", import.meta.url)),
} satisfies NextConfig;
