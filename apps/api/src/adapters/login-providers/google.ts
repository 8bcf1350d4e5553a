import { z } from "zod";
import { bearer, callVendor, exchangeCode, type VendorReach, vendorUrl } from "./call-vendor.ts";
import type { LoginProvider, ProviderClient } from "./port.ts";

const answer = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

/** Google (OpenID Connect): the profile comes from the userinfo endpoint, over the connection to Google itself. */
export function createGoogle(reach: VendorReach, { clientId, clientSecret }: ProviderClient): LoginProvider {
  const tokenUrl = vendorUrl(reach, "https://oauth2.googleapis.com/token");
  const profileUrl = vendorUrl(reach, "https://openidconnect.googleapis.com/v1/userinfo");
  return {
    id: "GOOGLE",
    clientId,
    authorizationUrl: vendorUrl(reach, "https://accounts.google.com/o/oauth2/v2/auth"),
    scopes: ["openid", "profile", "email"],
    pkce: true,
    authorizationParams: { prompt: "select_account" },
    responseMode: "query",
    exchange: (input) => exchangeCode(reach, tokenUrl, { clientId, clientSecret: clientSecret.reveal() }, input),
    async readProfile(tokens) {
      const { sub, name, email, email_verified } = await callVendor(reach, profileUrl, bearer(tokens), answer);
      return { id: sub, email: email_verified === true ? (email ?? null) : null, name: name ?? null };
    },
  };
}
