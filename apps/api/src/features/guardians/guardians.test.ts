import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, lastMessage, newAccount } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const PATH = "/users/me/guardian";
let used = 0;
const freshPhone = () => `0102222${String(used++).padStart(4, "0")}`;

async function confirmed(who: Caller, phoneNumber = freshPhone()) {
  const sent = await call(t, who, "POST", `${PATH}/verifications`, { phoneNumber });
  expect(sent.statusCode).toBe(201);
  const message = await lastMessage(t, phoneNumber);
  return { phoneNumber, verificationId: sent.json().id as string, code: message?.code ?? "" };
}

async function registered() {
  const account = await newAccount(t);
  await t.deps.sql`update users set registered = true where id = ${account.userId}`;
  return account;
}

describe("a student's guardian", () => {
  test("is named with the code that went to their phone, once", async () => {
    const account = await registered();
    expect((await call(t, account, "GET", PATH)).json()).toEqual({ guardian: null });
    const { phoneNumber, ...proof } = await confirmed(account);
    const added = await call(t, account, "POST", PATH, { name: "최보호", ...proof });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ name: "최보호", phoneNumber });
    expect((await call(t, account, "GET", PATH)).json().guardian).toEqual(added.json());
    // The account's own phone is another thing.
    expect((await call(t, account, "GET", "/v2/users/me")).json().phoneNumber).toBeNull();

    const { phoneNumber: _, ...second } = await confirmed(account);
    const again = await call(t, account, "POST", PATH, { name: "딴보호", ...second });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ service: "account", errorCode: 20007 });
  });

  test("may have an account of their own with that phone", async () => {
    const { phoneNumber, ...proof } = await confirmed(await registered(), "01000000002");
    expect(phoneNumber).toBe("01000000002");
    expect(proof.code).toMatch(/^\d{6}$/);
  });

  test("changes by name alone, or with a phone and its code, never from an old version", async () => {
    const account = await registered();
    const { phoneNumber: first, ...proof } = await confirmed(account);
    const added = (await call(t, account, "POST", PATH, { name: "최보호", ...proof })).json();
    const from = (version: string) => ({ "if-match": version });
    const renamed = await call(t, account, "PATCH", PATH, { name: "최호보" }, from(added.updatedAt));
    expect(renamed.json()).toMatchObject({ name: "최호보", phoneNumber: first });
    expect((await call(t, account, "PATCH", PATH, { name: "늦은창" }, from(added.updatedAt))).statusCode).toBe(409);
    const { phoneNumber, ...other } = await confirmed(account);
    expect((await call(t, account, "PATCH", PATH, other)).json()).toMatchObject({ name: "최호보", phoneNumber });
    const half = await call(t, account, "PATCH", PATH, { verificationId: other.verificationId });
    expect(half.json().fields).toMatchObject([{ path: "code" }]);
  });

  test("is not named with a wrong, late or foreign code", async () => {
    const account = await registered();
    const proof = await confirmed(account);
    const { verificationId } = proof;
    const code = proof.code === "000000" ? "000001" : "000000";
    const wrong = await call(t, account, "POST", PATH, { name: "최보호", verificationId, code });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields).toMatchObject([{ path: "code" }]);
    const body = { name: "최보호", verificationId, code: proof.code };
    const foreign = await call(t, await registered(), "POST", PATH, body);
    expect(foreign.statusCode).toBe(404);
    await t.deps.sql`update guardian_verifications set expires_at = now() where id = ${verificationId}`;
    expect((await call(t, account, "POST", PATH, body)).statusCode).toBe(410);
    for (let round = 0; round < 5; round += 1) {
      await t.deps
        .sql`update guardian_verifications set expires_at = now() + interval '1 minute' where id = ${verificationId}`;
      await call(t, account, "POST", PATH, { name: "최보호", verificationId, code });
    }
    expect((await call(t, account, "POST", PATH, body)).statusCode).toBe(429);
  });
});

test("a parent is the guardian: naming another is refused", async () => {
  const parent = await asDemo("parent");
  const { phoneNumber: _, ...proof } = await confirmed(parent);
  const answer = await call(t, parent, "POST", PATH, { name: "최보호", ...proof });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ service: "account", errorCode: 20007 });
  expect((await call(t, parent, "PATCH", PATH, { name: "최보호" })).statusCode).toBe(404);
});
