import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, burst, inOneWindow, OWN_PROXY, tally } from "./burst.ts";
import { ANYBODY, type Caller, lastCode, newAccount } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { dumpDatabase } from "./dump-database.ts";
import { createBuyers } from "./harness/buyers.ts";

const MANY = 50;
/** A hundred wrong links of an address are answered at once. */
const WRONG_LINK = `/calendars/${"B".repeat(22)}.ics`;
const CARD = "4242000100000001";
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ config: { trustProxy: OWN_PROXY } });
});
afterAll(() => t.close());

let phones = 50_000_000;
const newPhone = () => `010${phones++}`;
const many = Array.from({ length: MANY }, (_, n) => ({ n, from: addressOf(n) }));
const oneBuyer = async () => {
  const [buyer] = await createBuyers(t.deps.sql, 1, CARD);
  if (!buyer) throw new Error("no buyer");
  return buyer;
};
/** Lets the half minute between two codes pass. */
const wait = (table: "phone_verifications" | "guardian_verifications") =>
  t.deps.sql`update ${t.deps.sql(table)} set created_at = created_at - interval '31 seconds'`;
const messagesTo = async (phone: string): Promise<unknown[]> =>
  (await t.sandbox.inject(`/sandbox/api/messages?to=${phone}`)).json().messages;

const OWN = { table: "phone_verifications", send: "/phone-verifications" } as const;
const GUARDIAN = { table: "guardian_verifications", send: "/users/me/guardian/verifications" } as const;

const NEW_GUARDIAN = { table: "guardian_verifications", send: "/guardian-verifications" } as const;

describe(`${MANY} calls at once from ${MANY} addresses`, () => {
  test("guess five passwords of one e-mail, in whatever case it is written", async () => {
    const { email } = await newAccount(t);
    const answers = await burst(
      t,
      many.map(({ n, from }) => ({
        who: ANYBODY,
        method: "POST",
        path: "/auth/sign-in/email",
        body: { email: n % 2 ? email : email.toUpperCase(), password: "guessed wrong" },
        from,
      })),
    );
    expect(tally(answers)).toEqual({ 400: 5, 429: MANY - 5 });
  });

  test.each([
    { ...OWN, most: 15 },
    { ...GUARDIAN, most: 15 },
    { ...NEW_GUARDIAN, most: 5 },
  ])("of $send send $most codes a day to one phone, by whomever", async (kind) => {
    const { table, send, most } = kind;
    const phoneNumber = newPhone();
    const buyers: Caller[] = most === 5 ? Array(10).fill(ANYBODY) : await createBuyers(t.deps.sql, 10, CARD);
    const sent: number[] = [];
    for (let round = 0; round < most + 2; round++) {
      const calls = buyers.map((who, n) => ({ who, method: "POST" as const, path: send, body: { phoneNumber }, n }));
      const answers = await burst(
        t,
        calls.map(({ n, ...one }) => ({ ...one, from: addressOf(n) })),
      );
      expect(Object.keys(tally(answers)).filter((status) => status !== "201" && status !== "429")).toEqual([]);
      sent.push(answers.filter(({ status }) => status === 201).length);
      await wait(table);
    }
    expect(sent).toEqual([...Array(most).fill(1), 0, 0]);
    expect(await messagesTo(phoneNumber)).toHaveLength(most);
  });

  test.each([OWN, GUARDIAN])(
    "of $table send ten codes a day for one account, whatever the phones",
    async ({ send }) => {
      const who = await oneBuyer();
      const answers = await burst(
        t,
        many.map(({ from }) => ({ who, method: "POST", path: send, body: { phoneNumber: newPhone() }, from })),
      );
      expect(tally(answers)).toEqual({ 201: 10, 429: MANY - 10 });
    },
  );

  test.each([OWN, GUARDIAN])("of $table try a code five times, and then a new one", async (kind) => {
    const who = await oneBuyer();
    const phoneNumber = newPhone();
    const send = () => burst(t, [{ who, method: "POST", path: kind.send, body: { phoneNumber }, from: addressOf(0) }]);
    const tryAll = async (id: string, code: string) =>
      burst(
        t,
        many.map(({ from }) => ({
          who,
          method: "POST",
          ...(kind === OWN
            ? { path: `/phone-verifications/${id}/verify`, body: { code } }
            : { path: "/users/me/guardian", body: { name: "보호자", verificationId: id, code } }),
          from,
        })),
      );
    const [first] = await send();
    const code = await lastCode(t, phoneNumber);
    const wrong = code === "000000" ? "000001" : "000000";
    expect(tally(await tryAll(first?.body.id, wrong))).toEqual({ 400: 5, 429: MANY - 5 });

    await wait(kind.table);
    const [second] = await send();
    expect(second?.status).toBe(201);
    const right = await lastCode(t, phoneNumber);
    const refused = await tryAll(second?.body.id, right);
    const late = refused.filter(({ status }) => status === 429);
    expect(late).toHaveLength(MANY - 5);
    expect(late[0]?.body.errorCode).toBe("CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED");
    expect(refused.filter(({ status }) => status < 300).length).toBeGreaterThan(0);
  });

  test("send a hundred codes to visitors of one address, whatever the phones, and then one in ten seconds", async () => {
    const from = addressOf(800);
    const send = (phoneNumber: string) => ({
      who: ANYBODY,
      method: "POST" as const,
      path: NEW_GUARDIAN.send,
      body: { phoneNumber },
      from,
    });
    const calls = Array.from({ length: 3 * MANY }, () => send(newPhone()));
    const answers = await burst(t, calls);
    const { 201: passed = 0 } = tally(answers);
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(103);
    const sent = answers.find(({ status }) => status === 201)?.body;
    const right = await lastCode(t, sent.phoneNumber);
    const path = `${NEW_GUARDIAN.send}/${sent.id}/verify`;
    const body = { code: right === "000000" ? "000001" : "000000" };
    const tries = await burst(
      t,
      many.map(({ from: other }) => ({ who: ANYBODY, method: "POST", path, body, from: other })),
    );
    expect(tally(tries)).toEqual({ 400: 5, 429: MANY - 5 });
  });

  test("look thirty benefits up for one account", async () => {
    const answers = await inOneWindow(600, async () => {
      const who = await oneBuyer();
      return burst(
        t,
        many.map(({ n, from }) => ({ who, method: "GET", path: `/benefits/GUESS${n}?productIds=1121201`, from })),
      );
    });
    expect(tally(answers)).toEqual({ 404: 30, 429: MANY - 30 });
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ service: "class", errorCode: 50006 });
  });
});

