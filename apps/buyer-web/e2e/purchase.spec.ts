import { expectAccessible } from "@pkg/e2e/axe";
import { mailedCode, newestCode } from "@pkg/e2e/inbox";
import { newPerson } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { PASSWORD } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chargesOf, ordersOf } from "./lib/orders";
import { paintTimes } from "./lib/paint-times";
import { ledgerLines, PaymentScreen } from "./lib/payment-screen";

test("a child with a guardian goes from the price to a paid order whose ledger is what was shown", async ({ page }) => {
  test.setTimeout(240_000);
  const person = newPerson();

  await test.step("price", async () => {
    await page.goto("/price");
    await page.getByRole("radio", { name: /^6개월/ }).click();
    await expect(page.getByText("낼 금액").filter({ visible: true }).first()).toBeVisible();
    await page.getByRole("link", { name: "수강 신청" }).last().click();
  });

  await test.step("two bundled courses with tablets", async () => {
    await takeCourse(page, "수학");
    await page.getByRole("button", { name: "과목 더 담기" }).click();
    await takeCourse(page, "영어");
    await page.getByRole("button", { name: "함께 담기" }).click();
    await expect(page.getByText("담은 수업 2").filter({ visible: true })).toBeVisible();
    await page.getByRole("button", { name: "다음" }).click();
  });

  await test.step("sign-up with a phone code from the inbox", async () => {
    await signUp(page, person);
    await page.waitForURL(/\/tutoring\/enroll/);
  });

  await test.step("the draft is there after the log-in", async () => {
    await expect(page.getByText("수학 ·").filter({ visible: true })).toBeVisible();
    await expect(page.getByText("영어 ·").filter({ visible: true })).toBeVisible();
    await finishStudent(page);
    await page.waitForURL(/\/tutoring\/enroll\/payment/);
  });

  const payment = new PaymentScreen(page);
  const { shown, merchantUid } =
    await test.step("pay: tablet, address, coupon, instalments, card, consents", async () => {
      await payment.payButton.waitFor();
      await expect(page.getByText("어디로 보내 드릴까요?").filter({ visible: true })).toBeVisible();
      await payment.chooseTablet();
      await payment.fillAddress();
      await page.getByRole("button", { name: /쿠폰·추천코드 펼치기/ }).click();
      await page.getByRole("radio", { name: /첫수강 쿠폰/ }).click();
      await payment.fillCard(CARDS.paid);
      await payment.payInInstalments(3);
      await payment.agree();
      const lines = await payment.ledger();
      expect(lines.join("\n")).toMatch(/첫수강 쿠폰.*의 5% −/);
      expect(lines.join("\n")).toMatch(/2과목 결합 할인/);
      return { shown: lines, merchantUid: await payment.pay() };
    });

  await test.step("paid: the amount, whose lessons, the receipt, and on to the wishes", async () => {
    await expect(page.getByRole("region", { name: /이나란 학생의 수업/ })).toContainText(shown.at(-1) ?? "");
    await expect(page.getByRole("link", { name: "영수증 보기" })).toHaveAttribute("href", new RegExp(merchantUid));
    expect(await ledgerLines(page)).toEqual(shown);
    await expectAccessible(page, "paid");
    await payment.goOnToWishes();
  });

  await test.step("which tutor fits, saved by itself", () => sayWishes(page));

  await test.step("complete: what happens next, with dates", async () => {
    await page.waitForURL(/\/complete$/);
    await expect(page.getByRole("link", { name: "매칭 현황 보기" })).toBeVisible();
    await expect(
      page
        .getByText(/\d+월 \d+일\([월화수목금]\)까지/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(await ledgerLines(page)).toEqual(shown);
  });

  await test.step("the history shows the ledger to the won", async () => {
    await page.goto("/mypage/payment-management/order-history");
    await page
      .getByRole("main")
      .getByRole("link", { name: /수학.*외 1과목/ })
      .click();
    await page.waitForURL(new RegExp(`${merchantUid}$`));
    await expect(page.getByText("결제 완료").filter({ visible: true })).toBeVisible();
    expect(await ledgerLines(page)).toEqual(shown);
    await expect(page.getByText("3개월 무이자").filter({ visible: true })).toBeVisible();
    await expectAccessible(page, "order");
    const receipt = await page.pdf({ preferCSSPageSize: true });
    expect(receipt.toString("latin1").match(/\/Type\s*\/Page\b/g), "pages of the receipt").toHaveLength(1);
  });

  await test.step("the card is not kept: nobody asked for it", async () => {
    await page.goto("/mypage/payment-management/payment-method");
    await expect(page.getByText("저장한 결제 수단이 없어요").filter({ visible: true })).toBeVisible();
  });

  await test.step("one order, one charge", async () => {
    const [order, ...others] = await ordersOf(person.email);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ merchantUid, status: "PAID" });
    const charges = await chargesOf(merchantUid);
    expect(charges).toMatchObject([{ charges: 1, chargedAmount: order?.amount }]);
  });
});

