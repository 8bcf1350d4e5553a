import { ANDROID_VERSION_HEADER, isSupportedApp, readUserAgent } from "@pkg/domain";

/** The paths of the update pages in each app. */
export const UPDATE = "/update/";

/**
 * The update page that replaces every page in a webview of an unsupported app version; null for other clients. The Android app
 * tells its version in its user agent or in the `X-Android-Version` header, which wins. An app without a platform gets the page
 * of its operating system.
 */
export function updatePageOf(headers: Headers): string | null {
  const userAgent = headers.get("user-agent");
  const facts = withHeader(readUserAgent(userAgent), headers.get(ANDROID_VERSION_HEADER));
  if (isSupportedApp(facts)) return null;
  const onIos = facts.iosVersion !== null || (facts.androidVersion === null && /iPhone|iPad/.test(userAgent ?? ""));
  return `${UPDATE}${onIos ? "ios" : "android"}`;
}

function withHeader(facts: ReturnType<typeof readUserAgent>, version: string | null) {
  return version !== null && /^\d{1,9}$/.test(version)
    ? { ...facts, isWebView: true, androidVersion: Number(version) }
    : facts;
}
