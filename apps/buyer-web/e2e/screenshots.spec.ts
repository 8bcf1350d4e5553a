import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { paintTimes } from "./lib/paint-times";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 300_000 });

test("screens of paying", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await page.goto("/mypage/payment-management/order-history");
  await page.getByText("아직 주문이 없어요").filter({ visible: true }).waitFor();
  await shoot(page, "history-empty");
  await page.goto("/mypage");
  await page.getByText("아직 수업이 없어요").filter({ visible: true }).waitFor();
  await shoot(page, "mypage-empty");
  await chooseCourses(page, [
    await courseOf("MATH", { months: 6, perWeek: 2, tablet: true, bundled: true }),
    await courseOf("ENGLISH", { months: 6, tablet: true, bundled: true }),
  ]);
  await page.goto("/tutoring/enroll");
  await page.getByRole("button", { name: "다음" }).waitFor();
  await shoot(page, "enroll");
  await page.goto("/tutoring/enroll/payment/profile-select");
  await page.getByRole("button", { name: "학생 추가" }).click();
  await shoot(page, "profile-select");

  const payment = new PaymentScreen(page);
  await payment.open();
  await payment.payButton.click();
  await page.getByText("태블릿을 골라 주세요.").filter({ visible: true }).waitFor();
  await shoot(page, "payment-errors");
  await page.reload();
  await payment.payButton.waitFor();
  await payment.chooseTablet();
  await payment.fillAddress();
  await page.getByRole("button", { name: /쿠폰·추천코드 펼치기/ }).click();
  await payment.fillCard(CARDS.limitExceeded);
  await payment.payInInstalments(3);
  await payment.agree();
  await shoot(page, "payment");
  await payment.payButton.click();
  await page.getByRole("alert").filter({ hasText: "한도" }).waitFor();
  await shoot(page, "payment-declined");
  await payment.cardNumber.fill(CARDS.paid);
  const merchantUid = await payment.pay();
  await shoot(page, "payment-paid");
  await payment.goOnToWishes();
  await shootAfterPaying(page, merchantUid);
});

async function shootAfterPaying(page: Page, merchantUid: string): Promise<void> {
  await page.getByRole("button", { name: /내신 성적/ }).click();
  await shoot(page, "applicant-goals");
  await page.getByRole("button", { name: "다음" }).click();
  await shoot(page, "applicant-background");
  await page.getByRole("button", { name: "다음" }).click();
  await paintTimes(page, [
    { day: 1, from: 38, to: 41 },
    { day: 3, from: 37, to: 41 },
    { day: 4, from: 40, to: 43 },
    { day: 5, from: 30, to: 33 },
  ]);
  await page.getByRole("button", { name: "꼼꼼한" }).first().click();
  await page.getByRole("button", { name: "다정한" }).first().click();
  await page
    .getByRole("group", { name: /어려워요/ })
    .getByRole("button", { name: "스파르타식" })
    .click();
  await page.getByText("저장했어요").filter({ visible: true }).first().waitFor();
  await shoot(page, "applicant-times");
  await page.getByRole("button", { name: "다음" }).click();
  await shoot(page, "applicant-memo");
  await page.getByRole("button", { name: "다음" }).click();
  await page
    .getByRole("checkbox", { name: /선생님께 먼저 제안하기$/ })
    .first()
    .check();
  await shoot(page, "applicant-tutors");
  await page.getByRole("button", { name: "다음" }).click();
  await shoot(page, "applicant-review");
  await page.goto("/tutoring/enroll/payment-complete");
  await page.getByText("앞으로 이렇게 돼요").filter({ visible: true }).waitFor();
  await shoot(page, "payment-complete");
  await page.goto(`/tutoring/enroll/applicant/${merchantUid}?step=6`);
  await page.getByRole("button", { name: "이 조건으로 찾기" }).click();
  await page.getByText("앞으로 이렇게 돼요").filter({ visible: true }).waitFor();
  await shoot(page, "applicant-complete");
  await page.goto(`/tutoring/enroll/applicant/${merchantUid}`);
  await page.getByText("이 조건으로 선생님을 찾고 있어요").filter({ visible: true }).waitFor();
  await shoot(page, "applicant-read-only");
  await page.goto("/mypage/payment-management/order-history");
  await page.getByRole("main").getByRole("link", { name: /수학/ }).waitFor();
  await shoot(page, "history");
  await page.goto(`/mypage/payment-management/order-history/${merchantUid}`);
  await page.getByText("계산서").filter({ visible: true }).waitFor();
  await shoot(page, "order");
  await page.goto("/mypage");
  await page.getByText("최근 주문").filter({ visible: true }).waitFor();
  await shoot(page, "mypage");
  await page.route("**/api/orders?**", (route) => route.abort());
  await page.goto("/mypage/payment-management/order-history");
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await page.getByText("주문 내역을 불러오지 못했어요").filter({ visible: true }).waitFor();
  await shoot(page, "history-failed");
  await page.goto("/tutoring/enroll/applicant/NRNOTHING");
  await page.getByText("페이지를 찾을 수 없어요").filter({ visible: true }).waitFor();
  await shoot(page, "applicant-missing");
}
