import { ORDER_STATUS_LABELS, type OrderStatus } from "@pkg/domain";
import { Badge, type BadgeTone } from "@pkg/ui/badge";

const TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  PENDING: "warn",
  UNKNOWN: "warn",
  PAID: "success",
  FAILED: "error",
  PART_REFUNDED: "info",
  REFUNDED: "neutral",
};

/** The badge of an order's state. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONES[status]}>{ORDER_STATUS_LABELS[status]}</Badge>;
}
