import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { DEMO_TUTOR } from "../../../../../test/make-pair.ts";

const REASON = "본인이 전화로 부탁했어요";
const NEW = "01077771234";

let t: TestApp;
let operator: Caller & { userId: string };
let tutor: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  [operator, tutor] = [await asDemo("operator"), await asDemo("tutor")];
});
afterAll(() => t.close());

const change = (what: "phone" | "university", body: object, who: Caller = operator, id: number | string = DEMO_TUTOR) =>
  call(t, who, "PUT", `/operator/tutors/${id}/${what}`, { reason: REASON, ...body });
const fieldsOf = (answer: { json: () => { fields?: { path: string }[] } }) =>
  (answer.json().fields ?? []).map(({ path }) => path);

test("a phone number is changed after a call: unproved, recorded without it, both numbers told", async () => {
  const [before] = await t.deps.sql<
    { phone: string }[]
  >`select phone_number as phone from tutors where id = ${DEMO_TUTOR}`;
  const old = before?.phone ?? "";
  expect((await change("phone", { phoneNumber: "010-7777-1234" })).statusCode).toBe(204);
  const [after] = await t.deps
    .sql`select t.phone_number as tutor, u.phone_number as account, u.phone_number_verified as proved
    from tutors t join users u on u.id = t.user_id where t.id = ${DEMO_TUTOR}`;
  expect(after).toEqual({ tutor: NEW, account: NEW, proved: false });
  await expect.poll(() => textsTo(t, NEW)).toContain("로그인해서 번호를 확인하면");
  await expect.poll(() => textsTo(t, old)).toContain("끝 4자리 1234 번호로 바꿨어요");
  const acts = await t.deps.sql`select actor_id as actor, detail from audit_logs where action = 'tutor.phone-changed'`;
  expect(acts).toEqual([{ actor: operator.userId, detail: { reason: REASON } }]);
});

test("the number that they have, one that is somebody else's, and none at all are refused at their field", async () => {
  const [other] = await t.deps.sql<{ phone: string }[]>`
    select phone_number as phone from users where id = 'demo-parent' and phone_number_verified`;
  await t.deps.sql`update tutors set phone_number = ${NEW} where id = ${DEMO_TUTOR}`;
  const [colleague] = await t.deps.sql<{ phone: string }[]>`
    select phone_number as phone from tutors where user_id is null and phone_number is not null limit 1`;
  for (const phoneNumber of [NEW, other?.phone ?? "", colleague?.phone ?? "", "02-123-4567"]) {
    const answer = await change("phone", { phoneNumber });
    expect([answer.statusCode, fieldsOf(answer)], phoneNumber).toEqual([400, ["phoneNumber"]]);
  }
});

test("a university is changed once, told to the tutor, and is what families read", async () => {
  const [other] = await t.deps.sql<{ id: number; name: string }[]>`
    select u.id, u.name from universities u, tutors t where t.id = ${DEMO_TUTOR} and u.id <> t.university_id order by u.id limit 1`;
  const wanted = { universityId: other?.id ?? 0, major: "통계학과" };
  expect((await change("university", wanted)).statusCode).toBe(204);
  expect((await change("university", wanted)).statusCode).toBe(204);
  const shown = (await call(t, operator, "GET", `/operator/tutors/${DEMO_TUTOR}`)).json();
  expect(shown).toMatchObject({ universityName: other?.name, major: "통계학과" });
  const acts = await t.deps.sql`select detail from audit_logs where action = 'tutor.university-changed'`;
  expect(acts).toMatchObject([{ detail: { after: wanted, reason: REASON } }]);
  const unknown = await change("university", { ...wanted, universityId: 99_999_999 });
  expect([unknown.statusCode, fieldsOf(unknown)]).toEqual([400, ["universityId"]]);
});

test("is for operators, and for tutors that there are", async () => {
  const bodies = { phone: { phoneNumber: "01077774321" }, university: { universityId: 1, major: "수학과" } } as const;
  for (const what of ["phone", "university"] as const) {
    for (const who of [tutor, await asDemo("parent"), await asDemo("finance")]) {
      expect((await change(what, bodies[what], who)).json().errorCode).toBe(10003);
    }
    expect((await change(what, bodies[what], operator, 999_999_999)).statusCode).toBe(404);
    const short = await change(what, { ...bodies[what], reason: "그냥" });
    expect([short.statusCode, fieldsOf(short)]).toEqual([400, ["reason"]]);
  }
});
