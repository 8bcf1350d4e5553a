import { type Studies, UNIVERSITY_GROUPS, universityGroupOf } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { answer, askedFor, beginMatch } from "../../../../../test/search-match.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const read = async (id: string) => (await call(t, parent, "GET", `/lessons/matches/${id}`)).json();
const reaches = (id: string, status: string) => expect.poll(async () => (await read(id)).status).toBe(status);
const sent = async (id: string, count: number) => {
  await expect.poll(async () => (await askedFor(t, id)).filter(({ status }) => status !== "READY").length).toBe(count);
  return askedFor(t, id);
};

describe("a search", () => {
  test.each(["UNPAIRED", "PROFILE_MATCH_FAILED"])(
    "that waits for its buyer (%s) stays so after a late no",
    async (status) => {
      const id = await beginMatch(t, parent);
      await reaches(id, "AIM_ING");
      const [one, other] = await sent(id, 3);
      if (!one || !other) throw new Error("Two tutors were to be asked.");
      const [{ round }] = await t.deps.sql<[{ round: number }]>`
      update matches set status = ${status}, deadline_at = null where id = ${id} returning round`;
      await t.deps.sql`update candidate_tutors set talk_send_status = 'TIMEOUT' where match_id = ${id}`;
      expect((await answer(t, one, "REJECT", "시간이 안 맞아요")).json().talkSendStatus).toBe("REJECT");
      const done = () => t.deps.sql`
      select 1 from pgboss.job where singleton_key = ${`match.advance:${id}:${round}:${one.tutorId}`} and state = 'completed'`;
      await expect.poll(async () => (await done()).length).toBe(1);
      expect(await read(id)).toMatchObject({ status, deadlineAt: null });
      expect(await askedFor(t, id)).toHaveLength(3);
      expect((await answer(t, other, "ACCEPT")).statusCode).toBe(200);
    },
  );

  test("narrows to a group of universities: only its tutors are listed and counted", async () => {
    const id = await beginMatch(t, parent);
    await reaches(id, "AIM_ING");
    await sent(id, 3);
    const list = async (query: string) =>
      (await call(t, parent, "GET", `/lessons/matches/${id}/suggestions?${query}`)).json();
    const all = await list("");
    let total = 0;
    for (const group of UNIVERSITY_GROUPS) {
      const { count, suggestions } = await list(`universityGroup=${group}`);
      total += count;
      const ids = suggestions.map(({ tutor }: { tutor: { id: string } }) => Number(tutor.id));
      const rows = await t.deps.sql<Studies[]>`
        select u.name as "universityName", u.tier as "universityTier", t.major
        from tutors t join universities u on u.id = t.university_id where t.id = any(${ids})`;
      expect(rows.map(universityGroupOf)).toEqual(rows.map(() => group));
      expect(rows).toHaveLength(Math.min(count, 10));
    }
    expect(total).toBe(all.count);
    expect((await call(t, parent, "GET", `/lessons/matches/${id}/suggestions?universityGroup=IVY`)).statusCode).toBe(
      400,
    );
  });
});
