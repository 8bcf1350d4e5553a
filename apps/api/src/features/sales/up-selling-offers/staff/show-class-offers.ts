import { and, eq, ne, sql } from "drizzle-orm";
import { readClock } from "../../../../db/read-clock.ts";
import { matches } from "../../../../db/schema/index.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { selectClasses } from "../../../lessons/lessons/repository.ts";
import { canGoOn, findContinuations } from "../describe-class.ts";
import { type OfferedClass, toOfferedWire } from "../describe-offer.ts";
import { readRest } from "../read-rest.ts";
import { findOfferOfMatch } from "../repository.ts";
import type { ClassOffersWire } from "../schemas.ts";

/**
 * What staff can offer with a class: the class itself and the others of its buyer, as far as they can go on now, the class first; and
 * the offer that holds.
 * @throws ApiError 404 class 20001 for a class that is missing
 */
export async function showClassOffers({ db }: Ctx, id: string): Promise<ClassOffersWire> {
  const [asked] = await selectClasses(db).where(eq(matches.id, id));
  if (!asked) throw refuse.notFound();
  const rows = await selectClasses(db)
    .where(and(eq(matches.userId, asked.userId), ne(matches.status, "CANCELED")))
    .orderBy(sql`${matches.id} <> ${id}`, matches.createdAt);
  const at = await readClock(db);
  const going: OfferedClass[] = [];
  for (const row of rows) {
    const products = (await canGoOn(db, row)) ? await findContinuations(db, row) : [];
    if (products.length > 0) going.push({ row, products, rests: await readRest(db, row, at) });
  }
  const offer = await findOfferOfMatch(db, id);
  return {
    offer: offer
      ? {
          expiresAt: offer.expiresAt,
          createdAt: offer.createdAt,
          isOfStaff: offer.actorId !== null,
          productIds: offer.productIds,
        }
      : null,
    classes: await Promise.all(going.map((one) => toOfferedWire(db, one))),
  };
}
