import { sql } from "@pkg/e2e/database";
import { ACCOUNT, TUTOR } from "@pkg/e2e/env";
import { expect, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";

// The navigation rules in the built apps: which page opens in the tab, a new tab or another app.

test("protected pages ask to log in and lead back; public ones do not", async ({ request, baseURL }) => {
  for (const path of [
    "/tutoring/enroll",
    "/tutoring/enroll/payment?courses=W10%3D",
    "/tutoring/enroll/applicant/NR1/complete",
    "/myclass",
    "/myclass/17",
    "/mypage",
    "/mypage/user/name",
    "/mypage/payment-management/order-history?page=2",
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    const login = new URL(answer.headers().location ?? "");
    expect(login.origin + login.pathname).toBe(`${ACCOUNT}/login`);
    expect(login.searchParams.get("next")).toBe(`${baseURL}${path}`);
  }
  for (const path of ["/", "/price", "/simple-enroll", "/tutoring"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).not.toBe(307);
  }
});

/** Of somebody without an order. */
const PAGES = ["마이페이지", "가격", "고객센터"];

test("the menu follows the visitor: log-in, classes of a verified student, none of others", async ({
  context,
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const labels = ["로그인", "로그아웃", "프로필", "내 수업", "매칭", "마이페이지", "가격", "고객센터"];
  const shown = () => page.getByRole("banner").getByRole("link").filter({ visible: true }).allInnerTexts();
  const menuIs = (expected: string[]) =>
    expect.poll(async () => (await shown()).filter((label) => labels.includes(label))).toEqual(expected);
  await page.goto("/price");
  await menuIs(["가격", "고객센터", "로그인"]);

  const { email } = await signUpBuyer(context, baseURL ?? "");
  await page.goto("/price");
  await menuIs([...PAGES, "프로필", "내 수업", "로그아웃"]);
  expect(await (await context.request.get("/mypage")).text()).not.toContain(">로그인<");
  await page.goto("/mypage");
  await menuIs([...PAGES, "프로필", "내 수업", "로그아웃"]);

  await sql`update users set phone_number_verified = false where email = ${email}`;
  await page.goto("/price");
  await menuIs([...PAGES, "프로필", "로그아웃"]);
  await sql`update users set phone_number_verified = true, user_type = 'TUTOR' where email = ${email}`;
  await page.reload();
  await menuIs([...PAGES, "프로필", "로그아웃"]);
});

test("a page that was left comes back where it was", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("region", { name: "후기" }).waitFor();
  // The font swap can remove a line above, and the browser adjusts the scroll position.
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole("link", { name: "가격 먼저 보기" }).dispatchEvent("click");
  await page.waitForURL("**/price**");
  await page.goBack();
  await page.getByRole("region", { name: "후기" }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("without script the page is there, and the banner for Internet Explorer is in it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const path of ["/", "/price"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".ie-banner")).toHaveCount(1);
    await expect(page.locator(".ie-banner")).toBeHidden();
  }
  await context.close();
});

test("500 kinds of hostile return addresses never leave our origins", async ({ request, baseURL }) => {
  const ours = [baseURL ?? "", ACCOUNT, TUTOR];
  const hosts = [
    "evil.example",
    `${new URL(ours[0] ?? "").host}.evil.example`,
    `${new URL(ours[0] ?? "").host}@evil.example`,
  ];
  const starts = [
    "https://",
    "http://",
    "//",
    "/\\",
    "\\\\",
    "https:/",
    "https:",
    "javascript:alert(1)//",
    "data:text/html,",
    " https://",
  ];
  const ends = ["", "/", "/?next=/", "#/", ":80/", "/%2f..", "\t", "%0d%0aLocation: https://evil.example", "?@x", ";/"];
  const hostile = starts.flatMap((start) => hosts.flatMap((host) => ends.map((end) => start + host + end)));
  const doubled = hostile.slice(0, 200).map((text) => encodeURIComponent(text));
  for (const next of [...hostile, ...doubled]) {
    const answer = await request.get(`${ACCOUNT}/logout?next=${encodeURIComponent(next)}`, { maxRedirects: 0 });
    const { location } = answer.headers();
    if (location) expect(ours, next).toContain(new URL(location, ACCOUNT).origin);
    const html = await answer.text();
    expect(html, next).not.toMatch(/href="[^"]*evil\.example/);
  }
});
