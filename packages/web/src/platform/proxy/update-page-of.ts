import { isSupportedApp, readUserAgent } from "@pkg/domain";

/** Where the update pages stand in each app. */
export const UPDATE = "/update/";

/**
 * The page that a webview of an app too old for the site is shown instead of any other (spec §6); null for everybody else.
 * An app that doesn't say what it is gets the page of the system it runs on.
 */
export function updatePageOf(userAgent: string | null): string | null {
  const facts = readUserAgent(userAgent);
  if (isSupportedApp(facts)) return null;
  const onIos = facts.iosVersion !== null || (facts.androidVersion === null && /iPhone|iPad/.test(userAgent ?? ""));
  return `${UPDATE}${onIos ? "ios" : "android"}`;
}
