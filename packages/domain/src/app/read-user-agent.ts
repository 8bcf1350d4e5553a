import type { AppMetadata } from "./app-metadata.ts";

/** Facts read from a user agent: our app's webview, its metadata, and Internet Explorer. */
export interface UserAgentFacts extends AppMetadata {
  readonly isWebView: boolean;
  readonly isIE: boolean;
}

const APP = /(?:^|\s)NaranApp\//;
const DETAILS = /(?:^|\s)NaranApp\/[\d.]+ \((android|ios); (\d{1,9}); ([A-Za-z0-9_.-]{1,100})\)/;

/**
 * Reads the suffix that our apps put behind the browser's user agent, `NaranApp/1 (android; 40401; kr.naran.student)`:
 * platform, version as a whole number, app id. Any other form counts as a webview without known metadata. Never throws.
 */
export function readUserAgent(userAgent: string | null | undefined): UserAgentFacts {
  const text = userAgent ?? "";
  const [, platform, version, appID = null] = DETAILS.exec(text) ?? [];
  const number = version === undefined ? null : Number(version);
  return {
    isWebView: APP.test(text),
    isIE: /MSIE |Trident\//.test(text),
    androidVersion: platform === "android" ? number : null,
    iosVersion: platform === "ios" ? number : null,
    appID,
  };
}
