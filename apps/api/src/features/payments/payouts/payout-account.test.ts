import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call, lastCode, textsTo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { AUTH_SECRET } from "../../../../test/harness/settings.ts";
import { unseal } from "../../../secrets/sealed-text.ts";

const PATH = "/tutors/me/payout-account";
const PHONE = "01000000003";
const OWN = { bankCode: "090", accountNumber: "3333-01-1234567" };

let t: TestApp;
let tutor: Caller;
const logged: string[] = [];
beforeAll(async () => {
  t = await createTestApp({ logTo: (line) => logged.push(line) });
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from rate_limits`;
  await t.deps.sql`delete from phone_verifications`;
});

const save = (body: object = OWN, who = tutor) => call(t, who, "PUT", PATH, body);
/** A code to the phone, confirmed. */
async function confirm(who = tutor, phoneNumber = PHONE): Promise<void> {
  const { id } = (await call(t, who, "POST", "/phone-verifications", { phoneNumber })).json();
  const code = await lastCode(t, phoneNumber);
  const verified = await call(t, who, "POST", `/phone-verifications/${id}/verify`, { code });
  expect(verified.statusCode).toBe(200);
}

test("an account is the tutor's when the bank says so; only its end is shown, and they hear of it", async () => {
  expect((await call(t, tutor, "GET", PATH)).json()).toEqual({
    account: null,
    tutorName: "박지훈",
    phoneNumber: PHONE,
    awaiting: null,
  });
  await confirm();
  const saved = await save();
  expect(saved.statusCode).toBe(200);
  const account = { bankCode: "090", numberEnd: "4567", holderName: "박지훈", registeredAt: expect.any(String) };
  expect(saved.json().account).toEqual(account);
  expect((await call(t, tutor, "GET", PATH)).json().account).toEqual(account);
  await expect.poll(() => textsTo(t, PHONE)).toMatch(/지급 계좌를 등록했어요. 카카오뱅크 \(끝 4567\)/);
  const acts = await t.deps
    .sql`select actor_id, target_id, detail from audit_logs where action = 'payout-account.changed'`;
  expect(acts).toMatchObject([{ actor_id: "demo-tutor", target_id: "1001" }]);
});

test("the number is stored sealed, and stands in no log, job or act", async () => {
  await confirm();
  await save();
  const [row] = await t.deps.sql`select to_jsonb(a)::text as text, sealed_number from payout_accounts a`;
  expect(row?.text).not.toContain("3333011234567");
  expect(unseal(AUTH_SECRET, "payout-account", row?.sealed_number).reveal()).toBe("3333011234567");
  const rows = await t.deps.sql`select to_jsonb(j)::text as text from pgboss.job j
    union all select to_jsonb(a)::text from audit_logs a union all select to_jsonb(r)::text from rate_limits r`;
  for (const text of [...rows.map((one) => one.text), ...logged]) expect(text).not.toMatch(/3333-?01-?1234567/);
});

test.each([
  [
    "somebody else's",
    { bankCode: "004", accountNumber: "12345601234567" },
    "예금주가 선생님 이름(박지훈)과 같아야 해요. 본인 계좌를 적어 주세요.",
  ],
  [
    "one that no bank knows",
    { bankCode: "088", accountNumber: "3333011234567" },
    "은행에서 이 계좌를 찾지 못했어요. 은행과 계좌번호를 다시 확인해 주세요.",
  ],
  [
    "one that is no number of its bank",
    { bankCode: "090", accountNumber: "3333-01-123456" },
    "카카오뱅크 계좌번호는 13자리예요. 다시 확인해 주세요.",
  ],
  ["none", { bankCode: "090", accountNumber: "" }, "계좌번호를 적어 주세요."],
])("an account is refused at its field: %s", async (_what, body, message) => {
  await confirm();
  const before = (await call(t, tutor, "GET", PATH)).json();
  const { statusCode, json } = await save(body);
  expect([statusCode, json().errorCode, json().fields]).toEqual([400, 10001, [{ path: "accountNumber", message }]]);
  expect(JSON.stringify(json())).not.toContain("홍길동");
  expect((await call(t, tutor, "GET", PATH)).json()).toEqual(before);
});

test("a bank that is down is told as such, and nothing changes", async () => {
  await confirm();
  const { statusCode, json } = await save({ bankCode: "090", accountNumber: "3333010009999" });
  expect([statusCode, json().errorCode]).toEqual([502, 30001]);
  expect((await save({ bankCode: "999", accountNumber: "3333011234567" })).json().fields[0].path).toBe("bankCode");
});

test("it needs a fresh code to the tutor's own phone", async () => {
  expect((await save()).json()).toMatchObject({ errorCode: 50004, reason: "CODE" });
  // Whoever holds the session may confirm a phone of their own.
  await confirm(tutor, "01055554444");
  expect((await save()).statusCode).toBe(409);
  await t.deps.sql`delete from rate_limits`;
  await confirm();
  await t.deps.sql`update phone_verifications set verified_at = verified_at - interval '10 minutes'`;
  expect((await save()).statusCode).toBe(409);
});

test("banks are asked ten times a day", async () => {
  await confirm();
  const foreign = { bankCode: "004", accountNumber: "12345601234567" };
  for (let ask = 0; ask < 10; ask++) expect((await save(foreign)).statusCode).toBe(400);
  expect((await save()).json()).toMatchObject({ errorCode: 42002, opensAt: expect.any(String) });
});

test("it is a tutor's", async () => {
  expect((await save(OWN, await asDemo("parent"))).json()).toMatchObject({ errorCode: 10004 });
});
