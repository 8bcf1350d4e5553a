import { addDays, toKstDate } from "@pkg/domain";
import { expect, test } from "vitest";
import { asDemo, call } from "../../../../../test/caller.ts";
import { createTestApp } from "../../../../../test/create-test-app.ts";
import { advanceTo, renewedClass } from "../../../../../test/renew.ts";

test("a counted product is renewed when two lessons are left", async () => {
  const t = await createTestApp();
  const parent = await asDemo("parent");
  const renewed = await renewedClass(t, parent);
  await t.deps
    .sql`update order_schedules set product_id = 9111, amount = (select final_cost from products where id = 9111) where id = ${renewed.id}`;
  const { content } = (await call(t, parent, "GET", `/lessons/matches/${renewed.matchId}/lessons`)).json();
  const sixth = toKstDate(new Date(content[5].startsAt));
  await advanceTo(t, addDays(sixth, -20), "12:00");
  const read = await renewed.read();
  expect(read).toMatchObject({ nextDate: sixth, dayOfMonth: null, canSkip: false });
  expect((await renewed.change({ dayOfMonth: 3 })).statusCode).toBe(409);
  await advanceTo(t, addDays(sixth, -7), "09:00");
  await advanceTo(t, sixth, "10:00");
  expect(await renewed.orders()).toMatchObject([{ status: "PAID", orderName: "수학 중2-2 2번째 결제" }]);
  await advanceTo(t, sixth, "10:01");
  const after = (await call(t, parent, "GET", `/lessons/matches/${renewed.matchId}/lessons`)).json();
  expect(after.counts).toMatchObject({ total: 12, scheduled: 12 });
  const next = (await renewed.read()).nextDate;
  expect(next).toBe(toKstDate(new Date(after.content[9].startsAt)));
  await t.close();
});
