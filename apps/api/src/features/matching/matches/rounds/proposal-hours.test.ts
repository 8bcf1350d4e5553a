import { deadlineInOpenHours, openFrom, PROPOSAL_HOURS } from "@pkg/domain";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { accountCtx, systemCtx } from "../../../../../test/ctx.ts";
import { askedTutors } from "../../../../../test/matched-pair.ts";
import { answer, askedFor, beginMatch } from "../../../../../test/search-match.ts";
import { getMatch, getMatches } from "../get-match.ts";
import { sendProposal } from "../proposals/send-proposal.ts";
import { advanceMatch } from "./advance-match.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const NIGHT = new Date("2026-12-01T05:37:00+09:00");

test("who is asked at night gets the message in the morning and has the whole time from then on", async () => {
  const id = await beginMatch(t, parent);
  const first = await askedTutors(t, id, 3);
  await t.deps.sql`update candidate_tutors set due_at = now() - interval '1 second' where match_id = ${id}`;
  await t.deps.sql`update matches set promised_on = '2026-12-04' where id = ${id}`;
  const quiet = { ...t.deps, config: { ...t.deps.config, keepsQuietHours: true } };
  await advanceMatch(systemCtx(quiet), id, 1, NIGHT);
  const asked = (await askedFor(t, id)).filter(({ pairingId }) => pairingId !== first[0]?.pairingId);
  expect(asked).toHaveLength(15);
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(["READY"]));
  const [match] = await t.deps.sql`select status, deadline_at from matches where id = ${id}`;
  expect([match?.status, new Date(match?.deadline_at)]).toEqual([
    "MATCHING",
    deadlineInOpenHours(NIGHT, 8, PROPOSAL_HOURS),
  ]);
  const waits = (openFrom(NIGHT, PROPOSAL_HOURS).getTime() - NIGHT.getTime()) / 1000;
  const jobs = await t.deps.sql`
    select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
    where name = 'proposal.send' and data ->> 'pairingId' = ${asked[0]?.pairingId ?? ""}`;
  expect(jobs.map(({ seconds }) => seconds)).toEqual(Array(15).fill(waits));
});

test("a try that comes again at night waits for the morning, once", async () => {
  const id = await beginMatch(t, parent);
  const [one] = await askedTutors(t, id, 3);
  if (!one) throw new Error("Somebody was to be asked.");
  await t.deps.sql`update candidate_tutors set talk_send_status = 'READY', due_at = '2100-01-01'
    where pairing_id = ${one.pairingId} and tutor_id = ${one.tutorId}`;
  const quiet = { ...t.deps, config: { ...t.deps.config, keepsQuietHours: true } };
  const asked = { pairingId: one.pairingId, tutorId: Number(one.tutorId) };
  await sendProposal(systemCtx(quiet), asked, NIGHT);
  await sendProposal(systemCtx(quiet), asked, NIGHT);
  const jobs = await t.deps.sql`
    select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
    where name = 'proposal.send' and singleton_key = ${`proposal:${one.pairingId}:${one.tutorId}:2026-12-01`}`;
  const waits = (openFrom(NIGHT, PROPOSAL_HOURS).getTime() - NIGHT.getTime()) / 1000;
  expect(jobs.map(({ seconds }) => seconds)).toEqual([waits]);
  expect((await askedFor(t, id)).find(({ tutorId }) => tutorId === one.tutorId)?.status).toBe("READY");
});

test("the message says the hour until which an answer is awaited", async () => {
  const [one] = await askedTutors(t, await beginMatch(t, parent), 3);
  const { messages } = (await t.sandbox.inject(`/sandbox/api/messages?to=${one?.phoneNumber}`)).json();
  expect(messages[0].text).toMatch(/\n(오늘|내일) \d{1,2}시( [1-5]0분)?까지 답해 주세요\.\n/);
});

test("the answer to a choice says when it is asked: at once in a run without nights", async () => {
  const id = await beginMatch(t, parent);
  await askedTutors(t, id, 3);
  const { suggestions } = (await call(t, parent, "GET", `/lessons/matches/${id}/suggestions`)).json();
  const body = { tutorIds: [suggestions[0].tutor.id] };
  const answered = await call(t, parent, "POST", `/lessons/matches/${id}/proposals`, body);
  expect([answered.statusCode, answered.json().askedFrom]).toEqual([200, null]);
});

