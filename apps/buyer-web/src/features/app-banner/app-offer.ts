import { readUserAgent } from "@pkg/domain";
import { siteConfig } from "@pkg/web/platform/config/site-config";

const A_MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** The banner's text by variant of the flag. */
export const COPIES = {
  lesson: "수업은 나란 앱에서 열려요",
  alarm: "수업 알림, 앱으로 받아 보세요",
} as const;

/** The text of a variant; an unknown variant gets the first one. */
export function copyOf(variant: string | null): keyof typeof COPIES {
  return variant === "alarm" ? "alarm" : "lesson";
}

/** The app store of this phone; null inside our app and on other platforms. */
export function storeOf(userAgent: string): string | null {
  if (readUserAgent(userAgent).isWebView) return null;
  if (userAgent.includes("Android")) return siteConfig.links.studentAppAndroid;
  return /iPhone|iPad/.test(userAgent) ? siteConfig.links.studentAppIos : null;
}

/** Whether the banner was closed less than a month ago. A future timestamp (wrong clock) does not count. */
export function isClosedNow(closedAt: number | null, now: number): boolean {
  return closedAt !== null && closedAt <= now && now - closedAt < A_MONTH_MS;
}
