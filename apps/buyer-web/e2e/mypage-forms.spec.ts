import { expectAccessible } from "@pkg/e2e/axe";
import { Calls } from "@pkg/e2e/calls";
import { sql } from "@pkg/e2e/database";
import { newestCode } from "@pkg/e2e/inbox";
import { pressOn, tabTo, typeInto } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { signUpFamily } from "./lib/family";

test.describe.configure({ timeout: 240_000 });

const value = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

test("name, address and school are changed by keyboard alone; what is wrong stands at its field, another tab's change is a choice", async ({
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const name = page.getByRole("textbox", { name: "이름" });
  await page.goto("/mypage/user");
  await pressOn(page, page.getByRole("link", { name: /이름/ }));
  await name.fill("이");
  await name.press("Enter");
  await expect(page.getByText("이름은 2~20자로 적어 주세요.")).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("이");
  await expectAccessible(page, "name, refused");
  await typeInto(page, "이름", "새봄");
  const other = new Calls(context.request, baseURL ?? "");
  await other.sendAsUser("patch", "/users/me", { name: "첫째창" });
  await page.keyboard.press("Enter");
  const notice = page.getByRole("region", { name: "다른 창에서 먼저 바뀌었어요" });
  await expect(notice).toContainText("첫째창");
  await expect(notice).toContainText("이새봄");
  await expectAccessible(page, "conflict");
  await pressOn(page, button("저장된 내용 쓰기"));
  await expect(name).toHaveValue("첫째창");
  await name.fill("이새");
  await typeInto(page, "이름", "봄");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mypage\/user$/);
  await expect(value(page, "이새봄")).toBeVisible();

  await pressOn(page, page.getByRole("link", { name: /주소/ }));
  await page.waitForURL(/\/address$/);
  await pressOn(page, button("저장"));
  await expect(page.getByText("주소를 찾아 주세요.").filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "주소", exact: true })).toBeFocused();
  await expectAccessible(page, "address, refused");
  await pressOn(page, button("주소 찾기"));
  await typeInto(page, "도로명 또는 건물 이름", "세종대로 110");
  await pressOn(page, button(/세종대로 110/));
  await expect(page.getByRole("textbox", { name: "상세 주소" })).toBeFocused();
  await page.keyboard.type("101동 1203호");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mypage\/user$/);
  await expect(value(page, /\(04524\).*101동 1203호/)).toBeVisible();

  await pressOn(page, page.getByRole("link", { name: /학교/ }));
  await page.waitForURL(/\/school(\?|$)/);
  await pressOn(page, button("바꾸기"));
  await pressOn(page, button("저장"));
  await expect(page.getByText("다니는 학교를 찾아 주세요.")).toBeVisible();
  await tabTo(page, page.getByRole("checkbox", { name: "학교가 목록에 없어요" }));
  await page.keyboard.press("Space");
  await typeInto(page, "학교 이름", "나란고등학교");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/고등학교 이름이에요/)).toBeVisible();
  await expectAccessible(page, "school, refused");
  await page.getByRole("textbox", { name: "학교 이름" }).fill("나란중학교");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mypage\/user$/);
  await expect(value(page, "중3 · 나란중학교")).toBeVisible();
  const [stored] = await sql`select u.name, u.address_detail, u.school_id, s.school_name from users u
    join students s on s.user_id = u.id where u.email = ${email}`;
  expect(stored).toEqual({
    name: "이새봄",
    address_detail: "101동 1203호",
    school_id: null,
    school_name: "나란중학교",
  });
});

test("a guardian is named with a code by keyboard alone", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const phone = `010${String(Date.now()).slice(-8)}`;
  await page.goto("/mypage/user/parent");
  await page.getByRole("textbox", { name: "보호자 이름" }).focus();
  await page.keyboard.type("이보호");
  await page.keyboard.press("Enter");
  await expect(page.getByText("휴대폰 번호를 적어 주세요.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "보호자 휴대폰 번호" })).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "인증번호 받기" })).toBeFocused();
  await page.keyboard.press("Enter");
  const code = page.getByRole("textbox", { name: "인증번호" });
  await expect(code).toBeVisible();
  await expectAccessible(page, "guardian, code sent");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "보호자 이름" })).toHaveValue("이보호");
  const right = await newestCode(phone);
  await code.focus();
  await page.keyboard.type(right === "000000" ? "000001" : "000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/인증번호가 달라요/)).toBeVisible();
  await code.fill(right);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mypage\/user$/);
  await expect(value(page, /이보호 · 010-/)).toBeVisible();
  const [row] =
    await sql`select g.name, g.phone_number from guardians g join users u on u.id = g.user_id where u.email = ${email}`;
  expect(row).toMatchObject({ name: "이보호", phone_number: phone });
});

test("the browser's back button asks too, and goes back when told", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await page.goto("/mypage/user");
  await page.getByRole("link", { name: /주소/ }).click();
  await page.waitForURL(/\/address$/);
  const detail = page.getByRole("textbox", { name: "상세 주소" });
  await detail.click();
  await page.keyboard.type("3층");
  // Not awaited: the route delays the navigation.
  const back = () => page.evaluate(() => setTimeout(() => history.back()));
  await back();
  const dialog = page.getByRole("alertdialog", { name: "저장하지 않고 나갈까요?" });
  await dialog.getByRole("button", { name: "계속 적기" }).click();
  await expect(detail).toHaveValue("3층");
  await back();
  await dialog.getByRole("button", { name: "나가기" }).click();
  await page.waitForURL(/\/mypage\/user$/);
});

test("marketing is agreed to and withdrawn with one switch each, dated in the terms", async ({
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await page.goto("/mypage/alert");
  const day = page.getByRole("switch", { name: /혜택 소식 받기/ });
  const night = page.getByRole("switch", { name: /밤에도 받기/ });
  await expect(day).toBeChecked();
  const lessons = page.getByRole("switch", { name: /수업 알림/ });
  await tabTo(page, lessons);
  await page.keyboard.press("Space");
  await expect(lessons).not.toBeChecked();
  await expect(page.getByText("저장했어요").first()).toBeVisible();
  await night.click();
  await expect(night).toBeChecked();
  await day.click();
  await expect(night).toBeDisabled();
  await expect(page.getByText(/에 받지 않기로 했어요/)).toBeVisible();
  await expectAccessible(page, "alerts");
  await page.reload();
  await expect(day).not.toBeChecked();
  await expect(lessons).not.toBeChecked();
  const [row] = await sql`select count(*)::int as n from consents c join users u on u.id = c.user_id
    where u.email = ${email} and key in ('MARKETING', 'NIGHT_MARKETING') and not agreed`;
  expect(row?.n).toBe(2);

  await page.goto("/mypage/term");
  await expect(page.getByText(/에 동의하지 않음/).first()).toBeVisible();
  await expectAccessible(page, "terms");
  await page.getByRole("button", { name: /수강생 이용약관/ }).click();
  await expect(page.getByRole("dialog", { name: "수강생 이용약관" })).toBeVisible();
});

test("the pages that only show can be used with a reader", async ({ context, page, baseURL }) => {
  await signUpFamily(context, baseURL ?? "");
  for (const [path, text] of [
    ["/mypage", "아직 수업이 없어요"],
    ["/mypage/user", "로그인과 보안"],
    ["/mypage/user/parent", "내가 보호자예요"],
    ["/mypage/company", "통신판매업"],
    ["/mypage/service", "아직 수업이 없어요"],
    ["/mypage/payment-management", "결제 관리"],
  ] as const) {
    await page.goto(path);
    await expect(value(page, text)).toBeVisible();
    await expectAccessible(page, path);
  }
});
