import { expectAccessible } from "@pkg/e2e/axe";
import { ACCOUNT, BUYER, EXAM, TUTOR } from "@pkg/e2e/env";
import { expect, type Page, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";

// A wrong address, another account's data or a missing script leads to an error page with an explanation and a link.

const SITES = { buyer: BUYER, tutor: TUTOR, account: ACCOUNT, exam: EXAM };

for (const [site, origin] of Object.entries(SITES)) {
  test(`an unknown address of the ${site} site is answered with 404, says so, and leads home`, async ({ page }) => {
    const answer = await page.goto(`${origin}/nowhere/at-all?x=1`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/페이지를 찾을 수 없어요/);
    await expect(page.getByRole("heading", { level: 1, name: "페이지를 찾을 수 없어요" })).toBeVisible();
    await expectAccessible(page, `${site}, not found`);
    await page.getByRole("link", { name: "처음으로" }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/nowhere"));
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  });
}

for (const path of ["/mypage/payment-management/order-history/NR00000000", "/tutoring/enroll/applicant/NR00000000"]) {
  test(`${path}, which does not exist, is not found, with a link back`, async ({ context, page, baseURL }) => {
    await signUpBuyer(context, baseURL ?? "");
    await page.goto(path);
    await expect(
      page
        .getByText(/찾을 수 없어요/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectAccessible(page, path);
    await page.getByRole("main").getByRole("link").filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname !== path);
  });
}

/** Blocks every script except those in the document; chunks that a page loads later fail. */
async function blockLateScripts(page: Page, path: string): Promise<void> {
  const html = await (await page.context().request.get(path)).text();
  await page.route(/\/_next\/static\/.+\.js/, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}

test("a page whose code does not come says so, and trying again brings it", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await blockLateScripts(page, "/mypage/user/name");
  await page.goto("/mypage/user/name");
  await expect(page.getByRole("heading", { level: 1, name: "화면을 보여 드리지 못했어요" })).toBeVisible();
  await expectAccessible(page, "missing code");
  await page.unrouteAll();
  await page.getByRole("button", { name: "다시 시도" }).click();
  await expect(page.getByRole("textbox", { name: "이름" })).toBeVisible();
});
