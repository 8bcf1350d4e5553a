import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const from = (updatedAt: string) => ({ "if-match": `"${updatedAt}"` });
const thisYear = new Date().getUTCFullYear();

describe("two tabs", () => {
  test("the second save of a user from an old version is refused and changes nothing", async () => {
    const account = await newAccount(t);
    const seen = (await call(t, account, "GET", "/v2/users/me")).json();
    const first = await call(t, account, "PATCH", "/users/me", { name: "첫째창" }, from(seen.updatedAt));
    expect(first.statusCode).toBe(200);
    const second = await call(t, account, "PATCH", "/users/me", { name: "둘째창" }, from(seen.updatedAt));
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ service: "account", errorCode: 20006, reason: "CHANGED_MEANWHILE" });
    const put = await call(t, account, "PUT", "/users/me", { name: "둘째창" }, from(seen.updatedAt));
    expect(put.statusCode).toBe(409);
    expect((await call(t, account, "GET", "/v2/users/me")).json().name).toBe("첫째창");
    const again = await call(t, account, "PATCH", "/users/me", { name: "둘째창" }, from(first.json().updatedAt));
    expect(again.json().name).toBe("둘째창");
  });

  test("of five saves at once from one version, one is taken", async () => {
    const account = await newAccount(t);
    const { updatedAt } = (await call(t, account, "GET", "/v2/users/me")).json();
    const names = ["하나", "두울", "세엣", "네엣", "다섯"];
    const burst = await Promise.all(
      names.map((name) => call(t, account, "PATCH", "/users/me", { name }, from(updatedAt))),
    );
    expect(burst.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test("the same holds for a student, also when the user was changed that the student is", async () => {
    const parent = await asDemo("parent");
    const [child] = (await call(t, parent, "GET", "/users/me/students")).json().students;
    const path = `/users/me/students/${child.id}`;
    expect((await call(t, parent, "PATCH", path, { grade: 8 }, from(child.updatedAt))).statusCode).toBe(200);
    const late = await call(t, parent, "PATCH", path, { grade: 7 }, from(child.updatedAt));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ service: "account", errorCode: 20006 });

    const student = await asDemo("student");
    const [self] = (await call(t, student, "GET", "/users/me/students")).json().students;
    await call(t, student, "PATCH", "/users/me", { grade: 12 });
    const stale = await call(t, student, "PATCH", `/users/me/students/${self.id}`, { grade: 10 }, from(self.updatedAt));
    expect(stale.statusCode).toBe(409);
  });
});

describe("a year of birth under 14", () => {
  const young = { birthYear: thisYear - 10 };

  test.each(["PATCH", "PUT"] as const)("%s needs a guardian's consent, which is kept", async (method) => {
    const account = await newAccount(t);
    const body = { name: "새사람", ...young };
    const refused = await call(t, account, method, "/users/me", body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.map(({ path }: { path: string }) => path)).toEqual(["guardianConsent"]);
    expect((await call(t, account, "GET", "/v2/users/me")).json().birthYear).toBeNull();

    const taken = await call(t, account, method, "/users/me", { ...body, guardianConsent: true });
    expect(taken.json().birthYear).toBe(young.birthYear);
    const kept = await t.deps.sql`select key, agreed from consents where user_id = ${account.userId}`;
    expect(kept).toMatchObject([{ key: "UNDER_14_PRIVACY", agreed: true }]);
    // The year that is known already is no new decision.
    expect((await call(t, account, method, "/users/me", { name: "딴이름", ...young })).statusCode).toBe(200);
  });
});

test("a school that stands in no list is kept as it was typed, for the user and the student they are", async () => {
  const student = await asDemo("student");
  const changed = await call(t, student, "PATCH", "/users/me", { schoolId: null, schoolName: "나란대안학교" });
  expect(changed.json()).toMatchObject({ schoolId: null, schoolName: "나란대안학교" });
  expect(changed.json().students).toMatchObject([{ schoolId: null, schoolName: "나란대안학교" }]);
});

test.each(["/v2/users/me", "/users/me/students", "/users/me/consents", "/orders"])(
  "%s is stored nowhere",
  async (path) => {
    expect((await call(t, await asDemo("parent"), "GET", path)).headers["cache-control"]).toBe("no-store");
  },
);
