import type { Ctx } from "../../../../deps.ts";
import { countApplicants, findApplicants } from "../repository.ts";
import type { TutorApplicantQuery } from "../schemas.ts";
import { toTutorApplicant } from "../to-tutor-applicant.ts";

/** One page of applications in a state, for staff. */
export async function listTutorApplicants({ db }: Ctx, query: TutorApplicantQuery) {
  const [rows, totalElements] = await Promise.all([findApplicants(db, query), countApplicants(db, query)]);
  return { content: rows.map(toTutorApplicant), totalElements };
}
