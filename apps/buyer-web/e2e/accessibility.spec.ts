import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { chargesOf, ordersOf } from "./lib/orders";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 240_000 });

test("every screen and state of paying can be used with a reader", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await page.goto("/mypage/payment-management/order-history");
  await page.getByText("아직 주문이 없어요").filter({ visible: true }).waitFor();
  await expectAccessible(page, "empty history");
  await page.goto("/mypage");
  await page.getByText("아직 수업이 없어요").filter({ visible: true }).waitFor();
  await expectAccessible(page, "my page without an order");
  await page.goto("/mypage/payment-management/order-history/NRNOTHING");
  await page.getByText("주문을 찾을 수 없어요").filter({ visible: true }).waitFor();
  await expectAccessible(page, "missing order");

  await chooseCourses(page, [await courseOf("MATH", { months: 6, tablet: true })]);
  await page.goto("/tutoring/enroll");
  await page.getByRole("button", { name: "다음" }).waitFor();
  await expectAccessible(page, "enroll");
  await page.setViewportSize({ width: 1280, height: 900 });
  const next = await page.getByRole("button", { name: "다음" }).boundingBox();
  expect(next?.x, "the action is in the right pane").toBeGreaterThan(700);
  expect(next?.width).toBeLessThan(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "학생 추가" }).click();
  await page.getByRole("button", { name: "이 학생 추가하기" }).click();
  await expectAccessible(page, "add a student, with errors");

  const payment = new PaymentScreen(page);
  await payment.open();
  await expectAccessible(page, "payment");
  await payment.payButton.click();
  await page.getByText("태블릿을 골라 주세요.").filter({ visible: true }).waitFor();
  await expectAccessible(page, "payment with errors");
  await page.getByRole("button", { name: /쿠폰·추천코드 펼치기/ }).click();
  await page.getByRole("textbox", { name: "쿠폰 또는 추천코드" }).fill("NOPE");
  await page.getByRole("textbox", { name: "쿠폰 또는 추천코드" }).press("Enter");
  await page
    .getByText(/이 코드로 쓸 수 있는 쿠폰이나 추천이 없어요/)
    .filter({ visible: true })
    .waitFor();
  await expectAccessible(page, "payment with a refused coupon");
  await page.getByRole("button", { name: "주소 찾기" }).click();
  await page.getByRole("textbox", { name: "도로명 또는 건물 이름" }).fill("서울");
  await page
    .getByText(/곳을 찾았어요/)
    .filter({ visible: true })
    .waitFor();
  await expectAccessible(page, "address search");
  await page.getByRole("button", { name: "주소 직접 적기" }).click();
  await page.getByRole("button", { name: "이 주소로 할게요" }).click();
  await expectAccessible(page, "address by hand, with errors");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /수강생 이용약관 내용 보기/ }).click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "terms");
});

test("every screen after paying can be used with a reader; after a declined card a second one pays, and nothing was lost", async ({
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await payment.fillCard(CARDS.limitExceeded);
  await payment.payInInstalments(2);
  await payment.agree();
  await payment.payButton.click();
  await page.getByRole("alert").filter({ hasText: "한도" }).waitFor();
  await expect(payment.cardNumber).toBeFocused();
  await expect(page.getByRole("textbox", { name: "유효기간" })).toHaveValue("08/29");
  await expectAccessible(page, "declined card");
  await payment.cardNumber.fill(CARDS.paid);
  const merchantUid = await payment.pay();
  const paid = (await ordersOf(email)).filter(({ status }) => status !== "FAILED");
  expect(paid).toMatchObject([{ merchantUid, status: "PAID" }]);
  expect(await chargesOf(merchantUid)).toMatchObject([{ charges: 1 }]);

  const titles = ["도움이 필요", "대학·전형", "언제", "미리", "먼저 제안", "찾을게요"];
  for (const [index, title] of titles.entries()) {
    await page.goto(`/tutoring/enroll/applicant/${merchantUid}?step=${index + 1}`);
    await page.getByRole("heading", { level: 1, name: new RegExp(title) }).waitFor();
    await expect(page.getByText(/^\d+명$/).filter({ visible: true })).toBeVisible();
    await expectAccessible(page, `applicant ${index + 1}`);
  }
  await page.goto("/tutoring/enroll/applicant/NRNOTHING");
  await page.getByText("페이지를 찾을 수 없어요").filter({ visible: true }).waitFor();
  await expectAccessible(page, "missing applicant");
  await page.goto("/tutoring/enroll/payment-complete");
  await page.getByText("앞으로 이렇게 돼요").filter({ visible: true }).waitFor();
  await expectAccessible(page, "payment complete");
  await page.goto("/mypage/payment-management/order-history");
  await page
    .getByRole("main")
    .getByRole("link", { name: /결제 완료.*수학/ })
    .waitFor();
  await expectAccessible(page, "history");
  await page.goto("/mypage");
  await page.getByText("최근 주문").filter({ visible: true }).waitFor();
  await expectAccessible(page, "my page");
});
