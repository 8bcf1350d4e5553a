import type { FastifyPluginAsync } from "fastify";
import type { AppDeps } from "../deps.ts";
import { createAuth } from "../lib/log-in/auth.ts";
import { accountClosureRoutes } from "./account-closures/routes.ts";
import { actionLogRoutes } from "./action-logs/routes.ts";
import { auditDeskRoutes } from "./audit-desk/routes.ts";
import { benefitOperatorRoutes } from "./benefits/desk/routes.ts";
import { benefitRoutes } from "./benefits/own-benefits/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { classLinkRoutes } from "./class-links/routes.ts";
import { consentRoutes } from "./consents/routes.ts";
import { consultationOperatorRoutes } from "./consultations/desk/routes.ts";
import { consultationRoutes } from "./consultations/own-consultations/routes.ts";
import { conversionRoutes } from "./conversions/routes.ts";
import { enrollmentDraftRoutes } from "./enrollment-drafts/routes.ts";
import { eventOperatorRoutes } from "./events/operator-routes.ts";
import { eventRoutes } from "./events/routes.ts";
import { featureFlagRoutes } from "./feature-flags/routes.ts";
import { guardianRoutes } from "./guardians/routes.ts";
import { jobDeskRoutes } from "./job-desk/routes.ts";
import { learningTypeRoutes } from "./learning-type-results/routes.ts";
import { lessonDeskRoutes } from "./lesson-desk/routes.ts";
import { lessonDisputeRoutes } from "./lesson-disputes/routes.ts";
import { lessonTimeRequestRoutes } from "./lesson-time-requests/routes.ts";
import { lessonChangeRoutes } from "./lessons/changes/routes.ts";
import { lessonLogRoutes } from "./lessons/logs/routes.ts";
import { lessonRoutes } from "./lessons/plans/routes.ts";
import { lessonPulseRoutes } from "./lessons/pulses/routes.ts";
import { tutorLessonRoutes } from "./lessons/tutor-classes/routes.ts";
import { upcomingLessonRoutes } from "./lessons/upcoming/routes.ts";
import { levelTestDeskRoutes } from "./level-tests/desk/routes.ts";
import { levelTestRoutes } from "./level-tests/sessions/routes.ts";
import { levelTestShareRoutes } from "./level-tests/shares/routes.ts";
import { callbackRoutes } from "./login-providers/callback-routes.ts";
import { loginProviderRoutes } from "./login-providers/routes.ts";
import { matchOperatorRoutes } from "./matches/desk/routes.ts";
import { liveRoutes } from "./matches/live/routes.ts";
import { timesOfferRoutes } from "./matches/offers/routes.ts";
import { tutorPairingRoutes } from "./matches/proposals/routes.ts";
import { matchRoutes } from "./matches/rounds/routes.ts";
import { moneyActRoutes } from "./money-desk/acts/routes.ts";
import { reconciliationRoutes } from "./money-desk/reconciliations/routes.ts";
import { moneyDeskRoutes } from "./money-desk/views/routes.ts";
import { notificationSettingsRoutes } from "./notification-settings/routes.ts";
import { orderRoutes } from "./orders/own-orders/routes.ts";
import { purchaseRoutes } from "./orders/purchases/routes.ts";
import { webhookRoutes } from "./orders/webhooks/routes.ts";
import { passwordRoutes } from "./passwords/routes.ts";
import { paymentStatementRoutes } from "./payment-statements/routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { payoutDeskRoutes } from "./payout-desk/routes.ts";
import { payoutRoutes } from "./payouts/routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { personViewRoutes } from "./person-views/routes.ts";
import { phoneMessageRoutes } from "./phone-messages/routes.ts";
import { phoneVerificationRoutes } from "./phone-verifications/routes.ts";
import { calendarRoutes } from "./private-links/calendar-routes.ts";
import { summaryRoutes } from "./private-links/summary-routes.ts";
import { pulseOperatorRoutes } from "./pulses/operator-routes.ts";
import { reasonDeskRoutes } from "./reason-desk/routes.ts";
import { referralRoutes } from "./referrals/routes.ts";
import { refundRoutes } from "./refunds/routes.ts";
import { rematchRoutes } from "./rematches/routes.ts";
import { orderScheduleRoutes } from "./renewals/own-schedules/routes.ts";
import { reviewMemberRoutes } from "./reviews/member-routes.ts";
import { reviewRoutes } from "./reviews/routes.ts";
import { scheduleDeskRoutes } from "./schedule-desk/routes.ts";
import { schoolRoutes } from "./schools/routes.ts";
import { screeningRoutes } from "./screenings/routes.ts";
import { uploadRoutes } from "./screenings/upload-routes.ts";
import { serviceRoutes } from "./services/routes.ts";
import { deviceRoutes } from "./sessions/device-routes.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { staffDeskRoutes } from "./staff-desk/routes.ts";
import { staffFactorRoutes } from "./staff-factors/routes.ts";
import { studentRoutes } from "./students/routes.ts";
import { switchStudent } from "./students/switch-student.ts";
import { studyProofRoutes } from "./study-proofs/routes.ts";
import { studyProofUploadRoutes } from "./study-proofs/upload-routes.ts";
import { taughtStudentRoutes } from "./taught-students/routes.ts";
import { threadRoutes } from "./threads/messages/routes.ts";
import { messagePictureRoutes } from "./threads/pictures/routes.ts";
import { messageReportRoutes } from "./threads/reports/routes.ts";
import { tutorApplicantOperatorRoutes } from "./tutor-applicants/operator-routes.ts";
import { tutorApplicantRoutes } from "./tutor-applicants/routes.ts";
import { tutorDeskRoutes } from "./tutor-desk/routes.ts";
import { tutorWishesRoutes } from "./tutor-wishes/routes.ts";
import { tutorRoutes } from "./tutors/routes.ts";
import { voiceRoutes } from "./tutors/voices/voice-routes.ts";
import { upSellingOfferRoutes } from "./up-selling-offers/routes.ts";
import { userRoutes } from "./users/routes.ts";

