import {
  formatWon,
  installmentProblem,
  isBundlingEarned,
  type OrderLedger,
  orderLedger,
  type Product,
  paymentMethodProblem,
  requiresAddress,
  type SubjectLabels,
  subjectName,
  swapUnavailableProduct,
  validateCourses,
} from "@pkg/domain";
import type { Queryable, Transaction } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { toDomainProduct } from "../../../catalogue/products/to-domain-product.ts";
import { findUsableBenefit, type HeldBenefit } from "../../benefits/find-usable-benefit.ts";
import type { UpSelling } from "../../up-selling-offers/open-for-order.ts";
import { type Instrument, type PurchaseRequest, paymentMethodOf } from "../purchase-request.ts";
import { findAvailableProducts, findTablet } from "../repository.ts";
import { type CourseLinks, checkCourseLinks } from "./check-course-links.ts";
import { checkCourseSubjects } from "./check-course-subjects.ts";
import { checkFunnel } from "./check-funnel.ts";
import { checkRepeat } from "./check-repeat.ts";
import { checkRocketEnroll } from "./check-rocket-enroll.ts";
import { checkSmartMatching } from "./check-smart-matching.ts";
import { checkMoved, checkUpSelling } from "./check-up-selling.ts";
import { findConsentingGuardian } from "./find-consenting-guardian.ts";
import { findStudent } from "./find-student.ts";
import type { BuyerRow, PurchaseFacts, StudentRow } from "./repository.ts";

export interface PricedOrder {
  buyer: BuyerRow;
  student: StudentRow;
  items: ({ productId: number; subjectKey: string; subjectDetailKey: string; product: Product } & CourseLinks)[];
  benefit: HeldBenefit | null;
  ledger: OrderLedger;
  orderName: string;
  /** What it takes over of classes that there are; null for every other order. */
  upSelling: UpSelling | null;
  /** The offer of a consultation that it pays; null for every other order. */
  consultationOffer: string | null;
  /** Who consents to it for a child under 14. */
  guardian: Awaited<ReturnType<typeof findConsentingGuardian>>;
}

/**
 * Validates a purchase anew and prices it from the database; nothing the client sent is believed but its wishes.
 * @throws ApiError INVALID_ENROLLMENT, INVALID_PRODUCT (with the swap), INVALID_PAYMENT_PRODUCT_ID (price changed, with the
 *   new amount), INVALID_UPSELLING, INVALID_PAYMENT_FROM_CONSULT_ACCESS, 60001, 50001..50006, account 20009 for a student that
 *   is not the buyer's, and what `findConsentingGuardian` throws.
 */
export async function priceOrder(
  db: Transaction,
  request: PurchaseRequest,
  facts: PurchaseFacts,
): Promise<PricedOrder> {
  const { buyer } = facts;
  if (!buyer.phoneNumberVerified) throw refuse.forbidden({ reason: "PHONE_NOT_VERIFIED" });
  const upSelling = await checkUpSelling(db, request);
  const consultationOffer = await checkRocketEnroll(db, request, buyer);
  checkFunnel(request, { isTokenAccepted: upSelling !== null, isConsultationKnown: consultationOffer !== null });
  const student = await findStudent(db, facts, request);
  const guardian = await findConsentingGuardian(db, { buyer, student });

  const productsInOrder = await takeProducts(db, request, facts);
  checkCourses(productsInOrder, request);
  const links = await checkCourseLinks(db, request.userId, request.courses, upSelling !== null);
  await checkSmartMatching(db, request, productsInOrder);
  if (upSelling?.classes.some(({ row }) => row.studentId !== student.id)) throw refuse.upsellingForbidden();
  const subjectLabels = checkCourseSubjects(request.courses, productsInOrder, facts);
  checkRepeat(request, facts, { studentId: student.id, products: productsInOrder, labels: subjectLabels });
  await checkTablet(db, productsInOrder, request.tabletType);
  const upSellingMatches = upSelling?.matches ?? [];
  if (
    requiresAddress({ products: productsInOrder, upSellingMatches }) &&
    !(buyer.postcode && buyer.address && buyer.addressDetail)
  ) {
    throw refuse.enrollmentIncomplete({ fields: [{ path: "address", message: "받을 주소를 적어 주세요." }] });
  }

  const benefit = request.benefit
    ? await findUsableBenefit(db, {
        key: request.benefit,
        userId: request.userId,
        studentId: student.id,
        products: productsInOrder,
        paymentMethod: paymentMethodOf(request.instrument),
      })
    : null;
  const courses = productsInOrder.map((product, index) => ({
    product,
    subjectLabel: subjectLabels[index]?.subjectLabel,
  }));
  const ledger = orderLedger({
    courses,
    benefit: benefit?.benefit ?? null,
    upSellingRefunds: upSelling?.refunds ?? [],
  });
  checkMoved(ledger, upSelling);
  if (ledger.total !== request.shownAmount) {
    throw refuse.priceChanged({
      amount: ledger.total,
      reason: `금액이 ${formatWon(request.shownAmount)}에서 ${formatWon(ledger.total)}으로 바뀌었어요.`,
    });
  }
  if ((ledger.total === 0) !== (request.instrument.kind === "none")) {
    throw refuse.productNotSold({ amount: ledger.total });
  }
  checkInstallments(request.instrument, ledger.total);
  checkMethod(request.instrument, productsInOrder);
  const items = request.courses.flatMap(({ subject, subjectDetail }, index) => {
    const [product, link] = [productsInOrder[index], links[index]];
    return product && link
      ? [{ productId: product.id, subjectKey: subject, subjectDetailKey: subjectDetail, product, ...link }]
      : [];
  });
  const priced = { buyer, student, items, benefit, ledger, orderName: orderName(subjectLabels), guardian };
  return { ...priced, upSelling, consultationOffer };
}

