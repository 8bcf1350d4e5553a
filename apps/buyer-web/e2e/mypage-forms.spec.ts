import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { newestCode } from "@pkg/e2e/inbox";
import { expect, type Page, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { signUpFamily } from "./lib/family";

test.describe.configure({ timeout: 240_000 });

const save = (page: Page) => page.getByRole("button", { name: "저장", exact: true }).click();
const value = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

test("name, address and school are saved; what is wrong stands at its field", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await page.goto("/mypage/user");
  await page.getByRole("link", { name: /이름/ }).click();
  const name = page.getByRole("textbox", { name: "이름" });
  await name.fill("이");
  await save(page);
  await expect(page.getByText("이름은 2~20자로 적어 주세요.")).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("이");
  await expectAccessible(page, "name, refused");
  await name.fill("이새봄");
  await save(page);
  await page.waitForURL(/\/mypage\/user$/);
  await expect(value(page, "이새봄")).toBeVisible();

  await page.getByRole("link", { name: /주소/ }).click();
  await save(page);
  await expect(page.getByText("주소를 찾아 주세요.").filter({ visible: true })).toBeVisible();
  await expectAccessible(page, "address, refused");
  await page.getByRole("button", { name: "주소 찾기" }).click();
  await page.getByRole("textbox", { name: "도로명 또는 건물 이름" }).fill("세종대로 110");
  await page.getByRole("button", { name: /세종대로 110/ }).click();
  await page.getByRole("textbox", { name: "상세 주소" }).fill("101동 1203호");
  await save(page);
  await page.waitForURL(/\/mypage\/user$/);
  await expect(value(page, /\(04524\).*101동 1203호/)).toBeVisible();

  await page.goto("/mypage/user/school");
  await page.getByRole("button", { name: "바꾸기" }).click();
  await save(page);
  await expect(page.getByText("다니는 학교를 찾아 주세요.")).toBeVisible();
  await page.getByRole("checkbox", { name: "학교가 목록에 없어요" }).check();
  await page.getByRole("textbox", { name: "학교 이름" }).fill("나란고등학교");
  await save(page);
  await expect(page.getByText(/고등학교 이름이에요/)).toBeVisible();
  await expectAccessible(page, "school, refused");
  await page.getByRole("textbox", { name: "학교 이름" }).fill("나란중학교");
  await save(page);
  await page.waitForURL(/\/mypage\/user$/);
  await expect(value(page, "중3 · 나란중학교")).toBeVisible();
  const [stored] = await sql`select school_id, school_name from users where email = ${email}`;
  expect(stored).toMatchObject({ school_id: null, school_name: "나란중학교" });
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

test("another tab that saved first is not overwritten: one chooses", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/mypage/user/name");
    await tab.getByRole("textbox", { name: "이름" }).waitFor();
  }
  await other.getByRole("textbox", { name: "이름" }).fill("첫째창");
  await save(other);
  await other.waitForURL(/\/mypage\/user$/);

  await page.getByRole("textbox", { name: "이름" }).fill("둘째창");
  await save(page);
  const notice = page.getByRole("region", { name: "다른 창에서 먼저 바뀌었어요" });
  await expect(notice).toContainText("첫째창");
  await expect(notice).toContainText("둘째창");
  await expectAccessible(page, "conflict");
  await page.getByRole("button", { name: "저장된 내용 쓰기" }).click();
  await expect(page.getByRole("textbox", { name: "이름" })).toHaveValue("첫째창");
  await page.getByRole("textbox", { name: "이름" }).fill("둘째창");
  await save(page);
  await page.waitForURL(/\/mypage\/user$/);
  await expect(value(page, "둘째창")).toBeVisible();
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
  await night.click();
  await expect(page.getByText("저장했어요")).toBeVisible();
  await expect(night).toBeChecked();
  await page.getByRole("switch", { name: /수업 알림/ }).press("Space");
  await expect(page.getByRole("switch", { name: /수업 알림/ })).not.toBeChecked();
  await expect(page.getByText("저장했어요")).toBeVisible();
  await day.click();
  await expect(night).toBeDisabled();
  await expect(page.getByText(/에 껐어요/)).toBeVisible();
  await expectAccessible(page, "alerts");
  await page.reload();
  await expect(day).not.toBeChecked();
  await expect(page.getByRole("switch", { name: /수업 알림/ })).not.toBeChecked();
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
