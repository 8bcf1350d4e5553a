import type { Page } from "@playwright/test";
import { ACCOUNT, logIn, loginUrl, mailedLink, makeAccount, newPerson, PARENT, test } from "./support";

/** Writes a screen at both widths, where git looks away. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `reports/screenshots/${name}-${width}.png`, fullPage: true, animations: "disabled" });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test("the ways to log in", async ({ page }) => {
  await page.goto(`${ACCOUNT}/login`);
  await page.evaluate(() => localStorage.setItem("naran.last-way", "KAKAO"));
  await page.reload();
  await page.getByText("최근 로그인").filter({ visible: true }).waitFor();
  await shoot(page, "login");
  await page.goto(`${ACCOUNT}/login?by=KAKAO&error=20003`);
  await page.getByText("이미 이 이메일로 가입했어요.").waitFor();
  await shoot(page, "login-taken");
  await page.goto(`${ACCOUNT}/login?source=tutor`);
  await page.getByText("선생님 계정은").waitFor();
  await shoot(page, "login-tutor");
});

test("log-in and security", async ({ page }) => {
  const security = `${ACCOUNT}/security`;
  await page.goto(security);
  await logIn(page, PARENT);
  await page.waitForURL(security);
  await page.getByRole("button", { name: "카카오 연결하기" }).waitFor();
  await shoot(page, "security");
});

test("a forgotten password", async ({ page }) => {
  await page.goto(`${ACCOUNT}/password/forgot`);
  await page.getByLabel("이메일").waitFor();
  await shoot(page, "password-forgot");
  await page.getByLabel("이메일").fill(newPerson().email);
  await page.getByRole("button", { name: "링크 받기" }).click();
  await page.getByText("메일함을 확인해 주세요").waitFor();
  await shoot(page, "password-sent");
  await page.goto(`${ACCOUNT}/password/reset`);
  await page.getByText("링크를 더 쓸 수 없어요").waitFor();
  await shoot(page, "password-over");
  const person = await makeAccount(page);
  const { email } = person;
  await page.goto(`${ACCOUNT}/password/forgot`);
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("button", { name: "링크 받기" }).click();
  await page.getByText("메일함을 확인해 주세요").waitFor();
  const link = await mailedLink(page, email);
  await page.goto(link);
  await page.getByLabel("새 비밀번호", { exact: true }).waitFor();
  await shoot(page, "password-reset");
  await page.goto(loginUrl(`${ACCOUNT}/password/change`));
  await logIn(page, person);
  await page.getByLabel("지금 비밀번호", { exact: true }).waitFor();
  await shoot(page, "password-change");
  await page.goto(`${ACCOUNT}/close-account`);
  await page.getByRole("heading", { name: "정말 탈퇴하시겠어요?" }).waitFor();
  await shoot(page, "close-account");
  await page.goto(`${ACCOUNT}/logout`);
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(loginUrl(`${ACCOUNT}/close-account`));
  await logIn(page, { ...PARENT, email: "tutor@naran.test" });
  await page.getByRole("heading", { name: "아직 탈퇴할 수 없어요" }).waitFor();
  await shoot(page, "close-account-obstacle");
});
