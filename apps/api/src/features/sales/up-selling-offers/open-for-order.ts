import { CONSENT_VERSION, type ConsentKey } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import { findOrderIds, hasReserved, lockOrders } from "../../../db/up-selling-transfers.ts";
import { type ApiError, refuse } from "../../../lib/errors/refuse.ts";
import { Secret } from "../../../secrets/secret.ts";
import { hashToken } from "../../../secrets/token.ts";
import { type ClassRow, findOwnClass } from "../../lessons/lessons/repository.ts";
import { lockClasses } from "../../payments/refunds/lock-courses.ts";
import { findRefunds } from "../../payments/refunds/repository.ts";
import { hasTablet } from "./describe-class.ts";
import { type OfferedClass, readOffered } from "./describe-offer.ts";
import type { Rest } from "./read-rest.ts";
import { findGivenConsents, findOfferOfToken, type Offer } from "./repository.ts";

/** One course of an order that goes on with a class. */
export interface ContinuingCourse {
  productId: number;
  subject: string;
  subjectDetail: string;
  matchId: string | null;
  trialMatchId: string | null;
  tutorId: string | null;
}

/** What an order takes over from the classes that it goes on with. */
export interface UpSelling {
  offer: Offer;
  /** For each course of the order, in its order. */
  classes: { row: ClassRow; rests: Rest[] }[];
  /** Won, for each course. */
  refunds: number[];
  matches: { rentTablet: boolean }[];
  /** Need not be given again. */
  consents: ConsentKey[];
}

/**
 * Opens an offer for an order, and holds what it takes over until the transaction ends: nobody refunds, uses or moves it meanwhile.
 * @throws ApiError INVALID_UPSELLING for a token that is unknown, somebody else's, used or late; for a course that is none of the offer's;
 *   and when a class, or what is left of it, has changed
 */
export async function openForOrder(
  tx: Transaction,
  userId: string,
  { token, courses }: { token: string | null; courses: readonly ContinuingCourse[] },
): Promise<UpSelling> {
  const offer = token === null ? undefined : await findOfferOfToken(tx, userId, hashToken(new Secret(token)));
  if (!offer) throw refuse.upsellingForbidden("쓸 수 없는 제안이에요. 내 수업에서 다시 확인해 주세요.");
  await holdClasses(tx, offer);
  const offered = await readOffered(tx, offer, await readClock(tx));
  if (!offered) throw changed();
  const chosen = courses.map((course) => classOf(course, offered));
  if (new Set(chosen.map(({ row }) => row.id)).size < chosen.length) throw changed();
  const rests = chosen.flatMap((one) => one.rests);
  await checkRests(tx, rests);
  const matchIds = chosen.map(({ row }) => row.id);
  const given = await findGivenConsents(tx, { userId, matchIds, version: CONSENT_VERSION });
  return {
    offer,
    classes: chosen,
    refunds: chosen.map((one) => one.rests.reduce((sum, { amount }) => sum + amount, 0)),
    matches: chosen.map(({ row }) => ({ rentTablet: hasTablet(row) })),
    consents: given as ConsentKey[],
  };
}

const changed = (): ApiError => refuse.upsellingForbidden("그사이 수업이 바뀌었어요. 내 수업에서 다시 확인해 주세요.");

/** Orders before classes, as everywhere. */
async function holdClasses(tx: Transaction, { userId, matches }: Offer): Promise<void> {
  const matchIds = matches.map(({ matchId }) => matchId);
  const items: string[] = [];
  for (const matchId of matchIds) {
    const row = await findOwnClass(tx, userId, matchId);
    items.push(...(row?.courses ?? []).map(({ id }) => id));
  }
  await lockOrders(tx, await findOrderIds(tx, items));
  await lockClasses(tx, matchIds);
}

function classOf(course: ContinuingCourse, offered: readonly OfferedClass[]): OfferedClass {
  const matchId = course.matchId ?? course.trialMatchId;
  const found = offered.find(({ row }) => row.id === matchId);
  if (!found) throw changed();
  const { row, products } = found;
  const isSame =
    row.subjectKey === course.subject &&
    row.subjectDetailKey === course.subjectDetail &&
    (course.tutorId === null || course.tutorId === String(row.tutorId)) &&
    products.some(({ id }) => id === course.productId);
  if (!isSame) throw changed();
  return found;
}

/** What is left can move when nobody else has a claim on it, and the payment it came from is large enough. */
async function checkRests(tx: Transaction, rests: readonly Rest[]): Promise<void> {
  const orders = new Map(rests.map(({ order }) => [order.id, order]));
  if (await hasReserved(tx, [...orders.keys()])) throw changed();
  for (const order of orders.values()) {
    const open = (await findRefunds(tx, order.id)).some(({ status }) => status !== "DONE" && status !== "FAILED");
    const due = rests.filter((rest) => rest.order.id === order.id).reduce((sum, { amount }) => sum + amount, 0);
    if (open || due > order.amount - order.refundedAmount) throw changed();
  }
}
