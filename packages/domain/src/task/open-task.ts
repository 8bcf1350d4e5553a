import { type ClassStage, isClassOver } from "../course/class-stage.ts";
import { DAY, daysAfter } from "../time/duration.ts";
import type { KstDate } from "../time/kst-date.ts";

/** What waits for a family, the most urgent first. */
export const OPEN_TASK_KINDS = [
  /** Whether a lesson took place is not known. */
  "ANSWER_LESSON",
  /** A tutor offers other weekly times. */
  "ANSWER_TIMES",
  /** A renewal was refused. */
  "PAY_AGAIN",
  "SEND_WISHES",
  "PLAN_LESSONS",
  /** The search stopped without a tutor. */
  "SEARCH_ON",
  /** Whether the pair fits. */
  "ANSWER_PULSE",
  /** An offer to go on with the class holds. */
  "GO_ON",
] as const;
export type OpenTaskKind = (typeof OPEN_TASK_KINDS)[number];

/** What a task asks for, and the words of its press. */
export const OPEN_TASK_TEXTS: Readonly<Record<OpenTaskKind, { readonly title: string; readonly action: string }>> = {
  ANSWER_LESSON: { title: "지난 수업을 했는지 알려 주세요", action: "답하기" },
  ANSWER_TIMES: { title: "선생님이 제안한 다른 시간에 답해 주세요", action: "시간 보기" },
  PAY_AGAIN: { title: "결제하지 못한 수업료가 있어요", action: "결제 수단 바꾸기" },
  SEND_WISHES: { title: "어떤 선생님이 좋은지 알려 주세요", action: "조건 보내기" },
  PLAN_LESSONS: { title: "수업 날을 잡아 주세요", action: "수업 잡기" },
  SEARCH_ON: { title: "선생님을 이어서 찾을 방법을 골라 주세요", action: "방법 고르기" },
  ANSWER_PULSE: { title: "선생님과 잘 맞는지 알려 주세요", action: "답하기" },
  GO_ON: { title: "같은 선생님과 이어서 들을지 정해 주세요", action: "가격 보기" },
};

/** What the tasks of a paid course depend on; an instant that is null has not come. */
export interface TaskFacts {
  readonly stage: ClassStage;
  readonly paidAt: Date;
  /** The match, or since when a lesson that was given back waits for a day. */
  readonly unplannedSince: Date | null;
  /** When the search stopped. */
  readonly stoppedAt: Date | null;
  /** When the first of the times that wait was offered. */
  readonly offeredAt: Date | null;
  /** The day by which a tutor was promised; null without a promise. */
  readonly promisedOn: KstDate | null;
  /** When the charge that was refused was due. */
  readonly refusedAt: Date | null;
  /** The end of the first lesson that the family is asked about. */
  readonly askedAt: Date | null;
  /**
   * The end of the lesson after which the family is asked whether the pair fits; null once it has answered, or is not
   * asked any more.
   */
  readonly pulseDueAt: Date | null;
  /** The offer to go on that holds; null without one. */
  readonly goOn: Pick<OpenTask, "since" | "until"> | null;
}

/** Something that a family can do now. */
export interface OpenTask {
  readonly kind: OpenTaskKind;
  /** Since when it waits. */
  readonly since: Date;
  /** The last day for it; null when it can wait. */
  readonly until: KstDate | null;
}

/**
 * What a paid course asks of its family on a day of Korea, the most urgent first. Other times that outlast the promised
 * day wait from the end of the search on, so that they are recalled again.
 */
export function openTasks(facts: TaskFacts, today: KstDate): OpenTask[] {
  const { stage, paidAt, unplannedSince, stoppedAt, offeredAt, promisedOn, refusedAt, askedAt, pulseDueAt, goOn } =
    facts;
  const isOver = isClassOver(stage);
  const isLate = promisedOn !== null && promisedOn < today;
  const isRenewed = isLate && offeredAt !== null && stoppedAt !== null && offeredAt < stoppedAt;
  const since: Readonly<Record<OpenTaskKind, Date | null>> = {
    ANSWER_LESSON: askedAt,
    ANSWER_TIMES: stage === "OFFERED" ? (isRenewed ? stoppedAt : offeredAt) : null,
    PAY_AGAIN: isOver ? null : refusedAt,
    SEND_WISHES: stage === "WISHES" ? paidAt : null,
    PLAN_LESSONS: stage === "UNPLANNED" ? unplannedSince : null,
    SEARCH_ON: stage === "STUCK" ? stoppedAt : null,
    ANSWER_PULSE: stage === "GIVEN_UP" ? null : pulseDueAt,
    GO_ON: stage === "GIVEN_UP" ? null : (goOn?.since ?? null),
  };
  const until: Partial<Record<OpenTaskKind, KstDate | null>> = {
    ANSWER_TIMES: isLate ? null : promisedOn,
    GO_ON: goOn?.until ?? null,
  };
  return OPEN_TASK_KINDS.flatMap((kind) => {
    const from = since[kind];
    return from ? [{ kind, since: from, until: until[kind] ?? null }] : [];
  });
}

/** The page on which a task is done. */
export function openTaskPath(
  kind: OpenTaskKind,
  { merchantUid, matchId }: { readonly merchantUid: string; readonly matchId: string | null },
): `/${string}` {
  if (kind === "PAY_AGAIN") return "/mypage/payment-management/order-schedule";
  if (kind === "SEND_WISHES" || matchId === null) return `/tutoring/enroll/applicant/${merchantUid}`;
  const isMatching = kind === "ANSWER_TIMES" || kind === "SEARCH_ON";
  return isMatching ? `/tutoring/matching?matchId=${matchId}` : `/myclass/${matchId}`;
}

/** The tasks that a message recalls; a refused charge, a lesson in question and an offer have messages of their own. */
export const REMINDED_TASKS = [
  "ANSWER_TIMES",
  "SEND_WISHES",
  "PLAN_LESSONS",
  "SEARCH_ON",
  "ANSWER_PULSE",
] as const satisfies readonly OpenTaskKind[];

/** What still waits is recalled after so many days: a family's task, and a tutor's log. */
export const TASK_REMINDER_DAYS = [1, 3, 7] as const;
/** What could not be recalled for so long, since nothing ran, is not recalled any more. */
const LATEST_DAYS = 2;

/**
 * Which of the reminders of a task is due: the days after which it is sent; null for none.
 *
 * @example
 * dueReminder(new Date("2026-11-24T19:00:00+09:00"), new Date("2026-11-27T20:00:00+09:00")); // 3
 */
export function dueReminder(since: Date, at: Date): (typeof TASK_REMINDER_DAYS)[number] | null {
  const days = TASK_REMINDER_DAYS.findLast((after) => daysAfter(since, after) <= at);
  return days !== undefined && at.getTime() < daysAfter(since, days).getTime() + LATEST_DAYS * DAY ? days : null;
}
