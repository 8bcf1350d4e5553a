import { gradeLabel, hideContacts, LEARNING_TYPE_PROFILES, learningTypeOf } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { requireTutor } from "../../../lib/callers/require-tutor.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findLatestScores } from "../../tests/learning-type-results/repository.ts";
import { listSummaries } from "../../tests/level-tests/summaries/list-summaries.ts";
import { findTaughtStudent, findTutorId } from "./repository.ts";
import type { TaughtStudentWire } from "./schemas.ts";

/**
 * What the signed-in tutor knows of the student of a class.
 * @throws ApiError 403 class 10004 for an account that is no tutor's; 404 for a class that somebody else teaches, or nobody
 */
export async function getTaughtStudent(
  { db, actor: { userId } }: Ctx<"account">,
  matchId: string,
): Promise<TaughtStudentWire> {
  const tutorId = requireTutor(await findTutorId(db, userId));
  const student = await findTaughtStudent(db, tutorId, matchId);
  if (!student) throw refuse.notFound();
  const { grade, studentId, subjectKey, ...known } = student;
  const [levelTest = null] = await listSummaries(db, [studentId], { subject: subjectKey, limit: 1 });
  const learningType = await describeType(db, studentId);
  return {
    ...known,
    tutorMemo: hideContacts(known.tutorMemo),
    gradeLabel: gradeLabel(grade, "short"),
    learningType,
    levelTest,
  };
}

async function describeType(db: Queryable, studentId: string): Promise<TaughtStudentWire["learningType"]> {
  const scores = await findLatestScores(db, studentId);
  if (!scores) return null;
  const { name, line } = LEARNING_TYPE_PROFILES[learningTypeOf(scores)];
  return { name, line };
}
