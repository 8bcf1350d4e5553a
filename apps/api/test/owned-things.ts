import { type Applicant, NO_WISHES, toApplicantRequest } from "@pkg/domain";
import type { ObjectCase } from "./object-case.ts";
import { ACCOUNT_OBJECTS } from "./owned-accounts.ts";
import { APPLICATION_OBJECTS } from "./owned-applications.ts";
import { CONSULTATION_OBJECTS } from "./owned-consultations.ts";
import { LESSON_REPORT_OBJECTS } from "./owned-lesson-reports.ts";
import { LEVEL_TEST_OBJECTS } from "./owned-level-tests.ts";
import { MATCH_OBJECTS } from "./owned-matches.ts";
import { MESSAGE_OBJECTS } from "./owned-messages.ts";
import { cardOrderBody, newKey, ONE_MONTH, pgOrderBody } from "./place-order.ts";

const WISHES: Applicant = {
  ...NO_WISHES,
  subject: "MATH",
  subjectDetail: "MATH_M2_2",
  weeklyAvailablePeriods: { ...NO_WISHES.weeklyAvailablePeriods, monday: ["18:00-21:00"] },
};

export const OBJECTS: Record<string, ObjectCase> = {
  getOrder: { target: ({ order }) => ({ path: `/v2/orders/${order}` }), owner: [200] },
  quoteRefund: { target: ({ order }) => ({ path: `/lessons/orders/${order}/refund-quote` }), owner: [200] },
  requestRefund: {
    target: ({ order }) => ({ path: `/lessons/orders/${order}/refunds`, body: { shownAmount: 1 }, headers: newKey() }),
    // Another amount than the one that would be given back, which the owner is told.
    owner: [409],
  },
  getOrderByKey: { target: ({ key }) => ({ path: `/lessons/orders/by-key/${key}` }), owner: [200] },
  getBenefit: { target: ({ student }) => ({ path: `/benefits/NARAN7?studentId=${student}` }), owner: [409] },
  listBenefits: {
    target: ({ student }) => ({ path: `/benefits?productIds=${ONE_MONTH}&studentId=${student}` }),
    owner: [200],
  },
  listOrders: { target: ({ student }) => ({ path: `/orders?studentId=${student}` }), owner: [200] },
  getApplicant: { target: ({ order }) => ({ path: `/lessons/applicants/${order}` }), owner: [200] },
  ...CONSULTATION_OBJECTS,
  putApplicant: {
    target: ({ order }) => ({
      path: "/lessons/applicants",
      body: toApplicantRequest({ ...WISHES, merchantUid: order }),
    }),
    owner: [201],
  },
  changeApplicant: {
    target: ({ order }) => ({ path: `/lessons/applicants/${order}`, body: { tutorMemo: "천천히 알려 주세요." } }),
    owner: [200],
  },
  countCandidates: {
    target: ({ order }) => ({ path: `/lessons/applicants/${order}/candidate-count`, body: {} }),
    owner: [200],
  },
  recommendTutors: {
    target: ({ order }) => ({ path: `/lessons/applicants/${order}/recommendations`, body: {} }),
    owner: [200],
  },
  claimLearningTypeResult: {
    target: ({ learningType, student }) => {
      const [id, claimKey] = learningType.split("/");
      return { path: `/learning-type-results/${id}/claim`, body: { claimKey, studentId: student } };
    },
    owner: [201],
  },
  // The family of a class is no tutor, which it is told.
  getTaughtStudent: { target: ({ match }) => ({ path: `/tutors/me/classes/${match}/student` }), owner: [403] },
  getTaughtClassEnd: { target: ({ match }) => ({ path: `/tutors/me/classes/${match}/end` }), owner: [403] },
  listClassLessons: { target: ({ match }) => ({ path: `/lessons/matches/${match}/lessons` }), owner: [200] },
  listFirstLessonTimes: {
    target: ({ match }) => ({ path: `/lessons/matches/${match}/first-lesson-times` }),
    owner: [200],
  },
  planClassLessons: {
    target: ({ match }) => ({
      path: `/lessons/matches/${match}/lessons`,
      body: { firstLessonAt: "2026-12-01T10:00:00Z" },
    }),
    // There is no tutor yet, which the owner is told.
    owner: [409],
  },
  getOfferOfClass: { target: ({ match }) => ({ path: `/lessons/matches/${match}/up-selling-offer` }), owner: [200] },
  getUpSellingOffer: { target: ({ offer }) => ({ path: `/lessons/up-selling-offers/${offer}` }), owner: [200] },
  getRematchUrl: { target: ({ match }) => ({ path: `/lessons/matches/${match}/rematch-url` }), owner: [200] },
  getLeaving: { target: ({ match }) => ({ path: `/lessons/matches/${match}/leaving` }), owner: [200] },
  leaveClass: {
    target: ({ match }) => ({
      path: `/lessons/matches/${match}/leaving`,
      body: { shownAmount: 1 },
      headers: newKey(),
    }),
    // Another amount than the one that would be given back, which the owner is told.
    owner: [409],
  },
  getAppealStatistics: {
    target: ({ match }) => ({ path: `/lessons/matches/${match}/appeal-statistics` }),
    owner: [200],
  },
  requestRematch: {
    target: ({ match }) => ({
      path: "/rematch-forms",
      body: {
        matchId: match,
        tutorGenders: "",
        rematchReason: "LEVEL",
        rematchReasonDetail: "",
        rematchMemo: "",
        weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods,
      },
    }),
    // Nobody teaches yet, which the owner is told.
    owner: [409],
  },
  getSummaryLink: { target: ({ match }) => ({ path: `/lessons/matches/${match}/summary-link` }), owner: [200] },
  issueSummaryLink: { target: ({ match }) => ({ path: `/lessons/matches/${match}/summary-link` }), owner: [201] },
  revokeSummaryLink: { target: ({ match }) => ({ path: `/lessons/matches/${match}/summary-link` }), owner: [200] },
  ...MATCH_OBJECTS,
  ...MESSAGE_OBJECTS,
  ...LEVEL_TEST_OBJECTS,
  listAlternatives: {
    target: ({ lesson }) => ({ path: `/lessons/${lesson}/alternatives?scope=FOLLOWING` }),
    owner: [200],
  },
  previewSeriesMove: {
    target: ({ lesson }) => ({ path: `/lessons/${lesson}/series-move?startsAt=2020-01-01T10:00:00Z` }),
    // A time in the past.
    owner: [409],
  },
  changeLesson: {
    target: ({ lesson }) => ({
      path: `/lessons/${lesson}`,
      body: { startsAt: "2020-01-01T10:00:00Z", scope: "ONE" },
    }),
    // A time in the past.
    owner: [409],
  },
  requestLessonTime: {
    target: ({ lesson }) => ({ path: `/lessons/${lesson}/time-request`, body: { startsAt: "2020-01-01T10:00:00Z" } }),
    // A time in the past.
    owner: [409],
  },
  answerLessonTime: {
    target: ({ lesson }) => ({
      path: `/lessons/${lesson}/time-request/answer`,
      body: { requestId: "00000000-0000-4000-8000-00000000cafe", accepts: true },
    }),
    // Nobody has asked.
    owner: [409],
  },
  cancelLessonTime: { target: ({ lesson }) => ({ path: `/lessons/${lesson}/time-request` }), owner: [200] },
  recordAbsence: {
    target: ({ lesson }) => ({ path: `/lessons/${lesson}/absence`, body: { acceptsLoss: false } }),
    owner: [200],
  },
  ...LESSON_REPORT_OBJECTS,
  getClassReview: { target: ({ match }) => ({ path: `/lessons/matches/${match}/review` }), owner: [200] },
  saveClassReview: {
    target: ({ match }) => ({
      path: `/lessons/matches/${match}/review`,
      body: { rating: 5, chips: [], text: "차근차근 알려 주셨어요." },
    }),
    // Nobody has met yet.
    owner: [409],
  },
  answerPulse: {
    target: ({ match }) => ({ path: `/lessons/matches/${match}/pulse`, body: { answer: "GOOD" } }),
    // Nobody has met yet.
    owner: [409],
  },
  changeStudent: {
    target: ({ student }) => ({ path: `/users/me/students/${student}`, body: { name: "김하준" } }),
    owner: [200],
  },
  changeOrderSchedule: {
    target: ({ schedule }) => ({ path: `/users/me/order-schedules/${schedule}`, body: { status: "STOPPED" } }),
    owner: [200],
  },
  ...ACCOUNT_OBJECTS,
  ...APPLICATION_OBJECTS,
  changePaymentMethods: {
    target: ({ method }) => ({ path: "/users/me/payments", body: { defaultId: method } }),
    owner: [200],
  },
  createCardOrder: {
    target: async ({ student, method }, t) => ({
      path: "/lessons/orders/card",
      body: await cardOrderBody(t, {
        ...{ studentId: student, cardInformation: undefined, paymentMethodId: method },
        subjectDetail: "MATH_M1_1",
      }),
      headers: newKey(),
    }),
    owner: [201],
  },
  createPgOrder: {
    target: async ({ student }, t) => ({
      path: "/lessons/orders/pg",
      body: await pgOrderBody(t, {
        ...{ studentId: student, billingKey: "billing-key-of-nobody" },
        subjectDetail: "MATH_M1_2",
      }),
      headers: newKey(),
    }),
    // Nothing was approved, which the owner is told.
    owner: [402],
  },
  createPgBundlingOrder: {
    target: async ({ student }, t) => {
      const { productId, subject, subjectDetail, rentTablet, ...rest } = await pgOrderBody(t, {
        studentId: student,
        subjectDetail: "MATH_M3_1",
      });
      const line = { productId, subject, subjectDetail, rentTablet };
      const orders = [line, { ...line, subject: "ENGLISH", subjectDetail: "ENGLISH_M2" }];
      const body = { ...rest, orders, shownAmount: rest.shownAmount * 2, billingKey: "billing-key-of-nobody" };
      return { path: "/lessons/orders/pg/bundlings", body, headers: newKey() };
    },
    owner: [402],
  },
  createCardBundlingOrder: {
    target: async ({ student, method }, t) => {
      const one = await cardOrderBody(t, { subjectDetail: "MATH_M3_2" });
      const line = { productId: ONE_MONTH, subject: one.subject, subjectDetail: one.subjectDetail, rentTablet: false };
      const { productId: _p, subject: _s, subjectDetail: _d, rentTablet: _r, cardInformation: _c, ...rest } = one;
      const orders = [line, { ...line, subject: "ENGLISH", subjectDetail: "ENGLISH_M1" }];
      return {
        path: "/lessons/orders/card/bundlings",
        body: { ...rest, orders, studentId: student, paymentMethodId: method, shownAmount: one.shownAmount * 2 },
        headers: newKey(),
      };
    },
    owner: [201],
  },
};
