import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, call } from "../../../../../test/caller.ts";
import { mp3Of } from "../../../../../test/mp3.ts";
import { createRecorder, type Recorder, strip } from "../../../../../test/recorder.ts";

let r: Recorder;
let tutorId: string;
const VOICE = mp3Of(12);
beforeAll(async () => {
  r = await createRecorder();
  const url = await r.signedUrl();
  await r.send(url, VOICE);
  expect((await r.submit(strip(url))).statusCode).toBe(201);
  const [tutor] = await r.t.deps.sql<{ id: number }[]>`select id from tutors where user_id = 'demo-tutor'`;
  tutorId = String(tutor?.id);
  await r.t.deps
    .sql`update tutor_applicants set status = 'ACCEPTED', decided_at = now(), tutor_id = ${Number(tutorId)} where id = ${r.applicant}`;
});
afterAll(() => r.t.close());

const own = async () => (await call(r.t, await asDemo("tutor"), "GET", "/tutors/me")).json();
const consent = async (publishesVoice: boolean) =>
  (await call(r.t, await asDemo("tutor"), "PATCH", "/tutors/me", { publishesVoice })).json();
const seen = async () => (await call(r.t, ANYBODY, "GET", `/tutors/${tutorId}`)).json();
const hear = (headers = {}, id = tutorId) => r.t.app.inject({ url: `/api/tutors/${id}/voice`, headers });

test("a voice is heard only while its tutor agrees", async () => {
  expect(await own()).toMatchObject({ hasVoice: true, publishesVoice: false });
  expect((await seen()).voiceSeconds).toBeNull();
  expect((await hear()).statusCode).toBe(404);

  expect(await consent(true)).toMatchObject({ publishesVoice: true });
  expect((await seen()).voiceSeconds).toBe(12);
  const whole = await hear();
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({ "content-type": "audio/mpeg", "cache-control": "private, no-store" });
  expect(whole.rawPayload.equals(VOICE)).toBe(true);
  const part = await hear({ range: "bytes=10-19" });
  expect(part.statusCode).toBe(206);
  expect(part.headers["content-range"]).toBe(`bytes 10-19/${VOICE.length}`);
  expect(part.rawPayload.equals(VOICE.subarray(10, 20))).toBe(true);

  expect(await consent(false)).toMatchObject({ publishesVoice: false });
  expect((await hear()).statusCode).toBe(404);
});

test("a voice goes with its tutor's account, and others have none to be heard", async () => {
  await consent(true);
  await r.t.deps.sql`update users set closed_at = now() where id = 'demo-tutor'`;
  expect((await hear()).statusCode).toBe(404);
  await r.t.deps.sql`update users set closed_at = null where id = 'demo-tutor'`;
  expect((await hear()).statusCode).toBe(200);
  expect((await hear({}, "1")).statusCode).toBe(404);
  expect((await hear({}, "999999")).statusCode).toBe(404);
});

test("agreeing again keeps the time of the first consent, and other changes leave it", async () => {
  await consent(true);
  const at = async () =>
    (await r.t.deps.sql`select voice_consented_at as at from tutors where id = ${Number(tutorId)}`)[0]?.at;
  const before = await at();
  await consent(true);
  await call(r.t, await asDemo("tutor"), "PATCH", "/tutors/me", { teachingYears: 4 });
  expect(await at()).toEqual(before);
});
