import {
  addDays,
  addKstMonths,
  answerOpenUntil,
  disputeDecidedBy,
  earningOf,
  type KstMonth,
  nextPayMonth,
  nextPayoutMonthOf,
  payoutClosesAt,
  payoutDay,
  payoutOf,
  startOfKstMonth,
  toKstDate,
  toKstMonth,
  tutorPay,
} from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { requireTutor } from "../../../lib/callers/require-tutor.ts";
import { findEarningLessons, findLastRun, findOwnTutor, findPayout } from "./repository.ts";
import type { EarningsWire } from "./schemas.ts";

type Line = EarningsWire["content"][number];

const PAID = { state: "EARNED", reason: null } as const;
/** What is paid only after something happens. */
const WAITING: ReadonlySet<Line["state"]> = new Set(["HELD", "LOG_DUE"]);

/**
 * What the signed-in tutor is paid with a month of Korea, lesson by lesson (docs/decisions/0079): what was settled in time for it,
 * and what is still to come, to be logged or held back of its own lessons. A month whose pay day is to come also lists what
 * waits of earlier months. Each month lists its own lessons that a later one pays.
 * @param month the default is the next month to be paid, or the present one when that month has no lessons
 * @param at the present
 * @throws ApiError 403 class 10004 for an account that is no tutor's
 */
export async function getEarnings(
  db: Queryable,
  userId: string,
  { month, at }: { month: KstMonth | undefined; at: Date },
): Promise<EarningsWire> {
  const tutor = requireTutor(await findOwnTutor(db, userId));
  if (month) return earningsOf(db, tutor, { month, at });
  const next = await earningsOf(db, tutor, { month: nextPayMonth(at), at });
  const present = toKstMonth(at);
  return next.content.length > 0 || next.month === present ? next : earningsOf(db, tutor, { month: present, at });
}

async function earningsOf(
  db: Queryable,
  tutor: { id: number; name: string },
  { month, at }: { month: KstMonth; at: Date },
): Promise<EarningsWire> {
  const range = { from: startOfKstMonth(month), until: startOfKstMonth(addKstMonths(month, 1)) };
  const [lessons, lastRun, payout] = await Promise.all([
    findEarningLessons(db, { tutorId: tutor.id, month, ...range }),
    findLastRun(db),
    findPayout(db, tutor.id, month),
  ]);
  const rows = lessons.map((lesson) => {
    const line = toLine(lesson);
    return { line, paidWith: lesson.paidWith ?? monthOf({ lesson, line }, lastRun) };
  });
  const content = rows.filter(({ paidWith }) => paidWith === month).map(({ line }) => line);
  const later = rows.flatMap(({ line, paidWith }) =>
    line.startsAt >= range.from && paidWith !== null && paidWith > month ? [{ ...line, paidWith }] : [],
  );
  const isToCome = month >= nextPayMonth(at);
  const earlier = rows
    .map(({ line }) => line)
    .filter(({ startsAt, state }) => isToCome && startsAt < range.from && WAITING.has(state));
  const inState = (state: Line["state"]) => content.filter((line) => line.state === state);
  return {
    month,
    tutorName: tutor.name,
    expected: sumOf(content.filter(({ state }) => state !== "NONE")),
    logDue: sumOf(inState("LOG_DUE")),
    held: sumOf(inState("HELD")),
    ...payoutOf(inState("EARNED")),
    logsUntil: addDays(toKstDate(payoutClosesAt(month)), -1),
    payDay: payoutDay(month),
    payout: payout
      ? { status: payout.status, bankCode: payout.bankCode, numberEnd: payout.numberEnd, paidAt: payout.paidAt }
      : null,
    content,
    earlier,
    later,
  };
}

type EarningLesson = Awaited<ReturnType<typeof findEarningLessons>>[number];

function toLine(lesson: EarningLesson): Line {
  const {
    id: lessonId,
    matchId,
    startsAt,
    studentName,
    subjectLabel,
    subjectDetailLabel,
    minutes,
    product,
    hasAnswered,
  } = lesson;
  const { state, reason } = lesson.paidWith ? PAID : earningOf(lesson);
  return {
    ...{ lessonId, matchId, startsAt, studentName, subjectLabel, subjectDetailLabel, minutes, state, reason },
    hasAnswered,
    answerUntil: reason === "ASKED" ? answerOpenUntil(lesson) : null,
    decidedBy: reason === "DISPUTED" && lesson.disputedAt ? disputeDecidedBy(lesson.disputedAt) : null,
    amount: state === "NONE" ? 0 : (lesson.settledAmount ?? tutorPay(product)),
    isAbsent: lesson.settledAs === "STUDENT_ABSENT",
  };
}

/** The month in which an unpaid line stands: what is earned by its payout, all else by the day of the lesson. */
function monthOf({ lesson, line }: { lesson: EarningLesson; line: Line }, lastRun: KstMonth | null): KstMonth | null {
  return line.state === "EARNED" ? nextPayoutMonthOf(lesson, lastRun) : toKstMonth(line.startsAt);
}

const sumOf = (lines: readonly Line[]) => ({
  count: lines.length,
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
});
