import { toTutorSubjects } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { requireTutor } from "../../../../lib/callers/require-tutor.ts";
import { listSubjects } from "../../../catalogue/products/list-subjects.ts";
import { findOwnTutor, findPairs, findTaughtDetails } from "../repository.ts";
import type { OwnSubjectsWire } from "../schemas.ts";

/**
 * What the signed-in tutor teaches.
 * @throws ApiError 403 class 10004 for an account that is no tutor's
 */
export async function getOwnSubjects(db: Queryable, userId: string): Promise<OwnSubjectsWire> {
  const { id, updatedAt } = requireTutor(await findOwnTutor(db, userId));
  const [taught, pairs, catalogue] = [
    await findTaughtDetails(db, id),
    await findPairs(db, id),
    await listSubjects(db, { withHidden: true }),
  ];
  const inLessons = new Set(pairs.map(({ subjectDetailKey }) => subjectDetailKey));
  return {
    ...toTutorSubjects(taught, catalogue),
    subjectsInLessons: [...inLessons].sort(),
    updatedAt,
  } as OwnSubjectsWire;
}
