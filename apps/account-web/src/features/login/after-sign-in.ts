import type { SessionUser } from "@pkg/web/platform/session/session-store";
import { accountPage, type ReturnTarget } from "@/lib/return-target";

/** Where a signed-in user goes on to: an unfinished sign-up first, else the page that asked. */
export function afterSignIn(user: Pick<SessionUser, "registered" | "userType">, target: ReturnTarget): string {
  return user.userType === "STUDENT" && !user.registered ? accountPage("/signup", target) : target.next;
}
