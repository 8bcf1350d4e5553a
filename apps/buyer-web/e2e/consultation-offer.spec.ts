import { expectAccessible } from "@pkg/e2e/axe";
import { Calls } from "@pkg/e2e/calls";
import { sql } from "@pkg/e2e/database";
import { newPerson } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";
import { signUpBuyer, verifyPhone } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { askForCall, fillOffer, noteCall, openAtDesk, sendOffer } from "./lib/consultation";
import { Family } from "./lib/family";
import { acceptAsAsked, sendWishes } from "./lib/matching";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 300_000 });

test("a consulted family pays what staff offered, and each course knows what was said on the phone", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const { phone } = newPerson();
  await askForCall(page, phone);

  const desk = await openAtDesk(browser, phone);
  await expectAccessible(desk, "a consultation at the desk");
  await noteCall(desk, "중2 도형이 어렵고, 화·목 저녁이 좋대요.");
  await desk.getByRole("button", { name: "제안 문자 보내기" }).click();
  await desk.getByText("과목과 수업을 모두 골라 주세요.").waitFor();
  await fillOffer(desk);
  await expect(desk.getByText("모두 1,118,760원")).toBeVisible();
  const link = await sendOffer(desk, phone);
  await expectAccessible(desk, "an offer at the desk");

  // Before the log-in it says what it is; another account is told whose number can pay it.
  const stranger = await browser.newContext();
  const foreign = await stranger.newPage();
  await foreign.goto(link);
  await foreign.getByRole("heading", { name: "상담을 신청한 번호로 결제해요" }).waitFor();
  await expect(foreign.getByRole("link", { name: /로 가입하기$/ })).toHaveText(new RegExp(phone.slice(-4)));
  await expectAccessible(foreign, "an offer, logged out");
  await signUpBuyer(stranger, baseURL ?? "");
  await foreign.goto(link);
  await foreign.getByRole("heading", { name: "다른 번호의 상담이에요" }).waitFor();
  await expectAccessible(foreign, "an offer of another phone");
  await stranger.close();
  // The browser that asked for the call has it without the link.
  await page.goto("/tutoring/consult");
  await page.getByRole("heading", { name: "제안받은 수업이 있어요" }).waitFor();
  await page.getByRole("link", { name: "제안받은 수업 보기" }).click();
  await page.getByRole("heading", { name: "상담을 신청한 번호로 결제해요" }).waitFor();

  const { email } = await signUpBuyer(context, baseURL ?? "");
  // The code of the call was sent more than half a minute ago.
  await sql`update phone_verifications set created_at = created_at - interval '1 minute' where phone_number = ${phone}`;
  await verifyPhone(new Calls(context.request, baseURL ?? ""), phone);
  await page.goto(link);
  await page.getByRole("link", { name: "결제하러 가기" }).click();
  const payment = new PaymentScreen(page);
  await payment.payButton.waitFor();
  // Staff gave no coupon: the best one of this family's is taken.
  await expect(payment.payButton).toHaveText(/1,062,822원/);
  await expectAccessible(page, "payment of an offer");
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  const merchantUid = await payment.pay();

  const applicants = await sql`select subject, tutor_memo as memo from applicants
    where merchant_uid = ${merchantUid} order by position`;
  const memo = "도형부터 천천히 부탁드려요.";
  expect([...applicants]).toEqual([
    { subject: "MATH", memo },
    { subject: "ENGLISH", memo },
  ]);
  const paid = () => sql`select 1 from action_logs where user_action_status = 'PAID' and merchant_uid = ${merchantUid}
    and order_funnel_type = 'ROCKET_ENROLL' and consultation_id is not null`;
  await expect.poll(async () => (await paid()).length).toBe(1);
  await desk.reload();
  await desk.getByText("결제했어요").waitFor();

  const family = new Family(context, baseURL ?? "", email);
  const matchIds = await sendWishes(family, merchantUid);
  expect(matchIds).toHaveLength(2);
  for (const matchId of matchIds) await acceptAsAsked(family, matchId);
  await page.goto(`/tutoring/matching?matchId=${matchIds[0]}`);
  await page.getByRole("heading", { level: 1, name: /나란히 앉게 됐어요/ }).waitFor();
  const matched = await sql`select 1 from matches where merchant_uid = ${merchantUid} and status = 'MATCHED'`;
  expect(matched).toHaveLength(2);

  // Paid once: the link leads to the order.
  await page.goto(link);
  await page.getByRole("heading", { name: "이미 결제한 수업이에요" }).waitFor();
  await expectAccessible(page, "an offer that was paid");
  await page.getByRole("link", { name: "주문 보기" }).click();
  await page.waitForURL(new RegExp(`/order-history/${merchantUid}$`));
});
