import {
  lessonTerms,
  lessonTimes,
  type ProposalTimes,
  productUnit,
  toKstDate,
  type UnconfirmedLesson,
} from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { totalOf } from "../../../lessons/lessons/count-lessons.ts";
import { type ClassLeft, countLeft } from "../../../lessons/tutor-classes/count-left.ts";
import { findWakeTimes } from "../../../matching/matches/wake-pair.ts";
import {
  amountDueOn,
  isArranged,
  isWaiting,
  offerToShow,
  stopReasonOf,
} from "../../order-schedules/describe-renewal.ts";
import { findChargeWait } from "../../order-schedules/find-charge-wait.ts";
import { findOwnRenewals, type Renewal } from "../../order-schedules/repository.ts";
import { canSkip, skippedDate } from "../charges/change-next-charge.ts";
import { dateToGoOn, paysNow } from "../charges/start-schedule.ts";
import type { OrderScheduleWire } from "./schemas.ts";

/** What is charged next, and when; only for the student the account acts for, if it named one. */
export async function listOrderSchedules(
  { db, actor: { userId } }: Ctx<"account">,
  switchedStudentId: string | null,
): Promise<OrderScheduleWire[]> {
  return describeSchedules(db, await findOwnRenewals(db, userId, switchedStudentId));
}

/** Schedules as their buyer sees them. */
export async function describeSchedules(db: Queryable, renewals: readonly Renewal[]): Promise<OrderScheduleWire[]> {
  const left = await countLeft(
    db,
    renewals.flatMap(({ match }) => match?.id ?? []),
  );
  const at = new Date();
  const today = toKstDate(at);
  const content: OrderScheduleWire[] = [];
  for (const renewal of renewals) {
    // Before the class begins, all lessons are there.
    const own = left.get(renewal.match?.id ?? "") ?? { ...NOT_BEGUN, left: totalOf(renewal.item) };
    const { dueOn } = renewal.period ?? {};
    const wait = dueOn === undefined ? undefined : await findChargeWait(db, renewal, { dueOn, at });
    content.push(toWire(renewal, { ...own, waits: wait?.lessons ?? [] }, await timesOf(db, renewal), today));
  }
  return content;
}

const NOT_BEGUN: Omit<ClassLeft, "left"> = {
  checking: 0,
  expiresOn: null,
  lastLessonOn: null,
  rest: null,
};
const HELD: ProposalTimes = { areFree: true, others: [] };

/** Its weekly times are its own until the class has given them back. */
const timesOf = async (db: Queryable, { match }: Renewal): Promise<ProposalTimes> =>
  match?.endedAt && match.restsUntil !== null ? findWakeTimes(db, match.id) : HELD;

function toRest({ rest }: ClassLeft, { areFree, others }: ProposalTimes): OrderScheduleWire["rest"] {
  const { phase, keptUntil, until } = rest ?? {};
  if (!phase || !until) return null;
  const otherTimes = others.map((lessonStarts) => ({
    lessonStarts: [...lessonStarts],
    lessonTimes: lessonTimes(lessonStarts),
  }));
  return { phase, keptUntil: keptUntil ?? null, until, isTutorFree: areFree, otherTimes };
}

function toWire(
  renewal: Renewal,
  own: ClassLeft & { waits: readonly UnconfirmedLesson[] },
  times: ProposalTimes,
  today: string,
): OrderScheduleWire {
  const { schedule, product, origin, method, period } = renewal;
  const isMonthly = productUnit(product) === "MONTH";
  const isOver = stopReasonOf(renewal) !== null;
  const isNow = paysNow(renewal, own.rest, today);
  const keepsDay = schedule.status === "ACTIVE" || isNow;
  const nextDate = keepsDay ? schedule.nextDate : dateToGoOn(renewal, today);
  return {
    id: schedule.id,
    status: schedule.status,
    stopReason: schedule.stopReason,
    nextDate,
    ...amountDueOn(renewal, keepsDay && period ? period.dueOn : nextDate),
    isArranged: isArranged(renewal),
    offer: offerToShow(renewal),
    dayOfMonth: isMonthly ? schedule.dayOfMonth : null,
    period: period && {
      number: period.number,
      status: period.status,
      dueOn: period.dueOn,
      retryAt: period.status === "RETRYING" ? period.nextAttemptAt : null,
      failure: period.failureCode,
      isWaiting: isWaiting(renewal),
      unconfirmed: own.waits.map(({ startsAt, waitsFor }) => ({ startsAt: new Date(startsAt), waitsFor })),
    },
    periodBeganOn: renewal.periodBeganOn,
    lastLessonOn: own.lastLessonOn,
    rest: isOver ? null : toRest(own, times),
    paysNow: isNow,
    canSkip: canSkip(renewal, today),
    skippedDate: skippedDate(renewal, today),
    canResume: !isOver && (times.areFree || times.others.length > 0),
    lessonsLeft: own.left,
    productName: lessonTerms(product),
    matchId: renewal.match?.id ?? null,
    subjectLabel: renewal.subjectLabel,
    subjectDetailLabel: renewal.subjectDetailLabel,
    studentName: origin.studentName,
    merchantUid: origin.merchantUid,
    paymentMethod: method && method.removedAt === null ? toMethod(method) : null,
    updatedAt: schedule.updatedAt,
  };
}

const toMethod = ({ id, paymentType, cardName, cardNumber, cardExpiry }: NonNullable<Renewal["method"]>) => ({
  id,
  paymentType,
  cardName,
  cardNumber,
  cardExpiry,
});
