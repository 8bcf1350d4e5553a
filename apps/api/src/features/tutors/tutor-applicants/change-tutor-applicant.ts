import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../lib/requests/omit-undefined.ts";
import { findUniversity } from "../../people/schools/find-university.ts";
import { getTutorApplicant } from "./get-tutor-applicant.ts";
import { updateDraft } from "./repository.ts";
import type { TutorApplicantChange, TutorApplicantWire } from "./schemas.ts";

/**
 * Saves answers of a draft, whole or not.
 * @throws ApiError 404 class 20001 for no application of one's own; 409 account 20006 once it is registered; 400 class 10001 for an
 *   unknown university.
 */
export async function changeTutorApplicant(
  { db, actor: { userId } }: Ctx<"account">,
  id: string,
  change: TutorApplicantChange,
): Promise<TutorApplicantWire> {
  const applicant = await getTutorApplicant(db, userId, id);
  const { universityId } = change;
  if (universityId && !(await findUniversity(db, universityId))) {
    throw refuse.invalidInput({ fields: [{ path: "universityId", message: "대학을 찾아서 골라 주세요." }] });
  }
  const values = { ...omitUndefined(change), ...oneUniversity(change) };
  if (applicant.status !== "DRAFT" || !(await updateDraft(db, userId, id, values))) throw alreadySent();
  return getTutorApplicant(db, userId, id);
}

/** A university of the list takes the place of a typed one, and the other way round. */
function oneUniversity({ universityId, otherUniversity }: TutorApplicantChange) {
  if (universityId) return { otherUniversity: null };
  return otherUniversity ? { universityId: null } : {};
}

/** What a registered application answers to every further change. */
export const alreadySent = () =>
  refuse.stateConflict({ message: "이미 보낸 지원서예요. 내용을 바꿀 수 없어요.", reason: "SENT" });
