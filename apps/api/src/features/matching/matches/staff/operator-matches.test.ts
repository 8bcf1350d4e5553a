import { toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { askedTutors } from "../../../../../test/matched-pair.ts";
import { answer, askedFor, beginMatch, IMPOSSIBLE } from "../../../../../test/search-match.ts";

const REASON = { reason: "전화로 이야기했어요" };
const ABSENT = "00000000-0000-4000-8000-0000000000ff";

let t: TestApp;
let parent: Caller;
let operator: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  operator = await asDemo("operator");
});
afterAll(() => t.close());

const staff = (method: "GET" | "POST", what = "", body?: object) =>
  call(t, operator, method, `/operator/matches${what}`, body);
const statusOf = async (id: string) => (await call(t, parent, "GET", `/lessons/matches/${id}`)).json().status;
const reaches = (id: string, status: string) => expect.poll(() => statusOf(id)).toBe(status);
const listed = async (id: string) => (await staff("GET")).json().content.find((one: { id: string }) => one.id === id);
const acts = async (id: string) =>
  (await t.deps.sql`select action, actor_id as actor from audit_logs where target_id = ${id} order by id`).map(
    ({ action, actor }) => [action, actor],
  );

/** A search that found nobody: the wished times are those at which nobody teaches. */
async function stuck(): Promise<string> {
  const id = await beginMatch(t, parent, { weeklyAvailablePeriods: IMPOSSIBLE });
  await reaches(id, "UNPAIRED");
  return id;
}

