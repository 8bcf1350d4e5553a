import { expect, it } from "vitest";
import { inAppBrowser, outsideUrl } from "./in-app-browser.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; SM-S921N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36";
const PAGE = "https://account.naran.kr/login?next=%2Fprice";

it.each([
  [`${IPHONE} KAKAOTALK 10.4.5 (INAPP)`, "KAKAOTALK"],
  [`${ANDROID};KAKAOTALK 2610440`, "KAKAOTALK"],
  [`${ANDROID} NAVER(inapp; search; 1200; 12.10.1)`, "NAVER"],
  [`${IPHONE} Safari Line/14.16.0`, "LINE"],
  [`${ANDROID} Instagram 330.0.0.40.92 Android`, "INSTAGRAM"],
  [`${IPHONE} [FBAN/FBIOS;FBAV/480.0.0.30.109]`, "FACEBOOK"],
  [`${IPHONE} Version/18.5 Safari/604.1`, null],
  [`${ANDROID} NaranApp/1 (android; 40401; kr.naran.student)`, null],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Outline/2.0 Chrome/140.0.0.0 Safari/537.36", null],
])("%s is %s", (userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

it.each([
  ["KAKAOTALK", IPHONE, `kakaotalk://web/openExternal?url=${encodeURIComponent(PAGE)}`],
  ["LINE", IPHONE, `${PAGE}&openExternalBrowser=1`],
  [
    "NAVER",
    ANDROID,
    "intent://account.naran.kr/login?next=%2Fprice#Intent;scheme=https;package=com.android.chrome;end",
  ],
  ["INSTAGRAM", IPHONE, null],
  ["FACEBOOK", IPHONE, null],
] as const)("the way out of %s", (app, userAgent, way) => {
  expect(outsideUrl(app, userAgent, PAGE)).toBe(way);
});
