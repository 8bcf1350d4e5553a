import { sql } from "@pkg/e2e/database";
import { pressOn, tabTo, typeInto } from "@pkg/e2e/keyboard";
import { expect, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { CARD_FACTS, CARDS } from "./lib/cards";

test.describe.configure({ timeout: 180_000 });

// The guardian's form and the order schedule have their keyboard tests in their own specs.

test("name, address and school are changed by keyboard alone", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  await page.goto("/mypage/user");
  await pressOn(page, page.getByRole("link", { name: /이름/ }));
  await typeInto(page, "이름", "봄");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mypage\/user$/);

  await pressOn(page, page.getByRole("link", { name: /주소/ }));
  await page.waitForURL(/\/address$/);
  await pressOn(page, button("저장"));
  await expect(page.getByRole("textbox", { name: "주소", exact: true })).toBeFocused();
  await pressOn(page, button("주소 찾기"));
  await typeInto(page, "도로명 또는 건물 이름", "세종대로 110");
  await pressOn(page, button(/세종대로 110/));
  await expect(page.getByRole("textbox", { name: "상세 주소" })).toBeFocused();
  await page.keyboard.type("101동 1203호");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mypage\/user$/);

  await pressOn(page, page.getByRole("link", { name: /학교/ }));
  await page.waitForURL(/\/school(\?|$)/);
  await pressOn(page, button("바꾸기"));
  await tabTo(page, page.getByRole("checkbox", { name: "학교가 목록에 없어요" }));
  await page.keyboard.press("Space");
  await typeInto(page, "학교 이름", "나란중학교");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mypage\/user$/);
  const [stored] =
    await sql`select u.name, u.address_detail, s.school_name from users u join students s on s.user_id = u.id
    where u.email = ${email}`;
  expect(stored).toEqual({ name: "이나란봄", address_detail: "101동 1203호", school_name: "나란중학교" });
});

test("alerts are switched and a card is added by keyboard alone", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await page.goto("/mypage/alert");
  const lessons = page.getByRole("switch", { name: /수업 알림/ });
  await tabTo(page, lessons);
  await page.keyboard.press("Space");
  await expect(page.getByText("저장했어요")).toBeVisible();
  await page.reload();
  await expect(lessons).not.toBeChecked();

  await page.goto("/mypage/payment-management/payment-method");
  await page.getByText("저장한 카드가 없어요").filter({ visible: true }).waitFor();
  const add = page.getByRole("button", { name: "카드 추가" });
  await pressOn(page, add);
  await pressOn(page, add);
  await expect(page.getByRole("textbox", { name: "카드 번호" })).toBeFocused();
  await page.keyboard.type(CARDS.paid);
  await typeInto(page, "유효기간", CARD_FACTS.expiry);
  await typeInto(page, "비밀번호 앞 2자리", CARD_FACTS.password);
  await typeInto(page, "생년월일 또는 사업자번호", CARD_FACTS.birthday);
  await pressOn(page, add);
  await expect(page.getByRole("article", { name: /09$/ })).toContainText("기본");
});
