import { rankOfTier, TUTOR_SUBJECT_LISTS, tutorSubjectProblems } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { requireTutor } from "../../../../lib/callers/require-tutor.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { checkVersion } from "../../../../lib/requests/version.ts";
import { listSubjects } from "../../../catalogue/products/list-subjects.ts";
import type { SubjectWire } from "../../../catalogue/products/schemas.ts";
import { findPairs, lockOwnTutor, replaceTaughtDetails } from "../repository.ts";
import type { OwnSubjectsWire, TutorSubjectsBody } from "../schemas.ts";
import { taughtRows } from "../taught-rows.ts";
import { getOwnSubjects } from "./get-own-subjects.ts";

/**
 * Stores what the signed-in tutor teaches, in place of what was stored (`POST /tutors/me/subjects`).
 * @throws ApiError 403 class 10004 for an account that is no tutor's; 409 account 20006 for an old version, or with reason
 * HAS_LESSONS when a detail is left out in which somebody has weekly lessons; 400 class 10001 with fields
 */
export async function replaceOwnSubjects(
  { db, actor: { userId } }: Ctx<"account">,
  body: TutorSubjectsBody,
  ifMatch?: string,
): Promise<OwnSubjectsWire> {
  return db.transaction(async (tx) => {
    const tutor = requireTutor(await lockOwnTutor(tx, userId));
    checkVersion(ifMatch, tutor.updatedAt);
    const catalogue = await listSubjects(tx, { withHidden: true });
    const fields = tutorSubjectProblems(body, catalogue, rankOfTier(tutor.tier));
    if (fields.length > 0) throw refuse.invalidInput({ fields });
    const keys = TUTOR_SUBJECT_LISTS.flatMap((list) => body[list]);
    refuseLostLessons(await findPairs(tx, tutor.id), keys, catalogue);
    await replaceTaughtDetails(tx, tutor.id, taughtRows(body, catalogue));
    return getOwnSubjects(tx, userId);
  });
}

function refuseLostLessons(
  pairs: readonly { subjectDetailKey: string; studentName: string }[],
  keys: string[],
  catalogue: SubjectWire[],
): void {
  const lost = pairs.find(({ subjectDetailKey }) => !keys.includes(subjectDetailKey));
  if (!lost) return;
  const details = catalogue.flatMap(({ subjectDetails }) => subjectDetails);
  const label = details.find(({ key }) => key === lost.subjectDetailKey)?.label ?? "이 과목";
  const message = `${lost.studentName} 학생이 ${label} 수업을 듣고 있어요. 수업이 끝난 뒤에 뺄 수 있어요.`;
  throw refuse.stateConflict({ message, reason: "HAS_LESSONS" });
}
