import type { ApplicantRejectReason } from "@pkg/domain";
import type { AppDeps } from "../../../../deps.ts";
import type { Staff } from "../../../../lib/callers/staff-check.ts";
import { decideTutorApplicant } from "./decide-tutor-applicant.ts";

/** Turns an applicant down, with a reason that they read. They may apply again. @throws as `decideTutorApplicant` */
export async function rejectTutorApplicant(
  deps: AppDeps,
  id: string,
  operator: Staff,
  rejection: { reason: string; rejectReason: ApplicantRejectReason },
): Promise<void> {
  const notice = `[나란] 선생님 지원 결과가 나왔어요. 결과 보기: ${deps.config.tutorOrigin}/applicants/${id}`;
  await decideTutorApplicant(deps, id, operator, { status: "REJECTED", ...rejection, notice });
}
