import { sql } from "@pkg/e2e/database";
import { logIn } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { PASSWORD, signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { chargesOf, ordersOf } from "./lib/orders";
import { PaymentScreen } from "./lib/payment-screen";

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const COMPLETE = /\/tutoring\/enroll\/payment-complete\?merchantUid=(NR\w+)/;

/** The payment page of one course, ready to be paid by card. */
async function openFilled(page: Page): Promise<PaymentScreen> {
  await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
  return fill(page);
}
async function fill(page: Page): Promise<PaymentScreen> {
  const payment = new PaymentScreen(page);
  await payment.open();
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  return payment;
}

/** The page shows the one order that there is, which the provider has charged once. */
async function expectOnlyOrder(page: Page, email: string): Promise<void> {
  await page.waitForURL(COMPLETE, { timeout: 60_000 });
  const merchantUid = COMPLETE.exec(page.url())?.[1] ?? "";
  await expect(page.getByRole("link", { name: "영수증 보기" })).toBeVisible();
  const paid = (await ordersOf(email)).filter(({ status }) => status !== "FAILED");
  expect(paid).toMatchObject([{ merchantUid, status: "PAID" }]);
  expect(await chargesOf(merchantUid)).toMatchObject([{ charges: 1 }]);
}

/** The order is made and paid, and the page never learns of it. */
async function payUnheard(payment: PaymentScreen): Promise<void> {
  const { page } = payment;
  const sent = new Promise<void>((resolve) => {
    void page.route("**/api/lessons/orders/card", async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await payment.payButton.click();
  await sent;
  await page.unroute("**/api/lessons/orders/card");
}

test("a reload before the answer asks first, then leads to the order", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await payUnheard(await openFilled(page));
  await page.reload();
  await expectOnlyOrder(page, email);
  expect(asked).toEqual(["beforeunload"]);
});

test("a tab that was closed and opened again leads to the order", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await payUnheard(await openFilled(page));
  await page.close();
  const again = await context.newPage();
  await again.goto("/tutoring/enroll/payment");
  await expectOnlyOrder(again, email);
  await again.goto("/simple-enroll");
  await expect(again.getByText("담은 수업").filter({ visible: true })).toBeHidden();
});

test.describe("on a desk", () => {
  test.use(DESKTOP);
  test("going back and forth after the payment leads to the order", async ({ context, page, baseURL }) => {
    const { email } = await signUpBuyer(context, baseURL ?? "");
    const course = await courseOf("MATH", { months: 3 });
    await page.goto(`/tutoring/enroll?courses=${encodeURIComponent(JSON.stringify([course]))}`);
    await page.getByRole("button", { name: "다음" }).click();
    const payment = new PaymentScreen(page);
    await payment.payButton.waitFor();
    await payment.fillCard(CARDS.paid);
    await payment.agree();
    await payment.pay();
    await page.goBack();
    await expectOnlyOrder(page, email);
    await page.goto("/tutoring/enroll");
    await expectOnlyOrder(page, email);
  });

  test("what another tab paid for one child is told apart from what is not paid", async ({
    context,
    page,
    baseURL,
  }) => {
    const family = await signUpFamily(context, baseURL ?? "");
    const [first, second] = await family.children();
    // Nothing is missing of either, so that the choice leads straight to the payment.
    await sql`update students set grade = 9, school_id = (select min(id) from schools)
      where id in ${sql([first.id, second.id])}`;
    await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
    await chooseStudent(page, first.name);
    const mine = await fill(page);
    const other = await context.newPage();
    await chooseStudent(other, second.name);
    const theirs = await fill(other);
    await mine.pay();

    await theirs.payButton.click();
    const notice = other.getByRole("alert").filter({ hasText: "아직 결제하지 않았어요" });
    await expect(notice).toContainText(first.name);
    await expect(notice).toContainText(`이 신청(${second.name} · 수학`);
    expect(await ordersOf(family.email)).toHaveLength(1);
    await other.getByRole("button", { name: "이 신청 이어서 하기" }).click();
    await expect(notice).toBeHidden();
    // The first child's order has used the coupon.
    await expect(theirs.payButton).toContainText("421,800원 결제하기");
    await theirs.fillCard(CARDS.paid);
    await theirs.agree();
    await theirs.pay();
    await expect(other.getByRole("heading", { name: new RegExp(`${second.name} 학생의 수업`) })).toBeVisible();
    expect(await ordersOf(family.email)).toMatchObject([{ status: "PAID" }, { status: "PAID" }]);
  });
});

test("a second device that had the page open leads to the order", async ({ browser, context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const payment = await openFilled(page);
  const device = await browser.newContext();
  const second = await device.newPage();
  await second.goto(`${baseURL}/tutoring/enroll/payment`);
  await second.waitForURL(/\/login/);
  await logIn(second, { email, password: PASSWORD });
  await new PaymentScreen(second).payButton.waitFor();
  await payment.pay();
  await second.reload();
  await expectOnlyOrder(second, email);
  await second.goto(`${baseURL}/simple-enroll`);
  await expect(second.getByText("담은 수업").filter({ visible: true })).toBeHidden();
  await device.close();
});

test("a network that dies while paying, and a reload after it", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const payment = await openFilled(page);
  await page.route("**/api/lessons/orders/card", async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await payment.payButton.click();
  await expect(page.getByRole("heading", { name: /다시 결제하지 마세요/ })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expectOnlyOrder(page, email);
});

test("the same course again is asked about, and bought only on purpose", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await (await openFilled(page)).pay();
  await (await openFilled(page)).payButton.click();
  const question = page.getByRole("alertdialog", { name: /방금 수학 .* 결제했어요. 한 번 더 신청할까요\?/ });
  await question.getByRole("button", { name: "신청하지 않기" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "결제하지 않았어요." })).toBeVisible();
  await expect(page.getByRole("link", { name: "먼저 결제한 주문 보기" })).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
  const payment = new PaymentScreen(page);
  await payment.payButton.click();
  await question.getByRole("button", { name: "한 번 더 신청하기" }).click();
  const second = await payment.paid();
  expect(await ordersOf(email)).toMatchObject([{ status: "PAID" }, { merchantUid: second, status: "PAID" }]);
});

test("a wallet's page comes back to an order that another tab has paid meanwhile", async ({ browser, baseURL }) => {
  const userAgent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
  const phone = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 }, baseURL: baseURL ?? "" });
  const { email } = await signUpBuyer(phone, baseURL ?? "");
  const page = await phone.newPage();
  const payment = await openFilled(page);
  await page.getByRole("radio", { name: "카카오페이", exact: true }).click();
  await payment.payButton.click();
  await page.waitForURL(/\/wallets\/approve/);
  // The draft may know of the wallet by now.
  const other = new PaymentScreen(await phone.newPage());
  await other.open();
  await other.page.getByRole("radio", { name: "카드", exact: true }).click();
  await other.fillCard(CARDS.paid);
  await other.agree();
  await other.pay();
  await page.getByRole("button", { name: "동의하고 계속하기" }).click();
  await expectOnlyOrder(page, email);
  await phone.close();
});

async function chooseStudent(page: Page, name: string): Promise<void> {
  await page.goto("/tutoring/enroll/payment/profile-select");
  await page.getByRole("radio", { name: new RegExp(name) }).click();
  await page.getByRole("button", { name: /학생으로 할게요/ }).click();
  await page.waitForURL(/\/tutoring\/enroll\/payment$/);
}
