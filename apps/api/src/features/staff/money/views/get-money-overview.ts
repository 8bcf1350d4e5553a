import { addDays, startOfKstDate, toKstDate } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { requireStaff } from "../../../../lib/callers/require-staff.ts";
import type { MoneyOverview } from "../schemas.ts";
import { readSums } from "./overview-repository.ts";

/** Today's sums, and what somebody has to look at. @throws ApiError 403 account 10003 without the FINANCE role */
export async function getMoneyOverview(db: Queryable, userId: string, at = new Date()): Promise<MoneyOverview> {
  await requireStaff(db, userId, "MONEY");
  const day = toKstDate(at);
  const range = { start: startOfKstDate(day), end: startOfKstDate(addDays(day, 1)) };
  return { day, ...(await readSums(db, range)) };
}
