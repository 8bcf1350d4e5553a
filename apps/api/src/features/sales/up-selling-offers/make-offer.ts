import { isUpSellingOffered, UP_SELLING_DAYS } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { seal } from "../../../secrets/sealed-text.ts";
import { hashToken, newToken } from "../../../secrets/token.ts";
import type { ClassRow } from "../../lessons/lessons/repository.ts";
import { canGoOn, currentCourse, findContinuations } from "./describe-class.ts";
import { readRest } from "./read-rest.ts";
import { findOfferOfMatch, insertOffer, type OfferRow } from "./repository.ts";

/** The purpose that tokens are sealed for. */
export const SEALED_FOR = "up-selling-offer";

interface NewOffer {
  /** Classes of one buyer. */
  rows: readonly ClassRow[];
  productIds: readonly number[];
  at: Date;
}

/** Writes an offer for classes, in the transaction that holds them. */
export async function makeOffer(
  { config, actor }: Ctx,
  tx: Transaction,
  { rows, productIds, at }: NewOffer,
): Promise<OfferRow> {
  const token = newToken();
  const matches = [];
  for (const row of rows) {
    if (row.tutorId === null) throw new Error("A class that goes on has a tutor.");
    const refundAmount = (await readRest(tx, row, at)).reduce((sum, { amount }) => sum + amount, 0);
    matches.push({ matchId: row.id, tutorId: row.tutorId, refundAmount });
  }
  return insertOffer(tx, {
    userId: rows[0]?.userId ?? "",
    // Only an offer by staff has an author.
    actorId: actor.kind === "staff" ? actor.userId : null,
    tokenHash: hashToken(token),
    sealedToken: seal(config.authSecret, SEALED_FOR, token),
    productIds: [...productIds],
    days: UP_SELLING_DAYS,
    matches,
  });
}

/**
 * Offers to go on with a class that comes to its end, in the transaction that tells its buyer so. Nothing is offered for a long course,
 * one that goes on by itself, one whose tutor has no time any more, or one that has an offer.
 * @returns until when it can go on now; null when it cannot
 */
export async function offerAtEnd(ctx: Ctx, tx: Transaction, row: ClassRow, at: Date): Promise<Date | null> {
  if (!isUpSellingOffered(currentCourse(row)) || !(await canGoOn(tx, row))) return null;
  const open = await findOfferOfMatch(tx, row.id);
  if (open) return open.expiresAt;
  const products = await findContinuations(tx, row);
  if (products.length === 0) return null;
  return (await makeOffer(ctx, tx, { rows: [row], productIds: products.map(({ id }) => id), at })).expiresAt;
}
