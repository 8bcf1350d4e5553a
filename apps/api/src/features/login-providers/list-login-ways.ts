import { LOGIN_PROVIDERS } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import type { Caller } from "../../lib/request-context.ts";
import { isRecentLogIn } from "../sessions/check-recent-log-in.ts";
import { findWays } from "./repository.ts";
import type { LoginWays } from "./schemas.ts";

/** Every way to log in, and whether the person has it. E-mail counts with a password. */
export async function listLoginWays(db: Queryable, caller: Caller): Promise<LoginWays> {
  const own = await findWays(db, caller.userId);
  const isRecent = await isRecentLogIn(db, caller);
  return { isRecent, ways: LOGIN_PROVIDERS.map((provider) => ({ provider, linked: own.includes(wayOf(provider)) })) };
}

export const wayOf = (provider: (typeof LOGIN_PROVIDERS)[number]): string =>
  provider === "EMAIL" ? "credential" : provider.toLowerCase();
