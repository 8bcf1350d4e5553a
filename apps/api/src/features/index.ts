import type { FastifyPluginAsync } from "fastify";
import type { AppDeps } from "../deps.ts";
import { createAuth } from "../lib/log-in/auth.ts";
import { featureFlagRoutes } from "./catalogue/feature-flags/routes.ts";
import { featureFlagStaffRoutes } from "./catalogue/feature-flags/staff/routes.ts";
import { createCatalogueCache } from "./catalogue/products/catalogue-cache.ts";
import { catalogueRoutes } from "./catalogue/products/routes.ts";
import { catalogueStaffRoutes } from "./catalogue/products/staff/routes.ts";
import { serviceRoutes } from "./catalogue/services/routes.ts";
import { actionLogRoutes } from "./growth/action-logs/routes.ts";
import { actionLogStaffRoutes } from "./growth/action-logs/staff/routes.ts";
import { consultationRoutes } from "./growth/consultations/own-consultations/routes.ts";
import { consultationStaffRoutes } from "./growth/consultations/staff/routes.ts";
import { eventRoutes } from "./growth/events/routes.ts";
import { eventStaffRoutes } from "./growth/events/staff/routes.ts";
import { accountClosureRoutes } from "./identity/account-closures/routes.ts";
import { dataExportRoutes } from "./identity/data-exports/routes.ts";
import { emailVerificationRoutes } from "./identity/email-verifications/routes.ts";
import { callbackRoutes } from "./identity/login-providers/callback-routes.ts";
import { loginProviderRoutes } from "./identity/login-providers/routes.ts";
import { passwordRoutes } from "./identity/passwords/routes.ts";
import { phoneVerificationRoutes } from "./identity/phone-verifications/routes.ts";
import { deviceRoutes } from "./identity/sessions/device-routes.ts";
import { sessionRoutes } from "./identity/sessions/routes.ts";
import { userRoutes } from "./identity/users/routes.ts";
import { childLinkRoutes } from "./lessons/child-links/routes.ts";
import { lessonDisputeRoutes } from "./lessons/lesson-disputes/routes.ts";
import { lessonDisputeStaffRoutes } from "./lessons/lesson-disputes/staff/routes.ts";
import { appRoomRoutes } from "./lessons/lesson-room/app-routes.ts";
import { lessonRoomRoutes } from "./lessons/lesson-room/routes.ts";
import { summaryRoutes } from "./lessons/lesson-summaries/routes.ts";
import { lessonTimeRequestRoutes } from "./lessons/lesson-time-requests/routes.ts";
import { lessonChangeRoutes } from "./lessons/lessons/changes/routes.ts";
import { lessonLogRoutes } from "./lessons/lessons/logs/routes.ts";
import { lessonRoutes } from "./lessons/lessons/plans/routes.ts";
import { lessonPulseRoutes } from "./lessons/lessons/pulses/routes.ts";
import { lessonStaffRoutes } from "./lessons/lessons/staff/routes.ts";
import { upcomingLessonRoutes } from "./lessons/lessons/upcoming/routes.ts";
import { openTaskRoutes } from "./lessons/open-tasks/routes.ts";
import { pulseStaffRoutes } from "./lessons/pulses/staff/routes.ts";
import { settlementRoutes } from "./lessons/settlements/routes.ts";
import { tutorLessonRoutes } from "./lessons/tutor-classes/routes.ts";
import { calendarRoutes } from "./links/private-links/calendar-routes.ts";
import { liveRoutes } from "./matching/matches/live/routes.ts";
import { timesOfferRoutes } from "./matching/matches/offers/routes.ts";
import { tutorPairingRoutes } from "./matching/matches/proposals/routes.ts";
import { matchRoutes } from "./matching/matches/rounds/routes.ts";
import { matchStaffRoutes } from "./matching/matches/staff/routes.ts";
import { rematchRoutes } from "./matching/rematches/routes.ts";
import { rematchStaffRoutes } from "./matching/rematches/staff/routes.ts";
import { tutorWishesRoutes } from "./matching/tutor-wishes/routes.ts";
import { notificationSettingsRoutes } from "./messaging/notification-settings/routes.ts";
import { noticeRoutes } from "./messaging/phone-messages/routes.ts";
import { phoneMessageStaffRoutes } from "./messaging/phone-messages/staff/routes.ts";
import { threadRoutes } from "./messaging/threads/messages/routes.ts";
import { messagePictureRoutes } from "./messaging/threads/pictures/routes.ts";
import { messageReportRoutes } from "./messaging/threads/reports/routes.ts";
import { messageReportStaffRoutes } from "./messaging/threads/staff/routes.ts";
import { paymentStatementRoutes } from "./payments/payment-statements/routes.ts";
import { paymentRoutes } from "./payments/payments/routes.ts";
import { payoutRoutes } from "./payments/payouts/routes.ts";
import { payoutStaffRoutes } from "./payments/payouts/staff/routes.ts";
import { reconciliationStaffRoutes } from "./payments/reconciliations/staff/routes.ts";
import { refundRoutes } from "./payments/refunds/routes.ts";
import { consentRoutes } from "./people/consents/routes.ts";
import { guardianRoutes } from "./people/guardians/routes.ts";
import { schoolRoutes } from "./people/schools/routes.ts";
import { studentRoutes } from "./people/students/routes.ts";
import { switchStudent } from "./people/students/switch-student.ts";
import { benefitRoutes } from "./sales/benefits/own-benefits/routes.ts";
import { benefitStaffRoutes } from "./sales/benefits/staff/routes.ts";
import { conversionRoutes } from "./sales/conversions/routes.ts";
import { enrollmentDraftRoutes } from "./sales/enrollment-drafts/routes.ts";
import { classLinkRoutes } from "./sales/leaving/routes.ts";
import { orderRoutes } from "./sales/orders/own-orders/routes.ts";
import { purchaseRoutes } from "./sales/orders/purchases/routes.ts";
import { webhookRoutes } from "./sales/orders/webhooks/routes.ts";
import { referralRoutes } from "./sales/referrals/routes.ts";
import { orderScheduleRoutes } from "./sales/renewals/own-schedules/routes.ts";
import { scheduleStaffRoutes } from "./sales/renewals/staff/routes.ts";
import { upSellingOfferRoutes } from "./sales/up-selling-offers/routes.ts";
import { upSellingOfferStaffRoutes } from "./sales/up-selling-offers/staff/routes.ts";
import { auditStaffRoutes } from "./staff/audit/routes.ts";
import { dashboardStaffRoutes } from "./staff/dashboard/routes.ts";
import { staffFactorRoutes } from "./staff/factors/routes.ts";
import { jobStaffRoutes } from "./staff/jobs/routes.ts";
import { keptRecordStaffRoutes } from "./staff/kept-records/routes.ts";
import { moneyActionStaffRoutes } from "./staff/money/acts/routes.ts";
import { moneyStaffRoutes } from "./staff/money/views/routes.ts";
import { peopleStaffRoutes } from "./staff/people/routes.ts";
import { reasonStaffRoutes } from "./staff/reasons/routes.ts";
import { staffRoleRoutes } from "./staff/roles/routes.ts";
import { personViewStaffRoutes } from "./staff/views/routes.ts";
import { learningTypeRoutes } from "./tests/learning-type-results/routes.ts";
import { levelTestRoutes } from "./tests/level-tests/sessions/routes.ts";
import { levelTestShareRoutes } from "./tests/level-tests/shares/routes.ts";
import { levelTestStaffRoutes } from "./tests/level-tests/staff/routes.ts";
import { reviewMemberRoutes } from "./tutors/reviews/member-routes.ts";
import { reviewRoutes } from "./tutors/reviews/routes.ts";
import { reviewStaffRoutes } from "./tutors/reviews/staff/routes.ts";
import { screeningRoutes } from "./tutors/screenings/routes.ts";
import { screeningStaffRoutes } from "./tutors/screenings/staff/routes.ts";
import { uploadRoutes } from "./tutors/screenings/upload-routes.ts";
import { studyProofRoutes } from "./tutors/study-proofs/routes.ts";
import { studyProofStaffRoutes } from "./tutors/study-proofs/staff/routes.ts";
import { studyProofUploadRoutes } from "./tutors/study-proofs/upload-routes.ts";
import { tutorApplicantRoutes } from "./tutors/tutor-applicants/routes.ts";
import { tutorApplicantStaffRoutes } from "./tutors/tutor-applicants/staff/routes.ts";
import { tutorRoutes } from "./tutors/tutors/routes.ts";
import { tutorStaffRoutes } from "./tutors/tutors/staff/routes.ts";
import { voiceRoutes } from "./tutors/tutors/voices/voice-routes.ts";

