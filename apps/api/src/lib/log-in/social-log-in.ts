import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { Logger } from "pino";
import type { LoginProvider } from "../../adapters/login-providers/port.ts";
import type { AppConfig } from "../config/app-config.ts";
import { placeholderEmail } from "../mail/placeholder-email.ts";
import { noteProfile } from "./noted-profile.ts";

/** What log-in by a vendor needs. */
export interface SocialLogInDeps {
  config: Pick<AppConfig, "accountOrigin">;
  loginProviders: readonly LoginProvider[];
  logger: Logger;
}

/** Where a vendor sends people back to: the account service hands it on to this API. */
export const callbackPath = (provider: LoginProvider["id"]) => `/api/auth/callback/${provider.toLowerCase()}`;

/** The five vendors as better-auth runs them: it keeps the state (once usable, bound to the browser) and the PKCE verifier. */
export function socialLogIn({ config, loginProviders, logger }: SocialLogInDeps) {
  return genericOAuth({
    config: loginProviders.map((provider) => ({
      providerId: provider.id.toLowerCase(),
      clientId: provider.clientId,
      authorizationUrl: provider.authorizationUrl,
      authorizationUrlParams: provider.authorizationParams,
      redirectURI: config.accountOrigin + callbackPath(provider.id),
      scopes: provider.scopes,
      pkce: provider.pkce,
      responseMode: provider.responseMode === "form_post" ? provider.responseMode : undefined,
      // An account is made only where somebody may sign up (not on the tutors' log-in).
      disableImplicitSignUp: true,
      getToken: async ({ code, redirectURI: _apiAddress, codeVerifier }) => {
        const redirectUri = config.accountOrigin + callbackPath(provider.id);
        const verifier = provider.pkce ? codeVerifier : undefined;
        const { accessToken, idToken } = await provider.exchange({ code, redirectUri, codeVerifier: verifier });
        return { accessToken, idToken: idToken ?? undefined };
      },
      getUserInfo: async (tokens) => {
        const { accessToken = "", idToken = null } = tokens;
        const sent: unknown = "user" in tokens ? tokens.user : undefined;
        try {
          const { id, email, name } = await provider.readProfile({ accessToken, idToken }, sent);
          noteProfile({ id, email });
          return { id, email: email ?? placeholderEmail(provider.id, id), emailVerified: false, name: name ?? "" };
        } catch (error) {
          const reason = error instanceof Error ? error.name : "unknown";
          logger.warn({ provider: provider.id, reason }, "a vendor did not tell who somebody is");
          return null;
        }
      },
    })),
  });
}
