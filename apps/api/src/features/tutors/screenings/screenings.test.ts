import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, call } from "../../../../test/caller.ts";
import { ORIGIN } from "../../../../test/harness/settings.ts";
import { mp3Of, silentFrame } from "../../../../test/mp3.ts";
import { createRecorder, type Recorder, strip } from "../../../../test/recorder.ts";
import { pretenders } from "../../../../test/uploads.ts";

let r: Recorder;
beforeAll(async () => {
  r = await createRecorder();
});
afterAll(() => r.t.close());
beforeEach(() => r.t.deps.sql`delete from rate_limits`);

const RECORDING = mp3Of(12);

describe("a recording", () => {
  test("is uploaded to the signed URL and posted without its query", async () => {
    const url = await r.signedUrl();
    expect(url.origin).toBe("http://localhost:3001");
    expect((await r.send(url, RECORDING)).statusCode).toBe(204);
    const posted = await r.submit(strip(url));
    expect(posted.statusCode, posted.body).toBe(201);
    expect(posted.json()).toMatchObject({ bytes: RECORDING.length, milliseconds: 12_016 });
    const read = await call(r.t, r.author, "GET", `/tutor-applicants/${r.applicant}`);
    expect(read.json().screening).toEqual(posted.json());
    expect(r.kept()).toEqual({ objects: 1, incoming: 0 });
  });

  test("takes the place of the one before, whose object goes", async () => {
    const url = await r.signedUrl();
    await r.send(url, mp3Of(20));
    expect(r.kept().objects).toBe(2);
    expect((await r.submit(strip(url))).json().milliseconds).toBe(20_010);
    expect(r.kept()).toEqual({ objects: 1, incoming: 0 });
    // Posting it again changes nothing.
    expect((await r.submit(strip(url))).statusCode).toBe(201);
    expect(r.kept().objects).toBe(1);
  });

  test.each([
    ["with its query", (url: URL) => url.href],
    ["of another host", (url: URL) => `https://evil.example${url.pathname}`],
    ["of nothing that was uploaded", (url: URL) => strip(url).replace(/[^/]+$/, randomUUID())],
    ["of another path", (url: URL) => strip(url).replace("uploads", "screenings")],
    ["with a fragment", (url: URL) => `${strip(url)}#x`],
  ])("is not posted by an address %s", async (_what, change) => {
    const url = await r.signedUrl();
    await r.send(url, RECORDING);
    const refused = await r.submit(change(url));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ service: "class", errorCode: 10001, fields: [{ path: "audioUrl" }] });
  });

  test("is not posted before it is uploaded, nor for somebody else's application", async () => {
    const url = await r.signedUrl();
    expect((await r.submit(strip(url))).statusCode).toBe(400);
    await r.send(url, RECORDING);
    const other = await asDemo("parent");
    const theirs = (await call(r.t, other, "POST", "/tutor-applicants")).json().id;
    expect((await r.submit(strip(url), other, theirs)).statusCode).toBe(400);
    expect((await r.submit(strip(url), other)).statusCode).toBe(404);
    const foreign = await call(r.t, other, "GET", `/tutor-applicants/${r.applicant}/screenings/signed-url`);
    expect(foreign.statusCode).toBe(404);
  });
});

describe("a signed URL", () => {
  const refused = async (url: URL, reason: string) => {
    const before = r.kept();
    const answer = await r.send(url, RECORDING);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 10004, reason });
    expect(r.kept()).toEqual(before);
  };
  const changed = (url: URL, name: string, value: string) => {
    const other = new URL(url);
    other.searchParams.set(name, value);
    return other;
  };

  test("works once", async () => {
    const url = await r.signedUrl();
    expect((await r.send(url, RECORDING)).statusCode).toBe(204);
    await refused(url, "USED");
  });

  test("works once, also for eight at a time", async () => {
    const url = await r.signedUrl();
    const before = r.kept().objects;
    const answers = await Promise.all(Array.from({ length: 8 }, () => r.send(url, RECORDING)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array(7).fill(403)]);
    expect(r.kept()).toEqual({ objects: before + 1, incoming: 0 });
  });

  test("is over after its time, by the database's clock", async () => {
    const url = await r.signedUrl();
    await r.t.deps.sql`update uploads set expires_at = now() - interval '1 second' where id = ${idOf(url)}`;
    await refused(url, "EXPIRED");
  });

  test("allows nothing else: another time, size, path or signature", async () => {
    const url = await r.signedUrl();
    const other = await r.signedUrl();
    await refused(changed(url, "expires", String(Number(url.searchParams.get("expires")) + 3_600)), "SIGNATURE");
    await refused(changed(url, "size", "90000000"), "SIGNATURE");
    await refused(changed(url, "signature", randomBytes(32).toString("base64url")), "SIGNATURE");
    const moved = new URL(url);
    moved.pathname = other.pathname;
    await refused(moved, "SIGNATURE");
    const nowhere = new URL(url);
    nowhere.pathname = `/api/uploads/${randomUUID()}`;
    await refused(nowhere, "SIGNATURE");
    expect((await r.send(url, RECORDING)).statusCode).toBe(204);
  });

  test("takes no more than it says, and a right file afterwards", async () => {
    const url = await r.signedUrl();
    const before = r.kept();
    const frames = Math.ceil(6_000_001 / silentFrame().length);
    const large = await r.send(url, Buffer.concat(Array.from({ length: frames }, silentFrame)));
    expect(large.statusCode).toBe(400);
    expect(large.json().fields[0].message).toMatch(/6MB/);
    expect(r.kept()).toEqual(before);
    for (const [seconds, word] of [
      [182, /3분/],
      [3, /5초/],
    ] as const) {
      const answer = await r.send(url, mp3Of(seconds));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields[0].message).toMatch(word);
    }
    expect(r.kept()).toEqual(before);
    expect((await r.send(url, mp3Of(180))).statusCode).toBe(204);
  });

  test("is not to be had without end", async () => {
    const ask = () => call(r.t, r.author, "GET", `/tutor-applicants/${r.applicant}/screenings/signed-url`);
    for (let count = 0; count < 60; count++) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });

  test("is refused to pages of others", async () => {
    const url = await r.signedUrl();
    const answer = await r.send(url, RECORDING, {}, "https://evil.example");
    expect(answer.statusCode).toBe(403);
  });
});

const idOf = (url: URL) => url.pathname.split("/").at(-1) ?? "";

test.each(pretenders())("a file that only pretends to be mp3 is refused: %s", async (_name, file, change) => {
  const url = await r.signedUrl();
  const before = r.kept();
  const answer = await r.send(url, file, change);
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001, fields: [{ path: "file" }] });
  expect(r.kept()).toEqual(before);
  expect((await r.submit(strip(url))).statusCode).toBe(400);
});

test.each([
  ["no file", "--b\r\ncontent-disposition: form-data; name=x\r\n\r\n1\r\n--b--\r\n", "multipart/form-data; boundary=b"],
  ["JSON", "{}", "application/json"],
  ["a body without boundary", "x", "multipart/form-data"],
])("what is no upload is refused: %s", async (_name, payload, type) => {
  const url = await r.signedUrl();
  const target = url.pathname + url.search;
  const answer = await r.t.app.inject({
    method: "POST",
    url: target,
    headers: { "content-type": type, origin: ORIGIN },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001 });
  expect(r.kept().incoming).toBe(0);
});
