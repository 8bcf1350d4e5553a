import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemCtx } from "../../../../../test/ctx.ts";
import { createMessagePair, type MessagePair } from "../../../../../test/message-pair.ts";
import { jpegOf, PLACE, pngOf, webpOf } from "../../../../../test/pictures.ts";
import { deletePictures } from "./delete-pictures.ts";

let p: MessagePair;
let match: string;
beforeAll(async () => {
  p = await createMessagePair();
});
afterAll(() => p.t.close());
beforeEach(async () => {
  await p.t.deps.sql`delete from rate_limits`;
  match = await p.newPair();
});

const filesOf = (folder: string) => {
  const path = join(p.t.uploadFolder, folder);
  return existsSync(path) ? readdirSync(path) : [];
};

async function sendPicture(file: Buffer) {
  const { pictureId, signedUrl } = await p.pictureUrl(p.parent, match);
  expect((await p.upload(signedUrl, file)).statusCode).toBe(204);
  const sent = await p.send(p.parent, match, "", { pictureId });
  expect(sent.statusCode, sent.body).toBe(201);
  return sent.json();
}

test.each([
  ["image/jpeg", jpegOf(1)],
  ["image/png", pngOf()],
  ["image/webp", webpOf()],
])("a picture (%s) is sent without words, and the other side loads it without its place", async (type, file) => {
  await sendPicture(file);
  const [{ picture }] = (await p.read(p.tutor, match)).content;
  expect(picture).toMatchObject({ width: 3, height: 2 });
  const loaded = await p.t.app.inject(picture.url);
  expect([loaded.statusCode, loaded.headers["content-type"]]).toEqual([200, type]);
  expect(loaded.headers["content-security-policy"]).toMatch(/sandbox/);
  expect(loaded.rawPayload.length).toBeGreaterThan(20);
  expect(loaded.rawPayload.includes(PLACE)).toBe(false);
  expect((await p.read(p.parent, match)).content[0].picture.url).toBe(picture.url);
});

test("a picture's address opens nothing else, and is over after its time", async () => {
  const { picture } = await sendPicture(pngOf());
  const url = new URL(picture.url, "http://localhost");
  const change = (name: string, value: string) => {
    const other = new URL(url);
    other.searchParams.set(name, value);
    return p.t.app.inject(other.pathname + other.search);
  };
  expect((await change("expires", "9999999999")).statusCode).toBe(403);
  expect((await change("signature", "x".repeat(43))).statusCode).toBe(403);
  expect((await p.t.app.inject(`${url.pathname}/staff${url.search}`)).statusCode).toBe(403);
  expect((await p.t.app.inject(url.pathname)).statusCode).toBe(400);
  await p.t.deps.sql`update messages set hidden_at = now()`;
  expect((await p.t.app.inject(picture.url)).statusCode).toBe(404);
  expect((await p.read(p.tutor, match)).content[0]).toMatchObject({ isHidden: true, text: "", picture: null });
});

test("what is no picture, or too large, is refused and leaves nothing; the address takes a good one, once", async () => {
  const { pictureId, signedUrl } = await p.pictureUrl(p.parent, match);
  const before = filesOf("pictures").length;
  expect((await p.send(p.parent, match, "", { pictureId })).json().fields).toMatchObject([{ path: "pictureId" }]);
  for (const [file, word] of [
    [Buffer.from("<!doctype html><script>alert(1)</script>"), /JPG, PNG, WebP/],
    [Buffer.concat([pngOf(), Buffer.alloc(5_000_000)]), /5MB/],
  ] as const) {
    const refused = await p.upload(signedUrl, file);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields[0]).toMatchObject({ path: "file", message: expect.stringMatching(word) });
  }
  expect([filesOf("pictures").length, filesOf("incoming")]).toEqual([before, []]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => p.upload(signedUrl, pngOf())));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403, 403, 403]);
  expect(filesOf("pictures")).toHaveLength(before + 1);
  expect((await p.upload(signedUrl.replace(pictureId, randomUUID()), pngOf())).statusCode).toBe(403);
});

test("a picture belongs to one message of its sender in its class", async () => {
  const { pictureId, signedUrl } = await p.pictureUrl(p.parent, match);
  await p.upload(signedUrl, pngOf());
  const other = await p.newPair();
  for (const [who, where] of [
    [p.tutor, match],
    [p.parent, other],
  ] as const) {
    expect((await p.send(who, where, "", { pictureId })).json().fields).toMatchObject([{ path: "pictureId" }]);
  }
  const id = randomUUID();
  expect((await p.send(p.parent, match, "", { id, pictureId })).statusCode).toBe(201);
  expect((await p.send(p.parent, match, "", { id, pictureId })).statusCode).toBe(201);
  expect((await p.send(p.parent, match, "", { pictureId })).statusCode).toBe(400);
});

test("a folder that is gone is told as such, and the same address takes the picture when it is back", async () => {
  const { signedUrl } = await p.pictureUrl(p.parent, match);
  const away = `${p.t.uploadFolder}-away`;
  renameSync(p.t.uploadFolder, away);
  writeFileSync(p.t.uploadFolder, "a file in its place");
  const refused = await p.upload(signedUrl, pngOf());
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    "지금 파일을 받을 수 없어요. 잠시 후 다시 시도해 주세요.",
  ]);
  rmSync(p.t.uploadFolder);
  renameSync(away, p.t.uploadFolder);
  expect((await p.upload(signedUrl, pngOf())).statusCode).toBe(204);
});

test("pictures that were never sent go after a day, and files that nothing names", async () => {
  const { picture } = await sendPicture(pngOf());
  const { signedUrl } = await p.pictureUrl(p.parent, match);
  await p.upload(signedUrl, pngOf());
  const folder = join(p.t.uploadFolder, "pictures");
  writeFileSync(join(folder, `${randomUUID()}.png`), "x");
  await p.t.deps.sql`update message_pictures set created_at = now() - interval '2 days'`;
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const file of filesOf("pictures")) utimesSync(join(folder, file), old, old);
  await deletePictures(systemCtx(p.t.deps));
  const [kept] = await p.t.deps.sql`select count(*)::int as count from message_pictures`;
  expect(filesOf("pictures")).toHaveLength(kept?.count);
  expect((await p.t.app.inject(picture.url)).statusCode).toBe(200);
});
