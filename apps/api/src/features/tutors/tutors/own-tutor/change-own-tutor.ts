import {
  capacityProblem,
  introductionProblem,
  isMedicalMajor,
  teachingBasisProblem,
  teachingBasisStep,
  toKstDate,
  tutorStylesProblem,
} from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { requireTutor } from "../../../../lib/callers/require-tutor.ts";
import { type FieldProblem, refuse } from "../../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../../lib/requests/omit-undefined.ts";
import { checkVersion } from "../../../../lib/requests/version.ts";
import { forgetBasisCheck } from "../forget-basis-check.ts";
import { lockOwnTutor, type TutorRow, updateTutor } from "../repository.ts";
import type { OwnTutorChange, OwnTutorWire } from "../schemas.ts";
import { getOwnTutor } from "./get-own-tutor.ts";

/**
 * Changes the fields that were sent (`PATCH /tutors/me`). Another answer about the basis takes away that staff checked it, and its
 * proof.
 * @throws ApiError 403 class 10004 for an account that is no tutor's; 409 account 20006 for an old version; 400 class 10001 with
 * fields
 */
export async function changeOwnTutor(
  { db, jobs, now, actor: { userId } }: Ctx<"account">,
  { majorTrack, publishesVoice, teachingBasis, reportNumber, ...change }: OwnTutorChange,
  ifMatch?: string,
): Promise<OwnTutorWire> {
  return db.transaction(async (tx) => {
    const before = requireTutor(await lockOwnTutor(tx, userId));
    checkVersion(ifMatch, before.updatedAt);
    const basis = basisOf({ teachingBasis, reportNumber }, before);
    const fields = [...problemsOf(change, before), ...basisProblems(basis, change.isOpen, now)];
    if (fields.length > 0) throw refuse.invalidInput({ fields });
    const values = omitUndefined({
      ...change,
      ...(teachingBasis === undefined && reportNumber === undefined ? {} : basis),
      track: majorTrack,
      // A consent that stands keeps its time.
      ...(publishesVoice === (before.voiceConsentedAt !== null)
        ? {}
        : { voiceConsentedAt: publishesVoice === undefined ? undefined : publishesVoice ? now : null }),
    });
    if (Object.keys(values).length > 0) await updateTutor(tx, before.id, values);
    const isSameBasis = basis.teachingBasis === before.teachingBasis && basis.reportNumber === before.reportNumber;
    if (!isSameBasis) await forgetBasisCheck(tx, jobs, before.id);
    return getOwnTutor(tx, userId);
  });
}

const MEDICAL_NEEDS_PROOF = "의·치·한·약·수의대 전공은 서류를 확인하고 바꿔 드려요. 고객센터로 알려 주세요.";

/** The answer about the tutor's basis as it will stand; a number belongs to a report alone. */
function basisOf(
  { teachingBasis, reportNumber }: Pick<OwnTutorChange, "teachingBasis" | "reportNumber">,
  before: TutorRow,
) {
  const basis = teachingBasis ?? before.teachingBasis;
  const number = reportNumber === undefined ? before.reportNumber : reportNumber;
  return { teachingBasis: basis, reportNumber: basis === "REPORTED" ? number : null };
}

function basisProblems(basis: ReturnType<typeof basisOf>, isOpen: boolean | undefined, now: Date): FieldProblem[] {
  const problem = teachingBasisProblem(basis);
  if (problem && basis.teachingBasis) return [problem];
  const isLate = problem !== null && isOpen === true && teachingBasisStep(toKstDate(now)) === "OVER";
  return isLate ? [{ path: "isOpen", message: "재학 중인지, 신고했는지 먼저 알려 주세요." }] : [];
}

/** Rules that the shape alone does not hold. */
function problemsOf({ introduction, styles, capacity, major }: OwnTutorChange, before: TutorRow): FieldProblem[] {
  const problems = {
    introduction: introduction === undefined ? null : introductionProblem(introduction),
    styles: styles === undefined ? null : tutorStylesProblem(styles),
    // It makes a tutor of a top university, wherever they study.
    major: major !== undefined && isMedicalMajor(major) && !isMedicalMajor(before.major) ? MEDICAL_NEEDS_PROOF : null,
    capacity: capacity === undefined ? null : capacityProblem(capacity, before.activeStudents),
  };
  return Object.entries(problems).flatMap(([path, message]) => (message ? [{ path, message }] : []));
}
