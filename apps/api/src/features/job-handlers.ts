import type { JobName } from "../db/job-queues.ts";
import type { AppDeps } from "../deps.ts";
import { deleteExpiredUses } from "../lib/http/rate-limit.ts";
import type { JobHandler } from "../lib/jobs/job-queue.ts";
import { forgetOldRecords } from "./account-closures/forget-old-records.ts";
import { closureJobHandlers } from "./account-closures/job-handlers.ts";
import { classEndJobHandlers } from "./class-ends/job-handlers.ts";
import { deleteLateLinks } from "./class-links/repository.ts";
import { classNoticeJobHandlers } from "./class-notices/job-handlers.ts";
import { deleteOldConsultations } from "./consultations/delete-old-consultations.ts";
import { conversionJobHandlers } from "./conversions/job-handlers.ts";
import { forgetParticipations } from "./events/forget-participations.ts";
import { guardianJobHandlers } from "./guardians/job-handlers.ts";
import { deleteUnclaimedVerifications } from "./guardians/repository.ts";
import { deleteOldResults } from "./learning-type-results/repository.ts";
import { levelTestJobHandlers } from "./level-tests/sessions/job-handlers.ts";
import { matchJobHandlers } from "./matches/rounds/job-handlers.ts";
import { moneyJobHandlers } from "./money-desk/reconciliations/job-handlers.ts";
import { noticeJobHandlers } from "./notification-settings/job-handlers.ts";
import { orderJobHandlers } from "./orders/purchases/job-handlers.ts";
import { deleteOldWebhooks } from "./orders/webhooks/delete-webhooks.ts";
import { passwordJobHandlers } from "./passwords/job-handlers.ts";
import { deleteOldApprovals } from "./payments/approval-repository.ts";
import { deleteOldMessages } from "./phone-messages/repository.ts";
import { deleteVisitorVerifications } from "./phone-verifications/repository.ts";
import { referralJobHandlers } from "./referrals/job-handlers.ts";
import { renewalJobHandlers } from "./renewals/due-renewals/job-handlers.ts";
import { deleteLeftovers } from "./screenings/delete-leftovers.ts";
import { deleteProofLeftovers } from "./study-proofs/delete-leftovers.ts";
import { applicantFileJobHandlers } from "./study-proofs/job-handlers.ts";
import { threadJobHandlers } from "./threads/notices/job-handlers.ts";
import { deletePictures } from "./threads/pictures/delete-pictures.ts";

/** The handler of each job; each feature brings its own. `getDeps` breaks the cycle: the queue is one of the deps. */
export function jobHandlers(getDeps: () => AppDeps): Record<JobName, JobHandler> {
  return {
    ...orderJobHandlers(getDeps),
    ...guardianJobHandlers(getDeps),
    ...matchJobHandlers(getDeps),
    ...classEndJobHandlers(getDeps),
    ...classNoticeJobHandlers(getDeps),
    ...conversionJobHandlers(getDeps),
    ...levelTestJobHandlers(getDeps),
    ...threadJobHandlers(getDeps),
    ...noticeJobHandlers(getDeps),
    ...applicantFileJobHandlers(getDeps),
    ...renewalJobHandlers(getDeps),
    ...passwordJobHandlers(getDeps),
    ...moneyJobHandlers(getDeps),
    ...closureJobHandlers(getDeps),
    ...referralJobHandlers(getDeps),
    housekeeping: () => keepHouse(getDeps()),
  };
}

/** Forgets limits that are over, webhooks and records that are old, and uploads that came to nothing. */
async function keepHouse({ db, storage, pictures, proofs, participations, config, logger }: AppDeps): Promise<void> {
  const failed = (error: unknown) => logger.warn({ err: error }, "housekeeping failed, will try again");
  const cleanUps = [
    deleteExpiredUses,
    deleteOldWebhooks,
    deleteOldApprovals,
    forgetOldRecords,
    deleteUnclaimedVerifications,
    deleteVisitorVerifications,
    deleteOldConsultations,
    deleteOldMessages,
    deleteLateLinks,
    deleteOldResults,
  ];
  for (const cleanUp of cleanUps) await cleanUp(db).catch(failed);
  await deleteLeftovers({ db, storage, config }).catch(failed);
  await deletePictures({ db, pictures }).catch(failed);
  await deleteProofLeftovers({ db, proofs }).catch(failed);
  await forgetParticipations({ db, participations }).catch(failed);
}
