import { safeNext } from "@pkg/domain";
import type { AppConfig } from "../config/app-config.ts";

/** A page of the account service, as browsers reach it; what is empty is left out of its query. */
export function accountPage(
  { accountOrigin }: Pick<AppConfig, "accountOrigin">,
  path: `/${string}`,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(path, accountOrigin);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** A whole address on one of our own origins, to go on to; anything else is none. */
export function checkedNext(
  { allowedOrigins, accountOrigin }: Pick<AppConfig, "allowedOrigins" | "accountOrigin">,
  next: string | undefined,
): string | undefined {
  if (next?.startsWith("/")) return undefined;
  return safeNext(next, [...allowedOrigins, accountOrigin], "") || undefined;
}
