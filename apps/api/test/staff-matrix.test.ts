import { NO_TIMES, STAFF_ROLES, type StaffAction, staffMay } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, type Caller, call, newAccount } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { ORIGIN } from "./harness/settings.ts";
import { type Operation, readContract } from "./operations.ts";
import { newKey, ONE_MONTH } from "./place-order.ts";

// Every operation of staff x {nobody, no role, each role}: the role of its task is let through, and no other.

const { operations } = await readContract();
const ABSENT = "00000000-0000-4000-8000-00000000dead";
const DAY = { startAt: "2026-01-01T00:00:00Z", endAt: "2026-02-01T00:00:00Z" };
const COUPON = {
  ...{ code: "MATRIX-1", name: "표", discountCost: 1_000, discountRate: null, additionalLessonType: null },
  ...{ additionalLessonCount: 0, validMonths: [], condition: "NONE", offered: false },
  ...{ ...DAY, maxUses: null },
};

const EVENT = {
  ...{ id: "matrix-1", type: "GENERAL", title: "표", summary: "표", art: "SEATS", body: "표", questions: [] },
  ...{ ...DAY, published: false },
};

const OFFER = {
  courses: [{ productId: ONE_MONTH, subject: "MATH", subjectDetail: "MATH_M2_2" }],
  wishes: {
    ...{ weeklyAvailablePeriods: NO_TIMES, studyPurposes: [], tutorGenders: [] },
    ...{ likedTutorStyles: [], dislikedTutorStyles: [], tutorMemo: "" },
  },
};

interface StaffCase {
  action: StaffAction;
  /** Of the route, where the input decides about the action. */
  task?: StaffAction;
  body?: object;
  query?: string;
}