/** Adds a course of one subject: its first detail, 6 months. */
async function takeCourse(page: Page, subject: string): Promise<void> {
  await page.getByRole("button", { name: subject, exact: true }).click();
  await page.getByRole("heading", { name: new RegExp(`^${subject}, 어느`) }).waitFor();
  await page.getByRole("main").locator("ul button").first().click();
  await page.getByRole("radio", { name: /^6개월/ }).click();
}

/** Signs up from the log-in page that a protected page redirects to, and verifies the phone. */
async function signUp(page: Page, { email, phone }: { email: string; phone: string }): Promise<void> {
  await page.waitForURL(/\/login/);
  await page.getByRole("link", { name: /가입/ }).first().click();
  const next = () => page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("radio", { name: /학생이에요/ }).click();
  await next();
  await page.getByRole("textbox", { name: "이름" }).fill("이나란");
  await page.getByRole("textbox", { name: "태어난 해" }).fill(String(new Date().getFullYear() - 12));
  await next();
  await confirmGuardian(page, newPerson().phone);
  await page.getByRole("textbox", { name: "이메일" }).fill(email);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByRole("textbox", { name: "인증번호" }).fill(await mailedCode(email));
  await next();
  await page.getByRole("radio", { name: "중학교" }).click();
  await page.getByRole("radio", { name: "2학년" }).click();
  await next();
  // Nothing is optional: a child is asked for no advertisements.
  await page.getByRole("checkbox", { name: "전체 동의" }).check();
  await next();
  await page.getByRole("textbox", { name: "비밀번호", exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "가입하기" }).click();
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByRole("textbox", { name: "인증번호" }).fill(await newestCode(phone));
}

/** A child of 12 gets no further without a guardian, whose phone confirms a code. */
async function confirmGuardian(page: Page, phone: string): Promise<void> {
  const next = () => page.getByRole("button", { name: "다음" }).click();
  await expect(page.getByRole("heading", { name: "보호자 확인이 필요해요" })).toBeVisible();
  await page.getByRole("textbox", { name: "보호자 이름" }).fill("김민정");
  await page.getByRole("textbox", { name: "보호자 휴대폰 번호" }).fill(phone);
  await next();
  await expect(page.getByText("인증번호를 받아 주세요.")).toBeVisible();
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByRole("textbox", { name: "인증번호" }).fill(await newestCode(phone));
  await next();
}

/** Fills in the student's school, which is optional at sign-up. */
async function finishStudent(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: /학교 이름/ }).fill("중학");
  await page.getByRole("option").first().click();
  await page.getByRole("button", { name: "다음" }).click();
}

/** Answers the questions, picks a tutor to ask first, and sends them. */
async function sayWishes(page: Page): Promise<void> {
  const next = () => page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("button", { name: /내신 성적/ }).click();
  await expect(page.getByText("저장했어요").filter({ visible: true }).first()).toBeVisible();
  await next();
  await page.getByRole("button", { name: "이과" }).click();
  await next();
  await paintTimes(page, [
    { day: 1, from: 37, to: 41 },
    { day: 3, from: 37, to: 41 },
  ]);
  await expect(page.getByText("5시간", { exact: true }).filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "꼼꼼한" }).first().click();
  await expect(
    page
      .getByText(/^\d+명$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await next();
  await page.getByRole("textbox").fill("도형을 어려워해요.");
  await next();
  const pick = page.getByText(/선생님께 먼저 제안하기$/).first();
  const picked = ((await pick.textContent()) ?? "").replace("께 먼저 제안하기", "");
  await pick.click();
  await next();
  await expect(page.getByText(picked, { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByText("내신 성적을 올리고 싶어요").filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "이 조건으로 찾기" }).click();
}
