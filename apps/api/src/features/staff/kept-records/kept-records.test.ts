import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, PASSWORD } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { personWithWords } from "../../../../test/words-of-a-person.ts";

let t: TestApp;
let operator: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
});
afterAll(() => t.close());

const REASON = "환불 문의가 다시 와서 확인해요";
const read = (id: string, reason = REASON) =>
  call(t, operator, "POST", `/operator/people/${id}/kept-records`, { reason });

test("what is kept of a closed account is read with a reason, which the log has", async () => {
  const [left, other] = [await personWithWords(t, "남은말"), await personWithWords(t, "다른말")];
  for (const { buyer } of [left, other])
    await call(t, buyer, "POST", "/users/me/closure", { currentPassword: PASSWORD });
  const answer = await read(left.buyer.userId);
  expect(answer.statusCode).toBe(200);
  const { content } = answer.json();
  expect(content.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["DISPUTE", "ORDER", "PULSE", "REPORT"]);
  expect(JSON.stringify(content)).not.toContain("다른말");
  const order = content.find(({ kind }: { kind: string }) => kind === "ORDER");
  expect(order.facts).toMatchObject({
    merchant_uid: left.merchantUid,
    student_name: expect.stringContaining("남은말"),
  });
  expect(new Date(order.until).getUTCFullYear() - new Date(order.madeAt).getUTCFullYear()).toBe(5);
  const acts = await t.deps.sql`
    select actor_id, target_id, detail from audit_logs where action = 'kept-records.viewed' order by id desc`;
  expect(acts).toEqual([{ actor_id: operator.userId, target_id: left.buyer.userId, detail: { reason: REASON } }]);
});

test("no other page of staff shows it", async () => {
  const { buyer, merchantUid, match } = await personWithWords(t, "감춘말");
  await call(t, buyer, "POST", "/users/me/closure", { currentPassword: PASSWORD });
  const finance = await asDemo("finance");
  const pages: [Caller, string][] = [
    [operator, `/operator/people/${buyer.userId}`],
    [operator, `/operator/people/${buyer.userId}/history`],
    [operator, `/operator/matches/${match}`],
    [operator, "/operator/lesson-disputes?status=OPEN"],
    [operator, "/operator/message-reports?status=OPEN"],
    [finance, "/operator/money/orders"],
    [finance, `/operator/money/orders/${merchantUid}`],
    [finance, "/operator/money/export?kind=ORDERS"],
  ];
  for (const [who, page] of pages) expect((await call(t, who, "GET", page)).body, page).not.toContain("감춘말");
});

test("without a reason, for an open account, and for a missing one it is refused", async () => {
  expect((await read("demo-parent")).json()).toMatchObject({ service: "class", errorCode: 50004 });
  expect((await read("missing")).statusCode).toBe(404);
  expect((await read("demo-parent", "음")).json()).toMatchObject({ errorCode: 10001, fields: [{ path: "reason" }] });
});
