import { toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { placeOrder } from "../../../../test/place-order.ts";
import { DEMO_PEOPLE } from "../../../seed/demo-people.ts";

const PATH = "/users/me/payment-statement";
const [first, second] = DEMO_PEOPLE.find(({ key }) => key === "parent")?.students ?? [];

let t: TestApp;
let parent: Caller;
const statement = async (query = "", who = parent, headers = {}) =>
  (await call(t, who, "GET", `${PATH}${query}`, undefined, headers)).json();

/** An order that was paid at the instant. @returns its number */
async function payAt(studentId: string | undefined, paidAt: string): Promise<string> {
  const merchantUid = await placeOrder(t, parent, { studentId });
  await t.deps.sql`update orders set paid_at = ${paidAt} where merchant_uid = ${merchantUid}`;
  return merchantUid;
}

beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  // The last second of 2025 and the first of 2026 in Korea.
  await payAt(first?.id, "2025-12-31T14:59:59Z");
  const january = await payAt(first?.id, "2025-12-31T15:00:00Z");
  const march = await payAt(second?.id, "2026-03-31T15:00:00Z");
  const { sql } = t.deps;
  await sql`update orders set order_name = '=cmd|A1' where merchant_uid = ${march}`;
  const refund = (key: string, status: string, amount: number, at: string) => sql`
    insert into refunds (order_id, requested_by, idempotency_key, status, amount, lease_until, done_at)
    select id, 'BUYER', ${key}, ${status}, ${amount}, now(), ${at} from orders where merchant_uid = ${january}`;
  await refund("k1", "DONE", 100_000, "2026-02-10T03:00:00Z");
  await refund("k2", "FAILED", 7_000, "2026-02-11T03:00:00Z");
  await refund("k3", "DONE", 20_000, "2027-01-05T03:00:00Z");
  await refund("k4", "UNKNOWN", 3_000, "2026-02-12T03:00:00Z");
});
afterAll(() => t.close());

test("sums a year of Korea by student and month; only refunds that came back count, in their own year", async () => {
  const { entries, ...sums } = await statement("?year=2026");
  expect(sums).toEqual({
    year: 2026,
    years: expect.arrayContaining([2027, 2026, 2025]),
    buyerName: "김민정",
    paid: 574_240,
    refunded: 100_000,
    total: 474_240,
    students: [
      {
        studentId: first?.id,
        studentName: "김하준",
        paid: 287_120,
        refunded: 100_000,
        total: 187_120,
        months: [
          { month: "2026-01", paid: 287_120, refunded: 0, total: 287_120 },
          { month: "2026-02", paid: 0, refunded: 100_000, total: -100_000 },
        ],
      },
      {
        studentId: second?.id,
        studentName: "김서아",
        paid: 287_120,
        refunded: 0,
        total: 287_120,
        months: [{ month: "2026-04", paid: 287_120, refunded: 0, total: 287_120 }],
      },
    ],
  });
  expect(entries).toMatchObject([
    { kind: "PAYMENT", at: "2025-12-31T15:00:00.000Z", amount: 287_120, periodNumber: null, paymentMethod: "CARD" },
    { kind: "REFUND", at: "2026-02-10T03:00:00.000Z", amount: 100_000, studentName: "김하준" },
    { kind: "PAYMENT", at: "2026-03-31T15:00:00.000Z", studentName: "김서아" },
  ]);
  expect(await statement("?year=2027")).toMatchObject({ paid: 0, refunded: 20_000, total: -20_000 });
  expect(await statement("?year=2025")).toMatchObject({ paid: 287_120, refunded: 0 });
});

test("is narrowed to the student the account acts for, and empty for everybody else", async () => {
  const seoa = await statement("?year=2026", parent, { "x-switch-auth-student": second?.id });
  expect(seoa).toMatchObject({ paid: 287_120, refunded: 0, students: [{ studentName: "김서아" }] });
  expect(seoa.years).not.toContain(2025);
  const other = await statement("?year=2026", await asDemo("student"));
  expect(other).toMatchObject({ paid: 0, students: [], entries: [] });
  expect((await call(t, ANYBODY, "GET", PATH)).statusCode).toBe(401);
});

test("the present year in Korea is the one without a choice; what is no year is refused", async () => {
  const year = Number(toKstDate(new Date()).slice(0, 4));
  expect(await statement()).toMatchObject({ year });
  expect((await statement("?year=2025")).years).toContain(year);
  for (const wrong of ["1999", "2101", "x", "2026.5"]) {
    expect((await call(t, parent, "GET", `${PATH}?year=${wrong}`)).statusCode).toBe(400);
  }
});

test("the file opens in a spreadsheet: Korean is known, refunds are negative, formulas are texts", async () => {
  const { name, text } = await statement("/file?year=2026");
  expect(name).toBe("결제내역-2026.csv");
  const rows: string[] = text.split("\r\n");
  expect(rows[0]).toBe("\uFEFF날짜,구분,학생,수업,주문 번호,결제 수단,금액(원)");
  expect(rows[1]).toMatch(/^2026-01-01,결제,김하준,수학 중2-2,NR\w+,.+ \d\d,287120$/);
  expect(rows[2]).toMatch(/^2026-02-10,환불,김하준,.*,-100000$/);
  expect(rows[3]).toMatch(/^2026-04-01,결제,김서아,'=cmd\|A1,/);
  expect(rows.slice(4)).toEqual(["합계,,,,,,474240", ""]);
});
