import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/clean-page";
import { ACCOUNT, BUYER } from "@pkg/e2e/env";
import { mailedCode, mailedLink, newestCode } from "@pkg/e2e/inbox";
import { newPerson } from "@pkg/e2e/session";
import { makeAccount } from "./lib/account";

const NEXT = `${BUYER}/price`;
const SIGN_UP = `${ACCOUNT}/signup?next=${encodeURIComponent(NEXT)}`;
const PASSWORD = "e2e-password-2026";

test("a parent of a child under 14 signs up, verifies the phone and continues to next", async ({ page }) => {
  const { email, phone } = newPerson();
  const next = page.getByRole("button", { name: "다음", exact: true });
  await page.goto(SIGN_UP);

  await next.click();
  await expect(page.getByText("누가 수업을 신청하는지 골라 주세요.")).toBeVisible();
  await page.getByRole("radio", { name: /학부모예요/ }).check();
  await next.click();

  await expect(page.getByRole("heading", { name: "학부모님 정보를 알려 주세요" })).toBeFocused();
  await page.getByLabel("이름").fill("이수진");
  await page.getByLabel("태어난 해").fill("85");
  await next.click();
  await expect(page.getByText("태어난 해를 네 자리로 적어 주세요.")).toBeVisible();
  await expect(page.getByLabel("태어난 해")).toBeFocused();
  await page.getByLabel("태어난 해").fill("1985");
  await next.click();

  // A taken address looks like any other: its mail leads to the log-in, and keeps next.
  await expect(page.getByRole("heading", { name: "어떤 이메일로 가입할까요?" })).toBeFocused();
  const { email: taken } = await makeAccount(page);
  await page.getByLabel("이메일").fill(taken);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await expect(page.getByLabel("인증번호")).toBeFocused();
  await expectAccessible(page);
  expect(await mailedLink(taken)).toBe(`${ACCOUNT}/login?next=${encodeURIComponent(NEXT)}`);
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  const mailed = await mailedCode(email);
  await page.getByLabel("인증번호").fill(mailed === "000000" ? "111111" : "000000");
  await next.click();
  await expect(page.getByText("인증번호가 달라요. 4번 더 입력할 수 있어요.")).toBeVisible();
  await page.getByLabel("인증번호").fill(mailed);
  await next.click();

  await page.getByLabel("이름").fill("김하린");
  await page.getByLabel("태어난 해").fill("2014");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "김하린 학생은 몇 학년인가요?" })).toBeVisible();
  await page.getByRole("radio", { name: "초등학교" }).check();
  await page.getByRole("radio", { name: "6학년" }).check();
  await page.getByLabel("학교 이름").fill("초등");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.getByLabel("학교 이름").press("ArrowDown");
  await page.getByLabel("학교 이름").press("Enter");
  await expect(page.getByRole("button", { name: "바꾸기" })).toBeFocused();

  // A refresh keeps the answers, the browser's back shows them again.
  await page.reload();
  await expect(page.getByRole("radio", { name: "6학년" })).toBeChecked();
  await next.click();
  await expect(page.getByText(/초6 · .*초등학교/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "6학년" })).toBeChecked();
  // Next fetches an entry from before the refresh anew, its title with it; a press in that moment is undone.
  const fetched = page.waitForResponse((response) => response.url().includes("_rsc="));
  await page.goBack();
  await fetched;
  await expect(page).toHaveTitle(/가입하기/);
  await expect(page.getByLabel("이름")).toHaveValue("김하린");
  await next.click();
  await expect(page.getByRole("radio", { name: "6학년" })).toBeChecked();
  await next.click();
  await expect(page.getByRole("heading", { name: "추가한 자녀를 확인해 주세요" })).toBeVisible();
  await next.click();

  await expect(page.getByRole("heading", { name: "약관을 확인해 주세요" })).toBeVisible();
  await next.click();
  await expect(page.getByText("필수 약관 4개가 남았어요.")).toBeVisible();
  await page.getByRole("button", { name: /만 14세 미만 자녀의 개인정보 수집 내용 보기/ }).click();
  await expect(page.getByRole("dialog")).toContainText("법정대리인의 동의");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "필수만 동의" }).click();
  await expect(page.getByRole("checkbox", { name: /혜택 소식/ })).not.toBeChecked();
  await next.click();

  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "가입하기" }).click();

  await page.waitForURL(/\/phone\?/);
  await page.getByLabel("휴대폰 번호").fill("010-12");
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await expect(page.getByText("휴대폰 번호를 다시 확인해 주세요.")).toBeVisible();
  await page.getByLabel("휴대폰 번호").fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();

  const code = page.getByLabel("인증번호");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(page.getByRole("timer")).toHaveText(/2:5\d|3:00/);
  await expect(page.getByRole("button", { name: /초 뒤에 다시 받기/ })).toHaveAttribute("aria-disabled", "true");
  const right = await newestCode(phone);
  await code.fill(right === "000000" ? "111111" : "000000");
  await expect(page.getByText(/인증번호가 달라요\. \d번 더 입력할 수 있어요\./)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(right);
  await page.waitForURL(NEXT);
});

test("a student signs up by keyboard alone, and the password is kept nowhere", async ({ page }) => {
  const { email } = newPerson();
  await page.goto(SIGN_UP);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const first = page.getByRole("radio", { name: /학부모예요/ });
  await expect(first).toBeEnabled();
  await first.focus();
  await press("ArrowDown", "Enter");
  await expect(page.getByRole("heading", { name: "이름과 태어난 해를 알려 주세요" })).toBeFocused();
  await press("Tab");
  await page.keyboard.type("김서연");
  await press("Tab");
  await page.keyboard.type("2009");
  await press("Enter");
  await expect(page.getByRole("heading", { name: "어떤 이메일로 가입할까요?" })).toBeFocused();
  await press("Tab");
  await page.keyboard.type(email);
  await press("Enter");
  await expect(page.getByLabel("인증번호")).toBeFocused();
  await page.keyboard.type(await mailedCode(email));
  await press("Enter");

  await expect(page.getByRole("heading", { name: "지금 몇 학년인가요?" })).toBeFocused();
  await press("Tab", "ArrowRight", "ArrowRight");
  await expect(page.getByRole("radio", { name: "고등학교" })).toBeChecked();
  await press("Tab", "ArrowRight");
  await expect(page.getByRole("radio", { name: "2학년" })).toBeChecked();
  await press("Enter");

  await expect(page.getByRole("heading", { name: "약관을 확인해 주세요" })).toBeFocused();
  await press("Tab", "Space");
  await expect(page.getByRole("checkbox", { name: "전체 동의" })).toBeChecked();
  await press("Enter");

  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel("비밀번호", { exact: true }).fill("1234567");
  await press("Enter");
  await expect(page.getByText("8자 이상으로 정해 주세요.")).toBeVisible();
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
  expect(kept).toContain(email);
  expect(kept).not.toContain(PASSWORD);
  await press("Enter");
  await page.waitForURL(/\/phone\?/);
  expect(await page.evaluate(() => sessionStorage.getItem("naran.sign-up"))).toBeNull();
  await page.getByRole("link", { name: "나중에 확인할게요" }).click();
  await page.waitForURL(NEXT);
});
