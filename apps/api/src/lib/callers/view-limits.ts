import type { onRequestHookHandler } from "fastify";
import { refuse } from "../errors/refuse.ts";

/**
 * What staff may read as another person: their main screens. Whatever is not named here is refused, so that a new operation is
 * closed until somebody has looked at it. A read that writes does not belong here, nor do log-in ways, devices, stored cards,
 * bank accounts, private links, and what family and tutor write to each other.
 */
export const VIEWABLE: ReadonlySet<string> = new Set([
  ...["getMe", "listStudents", "getGuardian", "listConsents", "getNotificationSettings", "listWebFeatures"],
  ...["listMatches", "getMatch", "getMatchWishes", "getAppealStatistics", "listUnreadMessages"],
  ...["listClassLessons", "listUpcomingLessons", "listFirstLessonTimes", "listAlternatives", "getClassReview"],
  ...["listOrders", "getOrder", "listOrderSchedules", "listServices", "listOpenTasks", "getPaymentStatement"],
  ...["listBenefits", "listOwnBenefits", "listLevelTests", "getApplicant"],
  ...["getOwnTutor", "getOwnTutorPeriods", "getOwnTutorSubjects", "listTutorClasses", "getTaughtStudent"],
  "getTaughtClassEnd",
  ...["getEarnings", "listTutorReviews", "getOwnTutorApplicant", "getTutorApplicant"],
]);

const CHANGES_NOTHING = "보기 전용 화면이라 바꿀 수 없어요.";
const NOT_SHOWN = "보기 전용 화면에서는 볼 수 없어요.";

/**
 * Stands before everything that comes with the token of a view. Everything but a read is refused, whether or not the operation would
 * ask for a log-in; of the reads that know the caller, those above go through.
 * @throws ApiError 409 account 20006 for what is no read; 403 account 10003 for a read that is not named
 */
export const limitViews: onRequestHookHandler = (request, _reply, done) => {
  if (!request.caller?.isView) return done();
  if (request.method !== "GET") return done(refuse.viewOnly(CHANGES_NOTHING));
  const { operationId = "", security } = request.routeOptions.schema ?? {};
  done(security && !VIEWABLE.has(operationId) ? refuse.accountForbidden(NOT_SHOWN) : undefined);
};
