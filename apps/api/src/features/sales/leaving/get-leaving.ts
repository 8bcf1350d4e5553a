import type { Queryable } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { describeMatches } from "../../lessons/classes/describe-classes.ts";
import { countToCome } from "../../lessons/lessons/count-lessons.ts";
import { type ClassRow, findLessons, findOwnClass } from "../../lessons/lessons/repository.ts";
import { buyerOf } from "../../links/class-links/use-class-link.ts";
import { getWishes } from "../../matching/matches/suggestions/get-wishes.ts";
import type { Quote } from "../../payments/refunds/compute-quote.ts";
import { quoteOrder } from "../../payments/refunds/quote-refund.ts";
import { amountDueOn } from "../order-schedules/describe-renewal.ts";
import { findOwnRenewals } from "../order-schedules/repository.ts";
import { readRest } from "../up-selling-offers/read-rest.ts";
import type { LeavingWire } from "./schemas.ts";

/** What one order gives back when a class is left. */
export interface LeavingPart {
  order: string;
  itemIds: string[];
  quote: Quote;
}

/**
 * A class as somebody sees it who thinks of leaving it: who teaches, what is wished, and what would come back.
 * @throws ApiError 404 for a match that is missing or somebody else's
 */
export async function getLeaving(ctx: Ctx<"account" | "link">, matchId: string): Promise<LeavingWire> {
  const { db } = ctx;
  const row = await requireClass(db, buyerOf(ctx, matchId), matchId);
  const at = await readClock(db);
  const { stage, counts } = (await describeMatches(db, [matchId], at))(matchId);
  const parts = await quoteLeaving(db, row, at);
  const scheduled = countToCome(await findLessons(db, matchId), at);
  return {
    matchId,
    stage,
    subjectLabel: row.subjectLabel,
    subjectDetailLabel: row.subjectDetailLabel,
    studentName: row.studentName,
    tutorName: row.tutorName ?? "",
    minutes: row.minutes,
    lessonsPerWeek: row.lessonsPerWeek,
    promisedOn: row.promisedOn,
    wishes: await getWishes(db, row.userId, matchId),
    counts: { left: counts.left, scheduled, checking: counts.scheduled - scheduled },
    refund:
      parts.length === 0
        ? null
        : {
            amount: sumOf(parts),
            lines: parts.flatMap(({ quote }) => quote.lines.map((line) => ({ ...line }))),
            tabletText: parts.map(({ quote }) => quote.tablet?.explanation).find(Boolean) ?? null,
          },
    renewal: await findRenewalOf(db, row),
  };
}

/** The next charge of a class that is renewed. */
async function findRenewalOf(db: Queryable, { id, userId }: ClassRow): Promise<LeavingWire["renewal"]> {
  const renewals = await findOwnRenewals(db, userId, null);
  const own = renewals.find(({ match, schedule }) => match?.id === id && schedule.status === "ACTIVE");
  if (!own) return null;
  const date = own.schedule.nextDate;
  return { date, amount: amountDueOn(own, date).amount };
}

/** A buyer's own class. */
export async function requireClass(db: Queryable, userId: string, matchId: string): Promise<ClassRow> {
  const row = await findOwnClass(db, userId, matchId);
  if (row?.userId !== userId) throw refuse.notFound();
  return row;
}

/** What each order that the rest of a class was paid by gives back. */
export async function quoteLeaving(db: Queryable, row: ClassRow, at: Date): Promise<LeavingPart[]> {
  const parts: LeavingPart[] = [];
  for (const { order, itemId } of await readRest(db, row, at)) {
    const quote = await quoteOrder(db, order, [itemId], at);
    parts.push({ order: order.merchantUid, itemIds: [itemId], quote });
  }
  return parts;
}

export const sumOf = (parts: readonly LeavingPart[]): number => parts.reduce((sum, { quote }) => sum + quote.amount, 0);
