import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

// The floor of the size check: Next as it comes, with nothing of ours.
export default {
  output: "standalone",
  outputFileTracingRoot: fileURLToPath(new URL("../..", import.meta.url)),
} satisfies NextConfig;
