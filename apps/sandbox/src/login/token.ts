import type { LoginContext } from "./context.ts";
import type { Grant } from "./grants.ts";
import { isAppleSecret } from "./signing.ts";
import type { Vendor } from "./vendors.ts";

interface Answer {
  status: number;
  body: object;
}

/** How each vendor refuses a code and an unknown client. Naver answers both with 200. */
const REFUSALS: Record<Vendor, { code: Answer; client: Answer }> = {
  kakao: {
    code: {
      status: 400,
      body: { error: "invalid_grant", error_description: "authorization code not found", error_code: "KOE320" },
    },
    client: {
      status: 401,
      body: { error: "invalid_client", error_description: "Bad client credentials", error_code: "KOE010" },
    },
  },
  naver: {
    code: { status: 200, body: { error: "invalid_request", error_description: "no valid data in session" } },
    client: {
      status: 200,
      body: { error: "invalid_client", error_description: "wrong client id / client secret pair" },
    },
  },
  google: {
    code: { status: 400, body: { error: "invalid_grant", error_description: "Malformed auth code." } },
    client: { status: 401, body: { error: "invalid_client", error_description: "Unauthorized" } },
  },
  facebook: {
    code: {
      status: 400,
      body: { error: { message: "Invalid verification code format.", type: "OAuthException", code: 100 } },
    },
    client: {
      status: 400,
      body: { error: { message: "Error validating client secret.", type: "OAuthException", code: 1 } },
    },
  },
  apple: {
    code: { status: 400, body: { error: "invalid_grant" } },
    client: { status: 400, body: { error: "invalid_client" } },
  },
};

/** Exchanges a code for tokens, as the vendor does. */
export function exchangeCode(context: LoginContext, vendor: Vendor, body: URLSearchParams): Answer {
  if (!isClient(context, vendor, body)) return REFUSALS[vendor].client;
  const grant = context.grants.redeem(vendor, body);
  if (!grant) return REFUSALS[vendor].code;
  return { status: 200, body: tokensOf(context, vendor, grant) };
}

function isClient({ clients }: LoginContext, vendor: Vendor, body: URLSearchParams): boolean {
  const [id, secret] = [body.get("client_id"), body.get("client_secret") ?? ""];
  if (vendor === "apple") return id === clients.apple.clientId && isAppleSecret(secret, clients.apple);
  return id === clients[vendor].clientId && secret === clients[vendor].clientSecret;
}

function tokensOf(context: LoginContext, vendor: Vendor, grant: Grant): object {
  const access_token = context.grants.issueToken(grant);
  const refresh_token = `refresh-${access_token.slice(0, 12)}`;
  switch (vendor) {
    case "kakao":
      return {
        token_type: "bearer",
        access_token,
        expires_in: 21_599,
        refresh_token,
        refresh_token_expires_in: 5_183_999,
        scope: grant.sharesEmail ? "account_email profile_nickname" : "profile_nickname",
      };
    case "naver":
      return { access_token, refresh_token, token_type: "bearer", expires_in: "3600" };
    case "facebook":
      return { access_token, token_type: "bearer", expires_in: 5_183_944 };
    case "google":
      return {
        access_token,
        expires_in: 3599,
        scope: "openid email profile",
        token_type: "Bearer",
        id_token: idToken(context, grant),
      };
    case "apple":
      return { access_token, token_type: "Bearer", expires_in: 3600, refresh_token, id_token: idToken(context, grant) };
  }
}

function idToken({ clients, idTokens, people }: LoginContext, grant: Grant): string {
  const person = people.find(grant.vendor, grant.number);
  const isApple = grant.vendor === "apple";
  const hidden = `${grant.number.toString(36)}@privaterelay.appleid.com`;
  return idTokens.sign({
    iss: isApple ? "https://appleid.apple.com" : "https://accounts.google.com",
    aud: isApple ? clients.apple.clientId : clients.google.clientId,
    sub: isApple ? `000123.${grant.number}.0042` : String(grant.number),
    email: grant.sharesEmail ? person?.email : hidden,
    email_verified: true,
    ...(grant.sharesEmail ? {} : { is_private_email: true }),
    ...(grant.nonce ? { nonce: grant.nonce } : {}),
  });
}
