import type { LoginProvidersConfig } from "../../adapters/login-providers/login-providers.ts";
import { Secret } from "../../secrets/secret.ts";
import type { Env } from "./env.ts";

/** Clients of the five vendors as the environment has them. @param timeoutMs for one call to a vendor */
export function logInConfig(env: Env, timeoutMs: number): LoginProvidersConfig {
  const client = (clientId: string, secret: string) => ({ clientId, clientSecret: new Secret(secret) });
  return {
    reach: { sandboxUrl: env.LOGIN_SANDBOX_URL?.replace(/\/$/, "") ?? null, timeoutMs },
    kakao: client(env.KAKAO_CLIENT_ID, env.KAKAO_CLIENT_SECRET),
    naver: client(env.NAVER_CLIENT_ID, env.NAVER_CLIENT_SECRET),
    google: client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    facebook: client(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET),
    apple: {
      clientId: env.APPLE_CLIENT_ID,
      teamId: env.APPLE_TEAM_ID,
      keyId: env.APPLE_KEY_ID,
      privateKey: new Secret(env.APPLE_PRIVATE_KEY),
    },
  };
}
