import { createHash } from "node:crypto";
import { orderLedger, type Product, type StoredPaymentType } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import type { OrderRow } from "../repository.ts";
import { makeMerchantUid } from "./make-merchant-uid.ts";
import { insertOrder, type NewOrder } from "./repository.ts";

/** One attempt to pay a period of a schedule. */
export interface RenewalOrder {
  /** The order that began the schedule: who it is for stays as it was. */
  readonly origin: OrderRow;
  readonly studentName: string;
  readonly periodId: string;
  /** Names the attempt for ever. */
  readonly key: string;
  /** What the buyer reads of it: "수학 중2-2 2번째 달". */
  readonly name: string;
  /** Won. */
  readonly amount: number;
  readonly method: { readonly paymentType: StoredPaymentType; readonly cardName: string; readonly cardNumber: string };
  readonly course: {
    /** Its final cost is what is paid. */
    readonly product: Product;
    readonly subjectLabel: string;
    readonly subjectKey: string;
    readonly subjectDetailKey: string;
    readonly matchId: string | null;
  };
}

/**
 * Writes the order of a renewal as PENDING, held for its charge, in the transaction that makes its period CHARGING.
 * @throws Error when the key is used, or another order of the period is alive.
 */
export async function reserveRenewal({ config }: Ctx, tx: Transaction, renewal: RenewalOrder): Promise<OrderRow> {
  const { product, subjectLabel, subjectKey, subjectDetailKey, matchId } = renewal.course;
  const none = { trialMatchId: null, tutorId: null, bonusType: null, bonusCount: null };
  const course = { productId: product.id, subjectKey, subjectDetailKey, product, matchId, ...none };
  const { lines } = orderLedger({ courses: [{ product, subjectLabel }] });
  const ledger = lines.map((line) =>
    line.kind === "LIST_PRICE" ? { ...line, label: `${renewal.name} ${line.label}` } : line,
  );
  const along = { courses: [course], consents: [], look: null };
  const order = await insertOrder(tx, { ...toOrder(renewal), ledger }, along, config.purchaseLeaseMs);
  if (!order) throw new Error("A period has one order that is alive.");
  return order;
}

function toOrder({ origin, method, course, ...renewal }: RenewalOrder): Omit<NewOrder, "ledger"> {
  const { userId, studentId, studentPhoneNumber, guardianName, guardianPhoneNumber } = origin;
  const { postcode, address, addressDetail, tabletType } = origin;
  const { paymentType: paymentMethod, cardName, cardNumber } = method;
  return {
    userId,
    studentId,
    studentPhoneNumber,
    guardianName,
    guardianPhoneNumber,
    postcode,
    address,
    addressDetail,
    paymentMethod,
    cardName,
    cardNumber,
    studentName: renewal.studentName,
    amount: renewal.amount,
    orderName: renewal.name,
    idempotencyKey: renewal.key,
    schedulePeriodId: renewal.periodId,
    merchantUid: makeMerchantUid(),
    requestHash: createHash("sha256").update(renewal.key).digest("base64url"),
    draftId: null,
    cardQuota: 1,
    benefitId: null,
    benefitName: null,
    discountSource: null,
    tabletType: course.product.rentTablet ? tabletType : null,
    consultationId: null,
    orderFunnelType: null,
    orderFunnelValue: null,
  };
}
