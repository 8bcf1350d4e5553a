import { randomInt, randomUUID } from "node:crypto";
import { utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../../../../test/caller.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { ORIGIN } from "../../../../test/harness/settings.ts";
import { mp3Of, silentFrame } from "../../../../test/mp3.ts";
import { createRecorder, type Recorder, strip } from "../../../../test/recorder.ts";
import { multipartOf } from "../../../../test/uploads.ts";
import { deleteLeftovers } from "./delete-leftovers.ts";

let r: Recorder;
beforeAll(async () => {
  r = await createRecorder();
});
afterAll(() => r.t.close());
beforeEach(() => r.t.deps.sql`delete from rate_limits`);

const RECORDING = mp3Of(12);

/** Sends only the first bytes of a request over a real connection, then hangs up. */
function cutOff(url: URL, bytes: number): Promise<void> {
  const { payload, headers } = multipartOf(RECORDING);
  const head = [
    `POST ${url.pathname}${url.search} HTTP/1.1`,
    "host: 127.0.0.1",
    `origin: ${ORIGIN}`,
    `content-type: ${headers["content-type"]}`,
    `content-length: ${payload.length}`,
    "",
    "",
  ].join("\r\n");
  const { hostname, port } = new URL(r.t.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(Buffer.concat([Buffer.from(head), payload.subarray(0, bytes)]), () => socket.destroy());
    });
    socket.once("close", () => resolve()).once("error", reject);
  });
}

test("an upload that is cut at any byte leaves nothing, and the same URL takes a good one (100 cuts)", async () => {
  const { payload } = multipartOf(RECORDING);
  const before = r.kept().objects;
  const url = await r.signedUrl();
  let arrived = 0;
  r.t.app.server.on("request", () => arrived++);
  const frame = silentFrame().length;
  for (let cut = 0; cut < 100; cut++) {
    // Every fourth at the end of a frame, where what came is an mp3 of its own.
    const random = randomInt(payload.length);
    await cutOff(
      url,
      cut % 4 === 0 ? Math.max(0, random - (random % frame)) + multipartOf(Buffer.alloc(0)).at : random,
    );
  }
  await expect.poll(() => arrived).toBe(100);
  await expect.poll(() => r.kept()).toEqual({ objects: before, incoming: 0 });
  expect((await r.submit(strip(url))).statusCode).toBe(400);
  expect((await r.send(url, RECORDING)).statusCode).toBe(204);
  expect((await r.submit(strip(url))).statusCode).toBe(201);
});

test("leftovers go: files that were coming in, uploads of yesterday, objects that nothing names; the sample stays", async () => {
  const url = await r.signedUrl();
  await r.send(url, RECORDING);
  const posted = await r.signedUrl();
  await r.send(posted, RECORDING);
  await r.submit(strip(posted));
  const [row] = await r.t.deps.sql`select object_key from tutor_screenings where applicant_id = ${r.applicant}`;
  await r.t.deps.sql`update uploads set created_at = now() - interval '2 days'`;
  const folder = (name: string, file: string) => join(r.t.uploadFolder, name, file);
  writeFileSync(folder("incoming", "dead"), "x");
  writeFileSync(folder("incoming", "alive"), "x");
  writeFileSync(folder("screenings", `${randomUUID()}.mp3`), "x");
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(folder("incoming", "dead"), old, old);
  for (const file of r.filesOf("screenings")) utimesSync(folder("screenings", file), old, old);
  await deleteLeftovers(systemCtx(r.t.deps));
  expect(r.filesOf("incoming")).toEqual(["alive"]);
  expect(r.filesOf("screenings")).toEqual([row?.object_key]);

  await r.t.deps.sql`update tutor_applicants set updated_at = now() - interval '181 days' where id = ${r.applicant}`;
  await deleteLeftovers(systemCtx(r.t.deps));
  expect((await call(r.t, r.author, "GET", "/tutor-applicants/mine")).json()).toEqual({ applicant: null });
  expect(r.filesOf("screenings")).toEqual([]);
});
