import { formatWon } from "@pkg/domain";
import { expectAccessible } from "@pkg/e2e/axe";
import { Calls } from "@pkg/e2e/calls";
import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { backdateThreeLessons, planLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";
import { chargesOf, ordersOf } from "./lib/orders";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 240_000 });

interface Quote {
  readonly amount: number;
  readonly paidAmount: number;
  readonly courses: readonly { readonly subjectLabel: string; readonly amount: number; readonly isGivenUp: boolean }[];
}

/** The order's page, on screen and as it prints, and the provider's books say the same won. */
async function expectSameEverywhere(page: Page, merchantUid: string, amount: number, left: number): Promise<void> {
  expect(await chargesOf(merchantUid)).toMatchObject([
    { charges: 1, chargedAmount: amount + left, cancels: 1, cancelledAmount: amount },
  ]);
  await page.getByRole("link", { name: "주문 보기" }).click();
  const refunds = page.getByRole("region", { name: "환불", exact: true });
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    await expect(refunds).toContainText("환불 완료");
    await expect(refunds).toContainText(formatWon(amount));
    await expect(refunds).toContainText(formatWon(left));
  }
  await page.emulateMedia({ media: "screen" });
}

/** Everything is asked about once; the result stands where the eye is. */
async function giveEverythingBack(page: Page, amount: number): Promise<void> {
  await page.getByRole("button", { name: `${formatWon(amount)} 환불받기` }).click();
  await expectAccessible(page, "refund, asked once");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /그만두기/ })
    .click();
  const title = page.getByRole("heading", { name: `${formatWon(amount)}을 환불했어요` });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
}

test("one of two courses is given up, asked once: the screen, the API and the provider say the same", async ({
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
  await expect(page.getByText("쓴 수업이 없어 모두 돌려드려요.")).toBeVisible();
  await expectAccessible(page, "refund, one course chosen");
  await button.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "이 수업 그만두기" }).click();
  await expect(page.getByRole("heading", { name: `${formatWon(english.amount)}을 환불했어요` })).toBeVisible();

  const after = await quoteOf();
  expect(after.amount).toBe(maths.amount);
  expect(after.courses.map(({ isGivenUp }) => isGivenUp)).toEqual([false, true]);
  expect(await ordersOf(email)).toMatchObject([{ merchantUid, status: "PART_REFUNDED" }]);

  await expectSameEverywhere(page, merchantUid, english.amount, maths.amount);
});

test.describe("on a phone", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
  });

  test("KakaoPay gives everything back before the first lesson", async ({ context, page, baseURL }) => {
    const { email } = await signUpBuyer(context, baseURL ?? "");
    await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
    const payment = new PaymentScreen(page);
    await payment.open();
    await payment.agree();
    await page.getByRole("radio", { name: "카카오페이", exact: true }).click();
    await payment.payButton.click();
    await page.waitForURL(/\/wallets\/approve/);
    await page.getByRole("button", { name: "동의하고 계속하기" }).click();
    const merchantUid = await payment.paid();
    const [order] = await ordersOf(email);
    const paid = order?.amount ?? 0;

    await page.goto(`/mypage/payment-management/order-history/${merchantUid}`);
    await page.getByRole("link", { name: "그만두고 환불받기" }).click();
    await expect(page.getByText(/카카오페이로 영업일 3일 안에/)).toBeVisible();
    await page.getByRole("button", { name: `${formatWon(paid)} 환불받기` }).click();
    const dialog = page.getByRole("alertdialog", { name: /그만둘까요/ });
    await expect(dialog).toContainText("카카오페이로 영업일 3일 안에 돌려드려요.");
    await dialog.getByRole("button", { name: "그대로 둘게요" }).click();
    expect(await ordersOf(email)).toMatchObject([{ merchantUid, status: "PAID" }]);
    await giveEverythingBack(page, paid);
    expect(await ordersOf(email)).toMatchObject([{ merchantUid, status: "REFUNDED" }]);
    await expectSameEverywhere(page, merchantUid, paid, 0);
  });
});

test("after three lessons of eight the rest comes back, from the class", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  await backdateThreeLessons(matchId);
  const [order] = await ordersOf(family.email);
  if (!order) throw new Error("Nothing was bought");
  // 287,120 won for 8 lessons: 35,890 each; three were held, five come back.
  const [paid, back] = [287_120, 179_450];
  expect(order.amount).toBe(paid);

  await page.goto(`/myclass/${matchId}`);
  await page.getByRole("link", { name: "그만두고 환불받기" }).click();
  await giveEverythingBack(page, back);
  await expectSameEverywhere(page, order.merchantUid, back, paid - back);
});
