import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/clean-page";
import { ACCOUNT, BUYER } from "@pkg/e2e/env";
import { demo, signIn } from "@pkg/e2e/session";

const PROFILES = `${ACCOUNT}/profiles?next=${encodeURIComponent(`${BUYER}/price`)}`;

test("a parent adds a child under 14 with a guardian's consent, mends the name, and takes the child off again", async ({
  context,
  page,
}) => {
  const name = `김${["가", "나", "다", "라", "마", "바"][Date.now() % 6]}${String.fromCharCode(0xac00 + (Date.now() % 9000))}`;
  await signIn(context, demo("parent"));
  await page.goto(PROFILES);
  await expect(page.getByText("김하준")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "학생 추가" }).click();
  const add = page.getByRole("button", { name: "학생 추가" });
  await add.click();
  await expect(page.getByLabel("이름")).toBeFocused();
  await expect(page.getByText("학년을 골라 주세요.")).toBeVisible();

  await page.getByLabel("이름").fill(name);
  await page.getByLabel("태어난 해").fill("2015");
  await page.getByRole("radio", { name: "초등학교" }).check();
  await page.getByRole("radio", { name: "5학년" }).check();
  await add.click();
  await expect(page.getByText("보호자의 동의가 있어야 추가할 수 있어요.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /보호자로서/ }).check();
  await add.click();
  await expect(page).toHaveURL(PROFILES);
  await expect(page.getByText(name, { exact: true })).toBeVisible();

  await page.getByRole("link", { name: `${name} 학생 고치기` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${name} 학생` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "이름", exact: true }).fill(`${name}아`);
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page).toHaveURL(PROFILES);
  await page.getByRole("link", { name: `${name}아 학생 고치기` }).click();
  await page.getByRole("button", { name: "이 학생 지우기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "지우기" }).click();
  await expect(page).toHaveURL(PROFILES);
  await expect(page.getByText(`${name}아`, { exact: true })).toBeHidden();
  await page.getByRole("link", { name: "뒤로" }).click();
  await page.waitForURL(`${BUYER}/price`);

  await page.goto(PROFILES);
  await page.getByRole("link", { name: /^김서아 초/ }).click();
  await expect(page.getByText("김서아 학생의 주문과 수업만 보고 있어요.")).toBeVisible();
  await expect(page).toHaveURL(`${BUYER}/mypage`);
});
