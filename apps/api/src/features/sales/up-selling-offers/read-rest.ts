import type { RefundLine } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { ClassRow } from "../../lessons/lessons/repository.ts";
import { computeQuote } from "../../payments/refunds/compute-quote.ts";
import { readSituation } from "../../payments/refunds/read-situation.ts";
import { findOrdersOfItems, findRefundOrder, type RefundOrderRow } from "../../payments/refunds/repository.ts";

/** What is left of one course of a class. */
export interface Rest {
  order: RefundOrderRow;
  itemId: string;
  /** Won, as a refund of it would be, without what a tablet takes off: the tablet stays. */
  amount: number;
  lines: readonly RefundLine[];
  usedCount: number;
  /** Lessons that are left. */
  movedCount: number;
}

/** What is left of the courses of a class at an instant; to move it, hold their orders first. */
export async function readRest(db: Queryable, row: Pick<ClassRow, "id" | "courses">, at: Date): Promise<Rest[]> {
  const open = row.courses.filter(({ keptCount }) => keptCount === null).map(({ id }) => id);
  const rests: Rest[] = [];
  for (const { merchantUid } of await findOrdersOfItems(db, open)) {
    const order = await findRefundOrder(db, merchantUid, null);
    if (!order) continue;
    const { courses } = computeQuote(await readSituation(db, order, at), [], at);
    for (const { course, refund } of courses) {
      const movedCount = course.totalCounts + course.freeLessonCounts - course.usedCounts;
      if (course.ofClass?.id !== row.id || !refund || movedCount <= 0) continue;
      const { amount, lines } = refund;
      rests.push({ order, itemId: course.item.id, amount, lines, usedCount: course.usedCounts, movedCount });
    }
  }
  return rests;
}
