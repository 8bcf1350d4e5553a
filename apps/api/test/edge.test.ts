import { findError } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, call } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { ORIGIN } from "./harness/settings.ts";
import { readContract } from "./operations.ts";

// What no route is asked for yet, or could read: addresses, methods, media types, broken and hidden text.

const { operations } = await readContract();

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const send = (payload: string, type = "application/json") =>
  t.app.inject({
    method: "POST",
    url: "/api/action-logs",
    headers: { origin: ORIGIN, "content-type": type },
    payload,
  });

test.each([
  ["broken JSON", "{", "application/json", 400],
  ["another media type", "<a/>", "application/xml", 415],
  ["a body that is too large", JSON.stringify({ userActionStatus: "x".repeat(300_000) }), "application/json", 413],
  ["a poisoned prototype", '{"__proto__":{"isOperator":true},"userActionStatus":"PAID"}', "application/json", 400],
])("refuses %s with our error body", async (_what, payload, type, status) => {
  const answer = await send(payload, type);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001 });
});

test.each([
  "/api/v2/orders/%c3%28",
  "/api/%c3%28",
  "/api/v2/orders/%",
  "/%c3%28",
  `/api/v2/orders/${"a".repeat(300)}`,
  "/api/..%2f..%2fetc/passwd",
])("answers the malformed or unknown address %s with our error body", async (url) => {
  for (const method of ["GET", "POST", "DELETE"] as const) {
    const answer = await t.app.inject({ method, url, headers: { origin: ORIGIN } });
    expect([400, 404]).toContain(answer.statusCode);
    expect(findError(answer.json().service, answer.json().errorCode)).not.toBeNull();
    expect(answer.json().message).toMatch(/[가-힣]/);
    expect(answer.body).not.toMatch(/FST_|statusCode/);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  }
});

test.each(
  ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"].flatMap((method) =>
    ["/api/tablets", "/api/phone-verifications", "/api/users/me/payments/x"].map((url) => [method, url] as const),
  ),
)("answers %s %s with our error body, be the method right or wrong", async (method, url) => {
  const answer = await t.app.inject({ method: method as "GET", url, headers: { origin: ORIGIN } });
  if (answer.statusCode < 400) return expect([method, url]).toEqual(["GET", "/api/tablets"]);
  expect(findError(answer.json().service, answer.json().errorCode), answer.body).not.toBeNull();
});

test("every operation declares what a malformed address or body is answered with", () => {
  expect(operations.filter(({ responses }) => !("400" in responses)).map(({ id }) => id)).toEqual([]);
});

test.each([
  ["\r\nBcc: a", "a line break"],
  ["a\nb", "a line feed"],
  ["101동\n", "a line feed at the end"],
  ["a\tb", "a tab"],
  ["a\u001bb", "an escape"],
  ["a\u0085b", "a control character above ASCII"],
  ["a\u2028b", "a line separator"],
  ["\u202e동101", "a change of direction"],
])("refuses %j in every field of one line", async (text) => {
  const parent = await asDemo("parent");
  const me = { name: "김민정", birthYear: 1980, postcode: "06236", address: "서울", addressDetail: "101동" };
  // A name folds its blanks: readName of the domain.
  for (const field of ["postcode", "address", "addressDetail", "schoolName"] as const) {
    const answer = await call(t, parent, "PUT", "/users/me", { ...me, [field]: text });
    expect(answer.statusCode, field).toBe(400);
    expect(answer.json().fields, field).toEqual([{ path: field, message: expect.stringMatching(/[가-힣]/) }]);
  }
  const draft = { data: { courses: [], address: text } };
  expect((await call(t, parent, "PUT", "/enrollment-drafts/me", draft)).statusCode).toBe(400);
});

test("keeps line breaks in a text of several lines, and nothing else that is hidden", async () => {
  const tutor = await asDemo("tutor");
  const introduction = `${"천천히 설명해요. ".repeat(10)}\r\n\t둘째 줄`;
  const kept = await call(t, tutor, "PATCH", "/tutors/me", { introduction });
  expect(kept.json().introduction).toBe(introduction.replace("\r\n\t", "\n "));
  const hidden = await call(t, tutor, "PATCH", "/tutors/me", { introduction: `${introduction}\u0007` });
  expect(hidden.json().fields).toEqual([{ path: "introduction", message: "쓸 수 없는 글자가 있어요." }]);
});

test.each([
  ["a NUL in a body", "POST", "/action-logs", { userActionStatus: "PAID", note: ["a\u0000b"] }, "note.0"],
  ["half a surrogate pair", "POST", "/action-logs", { userActionStatus: "PAID", note: "\ud800" }, "note"],
  ["a NUL in a query", "GET", "/schools?school=a%00b", undefined, "school"],
] as const)("refuses %s, which PostgreSQL could not hold", async (_what, method, path, body, field) => {
  const answer = await call(t, ANYBODY, method, path, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001, fields: [{ path: field }] });
});

test("a body of a hundred thousand brackets is one more wrong body", async () => {
  const deep = `{"userActionStatus":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  expect((await send(deep)).statusCode).toBe(400);
});

test("an unknown path answers 404 with our error body, and no header tells what runs here", async () => {
  const answer = await call(t, ANYBODY, "GET", "/nothing/here");
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ service: "class", errorCode: 20001 });
  expect(answer.headers).not.toHaveProperty("x-powered-by");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

test("too much at once answers 503 with a time to come back", async () => {
  const busy = await createTestApp({ config: { maxEventLoopDelayMs: 20 } });
  try {
    const keepBusy = async () => {
      const until = Date.now() + 300;
      while (Date.now() < until);
      await new Promise((resolve) => setImmediate(resolve));
      return busy.app.isUnderPressure();
    };
    await expect.poll(keepBusy, { timeout: 25_000, interval: 1 }).toBe(true);
    const answer = await busy.app.inject("/api/tablets");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.json().message).toMatch(/[가-힣]/);
  } finally {
    await busy.close();
  }
});
