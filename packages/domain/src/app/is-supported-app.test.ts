import { expect, it } from "vitest";
import { isNativeTutorApp, isSupportedApp, TUTOR_APP_IDS } from "./is-supported-app.ts";

it.each([
  ["outside a webview always", { isWebView: false, androidVersion: 1 }, true],
  ["Android at least 40401", { isWebView: true, androidVersion: 40401 }, true],
  ["Android below", { isWebView: true, androidVersion: 40400 }, false],
  ["iOS at least 5201", { isWebView: true, iosVersion: 5201 }, true],
  ["iOS below", { isWebView: true, iosVersion: 5200 }, false],
  ["one of both is enough", { isWebView: true, androidVersion: 1, iosVersion: 5201 }, true],
  ["a known tutor app", { isWebView: true, appID: TUTOR_APP_IDS[0] }, true],
  ["another app", { isWebView: true, appID: "com.other" }, false],
  ["nothing known", { isWebView: true }, false],
  ["unknown versions", { isWebView: true, androidVersion: null, iosVersion: null, appID: null }, false],
  ["no number", { isWebView: true, androidVersion: Number.NaN }, false],
])("%s", (_, app, supported) => {
  expect(isSupportedApp(app)).toBe(supported);
});

it("knows the tutor app: release and debug, iOS and Android", () => {
  expect(TUTOR_APP_IDS).toHaveLength(4);
  expect(TUTOR_APP_IDS.every((id) => isNativeTutorApp(id))).toBe(true);
  expect([null, undefined, "", "com.other"].some((id) => isNativeTutorApp(id))).toBe(false);
});

it("takes another owner's app ids", () => {
  expect(isNativeTutorApp("com.other", ["com.other"])).toBe(true);
  expect(isSupportedApp({ isWebView: true, appID: "com.other" }, ["com.other"])).toBe(true);
});
