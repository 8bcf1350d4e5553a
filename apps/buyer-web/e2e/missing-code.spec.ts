import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { ordersOf } from "./lib/orders";
import { PaymentScreen } from "./lib/payment-screen";

/** A deploy takes the code that this page has not loaded yet. A page that is opened again has its own. */
async function loseCode(page: Page): Promise<void> {
  let isGone = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route("**/_next/static/chunks/**", (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
}

test("a deploy at any step of a payment loses nothing that was typed, and the paid order is shown", async ({
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await chooseCourses(page, [await courseOf("MATH", { months: 3, tablet: true })]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await payment.chooseTablet();
  await payment.fillAddress();
  await payment.fillCard(CARDS.paid);
  await page.waitForLoadState("networkidle");
  await loseCode(page);
  const number = await payment.cardNumber.inputValue();
  await page.getByRole("button", { name: "환불 규정 보기" }).filter({ visible: true }).first().click();
  await expect(page.getByText("이 부분을 불러오지 못했어요").filter({ visible: true })).toBeVisible();
  await expect(payment.cardNumber).toHaveValue(number);
  await payment.agree();
  await payment.pay();
  expect(await ordersOf(email)).toMatchObject([{ status: "PAID" }]);
  await payment.goOnToWishes();
});

test("a page without its code is opened again, silently", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await loseCode(page);
  await page.locator("a[href^='/reviews']").filter({ visible: true }).first().click();
  await page.waitForURL(/\/reviews/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("화면을 보여 드리지 못했어요")).toHaveCount(0);
});
