import { z } from "zod";
import { bearer, callVendor, exchangeCode, type VendorReach, vendorUrl } from "./call-vendor.ts";
import type { LoginProvider, ProviderClient } from "./port.ts";

const answer = z.object({
  id: z.number(),
  kakao_account: z
    .object({
      profile: z.object({ nickname: z.string().optional() }).optional(),
      name: z.string().optional(),
      email: z.string().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
    })
    .optional(),
});

/** Kakao Login, REST API (kauth and kapi). */
export function createKakao(reach: VendorReach, { clientId, clientSecret }: ProviderClient): LoginProvider {
  const tokenUrl = vendorUrl(reach, "https://kauth.kakao.com/oauth/token");
  const profileUrl = vendorUrl(reach, "https://kapi.kakao.com/v2/user/me");
  return {
    id: "KAKAO",
    clientId,
    authorizationUrl: vendorUrl(reach, "https://kauth.kakao.com/oauth/authorize"),
    scopes: ["profile_nickname", "account_email"],
    pkce: false,
    authorizationParams: {},
    responseMode: "query",
    exchange: (input) => exchangeCode(reach, tokenUrl, { clientId, clientSecret: clientSecret.reveal() }, input),
    async readProfile(tokens) {
      const { id, kakao_account: account } = await callVendor(reach, profileUrl, bearer(tokens), answer);
      const vouched = account?.is_email_valid === true && account.is_email_verified === true;
      return {
        id: String(id),
        email: vouched ? (account.email ?? null) : null,
        name: account?.name ?? account?.profile?.nickname ?? null,
      };
    },
  };
}
