import { readUserAgent } from "@pkg/domain";
import { siteConfig } from "@pkg/web/platform/config/site-config";

const A_MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** What the banner says, by the variant of the flag. */
export const COPIES = {
  lesson: "수업은 나란 앱에서 열려요",
  alarm: "수업 알림, 앱으로 받아 보세요",
} as const;

/** The words of a variant; what no variant is known for gets the first ones. */
export function copyOf(variant: string | null): keyof typeof COPIES {
  return variant === "alarm" ? "alarm" : "lesson";
}

/** The store of the phone that shows the page; null in our app, and where it has no app. */
export function storeOf(userAgent: string): string | null {
  if (readUserAgent(userAgent).isWebView) return null;
  if (userAgent.includes("Android")) return siteConfig.links.studentAppAndroid;
  return /iPhone|iPad/.test(userAgent) ? siteConfig.links.studentAppIos : null;
}

/** Whether somebody closed it less than a month ago. A moment that lies ahead was another clock's. */
export function isClosedNow(closedAt: number | null, now: number): boolean {
  return closedAt !== null && closedAt <= now && now - closedAt < A_MONTH_MS;
}
