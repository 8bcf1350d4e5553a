import { TABLET_TYPES } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { termsOf } from "../../../lessons/lessons/count-lessons.ts";
import type { OrderWire } from "../schemas.ts";
import { findOrderDetail, type OrderItemRow } from "./repository.ts";

/**
 * One order by its id or merchantUid, with the ledger as it was before paying, and what was given back of it.
 * @throws ApiError 404 for a missing order and for somebody else's.
 */
export async function getOrder({ sql, actor: { userId } }: Ctx<"account">, id: string): Promise<OrderWire> {
  const row = await findOrderDetail(sql, userId, id);
  if (!row) throw refuse.notFound();
  const { benefitCode, benefitName, discountSource } = row;
  // Each field by its name: a column of the row is no part of the answer until it stands here.
  return {
    id: row.id,
    merchantUid: row.merchantUid,
    orderName: row.orderName,
    status: row.status,
    amount: row.amount,
    refundedAmount: row.refundedAmount,
    movedAmount: row.movedAmount,
    periodNumber: row.periodNumber,
    paymentMethod: row.paymentMethod,
    studentName: row.studentName,
    createdAt: new Date(row.createdAt),
    paidAt: row.paidAt === null ? null : new Date(row.paidAt),
    applicantCompleted: row.applicantCompleted,
    items: (row.items ?? []).map(toItem),
    ledger: [...row.ledger],
    refunds: row.refunds.map(({ createdAt, doneAt, lines, ...refund }) => ({
      ...refund,
      lines: [...lines],
      createdAt: new Date(createdAt),
      doneAt: doneAt === null ? null : new Date(doneAt),
    })),
    transfers: row.transfers.map(({ doneAt, ...transfer }) => ({ ...transfer, doneAt: new Date(doneAt) })),
    continuedMatchId: row.continuedMatchId,
    benefit:
      benefitCode && benefitName && discountSource ? { code: benefitCode, name: benefitName, discountSource } : null,
    tabletType: TABLET_TYPES.find((known) => known === row.tabletType) ?? null,
    cardName: row.cardName,
    cardNumber: row.cardNumber,
    cardQuota: row.cardQuota,
    receiptUrl: row.receiptUrl,
    postcode: row.postcode,
    address: row.address,
    addressDetail: row.addressDetail,
    student: { id: row.studentId, name: row.studentName, phoneNumber: row.studentPhoneNumber },
  };
}

function toItem({
  bonusType,
  bonusCount,
  firstLessonAt,
  notBefore,
  ...item
}: OrderItemRow): OrderWire["items"][number] {
  const course = { product: item.product, bonusType, bonusCount, keptCount: item.keptCount };
  return {
    ...item,
    ...termsOf([course], firstLessonAt ? new Date(firstLessonAt) : null, notBefore),
    product: { ...item.product, gradeCategory: item.product.schoolLevel },
  };
}
