import { type ApplicantRejectReason, filesKeptAfter, type TutorApplicantStatus } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../../lib/requests/omit-undefined.ts";
import { forgetStudyProof } from "../../study-proofs/forget-study-proof.ts";
import { findDecision, moveApplicant } from "../repository.ts";
import { describeDecision } from "./describe-decision.ts";

type Moved = NonNullable<Awaited<ReturnType<typeof moveApplicant>>>;

export interface Decision {
  status: Extract<TutorApplicantStatus, "ACCEPTED" | "REJECTED">;
  /** For a rejection: what the applicant reads, and what it counts as. */
  reason?: string;
  rejectReason?: ApplicantRejectReason;
  /** For an acceptance: what the audit log says, which the applicant never reads. */
  why?: string;
  /** What the applicant is told by text message. */
  notice: string;
  /** What belongs to the decision, in its transaction. */
  follow?: (tx: Transaction, applicant: Moved) => Promise<void>;
}

/**
 * Decides about an application once and for all: its state, what follows from it, the audit log and the message to the
 * applicant are written together.
 * @throws ApiError 404 class 20001; 409 account 20006 when it was decided before, or when somebody is accepted whose
 *   records nobody has asked for (reason UNCHECKED)
 */
export async function decideTutorApplicant(
  { db, jobs, actor }: Ctx<"staff">,
  id: string,
  { status, reason, rejectReason, why, notice, follow }: Decision,
): Promise<void> {
  await db.transaction(async (tx) => {
    const given = omitUndefined({ reason, rejectReason });
    const applicant = await moveApplicant(tx, id, status, { decidedBy: actor.userId, ...given });
    if (!applicant) {
      const decided = await findDecision(tx, id);
      if (!decided) throw refuse.notFound();
      throw refuse.stateConflict({ message: describeDecision(decided, actor.userId), reason: "DECIDED" });
    }
    if (status === "ACCEPTED" && !applicant.crimeCheckedAt) throw unchecked();
    await follow?.(tx, applicant);
    const isProofKept = status === "REJECTED" && filesKeptAfter(rejectReason ?? null).studyProof;
    if (!isProofKept) await forgetStudyProof(tx, jobs, { applicantId: id });
    const action = status === "ACCEPTED" ? "tutor-applicant.accepted" : "tutor-applicant.rejected";
    const said = why ?? reason;
    await recordAct(tx, actor, { action, targetId: id, detail: said ? { reason: said } : null });
    const key = `tutor-applicant-decided:${id}`;
    await jobs.queueNotice(tx, { key, kind: "ACCOUNT", userId: applicant.userId, text: notice });
  });
}

const unchecked = () => refuse.stateConflict({ message: "범죄 전력 조회를 먼저 마쳐 주세요.", reason: "UNCHECKED" });
