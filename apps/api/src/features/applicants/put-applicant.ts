import type { AppDeps } from "../../deps.ts";
import { changeApplicant } from "./change-applicant.ts";
import type { ApplicantRequestBody, ApplicantWire } from "./schemas.ts";

/** Says all wishes of an order at once (spec §7, `POST /lessons/applicants`); sent again, it replaces them. */
export async function putApplicant(
  deps: AppDeps,
  userId: string,
  { merchantUid, ...wishes }: ApplicantRequestBody,
): Promise<ApplicantWire> {
  return changeApplicant(deps, userId, merchantUid, wishes);
}
