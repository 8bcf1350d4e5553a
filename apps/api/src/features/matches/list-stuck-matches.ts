import { toKstDate } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { requireOperator } from "../users/require-operator.ts";
import type { StuckMatchWire } from "./operator-schemas.ts";
import { findStuckMatches } from "./stuck-match-repository.ts";

const SHOWN = 100;

/**
 * The searches that need staff: nobody was found, or what was promised ends today or is over.
 * @throws ApiError 403 account 10003 for anybody but an operator
 */
export async function listStuckMatches(db: Queryable, operatorId: string): Promise<StuckMatchWire[]> {
  await requireOperator(db, operatorId);
  const today = toKstDate(new Date());
  const rows = await findStuckMatches(db, today, SHOWN);
  return rows.map((row) => ({ ...row, isLate: row.promisedOn !== null && row.promisedOn < today }));
}
