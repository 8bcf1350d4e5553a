import {
  addDays,
  isOutcomeGivenBack,
  type LessonOutcome,
  type LessonSettlement,
  type LessonSpan,
  type SettledBy,
  toKstDate,
} from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../../db/client.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../announce-class.ts";
import type { OwnLesson } from "../changes/lock-lesson.ts";
import { updateLesson } from "../changes/repository.ts";
import { countLessons } from "../count-lessons.ts";
import { planClassEnd } from "../plan-class-end.ts";
import { markPlanned, markUnplanned } from "../plans/mark-planned.ts";
import { type ClassRow, findLessons, type LessonRow } from "../repository.ts";
import { addAtEnd } from "./add-at-end.ts";
import { deleteLesson, keepClassUntil } from "./repository.ts";

/** A family has at least so many days for a lesson that was given back. */
const DAYS_FOR_GIVEN_BACK = 14;

/** The lesson's status beside each outcome. */
const STATUSES = {
  HELD: { status: "DONE", cancelReason: null },
  STUDENT_ABSENT: { status: "ABSENT", cancelReason: null },
  TUTOR_ABSENT: { status: "CANCELED", cancelReason: "TUTOR_ABSENCE" },
  NOT_HELD: { status: "CANCELED", cancelReason: "NOT_HELD" },
  ASKED: { status: "SCHEDULED", cancelReason: null },
} as const satisfies Record<LessonOutcome, Pick<LessonRow, "status" | "cancelReason">>;

interface Settled {
  readonly outcome: LessonOutcome;
  readonly by: SettledBy;
  /** Whether a refund closes it: then nothing comes in its place. */
  readonly isRefunded?: boolean;
  /** Null where no room's record was read. */
  readonly minutes?: Pick<LessonSettlement, "studentMinutes" | "tutorMinutes" | "togetherMinutes"> | null | undefined;
}

/**
 * Settles a lesson, or settles it otherwise, in the transaction that holds its class. A lesson that is given back comes
 * again at the end of the series, or with the lessons that the family still plans, and extends the class. A later decision
 * takes that away again.
 * @returns the lesson that was added
 * @throws ApiError 409 class 50004 when what was added cannot be taken away any more, since it has begun
 */
export async function settleAs(
  ctx: Ctx,
  tx: Transaction,
  { row, lesson, lessons }: Omit<OwnLesson, "role">,
  { outcome, by, minutes }: Settled,
): Promise<LessonSpan | null> {
  await writeOutcome(tx, lesson.id, { outcome, by, minutes });
  await announceClass(tx, row);
  const wasGivenBack = isOutcomeGivenBack(lesson.settledAs);
  const isGivenBack = isOutcomeGivenBack(outcome);
  const isForgotten = by === "SILENCE" && isLastOfSilentOnes(lesson, lessons);
  const added = isGivenBack && !wasGivenBack ? await giveBack(ctx, tx, row, isForgotten ? null : lessons) : null;
  const now = await findLessons(tx, row.id);
  if (wasGivenBack && !isGivenBack) await takeAway(tx, row, now);
  if (countLessons(row, now).scheduled === 0) await planClassEnd(ctx, tx, row, await readClock(tx));
  return added;
}

/** Writes how a lesson was settled, and with it what it pays. */
export async function writeOutcome(
  tx: Transaction,
  lessonId: string,
  { outcome, by, minutes, isRefunded = false }: Settled,
): Promise<void> {
  await updateLesson(tx, lessonId, {
    ...STATUSES[outcome],
    ...(isRefunded && { cancelReason: "REFUNDED" }),
    ...{ settledAs: outcome, settledBy: by, settledAt: sql`now()` },
    ...minutes,
  });
}

/** Twice in a row neither side came or said anything: the family chooses a day rather than miss one each week. */
const isLastOfSilentOnes = ({ startsAt }: LessonRow, lessons: readonly LessonRow[]): boolean =>
  lessons.findLast((one) => one.startsAt < startsAt)?.settledBy === "SILENCE" &&
  !lessons.some((one) => one.startsAt > startsAt && one.status === "SCHEDULED");

/** @param lessons null when the family plans the lesson itself */
async function giveBack(
  ctx: Ctx,
  tx: Transaction,
  row: ClassRow,
  lessons: readonly LessonRow[] | null,
): Promise<LessonSpan | null> {
  const added = lessons && (await addAtEnd(ctx, tx, row, lessons));
  if (row.endedAt) return null;
  if (!added) await markUnplanned(tx, row.id);
  const least = addDays(toKstDate(await readClock(tx)), DAYS_FOR_GIVEN_BACK);
  const days = added ? [toKstDate(added.startsAt), least] : [least];
  await keepClassUntil(tx, row.id, days.sort().at(-1) ?? least);
  return added;
}

/** Takes the last lesson away again when there is one too many. */
async function takeAway(tx: Transaction, row: ClassRow, lessons: readonly LessonRow[]): Promise<void> {
  const { unscheduled } = countLessons(row, lessons);
  if (unscheduled === 0) await markPlanned(tx, row.id);
  if (unscheduled >= 0) return;
  const now = await readClock(tx);
  const last = lessons.findLast(({ status, startsAt }) => status === "SCHEDULED" && startsAt > now);
  if (!last) throw refuse.notNow("대신 추가된 수업이 이미 시작돼서 쓴 것으로 정할 수 없어요.");
  await deleteLesson(tx, last.id);
}
