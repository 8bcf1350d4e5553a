import { LEARNING_ITEMS } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { OWN_PROXY } from "./burst.ts";
import { ANYBODY, asDemo, type Caller, call, type Method } from "./caller.ts";
import { ASKED } from "./consult.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";

const lines: string[] = [];
let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp({ config: { trustProxy: OWN_PROXY }, logTo: (line) => lines.push(line) });
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from rate_limits`);

const ADDRESS = "203.0.113.7";
let phones = 60_000_000;
const post = (path: string, body: object | (() => object)) => ({ method: "POST" as Method, path, body });
const get = (path: string) => ({ method: "GET" as Method, path, body: undefined });
const newPhone = () => ({ phoneNumber: `010${phones++}` });
const wrongToken = "B".repeat(22);

/** Every limit of a network address, and those of the whole product: how many at once, one in how many seconds then, and a call. */
const PACES = [
  [
    "log-in-address",
    300,
    1,
    post("/auth/sign-up/email", { name: "새사람", email: "nobody-yet@naran.test", password: "a password", proof: "x" }),
  ],
  ["email-code-address", 300, 2, post("/auth/email-verifications", () => ({ email: `${phones++}@naran.test` }))],
  ["password-reset-address", 60, 10, post("/auth/request-password-reset", { email: "nobody-yet@naran.test" })],
  ["password-reset-use", 100, 2, post("/auth/reset-password/check", { token: "wrong" })],
  ["sms-send-address", 100, 10, post("/visitor-phone-verifications", newPhone)],
  ["sms-send-all", 1000, 2, post("/guardian-verifications", newPhone)],
  ["consultation-address", 100, 5, post("/consultations", ASKED)],
  ["tutor-reading", 1000, 0.2, get("/tutors?offset=9999")],
  ["private-link-address", 100, 2, get(`/calendars/${wrongToken}.ics`)],
  ["pairing-phone", 10, 30, get(`/tutor-pairings/${wrongToken}?phoneNumber=01055550000`)],
  ["pairing-phone-address", 60, 5, get(`/tutor-pairings/${wrongToken}?phoneNumber=01055550000`)],
  ["pairing-phone-all", 100, 5, get(`/tutor-pairings/${wrongToken}?phoneNumber=01055550000`)],
  ["referral-look-up", 200, 2, get("/referrals/NOBODY")],
  ["benefit-look-up-address", 600, 0.5, get("/benefits/NOBODY?productIds=1121201")],
  ["learning-type-result", 500, 1, post("/learning-type-results", { answers: LEARNING_ITEMS.map(() => 3) })],
  ["learning-type-miss", 100, 2, get(`/learning-type-results/${wrongToken}`)],
  [
    "feature-exposure",
    600,
    0.5,
    post("/feature-exposures", { visitorId: crypto.randomUUID(), name: "app-banner", variant: "none" }),
  ],
  ["action-log", 600, 0.5, post("/action-logs", { userActionStatus: "ENTERED" })],
  ["event-share", 300, 2, post("/events/find-your-tutor/shares", {})],
] as const;

test.each(PACES)(
  "%s: %i at once, then one in %d s, and a line in the log",
  async (name, burst, seconds, { method, path, body }) => {
    const who = path.startsWith("/benefits") ? parent : ANYBODY;
    const ask = (from = ADDRESS) =>
      call(t, who, method, path, typeof body === "function" ? body() : body, { "x-forwarded-for": from });
    const first = await ask();
    expect(first.statusCode, first.body).not.toBe(429);
    const [kept] = await t.deps.sql`
    select extract(epoch from expires_at - now())::float8 as left from rate_limits where key like ${`${name}:%`}`;
    // A machine's clock may be set back by a moment between the two.
    expect(kept?.left).toBeLessThanOrEqual(seconds + 0.1);

    // As if the burst had just been used up; a slow machine must not give a place back meanwhile.
    await t.deps.sql`
    update rate_limits set expires_at = now() + make_interval(secs => ${burst * seconds + 60}) where key like ${`${name}:%`}`;
    lines.length = 0;
    const refused = await ask();
    expect(refused.statusCode, refused.body).toBe(429);
    expect(refused.json().message).toMatch(/^\d+초 뒤에 다시 해 주세요\. 지금 요청이 몰려 있어요\.$/);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(Math.max(1, seconds));
    expect(Date.parse(refused.json().opensAt) - Date.now()).toBeLessThanOrEqual(seconds * 1000);
    const alarms = lines.filter((line) => line.includes("too fast"));
    expect(alarms).toHaveLength(1);
    expect(JSON.parse(alarms[0] ?? "")).toMatchObject({ limit: name });
    expect(alarms[0]).not.toContain(ADDRESS);

    await t.deps.sql`
    update rate_limits set expires_at = expires_at - make_interval(secs => ${seconds + 60}) where key like ${`${name}:%`}`;
    expect((await ask()).statusCode).toBe(first.statusCode);
  },
);

test("a burst is counted to the last one, over real calls at once", async () => {
  const path = `/calendars/${wrongToken}.ics`;
  const ask = (from: string) => call(t, ANYBODY, "GET", path, undefined, { "x-forwarded-for": from });
  const answers = await Promise.all(Array.from({ length: 130 }, () => ask(ADDRESS)));
  const passed = answers.filter(({ statusCode }) => statusCode === 404).length;
  // One more for each two seconds that the calls took.
  expect(passed).toBeGreaterThanOrEqual(100);
  expect(passed).toBeLessThan(115);
  expect((await ask("203.0.113.8")).statusCode).toBe(404);
});

test("no limit of an address refuses for longer than half a minute", () => {
  expect(Math.max(...PACES.map(([, , seconds]) => seconds))).toBeLessThanOrEqual(30);
});
