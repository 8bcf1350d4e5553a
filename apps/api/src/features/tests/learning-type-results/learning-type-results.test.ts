import { LEARNING_TYPE_PROFILES, LEARNING_TYPES, type TutorStyle } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call, newAccount, PASSWORD } from "../../../../test/caller.ts";
import { claimedLearningType, PLANNER, takeLearningTypeTest } from "../../../../test/claimed-learning-type.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { dumpDatabase } from "../../../../test/dump-database.ts";
import { placeOrder } from "../../../../test/place-order.ts";
import { jobHandlers } from "../../job-handlers.ts";

const lines: string[] = [];
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ logTo: (line) => lines.push(line) });
});
beforeEach(() => t.deps.sql`delete from rate_limits`);
afterAll(() => t.close());

const CHILD = "00000000-0000-4000-8000-000000000002";
const OTHER_CHILD = "00000000-0000-4000-8000-000000000003";
const take = (body: object) => call(t, ANYBODY, "POST", "/learning-type-results", body);
const read = (id: string) => call(t, ANYBODY, "GET", `/learning-type-results/${id}`);
const claim = (who: Caller, id: string, body: object) =>
  call(t, who, "POST", `/learning-type-results/${id}/claim`, body);

describe("taking the test", () => {
  test("is scored here, whatever else is sent, and its link shows the type and the scores alone", async () => {
    const sent = {
      answers: PLANNER,
      scores: { PACE: -12, UNDERSTANDING: -12, COMPANY: -12 },
      type: "FLOW_PRACTICE_TOGETHER",
    };
    const answer = await take(sent);
    expect(answer.statusCode).toBe(201);
    const found = { type: "PLAN_PRINCIPLE_ALONE", scores: { PACE: 12, UNDERSTANDING: 12, COMPANY: 12 } };
    const { id, claimKey, ...result } = answer.json();
    expect(result).toEqual(found);
    expect([id, claimKey]).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
    expect(id).not.toBe(claimKey);

    const shown = await read(id);
    expect([shown.statusCode, shown.json()]).toEqual([200, found]);
    expect(shown.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  });

  test.each([
    ["none", {}],
    ["too few", { answers: PLANNER.slice(1) }],
    ["too many", { answers: [...PLANNER, 3] }],
    ["zero", { answers: [0, ...PLANNER.slice(1)] }],
    ["six", { answers: [6, ...PLANNER.slice(1)] }],
    ["a half", { answers: [2.5, ...PLANNER.slice(1)] }],
    ["a word", { answers: ["3", ...PLANNER.slice(1)] }],
  ])("refuses %s", async (_what, body) => {
    const answer = await take(body);
    expect([answer.statusCode, answer.json().service, answer.json().errorCode]).toEqual([400, "class", 10001]);
  });

  test("leaves its id and its key in no table and in no line of the log", async () => {
    const { id, claimKey } = await takeLearningTypeTest(t);
    await read(id);
    const dump = await dumpDatabase(t.deps.sql);
    for (const secret of [id, claimKey]) {
      expect(dump).not.toContain(secret);
      expect(lines.join("\n")).not.toContain(secret);
    }
    expect(lines.join("\n")).toContain("/api/learning-type-results/:id");
  });
});

describe("the link", () => {
  test.each(["A".repeat(22), "short", "가".repeat(22), "..%2f..%2fv2"])("%s is unknown", async (id) => {
    const answer = await read(encodeURIComponent(id));
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 20001]);
  });

  test("opens for a year, and then is forgotten", async () => {
    const { id } = await takeLearningTypeTest(t);
    await t.deps.sql`update learning_type_results set created_at = now() - interval '1 year' + interval '1 minute'`;
    expect((await read(id)).statusCode).toBe(200);
    await t.deps.sql`update learning_type_results set created_at = now() - interval '1 year'`;
    expect((await read(id)).statusCode).toBe(404);
    const { id: young } = await takeLearningTypeTest(t);
    await jobHandlers(() => t.deps).housekeeping({}, "housekeeping");
    expect(await t.deps.sql`select 1 from learning_type_results`).toHaveLength(1);
    expect((await read(young)).statusCode).toBe(200);
  });
});

describe("claiming", () => {
  test("needs the key, an own student, and a result that is nobody else's", async () => {
    const [parent, stranger] = [await asDemo("parent"), await asDemo("student")];
    const { id, claimKey, ...found } = await takeLearningTypeTest(t);
    const refused = [
      await claim(parent, id, { claimKey: id, studentId: CHILD }),
      await claim(parent, claimKey, { claimKey, studentId: CHILD }),
      await claim(stranger, id, { claimKey, studentId: CHILD }),
      await claim(parent, id, { claimKey, studentId: "00000000-0000-4000-8000-00000000dead" }),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().errorCode])).toEqual(
      refused.map(() => [404, 20001]),
    );

    const answer = await claim(parent, id, { claimKey, studentId: CHILD });
    expect([answer.statusCode, answer.json()]).toEqual([201, found]);
    expect((await claim(parent, id, { claimKey, studentId: OTHER_CHILD })).statusCode).toBe(201);
    const own = { claimKey, studentId: "00000000-0000-4000-8000-000000000001" };
    expect((await claim(stranger, id, own)).statusCode).toBe(404);
    // The link goes on to show what it showed.
    expect((await read(id)).json()).toEqual(found);
  });

  test("goes away with the account", async () => {
    const who = await newAccount(t);
    const [student] = await t.deps.sql<{ id: string }[]>`
      insert into students (user_id, name) values (${who.userId}, '새사람') returning id`;
    const claimed = await claimedLearningType(t, who, student?.id ?? "");
    const [id = ""] = claimed.split("/");
    expect((await read(id)).statusCode).toBe(200);
    const closed = await call(t, who, "POST", "/users/me/closure", { currentPassword: PASSWORD });
    expect(closed.statusCode, closed.body).toBeLessThan(300);
    expect((await read(id)).statusCode).toBe(404);
  });
});

