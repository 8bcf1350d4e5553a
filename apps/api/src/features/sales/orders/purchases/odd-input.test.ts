import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";

let t: TestApp;
let student: Caller;
beforeAll(async () => {
  t = await createTestApp();
  student = await asDemo("student");
});
afterAll(() => t.close());

test.each(["/v2/orders/%00", "/v2/orders/a%2Fb", "/benefits/%00", "/benefits/A%1FB", "/benefits/%20"])(
  "%s is refused before the database sees it",
  async (path) => {
    const answer = await call(t, student, "GET", path);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001 });
  },
);
