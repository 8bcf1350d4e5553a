import { lessonTerms } from "@pkg/domain";
import { totalOf } from "../../../lessons/lessons/count-lessons.ts";
import type { ClassLeft } from "../../../lessons/tutor-classes/count-left.ts";
import { amountDueOn, isWaiting } from "../../order-schedules/describe-renewal.ts";
import type { Renewal } from "../../order-schedules/repository.ts";
import type { DeskScheduleWire } from "./schemas.ts";

/** A schedule as staff lists it. @param left what is left of its class; undefined before its search */
export function toDeskSchedule(renewal: Renewal, left: ClassLeft | undefined): DeskScheduleWire {
  const { schedule, product, origin, item, match, period } = renewal;
  return {
    id: schedule.id,
    status: schedule.status,
    stopReason: schedule.stopReason,
    nextDate: schedule.nextDate,
    ...amountDueOn(renewal, schedule.nextDate),
    period: period && {
      number: period.number,
      status: period.status,
      retryAt: period.status === "RETRYING" ? period.nextAttemptAt : null,
      failure: period.failureCode,
      isWaiting: isWaiting(renewal),
    },
    lessonsLeft: left?.left ?? totalOf(item),
    expiresOn: left?.expiresOn ?? null,
    restsUntil: match?.restsUntil ?? null,
    isUnplanned: match?.status === "MATCHED" && match.endedAt === null && match.plannedAt === null,
    productName: lessonTerms(product),
    subjectLabel: renewal.subjectLabel,
    studentName: renewal.studentName,
    buyerId: schedule.userId,
    buyerName: renewal.buyerName,
    merchantUid: origin.merchantUid,
    orderStatus: origin.status,
    matchId: match?.id ?? null,
    matchStatus: match?.status ?? null,
  };
}
