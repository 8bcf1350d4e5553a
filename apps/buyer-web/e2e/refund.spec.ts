import { formatWon } from "@pkg/domain";
import { expectAccessible } from "@pkg/e2e/axe";
import { Calls } from "@pkg/e2e/calls";
import { expect, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { chargesOf, ordersOf } from "./lib/orders";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 240_000 });

interface Quote {
  readonly amount: number;
  readonly paidAmount: number;
  readonly courses: readonly { readonly subjectLabel: string; readonly amount: number; readonly isGivenUp: boolean }[];
}

test("one of two courses is given up in two taps: the screen, the API and the provider say the same", async ({
  context,
  page,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const { email } = await signUpBuyer(context, origin);
  await chooseCourses(page, [
    await courseOf("MATH", { months: 3, bundled: true }),
    await courseOf("ENGLISH", { months: 3, bundled: true }),
  ]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  const merchantUid = await payment.pay();

  const calls = new Calls(context.request, origin);
  const quoteOf = () => calls.sendAsUser<Quote>("get", `/lessons/orders/${merchantUid}/refund-quote`);
  const before = await quoteOf();
  const [maths, english] = before.courses;
  if (!maths || !english) throw new Error("The order has two courses");
  expect(maths.amount + english.amount).toBe(before.paidAmount);

  await page.goto(`/mypage/payment-management/order-history/${merchantUid}`);
  await page.getByRole("link", { name: "그만두고 환불받기" }).click();
  await page.getByRole("heading", { level: 1, name: "그만두고 환불받기" }).waitFor();
  await expectAccessible(page, "refund, nothing chosen");
  await page.getByRole("checkbox", { name: english.subjectLabel }).click();
  const button = page.getByRole("button", { name: `${formatWon(english.amount)} 환불받기` });
  await button.waitFor();
  await expect(page.getByText("아직 수업을 하지 않아 모두 돌려드려요.")).toBeVisible();
  await expectAccessible(page, "refund, one course chosen");
  await button.click();
  await expect(page.getByRole("heading", { name: `${formatWon(english.amount)}을 환불했어요` })).toBeVisible();

  expect(await chargesOf(merchantUid)).toMatchObject([{ cancels: 1, cancelledAmount: english.amount }]);
  const after = await quoteOf();
  expect(after.amount).toBe(maths.amount);
  expect(after.courses.map(({ isGivenUp }) => isGivenUp)).toEqual([false, true]);
  expect(await ordersOf(email)).toMatchObject([{ merchantUid, status: "PART_REFUNDED" }]);

  await page.getByRole("link", { name: "주문 보기" }).click();
  const refunds = page.getByRole("region", { name: "환불", exact: true });
  await expect(refunds).toContainText("환불 완료");
  await expect(refunds).toContainText(formatWon(english.amount));
});
