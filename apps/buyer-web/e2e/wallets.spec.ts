import { sql } from "@pkg/e2e/database";
import { SANDBOX } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
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

type Wallet = "카카오페이" | "네이버페이";
type Order = "one course" | "another course" | "two courses";

/** Opens the payment page for courses that do not renew, with everything ticked but the method. */
async function openPayment(page: Page, order: Order = "one course"): Promise<PaymentScreen> {
  const terms = { months: 3, bundled: order === "two courses" };
  const [maths, english] = [await courseOf("MATH", terms), await courseOf("ENGLISH", terms)];
  const courses = { "one course": [maths], "another course": [english], "two courses": [maths, english] };
  await chooseCourses(page, courses[order]);
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

/** How the wallet's own page comes up, is answered there, and is lost without an answer. */
interface Approval {
  answer: (payment: PaymentScreen, label: string | RegExp) => Promise<void>;
  lose: (payment: PaymentScreen) => Promise<void>;
  /** Presses while the browser lets no window open. */
  block?: (payment: PaymentScreen) => Promise<void>;
}
const answerInPage = async (page: Page, label: string | RegExp) => {
  await page.waitForURL(/\/wallets\/approve/);
  await page.getByRole("button", { name: label }).click();
};
const BY_REDIRECT: Approval = {
  async answer({ page, payButton }, label) {
    await payButton.click();
    await answerInPage(page, label);
  },
  async lose({ page, payButton }) {
    await payButton.click();
    await page.waitForURL(/\/wallets\/approve/);
    await page.goBack();
  },
};
const IN_FRAME: Approval = {
  async answer({ page, payButton }, label) {
    await payButton.click();
    await page.frameLocator('iframe[title="간편결제"]').getByRole("button", { name: label }).click();
  },
  async lose({ page, payButton }) {
    await payButton.click();
    await page.frameLocator('iframe[title="간편결제"]').getByRole("button", { name: APPROVE }).waitFor();
    await page.reload();
  },
};
const openWindow = async ({ page, payButton }: PaymentScreen) => {
  const opening = page.waitForEvent("popup");
  await payButton.click();
  return opening;
};
const IN_WINDOW: Approval = {
  async answer(payment, label) {
    await (await openWindow(payment)).getByRole("button", { name: label }).click();
  },
  async lose(payment) {
    await (await openWindow(payment)).close();
  },
  async block({ page, payButton }) {
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await payButton.click();
  },
};

/** Every outcome in turn, with nothing lost in between; the last one pays. */
async function tryEveryOutcome(
  payment: PaymentScreen,
  wallet: Wallet,
  { answer, lose, block }: Approval,
  email: string,
) {
  const { page } = payment;
  const says = (text: string) => expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
  const isAsItWas = async () => {
    // The message of the try before may still stand: this one has ended when the button can be pressed again.
    await expect(payment.payButton).not.toHaveAttribute("aria-busy", "true");
    await isChosen(page, wallet);
    await expect(page.getByRole("checkbox", { name: /수강생 이용약관/ })).toBeChecked();
  };
  await payment.agree();
  await choose(page, wallet);
  // Only KakaoPay can be kept for later.
  await expect(page.getByText("다음에도 이 방법으로 결제")).toBeVisible({ visible: wallet === "카카오페이" });
  if (block) {
    await block(payment);
    await says("팝업을 허용한 뒤 다시 눌러 주세요");
    await isAsItWas();
  }
  for (const label of ["취소", "인증 시간 넘기기", "창 닫기", /시간이 지난 뒤에 동의하기/]) {
    await answer(payment, label);
    await says("결제가 취소됐어요");
    expect(new URL(page.url()).search).not.toContain("code");
    await isAsItWas();
  }
  await lose(payment);
  await isAsItWas();
  await answer(payment, /잔액이 부족/);
  await says("잔액이 부족해요");
  await isAsItWas();
  expect((await ordersOf(email)).filter(({ status }) => status !== "FAILED")).toEqual([]);
  await answer(payment, /두 번 눌러/);
  const merchantUid = await payment.paid();
  await expectOneCharge(email, merchantUid);
  return merchantUid;
}

/** From the confirmation back by the history, to whatever page that is, and approved once more if it is the wallet's. */
async function goBackAndTryAgain(page: Page): Promise<void> {
  await page.goBack();
  if (/\/wallets\/approve/.test(page.url())) await answerInPage(page, APPROVE);
  await page.waitForURL((url) => !url.pathname.startsWith("/wallets"));
  await page.reload();
}

/** Each wallet on each screen; one course and two with each wallet and on each screen. */
const APPROVALS = [
  { screen: "phone", use: PHONE, wallet: "카카오페이", order: "one course", by: BY_REDIRECT },
  { screen: "phone", use: PHONE, wallet: "네이버페이", order: "two courses", by: BY_REDIRECT },
  { screen: "desktop", use: DESKTOP, wallet: "카카오페이", order: "two courses", by: IN_FRAME },
  { screen: "desktop", use: DESKTOP, wallet: "네이버페이", order: "one course", by: IN_WINDOW },
] as const;
for (const { screen, use, wallet, order, by } of APPROVALS) {
  test.describe(`every outcome on a ${screen} with ${wallet}`, () => {
    test.use(use);
    test(`${order}: nothing is lost, and the last one pays once`, async ({ context, page, baseURL }) => {
      const { email } = await signUpBuyer(context, baseURL ?? "");
      const payment = await openPayment(page, order);
      const merchantUid = await tryEveryOutcome(payment, wallet, by, email);
      await goBackAndTryAgain(page);
      await expectOneCharge(email, merchantUid);
    });
  });
}

test.describe("a stored wallet", () => {
  test.use(PHONE);

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
    await answerInPage(page, APPROVE);
    await payment.paid();

    await openPayment(page, "another course");
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
    const kakao = page.getByRole("article", { name: "카카오페이" });
    await expect(kakao).toContainText("다시 등록해 주세요");

    // Without an order: nothing is charged, and the renewed entry takes the place of the lost one.
    await page.getByRole("link", { name: "카카오페이 추가" }).click();
    await page.getByRole("button", { name: "카카오페이 열기" }).click();
    await answerInPage(page, APPROVE);
    await expect(kakao).toContainText("간편결제");
    await expect(kakao).not.toContainText("다시 등록해 주세요");
    await expect(page.getByRole("link", { name: "카카오페이 추가" })).toHaveCount(0);
    expect((await ordersOf(email)).length).toBe(2);
  });
});

test.describe("on a desktop", () => {
  test.use(DESKTOP);

  test("NaverPay is off for a product that renews, with the reason; only payment pages name the provider's script; a wallet is added on my page", async ({
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

    await page.goto("/mypage");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^결제 수단/ })
      .last()
      .click();
    await page.getByRole("link", { name: "카카오페이 추가" }).click();
    await page.getByRole("button", { name: "카카오페이 열기" }).click();
    const approval = page.frameLocator('iframe[title="간편결제"]');
    await approval.getByRole("button", { name: APPROVE }).click();
    await expect(page.getByRole("article", { name: "카카오페이" })).toContainText("기본");
  });
});
