import { compareConfidence, isGrade, levelTestOpensAt, scoreLevelTest } from "@pkg/domain";
import { findTakenTrials } from "../../../../db/taken-trials.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { setItem } from "../items/set-item.ts";
import { findAnswers, findFinished, findOwnSession } from "../repository.ts";
import type { LevelTestResultWire } from "../schemas.ts";
import { toFinishedTest } from "../to-finished-test.ts";
import { finishIfOver } from "./finish-session.ts";
import { suggestLessons } from "./suggest-lessons.ts";
import { toShownAnswer } from "./to-shown-answer.ts";

/**
 * The result of a finished test with every item, its right answer and why.
 * @throws ApiError 404 class 20001 for a session that is missing or somebody else's; 409 class 50004 while it is under way
 */
export async function getResult(ctx: Ctx<"account">, sessionId: string): Promise<LevelTestResultWire> {
  const { userId } = ctx.actor;
  const { db } = ctx;
  const found = await findOwnSession(db, userId, sessionId);
  if (found?.isOver && !found.session.finishedAt) await finishIfOver(ctx, sessionId);
  const own = found?.session.finishedAt ? found : await findOwnSession(db, userId, sessionId);
  if (!own) throw refuse.notFound();
  const { session, studentName, grade, gradeBand, subjectLabel } = own;
  const finished = toFinishedTest(session);
  if (!finished) throw refuse.notNow("아직 보고 있는 시험이에요.");
  const rows = await findAnswers(db, sessionId);
  const { units } = scoreLevelTest(rows.map(({ answer, item }) => ({ ...item, isRight: answer.result === "CORRECT" })));
  const { subject, level, studentId } = session;
  const taken = await findTakenTrials(db, userId);
  const hadTrial = taken.some((one) => one.studentId === studentId && one.subject === subject);
  const history = await findFinished(db, { studentId, subject, level });
  return {
    ...finished,
    subject,
    level,
    subjectLabel,
    studentId,
    studentName,
    gradeBand,
    comparison: compareConfidence(finished.result, finished.confidence),
    units: [...units],
    items: rows.map(toItem),
    recommended: await suggestLessons(db, { ...session, hadTrial, grade: isGrade(grade) ? grade : null }, finished),
    history: history.flatMap((one) => toFinishedTest(one) ?? []),
    opensAt: levelTestOpensAt(history.at(-1)?.finishedAt ?? finished.finishedAt),
  };
}

function toItem({
  answer,
  item,
}: Awaited<ReturnType<typeof findAnswers>>[number]): LevelTestResultWire["items"][number] {
  const { stem, passage, options, explanation } = setItem(item);
  const { choice, isUnknown } = toShownAnswer(answer);
  return {
    number: answer.number,
    unit: item.unit,
    points: item.points,
    result: answer.result ?? "WRONG",
    stem,
    passage,
    figure: item.figure,
    options: answer.optionOrder.map((at) => options[at] ?? { text: "", reason: null }),
    choice,
    isUnknown,
    answer: answer.optionOrder.indexOf(item.answer),
    explanation,
  };
}
