import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findSentApplicant, markCrimeCheck } from "../repository.ts";

/**
 * Notes that staff has asked the police for an applicant's records of sexual offences and child abuse, with the applicant's
 * consent, and that nothing forbids teaching minors. Without it nobody is accepted.
 * @throws ApiError 404 class 20001; 409 account 20006 when it is noted already, was decided, or the applicant has not
 *   agreed
 */
export async function recordCrimeCheck({ db, actor }: Ctx<"staff">, id: string, reason: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await markCrimeCheck(tx, id, actor.userId))) {
      if (!(await findSentApplicant(tx, id))) throw refuse.notFound();
      throw refuse.stateConflict({ message: "이미 남겼거나 남길 수 없는 지원서예요.", reason: "CHECKED" });
    }
    const act = { action: "tutor-applicant.crime-checked", targetId: id } as const;
    await recordAct(tx, actor, { ...act, detail: { reason } });
  });
}
