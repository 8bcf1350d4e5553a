import { callSlots, formatCallSlot } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, call } from "../../../../../test/caller.ts";
import { ASKED, askForCall, freshPhone, provePhone, tokenHeader } from "../../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { textsTo } from "../../../../../test/young-buyer.ts";
import { deleteOldConsultations } from "../delete-old-consultations.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ABSENT = "00000000-0000-4000-8000-00000000dead";
const fieldsOf = (answer: { json: () => { fields?: { path: string }[] } }) =>
  (answer.json().fields ?? []).map(({ path }) => path);
const read = (id: string, token?: string, who = ANYBODY) =>
  call(t, who, "GET", `/consultations/${id}`, undefined, token ? tokenHeader(token) : {});
const change = (id: string, token: string, body: object) =>
  call(t, ANYBODY, "PATCH", `/consultations/${id}`, body, tokenHeader(token));
/** As if half a minute had passed: a new code may be asked for. */
const waitForCode = (phone: string) => t.deps.sql`delete from phone_verifications where phone_number = ${phone}`;

describe("somebody without an account", () => {
  test("asks for a call with a code, is promised one, told so, and opens it by the token alone", async () => {
    const phone = freshPhone();
    const [, , third] = callSlots(new Date());
    if (!third) throw new Error("There is no slot.");
    const asked = await askForCall(t, phone, { slots: [third] });
    expect(asked).toMatchObject({ status: "REQUESTED", phoneNumber: phone, promise: third, ...ASKED, slots: [third] });
    expect(asked.token).toMatch(/^[\w-]{22}$/);
    await expect
      .poll(() => textsTo(t, phone))
      .toContain(`[나란] 무료 상담을 신청했어요. ${formatCallSlot(third)}에 전화드릴게요.`);
    const opened = await read(asked.id, asked.token);
    expect(opened.headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "private, no-store" });
    const { token, replaced, ...known } = asked;
    expect(replaced).toBeNull();
    expect(opened.json()).toEqual(known);
    const [row] = await t.deps.sql`select * from consultations where id = ${asked.id}`;
    expect(JSON.stringify(row)).not.toContain(token);
    for (const wrong of [undefined, "x", "A".repeat(22)]) {
      const refused = await read(asked.id, wrong);
      expect([refused.statusCode, refused.json().errorCode]).toEqual([404, 20001]);
    }
    expect((await read(ABSENT, token)).statusCode).toBe(404);
  });

  test("says more later, and has fitting tutors shown, one a subject and none twice", async () => {
    const { id, token } = await askForCall(t, freshPhone());
    const week = { monday: [], tuesday: ["19:00-22:00"], wednesday: [], thursday: ["19:00-22:00"] };
    const rest = { friday: [], saturday: [], sunday: [] };
    const changed = await change(id, token, {
      likedTutorStyles: ["METICULOUS"],
      weeklyAvailablePeriods: { ...week, ...rest },
    });
    expect(changed.statusCode).toBe(200);
    expect((await read(id, token)).json()).toEqual(changed.json());
    expect(changed.json()).toMatchObject({ likedTutorStyles: ["METICULOUS"], ...ASKED });
    const { content } = (
      await call(t, ANYBODY, "GET", `/consultations/${id}/tutors`, undefined, tokenHeader(token))
    ).json();
    expect(content.map(({ subjectLabel }: { subjectLabel: string }) => subjectLabel)).toEqual(["수학"]);
    await change(id, token, { subjects: [] });
    const unsure = await call(t, ANYBODY, "GET", `/consultations/${id}/tutors`, undefined, tokenHeader(token));
    const subjects = unsure.json().content.map(({ subjectLabel }: { subjectLabel: string }) => subjectLabel);
    expect(subjects).toEqual(["국어", "수학", "영어"]);
    content.push(...unsure.json().content);
    expect(new Set(unsure.json().content.map((tutor: { id: string }) => tutor.id)).size).toBe(3);
    for (const tutor of content) {
      expect(tutor.styles).toContain("METICULOUS");
      expect(tutor.reasons.join()).toContain("꼼꼼한 성향이에요");
      // How often they would meet was not said.
      expect(tutor.reasons.join()).not.toMatch(/주 \d회/);
      expect(tutor).not.toHaveProperty("introduction");
    }
  });

  test("has one consultation for a phone, also when two tabs ask at once", async () => {
    const phone = freshPhone();
    const verification = await provePhone(t, phone);
    const ask = (grade: number) =>
      call(t, ANYBODY, "POST", "/consultations", { ...ASKED, grade, verification, privacyAgreed: true });
    const [first, second] = await Promise.all([ask(7), ask(9)]);
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201]);
    expect(first?.json().id).toBe(second?.json().id);
    const rows = await t.deps.sql`select grade from consultations where phone_number = ${phone}`;
    expect(rows).toHaveLength(1);
    await waitForCode(phone);
    await t.deps.sql`update consultations set status = 'DECLINED' where phone_number = ${phone}`;
    const again = await askForCall(t, phone);
    expect(again.id).not.toBe(first?.json().id);
    const over = await change(again.id, again.token, { grade: 10 });
    expect(over.statusCode).toBe(200);
    await t.deps.sql`update consultations set status = 'PAID' where id = ${again.id}`;
    const refused = await change(again.id, again.token, { grade: 11 });
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 50004]);
  });

  test("needs the right code, half-days that are offered, and a goal; nothing is stored then", async () => {
    const phone = freshPhone();
    const verification = await provePhone(t, phone);
    const ask = (body: object) =>
      call(t, ANYBODY, "POST", "/consultations", { ...ASKED, verification, privacyAgreed: true, ...body });
    expect(fieldsOf(await ask({ verification: undefined }))).toEqual(["verification"]);
    const code = verification.code === "111111" ? "222222" : "111111";
    const wrong = await ask({ verification: { ...verification, code } });
    expect([wrong.statusCode, fieldsOf(wrong), wrong.json().triesLeft]).toEqual([400, ["verification.code"], 4]);
    expect(fieldsOf(await ask({ verification: { id: ABSENT, code } }))).toEqual(["verification.code"]);
    expect(fieldsOf(await ask({ slots: [{ date: "2020-01-01", halfDay: "MORNING" }] }))).toEqual(["slots"]);
    expect(fieldsOf(await ask({ studyPurposes: [] }))).toEqual(["studyPurposes"]);
    expect(fieldsOf(await ask({ callerName: "" }))).toEqual(["callerName"]);
    expect(fieldsOf(await ask({ subjects: ["LATIN"] }))).toEqual(["subjects"]);
    expect(fieldsOf(await ask({ privacyAgreed: false }))).toEqual(["privacyAgreed"]);
    await t.deps.sql`update phone_verifications set expires_at = now() where id = ${verification.id}`;
    const late = await ask({});
    expect([late.statusCode, late.json().errorCode]).toEqual([410, "SMS_TIME_EXCEED"]);
    expect(await t.deps.sql`select 1 from consultations where phone_number = ${phone}`).toHaveLength(0);
  });
});

