import { isGrade, LEVEL_TEST_LEVELS, levelTestDetails, levelTestLevelOf, levelTestOpensAt } from "@pkg/domain";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { findSubjectDetails } from "../../../catalogue/products/repository.ts";
import { findFinished, findOpenSession, findTests } from "../repository.ts";
import type { LevelTestListWire } from "../schemas.ts";
import { toFinishedTest } from "../to-finished-test.ts";
import { findStudent } from "./find-student.ts";
import { finishIfOver } from "./finish-session.ts";

/**
 * The tests that there are, with what a student took, and the one under way.
 * @throws ApiError 404 class 20001 for a student that is missing or somebody else's
 */
export async function listLevelTests(
  ctx: Ctx<"account">,
  who: { studentId?: string | undefined; switchedStudentId: string | null },
): Promise<LevelTestListWire> {
  const { userId } = ctx.actor;
  const { db } = ctx;
  const student = await findStudent(db, userId, who);
  const open = student ? await findOpenSession(db, userId, student.id) : undefined;
  const isOpen = open !== undefined && !(open.isOver && (await finishIfOver(ctx, open.session.id)));
  const finished = student ? await findFinished(db, { studentId: student.id }) : [];
  const [tests, details, now] = [await findTests(db), await findSubjectDetails(db), await readClock(db)];
  const byLevel = (level: (typeof LEVEL_TEST_LEVELS)[number]) => LEVEL_TEST_LEVELS.indexOf(level);
  return {
    student: student && { id: student.id, name: student.name, grade: isGrade(student.grade) ? student.grade : null },
    suggestedLevel: isGrade(student?.grade) ? levelTestLevelOf(student.grade) : "M1",
    open: isOpen
      ? {
          sessionId: open.session.id,
          subject: open.session.subject,
          level: open.session.level,
          endsAt: open.session.endsAt,
        }
      : null,
    tests: tests
      .sort((one, other) => one.position - other.position || byLevel(one.level) - byLevel(other.level))
      .map(({ subject, level, subjectLabel }) => {
        const own = finished
          .filter((session) => session.subject === subject && session.level === level)
          .flatMap((session) => toFinishedTest(session) ?? []);
        const last = own.at(-1);
        const opensAt = last ? levelTestOpensAt(last.finishedAt) : null;
        const keys = levelTestDetails(subject, level);
        return {
          subject,
          level,
          subjectLabel,
          details: details.filter(({ key }) => keys.includes(key)).map(({ key, label }) => ({ key, label })),
          status: last ? "DONE" : "READY",
          opensAt: opensAt && opensAt > now ? opensAt : null,
          finished: own,
        };
      }),
  };
}
