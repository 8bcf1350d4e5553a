import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { makePair } from "../../../../test/make-pair.ts";
import { TRIAL } from "../../../../test/place-order.ts";
import { giveLessons } from "../../../../test/refund-order.ts";
import { settle } from "../../../../test/settle.ts";
import { offerOf, stopRenewals, THREE_MONTHS } from "../../../../test/up-selling.ts";
import { endClass } from "../../lessons/class-ends/end-class.ts";
import { notifyDue } from "../../lessons/class-ends/notify-due.ts";
import { remindOfGoingOn } from "./remind-of-going-on.ts";

let t: TestApp;
let parent: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from lessons`);

const textsOf = async (id: string) => {
  const rows = await t.deps.sql<{ text: string }[]>`
    select data ->> 'text' as text from pgboss.job where singleton_key like ${`class:${id}:%`} order by created_on`;
  return rows.map(({ text }) => text);
};

test("a trial that was held is offered to go on, once, and its buyer is told", async () => {
  const id = await makePair(t, parent, { order: { productId: TRIAL }, lessonStarts: [{ day: 5, halfHour: 20 }] });
  await giveLessons(t, id, 1, 1);
  expect(await offerOf(t, parent, id)).toBeNull();
  await endClass(systemCtx(t.deps), { matchId: id, userId: parent.userId });
  await endClass(systemCtx(t.deps), { matchId: id, userId: parent.userId });
  const offer = await offerOf(t, parent, id);
  expect(offer?.classes).toMatchObject([{ isTrial: true, refundAmount: 0, lessonsLeft: 0 }]);
  expect(offer?.classes[0]?.products.map(({ totalMonths }) => totalMonths)).toEqual([3, 6, 12]);
  expect(await textsOf(id)).toContainEqual(expect.stringContaining("같은 선생님과 이어서 들을 수 있어요."));
  const [count] = await t.deps.sql`select count(*)::int as n from up_selling_offer_matches where match_id = ${id}`;
  expect(count).toEqual({ n: 1 });

  const ending = async (days: number) => {
    await t.deps.sql`update up_selling_offers set expires_at = now() + make_interval(days => ${days})`;
    await remindOfGoingOn(systemCtx(t.deps), new Date());
    return (await textsOf(id)).filter((text) => /은 내일까지 같은 선생님과 이어서/.test(text)).length;
  };
  expect([await ending(2), await ending(1), await ending(1)]).toEqual([0, 1, 1]);
});

test.each([
  ["a month with two lessons left", {}, true],
  ["half a year", { productId: 1122300 }, false],
])("%s", async (_, order, isOffered) => {
  const id = await makePair(t, parent, { order });
  const total = isOffered ? 8 : 51;
  const lessons = await giveLessons(t, id, total - 2, total);
  await stopRenewals(t);
  await t.deps.sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    await tx`update lessons set status = 'DONE', starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'
      where id = ${lessons[total - 3] ?? ""}`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
  });
  await settle(t);
  await notifyDue(systemCtx(t.deps), new Date());
  const offer = await offerOf(t, parent, id);
  const texts = (await textsOf(id)).filter((text) => text.includes("2회 남았어요"));
  expect(texts).toHaveLength(1);
  expect(offer !== null).toBe(isOffered);
  expect(texts[0]?.includes("남은 수업 값을 빼 드려요")).toBe(isOffered);
  if (isOffered) expect(offer?.classes[0]?.products.map(({ id: product }) => product)).toContain(THREE_MONTHS);
});

test("a class that goes on by itself is offered nothing", async () => {
  const id = await makePair(t, parent);
  await giveLessons(t, id, 6);
  await notifyDue(systemCtx(t.deps), new Date());
  expect(await offerOf(t, parent, id)).toBeNull();
});