describe("somebody logged in", () => {
  test("needs no code for their own phone, and no token; nobody else sees it", async () => {
    const parent = await asDemo("parent");
    const asked = await call(t, parent, "POST", "/consultations", ASKED);
    expect(asked.statusCode).toBe(201);
    const { id, token, replaced: _replaced, ...known } = asked.json();
    expect(token).toBeNull();
    expect(known.phoneNumber).toBe("01000000002");
    expect((await read(id, undefined, parent)).json()).toEqual({ id, ...known });
    for (const stranger of [ANYBODY, await asDemo("student"), await asDemo("operator")]) {
      expect((await read(id, undefined, stranger)).statusCode).toBe(404);
    }
    const later = callSlots(new Date()).at(-1);
    const changed = await call(t, parent, "PATCH", `/consultations/${id}`, { slots: [later] });
    expect(changed.json()).toMatchObject({ promise: later, grade: ASKED.grade });
  });

  test("is slowed down after ten requests of a phone in a day", async () => {
    const expert = await asDemo("expert");
    const ask = async () => (await call(t, expert, "POST", "/consultations", ASKED)).statusCode;
    for (let time = 0; time < 10; time++) expect(await ask()).toBe(201);
    expect(await ask()).toBe(429);
  });

  test("finds what they asked for before they logged in, by their phone", async () => {
    const student = await asDemo("student");
    const [{ phone }] = await t.deps.sql<[{ phone: string }]>`
      select phone_number as phone from users where id = ${student.userId}`;
    const { id } = await askForCall(t, phone);
    expect((await read(id, undefined, student)).statusCode).toBe(200);
  });
});

