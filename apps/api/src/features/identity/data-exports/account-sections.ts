import * as s from "../../../db/schema/index.ts";
import { CONSULTATIONS, LEVEL_TESTS, ORDERS, of, own, type Section, section } from "./section.ts";

const SCHOOL = ["grade", "schoolName"] as const;
const ADDRESS = ["postcode", "address", "addressDetail"] as const;
const CARD = ["cardName", "cardNumber"] as const;
const WISHES = ["likedTutorStyles", "weeklyAvailablePeriods", "studyPurposes"] as const;

/** What the account itself holds. */
export const ACCOUNT_SECTIONS: readonly Section[] = [
  section("내 정보", s.users, own(s.users.id), [
    ...(["email", "name", "phoneNumber", "birthYear", ...SCHOOL, ...ADDRESS, "createdAt"] as const),
  ]),
  section("로그인 이름", s.authUsers, own(s.authUsers.id), ["email", "name", "image"]),
  section("로그인 방법", s.authAccounts, own(s.authAccounts.userId), ["providerId", "accountId", "email", "createdAt"]),
  section("로그인한 기기", s.authSessions, own(s.authSessions.userId), ["ipAddress", "userAgent", "createdAt"]),
  section("보호자", s.guardians, own(s.guardians.userId), ["name", "phoneNumber", "createdAt"]),
  section("학생", s.students, own(s.students.userId), ["name", "phoneNumber", "birthYear", ...SCHOOL, "createdAt"]),
  section("동의", s.consents, own(s.consents.userId), ["key", "version", "agreed", "createdAt"]),
  section("알림 설정", s.notificationSettings, own(s.notificationSettings.userId), [
    ...([
      "lessonAlerts",
      "routineAlerts",
      "weeklyDigest",
      "reminderAlerts",
      "messageAlerts",
      "matchingAlerts",
    ] as const),
  ]),
  section("받은 문자", s.phoneMessages, own(s.phoneMessages.userId), ["phoneNumber", "kind", "text", "createdAt"]),
  section("이용 기록", s.actionLogs, own(s.actionLogs.userId), ["userActionStatus", "utm", "createdAt"]),
];

/** Consultations and tests. */
export const QUESTION_SECTIONS: readonly Section[] = [
  section("상담", s.consultations, own(s.consultations.userId), [
    ...(["phoneNumber", "callerName", "grade", "subjects", "slots", ...WISHES, "createdAt"] as const),
  ]),
  section("상담 통화", s.consultationCalls, of(s.consultationCalls.consultationId, CONSULTATIONS), [
    ...(["outcome", "note", "createdAt"] as const),
  ]),
  section("상담 제안", s.consultationOffers, of(s.consultationOffers.consultationId, CONSULTATIONS), [
    ...(["courses", "wishes", "expiresAt", "createdAt"] as const),
  ]),
  section("레벨 테스트", s.levelTestSessions, own(s.levelTestSessions.userId), [
    ...(["id", "subject", "level", "confidence", "startedAt", "points", "maxPoints", "result"] as const),
  ]),
  section("레벨 테스트 답", s.levelTestAnswers, of(s.levelTestAnswers.sessionId, LEVEL_TESTS), [
    ...(["sessionId", "number", "choice", "isUnknown", "result"] as const),
  ]),
  section("학습 유형", s.learningTypeResults, own(s.learningTypeResults.userId), [
    ...(["pace", "understanding", "company", "createdAt"] as const),
  ]),
  section("학습 유형 답", s.learningTypeAnswers, own(s.learningTypeAnswers.userId), ["answers", "updatedAt"]),
];

/** What was bought, or begun to be. */
export const PURCHASE_SECTIONS: readonly Section[] = [
  section("작성 중인 신청서", s.enrollmentDrafts, own(s.enrollmentDrafts.userId), ["data", "updatedAt"]),
  section("저장한 결제 수단", s.paymentMethods, own(s.paymentMethods.userId), [
    ...(["paymentType", ...CARD, "cardExpiry", "createdAt"] as const),
  ]),
  section("주문", s.orders, own(s.orders.userId), [
    ...(["id", "merchantUid", "orderName", "status", "amount", "refundedAmount", "paymentMethod", ...CARD] as const),
    ...(["cardQuota", "ledger", "benefitName", "studentName", "studentPhoneNumber", "guardianName"] as const),
    ...(["guardianPhoneNumber", "tabletType", ...ADDRESS, "paidAt", "createdAt"] as const),
  ]),
  section("주문한 수업", s.orderItems, of(s.orderItems.orderId, ORDERS), [
    ...(["orderId", "subjectKey", "subjectDetailKey", "product", "bonusCount"] as const),
  ]),
  section("환불", s.refunds, of(s.refunds.orderId, ORDERS), [
    ...(["orderId", "status", "amount", "lines", "reason", "doneAt", "createdAt"] as const),
  ]),
  section("정기 결제", s.orderSchedules, own(s.orderSchedules.userId), [
    ...(["amount", "dayOfMonth", "nextDate", "status", "createdAt"] as const),
  ]),
];
