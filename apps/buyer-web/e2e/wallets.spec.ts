import { sql } from "@pkg/e2e/database";
import { SANDBOX } from "@pkg/e2e/env";
import { expect, type Page, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { chargesOf, ordersOf } from "./lib/orders";
import { PaymentScreen } from "./lib/payment-screen";

const APPROVE = "동의하고 계속하기";
const PHONE = {
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
  viewport: { width: 390, height: 844 },
};
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Opens the payment page for one course that does not renew, with everything ticked but the method. */
async function openPayment(page: Page): Promise<PaymentScreen> {
  await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
  const payment = new PaymentScreen(page);
  await payment.open();
  return payment;
}
const choose = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).click();
const isChosen = (page: Page, name: string) => expect(page.getByRole("radio", { name, exact: true })).toBeChecked();

/** Exactly one paid order with one charge, whatever was tried before. */
async function expectOneCharge(email: string, merchantUid: string): Promise<void> {
  const paid = (await ordersOf(email)).filter(({ status }) => status !== "FAILED");
  expect(paid).toMatchObject([{ merchantUid, status: "PAID" }]);
  expect(await chargesOf(merchantUid)).toMatchObject([{ charges: 1 }]);
}

test.describe("on a phone", () => {
  test.use(PHONE);
  const answer = async (page: Page, label: string | RegExp) => {
    await page.waitForURL(/\/wallets\/approve/);
    await page.getByRole("button", { name: label }).click();
  };

  test("every outcome comes back to the page as it was left, and the last one pays once", async ({
    context,
    page,
    baseURL,
  }) => {
    const { email } = await signUpBuyer(context, baseURL ?? "");
    const payment = await openPayment(page);
    await payment.agree();
    await choose(page, "카카오페이");
    for (const label of ["취소", "인증 시간 넘기기", "창 닫기", /시간이 지난 뒤에 동의하기/]) {
      await payment.payButton.click();
      await answer(page, label);
      await expect(page.getByRole("alert").filter({ hasText: "결제가 취소됐어요" })).toBeVisible();
      expect(new URL(page.url()).search).not.toContain("code");
      await isChosen(page, "카카오페이");
      await expect(page.getByRole("checkbox", { name: /수강생 이용약관/ })).toBeChecked();
    }
    // The redirect is lost: the buyer leaves the wallet's page by the history.
    await payment.payButton.click();
    await page.waitForURL(/\/wallets\/approve/);
    await page.goBack();
    await isChosen(page, "카카오페이");
    await payment.payButton.click();
    await answer(page, /잔액이 부족/);
    await expect(page.getByRole("alert").filter({ hasText: "잔액이 부족해요" })).toBeVisible();
    await isChosen(page, "카카오페이");
    expect((await ordersOf(email)).filter(({ status }) => status !== "FAILED")).toEqual([]);

    await payment.payButton.click();
    await answer(page, /두 번 눌러/);
    const merchantUid = await payment.paid();
    await expectOneCharge(email, merchantUid);
    // Back to the wallet's page, and approved once more there.
    await page.goBack();
    if (/\/wallets\/approve/.test(page.url())) await answer(page, APPROVE);
    await page.waitForURL((url) => !url.pathname.startsWith("/wallets"));
    await page.reload();
    await expectOneCharge(email, merchantUid);
  });

  test("a stored KakaoPay pays the second order in two taps; taken back in its app it asks to be registered", async ({
    context,
    page,
    baseURL,
  }) => {
    const { email } = await signUpBuyer(context, baseURL ?? "");
    const payment = await openPayment(page);
    await payment.agree();
    await choose(page, "카카오페이");
    const keep = page.getByRole("checkbox", { name: "다음에도 이 방법으로 결제" });
    await expect(keep).not.toBeChecked();
    await keep.check();
    await payment.payButton.click();
    await answer(page, APPROVE);
    await payment.paid();

    await openPayment(page);
    await isChosen(page, "카카오페이");
    await payment.agree();
    const second = await payment.pay();
    expect((await ordersOf(email)).map(({ status }) => status)).toEqual(["PAID", "PAID"]);
    expect(await chargesOf(second)).toMatchObject([{ charges: 1 }]);

    await page.goto("/mypage/payment-management/payment-method");
    await expect(page.getByRole("article", { name: "카카오페이" })).toContainText("간편결제");
    await page.goto(`${SANDBOX}/wallets`);
    const [user] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
    const connected = page.getByRole("row").filter({ hasText: user?.id ?? "-" });
    await connected.getByRole("button", { name: "앱에서 연결 끊기" }).first().click();
    const lost = () =>
      sql`select 1 from payment_methods where disconnected_at is not null and user_id = ${user?.id ?? ""}`;
    await expect.poll(async () => (await lost()).length).toBe(1);
    await page.goto("/mypage/payment-management/payment-method");
    await expect(page.getByRole("article", { name: "카카오페이" })).toContainText("다시 등록해 주세요");
  });
});

test.describe("on a desktop", () => {
  test.use(DESKTOP);

  test("KakaoPay is approved over the page and NaverPay in a window, for one course and for two", async ({
    context,
    page,
    baseURL,
  }) => {
    const { email } = await signUpBuyer(context, baseURL ?? "");
    const payment = await openPayment(page);
    await payment.agree();
    await choose(page, "카카오페이");
    const inFrame = page.frameLocator('iframe[title="간편결제"]');
    await payment.payButton.click();
    await inFrame.getByRole("button", { name: "취소" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "결제가 취소됐어요" })).toBeVisible();
    await isChosen(page, "카카오페이");
    await payment.payButton.click();
    await inFrame.getByRole("button", { name: APPROVE }).click();
    await expectOneCharge(email, await payment.paid());

    await chooseCourses(page, [
      await courseOf("MATH", { months: 3, bundled: true }),
      await courseOf("ENGLISH", { months: 3, bundled: true }),
    ]);
    await payment.open();
    await payment.agree();
    await choose(page, "네이버페이");
    await expect(page.getByText("다음에도 이 방법으로 결제")).toBeHidden();
    const closing = page.waitForEvent("popup");
    await payment.payButton.click();
    await (await closing).close();
    await expect(page.getByRole("alert").filter({ hasText: "결제가 취소됐어요" })).toBeVisible();
    const opening = page.waitForEvent("popup");
    await payment.payButton.click();
    await (await opening).getByRole("button", { name: APPROVE }).click();
    expect(await chargesOf(await payment.paid())).toMatchObject([{ charges: 1 }]);
    expect((await ordersOf(email)).filter(({ status }) => status === "PAID")).toHaveLength(2);
  });

  test("NaverPay is off for a product that renews, with the reason; only payment pages name the provider's script", async ({
    context,
    page,
    baseURL,
  }) => {
    await signUpBuyer(context, baseURL ?? "");
    await chooseCourses(page, [await courseOf("MATH", { months: 1 })]);
    await new PaymentScreen(page).open();
    await expect(page.getByRole("radio", { name: "네이버페이" })).toBeDisabled();
    await expect(page.getByText("정기 결제 수업은 카드나 카카오페이로만 결제할 수 있어요.")).toBeVisible();
    const policyOf = async (path: string) =>
      (await context.request.get(`${baseURL}${path}`)).headers()["content-security-policy"];
    expect(await policyOf("/tutoring/enroll/payment")).toContain(SANDBOX);
    expect(await policyOf("/tutoring/enroll")).not.toContain(SANDBOX);
    expect(await policyOf("/")).not.toContain(SANDBOX);
    expect(await page.locator(`script[src^="${SANDBOX}"]`).count()).toBe(0);
  });
});
