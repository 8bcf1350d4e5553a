import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { pressOn } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { CARDS } from "./lib/cards";
import { courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { planLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";
import { openMatchAtDesk } from "./lib/operator";
import { chargesOf, ordersOf } from "./lib/orders";
import { PaymentScreen } from "./lib/payment-screen";

const classFacts = (id: string) => sql`
  select m.tutor_id as tutor, count(l.id)::int as lessons, min(l.starts_at) as first
  from matches m left join lessons l on l.match_id = m.id and l.status = 'SCHEDULED' where m.id = ${id} group by m.id`;

test.describe.configure({ timeout: 240_000 });

test("a trial goes on for three months: staff offers it, my class leads to the payment, and it keeps tutor and lessons", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student, await courseOf("MATH", { months: 0 }));
  await planLessons(family, matchId);
  await test.step("staff offers it", async () => {
    const desk = await openMatchAtDesk(browser, matchId);
    await expect(desk.getByRole("button", { name: /^이어 듣기 제안 보내기/ })).toBeVisible();
    await expectAccessible(desk, "a match with its tutor at the desk");
    await desk.getByLabel("제안하는 이유").fill("학부모와 이야기했어요");
    await pressOn(desk, desk.getByRole("button", { name: /^이어 듣기 제안 보내기/ }));
    await expect(desk.getByText("직원이 보낸 제안")).toBeVisible();
    await desk.context().close();
  });
  await page.goto(`/myclass/${matchId}`);
  const goOn = page.getByRole("region", { name: "이어서 듣기" });
  await expect(goOn).toContainText("남은 수업1회 값을 빼고, 예약한 1회는 그대로 들어요");
  await expect(goOn.getByRole("radio", { name: /3개월 13회/ })).toBeChecked();
  await goOn.getByRole("radio", { name: /3개월 13회/ }).press("ArrowDown");
  await expect(goOn.getByRole("radio", { name: /6개월 27회/ })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expectAccessible(page, "going on with a class");
  await goOn.getByRole("link", { name: "이어서 듣기" }).click();

  const payment = new PaymentScreen(page);
  await payment.payButton.waitFor();
  await expect(page.getByRole("heading", { level: 1, name: /같은 선생님과 이어 가요/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "약관 동의" })).toBeHidden();
  const ledger = await payment.ledger();
  const shown = ledger.map((line) =>
    Number((/[−\d,]+(?=원$)/.exec(line)?.[0] ?? "").replace("−", "-").replaceAll(",", "")),
  );
  expect(ledger).toContain("지금 수업 환불남은 수업만큼 돌려드려요 −9,900원");
  const [before] = await classFacts(matchId);
  await payment.fillCard(CARDS.paid);
  const merchantUid = await payment.pay();
  await test.step("tutor and lesson stay, and both orders add up", async () => {
    const [after] = await classFacts(matchId);
    expect(after).toMatchObject({ tutor: before?.tutor, first: before?.first });
    // The arranged trial counts for the new course, which is planned after it.
    expect(after?.lessons).toBe(13);
    const [trial, paid] = await ordersOf(family.email);
    const [moved] =
      await sql`select t.amount, t.status from up_selling_transfers t join orders o on o.id = t.from_order_id
      where o.merchant_uid = ${trial?.merchantUid ?? ""}`;
    expect(trial).toMatchObject({ status: "REFUNDED", amount: 9_900 });
    expect(moved).toEqual({ amount: trial?.amount, status: "DONE" });
    expect(paid).toMatchObject({ merchantUid, status: "PAID", amount: shown.at(-1) });
    expect(shown.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(paid?.amount);
    expect(await chargesOf(merchantUid)).toMatchObject([{ charges: 1, chargedAmount: paid?.amount, cancels: 0 }]);
    await page.goto(`/mypage/payment-management/order-history/${merchantUid}`);
    await expect(page.getByRole("region", { name: "이어 듣기로 옮긴 금액" })).toContainText("앞 주문에서9,900원");
    await page.getByRole("link", { name: /앞 주문에서/ }).click();
    await expect(page.getByRole("region", { name: "이어 듣기로 옮긴 금액" })).toContainText("새 주문으로−9,900원");
  });

  await page.goto("/tutoring/enroll/payment?orderFunnelType=UP_SELLING&token=AAAAAAAAAAAAAAAAAAAAAA");
  await expect(page.getByRole("heading", { level: 1, name: "지금은 쓸 수 없는 제안이에요" })).toBeVisible();
});
