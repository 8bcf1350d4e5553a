import { addDays, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookRefund } from "../../../../../test/book-refund.ts";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { placeOrder } from "../../../../../test/place-order.ts";

const PRICE = 287_120;
const TODAY = toKstDate(new Date());

let t: TestApp;
let finance: Caller & { userId: string };
let parent: Caller & { userId: string };
let student: Caller & { userId: string };
/** The parent's two orders, the student's, and the one whose payment is uncertain: the oldest of all. */
let placed: { first: string; second: string; foreign: string; uncertain: string };
beforeAll(async () => {
  t = await createTestApp();
  [finance, parent, student] = [await asDemo("finance"), await asDemo("parent"), await asDemo("student")];
  const uncertain = await placeOrder(t, student);
  await t.deps.sql`update orders set status = 'UNKNOWN', paid_at = null, lease_until = now() + interval '1 hour',
    created_at = now() - interval '3 days' where merchant_uid = ${uncertain}`;
  placed = {
    uncertain,
    first: await placeOrder(t, parent),
    second: await placeOrder(t, parent),
    foreign: await placeOrder(t, student),
  };
});
afterAll(() => t.close());

const desk = (path = "", who: Caller = finance) => call(t, who, "GET", `/operator/money${path}`);
const uidsOf = (answer: { json: () => { content: { merchantUid: string }[] } }) =>
  answer.json().content.map(({ merchantUid }) => merchantUid);
const acts = (action: string) =>
  t.deps
    .sql`select actor_id as actor, target_id as target, detail from audit_logs where action = ${action} order by id`;

describe("the list of orders", () => {
  test("has the uncertain one first, then the newest", async () => {
    const answer = await desk("/orders");
    expect(uidsOf(answer)).toEqual([placed.uncertain, placed.foreign, placed.second, placed.first]);
    expect(answer.json().content[0]).toMatchObject({ status: "UNKNOWN", buyerName: "이수아", isRenewal: false });
    expect(answer.json().nextCursor).toBeNull();
  });

  test.each<[string, (orders: typeof placed) => string[]]>([
    ["status=UNKNOWN", ({ uncertain }) => [uncertain]],
    ["status=FAILED", () => []],
    [`from=${TODAY}`, ({ foreign, second, first }) => [foreign, second, first]],
    [`to=${addDays(TODAY, -1)}`, ({ uncertain }) => [uncertain]],
    ["search=김민정", ({ second, first }) => [second, first]],
    ["search=김민", ({ second, first }) => [second, first]],
    ["search=민정", () => []],
    ["search=%25", () => []],
    ["search=010-0000-0002", ({ second, first }) => [second, first]],
    ["search=0100", () => []],
  ])("with %s", async (query, expected) => {
    expect(uidsOf(await desk(`/orders?${query}`))).toEqual(expected(placed));
  });

  test("finds an order by its number, in small letters too", async () => {
    expect(uidsOf(await desk(`/orders?search=${placed.first.toLowerCase()}`))).toEqual([placed.first]);
  });

  test.each(["status=LOST", `from=${TODAY}&to=2020-01-01`, "from=0001-01-01", "cursor=nonsense", "search="])(
    "refuses %s",
    async (query) => {
      expect((await desk(`/orders?${query}`)).statusCode).toBe(400);
    },
  );
});

test("a list of several pages has each order once, in one order, while new ones come in", async () => {
  const own = await createTestApp();
  try {
    const merchantUid = await placeOrder(own, parent);
    await own.deps.sql`
      insert into orders (merchant_uid, user_id, student_id, student_name, status, payment_method, idempotency_key,
        request_hash, payment_id, order_name, amount, ledger, lease_until, charge_deadline, created_at)
      select 'P' || n, user_id, student_id, student_name, case when n % 20 = 0 then 'UNKNOWN' else 'FAILED' end,
        payment_method, 'k' || n, request_hash, 'p' || n, order_name, amount, ledger, now() + interval '1 hour',
        now() + interval '1 hour', now() - n * interval '1 minute'
      from orders, generate_series(1, 70) n where merchant_uid = ${merchantUid}`;
    const seen: string[] = [];
    let cursor: string | null = "";
    let pages = 0;
    while (cursor !== null) {
      const answer = await call(own, finance, "GET", `/operator/money/orders${cursor && `?cursor=${cursor}`}`);
      seen.push(...uidsOf(answer));
      cursor = answer.json().nextCursor;
      pages += 1;
      await own.deps.sql`update orders set created_at = now() where merchant_uid = ${merchantUid} and ${pages} = 1`;
    }
    const older = Array.from({ length: 70 }, (_, index) => index + 1).filter((n) => n % 20 !== 0);
    expect(seen).toEqual(["P20", "P40", "P60", merchantUid, ...older.map((n) => `P${n}`)]);
    expect(pages).toBe(3);
  } finally {
    await own.close();
  }
});

