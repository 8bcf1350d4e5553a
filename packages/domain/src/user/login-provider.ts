/** Ways to log in (spec §3). */
export const LOGIN_PROVIDERS = ["APPLE", "EMAIL", "FACEBOOK", "GOOGLE", "KAKAO", "NAVER"] as const;
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];

/** Korean labels of the login providers. */
export const LOGIN_PROVIDER_LABELS: Readonly<Record<LoginProvider, string>> = {
  APPLE: "Apple",
  EMAIL: "이메일",
  FACEBOOK: "페이스북",
  GOOGLE: "Google",
  KAKAO: "카카오",
  NAVER: "네이버",
};
