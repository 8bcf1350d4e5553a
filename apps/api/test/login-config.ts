import { SANDBOX_DEFAULTS } from "@app/sandbox";
import type { LoginProvidersConfig } from "../src/adapters/login-providers/login-providers.ts";
import { Secret } from "../src/secrets/secret.ts";

const { apple, ...others } = SANDBOX_DEFAULTS.loginClients;
const client = ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => ({
  clientId,
  clientSecret: new Secret(clientSecret),
});

/** The five log-ins, at a sandbox. */
export function loginConfig(sandboxUrl: string, timeoutMs: number): LoginProvidersConfig {
  return {
    reach: { sandboxUrl, timeoutMs },
    kakao: client(others.kakao),
    naver: client(others.naver),
    google: client(others.google),
    facebook: client(others.facebook),
    apple: { ...apple, privateKey: new Secret(apple.privateKey) },
  };
}

/** The same for a process, as environment variables. */
export function loginEnv(sandboxUrl: string): Record<string, string> {
  const env: Record<string, string> = {
    LOGIN_SANDBOX_URL: sandboxUrl,
    APPLE_CLIENT_ID: apple.clientId,
    APPLE_TEAM_ID: apple.teamId,
    APPLE_KEY_ID: apple.keyId,
    APPLE_PRIVATE_KEY: apple.privateKey,
  };
  for (const [name, { clientId, clientSecret }] of Object.entries(others)) {
    env[`${name.toUpperCase()}_CLIENT_ID`] = clientId;
    env[`${name.toUpperCase()}_CLIENT_SECRET`] = clientSecret;
  }
  return env;
}
