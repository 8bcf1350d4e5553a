import { isSupportedApp, readUserAgent } from "@pkg/domain";

/** The paths of the update pages in each app. */
export const UPDATE = "/update/";

/**
 * The update page that replaces every page in a webview of an unsupported app version; null for other clients.
 * An app without a platform in its user agent gets the page of its operating system.
 */
export function updatePageOf(userAgent: string | null): string | null {
  const facts = readUserAgent(userAgent);
  if (isSupportedApp(facts)) return null;
  const onIos = facts.iosVersion !== null || (facts.androidVersion === null && /iPhone|iPad/.test(userAgent ?? ""));
  return `${UPDATE}${onIos ? "ios" : "android"}`;
}
