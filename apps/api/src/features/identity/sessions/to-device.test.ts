import { expect, test } from "vitest";
import { toDevice } from "./to-device.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, "Windows", "Chrome"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0`, "Windows", "Edge"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Whale/4.30`, "Windows", "웨일"],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-S928N) SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36",
    "Android",
    "삼성 인터넷",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "iPhone", "Safari"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 KAKAOTALK 11.0", "iPhone", "카카오톡"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Mac", "Firefox"],
  ["curl/8.0", null, null],
  [null, null, null],
])("%s", (userAgent, system, browser) => {
  expect(toDevice(userAgent)).toEqual({ system, browser });
});
