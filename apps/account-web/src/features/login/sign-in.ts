import { api, dataOf } from "@pkg/web/platform/api/api";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { type SessionUser, setSessionUser } from "@pkg/web/platform/session/session-store";
import { setSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { readText, writeText } from "@pkg/web/platform/storage/browser-storage";
import { checkCookies } from "@/lib/cookies-blocked";
import { accountPage, type ReturnTarget, targetBody } from "@/lib/return/return-target";

/** Logs in by e-mail. @throws CookiesBlocked; CallError, account 20004 for a wrong pair */
export async function signIn(body: { email: string; password: string }): Promise<SessionUser> {
  checkCookies();
  await api().POST("/auth/sign-in/email", { body });
  setSignedInHint(true);
  api().tokens.clear();
  const user = await dataOf(api().GET("/v2/users/me"));
  setSessionUser(user);
  return user;
}

const VENDORS = ["KAKAO", "NAVER", "GOOGLE", "APPLE", "FACEBOOK"] as const;

/** Opens the vendor's page. The API keeps where to go on to afterwards. @throws CookiesBlocked, CallError */
export async function startSocialLogIn(provider: string, target: ReturnTarget): Promise<void> {
  const chosen = VENDORS.find((one) => one === provider);
  if (!chosen) return;
  checkCookies();
  const body = { provider: chosen, ...targetBody(target) };
  const { url } = await dataOf(api().POST("/auth/sign-in/social", { body }));
  location.assign(url);
}

type SignedIn = Pick<SessionUser, "registered" | "userType" | "isOperator">;

/**
 * The page after a log-in: an unfinished sign-up first, then the page that asked; when none did, staff's own desk, or
 * the tutor's site.
 */
export function afterSignIn({ registered, userType, isOperator }: SignedIn, target: ReturnTarget): string {
  if (userType === "STUDENT" && !registered) return accountPage("/signup", target);
  if (target.given !== null) return target.next;
  if (isOperator) return goUrl("tutor", "/operator");
  return userType === "TUTOR" ? goUrl("tutor", "/") : target.next;
}

const LAST_METHOD = "naran.last-way";

/** The provider of the last successful log-in in this browser, or null when none is stored. */
export const readLastLoginMethod = (): string | null => readText("local", LAST_METHOD);

export const rememberLoginMethod = (provider: string): void => writeText("local", LAST_METHOD, provider);
