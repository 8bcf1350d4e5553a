import { z } from "zod";
import { bearer, callVendor, exchangeCode, type VendorReach, vendorUrl } from "./call-vendor.ts";
import type { LoginProvider, ProviderClient } from "./port.ts";

const answer = z.object({
  resultcode: z.literal("00"),
  response: z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() }),
});

/** Naver Login (nid and openapi). Which fields are asked for is set in Naver's console, not in a scope. */
export function createNaver(reach: VendorReach, { clientId, clientSecret }: ProviderClient): LoginProvider {
  const tokenUrl = vendorUrl(reach, "https://nid.naver.com/oauth2.0/token");
  const profileUrl = vendorUrl(reach, "https://openapi.naver.com/v1/nid/me");
  return {
    id: "NAVER",
    clientId,
    authorizationUrl: vendorUrl(reach, "https://nid.naver.com/oauth2.0/authorize"),
    scopes: [],
    pkce: false,
    authorizationParams: {},
    responseMode: "query",
    exchange: (input) => exchangeCode(reach, tokenUrl, { clientId, clientSecret: clientSecret.reveal() }, input),
    async readProfile(tokens) {
      const { response } = await callVendor(reach, profileUrl, bearer(tokens), answer);
      return { id: response.id, email: response.email ?? null, name: response.name ?? null };
    },
  };
}
