import { addDays, startOfKstDate, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import type { MoneyOverview } from "../schemas.ts";
import { readSums } from "./overview-repository.ts";

/** Today's sums, and what somebody has to look at. */
export async function getMoneyOverview({ db, now: at }: Ctx): Promise<MoneyOverview> {
  const day = toKstDate(at);
  const range = { start: startOfKstDate(day), end: startOfKstDate(addDays(day, 1)) };
  return { day, ...(await readSums(db, range)) };
}
