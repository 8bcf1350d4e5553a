import { FUNNEL_STEPS } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const log = (who: Parameters<typeof call>[1], body: object) => call(t, who, "POST", "/action-logs", body);
const rows = () =>
  t.deps.sql`select user_id, user_action_status, consultation_id, merchant_uid from action_logs order by created_at`;

test("every step is noted, with the caller when there is one", async () => {
  for (const userActionStatus of FUNNEL_STEPS) {
    const answer = await log(ANYBODY, { userActionStatus });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe("");
  }
  await log(await asDemo("parent"), { userActionStatus: "PAID", consultationId: "c-1", merchantUid: "NR1" });
  const kept = await rows();
  expect(kept.map((row) => row.user_action_status)).toEqual([...FUNNEL_STEPS, "PAID"]);
  expect(kept[0]).toMatchObject({ user_id: null, consultation_id: null, merchant_uid: null });
  expect(kept.at(-1)).toEqual({
    user_id: "demo-parent",
    user_action_status: "PAID",
    consultation_id: "c-1",
    merchant_uid: "NR1",
  });
});

test("an expired token does not stop a public call", async () => {
  expect((await log({ accessToken: "broken" }, { userActionStatus: "ENTERED" })).statusCode).toBe(204);
});

test.each([{}, { userActionStatus: "LEFT" }, { userActionStatus: "PAID", consultationId: "a b" }])(
  "refuses %j",
  async (body) => {
    const answer = await log(ANYBODY, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001 });
  },
);
