import type { LOGIN_PROVIDERS } from "@pkg/domain";
import type { Secret } from "../../secrets/secret.ts";

/** The five that are not e-mail. */
export type SocialProvider = Exclude<(typeof LOGIN_PROVIDERS)[number], "EMAIL">;

/** What a vendor says about a person who came back. */
export interface SocialProfile {
  /** The vendor's own, unchanging id of the person. */
  id: string;
  /** Null when the person kept it back, or the vendor does not vouch for it. */
  email: string | null;
  name: string | null;
}

/** What one exchange of a code gave. */
export interface SocialTokens {
  accessToken: string;
  idToken: string | null;
}

export interface CodeExchange {
  code: string;
  redirectUri: string;
  codeVerifier: string | undefined;
}

/** One vendor's way to tell who somebody is. */
export interface LoginProvider {
  id: SocialProvider;
  clientId: string;
  authorizationUrl: string;
  scopes: string[];
  /** Vendors without PKCE would have to ignore what they do not know; they are not asked. */
  pkce: boolean;
  authorizationParams: Record<string, string>;
  responseMode: "query" | "form_post";
  /** @throws SocialLoginError when the code is wrong, used or too old */
  exchange(input: CodeExchange): Promise<SocialTokens>;
  /** @param sentUser what the vendor's form said about the person, as JSON read (Apple, the first time only) */
  readProfile(tokens: SocialTokens, sentUser: unknown): Promise<SocialProfile>;
}

export interface ProviderClient {
  clientId: string;
  clientSecret: Secret;
}

export interface AppleClient {
  clientId: string;
  teamId: string;
  keyId: string;
  /** The .p8 file's text, or its base64 alone. */
  privateKey: Secret;
}

/** The vendor said no, or something that is no answer. */
export class SocialLoginError extends Error {
  override readonly name = "SocialLoginError";
}
