import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, lastMessage, newAccount } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { answer, askedFor, beginMatch, IMPOSSIBLE } from "../../../../../test/search-match.ts";
import { advanceMatch } from "./advance-match.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const read = async (id: string, who = parent) => (await call(t, who, "GET", `/lessons/matches/${id}`)).json();
const reaches = (id: string, status: string) => expect.poll(async () => (await read(id)).status).toBe(status);
const sent = async (id: string, count: number) => {
  await expect.poll(async () => (await askedFor(t, id)).filter(({ status }) => status !== "READY").length).toBe(count);
  return askedFor(t, id);
};
const endRound = async (id: string) => {
  await t.deps.sql`update candidate_tutors set due_at = now() - interval '1 second' where match_id = ${id}`;
  const [{ round }] = await t.deps.sql<[{ round: number }]>`select round from matches where id = ${id}`;
  await advanceMatch(systemCtx(t.deps), id, round);
};

describe("a search", () => {
  test("asks the best few by talk message; the first yes makes the pair, and the others learn that they are late", async () => {
    const id = await beginMatch(t, parent);
    await reaches(id, "AIM_ING");
    const asked = await sent(id, 3);
    const [first, second] = asked;
    if (!first || !second) throw new Error("Two tutors were to be asked.");
    const { pairingId } = first;
    expect(pairingId).toMatch(/^[\w-]{22}$/);
    const message = await lastMessage(t, first.phoneNumber);
    expect(message?.text).toContain(`http://localhost:3001/pairings/${pairingId}`);
    expect(message?.text).not.toContain(first.phoneNumber);

    const opened = await call(t, {}, "GET", `/tutor-pairings/${pairingId}?phoneNumber=${first.phoneNumber}`);
    expect(opened.json()).toMatchObject({ isMatchable: true, isTaken: false, talkSendStatus: "SENT", pay: 20_300 });
    expect(opened.json().candidateTutors).toEqual([
      { tutorId: String(first.tutorId), talkSendStatus: "SENT", reason: null },
    ]);
    expect(opened.body).not.toContain("김하준");

    expect((await answer(t, first, "ACCEPT")).json()).toMatchObject({
      talkSendStatus: "ACCEPT",
      tutorPairingStatus: "MATCHED",
    });
    expect((await answer(t, first, "ACCEPT")).statusCode).toBe(200);
    const late = await answer(t, second, "ACCEPT");
    expect([late.statusCode, late.json().errorCode, late.json().message]).toEqual([
      409,
      50005,
      "다른 선생님이 먼저 맡았어요. 새 제안이 오면 알려 드릴게요.",
    ]);
    expect((await answer(t, first, "REJECT")).statusCode).toBe(409);

    const match = await read(id);
    expect(match).toMatchObject({ status: "MATCHED", tutorId: String(first.tutorId), studentName: "김하준" });
    expect(match.lessonTimes).not.toBe("");
    const [tutor] = await t.deps
      .sql`select bit_count(taken_bits)::int as taken from tutors where id = ${first.tutorId}`;
    expect(tutor).toEqual({ taken: 4 });
  });

  test("goes on more widely when all say no or nothing, and ends with the buyer's turn", async () => {
    const id = await beginMatch(t, parent);
    await reaches(id, "AIM_ING");
    for (const one of await sent(id, 3)) {
      expect((await answer(t, one, "REJECT", "시간이 안 맞아요")).json().candidateTutors[0].reason).toBe(
        "시간이 안 맞아요",
      );
    }
    await reaches(id, "MATCHING");
    const asked = await sent(id, 18);
    expect(new Set(asked.map(({ tutorId }) => tutorId)).size).toBe(18);
    while ((await read(id)).status === "MATCHING") await endRound(id);
    expect(await read(id)).toMatchObject({ status: "UNPAIRED", deadlineAt: null });
    const late = asked.at(-1);
    if (!late) throw new Error("Somebody was asked.");
    expect((await answer(t, late, "ACCEPT")).statusCode).toBe(200);
    expect((await read(id)).status).toBe("MATCHED");
  });

  test("that nobody meets says so at once, and which wish to give up; giving it up finds tutors", async () => {
    const id = await beginMatch(t, parent, { weeklyAvailablePeriods: IMPOSSIBLE });
    await reaches(id, "UNPAIRED");
    const found = (await call(t, parent, "GET", `/lessons/matches/${id}/suggestions`)).json();
    expect(found).toMatchObject({ count: 0, suggestions: [] });
    expect(
      found.widenings.map(({ widening, more }: { widening: string; more: number }) => [widening, more > 0]),
    ).toEqual([
      ["TIME", false],
      ["ANY_TIME", true],
    ]);
    const wider = await call(t, parent, "POST", `/lessons/matches/${id}/search`, { widening: "ANY_TIME" });
    expect(wider.json().status).toBe("AIM_ING");
    expect((await call(t, parent, "POST", `/lessons/matches/${id}/search`, { widening: null })).statusCode).toBe(409);
    await sent(id, 3);
  });

  test("by text message when somebody has no KakaoTalk", async () => {
    await t.deps.sql`update tutors set phone_number = '0107777' || lpad((id % 10000)::text, 4, '0')`;
    const id = await beginMatch(t, parent, { selectedTutors: [] });
    await reaches(id, "AIM_ING");
    const [one] = await sent(id, 3);
    if (!one) throw new Error("Somebody was to be asked.");
    await t.deps.sql`update tutors set phone_number = '01000009999' where id = ${one.tutorId}`;
    await t.deps
      .sql`update candidate_tutors set talk_send_status = 'READY' where tutor_id = ${one.tutorId} and match_id = ${id}`;
    await t.deps
      .sql`update pgboss.job set state = 'created', completed_on = null, start_after = now() where singleton_key = ${`proposal:${one.pairingId}:${one.tutorId}`}`;
    await expect
      .poll(async () => (await askedFor(t, id)).find(({ tutorId }) => tutorId === one.tutorId)?.status)
      .toBe("SMS_SENT");
    expect((await lastMessage(t, "01000009999"))?.text).toContain(one.pairingId);
  });
});