test("an address is the one that our own proxy saw, whatever the caller claims before it", async () => {
  const from = addressOf(500);
  const one = { who: ANYBODY, method: "GET", path: WRONG_LINK } as const;
  const answers = await burst(
    t,
    Array.from({ length: 150 }, (_, n) => ({ ...one, from: `${addressOf(n)}, ${from}` })),
  );
  expect(tally(answers)[429]).toBeGreaterThan(30);
});

test("without a proxy of ours nothing that the caller claims about its address counts", async () => {
  const open = await createTestApp();
  const one = { who: ANYBODY, method: "GET", path: WRONG_LINK } as const;
  const answers = await burst(
    open,
    Array.from({ length: 150 }, (_, n) => ({ ...one, from: addressOf(n) })),
  ).finally(() => open.close());
  expect(tally(answers)[429]).toBeGreaterThan(30);
});

test("nothing that was counted can be read from the database: no phone, no e-mail, no address, nor a plain hash of them", async () => {
  const who = await oneBuyer();
  const [phone, email, address] = [newPhone(), "unknown-caller@naran.test", addressOf(700)];
  const from = address;
  const before = await t.deps.sql`select key from rate_limits`;
  const answers = await burst(t, [
    { who: ANYBODY, method: "POST", path: "/auth/sign-in/email", body: { email, password: "guessed" }, from },
    { who, method: "POST", path: OWN.send, body: { phoneNumber: phone }, from },
    { who, method: "POST", path: GUARDIAN.send, body: { phoneNumber: phone }, from },
    { who, method: "GET", path: "/benefits/NOTHING?productIds=1121201", from },
    { who: ANYBODY, method: "POST", path: "/action-logs", body: { userActionStatus: "ENTERED" }, from },
  ]);
  expect(tally(answers)).toEqual({ 201: 2, 204: 1, 400: 1, 404: 1 });

  const rows = await t.deps.sql<{ key: string }[]>`select key from rate_limits`;
  expect(rows.length - before.length).toBeGreaterThanOrEqual(8);
  const counted = rows.map(({ key }) => key).join("\n");
  const database = await dumpDatabase(t.deps.sql);
  for (const value of [phone, email, address, who.userId]) {
    expect(counted).not.toContain(value);
    for (const encoding of ["hex", "base64", "base64url"] as const) {
      expect(database).not.toContain(createHash("sha256").update(value).digest(encoding));
    }
  }
  // An e-mail that is nobody's and an address are kept nowhere; a phone only with what was sent to it.
  expect(database).not.toContain(email);
  expect(database).not.toContain(address);
  await t.deps.sql`delete from phone_verifications where phone_number = ${phone}`;
  await t.deps.sql`delete from guardian_verifications where phone_number = ${phone}`;
  await t.deps.sql`delete from phone_messages where phone_number = ${phone}`;
  expect(await dumpDatabase(t.deps.sql)).not.toContain(phone);
});
