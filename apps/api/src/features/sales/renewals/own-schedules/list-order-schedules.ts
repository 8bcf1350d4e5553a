import { lessonTerms, productUnit, toKstDate } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { totalOf } from "../../../lessons/lessons/count-lessons.ts";
import { countLeft } from "../../../lessons/lessons/tutor-classes/count-left.ts";
import { amountDueOn, offerToShow, stopReasonOf } from "../../order-schedules/describe-renewal.ts";
import { findOwnRenewals, type Renewal } from "../../order-schedules/repository.ts";
import { canSkip, canUnskip } from "../charges/change-next-charge.ts";
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
  const today = toKstDate(new Date());
  return renewals.map((renewal) => {
    // Before the class begins, all lessons are there.
    const lessonsLeft = left.get(renewal.match?.id ?? "")?.left ?? totalOf(renewal.item);
    return toWire(renewal, lessonsLeft, today);
  });
}

function toWire(renewal: Renewal, lessonsLeft: number, today: string): OrderScheduleWire {
  const { schedule, product, origin, method, period, last } = renewal;
  const isMonthly = productUnit(product) === "MONTH";
  return {
    id: schedule.id,
    status: schedule.status,
    stopReason: schedule.stopReason,
    nextDate: schedule.nextDate,
    ...amountDueOn(renewal, schedule.nextDate),
    offer: offerToShow(renewal),
    dayOfMonth: isMonthly ? schedule.dayOfMonth : null,
    period: period && {
      number: period.number,
      status: period.status,
      dueOn: period.dueOn,
      retryAt: period.status === "RETRYING" ? period.nextAttemptAt : null,
      failure: period.failureCode,
    },
    canSkip: canSkip(renewal, today),
    skippedDate: last && canUnskip(renewal, today) ? last.dueOn : null,
    canResume: stopReasonOf(renewal) === null,
    lessonsLeft,
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