describe("the buyer's choice", () => {
  test("from the wishes is asked first, and fails apart from the search", async () => {
    const before = await beginMatch(t, parent);
    await reaches(before, "AIM_ING");
    const { suggestions } = (await call(t, parent, "GET", `/lessons/matches/${before}/suggestions`)).json();
    const chosen = suggestions[0].tutor.id;
    const id = await beginMatch(t, parent, { selectedTutors: [chosen] });
    await reaches(id, "PROFILE_MATCHING");
    const asked = await sent(id, 1);
    expect(asked.map(({ tutorId }) => String(tutorId))).toEqual([chosen]);
    for (const one of asked) await answer(t, one, "REJECT");
    await reaches(id, "PROFILE_MATCH_FAILED");
    const next = suggestions[1].tutor.id;
    const again = await call(t, parent, "POST", `/lessons/matches/${id}/proposals`, { tutorIds: [next] });
    expect(again.json().status).toBe("PROFILE_MATCHING");
    expect((await sent(id, 2)).map(({ tutorId }) => String(tutorId))).toEqual([chosen, next]);
  });

  test("joins the proposals that are out; who was asked is not asked again", async () => {
    const id = await beginMatch(t, parent);
    await reaches(id, "AIM_ING");
    await sent(id, 3);
    const { suggestions, proposals } = (await call(t, parent, "GET", `/lessons/matches/${id}/suggestions`)).json();
    expect(proposals).toHaveLength(3);
    const wanted = suggestions[0].tutor.id;
    expect(suggestions[0].reasons.length).toBeGreaterThan(0);
    const joined = await call(t, parent, "POST", `/lessons/matches/${id}/proposals`, { tutorIds: [wanted] });
    expect(joined.json().status).toBe("AIM_ING");
    const asked = await sent(id, 4);
    expect(asked.some(({ tutorId }) => String(tutorId) === wanted)).toBe(true);
    expect((await call(t, parent, "POST", `/lessons/matches/${id}/proposals`, { tutorIds: [wanted] })).statusCode).toBe(
      409,
    );
  });

  test("is not asked in a round whose time is up, before the job has ended it", async () => {
    const id = await beginMatch(t, parent);
    await reaches(id, "AIM_ING");
    await sent(id, 3);
    const { suggestions } = (await call(t, parent, "GET", `/lessons/matches/${id}/suggestions`)).json();
    await t.deps.sql`update matches set deadline_at = now() - interval '1 second' where id = ${id}`;
    const late = await call(t, parent, "POST", `/lessons/matches/${id}/proposals`, {
      tutorIds: [suggestions[0].tutor.id],
    });
    expect([late.statusCode, late.json().errorCode]).toEqual([409, 50004]);
    expect(await askedFor(t, id)).toHaveLength(3);
  });

  test("is among all who fit and were not asked: as many are listed as are counted", async () => {
    const id = await beginMatch(t, parent);
    await reaches(id, "AIM_ING");
    const asked = (await sent(id, 3)).map(({ tutorId }) => String(tutorId));
    const listed: string[] = [];
    const counts = new Set<number>();
    for (let offset: number | null = 0; offset !== null; ) {
      const path = `/lessons/matches/${id}/suggestions?offset=${offset}`;
      const page: { count: number; nextOffset: number | null; suggestions: { tutor: { id: string } }[] } = (
        await call(t, parent, "GET", path)
      ).json();
      counts.add(page.count);
      listed.push(...page.suggestions.map(({ tutor }) => tutor.id));
      offset = page.nextOffset;
    }
    expect(listed.length).toBeGreaterThan(10);
    expect([...counts]).toEqual([listed.length]);
    expect(new Set([...listed, ...asked]).size).toBe(listed.length + asked.length);
  });

  test.each([{}, { tutorIds: [] }, { tutorIds: ["1", "2", "3", "4"] }, { tutorIds: ["x"] }, { tutorIds: "1" }])(
    "refuses %o",
    async (body) => {
      const id = await beginMatch(t, parent);
      expect((await call(t, parent, "POST", `/lessons/matches/${id}/proposals`, body)).statusCode).toBe(400);
    },
  );
});

