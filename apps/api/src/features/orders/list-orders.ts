import { ORDER_STATUSES } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { findOrderPage } from "./read-repository.ts";
import type { OrderSummaryWire } from "./schemas.ts";

export interface OrderFilter {
  /** From 0. */
  page: number;
  size: number;
  /** Comma list; FAILED and PENDING are hidden when it is left out. */
  status?: string | undefined;
}

const SHOWN = ORDER_STATUSES.filter((status) => status !== "FAILED" && status !== "PENDING");

/** One page of the buyer's orders, newest first (spec §7, `GET /orders`). */
export async function listOrders(db: Queryable, userId: string, { page, size, status }: OrderFilter) {
  const wanted = new Set(status?.split(",") ?? SHOWN);
  const statuses = ORDER_STATUSES.filter((known) => wanted.has(known));
  const { content, total } = await findOrderPage(db, userId, { statuses, offset: page * size, limit: size });
  const orders: OrderSummaryWire[] = content;
  return { content: orders, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}
