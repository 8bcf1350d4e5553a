import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, burst, inOneWindow, OWN_PROXY, tally } from "./burst.ts";
import { ANYBODY, type Caller, lastMessage, newAccount } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { dumpDatabase } from "./dump-database.ts";
import { createBuyers } from "./harness/buyers.ts";

const MANY = 50;
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
  test("guess ten passwords of one e-mail, in whatever case it is written", async () => {
    const answers = await inOneWindow(900, async () => {
      const { email } = await newAccount(t);
      return burst(
        t,
        many.map(({ n, from }) => ({
          who: ANYBODY,
          method: "POST",
          path: "/auth/sign-in/email",
          body: { email: n % 2 ? email : email.toUpperCase(), password: "guessed wrong" },
          from,
        })),
      );
    });
    expect(tally(answers)).toEqual({ 400: 10, 429: MANY - 10 });
  });

  test.each([OWN, GUARDIAN, NEW_GUARDIAN])("of $send send five codes a day to one phone, by whomever", async (kind) => {
    const { table, send } = kind;
    const phoneNumber = newPhone();
    const buyers: Caller[] =
      kind === NEW_GUARDIAN ? many.map(() => ANYBODY) : await createBuyers(t.deps.sql, MANY, CARD);
    const sent: number[] = [];
    for (let round = 0; round < 7; round++) {
      const calls = buyers.map((who, n) => ({ who, method: "POST" as const, path: send, body: { phoneNumber }, n }));
      const answers = await burst(
        t,
        calls.map(({ n, ...one }) => ({ ...one, from: addressOf(n) })),
      );
      expect(Object.keys(tally(answers)).filter((status) => status !== "201" && status !== "429")).toEqual([]);
      sent.push(answers.filter(({ status }) => status === 201).length);
      await wait(table);
    }
    expect(sent).toEqual([1, 1, 1, 1, 1, 0, 0]);
    expect(await messagesTo(phoneNumber)).toHaveLength(5);
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

  test.each([OWN, GUARDIAN])(
    "of $table try five codes a day of one phone, and a resend brings no more",
    async (kind) => {
      const who = await oneBuyer();
      const phoneNumber = newPhone();
      const send = () =>
        burst(t, [{ who, method: "POST", path: kind.send, body: { phoneNumber }, from: addressOf(0) }]);
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
      const code = (await lastMessage(t, phoneNumber))?.code ?? "";
      const wrong = code === "000000" ? "000001" : "000000";
      expect(tally(await tryAll(first?.body.id, wrong))).toEqual({ 400: 5, 429: MANY - 5 });

      await wait(kind.table);
      const [second] = await send();
      expect(second?.status).toBe(201);
      const right = (await lastMessage(t, phoneNumber))?.code ?? "";
      const refused = await tryAll(second?.body.id, right);
      expect(tally(refused)).toEqual({ 429: MANY });
      expect(refused[0]?.body.errorCode).toBe("CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED");
    },
  );

  test("send fifty codes a day to visitors of one address, whatever the phones, and try five of one", async () => {
    const from = addressOf(800);
    const send = (phoneNumber: string) => ({
      who: ANYBODY,
      method: "POST" as const,
      path: NEW_GUARDIAN.send,
      body: { phoneNumber },
      from,
    });
    const answers = await burst(t, [...many.map(() => send(newPhone())), ...many.map(() => send(newPhone()))]);
    expect(tally(answers)).toEqual({ 201: 50, 429: 2 * MANY - 50 });
    const sent = answers.find(({ status }) => status === 201)?.body;
    const right = (await lastMessage(t, sent.phoneNumber))?.code;
    const path = `${NEW_GUARDIAN.send}/${sent.id}/verify`;
    const body = { code: right === "000000" ? "000001" : "000000" };
    const tries = await burst(
      t,
      many.map(({ from: other }) => ({ who: ANYBODY, method: "POST", path, body, from: other })),
    );
    expect(tally(tries)).toEqual({ 400: 5, 429: MANY - 5 });
  });

  test("try five codes a day of one phone, whatever they were sent for", async () => {
    const who = await oneBuyer();
    const phoneNumber = newPhone();
    const from = addressOf(0);
    const sent = await burst(t, [
      { who, method: "POST", path: OWN.send, body: { phoneNumber }, from },
      { who, method: "POST", path: GUARDIAN.send, body: { phoneNumber }, from },
    ]);
    const [own, guardian] = sent.map(({ body }) => body.id);
    const answers = await burst(
      t,
      many.map(({ n, from }) => {
        const code = String(n).padStart(6, "0");
        const body = n % 2 ? { code } : { name: "보호자", verificationId: guardian, code };
        return {
          who,
          method: "POST",
          path: n % 2 ? `/phone-verifications/${own}/verify` : "/users/me/guardian",
          body,
          from,
        };
      }),
    );
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(5);
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
  let seen = 500;
  const answers = await inOneWindow(60, () => {
    const from = addressOf(seen++);
    return burst(
      t,
      Array.from({ length: 150 }, (_, n) => ({
        who: ANYBODY,
        method: "POST",
        path: "/action-logs",
        body: { userActionStatus: "ENTERED" },
        from: `${addressOf(n)}, ${from}`,
      })),
    );
  });
  expect(tally(answers)).toEqual({ 204: 120, 429: 30 });
});

test("without a proxy of ours nothing that the caller claims about its address counts", async () => {
  const open = await createTestApp();
  const answers = await inOneWindow(60, async () => {
    await open.deps.sql`delete from rate_limits`;
    const one = { who: ANYBODY, method: "POST", path: "/action-logs", body: { userActionStatus: "ENTERED" } } as const;
    return burst(
      open,
      Array.from({ length: 150 }, (_, n) => ({ ...one, from: addressOf(n) })),
    );
  }).finally(() => open.close());
  expect(tally(answers)).toEqual({ 204: 120, 429: 30 });
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
