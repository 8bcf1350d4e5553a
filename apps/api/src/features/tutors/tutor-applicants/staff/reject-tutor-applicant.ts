import type { ApplicantRejectReason } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { decideTutorApplicant } from "./decide-tutor-applicant.ts";

/** Turns an applicant down, with a reason that they read. They may apply again. @throws as `decideTutorApplicant` */
export async function rejectTutorApplicant(
  ctx: Ctx<"staff">,
  id: string,
  rejection: { reason: string; rejectReason: ApplicantRejectReason },
): Promise<void> {
  const notice = `[나란] 선생님 지원 결과가 나왔어요. 결과 보기: ${ctx.config.tutorOrigin}/applicants/${id}`;
  await decideTutorApplicant(ctx, id, { status: "REJECTED", ...rejection, notice });
}