test("an order tells who paid, its refunds, renewals and history, and that somebody looked is recorded", async () => {
  const refund = await bookRefund(t, placed.first, { amount: 87_120, reason: "선생님이 두 번 늦었어요" });
  const about = JSON.stringify({ reason: "전화로 부탁했어요" });
  await t.deps.sql`insert into audit_logs (action, actor_id, target_id, request_id, detail)
    values ('refund.requested', ${finance.userId}, ${refund}, 'r', ${about}::jsonb)`;
  const answer = await desk(`/orders/${placed.first}`);
  expect(answer.statusCode).toBe(200);
  const order = answer.json();
  expect(order).toMatchObject({
    merchantUid: placed.first,
    amount: PRICE,
    refundedAmount: 87_120,
    buyer: { id: "demo-parent", name: "김민정", email: "parent@naran.test", phoneNumber: "01000000002" },
    items: [{ subjectLabel: "수학", keptCount: null }],
    refunds: [{ id: refund, status: "DONE", amount: 87_120, requestedBy: "STAFF", reason: "선생님이 두 번 늦었어요" }],
    acts: [{ action: "refund.requested", actorName: "오세린", reason: "전화로 부탁했어요" }],
  });
  expect(order.ledger.at(-1)).toMatchObject({ kind: "TOTAL", amount: PRICE });
  expect((await desk(`/orders/${placed.first}`)).json()).toEqual(order);
  const views = await acts("order.viewed");
  expect(views).toMatchObject([
    { actor: finance.userId, target: order.id },
    { actor: finance.userId, target: order.id },
  ]);
  expect((await desk("/orders/NRNOTHING0000000000")).statusCode).toBe(404);
});

test("refunds are listed by where they stand, the uncertain one first", async () => {
  const list = async (name: string) => (await desk(`/refunds?list=${name}`)).json().content;
  const uncertain = await bookRefund(t, placed.second, { amount: 1_000, status: "UNKNOWN" });
  const open = await bookRefund(t, placed.foreign, { amount: 2_000, status: "REQUESTED" });
  const failed = await bookRefund(t, placed.foreign, { amount: 3_000, status: "FAILED" });
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(await list("OPEN"))).toEqual([uncertain, open]);
  expect(ids(await list("FAILED"))).toEqual([failed]);
  expect(await list("DONE")).toMatchObject([{ merchantUid: placed.first, buyerName: "김민정", amount: 87_120 }]);
});

test("renewals that fail are listed with the reason, unless their schedule is ended", async () => {
  const periods = async () => (await desk("/periods")).json().content;
  expect(await periods()).toEqual([]);
  await t.deps.sql`
    insert into order_schedule_periods (schedule_id, number, status, due_on, amount, failures, next_attempt_at,
      failure_code, failure_message)
    select s.id, 2, 'RETRYING', '2026-11-20', s.amount, 1, now(), 'DECLINED', '한도가 부족해요.'
    from order_schedules s join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id
    where o.merchant_uid = ${placed.first}`;
  expect(await periods()).toMatchObject([
    {
      ...{ merchantUid: placed.first, buyerName: "김민정", number: 2, status: "RETRYING", dueOn: "2026-11-20" },
      ...{ failures: 1, failureMessage: "한도가 부족해요.", scheduleStatus: "ACTIVE" },
    },
  ]);
  const { periods: ofOrder, schedules } = (await desk(`/orders/${placed.first}`)).json();
  expect(schedules).toMatchObject([{ status: "ACTIVE", buyerId: "demo-parent", merchantUid: placed.first }]);
  expect(ofOrder).toMatchObject([{ number: 2, status: "RETRYING", failureCode: "DECLINED" }]);
  expect((await desk("")).json().retryingPeriods.count).toBe(1);
  await t.deps.sql`update order_schedules set status = 'STOPPED'`;
  expect(await periods()).toEqual([]);
  expect((await desk("")).json().retryingPeriods.count).toBe(0);
});

