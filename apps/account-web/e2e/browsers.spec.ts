import { ACCOUNT, BUYER } from "@pkg/e2e/env";
import { demo, logIn, loginUrl } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";

const PRICE = `${BUYER}/price`;
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36";

/** Browsers inside of apps, with what leads out of them. */
const APPS = [
  ["카카오톡", `${IPHONE} KAKAOTALK/25.8.0 (INAPP)`, /^kakaotalk:\/\/web\/openExternal/],
  ["네이버 앱", `${ANDROID} NAVER(inapp; search; 2000; 12.14.1)`, /^intent:/],
  ["라인", `${IPHONE} Safari Line/15.11.0`, /openExternalBrowser=1/],
  ["인스타그램", `${IPHONE} Instagram 390.0.0.28.85`, null],
  ["페이스북", `${ANDROID} [FB_IAB/FB4A;FBAV/520.0.0.44.72;]`, /^intent:/],
] as const;

for (const [app, userAgent, way] of APPS) {
  test.describe(app, () => {
    test.use({ userAgent });
    test(`inside ${app} another browser is offered for Google, and a password logs in`, async ({ page }) => {
      await page.goto(loginUrl(PRICE));
      await expect(page.getByText(new RegExp(`${app} 안에서는 Google로 로그인할 수 없어요`))).toBeVisible();
      const out = page.getByRole("link", { name: "다른 브라우저로 열기" });
      if (way) await expect(out).toHaveAttribute("href", way);
      else await expect(page.getByLabel("이 화면의 주소")).toHaveValue(page.url());
      await expect(page.getByRole("button", { name: /Google/ })).toHaveCount(0);
      await logIn(page, demo("parent"));
      await page.waitForURL(PRICE);
    });
  });
}

test("a browser that keeps no cookies is told so, with a way on, and what was typed stays", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { get: () => false }));
  await page.route(`${ACCOUNT}/api/**`, async (route) => {
    const answer = await route.fetch();
    const { "set-cookie": _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  const { email, password } = demo("parent");
  await page.goto(loginUrl(PRICE));
  await logIn(page, { email, password });
  await expect(page.getByText(/쿠키를 막고 있어/).first()).toBeVisible();
  await expect(page.getByLabel("이메일")).toHaveValue(email);
  expect(page.url()).toContain("/login");
});
