/** Apps that open links in a browser of their own, with the name that people know them by. */
export const IN_APP_BROWSERS = {
  KAKAOTALK: "카카오톡",
  NAVER: "네이버 앱",
  LINE: "라인",
  INSTAGRAM: "인스타그램",
  FACEBOOK: "페이스북",
} as const;

export type InAppBrowser = keyof typeof IN_APP_BROWSERS;

const AGENTS: readonly (readonly [RegExp, InAppBrowser])[] = [
  [/KAKAOTALK/i, "KAKAOTALK"],
  [/NAVER\(inapp/i, "NAVER"],
  [/\bLine\//, "LINE"],
  [/\bInstagram\b/, "INSTAGRAM"],
  [/\bFB(AN|AV|_IAB)\b/, "FACEBOOK"],
];

/** The app whose own browser shows a page; null in a browser, and in our app. Google refuses to log in there. */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  return AGENTS.find(([agent]) => agent.test(userAgent))?.[1] ?? null;
}

/**
 * An address that opens a page in the phone's own browser from within an app's. Null for an app without such an
 * address.
 * @param url absolute, https
 */
export function outsideUrl(app: InAppBrowser, userAgent: string, url: string): string | null {
  if (app === "KAKAOTALK") return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
  const [page = ""] = url.split("#");
  if (app === "LINE") return `${page}${page.includes("?") ? "&" : "?"}openExternalBrowser=1`;
  const target = page.replace(/^https:\/\//, "");
  return /Android/.test(userAgent) ? `intent://${target}#Intent;scheme=https;package=com.android.chrome;end` : null;
}
