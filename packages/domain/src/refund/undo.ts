import { HOUR } from "../time/duration.ts";

/** Hours after its payment in which an order can be taken back with one press. */
export const UNDO_HOURS = 1;

/** Why an order cannot be taken back with one press (any more). */
export const UNDO_REFUSALS = ["REFUNDED", "OVER", "CONTINUES", "ACCEPTED"] as const;
export type UndoRefusal = (typeof UNDO_REFUSALS)[number];

/** Each refusal as a buyer reads it: what else can be done stands in it. */
export const UNDO_REFUSAL_TEXTS: Readonly<Record<UndoRefusal, string>> = {
  REFUNDED: "이미 환불한 주문이라 되돌릴 수 없어요.",
  OVER: `결제하고 ${UNDO_HOURS}시간이 지나 되돌릴 수 없어요. 주문에서 그만두고 환불받을 수 있어요.`,
  CONTINUES: "듣던 수업에 이어진 결제라 되돌릴 수 없어요. 주문에서 그만두고 환불받을 수 있어요.",
  ACCEPTED: "선생님이 이미 수락해서 되돌릴 수 없어요. 주문에서 그만두고 환불받을 수 있어요.",
};

/** A paid order that its buyer may want to take back. */
export interface UndoOrder {
  readonly paidAt: Date;
  readonly now: Date;
  /** Something of it was given back or given up. */
  readonly isRefunded: boolean;
  /** It goes on with a class, or took over what was left of one: that class would not come back. */
  readonly isContinuation: boolean;
  /** A tutor has said yes to one of its courses, also one who was replaced since. */
  readonly isAccepted: boolean;
}

/** The last instant at which an order that was paid then can be taken back. */
export const undoUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + UNDO_HOURS * HOUR);

/**
 * Why a paid order cannot be taken back as a whole; null while it can. Nothing is sent to a buyer within the hour: what is to be sent
 * some day counts here, too.
 */
export function undoRefusal(order: UndoOrder): UndoRefusal | null {
  if (order.isRefunded) return "REFUNDED";
  if (order.now > undoUntil(order.paidAt)) return "OVER";
  if (order.isContinuation) return "CONTINUES";
  return order.isAccepted ? "ACCEPTED" : null;
}
