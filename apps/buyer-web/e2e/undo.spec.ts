import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { chargesOf, ordersOf } from "./lib/orders";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 240_000 });

/** A month or more of maths at the payment, with the coupon for a first order. */
async function openPayment(page: Page): Promise<PaymentScreen> {
  await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await page.getByRole("button", { name: /쿠폰·추천코드 펼치기/ }).click();
  await page.getByRole("radio", { name: /첫수강 쿠폰/ }).click();
  return payment;
}

async function buy(page: Page): Promise<string> {
  const payment = await openPayment(page);
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  return payment.pay();
}

async function expectBack(page: Page, email: string, merchantUid: string): Promise<void> {
  const [order] = await ordersOf(email);
  expect(order).toMatchObject({ merchantUid, status: "REFUNDED" });
  expect(await chargesOf(merchantUid)).toMatchObject([{ charges: 1, cancels: 1, cancelledAmount: order?.amount }]);
  const refunds = page.getByRole("region", { name: "환불", exact: true });
  await expect(refunds).toContainText("결제 되돌리기");
  await expect(refunds).toContainText("환불 완료");
}

test("an order is taken back from its confirmation with one press, and its coupon buys another one", async ({
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const merchantUid = await buy(page);
  await expect(page.getByText(/(오늘|내일) \d+시.*까지 되돌릴 수 있어요/)).toBeVisible();
  await expectAccessible(page, "paid, with the way to take it back");
  await page.getByRole("button", { name: "결제 되돌리기" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^되돌리기/ })
    .click();
  const title = page.getByRole("heading", { level: 1, name: "결제를 되돌렸어요" });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
  await expectAccessible(page, "taken back");
  await page.reload();
  await expect(title).toBeVisible();
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expectBack(page, email, merchantUid);
  const payment = await openPayment(page);
  expect((await payment.ledger()).join("\n")).toMatch(/첫수강 쿠폰.*의 5% −/);
});

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("an order is taken back from its page, where the result stands in the place of the button", async ({
    context,
    page,
    baseURL,
  }) => {
    const { email } = await signUpBuyer(context, baseURL ?? "");
    const merchantUid = await buy(page);
    await page.goto(`/mypage/payment-management/order-history/${merchantUid}`);
    await page.getByRole("button", { name: "결제 되돌리기" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^되돌리기/ })
      .click();
    const result = page.getByText("결제를 되돌렸어요.");
    await expect(result).toBeInViewport();
    await expect(page.getByRole("button", { name: "결제 되돌리기" })).toBeHidden();
    await expect(page.getByRole("link", { name: "그만두고 환불받기" })).toBeHidden();
    await expectBack(page, email, merchantUid);
  });
});
