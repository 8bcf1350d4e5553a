import { sql } from "@pkg/e2e/database";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { ALL_WIDTHS } from "@pkg/e2e/widths";
import type { Page } from "@playwright/test";
import { signUpFamily } from "./lib/family";
import { holdLessons } from "./lib/held-lessons";
import { planLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";

test.describe.configure({ timeout: 300_000 });

const SCHEDULES = "/mypage/payment-management/order-schedule";
const shootAll = (page: Page, name: string) => shoot(page, name, ALL_WIDTHS);

test("a class that rests and goes on again, and a series that moves", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [child, other] = await family.children();
  const matchId = await beginPair(family, child);
  const [course] = await sql`
    select (i.product ->> 'totalCounts')::int + (i.product ->> 'freeLessonCounts')::int as lessons, s.id
    from matches m join order_items i on i.id = m.order_item_id join order_schedules s on s.order_item_id = i.id
    where m.id = ${matchId}`;
  if (!course) throw new Error("The course of a month has its schedule.");
  await holdLessons(matchId, course.lessons);
  await sql`update lessons set settled_as = 'HELD', settled_by = 'PRESENCE', settled_at = now() where match_id = ${matchId}`;
  await page.goto(SCHEDULES);
  await page.getByRole("button", { name: "결제 멈추기" }).click();
  const asked = page.getByRole("alertdialog");
  await asked.waitFor();
  await shootAll(page, "rest-asked");
  await asked.getByRole("button", { name: "멈출게요" }).click();
  await page.getByText("쉬는 중", { exact: true }).waitFor();
  await shootAll(page, "rest-card");
  await page.goto(`/myclass/${matchId}`);
  await page.getByText("수업을 쉬고 있어요").waitFor();
  await shootAll(page, "rest-class");
  await page.goto("/myclass");
  await page.getByRole("link", { name: /정기 결제 다시 켜기/ }).waitFor();
  await shootAll(page, "rest-classes");
  await sql`update order_schedules set next_date = current_date - 1 where id = ${course.id}`;
  await page.goto(SCHEDULES);
  await page.getByRole("button", { name: "정기 결제 다시 켜기" }).click();
  await asked.waitFor();
  await shootAll(page, "rest-pays");
  await page.keyboard.press("Escape");

  const moving = await beginPair(family, other);
  await planLessons(family, moving);
  await page.goto(`/myclass/${moving}`);
  await page.getByRole("button", { name: "시간 바꾸기" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: "이번부터 계속" }).check();
  await sheet.getByRole("radio", { name: /부터/ }).nth(1).check();
  await shootAll(page, "series-choice");
  await sheet.getByRole("button", { name: "옮길 일정 보기" }).click();
  await sheet.getByText("옮긴 뒤").waitFor();
  await shootAll(page, "series-move");
});
