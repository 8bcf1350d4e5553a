import type { Queryable } from "../../db/client.ts";
import { requireStaff } from "../staff/require-staff.ts";
import { findReconciliations } from "./reconciliation-repository.ts";

const SHOWN = 60;

/** The checks of the latest days, with what they found. @throws ApiError 403 account 10003 without the FINANCE role */
export async function listReconciliations(db: Queryable, userId: string) {
  await requireStaff(db, userId, "MONEY");
  const rows = await findReconciliations(db, SHOWN);
  return rows.map(({ differences, ...row }) => ({ ...row, differences: differences.map((one) => ({ ...one })) }));
}
