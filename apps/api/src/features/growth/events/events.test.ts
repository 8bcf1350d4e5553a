import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const read = (path: string) => call(t, ANYBODY, "GET", path);
const idsOf = async (path: string) => (await read(path)).json().content.map(({ id }: { id: string }) => id);

test("those that run come first to end first, those that are over latest first", async () => {
  expect(await idsOf("/events")).toEqual(["exam-note", "winter-plan", "find-your-tutor", "learning-type"]);
  expect(await idsOf("/events/closed")).toEqual(["second-term", "thank-you-letter"]);
});

test("one event comes with its text and questions", async () => {
  const event = (await read("/events/find-your-tutor")).json();
  expect(event).toMatchObject({ id: "find-your-tutor", type: "TUTOR_FINDING", art: "SEATS", state: "OPEN" });
  expect(event.questions.map(({ key }: { key: string }) => key)).toEqual(["grade", "subjects", "wish"]);
  expect((await read("/events/second-term")).json()).toMatchObject({ state: "CLOSED", questions: [] });
  const given = (await read("/events/winter-plan")).json();
  expect(given).toMatchObject({ giftUrl: "/files/winter-plan.pdf", body: expect.stringContaining("바로 내려받아요") });
});

test("the database's clock moves an event from one list to the other", async () => {
  const { sql } = t.deps;
  await sql`update events set end_at = now() + interval '1 second' where slug = 'exam-note'`;
  expect(await idsOf("/events")).toContain("exam-note");
  await sql`update events set end_at = now() - interval '1 second' where slug = 'exam-note'`;
  expect(await idsOf("/events")).not.toContain("exam-note");
  expect((await idsOf("/events/closed"))[0]).toBe("exam-note");
  expect((await read("/events/exam-note")).json().state).toBe("CLOSED");
});

test("what is not published or has not begun is not there", async () => {
  const { sql } = t.deps;
  await sql`update events set published = false where slug = 'winter-plan'`;
  await sql`update events set start_at = now() + interval '1 hour' where slug = 'learning-type'`;
  expect(await idsOf("/events")).toEqual(["find-your-tutor"]);
  for (const id of ["winter-plan", "learning-type", "never-was", "constructor"]) {
    const answer = await read(`/events/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 20001 });
  }
  expect((await read("/events/Not%20an%20id")).statusCode).toBe(400);
});
