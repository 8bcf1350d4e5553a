import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../app.ts";
import { SANDBOX_DEFAULTS } from "../options.ts";

const sandbox = createSandbox({ portoneWebhookUrl: null });
beforeAll(() => sandbox.ready());
afterAll(() => sandbox.close());

const root = `projects/${SANDBOX_DEFAULTS.firebaseProjectId}/databases/(default)/documents`;
const name = `${root}/find-your-tutor/${"k".repeat(43)}`;
const send = (verb: string, body: object, token?: string) =>
  sandbox.inject({
    method: "POST",
    url: `/v1/${root}:${verb}`,
    headers: { "content-type": "text/plain", ...(token && { authorization: `Bearer ${token}` }) },
    payload: JSON.stringify(body),
  });

test.each([
  ["batchGet", { documents: [name] }],
  ["commit", { writes: [{ delete: name }] }],
  ["runQuery", { structuredQuery: { from: [{ collectionId: "find-your-tutor" }] } }],
])("nobody may %s without signing in, and a made-up token is refused", async (verb, body) => {
  const bare = await send(verb, body);
  expect(bare.statusCode).toBe(403);
  expect(bare.json().error.status).toBe("PERMISSION_DENIED");
  expect((await send(verb, body, "made.up.token")).statusCode).toBe(401);
});

test.each([
  ["aggregate", {}, 501],
  ["toString", {}, 501],
  ["commit", { writes: [] }, 400],
  ["commit", { writes: [{ delete: "projects/other/databases/(default)/documents/a/b" }] }, 400],
  ["runQuery", { structuredQuery: { from: [{ collectionId: "a" }], where: {} } }, 400],
])("what the subset does not have is refused: %s %j", async (verb, body, status) => {
  expect((await send(verb, body)).statusCode).toBe(status);
});

test("a custom token of nobody signs nobody in", async () => {
  const answer = await sandbox.inject({
    method: "POST",
    url: "/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x",
    payload: { token: "a.b.c", returnSecureToken: true },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.message).toBe("INVALID_CUSTOM_TOKEN");
});

test("the page is there, and empty", async () => {
  expect((await sandbox.inject("/participations")).body).toContain("아직 참여가 없어요.");
});