describe("staff", () => {
  test("is operators, nobody else", async () => {
    const id = await stuck();
    for (const who of [parent, await asDemo("tutor"), await asDemo("student")]) {
      for (const [method, path, body] of [
        ["GET", "", undefined],
        ["GET", `/${id}`, undefined],
        ["POST", `/${id}/search`, { widening: "ANY_TIME" }],
        ["POST", `/${id}/proposals`, { tutorIds: ["1"], ...REASON }],
      ] as const) {
        const answer = await call(t, who, method, `/operator/matches${path}`, body);
        expect([answer.statusCode, answer.json().errorCode], path).toEqual([403, 10003]);
      }
    }
    expect([await statusOf(id), await acts(id)]).toEqual(["UNPAIRED", []]);
    expect((await staff("GET", `/${ABSENT}`)).statusCode).toBe(404);
  });

  test("sees searches that found nobody, and those whose promise ends; not the others", async () => {
    const id = await stuck();
    const names = { subjectLabel: "수학", subjectDetailLabel: "중2-2", studentName: "김하준" };
    expect(await listed(id)).toMatchObject({ id, ...names, status: "UNPAIRED", asked: 0, isLate: false });
    const going = await beginMatch(t, parent);
    await reaches(going, "AIM_ING");
    expect(await listed(going)).toBeUndefined();
    const today = toKstDate(new Date());
    await t.deps.sql`update matches set promised_on = ${today} where id = ${going}`;
    expect(await listed(going)).toMatchObject({ promisedOn: today, isLate: false, status: "AIM_ING" });
    await t.deps.sql`update matches set promised_on = '2026-01-02' where id = ${going}`;
    // Those that wait stand first, then the late ones.
    const { content } = (await staff("GET")).json();
    const waits = content.map(({ status }: { status: string }) => status === "UNPAIRED");
    expect(waits.indexOf(false)).toBe(waits.lastIndexOf(true) + 1);
    expect(content[waits.indexOf(false)]).toMatchObject({ id: going, isLate: true });
    await t.deps.sql`update matches set status = 'CANCELED' where id = ${going}`;
    expect(await listed(going)).toBeUndefined();
  });

  test("lists matches by what they need, sorted, and page by page without a gap", async () => {
    const id = await stuck();
    await t.deps.sql`with items as (
        insert into order_items (order_id, position, product_id, subject_key, subject_detail_key, product)
        select i.order_id, 100 + n, i.product_id, i.subject_key, i.subject_detail_key, i.product
        from matches m join order_items i on i.id = m.order_item_id cross join generate_series(1, 60) n where m.id = ${id}
        returning id, position)
      insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
        minutes, lessons_per_week, wishes, promised_on)
      select items.id, m.merchant_uid, m.user_id, m.student_id, 'PROFILE_MATCH_FAILED', m.subject_key, m.subject_detail_key,
        m.rank, m.minutes, m.lessons_per_week, m.wishes,
        case when position % 3 > 0 then '2026-01-' || lpad((position % 28 + 1)::text, 2, '0') end
      from items cross join matches m where m.id = ${id}`;
    for (const [query, first] of [
      ["sort=promisedOn&dir=asc", "2026-01-01"],
      ["sort=promisedOn&dir=desc", null],
      ["sort=createdAt&dir=desc", undefined],
    ] as const) {
      const seen: { id: string; promisedOn: string | null }[] = [];
      let cursor = "";
      do {
        const answer = (await staff("GET", `?show=STUCK&${query}${cursor && `&cursor=${cursor}`}`)).json();
        seen.push(...answer.content);
        cursor = answer.nextCursor ?? "";
      } while (cursor !== "");
      const [count] = await t.deps.sql`select count(*)::int as all from matches
        where status in ('UNPAIRED', 'PROFILE_MATCH_FAILED')`;
      expect(seen.length, query).toBe(count?.all);
      expect(new Set(seen.map((one) => one.id)).size, query).toBe(count?.all);
      if (first !== undefined) expect(seen[0]?.promisedOn, query).toBe(first);
    }
    expect((await staff("GET", "?show=MATCHED")).json().content).toEqual([]);
    expect((await staff("GET", "?show=LATE")).json().content.length).toBeGreaterThan(0);
    const wrong = Buffer.from(JSON.stringify(["no day", "no id"])).toString("base64url");
    expect((await staff("GET", `?sort=createdAt&cursor=${wrong}`)).statusCode).toBe(400);
    await t.deps.sql`delete from matches where status = 'PROFILE_MATCH_FAILED'`;
  });

  test("finds matches by their student's name, and by their order, in each order of the list", async () => {
    const id = await stuck();
    const { merchantUid } = (await call(t, parent, "GET", `/lessons/matches/${id}`)).json();
    for (const search of ["김하준", merchantUid]) {
      for (const sort of ["promisedOn", "createdAt", "matchedAt"]) {
        const found = await staff("GET", `?show=ALL&sort=${sort}&search=${encodeURIComponent(search)}`);
        expect(found.statusCode, found.body).toBe(200);
        expect(found.json().content.map((one: { id: string }) => one.id)).toContain(id);
      }
    }
  });

  test("sees what keeps tutors away, searches more widely, and is remembered", async () => {
    const id = await stuck();
    const shown = (await staff("GET", `/${id}`)).json();
    expect(shown.match).toMatchObject({ id, status: "UNPAIRED", studentName: "김하준" });
    expect(shown.wishes.weeklyAvailablePeriods.monday).toEqual(["04:00-06:00"]);
    expect([shown.count, shown.suggestions]).toEqual([0, []]);
    const wider = shown.widenings.find((one: { widening: string }) => one.widening === "ANY_TIME");
    expect(wider.more).toBeGreaterThan(0);
    expect(shown.buyer).toEqual({ id: "demo-parent", name: "김민정", phoneNumber: "01000000002" });
    const silent = await staff("POST", `/${id}/search`, { widening: "ANY_TIME" });
    expect([silent.statusCode, silent.json().fields[0].path]).toEqual([400, "reason"]);
    const reason = "통화로 시간은 상관없다고 했어요";
    expect((await staff("POST", `/${id}/search`, { widening: "ANY_TIME", reason })).statusCode).toBe(204);
    await reaches(id, "AIM_ING");
    await expect.poll(() => textsTo(t, "01000000002")).toContain("시간 조건을 빼고 선생님을 다시");
    const [kept] = await t.deps.sql`select detail from audit_logs where target_id = ${id} and detail is not null`;
    expect(kept?.detail).toEqual({ reason });
    const again = await staff("POST", `/${id}/search`, { widening: null });
    expect([again.statusCode, again.json().errorCode]).toEqual([409, 50004]);
    expect(await acts(id)).toEqual([
      ["match.viewed", operator.userId],
      ["match.searched-again", operator.userId],
    ]);
  });

  test("proposes to tutors by hand; one who does not fit is refused and nothing is kept", async () => {
    const id = await stuck();
    const refused = await staff("POST", `/${id}/proposals`, { tutorIds: ["1"], ...REASON });
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 50004]);
    expect(await acts(id)).toEqual([]);
    await t.deps.sql`update matches set wishes = jsonb_set(wishes, '{weeklyAvailablePeriods,monday}', '["17:00-22:00"]')
      || jsonb_build_object('tutorGenders', '[]'::jsonb) where id = ${id}`;
    await t.deps
      .sql`update matches set wishes = jsonb_set(wishes, '{weeklyAvailablePeriods,tuesday}', '["17:00-22:00"]') where id = ${id}`;
    const [best] = (await staff("GET", `/${id}`)).json().suggestions;
    expect((await staff("POST", `/${id}/proposals`, { tutorIds: [best.tutor.id], ...REASON })).statusCode).toBe(204);
    expect(await statusOf(id)).toBe("PROFILE_MATCHING");
    expect((await askedFor(t, id)).map(({ tutorId }) => String(tutorId))).toEqual([best.tutor.id]);
    expect((await acts(id)).map(([action]) => action)).toEqual(["match.viewed", "match.proposed"]);
    const [act] = await t.deps.sql`select detail from audit_logs where target_id = ${id} and action = 'match.proposed'`;
    expect(act?.detail).toEqual(REASON);
    await expect.poll(() => textsTo(t, "01000000002")).toContain("운영팀이 찾아 제안을 보냈어요");
  });

  test("sees who teaches a match, and since when", async () => {
    const id = await beginMatch(t, parent);
    const [asked] = await askedTutors(t, id, 3);
    if (!asked) throw new Error("Somebody was to be asked.");
    expect((await staff("GET", `/${id}`)).json()).toMatchObject({ match: { matchedAt: null, tutorId: null } });
    await answer(t, asked, "ACCEPT");
    const [row] = await t.deps.sql<{ at: string }[]>`select matched_at as at from matches where id = ${id}`;
    const shown = (await staff("GET", `/${id}`)).json();
    expect(shown.match.tutorId).toBe(String(asked.tutorId));
    expect(Date.parse(shown.match.matchedAt)).toBe(Date.parse(row?.at ?? ""));
  });
});
