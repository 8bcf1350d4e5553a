import {
  addDays,
  type ClassRest,
  chargeText,
  formatKoreanDate,
  type KstDate,
  type LessonStart,
  lessonTimes,
  nextRenewalDate,
  RENEWAL_NOTICE_DAYS,
  renewalDateFrom,
  subjectName,
  toKstDate,
  withLessonCondition,
} from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../../../lessons/lessons/announce-class.ts";
import { restOfClass } from "../../../lessons/lessons/count-lessons.ts";
import { notifyClass } from "../../../lessons/lessons/notify-class.ts";
import { findLessons, findOwnClass } from "../../../lessons/lessons/repository.ts";
import { wakePair } from "../../../matching/matches/wake-pair.ts";
import { amountDueOn, isArranged, methodLabelOf, stopReasonOf } from "../../order-schedules/describe-renewal.ts";
import { notifySchedule } from "../../order-schedules/notify-schedule.ts";
import {
  deletePeriod,
  insertPeriod,
  movePeriod,
  type PeriodRow,
  type Renewal,
  saveSchedule,
} from "../../order-schedules/repository.ts";
import { beginCharge } from "./charge-renewal.ts";
import type { PeriodOrder } from "./reserve-period.ts";

/**
 * Has a schedule go on: what was refused is charged at once, and so is a month that began while its class rested. A
 * charge that was missed while lessons were left, or refused by a card before the class lost its tutor, comes on its
 * next day that can still be announced. A class that rests has its tutor again.
 * @param chosen other weekly times, once the class's own are taken
 * @returns the order to pay, if there is one
 * @throws ApiError 409 class 50004 for a class that has ended, or whose tutor is not free at these times; 400 at
 *   `paymentMethodId` without a usable method, at `acceptsPrice` when the price rose and its buyer has not agreed.
 */
export async function startSchedule(
  ctx: Ctx,
  tx: Transaction,
  renewal: Renewal,
  at: Date,
  chosen?: readonly LessonStart[],
): Promise<PeriodOrder | null> {
  const { schedule, period, method } = renewal;
  requireRunning(renewal);
  if (!method?.isUsable) throw NO_METHOD();
  const today = toKstDate(at);
  const rest = await readRest(tx, renewal, at);
  const isNow = paysNow(renewal, rest, today);
  const nextDate = isNow ? schedule.nextDate : dateToGoOn(renewal, today);
  const { amount, needsConsent } = amountDueOn(renewal, isNow && isRefused(period) ? today : nextDate);
  if (needsConsent) throw NO_CONSENT();
  await wake(ctx, tx, renewal, at, chosen);
  await saveSchedule(tx, schedule.id, { status: "ACTIVE", stopReason: null, nextDate });
  if (!isNow) {
    // One that was to be tried again is left out, and its buyer told.
    if (period && isRefused(period) && schedule.status === "ACTIVE") return beginCharge(ctx, tx, renewal, period, at);
    if (period && isRefused(period)) await movePeriod(tx, period.id, "SKIPPED");
    if (period?.status === "DUE" && nextDate !== period.dueOn) await deletePeriod(tx, period.id);
    if (schedule.status === "ACTIVE") return null;
    const charge = chargeText({ day: formatKoreanDate(nextDate), amount, methodLabel: methodLabelOf(renewal) });
    const text = `정기 결제를 다시 켰어요. ${withLessonCondition(charge, isArranged(renewal))} 멈추려면:`;
    await notifySchedule(ctx, tx, renewal, { key: `resumed:${at.toISOString()}`, text });
    return null;
  }
  const awake = renewal.match && { ...renewal.match, endedAt: null, restsUntil: null };
  const active = { ...renewal, match: awake, schedule: { ...schedule, status: "ACTIVE" as const } };
  return beginCharge(ctx, tx, active, period ?? (await openPeriod(tx, renewal, at)), at);
}

/** @throws ApiError 409 class 50004 for a schedule that never goes on: what its buyer sees offers no change of it. */
export function requireRunning(renewal: Renewal): void {
  if (stopReasonOf(renewal)) throw refuse.notNow("더 이어지지 않는 수업이에요. 새로 신청해 주세요.");
}

export const NO_METHOD = () =>
  refuse.invalidInput({ fields: [{ path: "paymentMethodId", message: "결제할 카드를 골라 주세요." }] });
const NO_CONSENT = () =>
  refuse.invalidInput({ fields: [{ path: "acceptsPrice", message: "오른 가격에 동의해야 다시 켤 수 있어요." }] });

const isRefused = (period: PeriodRow | null): boolean => period?.status === "PAUSED" || period?.status === "RETRYING";

/**
 * Whether a schedule that goes on is charged at once: what was refused, and a month that began while no lesson was
 * left; nothing while no lesson can be taken.
 * @param rest how its class rests; null as long as lessons are to come
 */
export function paysNow(renewal: Renewal, rest: ClassRest | null, today: KstDate): boolean {
  const { schedule, period } = renewal;
  if (!isArranged(renewal)) return false;
  return isRefused(period) || (schedule.status !== "ACTIVE" && rest !== null && schedule.nextDate <= today);
}

async function readRest(tx: Transaction, { schedule, match }: Renewal, at: Date): Promise<ClassRest | null> {
  const row = match ? await findOwnClass(tx, schedule.userId, match.id) : undefined;
  return row ? restOfClass(row, await findLessons(tx, row.id), at) : null;
}

async function wake(
  ctx: Ctx,
  tx: Transaction,
  { schedule, match }: Renewal,
  at: Date,
  chosen?: readonly LessonStart[],
): Promise<void> {
  if (!match?.restsUntil) return;
  const lessonStarts = await wakePair(tx, match.id, chosen);
  if (!lessonStarts) throw refuse.notNow("그사이 선생님 시간이 다른 학생에게 열렸어요. 다른 시간을 골라 주세요.");
  const row = await findOwnClass(tx, schedule.userId, match.id);
  if (!row) return;
  await announceClass(tx, row);
  const text = `${row.studentName} 학생 ${subjectName(row)} 수업이 다시 이어져요. ${lessonTimes(lessonStarts)}에 만나요. 수업 날은 결제되면 알려 드릴게요.`;
  await notifyClass(ctx, tx, row, { kind: "RESUMED", occasion: at.toISOString(), to: ["TUTOR"], text, at });
}

/** The period of a month that began meanwhile; what is charged for it was said beside the button. */
async function openPeriod(tx: Transaction, renewal: Renewal, at: Date): Promise<PeriodRow> {
  const { schedule, last } = renewal;
  const { amount } = amountDueOn(renewal, schedule.nextDate);
  return insertPeriod(tx, {
    scheduleId: schedule.id,
    number: (last?.number ?? 1) + 1,
    dueOn: schedule.nextDate,
    amount,
    nextAttemptAt: at,
    announcedAt: at,
  });
}

/**
 * When a schedule that goes on without a charge at once is charged next: on its day if that was announced, or still can
 * be.
 */
export function dateToGoOn({ schedule, product, period }: Renewal, today: KstDate): KstDate {
  const { dayOfMonth: day, nextDate } = schedule;
  const earliest = addDays(today, RENEWAL_NOTICE_DAYS + 1);
  const isAnnounced = period?.status === "DUE" && period.dueOn === nextDate;
  if (nextDate >= earliest || (isAnnounced && nextDate > today)) return nextDate;
  if (nextDate > today) return earliest;
  const usual = nextRenewalDate(nextDate, { months: product.totalMonths, day });
  return usual >= earliest ? usual : renewalDateFrom(earliest, day);
}
