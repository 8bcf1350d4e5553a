import { test } from "@pkg/e2e/clean-page";
import { ACCOUNT } from "@pkg/e2e/env";
import { mailedLink } from "@pkg/e2e/inbox";
import { demo, logIn, loginUrl, newPerson } from "@pkg/e2e/session";
import { shoot } from "@pkg/e2e/shoot";
import { makeAccount } from "./lib/account";

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
  await page.getByRole("link", { name: "선생님으로 지원하기" }).waitFor();
  await shoot(page, "login-tutor");
});

test("log-in and security", async ({ page }) => {
  const security = `${ACCOUNT}/security`;
  await page.goto(security);
  await logIn(page, demo("parent"));
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
  const link = await mailedLink(email);
  await page.goto(link);
  await page.getByLabel("새 비밀번호", { exact: true }).waitFor();
  await shoot(page, "password-reset");
  await page.goto(loginUrl(`${ACCOUNT}/password/change`));
  await logIn(page, person);
  await page.getByLabel("현재 비밀번호", { exact: true }).waitFor();
  await shoot(page, "password-change");
  await page.goto(`${ACCOUNT}/close-account`);
  await page.getByRole("heading", { name: "탈퇴할까요?" }).waitFor();
  await shoot(page, "close-account");
  await page.goto(`${ACCOUNT}/logout`);
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(loginUrl(`${ACCOUNT}/close-account`));
  await logIn(page, demo("tutor"));
  await page.getByRole("heading", { name: "아직 탈퇴할 수 없어요" }).waitFor();
  await shoot(page, "close-account-obstacle");
});
