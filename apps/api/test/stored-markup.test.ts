import { afterAll, beforeAll, expect, test } from "vitest";
import { composeMail } from "../src/lib/mail/compose-mail.ts";
import { asDemo, call } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";

// Text with markup is kept as it was typed and answered as data; whoever shows it shows text.

const MARKUP = `<img src=x onerror=alert(1)>"><script>alert(1)</script>`;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test("a name cannot hold markup at all", async () => {
  const parent = await asDemo("parent");
  for (const [path, body] of [
    ["/users/me", { name: "<b>김민정</b>" }],
    ["/users/me", { name: "김민정&lt;" }],
  ] as const) {
    const answer = await call(t, parent, "PATCH", path, body);
    expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, "name"]);
  }
});

test("an address and a tutor's words come back as they were typed, as JSON that no browser takes for a page", async () => {
  const parent = await asDemo("parent");
  const saved = await call(t, parent, "PATCH", "/users/me", { address: MARKUP, addressDetail: MARKUP });
  const read = await call(t, parent, "GET", "/v2/users/me");
  for (const answer of [saved, read]) {
    expect(answer.json()).toMatchObject({ address: MARKUP, addressDetail: MARKUP });
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  }
  const introduction = `${MARKUP} ${"천천히 설명해요. ".repeat(8)}`.trim();
  const tutor = await asDemo("tutor");
  expect((await call(t, tutor, "PATCH", "/tutors/me", { introduction })).json().introduction).toBe(introduction);
});

test("a refusal does not repeat what was sent", async () => {
  const answer = await call(t, await asDemo("parent"), "PATCH", "/users/me", { postcode: MARKUP });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).not.toContain("onerror");
});

test("a mail shows markup as text, also in its button's address", () => {
  const button = { label: MARKUP, url: `https://naran.example/?a="><script>` };
  const { html } = composeMail({ subject: MARKUP, paragraphs: [MARKUP], note: MARKUP, button });
  expect(html).not.toMatch(/<(img|script)/);
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(4);
});
