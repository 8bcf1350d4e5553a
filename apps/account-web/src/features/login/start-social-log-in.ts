import type { components } from "@pkg/api-client";
import { api, dataOf } from "@pkg/web/platform/api/api";
import type { ReturnTarget } from "@/lib/return-target";

type SocialSignIn = components["schemas"]["SocialSignIn"];

/** Leaves for the vendor's page. Where to go on to afterwards is kept by the API. @throws CallError */
export async function startSocialLogIn(provider: string, { given, source }: ReturnTarget): Promise<void> {
  const chosen = (["KAKAO", "NAVER", "GOOGLE", "APPLE", "FACEBOOK"] as const).find((one) => one === provider);
  if (!chosen) return;
  const body: SocialSignIn = { provider: chosen, ...(given ? { next: given } : {}), ...(source ? { source } : {}) };
  const { url } = await dataOf(api().POST("/auth/sign-in/social", { body }));
  location.assign(url);
}
