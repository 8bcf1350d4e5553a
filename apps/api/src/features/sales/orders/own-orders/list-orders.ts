import { ORDER_STATUSES } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import type { OrderSummaryWire } from "../schemas.ts";
import { findOrderPage } from "./repository.ts";

export interface OrderFilter {
  /** From 0. */
  page: number;
  size: number;
  /** Comma list; FAILED and PENDING are hidden when it is left out. */
  status?: string | undefined;
  studentId?: string | undefined;
  /** The student the account acts for. */
  switchedStudentId?: string | null;
  /** YYYY-MM-DD in Korean time. */
  from?: string | undefined;
}

/** An earlier day leaves nothing out; PostgreSQL knows no year 0. */
const FIRST_DAY = "2000-01-01";
const SHOWN = ORDER_STATUSES.filter((status) => status !== "FAILED" && status !== "PENDING");

/** One page of the buyer's orders, newest first; only those of the student the account acts for. */
export async function listOrders({ db, actor: { userId } }: Ctx<"account">, filter: OrderFilter) {
  const { page, size, status, studentId, switchedStudentId, from } = filter;
  const wanted = new Set(status?.split(",") ?? SHOWN);
  const statuses = ORDER_STATUSES.filter((known) => wanted.has(known));
  const { content, total } = await findOrderPage(db, userId, {
    statuses,
    studentIds: [studentId, switchedStudentId].filter((id) => typeof id === "string"),
    from: from && from >= FIRST_DAY ? from : undefined,
    offset: page * size,
    limit: size,
  });
  const orders: OrderSummaryWire[] = content;
  return { content: orders, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}
