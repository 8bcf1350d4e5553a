import { signUpConsents } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const student = {
  ...{ locale: "ko", userType: "STUDENT", isParent: false, name: "최하늘", birthYear: 2010, grade: 10, schoolId: 1 },
  consents: signUpConsents({ type: "student" }).map(({ key }) => ({ key, agreed: key !== "MARKETING" })),
};

test.each([true, false])(
  "marketing that is agreed to (%s) before a sign-up without its tick stays so",
  async (given) => {
    const account = await newAccount(t);
    const settings = (body?: object) =>
      call(t, account, body ? "PATCH" : "GET", "/users/me/notification-settings", body);
    if (given) expect((await settings({ marketing: true })).statusCode).toBe(200);
    const made = await call(t, account, "POST", "/users", student);
    expect(made.statusCode, made.body).toBe(201);
    expect((await settings()).json()).toMatchObject({ marketing: { agreed: given } });
  },
);
