import { TEACHING_BASIS_DUE } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { accountCtx, systemCtx } from "../../../../test/ctx.ts";
import { askTeachingBasis } from "./ask-teaching-basis.ts";
import { changeOwnTutor } from "./own-tutor/change-own-tutor.ts";

let t: TestApp;
let tutor: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());

const change = (body: object, who: Caller = tutor) => call(t, who, "PATCH", "/tutors/me", body);
const basisOf = async () => {
  const { teachingBasis, reportNumber } = (await call(t, tutor, "GET", "/tutors/me")).json();
  return [teachingBasis, reportNumber];
};

test("a tutor answers by what they teach; a number belongs to a report alone", async () => {
  for (const body of [{ teachingBasis: "REPORTED" }, { teachingBasis: "REPORTED", reportNumber: "없음" }]) {
    const refused = await change(body);
    expect([refused.statusCode, refused.json().fields]).toMatchObject([400, [{ path: "reportNumber" }]]);
  }
  expect((await change({ teachingBasis: "PRIVATE" })).statusCode).toBe(400);
  expect((await change({ teachingBasis: "REPORTED", reportNumber: " 제2026-77호 " })).statusCode).toBe(200);
  expect(await basisOf()).toEqual(["REPORTED", "제2026-77호"]);
  expect((await change({ reportNumber: null })).json().fields).toMatchObject([{ path: "reportNumber" }]);
  await change({ teachingBasis: "ENROLLED", reportNumber: "제2026-77호" });
  expect(await basisOf()).toEqual(["ENROLLED", null]);
  expect((await change({ teachingBasis: "ENROLLED" }, await asDemo("parent"))).statusCode).toBe(403);
});

test("who has not answered is reminded by day, each time once; then gets no new students until they answer", async () => {
  const isOpen = async () =>
    (await t.deps.sql`select id, is_open from tutors where id in (1001, 1002) order by id`).map(
      ({ is_open }) => is_open,
    );
  const told = async () =>
    (
      await t.deps.sql`
        select singleton_key as key from pgboss.job where singleton_key like 'teaching-basis:%' order by created_on, key`
    ).map(({ key }) => key);
  const at = (day: string, hour = "10") => askTeachingBasis(systemCtx(t.deps), new Date(`${day}T${hour}:00:00+09:00`));
  await t.deps.sql`update tutors
    set teaching_basis = null, report_number = null, basis_checked_at = null, is_open = true where id = 1001`;
  await t.deps.sql`update tutors set is_open = true where id = 1002`;

  await at("2026-12-31");
  await at("2027-01-01", "23");
  expect(await told()).toEqual([]);
  for (const day of ["2027-01-01", "2027-01-02", "2027-01-24", "2027-01-30", TEACHING_BASIS_DUE]) await at(day);
  const reminders = [30, 7, 1].map((days) => `teaching-basis:${days}:${tutor.userId}`);
  expect([await told(), await isOpen()]).toEqual([reminders, [true, true]]);
  await at("2027-02-01");
  await at("2027-02-02");
  expect([await told(), await isOpen()]).toEqual([
    [...reminders, `teaching-basis:OVER:${tutor.userId}`],
    [false, true],
  ]);

  const later = { ...accountCtx(t.deps, tutor.userId), now: new Date("2027-02-02T10:00:00+09:00") };
  await expect(changeOwnTutor(later, { isOpen: true })).rejects.toMatchObject({
    details: { fields: [{ path: "isOpen" }] },
  });
  await changeOwnTutor(later, { capacity: 5 });
  expect(await changeOwnTutor(later, { isOpen: true, teachingBasis: "ENROLLED" })).toMatchObject({ isOpen: true });
});
