import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../lib/requests/omit-undefined.ts";
import { findUniversity } from "../../people/schools/find-university.ts";
import { forgetStudyProof } from "../study-proofs/forget-study-proof.ts";
import { getTutorApplicant } from "./get-tutor-applicant.ts";
import { updateDraft } from "./repository.ts";
import type { TutorApplicantChange, TutorApplicantWire } from "./schemas.ts";

/**
 * Saves answers of a draft, whole or not. Another university takes away the proof of the one before.
 * @throws ApiError 404 class 20001 for no application of one's own; 409 account 20006 once it is registered; 400 class 10001 for an
 *   unknown university.
 */
export async function changeTutorApplicant(
  { db, jobs, actor: { userId } }: Ctx<"account">,
  id: string,
  change: TutorApplicantChange,
): Promise<TutorApplicantWire> {
  const applicant = await getTutorApplicant(db, userId, id);
  const { universityId } = change;
  if (universityId && !(await findUniversity(db, universityId))) {
    throw refuse.invalidInput({ fields: [{ path: "universityId", message: "대학을 찾아서 골라 주세요." }] });
  }
  const values = { ...omitUndefined(change), ...oneUniversity(change) };
  return db.transaction(async (tx) => {
    if (applicant.status !== "DRAFT" || !(await updateDraft(tx, userId, id, values))) throw alreadySent();
    if (isOtherUniversity(applicant, values)) await forgetStudyProof(tx, jobs, { applicantId: id });
    return getTutorApplicant(tx, userId, id);
  });
}

type Named = Pick<TutorApplicantChange, "universityId" | "otherUniversity">;

/** Whether a change leaves the university that was named; a proof that came before any name stays. */
function isOtherUniversity(before: Named, change: Named): boolean {
  const nameOf = ({ universityId, otherUniversity }: Named) => universityId ?? (otherUniversity || null);
  return nameOf(before) !== null && nameOf({ ...before, ...change }) !== nameOf(before);
}

/** A university of the list takes the place of a typed one, and the other way round. */
function oneUniversity({ universityId, otherUniversity }: TutorApplicantChange) {
  if (universityId) return { otherUniversity: null };
  return otherUniversity ? { universityId: null } : {};
}

/** What a registered application answers to every further change. */
export const alreadySent = () =>
  refuse.stateConflict({ message: "이미 보낸 지원서예요. 내용을 바꿀 수 없어요.", reason: "SENT" });
