import { expectAccessible } from "@pkg/e2e/axe";
import { ACCOUNT } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import type { Page, Route } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";

// When the API refuses, fails or times out, a page shows one dialog, once, with a next action.

const HISTORY = "/mypage/payment-management/order-history";

const dialogs = (page: Page) => page.getByRole("alertdialog");
const problem = (errorCode: number) => ({ service: "account", errorCode, message: "m" });

/** Counts every dialog that opened, closed ones included. */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = new Set<Element>();
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll("[role=alertdialog]")) seen.add(dialog);
      document.documentElement.dataset.dialogs = String(seen.size);
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.dialogs ?? "0"));
}

/** Every API call except those that read the session. */
async function breakCalls(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(/\/api\/(?!access-token|auth\/|v2\/users\/me$)/, answer);
}

test("500 on a page that reads is reported once and retried in place; 401 says that a log-in is needed, once, and leads there and back", async ({
  context,
  page,
  baseURL,
}) => {
  await signUpBuyer(context, baseURL ?? "");
  const count = await countDialogs(page);
  await breakCalls(page, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/mypage");
  const dialog = dialogs(page);
  await expect(dialog).toHaveAccessibleName("서버가 불안정해요");
  await expect(dialog).toContainText("잠시 후 다시 시도해 주세요.");
  await expect(dialog.getByRole("button", { name: "확인" })).toBeFocused();
  await expectAccessible(page, "500");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole("button", { name: "다시 불러오기" }).first().click();
  await expect(page.getByRole("button", { name: "다시 불러오기" })).toHaveCount(0);
  expect(await count()).toBe(1);

  await breakCalls(page, (route) => route.fulfill({ status: 401, json: problem(10001) }));
  await page.goto(`${HISTORY}?page=2`);
  await expect(dialogs(page)).toHaveAccessibleName("로그인이 필요해요");
  await expectAccessible(page, "401");
  expect(await count()).toBe(1);
  await dialogs(page).getByRole("button", { name: "로그인" }).click();
  await page.waitForURL((url) => url.origin === ACCOUNT && url.pathname === "/login");
  expect(new URL(page.url()).searchParams.get("next")).toBe(`${baseURL}${HISTORY}?page=2`);
});
