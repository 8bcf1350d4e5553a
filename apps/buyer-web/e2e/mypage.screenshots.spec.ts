import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";

test.describe.configure({ timeout: 300_000 });

const PAY = "/mypage/payment-management";

async function open(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

test("my page of a family", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [first, second] = await family.children();
  await family.call("patch", "/users/me", {
    postcode: "04524",
    address: "서울 중구 세종대로 110 (서울특별시청)",
    addressDetail: "101동 1203호",
  });
  await family.buy(await courseOf("MATH", { months: 1, perWeek: 2 }), first);
  await family.buy(await courseOf("ENGLISH", { months: 6, tablet: true }), second);
  await open(page, "/mypage", "다음 결제");
  await shoot(page, "my-summary");
  await page.getByRole("button", { name: /김서아/ }).click();
  await page.getByText("김서아 학생의 주문과 수업만").waitFor();
  await shoot(page, "my-summary-switched");
  await page.getByRole("button", { name: /김서아/ }).click();
  await open(page, "/mypage/user", "로그인과 보안");
  await shoot(page, "my-user");
  await open(page, "/mypage/user/parent", "내가 보호자예요");
  await shoot(page, "my-parent-self");
  await open(page, "/mypage/user/address", "어디로 보내");
  await shoot(page, "my-address");
  await open(page, "/mypage/user/school", "학년과 학교");
  await page.getByRole("button", { name: "저장" }).click();
  await page.getByText("다니는 학교를 찾아 주세요.").waitFor();
  await shoot(page, "my-school-refused");
  await open(page, "/mypage/service", "새 태블릿 대여");
  await shoot(page, "my-service");
  await open(page, PAY, "결제 관리");
  await shoot(page, "my-payment-management");
  await open(page, `${PAY}/order-schedule`, "정기 결제 중");
  await shoot(page, "my-schedule");
  await page.getByRole("button", { name: "결제 멈추기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "멈출게요" }).waitFor();
  await shoot(page, "my-schedule-stop-asked");
  await page.getByRole("alertdialog").getByRole("button", { name: "멈출게요" }).click();
  await page.getByText("멈췄어요", { exact: true }).waitFor();
  await shoot(page, "my-schedule-stopped");
  await open(page, `${PAY}/payment-method`, "카드 추가");
  await shoot(page, "my-payment-method");
  await page.getByRole("button", { name: "카드 추가" }).click();
  await page.getByRole("button", { name: "카드 추가" }).click();
  await page.getByText("카드 번호를 적어 주세요.").waitFor();
  await shoot(page, "my-card-refused");
  await open(page, "/myclass", "선생님 조건을 알려 주세요");
  await shoot(page, "my-class");
  await open(page, `${PAY}/order-history`, "모든 학생");
  await page.getByRole("main").getByRole("link", { name: /수학/ }).waitFor();
  await shoot(page, "my-history");
  await open(page, "/mypage/coupon", "쓸 수 있는 쿠폰");
  await shoot(page, "my-coupons");
  await open(page, "/mypage/term", "동의한 약관");
  await shoot(page, "my-term");
  await open(page, "/mypage/company", "통신판매업");
  await shoot(page, "my-company");
});

test("my page of a student, empty and refused", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await open(page, "/mypage/alert", "혜택 소식 받기");
  await page.getByRole("switch", { name: /밤에도 받기/ }).click();
  await page.getByText("저장했어요").waitFor();
  await shoot(page, "my-alert");
  await open(page, "/mypage/user", "로그인과 보안");
  await shoot(page, "my-user-student");
  await open(page, "/mypage/user/name", "이름을 알려");
  await page.getByRole("textbox", { name: "이름" }).fill("이");
  await page.getByRole("button", { name: "저장" }).click();
  await shoot(page, "my-name-refused");
  await page.goto("about:blank");
  await open(page, "/mypage/user/parent", "보호자를 알려");
  await page.getByRole("textbox", { name: "보호자 이름" }).fill("이보호");
  await page.getByRole("textbox", { name: "보호자 휴대폰 번호" }).fill("01077778888");
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByRole("textbox", { name: "인증번호" }).waitFor();
  await shoot(page, "my-parent");
  await open(page, "/mypage/service", "아직 수업이 없어요");
  await shoot(page, "my-service-empty");
  await open(page, `${PAY}/order-schedule`, "예정된 결제가 없어요");
  await shoot(page, "my-schedule-empty");
  await open(page, `${PAY}/payment-method`, "저장한 결제 수단이 없어요");
  await shoot(page, "my-payment-method-empty");
  await page.route("**/api/users/me/order-schedules", (route) => route.abort());
  await open(page, `${PAY}/order-schedule`, "결제 일정을 불러오지 못했어요");
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await shoot(page, "my-schedule-failed");
});
