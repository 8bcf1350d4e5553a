import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findDecision, findEarlier, findSentApplicant } from "../repository.ts";
import type { SentTutorApplicantWire } from "../schemas.ts";
import { toTutorApplicant } from "../to-tutor-applicant.ts";

/**
 * An application that was sent, for staff. That it was looked at is recorded: it holds personal data.
 * @throws ApiError 404 class 20001, also for a draft
 */
export async function showTutorApplicant({ db, actor }: Ctx<"staff">, id: string): Promise<SentTutorApplicantWire> {
  const row = await findSentApplicant(db, id);
  if (!row) throw refuse.notFound();
  await recordAct(db, actor, { action: "tutor-applicant.viewed", targetId: id });
  const [decision, earlier] = await Promise.all([findDecision(db, id), findEarlier(db, row.applicant)]);
  return { ...toTutorApplicant(row), deciderName: decision?.deciderName ?? null, earlier };
}
