import { z } from "zod";
import { bearer, callVendor, exchangeCode, type VendorReach, vendorUrl } from "./call-vendor.ts";
import type { LoginProvider, ProviderClient } from "./port.ts";

const VERSION = "v23.0";
const answer = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() });

/** Facebook Login (Graph API). */
export function createFacebook(reach: VendorReach, { clientId, clientSecret }: ProviderClient): LoginProvider {
  const tokenUrl = vendorUrl(reach, `https://graph.facebook.com/${VERSION}/oauth/access_token`);
  const profileUrl = `${vendorUrl(reach, `https://graph.facebook.com/${VERSION}/me`)}?fields=id,name,email`;
  return {
    id: "FACEBOOK",
    clientId,
    authorizationUrl: vendorUrl(reach, `https://www.facebook.com/${VERSION}/dialog/oauth`),
    scopes: ["public_profile", "email"],
    pkce: false,
    authorizationParams: {},
    responseMode: "query",
    exchange: (input) => exchangeCode(reach, tokenUrl, { clientId, clientSecret: clientSecret.reveal() }, input),
    async readProfile(tokens) {
      const { id, email, name } = await callVendor(reach, profileUrl, bearer(tokens), answer);
      return { id, email: email ?? null, name: name ?? null };
    },
  };
}
