import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";

interface TutorNotice {
  /** One message for each. */
  key: string;
  /** Null for a tutor who logs in nowhere: nobody to tell. */
  userId: string | null;
  text: string;
  /** On the tutor site. */
  path: string;
}

/** Tells a tutor about their money by message, in the transaction of its cause. */
export async function notifyTutor({ jobs, config }: Ctx, tx: Transaction, notice: TutorNotice): Promise<void> {
  const { key, userId, text, path } = notice;
  if (userId === null) return;
  await jobs.queueNotice(tx, { key, kind: "PAYMENT", userId, text: `[나란] ${text} ${config.tutorOrigin}${path}` });
}