/** The products of the courses, in their order. An unavailable one is refused together with what could replace it. */
async function takeProducts(db: Queryable, request: PurchaseRequest, { products }: PurchaseFacts): Promise<Product[]> {
  const byId = new Map(products.map((row) => [row.id, row]));
  const found: Product[] = [];
  for (const { productId } of request.courses) {
    const row = byId.get(productId);
    if (!row?.available) {
      const available = row ? (await findAvailableProducts(db)).map(toDomainProduct) : [];
      const swap = row ? swapUnavailableProduct(toDomainProduct(row), available) : null;
      throw refuse.productNotSold({ productId, swap });
    }
    found.push(toDomainProduct(row));
  }
  return found;
}

function checkCourses(productsInOrder: Product[], { courses, tabletType }: PurchaseRequest): void {
  const { valid, problems } = validateCourses({ products: productsInOrder, tabletType });
  if (!valid) throw refuse.enrollmentIncomplete({ problems: [...problems] });
  // With each course the buyer was shown whether a tablet is lent.
  const isOther = productsInOrder.some(({ rentTablet }, index) => courses[index]?.rentTablet !== rentTablet);
  if (isOther) throw refuse.enrollmentIncomplete({ problems: ["MIXED_TABLET"] });
  // A bundled price is for courses taken together; one course alone never gets it.
  if (!isBundlingEarned(productsInOrder)) {
    throw refuse.enrollmentIncomplete({ problems: ["MIXED_BUNDLING"] });
  }
}

function checkInstallments(instrument: Instrument, amount: number): void {
  const message = instrument.kind === "none" ? null : installmentProblem(instrument.cardQuota, amount);
  if (message) throw refuse.enrollmentIncomplete({ fields: [{ path: "cardQuota", message }], message });
}

function checkMethod(instrument: Instrument, productsInOrder: Product[]): void {
  const message = paymentMethodProblem(paymentMethodOf(instrument), productsInOrder);
  if (message) throw refuse.enrollmentIncomplete({ fields: [{ path: "paymentType", message }], message });
}

async function checkTablet(db: Queryable, productsInOrder: Product[], tabletType: string | null): Promise<void> {
  if (!tabletType || !productsInOrder.some(({ rentTablet }) => rentTablet)) return;
  const tablet = await findTablet(db, tabletType);
  if (!tablet?.ongoing) throw refuse.tabletUnavailable();
}

function orderName(labels: SubjectLabels[]): string {
  const [first] = labels;
  const rest = labels.length - 1;
  const name = first ? subjectName(first) : "수업";
  return rest > 0 ? `${name} 외 ${rest}과목` : name;
}
