import { believeProxies } from "@pkg/web/platform/config/env";
import { startServerReporting } from "@pkg/web/platform/reporting/server-reporting";
import { webEnv } from "@/lib/env";

export { onRequestError } from "@pkg/web/platform/reporting/server-reporting";

/** Fails the start with a clear error when an address is wrong. */
export async function register(): Promise<void> {
  const env = webEnv();
  await believeProxies(env);
  await startServerReporting(env);
}
