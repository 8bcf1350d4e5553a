import { toKstDate } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { requireStaff } from "../staff/require-staff.ts";
import type { StuckMatchWire } from "./operator-schemas.ts";
import { findStuckMatches } from "./stuck-match-repository.ts";

const SHOWN = 100;

/**
 * The searches that need staff: nobody was found, or what was promised ends today or is over.
 * @throws ApiError 403 account 10003 without the OPERATOR role
 */
export async function listStuckMatches(db: Queryable, operatorId: string): Promise<StuckMatchWire[]> {
  await requireStaff(db, operatorId, "MATCHES");
  const today = toKstDate(new Date());
  const rows = await findStuckMatches(db, today, SHOWN);
  return rows.map((row) => ({ ...row, isLate: row.promisedOn !== null && row.promisedOn < today }));
}
