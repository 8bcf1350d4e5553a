import { writeFileSync } from "node:fs";
import type { Tab } from "@pkg/e2e/engine/tab";
import { expect, test } from "@pkg/e2e/engine/test";
import { BUYER } from "@pkg/e2e/env";
import { loginUrl } from "@pkg/e2e/session";
import { PASSWORD, signUpBuyer } from "./lib/buyer";
import { CARD_FACTS, CARDS } from "./lib/cards";
import { signUpFamily } from "./lib/family";
import { beginPair } from "./lib/matching";
import { chargesOf, ordersOf } from "./lib/orders";

test.describe.configure({ timeout: 180_000 });

const NEXT = { role: "button", name: "다음" };
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function logIn(tab: Tab, email: string, next: string): Promise<void> {
  await tab.open(loginUrl(next));
  await tab.fill({ role: "textbox", name: "이메일" }, email);
  await tab.fill({ label: "비밀번호" }, PASSWORD);
  await tab.click({ role: "button", name: "로그인" });
}

test("a course is chosen and paid once, and wishes are sent with times painted by a finger", async ({
  request,
  tab,
}) => {
  const { email } = await signUpBuyer({ request }, BUYER);
  await logIn(tab, email, `${BUYER}/simple-enroll`);
  await tab.isAt(/\/simple-enroll$/);
  await tab.click({ role: "button", name: /^수학/ });
  await tab.click({ role: "button", name: /중2-2/ });
  await tab.click({ role: "radio", name: /^3개월/ });
  await tab.click(NEXT);
  await tab.isAt(/\/tutoring\/enroll/);
  await tab.click(NEXT);
  await tab.isAt(/\/tutoring\/enroll\/payment/);
  await tab.fill({ role: "textbox", name: "카드 번호" }, CARDS.paid);
  await tab.fill({ role: "textbox", name: "유효기간" }, CARD_FACTS.expiry);
  await tab.fill({ label: "비밀번호 앞 2자리" }, CARD_FACTS.password);
  await tab.fill({ role: "textbox", name: "생년월일 또는 사업자번호" }, CARD_FACTS.birthday);
  await tab.click({ role: "button", name: "필수만 동의" });
  await tab.click({ role: "button", name: /결제하기$/ });
  const paid = await tab.isAt(/\/payment-complete\?merchantUid=NR/);
  await tab.sees({ role: "heading", name: /^결제했어요/ });
  const merchantUid = new URL(paid).searchParams.get("merchantUid") ?? "";
  expect(await ordersOf(email)).toMatchObject([{ merchantUid, status: "PAID" }]);
  expect(await chargesOf(merchantUid)).toMatchObject([{ charges: 1 }]);

  await tab.click({ role: "link", name: "선생님 조건 알려 주기" });
  await tab.isAt(/\/tutoring\/enroll\/applicant\/NR/);
  await tab.click({ role: "button", name: /내신 성적/ });
  await tab.click(NEXT);
  await tab.click({ role: "button", name: "이과" });
  await tab.click(NEXT);
  await tab.swipe('[data-cell="85"]', '[data-cell="89"]');
  await tab.sees({ text: "2시간 30분" });
  await tab.back();
  await tab.click(NEXT);
  await tab.sees({ text: "2시간 30분" });
  await tab.swipe('[data-cell="181"]', '[data-cell="185"]');
  await tab.click({ role: "button", name: "꼼꼼한" });
  await tab.click(NEXT);
  await tab.sees({ role: "textbox" });
  await tab.click(NEXT);
  await tab.click({ role: "button", name: "추천에 맡길게요" });
  await tab.click({ role: "button", name: "이 조건으로 찾기" });
  await tab.isAt(/\/complete$/);
});

test("my class leads to the messages, where a picture arrives", async ({ request, tab }, info) => {
  const family = await signUpFamily({ request }, BUYER);
  const [first, second] = await family.children();
  await beginPair(family, first);
  const matchId = await beginPair(family, second);
  await logIn(tab, family.email, `${BUYER}/myclass`);
  await tab.isAt(/\/myclass$/);
  await tab.sees({ text: new RegExp(first.name) });
  await tab.open(`${BUYER}/myclass/${matchId}`);
  await tab.click({ role: "radio" });
  await tab.click({ role: "button", name: "첫 수업 잡기" });
  await tab.sees({ text: /에 열려요$/ });
  await tab.click({ role: "link", name: /선생님과 메시지/ });
  await tab.isAt(new RegExp(`/myclass/${matchId}/messages$`));
  const file = info.outputPath("page.png");
  writeFileSync(file, PICTURE);
  await tab.choose({ label: "사진 고르기" }, file);
  await tab.sees({ role: "img", name: "보낼 사진" });
  await tab.fill({ role: "textbox", name: "메시지" }, "여기예요!");
  await tab.click({ role: "button", name: "보내기" });
  await tab.sees({ role: "img", name: "내가 보낸 사진" });
  await tab.sees({ text: "여기예요!" });
});

test("a level test is answered on its board and ends with its result", async ({ request, tab }) => {
  const { email } = await signUpBuyer({ request }, BUYER);
  await logIn(tab, email, `${BUYER}/level-test`);
  await tab.isAt(/\/level-test$/);
  await tab.click({ role: "button", name: /^시험 보기/ });
  await tab.click({ role: "radio", name: /^보통 / });
  await tab.click({ role: "button", name: "20분 시험 시작하기" });
  const board = await tab.isAt(/\/board\//);
  for (let number = 1; number <= 15; number += 1) {
    await tab.sees({ role: "heading", name: new RegExp(`^문제 ${number} `) });
    await tab.click({ role: "radio" });
    if (number < 15) await tab.click({ role: "button", name: "다음 문제" });
  }
  await tab.click({ role: "button", name: "시험 마치기" });
  await tab.click({ role: "button", name: "마칠게요" });
  const id = new URL(board).pathname.split("/").at(-1);
  await tab.isAt(new RegExp(`/level-test/results/${id}$`));
  await tab.sees({ role: "heading", name: /^이나란 님, .+요$/ });
});
