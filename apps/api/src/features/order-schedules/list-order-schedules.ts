import { lessonTerms } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { findSchedules } from "./repository.ts";
import type { OrderScheduleWire } from "./schemas.ts";

/** What is charged next, and when; only for the student the account acts for, if it named one. */
export async function listOrderSchedules(
  db: Queryable,
  userId: string,
  switchedStudentId: string | null,
): Promise<OrderScheduleWire[]> {
  const rows = await findSchedules(db, userId, switchedStudentId);
  return rows.map(({ product, ...row }) => ({ ...row, productName: lessonTerms(product) }));
}
