import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VIEWABLE } from "../src/lib/callers/view-limits.ts";
import { asDemo, type Caller, call } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { dumpDatabase } from "./dump-database.ts";
import { jobsDone } from "./jobs-done.ts";
import { EXPERT_TUTOR, makePair, planLessonsOf } from "./make-pair.ts";
import { type Operation, readContract } from "./operations.ts";

// Every operation of the contract with the token of a view: what is no read is refused, what is read changes nothing.

const { operations } = await readContract();
const ABSENT = "00000000-0000-4000-8000-00000000dead";
const VIEW_ONLY = { statusCode: 409, service: "account", errorCode: 20006 };
const NOT_SHOWN = { statusCode: 403, service: "account", errorCode: 10003 };

let t: TestApp;
let family: Caller;
let tutor: Caller;
/** What the family and their tutor have, by the name of the contract's placeholder. */
let own: Record<string, string>;
beforeAll(async () => {
  t = await createTestApp();
  const parent = await asDemo("parent");
  const id = await makePair(t, parent, { tutorId: EXPERT_TUTOR });
  const { content } = await planLessonsOf(t, parent, id);
  const [row] = await t.deps.sql<{ uid: string }[]>`select merchant_uid as uid from matches where id = ${id}`;
  own = { id, lessonId: content[0].id, merchantUid: row?.uid ?? "" };
  [family, tutor] = [await viewerOf("demo-parent"), await viewerOf("demo-expert")];
});
afterAll(() => t.close());

async function viewerOf(person: string): Promise<Caller> {
  const operator = await asDemo("operator");
  const { id } = (
    await call(t, operator, "POST", `/operator/people/${person}/views`, { reason: "표로 확인해요" })
  ).json();
  return { accessToken: (await call(t, operator, "POST", `/operator/person-views/${id}/token`)).json().accessToken };
}

const ask = async (who: Caller, { method, path }: Operation, body?: object) => {
  const answer = await call(
    t,
    who,
    method,
    path.replace(/\{(\w+)\}/g, (_all, name) => own[name] ?? ABSENT),
    body,
  );
  return { statusCode: answer.statusCode, ...(answer.body.startsWith("{") ? answer.json() : {}) };
};

const writes = operations.filter(({ method }) => method !== "GET");
const reads = operations.filter(({ method }) => method === "GET");
const closed = reads.filter(({ id, needsCaller }) => needsCaller && !VIEWABLE.has(id));
const open = reads.filter(({ id }) => VIEWABLE.has(id));

test("every name of the list is a read of the contract, none is staff's", () => {
  expect(open.map(({ id }) => id).sort()).toEqual([...VIEWABLE].sort());
  expect(open.filter(({ task }) => task !== null)).toEqual([]);
});

test.each(writes.map((one) => [one.id, one] as const))("%s is refused", async (_id, operation) => {
  for (const viewer of [family, tutor]) {
    for (const body of [undefined, {}]) expect(await ask(viewer, operation, body)).toMatchObject(VIEW_ONLY);
  }
});

test.each(closed.map((one) => [one.id, one] as const))("%s is not shown", async (_id, operation) => {
  expect(await ask(family, operation)).toMatchObject(NOT_SHOWN);
});

test("the stream of matches is not shown either", async () => {
  expect((await call(t, family, "GET", "/lessons/matches/events")).statusCode).toBe(403);
});

describe("what is shown", () => {
  /** Read by a tutor; everything else is the family's. */
  const TUTORS = new Set(operations.filter(({ path }) => path.startsWith("/tutors/me")).map(({ id }) => id));

  test("changes nothing in the database, acting for a child or not", async () => {
    const [child] = (await call(t, family, "GET", "/users/me/students")).json().students;
    // The pair's own notices are sent by jobs.
    await jobsDone(t);
    const before = await dumpDatabase(t.deps.sql, "public");
    for (const operation of open) {
      for (const viewer of [family, tutor]) {
        const { statusCode } = await ask(viewer, operation);
        expect([200, 400, 403, 404], `${operation.id} ${statusCode}`).toContain(statusCode);
      }
    }
    await call(t, family, "GET", "/lessons/matches", undefined, { "x-switch-auth-student": child.id });
    await call(t, family, "GET", "/lessons/matches", undefined, { "x-switch-auth-student": ABSENT });
    expect(await dumpDatabase(t.deps.sql, "public")).toBe(before);
  });

  test.each(
    ["getMe", "listMatches", "getMatch", "listClassLessons", "listOrders", "getOwnTutor", "listTutorClasses"].map(
      (id) => [id] as const,
    ),
  )("%s is answered as to the person", async (id) => {
    const operation = open.find((one) => one.id === id);
    if (!operation) throw new Error(`${id} is not shown.`);
    const [viewer, person] = TUTORS.has(id) ? [tutor, await asDemo("expert")] : [family, await asDemo("parent")];
    const shown = await ask(viewer, operation);
    expect(shown.statusCode).toBe(200);
    expect(shown).toEqual(await ask(person, operation));
  });
});
