/** The login vendors and their documented endpoints. Each is served below its own host name. */
export const VENDORS = {
  kakao: {
    name: "카카오",
    authorize: "/kauth.kakao.com/oauth/authorize",
    token: "/kauth.kakao.com/oauth/token",
    canKeepEmail: true,
    cancelled: { error: "access_denied", error_description: "User denied access" },
  },
  naver: {
    name: "네이버",
    authorize: "/nid.naver.com/oauth2.0/authorize",
    token: "/nid.naver.com/oauth2.0/token",
    canKeepEmail: true,
    cancelled: { error: "access_denied", error_description: "Canceled By User" },
  },
  google: {
    name: "Google",
    authorize: "/accounts.google.com/o/oauth2/v2/auth",
    token: "/oauth2.googleapis.com/token",
    canKeepEmail: false,
    cancelled: { error: "access_denied" },
  },
  facebook: {
    name: "Facebook",
    authorize: "/www.facebook.com/v23.0/dialog/oauth",
    token: "/graph.facebook.com/v23.0/oauth/access_token",
    canKeepEmail: true,
    cancelled: {
      error: "access_denied",
      error_code: "200",
      error_description: "Permissions error",
      error_reason: "user_denied",
    },
  },
  apple: {
    name: "Apple",
    authorize: "/appleid.apple.com/auth/authorize",
    token: "/appleid.apple.com/auth/token",
    canKeepEmail: true,
    cancelled: { error: "user_cancelled_authorize" },
  },
} as const;

export type Vendor = keyof typeof VENDORS;
export const VENDOR_KEYS = ["kakao", "naver", "google", "facebook", "apple"] as const satisfies readonly Vendor[];
