import { randomBytes } from "node:crypto";
import { CONSENT_KEYS, discountSource } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { consents, orderItems, orders } from "../../db/schema/index.ts";
import type { AppDeps } from "../../deps.ts";
import { CONSENT_VERSION } from "../../lib/consent-version.ts";
import { refuse } from "../../lib/refuse.ts";
import { checkBenefitCard } from "../benefits/check-benefit-card.ts";
import { reserveBenefit } from "../benefits/reserve-benefit.ts";
import { findPaymentMethod } from "../payments/repository.ts";
import { checkConsents } from "./check-consents.ts";
import { type PricedOrder, priceOrder } from "./price-order.ts";
import { hashRequest, type PurchaseRequest } from "./purchase-request.ts";
import { lockOwnDraft, type OrderRow } from "./repository.ts";

/**
 * The purchase's first transaction: prices from the database, checks everything again, reserves the benefit and writes
 * PENDING under the client's key.
 * @returns `null` when the key, or the same draft, has an order already.
 */
export async function reserveOrder(deps: AppDeps, request: PurchaseRequest): Promise<OrderRow | null> {
  return deps.db.transaction(async (tx) => {
    if (request.draftId && !(await lockOwnDraft(tx, request.userId, request.draftId))) {
      throw refuse.enrollmentIncomplete({ problems: ["DRAFT"] });
    }
    const priced = await priceOrder(tx, request);
    checkConsents(request.consents, priced);
    const card = await describeCard(tx, request);
    checkBenefitCard(priced.benefit, card.cardName);
    const order = await insertOrder(tx, request, { ...priced, card }, deps.config.purchaseLeaseMs);
    // Equal requests wait at the unique key above, so only the first one gets here.
    if (!order) return null;
    await tx
      .insert(orderItems)
      .values(
        priced.items.map((item, position) => ({ orderId: order.id, position, productId: item.product.id, ...item })),
      );
    if (priced.benefit) {
      await reserveBenefit(tx, { benefitId: priced.benefit.rowId, userId: request.userId, orderId: order.id });
    }
    // Terms we don't know are not kept.
    const known = request.consents.filter(({ key }) => CONSENT_KEYS.some((candidate) => candidate === key));
    const given = known.map(({ key, agreed }) => ({
      key,
      agreed,
      userId: request.userId,
      version: CONSENT_VERSION,
      merchantUid: order.merchantUid,
    }));
    if (given.length > 0) await tx.insert(consents).values(given);
    await deps.checkpoint("in-reserve");
    return order;
  });
}

type CardDescription = { cardName: string | null; cardNumber: string | null };

/** Name and masked number of a stored card; a typed-in one is known only after the provider took it. */
async function describeCard(tx: Transaction, { userId, instrument }: PurchaseRequest): Promise<CardDescription> {
  if (instrument.kind !== "stored") return { cardName: null, cardNumber: null };
  const method = await findPaymentMethod(tx, userId, instrument.paymentMethodId);
  if (!method) {
    throw refuse.enrollmentIncomplete({
      fields: [{ path: "paymentMethodId", message: "저장한 카드를 찾지 못했어요." }],
    });
  }
  return { cardName: method.cardName, cardNumber: method.cardNumber };
}

async function insertOrder(
  tx: Transaction,
  request: PurchaseRequest,
  priced: PricedOrder & { card: CardDescription },
  leaseMs: number,
) {
  const { buyer, student, benefit, ledger, items, orderName, card, guardian } = priced;
  const rentsTablet = items.some(({ product }) => product.rentTablet);
  const merchantUid = newMerchantUid();
  const leaseEnd = sql`now() + make_interval(secs => ${leaseMs / 1000})`;
  const [order] = await tx
    .insert(orders)
    .values({
      merchantUid,
      paymentId: merchantUid,
      userId: request.userId,
      studentId: student.id,
      studentName: student.name,
      studentPhoneNumber: student.phoneNumber,
      guardianName: guardian?.name ?? null,
      guardianPhoneNumber: guardian?.phoneNumber ?? null,
      paymentMethod: request.instrument.kind === "none" ? "NONE" : "CARD",
      idempotencyKey: request.idempotencyKey,
      requestHash: hashRequest(request),
      draftId: request.draftId,
      orderName,
      amount: ledger.total,
      cardQuota: request.instrument.kind === "none" ? 1 : request.instrument.cardQuota,
      ...card,
      ledger: [...ledger.lines],
      benefitId: benefit?.rowId ?? null,
      benefitName: benefit?.name ?? null,
      discountSource: benefit ? discountSource(benefit.benefit) : null,
      tabletType: rentsTablet ? request.tabletType : null,
      postcode: buyer.postcode,
      address: buyer.address,
      addressDetail: buyer.addressDetail,
      consultationId: request.consultationId,
      orderFunnelType: request.orderFunnelType,
      orderFunnelValue: request.orderFunnelValue,
      leaseUntil: leaseEnd,
      chargeDeadline: leaseEnd,
    })
    .onConflictDoNothing()
    .returning();
  return order ?? null;
}

/** Readable on a receipt, unguessable (80 bits) and unique: "NR" and base 32. */
function newMerchantUid(): string {
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  return `NR${[...randomBytes(16)].map((byte) => alphabet[byte % 32]).join("")}`;
}
