import { randomInt } from "node:crypto";
import { LEVEL_TEST_GRACE_SECONDS, LEVEL_TEST_MINUTES, levelTestOpensAt, pickLevelTestForm } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import {
  findFinished,
  findForms,
  findItemsInUse,
  findOpenSession,
  insertAnswers,
  insertSession,
  type SessionRow,
  type StudentTest,
} from "../repository.ts";
import type { NewSession } from "../schemas.ts";
import { findStudent } from "./find-student.ts";
import { finishIfOver } from "./finish-session.ts";

/**
 * Begins a test with a form that the student has not taken; the same test that is under way goes on instead.
 * @returns the session's id
 * @throws ApiError 404 class 20001 for a foreign student, and for a test that does not exist; 409 class 50004 with `opensAt` within
 *   30 days, with `sessionId` while another test is under way, and for an account without students
 */
export async function startSession(
  ctx: Ctx<"account">,
  { studentId: named, subject, level, confidence }: NewSession,
  switchedStudentId: string | null,
): Promise<string> {
  const { userId } = ctx.actor;
  const student = await findStudent(ctx.db, userId, { studentId: named, switchedStudentId });
  if (!student) throw refuse.notNow("시험을 볼 학생을 먼저 추가해 주세요.");
  const test: StudentTest = { studentId: student.id, subject, level };
  const open = await findOpenSession(ctx.db, userId, student.id);
  if (open && !(open.isOver && (await finishIfOver(ctx, open.session.id)))) return goOn(open.session, test);
  const started = await ctx.db.transaction(async (tx) => {
    const form = await pickForm(tx, test);
    const items = await findItemsInUse(tx, form);
    const sessionId = await insertSession(tx, { ...test, userId, formId: form.id, confidence });
    if (!sessionId) return null;
    await insertAnswers(
      tx,
      items.map(({ id, version, options }, at) => ({
        sessionId,
        number: at + 1,
        itemId: id,
        itemVersion: version,
        optionOrder: makeOrder(options.length),
      })),
    );
    const delaySeconds = LEVEL_TEST_MINUTES * 60 + LEVEL_TEST_GRACE_SECONDS + 1;
    await ctx.jobs.send(tx, {
      name: "level-test.end",
      key: `level-test.end:${sessionId}`,
      payload: { sessionId },
      delaySeconds,
    });
    return sessionId;
  });
  if (started) return started;
  // Another tab was faster.
  const other = await findOpenSession(ctx.db, userId, student.id);
  if (!other) throw refuse.notNow("잠시 뒤에 다시 시작해 주세요.");
  return goOn(other.session, test);
}

function goOn(open: SessionRow, { subject, level }: StudentTest): string {
  if (open.subject === subject && open.level === level) return open.id;
  throw refuse.notNow({ message: "보던 시험이 있어요. 그 시험을 먼저 마쳐 주세요.", sessionId: open.id });
}

async function pickForm(tx: Transaction, test: StudentTest) {
  const forms = await findForms(tx, test);
  const finished = await findFinished(tx, test);
  const last = finished.at(-1)?.finishedAt;
  const opensAt = last && levelTestOpensAt(last);
  if (opensAt && opensAt > (await readClock(tx))) {
    throw refuse.notNow({ message: "아직 다시 볼 수 없는 시험이에요.", opensAt: opensAt.toISOString() });
  }
  const picked = pickLevelTestForm(
    forms.map(({ id }) => id),
    finished.map(({ formId }) => formId),
  );
  const form = forms.find(({ id }) => id === picked);
  if (!form) throw refuse.notFound();
  return form;
}

/** The numbers from 0 to `count` - 1 in an order that nobody can foresee. */
function makeOrder(count: number): number[] {
  const order = Array.from({ length: count }, (_none, at) => at);
  for (let left = count - 1; left > 0; left--) {
    const other = randomInt(left + 1);
    [order[left], order[other]] = [order[other] ?? 0, order[left] ?? 0];
  }
  return order;
}