const CASES: Readonly<Record<string, StaffCase>> = {
  getDesk: { action: "DESK" },
  recordExport: { action: "MATCHES", task: "DESK", body: { list: "MATCHES", reason: "표를 확인해요" } },
  listPhoneMessages: { action: "MESSAGES" },
  sendPhoneMessageAgain: { action: "MESSAGES", body: { reason: "표를 확인해요" } },
  listDeskLessons: { action: "LESSONS" },
  listDeskSchedules: { action: "SCHEDULES" },
  listDeskTutors: { action: "TUTORS" },
  showDeskTutor: { action: "TUTORS" },
  changeTutorTier: { action: "TUTORS", body: { tier: "PREMIUM", reason: "표를 확인해요" } },
  changeTutorPhone: { action: "TUTORS", body: { phoneNumber: "01099990000", reason: "표를 확인해요" } },
  changeTutorUniversity: { action: "TUTORS", body: { universityId: 1, major: "수학과", reason: "표를 확인해요" } },
  issueTutorProofLink: { action: "TUTORS" },
  recordBasisCheck: { action: "TUTORS", body: { agrees: true, reason: "표를 확인해요" } },
  setTutorRest: { action: "TUTORS", body: { isResting: true, reason: "표를 확인해요" } },
  listFailedJobs: { action: "JOBS" },
  startJobAgain: { action: "JOBS", body: { reason: "표를 확인해요" } },
  listActs: { action: "AUDIT" },
  searchPeople: { action: "PEOPLE", query: "?search=0000" },
  showPerson: { action: "PEOPLE" },
  listPersonHistory: { action: "PEOPLE" },
  setAccountRest: { action: "ACCOUNTS", body: { isResting: true, reason: "표를 확인해요" } },
  startPersonView: { action: "VIEWS", body: { reason: "표를 확인해요" } },
  readKeptRecords: { action: "PEOPLE", body: { reason: "표를 확인해요" } },
  issuePersonViewToken: { action: "VIEWS" },
  endPersonView: { action: "VIEWS" },
  addPersonNote: { action: "PEOPLE", body: { text: "표를 확인해요" } },
  listConsultations: { action: "CONSULTATIONS" },
  showConsultation: { action: "CONSULTATIONS" },
  recordConsultationCall: { action: "CONSULTATIONS", body: { outcome: "NO", note: "표를 확인해요" } },
  sendConsultationOffer: { action: "CONSULTATIONS", body: OFFER },
  revokeConsultationOffer: { action: "CONSULTATIONS", body: { reason: "표를 확인해요" } },
  listTutorApplicants: { action: "APPLICANTS" },
  showTutorApplicant: { action: "APPLICANTS" },
  acceptTutorApplicant: { action: "APPLICANTS", body: { reason: "표를 확인해요" } },
  rejectTutorApplicant: { action: "APPLICANTS", body: { reason: "목소리가 잘 들리지 않아요", rejectReason: "VOICE" } },
  issueListeningLink: { action: "APPLICANTS" },
  issueProofLink: { action: "APPLICANTS" },
  recordCrimeCheck: { action: "APPLICANTS", body: { reason: "표를 확인해요" } },
  listStuckMatches: { action: "MATCHES" },
  showStuckMatch: { action: "MATCHES" },
  sendClassLink: { action: "MATCHES", body: { page: "APPEAL", reason: "표를 확인해요" } },
  proposeForBuyer: { action: "MATCHES", body: { tutorIds: ["1"], reason: "표를 확인해요" } },
  searchForBuyer: { action: "MATCHES", body: { widening: null } },
  listMessageReports: { action: "REPORTS" },
  showMessageReport: { action: "REPORTS" },
  closeMessageReport: { action: "REPORTS", body: { note: "표를 확인해요" } },
  hideMessage: { action: "REPORTS", body: { isHidden: true, reason: "표를 확인해요" } },
  listDeskReviews: { action: "FEEDBACK" },
  countReasons: { action: "FEEDBACK", query: "?from=2026-01-01&to=2026-01-31" },
  listReasons: { action: "FEEDBACK", query: "?kind=REMATCH&from=2026-01-01&to=2026-01-31" },
  listPulses: { action: "FEEDBACK" },
  closePulse: { action: "FEEDBACK", body: { note: "표를 확인해요" } },
  setReviewVisibility: { action: "FEEDBACK", body: { isHidden: true, reason: "표를 확인해요" } },
  listDeskLevelTestItems: { action: "LEVEL_TESTS" },
  setLevelTestRetirement: { action: "LEVEL_TESTS", body: { version: 1, isRetired: true, reason: "표를 확인해요" } },
  listDisputes: { action: "REPORTS" },
  decideDispute: { action: "REPORTS", body: { decision: "KEPT", reason: "표를 확인해요" } },
  getEnrollmentReport: { action: "ENROLLMENTS" },
  showClassOffers: { action: "ENROLLMENTS" },
  makeUpSellingOffer: { action: "ENROLLMENTS", body: { matchIds: [ABSENT], reason: "표를 확인해요" } },
  listBenefitSettings: { action: "BENEFITS" },
  showBenefitSetting: { action: "BENEFITS" },
  listEventSettings: { action: "EVENTS" },
  showEventSetting: { action: "EVENTS" },
  createEvent: { action: "EVENTS", body: EVENT },
  changeEvent: { action: "EVENTS", body: { title: "표" } },
  exportParticipants: { action: "EVENTS", body: { purpose: "EVENT", reason: "표를 확인해요" } },
  createCoupon: { action: "BENEFITS", body: COUPON },
  changeBenefit: { action: "BENEFITS", body: { name: "표" } },
  getMoneyOverview: { action: "MONEY" },
  listMoneyOrders: { action: "MONEY" },
  showMoneyOrder: { action: "MONEY" },
  listMoneyRefunds: { action: "MONEY" },
  listFailingPeriods: { action: "MONEY" },
  quoteStaffRefund: { action: "MONEY" },
  refundOrder: { action: "MONEY", body: { orderItemIds: [], amount: 1_000, reason: "표를 확인해요" } },
  sendRefundAgain: { action: "MONEY", body: { note: "표를 확인해요" } },
  sendReceiptAgain: { action: "MONEY", body: { reason: "표를 확인해요" } },
  changePeriod: { action: "MONEY", body: { act: "PAUSE", note: "표를 확인해요" } },
  listReconciliations: { action: "MONEY" },
  runReconciliation: { action: "MONEY", body: { day: "2020-01-01" } },
  exportMoney: { action: "MONEY", query: "?kind=PAYMENTS&from=2026-01-01&to=2026-01-31" },
  getPayoutDesk: { action: "MONEY" },
  listPayouts: { action: "MONEY" },
  runPayouts: { action: "MONEY", body: { month: "2020-01", gross: 0 } },
  makeTransferFile: { action: "MONEY" },
  getTransferFile: { action: "MONEY" },
  settleTransferFile: { action: "MONEY" },
  settlePayout: { action: "MONEY", body: { status: "PAID" } },
  showDeskCatalogue: { action: "CATALOGUE" },
  switchProduct: { action: "CATALOGUE", body: { available: false, reason: "표를 확인해요" } },
  switchTablet: { action: "CATALOGUE", body: { available: false, reason: "표를 확인해요" } },
  listWebFeatureSettings: { action: "FEATURES" },
  changeWebFeature: { action: "FEATURES", body: { available: false, reason: "표를 확인해요" } },
  listStaff: { action: "ROLES" },
  changeStaffRole: {
    action: "ROLES",
    body: { account: "nobody@naran.test", role: "FINANCE", granted: true, reason: "정산을 맡아요" },
  },
};

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ofStaff = operations.filter(({ task }) => task !== null);

