import type { Queryable } from "../../../../db/client.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { requireStaff } from "../../../../lib/callers/require-staff.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findDecision, findSentApplicant } from "../repository.ts";
import type { SentTutorApplicantWire } from "../schemas.ts";
import { toTutorApplicant } from "../to-tutor-applicant.ts";

/** Who of our staff, and in which request: what the audit log keeps. */
export interface Operator {
  userId: string;
  requestId: string;
}

/**
 * An application that was sent, for staff. That it was looked at is recorded: it holds personal data.
 * @throws ApiError 403 account 10003 without the OPERATOR role; 404 class 20001, also for a draft
 */
export async function showTutorApplicant(
  db: Queryable,
  id: string,
  { userId, requestId }: Operator,
): Promise<SentTutorApplicantWire> {
  await requireStaff(db, userId, "APPLICANTS");
  const row = await findSentApplicant(db, id);
  if (!row) throw refuse.notFound();
  await recordAct(db, { action: "tutor-applicant.viewed", actorId: userId, targetId: id, requestId });
  const decision = await findDecision(db, id);
  return {
    ...toTutorApplicant(row),
    deciderName: decision?.deciderName ?? null,
    rejectReason: row.applicant.rejectReason,
  };
}
