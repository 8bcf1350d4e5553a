import { readClock } from "../db/read-clock.ts";
import type { AppDeps, Ctx } from "../deps.ts";
import { makeCtx, SYSTEM } from "../lib/callers/ctx.ts";
import { deleteExpiredUses } from "../lib/http/rate-limit.ts";
import type { JobHandlers } from "../lib/jobs/job-queue.ts";
import { deleteOldConsultations } from "./growth/consultations/delete-old-consultations.ts";
import { offerJobHandlers } from "./growth/consultations/offers/job-handlers.ts";
import { forgetParticipations } from "./growth/events/forget-participations.ts";
import { forgetOldRecords } from "./identity/account-closures/forget-old-records.ts";
import { closureJobHandlers } from "./identity/account-closures/job-handlers.ts";
import { emailJobHandlers } from "./identity/email-verifications/job-handlers.ts";
import { loginWayJobHandlers } from "./identity/login-providers/job-handlers.ts";
import { passwordJobHandlers } from "./identity/passwords/job-handlers.ts";
import { phoneJobHandlers } from "./identity/phone-verifications/job-handlers.ts";
import { deleteVisitorVerifications } from "./identity/phone-verifications/repository.ts";
import { classJobHandlers } from "./lessons/class-ends/job-handlers.ts";
import { openTaskJobHandlers } from "./lessons/open-tasks/job-handlers.ts";
import { settlementJobHandlers } from "./lessons/settlements/job-handlers.ts";
import { digestJobHandlers } from "./lessons/weekly-digests/job-handlers.ts";
import { deleteLateLinks } from "./links/class-links/repository.ts";
import { matchJobHandlers } from "./matching/matches/rounds/job-handlers.ts";
import { noticeJobHandlers } from "./messaging/notification-settings/job-handlers.ts";
import { deleteOldMessages } from "./messaging/phone-messages/repository.ts";
import { threadJobHandlers } from "./messaging/threads/notices/job-handlers.ts";
import { deletePictures } from "./messaging/threads/pictures/delete-pictures.ts";
import { deleteOldApprovals } from "./payments/payments/approval-repository.ts";
import { askForAccounts } from "./payments/payouts/ask-for-accounts.ts";
import { moneyJobHandlers } from "./payments/reconciliations/job-handlers.ts";
import { consentJobHandlers } from "./people/consents/job-handlers.ts";
import { guardianJobHandlers } from "./people/guardians/job-handlers.ts";
import { deleteUnclaimedVerifications } from "./people/guardians/repository.ts";
import { conversionJobHandlers } from "./sales/conversions/job-handlers.ts";
import { orderJobHandlers } from "./sales/orders/purchases/job-handlers.ts";
import { deleteOldWebhooks } from "./sales/orders/webhooks/delete-webhooks.ts";
import { referralJobHandlers } from "./sales/referrals/job-handlers.ts";
import { renewalJobHandlers } from "./sales/renewals/due-renewals/job-handlers.ts";
import { forgetOldLooks } from "./staff/audit/forget-old-looks.ts";
import { deleteOldResults } from "./tests/learning-type-results/repository.ts";
import { levelTestJobHandlers } from "./tests/level-tests/sessions/job-handlers.ts";
import { deleteLeftovers } from "./tutors/screenings/delete-leftovers.ts";
import { deleteProofLeftovers } from "./tutors/study-proofs/delete-leftovers.ts";
import { applicantFileJobHandlers } from "./tutors/study-proofs/job-handlers.ts";
import { askTeachingBasis } from "./tutors/tutors/ask-teaching-basis.ts";

/** The handler of each job; each feature brings its own. `getDeps` breaks the cycle: the queue is one of the deps. */
export function jobHandlers(getDeps: () => AppDeps): JobHandlers {
  const getCtx = () => makeCtx(getDeps(), SYSTEM);
  return {
    ...orderJobHandlers(getCtx),
    ...guardianJobHandlers(getCtx),
    ...consentJobHandlers(getCtx),
    ...matchJobHandlers(getCtx),
    ...classJobHandlers(getCtx),
    ...settlementJobHandlers(getCtx),
    ...openTaskJobHandlers(getCtx),
    ...digestJobHandlers(getCtx),
    ...conversionJobHandlers(getCtx),
    ...levelTestJobHandlers(getCtx),
    ...threadJobHandlers(getCtx),
    ...noticeJobHandlers(getCtx),
    ...applicantFileJobHandlers(getCtx),
    ...renewalJobHandlers(getCtx),
    ...passwordJobHandlers(getCtx),
    ...emailJobHandlers(getCtx),
    ...loginWayJobHandlers(getCtx),
    ...phoneJobHandlers(getCtx),
    ...offerJobHandlers(getCtx),
    ...moneyJobHandlers(getCtx),
    ...closureJobHandlers(getCtx),
    ...referralJobHandlers(getCtx),
    housekeeping: () => keepHouse(getCtx()),
  };
}

/** Forgets limits that are over, webhooks and records that are old, and uploads that came to nothing. */
async function keepHouse(ctx: Ctx): Promise<void> {
  const { db, logger } = ctx;
  const failed = (error: unknown) => logger.warn({ err: error }, "housekeeping failed, will try again");
  const cleanUps = [
    deleteExpiredUses,
    deleteOldWebhooks,
    deleteOldApprovals,
    forgetOldRecords,
    forgetOldLooks,
    deleteUnclaimedVerifications,
    deleteVisitorVerifications,
    deleteOldConsultations,
    deleteOldMessages,
    deleteLateLinks,
    deleteOldResults,
  ];
  for (const cleanUp of cleanUps) await cleanUp(db).catch(failed);
  await deleteLeftovers(ctx).catch(failed);
  await deletePictures(ctx).catch(failed);
  await deleteProofLeftovers(ctx).catch(failed);
  await forgetParticipations(ctx).catch(failed);
  await askTeachingBasis(ctx, await readClock(db)).catch(failed);
  await askForAccounts(ctx, await readClock(db)).catch(failed);
}