test("every operation of staff has its case, and its route the case's task", () => {
  const tasks = Object.entries(CASES).map(([id, { action, task = action }]) => [id, task]);
  expect(Object.fromEntries(ofStaff.map(({ id, task }) => [id, task]))).toEqual(Object.fromEntries(tasks));
});

test("every address of the desk is staff's", () => {
  expect(operations.filter(({ path, task }) => path.startsWith("/operator/") && task === null)).toEqual([]);
});

/** What no schema takes: broken parameters, and a body that is no JSON. */
async function sendBroken(app: TestApp, who: Caller, { method, path }: Operation) {
  const url = `/api${path.replace(/\{\w+\}/g, "%7F")}?sort=%7F&cursor=%7F`;
  const headers = {
    origin: ORIGIN,
    ...(who.accessToken && { authorization: `Bearer ${who.accessToken}` }),
    ...(method !== "GET" && { "content-type": "application/json" }),
  };
  const answer = await app.app.inject({ method, url, headers, ...(method !== "GET" && { payload: "{" }) });
  return { status: answer.statusCode, ...answer.json() };
}

describe("before the input is looked at", () => {
  test("a caller without a log-in, a session that is over, and one without a role are refused", async () => {
    const member = await newAccount(t);
    const gone = await newAccount(t);
    await t.deps.sql`delete from auth_sessions where user_id = ${gone.userId}`;
    for (const operation of ofStaff) {
      const told = operation.id;
      expect(await sendBroken(t, ANYBODY, operation), told).toMatchObject({ status: 401, errorCode: 10001 });
      expect(await sendBroken(t, gone, operation), told).toMatchObject({ status: 401, errorCode: 10004 });
      expect(await sendBroken(t, member, operation), told).toMatchObject({ status: 403, errorCode: 10003 });
    }
  });

  test("the second factor is asked for, of those who have a role for the task", async () => {
    const strict = await createTestApp({ config: { requiresStaffFactor: true } });
    try {
      const person = await newAccount(strict);
      const { sql } = strict.deps;
      for (const operation of ofStaff) {
        const withRole = STAFF_ROLES.filter((role) => staffMay([role], operation.task as StaffAction));
        const without = STAFF_ROLES.filter((role) => !withRole.includes(role));
        await sql`update users set staff_roles = ${withRole} where id = ${person.userId}`;
        const refused = await sendBroken(strict, person, operation);
        expect(refused, operation.id).toMatchObject({ status: 403, errorCode: 10003, needsFactor: true });
        await sql`update users set staff_roles = ${without} where id = ${person.userId}`;
        expect((await sendBroken(strict, person, operation)).needsFactor, operation.id).toBeUndefined();
      }
    } finally {
      await strict.close();
    }
  });

  test("it is, once all that is passed", async () => {
    const person = await newAccount(t);
    await t.deps.sql`update users set staff_roles = ${[...STAFF_ROLES]} where id = ${person.userId}`;
    for (const operation of ofStaff.filter(({ method, body }) => method !== "GET" && body)) {
      expect((await sendBroken(t, person, operation)).status, operation.id).toBe(400);
    }
  });
});

/** Asks every operation, and says of each whether the guard let the caller through. */
async function passedBy(who: Parameters<typeof call>[1]): Promise<Record<string, boolean>> {
  const passed: Record<string, boolean> = {};
  for (const [id, { body, query = "" }] of Object.entries(CASES)) {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`${id} is no operation.`);
    const path = `${operation.path.replace(/\{\w+\}/g, ABSENT)}${query}`;
    const answer = await call(t, who, operation.method, path, body, newKey());
    expect(answer.statusCode, `${id}: ${answer.body}`).toBeLessThan(500);
    passed[id] = !(answer.statusCode === 403 && answer.json().errorCode === 10003) && answer.statusCode !== 401;
  }
  return passed;
}

const nothing = Object.fromEntries(Object.keys(CASES).map((id) => [id, false]));

describe("a caller", () => {
  test("who is not signed in, or has no role, passes nowhere", async () => {
    expect(await passedBy(ANYBODY)).toEqual(nothing);
    expect(await passedBy(await newAccount(t))).toEqual(nothing);
  });

  test.each(STAFF_ROLES)("with %s passes where the domain's table says so, until it is taken away", async (role) => {
    const person = await newAccount(t);
    await t.deps.sql`update users set staff_roles = ${[role]} where id = ${person.userId}`;
    expect(await passedBy(person)).toEqual(
      Object.fromEntries(Object.entries(CASES).map(([id, { action }]) => [id, staffMay([role], action)])),
    );
    await t.deps.sql`update users set staff_roles = '{}' where id = ${person.userId}`;
    expect(await passedBy(person)).toEqual(nothing);
  });
});
