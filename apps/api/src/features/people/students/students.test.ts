import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { DEMO_PEOPLE } from "../../../seed/demo-people.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const teen = { name: "김새봄", birthYear: 2010, grade: 10, schoolId: 3, phoneNumber: "01033334444" };

describe("the students of an account", () => {
  test("are listed with their schools", async () => {
    const answer = await call(t, await asDemo("parent"), "GET", "/users/me/students");
    expect(answer.statusCode).toBe(200);
    expect(answer.json().students).toMatchObject([
      { name: "김하준", grade: 9, school: { name: "서현중학교" } },
      { name: "김서아", grade: 6, school: { name: "수내초등학교" } },
    ]);
  });

  test("can be added and changed", async () => {
    const parent = await asDemo("parent");
    const added = await call(t, parent, "POST", "/users/me/students", teen);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ ...teen, isSelf: false, school: { id: 3 } });
    const path = `/users/me/students/${added.json().id}`;
    const changed = await call(t, parent, "PATCH", path, { grade: 11, phoneNumber: null });
    expect(changed.json()).toMatchObject({ name: "김새봄", grade: 11, phoneNumber: null, schoolId: 3 });
    expect((await call(t, parent, "PATCH", path, {})).json()).toEqual(changed.json());
  });

  test("under 14 need a guardian's consent, which is kept", async () => {
    const parent = await asDemo("parent");
    const child = { ...teen, birthYear: 2015 };
    const without = await call(t, parent, "POST", "/users/me/students", child);
    expect(without.statusCode).toBe(400);
    expect(without.json().fields).toEqual([
      { path: "guardianConsent", message: "만 14세 미만은 보호자 동의가 필요해요." },
    ]);
    const count = () =>
      t.deps.sql`select count(*)::int as n from consents where user_id = ${parent.userId} and key = 'UNDER_14_PRIVACY'`;
    const [before] = await count();
    const added = await call(t, parent, "POST", "/users/me/students", { ...child, guardianConsent: true });
    expect(added.statusCode).toBe(201);
    const [after] = await count();
    expect(after?.n).toBe(before?.n + 1);

    const older = await call(t, parent, "POST", "/users/me/students", teen);
    const path = `/users/me/students/${older.json().id}`;
    expect((await call(t, parent, "PATCH", path, { birthYear: 2016 })).statusCode).toBe(400);
    expect((await call(t, parent, "PATCH", path, { birthYear: 2016, guardianConsent: true })).statusCode).toBe(200);
  });

  test("are ten at most, also in a burst", async () => {
    const account = await newAccount(t);
    await t.deps.sql`update users set registered = true where id = ${account.userId}`;
    const burst = await Promise.all(
      Array.from({ length: 13 }, () => call(t, account, "POST", "/users/me/students", teen)),
    );
    expect(burst.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(burst.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3);
  });

  test("wait for the registration", async () => {
    const answer = await call(t, await newAccount(t), "POST", "/users/me/students", teen);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ service: "account", errorCode: 10003 });
  });

  test("a student who is the user changes the user too", async () => {
    const student = await asDemo("student");
    const [self] = (await call(t, student, "GET", "/users/me/students")).json().students;
    await call(t, student, "PATCH", `/users/me/students/${self.id}`, { name: "이수연", grade: 12 });
    expect((await call(t, student, "GET", "/v2/users/me")).json()).toMatchObject({ name: "이수연", grade: 12 });
  });

  test("a foreign student answers as a missing one", async () => {
    const child = DEMO_PEOPLE.find(({ key }) => key === "parent")?.students[0]?.id;
    const student = await asDemo("student");
    const foreign = await call(t, student, "PATCH", `/users/me/students/${child}`, { grade: 1 });
    const missing = await call(t, student, "PATCH", "/users/me/students/00000000-0000-4000-8000-0000000000ff", {
      grade: 1,
    });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toMatchObject({ service: "account", errorCode: 20009 });
    expect(foreign.json()).toEqual(missing.json());
  });

  test.each([
    ["name", { ...teen, name: "  " }],
    ["birthYear", { ...teen, birthYear: "2010" }],
    ["birthYear", { ...teen, birthYear: 1921 }],
    ["grade", { ...teen, grade: 1.5 }],
    ["schoolId", { ...teen, schoolId: 999_999 }],
    ["phoneNumber", { ...teen, phoneNumber: "12345" }],
  ])("refuses a wrong %s", async (path, body) => {
    const answer = await call(t, await asDemo("parent"), "POST", "/users/me/students", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map((field: { path: string }) => field.path)).toEqual([path]);
  });
});
