import type { Queryable } from "../../../../db/client.ts";
import { requireStaff } from "../../../../lib/callers/require-staff.ts";
import { countApplicants, findApplicants } from "../repository.ts";
import type { TutorApplicantQuery } from "../schemas.ts";
import { toTutorApplicant } from "../to-tutor-applicant.ts";

/** One page of applications in a state, for staff. @throws ApiError 403 account 10003 for anybody else */
export async function listTutorApplicants(db: Queryable, operatorId: string, query: TutorApplicantQuery) {
  await requireStaff(db, operatorId, "APPLICANTS");
  const [rows, totalElements] = await Promise.all([findApplicants(db, query), countApplicants(db, query)]);
  return { content: rows.map(toTutorApplicant), totalElements };
}
