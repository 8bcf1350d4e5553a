import { LOGIN_PROVIDERS } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { Caller } from "../../../lib/callers/request-context.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { isRecentLogIn } from "../sessions/check-recent-log-in.ts";
import { findWays } from "./repository.ts";
import type { LoginWays } from "./schemas.ts";

/** Every way to log in, whether the person has it, and by which address. E-mail counts with a password. */
export async function listLoginWays(db: Queryable, caller: Caller): Promise<LoginWays> {
  const own = await findWays(db, caller.userId);
  const isRecent = await isRecentLogIn(db, caller);
  const ways = LOGIN_PROVIDERS.map((provider) => {
    const way = own.find((one) => one.provider === wayOf(provider));
    const email = way && (provider === "EMAIL" ? realEmail(way.accountEmail) : way.email);
    return { provider, linked: way !== undefined, email: email ?? null };
  });
  return { isRecent, ways };
}

export const wayOf = (provider: (typeof LOGIN_PROVIDERS)[number]): string =>
  provider === "EMAIL" ? "credential" : provider.toLowerCase();
