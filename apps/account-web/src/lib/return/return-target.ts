import { safeNext } from "@pkg/domain";
import type { WebEnv } from "@pkg/web/platform/config/env";

/** The query of the account pages. */
export interface AccountQuery {
  readonly next?: string | string[];
  readonly source?: string | string[];
}

/** The validated page to open next, and the site that the visitor came from. */
export interface ReturnTarget {
  /** A whole address on one of our own origins. */
  readonly next: string;
  /** The given `next`, passed on between the account pages; null when there was no usable one. */
  readonly given: string | null;
  readonly source: "tutor" | null;
}

/**
 * Reads `next` and `source`. Only whole addresses on our exact origins count; anything else becomes the home page (of the
 * tutor site for source=tutor). The log-out page is not accepted.
 */
export function returnTarget(query: AccountQuery, { origins }: WebEnv): ReturnTarget {
  const source = query.source === "tutor" ? "tutor" : null;
  const home = `${source === "tutor" ? origins.tutor : origins.buyer}/`;
  const asked = typeof query.next === "string" ? query.next : null;
  const checked = asked?.startsWith("/") ? home : safeNext(asked, Object.values(origins), home);
  const next = isLogout(checked, origins.account) ? home : checked;
  return { next, given: asked !== null && next === asked ? next : null, source };
}

/** Where somebody who signs up on the tutor's side goes on to: the application, wherever they came from. */
export function applicationTarget({ next }: ReturnTarget, { origins }: WebEnv): ReturnTarget {
  const start = `${origins.tutor}/applicants`;
  const target = next === start || next.startsWith(`${start}/`) ? next : start;
  return { next: target, given: target, source: "tutor" };
}

function isLogout(address: string, account: string): boolean {
  const url = new URL(address);
  return url.origin === account && url.pathname.replace(/\/+$/, "") === "/logout";
}

/** Another page of the account service, with the same target. */
export function accountPage(
  path: `/${string}`,
  { given, source }: ReturnTarget,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(more);
  if (source) query.set("source", source);
  if (given) query.set("next", given);
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** The target as the API takes it, for a way that leads through a vendor or a mail. */
export const targetBody = ({ given, source }: ReturnTarget) => ({
  ...(given ? { next: given } : {}),
  ...(source ? { source } : {}),
});

/** Logs out, asks to log in, and comes back to a page of the account service with the same target. */
export function logInAgain(path: `/${string}`, target: ReturnTarget, { origins }: WebEnv): string {
  const whole = (page: string) => `${origins.account}${page}`;
  const login = accountPage("/login", { ...target, given: whole(accountPage(path, target)) });
  return accountPage("/logout", { ...target, given: whole(login) });
}
