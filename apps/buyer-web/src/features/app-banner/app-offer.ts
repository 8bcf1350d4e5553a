import { DAY, readUserAgent } from "@pkg/domain";
import type { StoreConfig } from "@pkg/web/platform/vendors/vendor-config";

const A_MONTH_MS = 30 * DAY;

/** The banner's text by variant of the flag. */
export const COPIES = {
  lesson: "수업은 나란 앱에서 열려요",
  alarm: "수업 알림, 앱으로 받아 보세요",
} as const;

/** The text of a variant; an unknown variant gets the first one. */
export function copyOf(variant: string | null): keyof typeof COPIES {
  return variant === "alarm" ? "alarm" : "lesson";
}

/** The app in the store of this phone; null inside our app, on other platforms, and where it is in no such store. */
export function storeOf(userAgent: string, stores: StoreConfig): string | null {
  if (readUserAgent(userAgent).isWebView) return null;
  if (userAgent.includes("Android")) return stores.android;
  return /iPhone|iPad/.test(userAgent) ? stores.ios : null;
}

/** Whether the banner was closed less than a month ago. A future timestamp (wrong clock) does not count. */
export function isClosedNow(closedAt: number | null, now: number): boolean {
  return closedAt !== null && closedAt <= now && now - closedAt < A_MONTH_MS;
}
