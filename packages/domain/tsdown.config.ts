import { defineConfig } from "tsdown";

export default defineConfig({
  entry: { index: "src/index.ts", schemas: "src/schemas/index.ts" },
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  tsconfig: "tsconfig.build.json",
  dts: { generator: "tsgo" },
});
