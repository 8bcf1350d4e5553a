import { LOOKS_KEPT_YEARS } from "@pkg/domain";
import { and, inArray, isNotNull, lt, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { auditLogs } from "../../../db/schema/index.ts";
import { LOOKS } from "./describe-targets.ts";

/** Other features ask whether these were done at all: of them only who and where goes. */
const ASKED_LATER = ["event.exported", "study-proof.viewed"] as const;

const IS_OLD = lt(auditLogs.at, sql`now() - make_interval(years => ${LOOKS_KEPT_YEARS})`);

/** Forgets looks of long ago. What was changed stays. */
export async function forgetOldLooks(db: Queryable): Promise<void> {
  await db
    .delete(auditLogs)
    .where(and(IS_OLD, inArray(auditLogs.action, [...LOOKS]), notInArray(auditLogs.action, [...ASKED_LATER])));
  await db
    .update(auditLogs)
    .set({ actorName: null, actorEmail: null, address: null })
    .where(and(IS_OLD, inArray(auditLogs.action, [...ASKED_LATER]), isNotNull(auditLogs.address)));
}
