import type { Grant } from "./grants.ts";
import type { VendorPerson } from "./people.ts";
import type { Vendor } from "./vendors.ts";

/** A person in the shape of each vendor's profile endpoint. Apple has none: its id token carries the profile. */
export function profileOf(vendor: Exclude<Vendor, "apple">, person: VendorPerson, { sharesEmail }: Grant): object {
  switch (vendor) {
    case "kakao":
      return {
        id: person.number,
        connected_at: "2026-11-21T00:00:00Z",
        properties: { nickname: person.name },
        kakao_account: {
          profile_nickname_needs_agreement: false,
          profile: { nickname: person.name, is_default_nickname: false },
          has_email: true,
          email_needs_agreement: !sharesEmail,
          ...(sharesEmail ? { is_email_valid: true, is_email_verified: true, email: person.email } : {}),
        },
      };
    case "naver":
      return {
        resultcode: "00",
        message: "success",
        response: {
          id: `naver-${person.number}`,
          name: person.name,
          ...(sharesEmail ? { email: person.email } : {}),
        },
      };
    case "facebook":
      return { id: String(person.number), name: person.name, ...(sharesEmail ? { email: person.email } : {}) };
    case "google":
      return {
        sub: String(person.number),
        name: person.name,
        given_name: person.name.slice(1),
        family_name: person.name.slice(0, 1),
        email: person.email,
        email_verified: true,
      };
  }
}

export const PROFILE_PATHS: Record<Exclude<Vendor, "apple">, string> = {
  kakao: "/kapi.kakao.com/v2/user/me",
  naver: "/openapi.naver.com/v1/nid/me",
  facebook: "/graph.facebook.com/v23.0/me",
  google: "/openidconnect.googleapis.com/v1/userinfo",
};

/** How each vendor refuses an access token. */
export const PROFILE_REFUSALS: Record<Exclude<Vendor, "apple">, { status: number; body: object }> = {
  kakao: { status: 401, body: { msg: "this access token does not exist", code: -401 } },
  naver: { status: 401, body: { resultcode: "024", message: "Authentication failed (인증에 실패했습니다.)" } },
  facebook: {
    status: 400,
    body: {
      error: { message: "Invalid OAuth access token.", type: "OAuthException", code: 190, fbtrace_id: "sandbox" },
    },
  },
  google: { status: 401, body: { error: "invalid_request", error_description: "Invalid Credentials" } },
};
