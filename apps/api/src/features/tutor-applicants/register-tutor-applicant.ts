import { tutorApplicantProblems } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { listSubjects } from "../catalogue/list-subjects.ts";
import { alreadySent } from "./change-tutor-applicant.ts";
import { getTutorApplicant } from "./get-tutor-applicant.ts";
import { lockDraft, moveApplicant } from "./repository.ts";
import type { TutorApplicantWire } from "./schemas.ts";

/**
 * Sends an application to staff, with the account's verified phone. From then on it does not change; registering it again answers the same.
 * @throws ApiError 404 class 20001 for no application of one's own; 400 class 10001 with `fields` while something is missing,
 *   the voice sample as "screening"; 409 account 20006 once it is decided.
 */
export async function registerTutorApplicant({ db }: AppDeps, userId: string, id: string): Promise<TutorApplicantWire> {
  return db.transaction(async (tx) => {
    await lockDraft(tx, userId, id);
    const applicant = await getTutorApplicant(tx, userId, id);
    if (applicant.status === "REGISTERED") return applicant;
    if (applicant.status !== "DRAFT") throw alreadySent();
    const catalogue = await listSubjects(tx, { withHidden: false });
    const problems: { path: string; message: string }[] = tutorApplicantProblems(applicant, catalogue);
    if (!applicant.screening) problems.push({ path: "screening", message: "목소리를 녹음해 주세요." });
    if (problems.length > 0) throw refuse.invalidInput({ fields: problems });
    await moveApplicant(tx, id, "REGISTERED", { phoneNumber: applicant.phoneNumber });
    return getTutorApplicant(tx, userId, id);
  });
}
