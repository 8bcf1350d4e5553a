import { TABLET_TYPES } from "@pkg/domain";
import type { Sql } from "../../db/client.ts";
import { refuse } from "../../lib/refuse.ts";
import { termsOf } from "../lessons/count-lessons.ts";
import { findOrderDetail } from "./read-repository.ts";
import type { OrderWire } from "./schemas.ts";

/**
 * One order by its id or merchantUid, with the ledger as it was before paying, and what was given back of it.
 * @throws ApiError 404 for a missing order and for somebody else's.
 */
export async function getOrder(sql: Sql, userId: string, id: string): Promise<OrderWire> {
  const row = await findOrderDetail(sql, userId, id);
  if (!row) throw refuse.notFound();
  const {
    benefitCode,
    benefitName,
    discountSource,
    studentPhoneNumber,
    tabletType,
    items,
    refunds,
    transfers,
    ...order
  } = row;
  return {
    ...order,
    createdAt: new Date(order.createdAt),
    paidAt: order.paidAt === null ? null : new Date(order.paidAt),
    ledger: order.ledger.map((line) => ({ ...line })),
    items: (items ?? []).map(({ bonusType, bonusCount, firstLessonAt, ...item }) => ({
      ...item,
      ...termsOf(
        [{ product: item.product, bonusType, bonusCount, keptCount: item.keptCount }],
        firstLessonAt ? new Date(firstLessonAt) : null,
      ),
      product: { ...item.product, gradeCategory: item.product.schoolLevel },
    })),
    refunds: refunds.map(({ createdAt, doneAt, lines, ...refund }) => ({
      ...refund,
      lines: lines.map((line) => ({ ...line })),
      createdAt: new Date(createdAt),
      doneAt: doneAt === null ? null : new Date(doneAt),
    })),
    transfers: transfers.map(({ doneAt, ...transfer }) => ({ ...transfer, doneAt: new Date(doneAt) })),
    tabletType: TABLET_TYPES.find((known) => known === tabletType) ?? null,
    benefit:
      benefitCode && benefitName && discountSource ? { code: benefitCode, name: benefitName, discountSource } : null,
    student: { name: order.studentName, phoneNumber: studentPhoneNumber },
  };
}
