import {
  formatWon,
  isBundlingEarned,
  type OrderLedger,
  orderLedger,
  type Product,
  requiresAddress,
  swapUnavailableProduct,
  validateCourses,
} from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { refuse } from "../../lib/refuse.ts";
import { findUsableBenefit, type HeldBenefit } from "../benefits/find-usable-benefit.ts";
import { toDomainProduct } from "../catalogue/to-domain-product.ts";
import { checkCourseSubjects } from "./check-course-subjects.ts";
import type { PurchaseRequest } from "./purchase-request.ts";
import { findAvailableProducts, findProducts, findStudent, findTablet, lockBuyer } from "./repository.ts";

export interface PricedOrder {
  buyer: NonNullable<Awaited<ReturnType<typeof lockBuyer>>>;
  student: NonNullable<Awaited<ReturnType<typeof findStudent>>>;
  items: { subjectKey: string; subjectDetailKey: string; product: Product }[];
  benefit: HeldBenefit | null;
  ledger: OrderLedger;
  orderName: string;
}

/**
 * Validates a purchase anew and prices it from the database; nothing the client sent is believed but its wishes.
 * @throws ApiError INVALID_ENROLLMENT, INVALID_PRODUCT (with the swap), INVALID_PAYMENT_PRODUCT_ID (price changed, with the
 *   new amount), 60001, 50001..50006, and account 20009 for a student that is not the buyer's.
 */
export async function priceOrder(db: Queryable, request: PurchaseRequest): Promise<PricedOrder> {
  const buyer = await lockBuyer(db, request.userId);
  if (!buyer?.registered) throw refuse.forbidden({ reason: "NOT_REGISTERED" });
  if (!buyer.phoneNumberVerified) throw refuse.forbidden({ reason: "PHONE_NOT_VERIFIED" });
  const student = await findStudent(db, request.userId, request.studentId);
  if (!student) throw refuse.studentNotFound();

  const productsInOrder = await loadProducts(db, request);
  checkCourses(productsInOrder, request.tabletType);
  const subjectLabels = await checkCourseSubjects(db, request.courses, productsInOrder);
  await checkTablet(db, productsInOrder, request.tabletType);
  if (requiresAddress({ products: productsInOrder }) && !(buyer.postcode && buyer.address && buyer.addressDetail)) {
    throw refuse.enrollmentIncomplete({ fields: [{ path: "address", message: "받을 주소를 적어 주세요." }] });
  }

  const benefit = request.benefitCode
    ? await findUsableBenefit(db, {
        code: request.benefitCode,
        userId: request.userId,
        products: productsInOrder,
        paymentMethod: request.instrument.kind === "none" ? "NONE" : "CARD",
      })
    : null;
  const courses = productsInOrder.map((product, index) => ({ product, subjectLabel: subjectLabels[index]?.subject }));
  const ledger = orderLedger({ courses, benefit: benefit?.benefit ?? null });
  if (ledger.total !== request.shownAmount) {
    throw refuse.priceChanged({
      amount: ledger.total,
      reason: `금액이 ${formatWon(request.shownAmount)}에서 ${formatWon(ledger.total)}으로 바뀌었어요.`,
    });
  }
  if ((ledger.total === 0) !== (request.instrument.kind === "none")) {
    throw refuse.productNotSold({ amount: ledger.total });
  }
  const items = request.courses.flatMap((course, index) => {
    const product = productsInOrder[index];
    return product ? [{ subjectKey: course.subject, subjectDetailKey: course.subjectDetail, product }] : [];
  });
  return { buyer, student, items, benefit, ledger, orderName: orderName(subjectLabels) };
}

/** The products of the courses, in their order. An unavailable one is refused together with what could replace it. */
async function loadProducts(db: Queryable, request: PurchaseRequest): Promise<Product[]> {
  const rows = await findProducts(db, [...new Set(request.courses.map(({ productId }) => productId))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
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

function checkCourses(productsInOrder: Product[], tabletType: string | null): void {
  const { valid, problems } = validateCourses({ products: productsInOrder, tabletType });
  if (!valid) throw refuse.enrollmentIncomplete({ problems });
  if (!isBundlingEarned(productsInOrder)) {
    throw refuse.enrollmentIncomplete({ problems: ["MIXED_BUNDLING"] });
  }
}

async function checkTablet(db: Queryable, productsInOrder: Product[], tabletType: string | null): Promise<void> {
  if (!tabletType || !productsInOrder.some(({ rentTablet }) => rentTablet)) return;
  const tablet = await findTablet(db, tabletType);
  if (!tablet?.ongoing) throw refuse.tabletUnavailable();
}

function orderName(labels: { subject: string; detail: string }[]): string {
  const [first] = labels;
  const rest = labels.length - 1;
  const name = first ? `${first.subject} ${first.detail}` : "수업";
  return rest > 0 ? `${name} 외 ${rest}개` : name;
}
