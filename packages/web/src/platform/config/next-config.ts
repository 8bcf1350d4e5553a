import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { IS_BUILD_SERVER } from "./build/env";

/** The Next configuration that all web apps share; an app adds its own keys. */
export function createNextConfig(own: NextConfig = {}): NextConfig {
  return {
    output: "standalone",
    outputFileTracingRoot: fileURLToPath(new URL("../../../../..", import.meta.url)),
    transpilePackages: ["@pkg/ui", "@pkg/web", "@pkg/api-client"],
    cacheComponents: true,
    partialPrefetching: true,
    reactCompiler: true,
    reactStrictMode: true,
    poweredByHeader: false,
    headers: async () => [{ source: "/:path*", headers: [{ key: "x-content-type-options", value: "nosniff" }] }],
    typescript: { ignoreBuildErrors: IS_BUILD_SERVER },
    ...own,
    experimental: {
      // What a second build would read takes a minute of the first to write.
      turbopackFileSystemCacheForBuild: !IS_BUILD_SERVER,
      // It would render every page twice and send its data twice, for a second visit of the same page: 20 KiB on the first.
      cachedNavigations: false,
      ...own.experimental,
    },
  };
}