/** Every feature's routes, but for those that share something; one line each. */
const ROUTES: readonly ((deps: AppDeps) => FastifyPluginAsync)[] = [
  deviceRoutes,
  passwordRoutes,
  emailVerificationRoutes,
  userRoutes,
  accountClosureRoutes,
  dataExportRoutes,
  studentRoutes,
  consentRoutes,
  notificationSettingsRoutes,
  guardianRoutes,
  orderScheduleRoutes,
  serviceRoutes,
  paymentRoutes,
  paymentStatementRoutes,
  payoutRoutes,
  payoutStaffRoutes,
  phoneVerificationRoutes,
  schoolRoutes,
  featureFlagRoutes,
  featureFlagStaffRoutes,
  reviewRoutes,
  reviewMemberRoutes,
  reviewStaffRoutes,
  levelTestRoutes,
  levelTestShareRoutes,
  levelTestStaffRoutes,
  eventRoutes,
  staffFactorRoutes,
  conversionRoutes,
  eventStaffRoutes,
  staffRoleRoutes,
  dashboardStaffRoutes,
  peopleStaffRoutes,
  personViewStaffRoutes,
  keptRecordStaffRoutes,
  phoneMessageStaffRoutes,
  tutorStaffRoutes,
  lessonStaffRoutes,
  scheduleStaffRoutes,
  jobStaffRoutes,
  auditStaffRoutes,
  moneyStaffRoutes,
  moneyActionStaffRoutes,
  reconciliationStaffRoutes,
  benefitRoutes,
  benefitStaffRoutes,
  purchaseRoutes,
  orderRoutes,
  upSellingOfferRoutes,
  upSellingOfferStaffRoutes,
  referralRoutes,
  refundRoutes,
  webhookRoutes,
  tutorWishesRoutes,
  tutorRoutes,
  voiceRoutes,
  tutorLessonRoutes,
  matchRoutes,
  lessonRoutes,
  lessonPulseRoutes,
  upcomingLessonRoutes,
  openTaskRoutes,
  rematchRoutes,
  classLinkRoutes,
  calendarRoutes,
  summaryRoutes,
  childLinkRoutes,
  lessonRoomRoutes,
  appRoomRoutes,
  lessonChangeRoutes,
  lessonLogRoutes,
  lessonDisputeRoutes,
  settlementRoutes,
  lessonDisputeStaffRoutes,
  lessonTimeRequestRoutes,
  matchStaffRoutes,
  rematchStaffRoutes,
  pulseStaffRoutes,
  reasonStaffRoutes,
  liveRoutes,
  tutorPairingRoutes,
  timesOfferRoutes,
  enrollmentDraftRoutes,
  actionLogRoutes,
  actionLogStaffRoutes,
  learningTypeRoutes,
  consultationRoutes,
  consultationStaffRoutes,
  tutorApplicantRoutes,
  tutorApplicantStaffRoutes,
  screeningRoutes,
  screeningStaffRoutes,
  studyProofRoutes,
  studyProofStaffRoutes,
  studyProofUploadRoutes,
  uploadRoutes,
  threadRoutes,
  noticeRoutes,
  messagePictureRoutes,
  messageReportRoutes,
  messageReportStaffRoutes,
];

/** All routes of the API. */
export function featureRoutes(deps: AppDeps): FastifyPluginAsync {
  const auth = createAuth(deps);
  const catalogue = createCatalogueCache(deps.db);
  return async (app) => {
    app.decorateRequest("switchedStudentId", null);
    app.addHook("onRequest", switchStudent(deps));
    await app.register(sessionRoutes(deps, auth));
    await app.register(loginProviderRoutes(deps, auth));
    await app.register(callbackRoutes(deps, auth));
    await app.register(catalogueRoutes(deps, catalogue));
    await app.register(catalogueStaffRoutes(deps, catalogue));
    for (const routes of ROUTES) await app.register(routes(deps));
  };
}