describe("a second request of a phone", () => {
  test("takes the place of the first, and says of what", async () => {
    const phone = freshPhone();
    const [, , third, fourth] = callSlots(new Date());
    if (!third || !fourth) throw new Error("There is no slot.");
    const first = await askForCall(t, phone, { slots: [third] });
    expect(first).toMatchObject({ replaced: null });
    await waitForCode(phone);
    const second = await askForCall(t, phone, { slots: [fourth], grade: 10, subjects: [] });
    expect(second).toMatchObject({ id: first.id, grade: 10, replaced: { grade: 8, promise: third } });
    expect(await notices(first.id)).toEqual([
      `[나란] 무료 상담을 신청했어요. ${formatCallSlot(third)}에 전화드릴게요.`,
      `[나란] 무료 상담 신청을 바꿨어요. ${formatCallSlot(third)} 대신 ${formatCallSlot(fourth)}에 전화드릴게요.`,
    ]);
    // Back to the first half-day: what was told last has to be so.
    expect((await change(first.id, second.token, { slots: [third] })).statusCode).toBe(200);
    expect((await change(first.id, second.token, { slots: [third] })).statusCode).toBe(200);
    expect((await notices(first.id)).slice(2)).toEqual([
      `[나란] 무료 상담 신청을 바꿨어요. ${formatCallSlot(fourth)} 대신 ${formatCallSlot(third)}에 전화드릴게요.`,
    ]);
  });

  test("leaves the first device its consultation: both open and change it, and no other token does", async () => {
    const phone = freshPhone();
    const first = await askForCall(t, phone);
    const other = await askForCall(t, freshPhone());
    await waitForCode(phone);
    const second = await askForCall(t, phone, { grade: 10 });
    for (const { token } of [first, second]) {
      expect((await read(first.id, token)).json()).toMatchObject({ grade: 10 });
      expect((await change(first.id, token, { grade: 10 })).statusCode).toBe(200);
    }
    expect((await read(first.id, other.token)).statusCode).toBe(404);
    await t.deps.sql`update consultations set status = 'DECLINED' where id = ${first.id}`;
    await waitForCode(phone);
    const next = await askForCall(t, phone);
    expect([(await read(next.id, first.token)).statusCode, (await read(next.id, next.token)).statusCode]).toEqual([
      404, 200,
    ]);
  });

  test.each(["WANTS_OFFER", "OFFERED"])(
    "after the call (%s) replaces nothing: it is a call of its own",
    async (status) => {
      const phone = freshPhone();
      const [, , third, fourth] = callSlots(new Date());
      if (!third || !fourth) throw new Error("There is no slot.");
      const told = (slot: typeof third, asked = "다시 신청했어요") =>
        `[나란] 무료 상담을 ${asked}. ${formatCallSlot(slot)}에 전화드릴게요.`;
      const first = await askForCall(t, phone, { slots: [third] });
      await t.deps.sql`update consultations set status = ${status} where id = ${first.id}`;
      await waitForCode(phone);
      const again = await askForCall(t, phone, { slots: [third] });
      expect(again).toMatchObject({ id: first.id, replaced: null });
      await t.deps.sql`update consultations set status = ${status} where id = ${first.id}`;
      expect((await change(first.id, first.token, { slots: [fourth] })).statusCode).toBe(200);
      expect(await notices(first.id)).toEqual([told(third, "신청했어요"), told(third), told(fourth)]);
    },
  );

  /** What was queued for the phone of a consultation, in its order. */
  async function notices(id: string): Promise<string[]> {
    const rows = await t.deps.sql<{ text: string }[]>`
      select data->>'text' as text from pgboss.job where singleton_key like ${`consultation.promise:${id}:%`} order by created_on`;
    return rows.map(({ text }) => text);
  }
});

test("a year without anything ends it", async () => {
  const { id } = await askForCall(t, freshPhone());
  const age = (days: number) =>
    t.deps.sql`update consultations set updated_at = now() - make_interval(days => ${days}) where id = ${id}`;
  await age(364);
  await deleteOldConsultations(t.deps.db);
  expect(await t.deps.sql`select 1 from consultations where id = ${id}`).toHaveLength(1);
  await age(366);
  await deleteOldConsultations(t.deps.db);
  expect(await t.deps.sql`select 1 from consultations where id = ${id}`).toHaveLength(0);
});
