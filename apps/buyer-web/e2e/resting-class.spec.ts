import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { pressOn } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { signUpFamily } from "./lib/family";
import { holdLessons } from "./lib/held-lessons";
import { beginPair } from "./lib/matching";

test.describe.configure({ timeout: 240_000 });

const SCHEDULES = "/mypage/payment-management/order-schedule";

test("a class stopped at its last lesson rests, keeps its tutor, and goes on by one press; a month that began is asked for first", async ({
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [child] = await family.children();
  const matchId = await beginPair(family, child);
  const [course] = await sql`
    select (i.product ->> 'totalCounts')::int + (i.product ->> 'freeLessonCounts')::int as lessons, s.id
    from matches m join order_items i on i.id = m.order_item_id join order_schedules s on s.order_item_id = i.id
    where m.id = ${matchId}`;
  if (!course) throw new Error("The course of a month has its schedule.");
  await holdLessons(matchId, course.lessons);
  await sql`update lessons set settled_as = 'HELD', settled_by = 'PRESENCE', settled_at = now() where match_id = ${matchId}`;

  await page.goto(SCHEDULES);
  await pressOn(page, page.getByRole("button", { name: "결제 멈추기" }));
  const asked = page.getByRole("alertdialog", { name: "정기 결제를 멈출까요?" });
  await expect(asked).toContainText(/남은 수업이 없어요. .+까지 선생님 자리를 맡아 둘게요/);
  await expectAccessible(page, "the question before a stop");
  await pressOn(page, asked.getByRole("button", { name: "멈출게요" }));
  await expect(page.getByText("쉬는 중", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "정기 결제 다시 켜기" })).toBeVisible();
  await expectAccessible(page, "a class that rests");
  await page.goto(`/myclass/${matchId}`);
  await expect(page.getByText("수업을 쉬고 있어요")).toBeVisible();
  await page.goto("/myclass");
  await pressOn(page, page.getByRole("link", { name: /정기 결제 다시 켜기/ }));
  await page.waitForURL(`**${SCHEDULES}`);
  await pressOn(page, page.getByRole("button", { name: "정기 결제 다시 켜기" }));
  const pays = page.getByRole("alertdialog", { name: "정기 결제를 다시 켤까요?" });
  await pressOn(page, pays.getByRole("button", { name: "다시 켜기" }));
  await expect(page.getByText("정기 결제 중")).toBeVisible();

  await pressOn(page, page.getByRole("button", { name: "결제 멈추기" }));
  await pressOn(page, asked.getByRole("button", { name: "멈출게요" }));
  await expect(page.getByText("쉬는 중", { exact: true })).toBeVisible();
  await sql`update order_schedules set next_date = current_date - 1 where id = ${course.id}`;
  await page.reload();
  await pressOn(page, page.getByRole("button", { name: "정기 결제 다시 켜기" }));
  await expect(pays).toContainText(/지금 .+에서 [\d,]+원을 결제하고/);
  await pressOn(page, pays.getByRole("button", { name: "결제하고 다시 켜기" }));
  await expect(page.getByText("정기 결제 중")).toBeVisible();
  const orders = await sql`
    select o.status from orders o join order_schedule_periods p on p.id = o.schedule_period_id where p.schedule_id = ${course.id}`;
  expect(orders.map(({ status }) => status)).toEqual(["PAID"]);
  const [after] = await sql`select m.rests_until, m.ended_at,
    (select count(*)::int from lessons l where l.match_id = m.id and l.starts_at > now()) as planned from matches m where m.id = ${matchId}`;
  expect(after).toMatchObject({ rests_until: null, ended_at: null, planned: course.lessons });
});