test("a tutor without a confirmed phone is not asked; the next best is, and the page counts and shows as many", async () => {
  const [best] = await askedTutors(t, await beginMatch(t, parent), 3);
  if (!best) throw new Error("Somebody was to be asked.");
  await t.deps.sql`update tutors set user_id = null where user_id = 'demo-expert'`;
  await t.deps.sql`update tutors set user_id = 'demo-expert' where id = ${best.tutorId}`;
  await t.deps.sql`update users set phone_number_verified = false where id = 'demo-expert'`;
  const id = await beginMatch(t, parent);
  const later = await askedTutors(t, id, 3);
  expect(later.map(({ tutorId }) => tutorId)).not.toContain(best.tutorId);
  const found = async () => {
    const { count, suggestions } = (await call(t, parent, "GET", `/lessons/matches/${id}/suggestions`)).json();
    return { count, ids: suggestions.map(({ tutor }: { tutor: { id: string } }) => Number(tutor.id)) };
  };
  const shown = await found();
  expect(shown.ids).not.toContain(Number(best.tutorId));
  await t.deps.sql`update users set phone_number_verified = true where id = 'demo-expert'`;
  const withBest = await found();
  expect(withBest.count).toBe(shown.count + 1);
  expect(withBest.ids).toContain(Number(best.tutorId));
});

test("why a tutor says no is kept for staff, and the buyer does not see it", async () => {
  const id = await beginMatch(t, parent);
  const [one, two] = await askedTutors(t, id, 3);
  if (!one || !two) throw new Error("Somebody was to be asked.");
  const path = `/tutor-pairings/${one.pairingId}/candidate-tutors/${one.tutorId}`;
  const no = { phoneNumber: one.phoneNumber, talkSendStatus: "REJECT", rejectReason: "TIME", reason: "군대에 가요." };
  expect((await call(t, {}, "PUT", path, { ...no, rejectReason: "WEATHER" })).statusCode).toBe(400);
  expect((await call(t, {}, "PUT", path, no)).statusCode).toBe(200);
  await answer(t, two, "REJECT");
  const shown = await call(t, await asDemo("operator"), "GET", `/operator/matches/${id}`);
  expect(shown.json().rejections).toMatchObject([
    { tutorId: String(two.tutorId), rejectReason: null, reason: null },
    { tutorId: String(one.tutorId), rejectReason: "TIME", reason: "군대에 가요." },
  ]);
  const seen = await call(t, parent, "GET", `/lessons/matches/${id}/suggestions`);
  expect(seen.statusCode).toBe(200);
  expect(seen.body).not.toMatch(/rejectReason|군대/);
});

test("an answer that changes its mind reads what was answered", async () => {
  const [one, two] = await askedTutors(t, await beginMatch(t, parent), 3);
  if (!one || !two) throw new Error("Somebody was to be asked.");
  await answer(t, two, "REJECT");
  expect((await answer(t, two, "ACCEPT")).json()).toMatchObject({
    message: expect.stringContaining("맡지 않겠다고 답한"),
  });
  await answer(t, one, "ACCEPT");
  expect((await answer(t, one, "REJECT")).json()).toMatchObject({
    errorCode: 50004,
    message: "이미 수락한 제안이에요. 수업은 내 수업에 있어요.",
  });
  expect((await answer(t, two, "ACCEPT")).json()).toMatchObject({ errorCode: 50005 });
});

test.each([
  ["2026-12-02T07:59:00+09:00", "2026-12-01T23:00:00.000Z"],
  ["2026-12-02T08:00:00+09:00", null],
  ["2026-12-02T21:59:00+09:00", null],
  ["2026-12-02T22:00:00+09:00", "2026-12-02T23:00:00.000Z"],
])("a buyer who looks at %s reads from when on tutors are asked: %s", async (at, askedFrom) => {
  const id = await beginMatch(t, parent);
  const [owner] = await t.deps.sql<{ id: string }[]>`select user_id as id from matches where id = ${id}`;
  const userId = owner?.id ?? "";
  vi.useFakeTimers({ now: new Date(at), toFake: ["Date"] });
  try {
    const quiet = { ...t.deps, config: { ...t.deps.config, keepsQuietHours: true } };
    const match = await getMatch(accountCtx(quiet, userId), id);
    expect(match.askedFrom?.toISOString() ?? null).toBe(askedFrom);
    const [listed] = (await getMatches(accountCtx(quiet, userId), {})).filter((one) => one.id === id);
    expect(listed?.askedFrom).toEqual(match.askedFrom);
    // Where nights are not kept, nobody waits.
    expect((await getMatch(accountCtx(t.deps, userId), id)).askedFrom).toBeNull();
    await t.deps.sql`update matches set status = 'CANCELED' where id = ${id}`;
    expect((await getMatch(accountCtx(quiet, userId), id)).askedFrom).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
