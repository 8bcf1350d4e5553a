import { CONSENT_KEYS, CONSENT_VERSION, isTrialCourse, lessonTimes, type Product } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { unseal } from "../../../secrets/sealed-text.ts";
import { countLessons, expiryOf } from "../../lessons/lessons/count-lessons.ts";
import { type ClassRow, findLessons, findOwnClass } from "../../lessons/lessons/repository.ts";
import { canGoOn, currentCourse, findContinuations, hasTablet } from "./describe-class.ts";
import { SEALED_FOR } from "./make-offer.ts";
import { type Rest, readRest } from "./read-rest.ts";
import { findGivenConsents, type Offer } from "./repository.ts";
import type { UpSellingOfferWire } from "./schemas.ts";

/** A class that an offer goes on with, as it is now. */
export interface OfferedClass {
  row: ClassRow;
  /** Those that the offer allows and that are sold. */
  products: Product[];
  rests: Rest[];
}

/**
 * Reads the classes of an offer as they are now; null when one of them cannot go on any more: it has another tutor, it is given up, it goes on by
 * itself, or its tutor has no time.
 */
export async function readOffered(db: Queryable, offer: Offer, at: Date): Promise<OfferedClass[] | null> {
  const classes: OfferedClass[] = [];
  for (const { matchId, tutorId } of offer.matches) {
    const row = await findOwnClass(db, offer.userId, matchId);
    if (!row || row.userId !== offer.userId || row.tutorId !== tutorId || !(await canGoOn(db, row))) return null;
    const products = await findContinuations(db, row, offer.productIds);
    if (products.length === 0) return null;
    classes.push({ row, products, rests: await readRest(db, row, at) });
  }
  return classes;
}

/** An offer as its buyer sees it; undefined when it does not hold any more. */
export async function describeOffer(
  { db, config }: Ctx,
  offer: Offer,
  at: Date,
): Promise<UpSellingOfferWire | undefined> {
  const classes = await readOffered(db, offer, at);
  if (!classes) return;
  const matchIds = classes.map(({ row }) => row.id);
  const given = await findGivenConsents(db, { userId: offer.userId, matchIds, version: CONSENT_VERSION });
  return {
    token: unseal(config.authSecret, SEALED_FOR, offer.sealedToken).reveal(),
    expiresAt: offer.expiresAt,
    givenConsents: CONSENT_KEYS.filter((key) => given.includes(key)),
    classes: await Promise.all(classes.map((one) => toOfferedWire(db, one))),
  };
}

/** A class as its buyer and staff read it. */
export async function toOfferedWire(db: Queryable, { row, products, rests }: OfferedClass) {
  const lessons = await findLessons(db, row.id);
  const { left, scheduled } = countLessons(row, lessons);
  return {
    matchId: row.id,
    isTrial: isTrial(row),
    studentId: row.studentId,
    studentName: row.studentName,
    subject: row.subjectKey,
    subjectLabel: row.subjectLabel,
    subjectDetail: row.subjectDetailKey,
    subjectDetailLabel: row.subjectDetailLabel,
    tutorId: row.tutorId,
    tutorName: row.tutorName ?? "",
    lessonTimes: lessonTimes(row.lessonStarts),
    lessonsLeft: left,
    lessonsScheduled: scheduled,
    expiresOn: expiryOf(row, lessons),
    rentTablet: hasTablet(row),
    refundAmount: rests.reduce((sum, { amount }) => sum + amount, 0),
    products: products.map((product) => ({ ...product, gradeCategory: product.schoolLevel })),
  };
}

const isTrial = (row: ClassRow): boolean => isTrialCourse(currentCourse(row));