/** Every feature's routes; one line each. */
const ROUTES: readonly ((deps: AppDeps) => FastifyPluginAsync)[] = [
  deviceRoutes,
  passwordRoutes,
  userRoutes,
  accountClosureRoutes,
  studentRoutes,
  consentRoutes,
  notificationSettingsRoutes,
  guardianRoutes,
  orderScheduleRoutes,
  serviceRoutes,
  paymentRoutes,
  paymentStatementRoutes,
  payoutRoutes,
  payoutDeskRoutes,
  phoneVerificationRoutes,
  schoolRoutes,
  catalogueRoutes,
  featureFlagRoutes,
  reviewRoutes,
  reviewMemberRoutes,
  levelTestRoutes,
  levelTestShareRoutes,
  levelTestDeskRoutes,
  eventRoutes,
  staffFactorRoutes,
  conversionRoutes,
  eventOperatorRoutes,
  staffRoutes,
  staffDeskRoutes,
  peopleRoutes,
  personViewRoutes,
  phoneMessageRoutes,
  tutorDeskRoutes,
  lessonDeskRoutes,
  scheduleDeskRoutes,
  jobDeskRoutes,
  auditDeskRoutes,
  moneyDeskRoutes,
  moneyActRoutes,
  reconciliationRoutes,
  benefitRoutes,
  benefitOperatorRoutes,
  purchaseRoutes,
  orderRoutes,
  upSellingOfferRoutes,
  referralRoutes,
  refundRoutes,
  webhookRoutes,
  tutorWishesRoutes,
  tutorRoutes,
  voiceRoutes,
  tutorLessonRoutes,
  taughtStudentRoutes,
  matchRoutes,
  lessonRoutes,
  lessonPulseRoutes,
  upcomingLessonRoutes,
  rematchRoutes,
  classLinkRoutes,
  calendarRoutes,
  summaryRoutes,
  lessonChangeRoutes,
  lessonLogRoutes,
  lessonDisputeRoutes,
  lessonTimeRequestRoutes,
  matchOperatorRoutes,
  pulseOperatorRoutes,
  reasonDeskRoutes,
  liveRoutes,
  tutorPairingRoutes,
  timesOfferRoutes,
  enrollmentDraftRoutes,
  actionLogRoutes,
  learningTypeRoutes,
  consultationRoutes,
  consultationOperatorRoutes,
  tutorApplicantRoutes,
  tutorApplicantOperatorRoutes,
  screeningRoutes,
  studyProofRoutes,
  studyProofUploadRoutes,
  uploadRoutes,
  threadRoutes,
  messagePictureRoutes,
  messageReportRoutes,
];

/** All routes of the API. */
export function featureRoutes(deps: AppDeps): FastifyPluginAsync {
  const auth = createAuth(deps);
  return async (app) => {
    app.decorateRequest("switchedStudentId", null);
    app.addHook("onRequest", switchStudent(deps));
    await app.register(sessionRoutes(deps, auth));
    await app.register(loginProviderRoutes(deps, auth));
    await app.register(callbackRoutes(deps, auth));
    for (const routes of ROUTES) await app.register(routes(deps));
  };
}
