import { expect, test } from "@pkg/e2e/engine/test";
import { ACCOUNT, BUYER } from "@pkg/e2e/env";
import { mailedCode, newestCode } from "@pkg/e2e/inbox";
import { demo, loginUrl, newPerson } from "@pkg/e2e/session";

const NEXT = { role: "button", name: "다음" };
const PRICE = `${BUYER}/price`;

test("a student signs up, proves mailbox and phone, and comes back to the page", async ({ tab }) => {
  const { email, phone } = newPerson();
  await tab.open(`${ACCOUNT}/signup?next=${encodeURIComponent(PRICE)}`);
  await tab.click({ role: "radio", name: /학생이에요/ });
  await tab.click(NEXT);
  await tab.fill({ role: "textbox", name: "이름" }, "이나란");
  await tab.fill({ role: "textbox", name: "태어난 해" }, String(new Date().getFullYear() - 15));
  await tab.click(NEXT);
  await tab.fill({ role: "textbox", name: "이메일" }, email);
  await tab.click({ role: "button", name: "인증번호 받기" });
  await tab.fill({ role: "textbox", name: "인증번호" }, await mailedCode(email));
  await tab.click(NEXT);
  await tab.click({ role: "radio", name: "중학교" });
  await tab.click({ role: "radio", name: "2학년" });
  await tab.click(NEXT);
  await tab.click({ role: "button", name: "필수만 동의" });
  await tab.click(NEXT);
  await tab.fill({ label: "비밀번호" }, "e2e-password-2026");
  await tab.click({ role: "button", name: "가입하기" });
  await tab.fill({ role: "textbox", name: "휴대폰 번호" }, phone);
  await tab.click({ role: "button", name: "인증번호 받기" });
  await tab.fill({ role: "textbox", name: "인증번호" }, await newestCode(phone));
  expect(await tab.isAt(/\/price$/)).toBe(PRICE);
});

test("a wrong password is explained, the right one comes back, and a log-out closes the page", async ({ tab }) => {
  const { email, password } = demo("student");
  const myPage = `${BUYER}/mypage`;
  await tab.open(myPage);
  expect(await tab.isAt(/\/login/)).toBe(loginUrl(myPage));
  await tab.fill({ role: "textbox", name: "이메일" }, email);
  await tab.fill({ label: "비밀번호" }, "wrong-password");
  await tab.click({ role: "button", name: "로그인" });
  await tab.sees({ text: "이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요." });
  await tab.fill({ label: "비밀번호" }, password);
  await tab.click({ role: "button", name: "로그인" });
  expect(await tab.isAt(/\/mypage$/)).toBe(myPage);
  await tab.open(`${ACCOUNT}/logout?next=${encodeURIComponent(PRICE)}`);
  await tab.isAt(/\/price$/);
  await tab.open(myPage);
  await tab.isAt(/\/login/);
});
