import { expect, it } from "vitest";
import { isSupportedApp } from "./is-supported-app.ts";
import { readUserAgent } from "./read-user-agent.ts";

const CHROME =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const BROWSER = { isWebView: false, isIE: false, androidVersion: null, iosVersion: null, appID: null };

it.each([
  ["a browser", CHROME, BROWSER],
  ["nothing", undefined, BROWSER],
  [
    "the Android app",
    `${CHROME} NaranApp/1 (android; 40401; kr.naran.student)`,
    {
      ...BROWSER,
      isWebView: true,
      androidVersion: 40401,
      appID: "kr.naran.student",
    },
  ],
  [
    "the iOS app",
    "NaranApp/1.2 (ios; 5201; kr.naran.student)",
    {
      ...BROWSER,
      isWebView: true,
      iosVersion: 5201,
      appID: "kr.naran.student",
    },
  ],
  ["an app that says nothing of itself", `${CHROME} NaranApp/1`, { ...BROWSER, isWebView: true }],
  ["a version that is no number", "NaranApp/1 (android; new; kr.naran.student)", { ...BROWSER, isWebView: true }],
  ["a name that only ends like ours", "NotNaranApp/1 (android; 40401; kr.naran.student)", BROWSER],
  [
    "Internet Explorer 11",
    "Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko",
    { ...BROWSER, isIE: true },
  ],
  ["Internet Explorer 10", "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2)", { ...BROWSER, isIE: true }],
])("%s", (_, userAgent, facts) => {
  expect(readUserAgent(userAgent)).toEqual(facts);
});

it.each([
  ["android; 40400; kr.naran.student", false],
  ["android; 40401; kr.naran.student", true],
  ["ios; 5200; kr.naran.student", false],
  ["ios; 5201; kr.naran.student", true],
  ["ios; 1; kr.naran.tutor.ios", true],
  ["ios; 1; kr.naran.tutor.ios.debug", true],
  ["android; 1; kr.naran.tutor.android", true],
  ["android; 1; kr.naran.tutor.android.debug", true],
])("the gate reads (%s): %s", (details, supported) => {
  expect(isSupportedApp(readUserAgent(`${CHROME} NaranApp/1 (${details})`))).toBe(supported);
});
