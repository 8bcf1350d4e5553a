import type { AppMetadata } from "./app-metadata.ts";

/** Oldest Android app that a webview accepts. */
export const MIN_ANDROID_VERSION = 40401;
/** Oldest iOS app that a webview accepts. */
export const MIN_IOS_VERSION = 5201;

/** App ids of the tutor app: release and debug, iOS and Android. A new owner passes their own. */
export const TUTOR_APP_IDS: readonly string[] = [
  "kr.naran.tutor.ios",
  "kr.naran.tutor.ios.debug",
  "kr.naran.tutor.android",
  "kr.naran.tutor.android.debug",
];

/** The native-app check: true for the app ids of the tutor app. */
export function isNativeTutorApp(
  appID: string | null | undefined,
  tutorAppIds: readonly string[] = TUTOR_APP_IDS,
): boolean {
  return appID !== null && appID !== undefined && tutorAppIds.includes(appID);
}

/**
 * The minimum-version gate: in a webview the app is supported from Android 40401 or iOS 5201 on, or when it is a
 * known tutor app; outside a webview always. A version that is unknown or no number does not pass.
 */
export function isSupportedApp(
  { isWebView, androidVersion, iosVersion, appID }: Partial<AppMetadata> & { readonly isWebView: boolean },
  tutorAppIds: readonly string[] = TUTOR_APP_IDS,
): boolean {
  if (!isWebView || isNativeTutorApp(appID, tutorAppIds)) return true;
  return (androidVersion ?? 0) >= MIN_ANDROID_VERSION || (iosVersion ?? 0) >= MIN_IOS_VERSION;
}
