import { sql } from "@pkg/e2e/database";
import { expectLoaded } from "@pkg/e2e/loaded";
import { expect, test } from "@pkg/e2e/test";
import { signUpBuyer } from "./lib/buyer";

// The navigation rules in the built apps: which page opens in the tab, a new tab or another app.

/** In the header of somebody without an order. */
const PAGES = ["마이페이지", "선생님", "가격", "후기", "이벤트", "레벨 테스트"];

test("the menu follows the visitor: log-in, classes of a verified student, none of others", async ({
  context,
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const labels = ["로그인", "로그아웃", "프로필", "내 수업", "매칭", ...PAGES];
  const shown = () => page.getByRole("banner").getByRole("link").filter({ visible: true }).allInnerTexts();
  const menuIs = (expected: string[]) =>
    expect.poll(async () => (await shown()).filter((label) => labels.includes(label))).toEqual(expected);
  await page.goto("/price");
  await menuIs([...PAGES.slice(1), "로그인"]);

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
  await expectLoaded(page);
  // The font swap can remove a line above, and the browser adjusts the scroll position.
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole("link", { name: "가격 먼저 보기" }).dispatchEvent("click");
  await page.waitForURL("**/price**");
  await page.goBack();
  await page.getByRole("region", { name: "후기" }).waitFor();
  await expectLoaded(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("without script the page is there with its prices, and the banner for Internet Explorer is in it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const [path, price] of [
    ["/", "21,330원"],
    ["/price?months=12", "2,912,640"],
  ] as const) {
    // Without script nothing hydrates.
    const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(await answer?.text(), path).toContain(price);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".ie-banner")).toHaveCount(1);
    await expect(page.locator(".ie-banner")).toBeHidden();
  }
  await context.close();
});
