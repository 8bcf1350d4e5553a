import { PASSWORD_LENGTH, SESSION_IDLE_LIMIT_MS } from "@pkg/domain";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Database } from "../../db/client.ts";
import { authAccounts, authSessions, authUsers, authVerifications } from "../../db/schema/index.ts";
import { deriveKey } from "../../secrets/derive-key.ts";
import type { AppConfig } from "../config/app-config.ts";
import { endFormerSession } from "./end-former-session.ts";
import { refuseInactive } from "./refuse-inactive.ts";
import { type SocialLogInDeps, socialLogIn } from "./social-log-in.ts";
import { type NewWayDeps, tellOfLinkedWay } from "./tell-of-new-way.ts";

export interface AuthDeps extends SocialLogInDeps, NewWayDeps {
  config: AppConfig;
  db: Database;
}

/** What a browser says of itself; the list of devices needs no more of it. */
const USER_AGENT_LENGTH = 400;
const IDLE_LIMIT_SECONDS = SESSION_IDLE_LIMIT_MS / 1000;

/**
 * Sessions, log-in by e-mail and by the five vendors: a 30-minute sliding session in an HttpOnly cookie. A new account's row in
 * `users` is made by a trigger in the same transaction; limits on log-in are ours (`countLogIn`), in PostgreSQL.
 */
export function createAuth(deps: AuthDeps) {
  const { db, config } = deps;
  return betterAuth({
    appName: "Naran",
    baseURL: config.apiOrigin,
    basePath: "/api/auth",
    secret: Buffer.from(deriveKey(config.authSecret, "better-auth")).toString("base64url"),
    trustedOrigins: [...config.allowedOrigins, config.accountOrigin],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: authUsers, session: authSessions, account: authAccounts, verification: authVerifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
    },
    session: { expiresIn: IDLE_LIMIT_SECONDS, updateAge: 60 },
    account: {
      // An account is linked by its signed-in owner only, never because a vendor names the same address.
      accountLinking: {
        enabled: true,
        disableImplicitLinking: true,
        allowDifferentEmails: true,
        trustedProviders: deps.loginProviders.map(({ id }) => id.toLowerCase()),
      },
      updateAccountOnSignIn: false,
    },
    plugins: [socialLogIn(deps)],
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            await refuseInactive(db)(session);
            return { data: { ...session, userAgent: session.userAgent?.slice(0, USER_AGENT_LENGTH) } };
          },
          after: endFormerSession,
        },
      },
      account: {
        // Who somebody is was all we asked for: tokens that open a person's account elsewhere are not kept.
        create: {
          before: async (account) => ({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }),
          after: tellOfLinkedWay(deps),
        },
      },
    },
    onAPIError: { errorURL: `${config.accountOrigin}/login` },
    advanced: {
      cookiePrefix: "naran",
      useSecureCookies: config.secureCookies,
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true },
      ...(config.cookieDomain ? { crossSubDomainCookies: { enabled: true, domain: config.cookieDomain } } : {}),
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages name e-mail addresses; what goes wrong is logged by our own error handler.
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
