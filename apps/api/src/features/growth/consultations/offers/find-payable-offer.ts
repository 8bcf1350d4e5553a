import {
  type Course,
  type CourseBeginning,
  consultationOfferState,
  type EnrollmentRoute,
  holdsOffer,
  routeOfCourses,
} from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { isUuid } from "../../../../lib/requests/is-uuid.ts";
import { toDomainProduct } from "../../../catalogue/products/to-domain-product.ts";
import { findNamedParts, findOffers, lockOffers, type OfferRow } from "./repository.ts";

type Bought = Pick<Course, "productId" | "subject" | "subjectDetail">;

/**
 * The offer that courses hold, when its phone can pay it still. It is held until the transaction ends, so that it is
 * paid once.
 * @returns the offer's id; `null` for an unknown consultation, another phone, and an offer that leads to no payment
 */
export async function findPayableOffer(
  tx: Queryable,
  purchase: { consultationId: string; phoneNumber: string | null; courses: readonly Bought[] },
): Promise<string | null> {
  const { consultationId, phoneNumber, courses } = purchase;
  if (!isUuid(consultationId)) return null;
  const offer = await findHeld(tx, await lockOffers(tx, consultationId), courses);
  if (!offer || offer.phoneNumber !== phoneNumber) return null;
  return consultationOfferState(offer, offer.now) === "LIVE" ? offer.id : null;
}

/**
 * The ordinary route of a draft or purchase that was an offer's, once its courses hold no offer of that consultation;
 * `null` for every other one.
 */
export async function leaveOffer(
  db: Queryable,
  purchase: {
    consultationId?: string | null | undefined;
    orderFunnelType?: EnrollmentRoute | null | undefined;
    courses: readonly (Bought & CourseBeginning)[];
  },
) {
  const { consultationId, orderFunnelType, courses } = purchase;
  if (orderFunnelType !== "ROCKET_ENROLL" || !consultationId || !isUuid(consultationId)) return null;
  const offers = await findOffers(db, consultationId);
  if (offers.length === 0 || (await findHeld(db, offers, courses))) return null;
  return { consultationId: null, orderFunnelType: routeOfCourses(courses, null), orderFunnelValue: null };
}

/** The first of some offers whose courses are all among these. */
async function findHeld<O extends OfferRow>(
  db: Queryable,
  offers: readonly O[],
  courses: readonly Bought[],
): Promise<O | undefined> {
  const { products } = await findNamedParts(db, [...courses, ...offers.flatMap((offer) => offer.courses)]);
  const productOf = new Map(products.map((row) => [row.id, toDomainProduct(row)]));
  const withProducts = (named: readonly Bought[]) =>
    named.flatMap((course) => {
      const product = productOf.get(course.productId);
      return product ? [{ ...course, product }] : [];
    });
  return offers.find((offer) => holdsOffer(withProducts(courses), withProducts(offer.courses)));
}
