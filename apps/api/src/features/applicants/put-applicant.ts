import type { Queryable } from "../../db/client.ts";
import { changeApplicant } from "./change-applicant.ts";
import type { ApplicantRequestBody, ApplicantWire } from "./schemas.ts";

/** Says all wishes of an order at once (spec §7, `POST /lessons/applicants`); sent again, it replaces them. */
export async function putApplicant(
  db: Queryable,
  userId: string,
  { merchantUid, ...wishes }: ApplicantRequestBody,
): Promise<ApplicantWire> {
  return changeApplicant(db, userId, merchantUid, wishes);
}