test("the overview has today's sums and what somebody has to look at", async () => {
  const [late] = await t.deps.sql`update orders set paid_at = now() - interval '2 days'
    where merchant_uid = ${placed.second} returning amount`;
  expect((await desk("")).json()).toEqual({
    day: TODAY,
    paid: { count: 2, amount: 2 * PRICE },
    refunded: { count: 1, amount: 87_120 },
    uncertainPayments: { count: 1, amount: PRICE },
    uncertainRefunds: { count: 1, amount: 1_000 },
    openRefunds: { count: 2, amount: 3_000 },
    daysThatDiffer: 0,
    daysUnchecked: 0,
    failedRefunds: { count: 1, amount: 3_000 },
    retryingPeriods: { count: 0, amount: 0 },
    pausedPeriods: { count: 0, amount: 0 },
  });
  expect(late?.amount).toBe(PRICE);
});

describe("the CSV file", () => {
  const file = async (kind: string, from = TODAY, to = TODAY) =>
    (await desk(`/export?kind=${kind}&from=${from}&to=${to}`)).json();

  test("has the payments of the days, and is recorded with what was asked", async () => {
    const [row] = await t.deps.sql`update orders set student_name = '=cmd()' where merchant_uid = ${placed.first}
      returning to_char(paid_at at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as paid`;
    const { csv, nextCursor } = await file("PAYMENTS");
    expect([csv[0], nextCursor]).toEqual(["\uFEFF", null]);
    const lines = csv.slice(1).split("\r\n");
    expect(lines[0]).toMatch(/^결제 일시,주문 번호,/);
    expect(lines[1]).toBe(
      `${row?.paid},${placed.first},${placed.first},수학 중2-2,김민정,'=cmd(),카드,1,${PRICE},87120,결제 완료,`,
    );
    expect(lines).toHaveLength(4);
    const whole = await file("PAYMENTS", addDays(TODAY, -3));
    expect(whole.csv.split("\r\n")).toHaveLength(5);
    expect(await acts("money.exported")).toMatchObject([
      { actor: finance.userId, target: "PAYMENTS", detail: { after: { kind: "PAYMENTS", from: TODAY, to: TODAY } } },
      { actor: finance.userId, target: "PAYMENTS" },
    ]);
  });

  test("has the refunds that were done", async () => {
    const { csv } = await file("REFUNDS");
    expect(csv.split("\r\n")[1]).toMatch(new RegExp(`,${placed.first},.*,김민정,직원,87120,선생님이 두 번 늦었어요$`));
    expect(csv.split("\r\n")).toHaveLength(3);
  });

  test("is refused without days, and for more than a year", async () => {
    expect((await desk("/export?kind=PAYMENTS")).statusCode).toBe(400);
    expect((await desk("/export?kind=PAYMENTS&from=2020-01-01&to=2026-01-01")).statusCode).toBe(400);
  });
});

test("is for FINANCE alone", async () => {
  for (const who of [parent, await asDemo("tutor")]) {
    for (const path of ["", "/orders", `/orders/${placed.first}`, "/refunds", "/periods"]) {
      expect((await desk(path, who)).statusCode, path).toBe(403);
    }
  }
});

test.each([
  ["orders_for_staff", "select 1 from orders order by (status = 'UNKNOWN') desc, created_at desc, id desc limit 31"],
  ["refunds_for_staff", "select 1 from refunds order by (status = 'UNKNOWN') desc, created_at desc, id desc limit 31"],
  [
    "order_schedule_periods_failing",
    "select 1 from order_schedule_periods where status in ('RETRYING', 'PAUSED') order by due_on desc, id desc limit 31",
  ],
  ["orders_paid", "select 1 from orders where paid_at >= now() - interval '1 day' order by paid_at, id limit 1001"],
])("%s answers its list without sorting", async (index, query) => {
  const plan = await t.deps.sql.begin(async (tx) => {
    await tx.unsafe("set local enable_seqscan = off; set local enable_bitmapscan = off");
    return tx.unsafe<{ "QUERY PLAN": string }[]>(`explain ${query}`);
  });
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toContain(index);
  expect(text).not.toContain("Sort");
});
