import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { newestCode } from "@pkg/e2e/inbox";
import { expect, type Page, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { Family } from "./lib/family";

test.describe.configure({ timeout: 180_000 });

// The name and the order schedule have their conflict tests in their own specs.

const save = (page: Page) => page.getByRole("button", { name: "저장", exact: true }).click();
const notice = (page: Page) => page.getByRole("region", { name: "다른 창에서 먼저 바뀌었어요" });

test("an address that another tab changed: mine is kept when I say so", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const elsewhere = new Family(context, baseURL ?? "", email);
  await elsewhere.call("patch", "/users/me", {
    postcode: "04524",
    address: "서울 중구 세종대로 110",
    addressDetail: "1층",
  });
  await page.goto("/mypage/user/address");
  const detail = page.getByRole("textbox", { name: "상세 주소" });
  await expect(detail).toHaveValue("1층");
  await elsewhere.call("patch", "/users/me", { addressDetail: "2층" });
  await detail.fill("3층");
  await save(page);
  await expect(notice(page)).toContainText("2층");
  await expect(notice(page)).toContainText("3층");
  await expect(notice(page).getByRole("heading")).toBeFocused();
  await expectAccessible(page, "address, conflict");
  await page.getByRole("button", { name: "내가 적은 내용 쓰기" }).click();
  await page.waitForURL(/\/mypage\/user$/);
  const [stored] = await sql`select address_detail from users where email = ${email}`;
  expect(stored?.address_detail).toBe("3층");
});

test("a school that another tab changed: theirs is shown when I say so", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const elsewhere = new Family(context, baseURL ?? "", email);
  const [student] = await elsewhere.students();
  if (!student) throw new Error("no student");
  await page.goto("/mypage/user/school");
  await page.getByRole("button", { name: "바꾸기" }).click();
  await page.getByRole("checkbox", { name: "학교가 목록에 없어요" }).check();
  await page.getByRole("textbox", { name: "학교 이름" }).fill("내가중학교");
  const theirs = { name: student.name, grade: 9, schoolId: null, schoolName: "먼저중학교" };
  await elsewhere.call("patch", `/users/me/students/${student.id}`, theirs);
  await save(page);
  await expect(notice(page)).toContainText("먼저중학교");
  await expect(notice(page)).toContainText("내가중학교");
  await expectAccessible(page, "school, conflict");
  await page.getByRole("button", { name: "저장된 내용 쓰기" }).click();
  await expect(page.getByRole("textbox", { name: "학교 이름" })).toHaveValue("먼저중학교");
  const [stored] = await sql`select school_name from students where id = ${student.id}`;
  expect(stored?.school_name).toBe("먼저중학교");
});

test("a guardian whom another tab renamed: nothing is overwritten before I choose", async ({
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const elsewhere = new Family(context, baseURL ?? "", email);
  const phoneNumber = `010${String(Date.now()).slice(-8)}`;
  const { id } = await elsewhere.call<{ id: string }>("post", "/users/me/guardian/verifications", { phoneNumber });
  const code = await newestCode(phoneNumber);
  await elsewhere.call("post", "/users/me/guardian", { name: "이보호", verificationId: id, code });
  await page.goto("/mypage/user/parent");
  const name = page.getByRole("textbox", { name: "보호자 이름" });
  await expect(name).toHaveValue("이보호");
  await elsewhere.call("patch", "/users/me/guardian", { name: "먼저보호" });
  await name.fill("내가보호");
  await save(page);
  await expect(notice(page)).toContainText("먼저보호");
  await expect(notice(page)).toContainText("내가보호");
  await expectAccessible(page, "guardian, conflict");
  const stored = async () =>
    (await sql`select g.name from guardians g join users u on u.id = g.user_id where u.email = ${email}`)[0]?.name;
  expect(await stored()).toBe("먼저보호");
  await page.getByRole("button", { name: "내가 적은 내용 쓰기" }).click();
  await page.waitForURL(/\/mypage\/user$/);
  expect(await stored()).toBe("내가보호");
});