test("nobody else's match is seen, chosen for or widened", async () => {
  const id = await beginMatch(t, parent);
  const stranger = await newAccount(t);
  for (const [method, path, body] of [
    ["GET", "", undefined],
    ["GET", "/suggestions", undefined],
    ["POST", "/proposals", { tutorIds: ["1"] }],
    ["POST", "/search", { widening: null }],
  ] as const) {
    const refused = await call(t, stranger, method, `/lessons/matches/${id}${path}`, body);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([404, 20001]);
  }
  expect((await call(t, stranger, "GET", "/lessons/matches")).json().content).toEqual([]);
});

test("nobody hears of changes without a session", async () => {
  expect((await call(t, {}, "GET", "/lessons/matches/events")).statusCode).toBe(401);
});

test("a page that is open hears of a change, of its own matches only", async () => {
  const id = await beginMatch(t, parent);
  await reaches(id, "AIM_ING");
  const [one] = await sent(id, 3);
  if (!one) throw new Error("Somebody was to be asked.");
  const leave = new AbortController();
  const other: string[] = [];
  t.deps.liveEvents.subscribe("somebody-else", { hear: ({ matchId }) => void other.push(matchId), end: () => {} });
  const response = await fetch(`${t.origin}/api/lessons/matches/events`, {
    headers: { authorization: `Bearer ${parent.accessToken}` },
    signal: leave.signal,
  });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  await answer(t, one, "ACCEPT");
  let heard = "";
  while (!heard.includes(id)) heard += (await reader?.read())?.value ?? "";
  leave.abort();
  expect(other).toEqual([]);
  expect(heard).toContain(`data: {"matchId":"${id}"}`);
});
