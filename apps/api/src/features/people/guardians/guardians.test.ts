import { signUpConsents } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call, lastCode, lastMessage, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { bornFor, nameGuardian, textsTo } from "../../../../test/young-buyer.ts";
import { deleteUnclaimedVerifications } from "./repository.ts";

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
  await t.deps.sql`update users set registered = true, birth_year = 2009 where id = ${account.userId}`;
  return account;
}

describe("a student's guardian", () => {
  test("is named with the code that went to their phone, once", async () => {
    const account = await registered();
    expect((await call(t, account, "GET", PATH)).json()).toEqual({ guardian: null });
    const { phoneNumber, ...proof } = await confirmed(account);
    const asked =
      /학생이 결제 소식을 받을 보호자로 이 번호를 적었어요\. 맞으면 \d분 안에 학생에게 인증번호를 알려 주세요\. 인증번호 \[\d{6}\]$/;
    expect(await textsTo(t, phoneNumber)).toEqual([expect.stringMatching(asked)]);
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

describe("the phone of a guardian", () => {
  test("is not the student's own, whichever came first", async () => {
    const account = await registered();
    const own = freshPhone();
    await t.deps.sql`update users set phone_number = ${own}, phone_number_verified = true where id = ${account.userId}`;
    const asked = await call(t, account, "POST", `${PATH}/verifications`, { phoneNumber: own });
    expect(asked.statusCode).toBe(400);
    expect(asked.json().fields).toMatchObject([{ path: "phoneNumber" }]);

    const { phoneNumber, ...proof } = await confirmed(account);
    await t.deps.sql`update users set phone_number = ${phoneNumber} where id = ${account.userId}`;
    const late = await call(t, account, "POST", PATH, { name: "최보호", ...proof });
    expect(late.json().fields).toMatchObject([{ path: "phoneNumber" }]);
    await t.deps.sql`update users set phone_number = ${own} where id = ${account.userId}`;
    expect((await call(t, account, "POST", PATH, { name: "최보호", ...proof })).statusCode).toBe(201);
    const { phoneNumber: _, ...other } = await confirmed(account, freshPhone());
    await t.deps.sql`update users set phone_number = ${_} where id = ${account.userId}`;
    expect((await call(t, account, "PATCH", PATH, other)).json().fields).toMatchObject([{ path: "phoneNumber" }]);
    const asOwn = await call(t, account, "POST", "/phone-verifications", { phoneNumber });
    expect(asOwn.statusCode).toBe(400);
    expect(asOwn.json().fields).toMatchObject([{ path: "phoneNumber" }]);
  });
});

test("the guardian of a student under 14 consents, and hears that the consent was taken", async () => {
  const account = await registered();
  await t.deps.sql`update users set name = '김하린', birth_year = ${bornFor(12)} where id = ${account.userId}`;
  const phone = freshPhone();
  const refused = await nameGuardian(t, account, phone, { guardianConsent: false });
  expect(refused.json().fields).toMatchObject([{ path: "guardianConsent" }]);
  await t.deps.sql`update guardian_verifications set created_at = now() - interval '1 minute'`;
  expect((await nameGuardian(t, account, phone)).statusCode).toBe(201);
  const kept = await t.deps.sql`select key, agreed from consents where user_id = ${account.userId}`;
  expect(kept).toMatchObject([{ key: "UNDER_14_PRIVACY", agreed: true }]);
  const consents = async () => (await textsTo(t, phone)).filter((text) => text.includes("동의하신 것을 확인했어요"));
  await expect.poll(consents).toEqual([expect.stringContaining("최보호 보호자님이 김하린 학생")]);
});

describe("a child under 14 who signs up", () => {
  const OPEN = "/guardian-verifications";
  const verified = async (phoneNumber = freshPhone()) => {
    const sent = await call(t, ANYBODY, "POST", OPEN, { phoneNumber });
    expect(sent.statusCode).toBe(201);
    const code = await lastCode(t, phoneNumber);
    const answer = await call(t, ANYBODY, "POST", `${OPEN}/${sent.json().id}/verify`, { code });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: sent.json().id, phoneNumber });
    return { verificationId: answer.json().id as string, phoneNumber };
  };
  const consents = signUpConsents({ type: "student", childUnder14: true }).map(({ key }) => ({ key, agreed: true }));
  const child = {
    locale: "ko",
    userType: "STUDENT",
    isParent: false,
    name: "김하린",
    birthYear: bornFor(12),
    consents,
  };
  const register = async (body: object, who?: Caller) =>
    call(t, who ?? (await newAccount(t)), "POST", "/users", { ...child, ...body });
  const MISSING = { errorCode: "INVALID_REQUEST_CREATE_OR_UPDATE_USER", reason: "GUARDIAN_MISSING" };

  test("needs a guardian, whose code comes before the account and counts once", async () => {
    const alone = await register({});
    expect(alone.statusCode).toBe(400);
    expect(alone.json()).toMatchObject({ ...MISSING, fields: [{ path: "guardian" }] });

    const { verificationId, phoneNumber } = await verified();
    const account = await newAccount(t);
    const guardian = { name: "김민정", verificationId };
    expect((await register({ guardian }, account)).statusCode).toBe(201);
    expect((await call(t, account, "GET", PATH)).json().guardian).toMatchObject({ name: "김민정", phoneNumber });
    const again = await register({ guardian });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject(MISSING);
    await expect
      .poll(() => textsTo(t, phoneNumber))
      .toEqual([
        expect.stringContaining("동의하신 것을 확인했어요"),
        expect.stringMatching(/동의하시면 \d분 안에 인증번호를 입력해 주세요\. 인증번호 \[\d{6}\]$/),
      ]);
  });

  test("is refused with a code that was not confirmed, is a day old, or is nobody's; with its own phone", async () => {
    const phoneNumber = freshPhone();
    const sent = await call(t, ANYBODY, "POST", OPEN, { phoneNumber });
    const open = await register({ guardian: { name: "김민정", verificationId: sent.json().id } });
    expect(open.json()).toMatchObject(MISSING);

    const { verificationId } = await verified();
    await t.deps
      .sql`update guardian_verifications set created_at = now() - interval '25 hours' where id = ${verificationId}`;
    expect((await register({ guardian: { name: "김민정", verificationId } })).json()).toMatchObject(MISSING);
    const nobodys = { name: "김민정", verificationId: "00000000-0000-4000-8000-00000000dead" };
    expect((await register({ guardian: nobodys })).json()).toMatchObject(MISSING);

    const own = await verified();
    const account = await newAccount(t);
    await t.deps
      .sql`update users set phone_number = ${own.phoneNumber}, phone_number_verified = true where id = ${account.userId}`;
    const same = await register({ guardian: { name: "김민정", verificationId: own.verificationId } }, account);
    expect(same.json().fields).toMatchObject([{ path: "phoneNumber" }]);
    // Nothing of a refused registration stays: the code still counts.
    await t.deps.sql`update users set phone_number = null, phone_number_verified = false where id = ${account.userId}`;
    const later = await register({ guardian: { name: "김민정", verificationId: own.verificationId } }, account);
    expect(later.statusCode).toBe(201);
  });

  test("hears of a wrong code at its field; an account's own codes are not confirmed here", async () => {
    const phoneNumber = freshPhone();
    const sent = await call(t, ANYBODY, "POST", OPEN, { phoneNumber });
    const code = (await lastCode(t, phoneNumber)) === "000000" ? "000001" : "000000";
    const wrong = await call(t, ANYBODY, "POST", `${OPEN}/${sent.json().id}/verify`, { code });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields).toMatchObject([{ path: "code" }]);
    const { phoneNumber: _, ...proof } = await confirmed(await registered());
    const foreign = await call(t, ANYBODY, "POST", `${OPEN}/${proof.verificationId}/verify`, { code: proof.code });
    expect(foreign.statusCode).toBe(404);
  });

  test("leaves no guardian behind when it is not finished within a day", async () => {
    const { verificationId } = await verified();
    const used = await verified();
    const account = await newAccount(t);
    await register({ guardian: { name: "김민정", verificationId: used.verificationId } }, account);
    const ids = [verificationId, used.verificationId];
    await t.deps
      .sql`update guardian_verifications set created_at = now() - interval '25 hours' where id in ${t.deps.sql(ids)}`;
    await deleteUnclaimedVerifications(t.deps.db);
    const left = await t.deps.sql`select id from guardian_verifications where id in ${t.deps.sql(ids)}`;
    expect(left.map(({ id }) => id)).toEqual([used.verificationId]);
  });

  test("does not pass as a parent, and a parent names no guardian", async () => {
    const children = [{ name: "김하준", birthYear: bornFor(15), grade: 9 }];
    const terms = signUpConsents({ type: "parent" }).map(({ key }) => ({ key, agreed: true }));
    const parent = { isParent: true, children, consents: terms };
    expect((await register(parent)).json().fields).toMatchObject([{ path: "birthYear" }]);
    expect((await register({ ...parent, birthYear: bornFor(19) })).json().fields).toMatchObject([
      { path: "birthYear" },
    ]);
    const { verificationId } = await verified();
    const both = await register({ ...parent, birthYear: 1985, guardian: { name: "김민정", verificationId } });
    expect(both.json().fields).toMatchObject([{ path: "guardian.name" }]);
    expect((await register({ ...parent, birthYear: 1985 })).statusCode).toBe(201);
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
