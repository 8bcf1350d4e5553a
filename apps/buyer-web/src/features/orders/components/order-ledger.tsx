import { ledgerLabel } from "@pkg/domain";
import { Ledger } from "@pkg/ui/ledger";
import { ledgerProps } from "@/lib/orders/ledger-props";
import type { Order } from "../queries";

/** The stored ledger lines, so that the price equals the one before payment to the won. */
export function OrderLedger({ order }: { order: Order }) {
  const { lines, total } = ledgerProps({ lines: order.ledger, total: order.amount, perMonth: null, perLesson: null });
  const isPaid = order.status !== "FAILED" && order.status !== "PENDING" && order.status !== "UNKNOWN";
  const freeLessons = order.items.reduce((sum, { product }) => sum + product.freeLessonCounts, 0);
  const note = freeLessons > 0 ? `무료 수업 ${freeLessons}회를 더 드려요` : undefined;
  return (
    <Ledger
      lines={lines}
      total={{ ...total, label: ledgerLabel({ kind: "TOTAL", label: total.label }, isPaid) }}
      totalNote={note}
      className="print:[&_dl>div]:py-1"
    />
  );
}
