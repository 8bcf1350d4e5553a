import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../src/seed/demo-people.ts";
import { ANSWERS, addProof, uploadRecording } from "./become-tutor.ts";
import { ANYBODY, asDemo, type Caller, call, cookieOf, newAccount } from "./caller.ts";
import { claimedLearningType } from "./claimed-learning-type.ts";
import { ASKED } from "./consult.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { M2, makeForm, startTest, useForms } from "./level-test-forms.ts";
import { EXPERT_TUTOR, makePair, planLessonsOf } from "./make-pair.ts";
import type { Things } from "./object-case.ts";
import { type Operation, readContract } from "./operations.ts";
import { OBJECTS } from "./owned-things.ts";
import { cardOrderBody, placeOrder, TEST_CARD } from "./place-order.ts";
import { beginMatch } from "./search-match.ts";
import { offerOfTrial } from "./up-selling.ts";

// Every operation x {anonymous, another student, a tutor, an operator, the owner}: what is somebody else's answers exactly
// like what does not exist, and no answer carries anything of another account.

const { operations } = await readContract();
/** What is staff's, no account owns: staff-matrix.test.ts has it by role. */
const guarded = operations.filter(({ needsCaller, task }) => needsCaller && task === null);
const named = guarded.filter(({ path, parameters }) => path.includes("{") || parameters.some(isForeignId));

function isForeignId({ name }: { name: string }): boolean {
  return /Id$/.test(name);
}

let t: TestApp;
let owner: Caller;
let own: Things;
let strangers: [string, Caller][];
const ABSENT: Things = {
  order: "NRNOTHINGATALL000000",
  key: "5f0c2a1e-0000-4000-8000-00000000dead",
  student: "00000000-0000-4000-8000-00000000dead",
  method: "00000000-0000-4000-8000-00000000dead",
  schedule: "00000000-0000-4000-8000-00000000dead",
  verification: "00000000-0000-4000-8000-00000000dead",
  session: "nothingAtAllNothingAtAllNothing0",
  match: "00000000-0000-4000-8000-00000000dead",
  lesson: "00000000-0000-4000-8000-00000000dead",
  pair: "00000000-0000-4000-8000-00000000dead",
  thread: "00000000-0000-4000-8000-00000000dead",
  message: "00000000-0000-4000-8000-00000000dead",
  offer: "AAAAAAAAAAAAAAAAAAAAAA",
  application: "00000000-0000-4000-8000-00000000dead",
  learningType: "nothingAtAllNothingAtA/nothingAtAllNothingAtA",
  levelTest: "00000000-0000-4000-8000-00000000dead",
  finishedTest: "00000000-0000-4000-8000-00000000dead",
  audio: "00000000-0000-4000-8000-00000000beef",
  consultation: "00000000-0000-4000-8000-00000000dead",
};

beforeAll(async () => {
  t = await createTestApp();
  owner = await asDemo("parent");
  // First: an order with the same card stores the card anew.
  const match = await beginMatch(t, owner);
  const pair = await makePair(t, owner, { tutorId: EXPERT_TUTOR });
  const { content } = await planLessonsOf(t, owner, pair);
  const message = randomUUID();
  const hello = { id: message, text: "반가워요", pictureId: null };
  await call(t, await asDemo("expert"), "POST", `/lessons/matches/${pair}/messages`, hello);
  const { threadId: thread } = (await call(t, owner, "GET", `/lessons/matches/${pair}/messages`)).json();
  const student = "00000000-0000-4000-8000-000000000002";
  const key = randomUUID();
  const body = await cardOrderBody(t, { studentId: student, cardInformation: TEST_CARD });
  const bought = await call(t, owner, "POST", "/lessons/orders/card", body, { "idempotency-key": key });
  const sent = await call(t, owner, "POST", "/phone-verifications", { phoneNumber: "01099998888" });
  const methods = await call(t, owner, "GET", "/users/me/payments");
  const schedules = await call(t, owner, "GET", "/users/me/order-schedules");
  await placeOrder(t, await asDemo("student"), { student: { name: "이수아" } });
  const logIn = { email: "parent@naran.test", password: DEMO_PASSWORD };
  const cookie = cookieOf((await call(t, ANYBODY, "POST", "/auth/sign-in/email", logIn)).headers["set-cookie"]);
  const application = (await call(t, owner, "POST", "/tutor-applicants")).json().id;
  await call(t, owner, "PATCH", `/tutor-applicants/${application}`, ANSWERS);
  await addProof(t, owner, application);
  await useForms(t, [makeForm("A"), makeForm("A", { level: "M3" })]);
  const finishedTest = await startTest(t, owner, { ...M2, level: "M3" });
  await call(t, owner, "POST", `/level-tests/sessions/${finishedTest}/finish`);
  own = {
    order: bought.json().merchantUid,
    key,
    student,
    method: methods.json().payments[0].id,
    schedule: schedules.json().content[0].id,
    verification: sent.json().id,
    session: (await call(t, { cookie }, "GET", "/auth/get-session")).json().session.id,
    match,
    lesson: content[0].id,
    pair,
    thread,
    message,
    offer: await offerOfTrial(t, owner),
    application,
    learningType: await claimedLearningType(t, owner, student),
    levelTest: await startTest(t, owner),
    finishedTest,
    audio: await uploadRecording(t, owner, application),
    consultation: (await call(t, owner, "POST", "/consultations", ASKED)).json().id,
  };
  strangers = [
    ["another student", await asDemo("student")],
    ["a tutor", await asDemo("tutor")],
    ["an operator", await asDemo("operator")],
    ["a new account", await newAccount(t)],
  ];
});
afterAll(() => t.close());

