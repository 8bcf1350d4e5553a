import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/clean-page";
import { ACCOUNT, BUYER } from "@pkg/e2e/env";
import { demo, signIn } from "@pkg/e2e/session";

const PROFILES = `${ACCOUNT}/profiles?next=${encodeURIComponent(`${BUYER}/price`)}`;

test("a parent sees the children and adds one under 14 with a guardian's consent", async ({ context, page }) => {
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
  await page.getByRole("link", { name: "뒤로" }).click();
  await page.waitForURL(`${BUYER}/price`);
});
