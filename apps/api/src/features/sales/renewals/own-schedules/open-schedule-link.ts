import type { Transaction } from "../../../../db/client.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { type OpenedLink, openToken } from "../../../links/private-links/open-link.ts";
import { methodLabelOf } from "../../order-schedules/describe-renewal.ts";
import { lockRenewal } from "../../order-schedules/lock-renewal.ts";
import { findRenewal, type Renewal } from "../../order-schedules/repository.ts";
import { startSchedule } from "../charges/start-schedule.ts";
import { acceptPrice, stopByBuyer } from "./change-order-schedule.ts";
import { describeSchedules } from "./list-order-schedules.ts";
import { findScheduleOfLink } from "./repository.ts";
import type { LinkAnswer, LinkedScheduleWire, OrderScheduleWire } from "./schemas.ts";

type Link = Omit<OpenedLink, "kind">;

/**
 * What the link in a message shows, without log-in: no more than the message says.
 * @throws ApiError as `openToken`.
 */
export async function getLinkedSchedule(ctx: Ctx, link: Link): Promise<LinkedScheduleWire> {
  const id = await openToken(ctx, link, (hash) => findScheduleOfLink(ctx.db, hash));
  const renewal = await findRenewal(ctx.db, id);
  const [wire] = renewal ? await describeSchedules(ctx.db, [renewal]) : [];
  if (!renewal || !wire) throw refuse.notFound();
  const { status, studentName, subjectLabel, subjectDetailLabel, productName, nextDate, amount } = wire;
  const { needsConsent, isArranged, offer, lessonsLeft, rest, canResume, period } = wire;
  const { dueOn, isWaiting, unconfirmed = [] } = period ?? {};
  return {
    status,
    studentName,
    subjectLabel,
    subjectDetailLabel,
    productName,
    nextDate,
    amount,
    needsConsent,
    isArranged,
    wait: dueOn !== undefined && unconfirmed.length > 0 ? { dueOn, isWaiting: isWaiting === true, unconfirmed } : null,
    offer,
    lessonsLeft,
    rest: rest && { keptUntil: rest.keptUntil, until: rest.until },
    methodLabel: methodLabelOf(renewal),
    canKeep: canKeep(renewal, wire),
    canResume,
  };
}

/**
 * Answers a message: goes on, stops, or agrees to the announced price. It never charges anything by itself: what was refused
 * needs its buyer. Answered again, it stays as it is.
 * @throws ApiError as `openToken`; 409 class 50004 for what only the buyer can do; 400 as `startSchedule`.
 */
export async function answerLinkedSchedule(ctx: Ctx, link: Link, answer: LinkAnswer): Promise<LinkedScheduleWire> {
  const id = await openToken(ctx, link, (hash) => findScheduleOfLink(ctx.db, hash));
  await ctx.db.transaction(async (tx) => {
    const renewal = await lockRenewal(tx, id);
    if (!renewal) throw refuse.notFound();
    if (answer === "STOP") await stopByBuyer(ctx, tx, renewal, await readClock(tx));
    else if (answer === "ACCEPT_PRICE") await acceptPrice(tx, renewal, await readClock(tx));
    else await keep(ctx, tx, renewal);
  });
  return getLinkedSchedule(ctx, link);
}

async function keep(ctx: Ctx, tx: Transaction, renewal: Renewal): Promise<void> {
  if (renewal.schedule.status === "ACTIVE") return;
  const [wire] = await describeSchedules(tx, [renewal]);
  if (!wire || !canKeep(renewal, wire)) throw refuse.notNow("마이페이지에서 결제 수단을 확인하고 다시 켜 주세요.");
  await startSchedule(ctx, tx, renewal, await readClock(tx));
}

/** Going on without a charge at this moment, and without a choice. */
function canKeep(
  { schedule, method }: Renewal,
  { paysNow, canResume, needsConsent, rest }: OrderScheduleWire,
): boolean {
  if (schedule.status === "ACTIVE") return true;
  return !paysNow && canResume && !needsConsent && rest?.isTutorFree !== false && method?.isUsable === true;
}