test("every operation that names a thing has its case", () => {
  const missing = named.filter(({ id }) => !(id in OBJECTS) && !WITHOUT_OWNER.has(id)).map(({ id }) => id);
  expect(missing).toEqual([]);
  const gone = Object.keys(OBJECTS).filter((id) => !guarded.some((operation) => operation.id === id));
  expect(gone).toEqual([]);
});

/** They name one of the five log-in vendors, or what only a role opens: no account owns them. */
const WITHOUT_OWNER = new Set(["linkLoginProvider", "answerReview", "unlinkLoginProvider", "getOwnParticipation"]);

const methodOf = (id: string) => guarded.find((operation) => operation.id === id)?.method ?? "GET";
const ask = async (who: Caller, id: string, things: Things) => {
  const one = OBJECTS[id];
  if (!one) throw new Error(`${id} has no case.`);
  const { path, body, headers } = await one.target(things, t);
  return call(t, who, methodOf(id), path, body, headers);
};

/** Without what names the thing itself, and without times. */
const told = (body: string, things: Things) =>
  Object.values(things).reduce(
    (text, id) => text.replaceAll(id, "<id>"),
    body.replace(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"<time>"'),
  );

describe.each(Object.keys(OBJECTS))("%s", (id) => {
  test("answers strangers as if it did not exist, and nothing to nobody", async () => {
    const anonymous = await ask(ANYBODY, id, own);
    expect(anonymous.statusCode).toBe(401);
    for (const [who, stranger] of strangers) {
      const foreign = await ask(stranger, id, own);
      const absent = await ask(stranger, id, ABSENT);
      expect(foreign.statusCode, who).toBe(absent.statusCode);
      expect(told(foreign.body, own), who).toBe(told(absent.body, ABSENT));
      if (id === "listOrders") expect(foreign.json().content, who).toEqual([]);
      else if (id === "getOrderByKey") expect(foreign.json(), who).toEqual({ order: null });
      else expect(foreign.statusCode, who).toBeGreaterThanOrEqual(400);
    }
  });

  test("answers its owner", async () => {
    const answer = await ask(owner, id, own);
    expect(OBJECTS[id]?.owner, answer.body).toContain(answer.statusCode);
  });
});

const reads = guarded.filter(({ id, method }) => method === "GET" && !(id in OBJECTS) && !WITHOUT_OWNER.has(id));

describe.each(reads.map((operation) => [operation.id, operation] as const))("%s", (_id, operation: Operation) => {
  test("carries nothing of another account", async () => {
    const mine = (await call(t, owner, "GET", operation.path)).body;
    const marks = ["김민정", "김하준", "김서아", "01000000002", "parent@naran.test", ...Object.values(own)];
    for (const [who, stranger] of strangers) {
      const { body, statusCode } = await call(t, stranger, "GET", operation.path);
      expect(statusCode, who).toBeLessThan(500);
      for (const mark of marks) expect(body, `${mark} for ${who}`).not.toContain(mark);
    }
    expect(mine).toBeTruthy();
    expect((await call(t, ANYBODY, "GET", operation.path)).statusCode).toBe(401);
  });
});