describe("tutor wishes", () => {
  const wishesOf = async (who: Caller, uid: string) => (await call(t, who, "GET", `/lessons/applicants/${uid}`)).json();

  test("begin with the styles that the student's type likes, until the buyer says something else", async () => {
    const parent = await asDemo("parent");
    const before = await placeOrder(t, parent, { studentId: CHILD });
    expect(await wishesOf(parent, before)).toMatchObject({
      likedTutorStyles: [],
      learningType: null,
      studentId: CHILD,
    });

    await claimedLearningType(t, parent, CHILD);
    const uid = await placeOrder(t, parent, { studentId: CHILD });
    const liked = LEARNING_TYPE_PROFILES.PLAN_PRINCIPLE_ALONE.likedTutorStyles;
    expect(await wishesOf(parent, uid)).toMatchObject({
      likedTutorStyles: liked,
      learningType: "PLAN_PRINCIPLE_ALONE",
    });

    const empty = { likedTutorStyles: "" };
    const cleared = await call(t, parent, "PATCH", `/lessons/applicants/${uid}`, empty);
    expect(cleared.json().likedTutorStyles).toEqual([]);
    expect(await wishesOf(parent, uid)).toMatchObject({ likedTutorStyles: [], learningType: "PLAN_PRINCIPLE_ALONE" });
  });

  test("that a payment writes empty get them too, once", async () => {
    const parent = await asDemo("parent");
    await claimedLearningType(t, parent, OTHER_CHILD);
    const uid = await placeOrder(t, parent, { studentId: OTHER_CHILD });
    const body = await emptyRequest(parent, uid);
    const liked = [...LEARNING_TYPE_PROFILES.PLAN_PRINCIPLE_ALONE.likedTutorStyles];
    const put = (more: object) => call(t, parent, "POST", "/lessons/applicants", { ...body, ...more });
    expect((await put({})).json().likedTutorStyles).toEqual(liked);
    expect((await put({})).json().likedTutorStyles).toEqual([]);
  });

  test("that say something of styles already keep what they say", async () => {
    const parent = await asDemo("parent");
    const uid = await placeOrder(t, parent, { studentId: OTHER_CHILD });
    const body = await emptyRequest(parent, uid);
    const answer = await call(t, parent, "POST", "/lessons/applicants", { ...body, dislikedTutorStyles: "METICULOUS" });
    expect(answer.json()).toMatchObject({ likedTutorStyles: [], dislikedTutorStyles: ["METICULOUS"] });
  });

  async function emptyRequest(who: Caller, merchantUid: string) {
    const { toApplicantRequest, NO_WISHES } = await import("@pkg/domain");
    const { subject, subjectDetail, rank } = await wishesOf(who, merchantUid);
    const { completedAt: _completedAt, ...request } = toApplicantRequest({
      ...NO_WISHES,
      merchantUid,
      subject,
      subjectDetail,
      rank,
    });
    return request;
  }
});

describe("the tutors of a type", () => {
  const list = (type: string, subject: string) =>
    call(t, ANYBODY, "GET", `/learning-types/${type}/tutors?subject=${subject}`);

  test.each(LEARNING_TYPES)("%s: three real ones who suit, and nothing private of them", async (type) => {
    const answer = await list(type, "MATH");
    expect(answer.statusCode).toBe(200);
    const { content } = answer.json();
    expect(content).toHaveLength(3);
    const liked: readonly TutorStyle[] = LEARNING_TYPE_PROFILES[type].likedTutorStyles;
    const rows = await t.deps.sql<{ id: number; name: string; styles: TutorStyle[] }[]>`
      select id, name, styles from tutors where id in ${t.deps.sql(content.map(({ id }: { id: string }) => Number(id)))}
        and is_open and not is_resting and active_students < capacity`;
    expect(rows).toHaveLength(3);
    for (const tutor of content) {
      const row = rows.find(({ id }) => String(id) === tutor.id);
      expect(Object.keys(tutor).sort()).toEqual([
        "gender",
        "id",
        "major",
        "name",
        "styles",
        "subjectLabel",
        "suitingStyles",
        "teachingYears",
        "universityName",
      ]);
      expect([tutor.name, tutor.styles]).toEqual([row?.name, row?.styles]);
      expect(tutor.suitingStyles).toEqual(tutor.styles.filter((style: TutorStyle) => liked.includes(style)));
      expect(tutor.suitingStyles.length).toBeGreaterThan(0);
    }
    const counts = content.map(({ suitingStyles }: { suitingStyles: string[] }) => suitingStyles.length);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  test("of a subject that is not listed are none; a type that is not known is refused", async () => {
    expect((await list("PLAN_PRINCIPLE_ALONE", "ALCHEMY")).json()).toEqual({ content: [] });
    expect((await list("LAZY", "MATH")).json()).toMatchObject({ service: "class", errorCode: 10001 });
  });
});
