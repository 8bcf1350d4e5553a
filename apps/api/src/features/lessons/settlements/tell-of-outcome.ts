import {
  answerOpenUntil,
  DISPUTE_CLOSES_HOURS,
  disputeDecidedBy,
  formatKoreanDate,
  formatKoreanTime,
  type LessonDisputeReason,
  type LessonSpan,
  type Presence,
  subjectName,
} from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import type { OwnLesson } from "../lessons/changes/lock-lesson.ts";
import { lessonDay, notifyLesson } from "../lessons/notify-class.ts";

type Held = Pick<OwnLesson, "row" | "lesson">;

/** Tells a family that its child missed a lesson, with the times at which the tutor was there. */
export async function tellOfStudentAbsence(
  ctx: Ctx,
  tx: Transaction,
  held: Held,
  presence: readonly Presence[],
): Promise<void> {
  const waited = presence.filter(({ side, source }) => side === "TUTOR" && source !== "PRESS");
  const [from, to] = [
    Math.min(...waited.map((one) => one.from.getTime())),
    Math.max(...waited.map((one) => one.to.getTime())),
  ].map((at) => formatKoreanTime(new Date(at)));
  const text = `선생님이 ${from}부터 ${to}까지 기다렸지만 ${whose(held)} 수업에 학생이 들어오지 않았어요. 수업 1회를 쓴 것으로 계산해요. 다르다면 ${DISPUTE_CLOSES_HOURS}시간 안에 알려 주세요.`;
  await notifyLesson(ctx, tx, held, { kind: "NO_SHOW", to: ["BUYER"], text });
}

/** Tells both sides that the tutor missed a lesson, and what comes in its place. */
export async function tellOfTutorAbsence(
  ctx: Ctx,
  tx: Transaction,
  held: Held,
  added: LessonSpan | null,
): Promise<void> {
  const toFamily = `선생님이 ${whose(held)} 수업에 들어오지 않았어요. ${givenBack(added)} 죄송해요.`;
  const toTutor = `${whose(held)} 수업에 선생님이 들어온 기록이 없어요. 수업을 가족에게 돌려줬고 수업료는 없어요. 수업방에 있었다면 ${DISPUTE_CLOSES_HOURS}시간 안에 알려 주세요.`;
  await notifyLesson(ctx, tx, held, { kind: "TUTOR_NO_SHOW", to: ["BUYER"], text: toFamily });
  await notifyLesson(ctx, tx, held, { kind: "TUTOR_NO_SHOW", to: ["TUTOR"], text: toTutor });
}

/**
 * Asks both sides whether a lesson took place that the room's record does not settle.
 * @param hasWaited whether the tutor alone was there, who may then say that the student did not come
 */
export async function askBoth(ctx: Ctx, tx: Transaction, held: Held, hasWaited: boolean): Promise<void> {
  const until = lessonDay(answerOpenUntil(held.lesson));
  const rule = `수업방에 두 분이 함께 있던 기록이 모자라요. ${until}까지 두 분 다 했다고 하면 수업한 것으로, 선생님이 안 했다고 하거나 아무도 했다고 하지 않으면 하지 않은 수업으로, 그 밖에는 운영팀이 확인해서 정해요.`;
  const why = hasWaited ? `${rule} 선생님이 학생이 오지 않았다고 해도 운영팀이 확인해요.` : rule;
  const text = `${whose(held)} 수업을 했는지 알려 주세요. ${why}`;
  const toGuardian = `${whose(held)} 수업을 했는지 학생에게 물었어요. ${why} 답은 학생의 내 수업에서 할 수 있어요.`;
  await notifyLesson(ctx, tx, held, { kind: "ASKED", to: ["BUYER", "TUTOR"], text, toGuardian });
}

/** Tells both sides that a lesson counts as not held, and what comes in its place. */
export async function tellOfNotHeld(ctx: Ctx, tx: Transaction, held: Held, added: LessonSpan | null): Promise<void> {
  const what = `${whose(held)} 수업은 하지 않은 것으로 정했어요.`;
  await notifyLesson(ctx, tx, held, { kind: "NOT_HELD", to: ["BUYER"], text: `${what} ${givenBack(added)}` });
  const toTutor = `${what} 이 수업의 수업료는 없어요.${added ? ` 대신 ${lessonDay(added.startsAt)} 수업이 추가됐어요.` : ""}`;
  await notifyLesson(ctx, tx, held, { kind: "NOT_HELD", to: ["TUTOR"], text: toTutor });
}

/** Tells both sides that a lesson counts as not held, since its money was given back. */
export async function tellOfRefunded(ctx: Ctx, tx: Transaction, held: Held): Promise<void> {
  const what = `${whose(held)} 수업은`;
  const toFamily = `${what} 환불할 때 쓰지 않은 수업으로 계산했어요.`;
  const toTutor = `${what} 가족에게 환불해서 하지 않은 것으로 정했어요. 이 수업의 수업료는 없어요.`;
  await notifyLesson(ctx, tx, held, { kind: "NOT_HELD", to: ["BUYER"], text: toFamily });
  await notifyLesson(ctx, tx, held, { kind: "NOT_HELD", to: ["TUTOR"], text: toTutor });
}

/** Tells both sides that staff decides, why, and by when. */
export async function tellOfStaff(
  ctx: Ctx,
  tx: Transaction,
  held: Held,
  { now, reason }: { now: Date; reason: keyof typeof WHY_STAFF },
): Promise<void> {
  const by = formatKoreanDate(disputeDecidedBy(now));
  const what = `운영팀이 확인해서 ${by}까지 정해 드려요. 그동안 이`;
  const [family, tutor] = WHY_STAFF[reason].map((why) => `${whose(held)} 수업${why} ${what}`);
  const toFamily = `${family} 수업은 쓴 것으로 계산하지 않아요. 하실 말씀이 있으면 내 수업에서 알려 주세요.`;
  const toTutor = `${tutor} 수업의 수업료는 보류해요.`;
  await notifyLesson(ctx, tx, held, { kind: "DISPUTED", to: ["BUYER"], text: toFamily });
  await notifyLesson(ctx, tx, held, { kind: "DISPUTED", to: ["TUTOR"], text: toTutor });
}

/** Why staff decides, for the family and for the tutor. */
const WHY_STAFF = {
  STUDENT_ABSENT: ["에 학생이 오지 않았다고 선생님이 알렸어요.", "에 학생이 오지 않았다고 알려 주셨어요."],
  UNCONFIRMED: ["은 두 분의 답으로 정해지지 않았어요.", "은 두 분의 답으로 정해지지 않았어요."],
} as const satisfies Partial<Record<LessonDisputeReason, readonly [family: string, tutor: string]>>;

const whose = ({ row, lesson }: Held): string =>
  `${row.studentName} 학생 ${lessonDay(lesson.startsAt)} ${subjectName(row)}`;

const givenBack = (added: LessonSpan | null): string =>
  added
    ? `수업 1회를 돌려드려서 ${lessonDay(added.startsAt)} 수업이 추가됐어요.`
    : "수업 1회를 돌려드려요. 남은 수업은 내 수업에서 보고 날을 잡을 수 있어요.";
