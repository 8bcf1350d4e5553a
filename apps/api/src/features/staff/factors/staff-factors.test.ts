import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
let staff: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  staff = await asDemo("operator");
});
afterAll(() => t.close());

const STEP_MS = 30_000;
const state = async (who: Caller = staff) => (await call(t, who, "GET", "/staff/factor")).json();
const desk = () => call(t, staff, "GET", "/operator/staff");
const pass = (code: string) => call(t, staff, "POST", "/staff/factor/pass", { code });
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * STEP_MS });
const forgetPasses = () => t.deps.sql`delete from staff_factor_passes`;

test("an app is connected by its first code; from then on each session shows one", async () => {
  expect(await state()).toEqual({ isSetUp: false, isPassed: false, isRequired: false, recoveryCodesLeft: 0 });
  expect((await desk()).statusCode).toBe(200);
  const begun = await call(t, staff, "POST", "/staff/factor");
  const { secret, uri, qr } = begun.json();
  expect(uri).toContain(secret);
  expect(qr.every((row: string) => row.length === qr.length && /^[01]+$/.test(row))).toBe(true);
  // Nothing is asked for before the app has proved itself.
  expect((await desk()).statusCode).toBe(200);

  const wrong = await call(t, staff, "POST", "/staff/factor/confirm", { code: "000000" });
  expect([wrong.statusCode, wrong.json().fields[0].path]).toEqual([400, "code"]);
  const confirmed = await call(t, staff, "POST", "/staff/factor/confirm", { code: codeOf(secret, -1) });
  expect(confirmed.statusCode).toBe(200);
  const { recoveryCodes } = confirmed.json();
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await state()).toMatchObject({ isSetUp: true, isPassed: true, isRequired: true, recoveryCodesLeft: 10 });
  expect((await desk()).statusCode).toBe(200);
  expect((await call(t, staff, "POST", "/staff/factor")).statusCode).toBe(409);

  await forgetPasses();
  const refused = await desk();
  expect(refused.json()).toMatchObject({ service: "account", errorCode: 10003, needsFactor: true });
  const flag = await call(t, staff, "PATCH", "/web-features/app-banner", { available: true });
  expect(flag.json()).toMatchObject({ errorCode: 10003, needsFactor: true });
  // What is no staff's call stays open.
  expect((await call(t, staff, "GET", "/v2/users/me")).statusCode).toBe(200);

  const code = codeOf(secret);
  expect((await pass(code)).statusCode).toBe(204);
  expect((await desk()).statusCode).toBe(200);
  await forgetPasses();
  expect((await pass(code)).statusCode, "a code counts once").toBe(400);
  expect((await pass(codeOf(secret, -1))).statusCode, "nor does an older one").toBe(400);

  expect((await pass(recoveryCodes[0].toUpperCase())).statusCode).toBe(204);
  await forgetPasses();
  expect((await pass(recoveryCodes[0])).statusCode, "a recovery code counts once").toBe(400);
  expect((await state()).recoveryCodesLeft).toBe(9);
});

test("guessing is stopped, also for a right code", async () => {
  const answers = [];
  for (let tries = 0; tries < 12; tries++) answers.push((await pass("123456")).statusCode);
  expect(answers.slice(0, 8)).toEqual(new Array(8).fill(400));
  expect(answers.at(-1)).toBe(429);
});

test("where it is required, who has none connects one first; who is no staff has nothing to connect", async () => {
  const strict = await createTestApp({ config: { requiresStaffFactor: true } });
  try {
    const finance = await asDemo("finance");
    const refused = await call(strict, finance, "GET", "/operator/money");
    expect(refused.json()).toMatchObject({ errorCode: 10003, needsFactor: true });
    expect((await call(strict, finance, "POST", "/staff/factor")).statusCode).toBe(201);
  } finally {
    await strict.close();
  }
  expect((await call(t, await asDemo("parent"), "POST", "/staff/factor")).statusCode).toBe(403);
  expect((await call(t, await asDemo("parent"), "POST", "/staff/factor/pass", { code: "123456" })).statusCode).toBe(
    404,
  );
});

test("neither the secret nor a recovery code is stored in clear", async () => {
  const rows = await t.deps.sql<{ all: string }[]>`
    select coalesce(string_agg(f::text, ' '), '') || coalesce((select string_agg(c::text, ' ') from staff_recovery_codes c), '') as all
    from staff_factors f`;
  expect(rows[0]?.all).not.toMatch(/[A-Z2-7]{32}/);
  expect(rows[0]?.all).not.toMatch(/[0-9a-f]{4}-[0-9a-f]{4}/);
});
