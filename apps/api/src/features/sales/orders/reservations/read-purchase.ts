import { type Product, type SubjectLabels, swapUnavailableProduct } from "@pkg/domain";
import type { Queryable, Transaction } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { toDomainProduct } from "../../../catalogue/products/to-domain-product.ts";
import { findPayableOffer, leaveOffer } from "../../../growth/consultations/offers/find-payable-offer.ts";
import { findPaymentMethod } from "../../../payments/payments/repository.ts";
import { findUsableBenefit, type HeldBenefit } from "../../benefits/find-usable-benefit.ts";
import { openForOrder, type UpSelling } from "../../up-selling-offers/open-for-order.ts";
import type { PurchaseRequest, RequestedCourse } from "../purchase-request.ts";
import { findAvailableProducts } from "../repository.ts";
import type { NamedTutor, PurchaseFacts } from "./repository.ts";
import { type People, resolvePeople } from "./resolve-people.ts";

/** A course with what the database says of it. */
export interface ReadCourse extends RequestedCourse {
  product: Product;
  /** Empty for a subject or a detail that there is none of. */
  labels: SubjectLabels;
  /** The tutor whom it names; undefined for one that there is none of. */
  tutor: NamedTutor | null | undefined;
}

/** A purchase with all that it is checked and priced by. */
export interface Purchase extends PurchaseFacts, People {
  request: PurchaseRequest;
  courses: ReadCourse[];
  /** What it takes over of classes that there are; null for every other order. */
  upSelling: UpSelling | null;
  /** The offer of a consultation that it pays; null for every other order. */
  consultationOffer: string | null;
  benefit: HeldBenefit | null;
  /** The stored method that it is paid by. */
  method: Awaited<ReturnType<typeof findPaymentMethod>>;
}

/**
 * Reads what a purchase is checked and priced by, beyond the facts that were read with its lock; a new child is added
 * here. Other courses than those of a consultation's offer are bought by the ordinary route.
 * @throws ApiError of `openForOrder`, `resolvePeople` and `findUsableBenefit`; INVALID_PRODUCT (with the swap) for a
 *   product that is not sold
 */
export async function readPurchase(tx: Transaction, asked: PurchaseRequest, facts: PurchaseFacts): Promise<Purchase> {
  const request = { ...asked, ...(await leaveOffer(tx, asked)) };
  const { userId, consultationId, orderFunnelType, orderFunnelValue, instrument } = request;
  const courses = await readCourses(tx, request, facts);
  const offer = { token: orderFunnelValue, courses: request.courses };
  const upSelling = orderFunnelType === "UP_SELLING" ? await openForOrder(tx, userId, offer) : null;
  const { phoneNumber } = facts.buyer;
  const offered = consultationId === null ? null : { consultationId, phoneNumber, courses: request.courses };
  const consultationOffer = offered && (await findPayableOffer(tx, offered));
  const people = await resolvePeople(tx, facts, request);
  const benefit =
    request.benefit &&
    (await findUsableBenefit(tx, {
      key: request.benefit,
      userId,
      studentId: people.student.id,
      products: courses.map(({ product }) => product),
      paymentMethod: instrument.paymentMethod,
    }));
  const method =
    instrument.kind === "stored" ? await findPaymentMethod(tx, userId, instrument.paymentMethodId) : undefined;
  return { ...facts, ...people, request, courses, upSelling, consultationOffer, benefit, method };
}

async function readCourses(db: Queryable, request: PurchaseRequest, facts: PurchaseFacts): Promise<ReadCourse[]> {
  const { products, details, subjects, tutors } = facts;
  const courses: ReadCourse[] = [];
  for (const course of request.courses) {
    const row = products.find(({ id }) => id === course.productId);
    if (!row?.available) throw await refuseProduct(db, course.productId, row && toDomainProduct(row));
    const detail = details.find(({ key }) => key === course.subjectDetail);
    courses.push({
      ...course,
      product: toDomainProduct(row),
      labels: { subjectLabel: subjects.get(course.subject) ?? "", subjectDetailLabel: detail?.label ?? "" },
      tutor: course.tutorId === null ? null : tutors.get(course.tutorId),
    });
  }
  return courses;
}

/** A product that is not sold is refused together with what could replace it. */
async function refuseProduct(db: Queryable, productId: number, product: Product | undefined) {
  const available = product ? (await findAvailableProducts(db)).map(toDomainProduct) : [];
  return refuse.productNotSold({ productId, swap: product ? swapUnavailableProduct(product, available) : null });
}
