import type { Queryable } from "../../../db/client.ts";
import { insertAuditLog, insertChangedAuditLog } from "../../../lib/audit-logs/repository.ts";
import { countUse, type LimitStore, type RateLimit } from "../../../lib/http/rate-limit.ts";

/** An account, in one of its requests, names a student. */
interface SwitchAct {
  readonly userId: string;
  readonly requestId: string;
  readonly targetId: string;
}

/** One refusal of the same student in ten minutes, and at most sixty of an account in an hour: a flood stays readable. */
const SAME_REFUSAL: RateLimit = { name: "audit-switch-refused", max: 1, windowSeconds: 600 };
const ALL_REFUSALS: RateLimit = { name: "audit-switch-refused-all", max: 60, windowSeconds: 3600 };

/** Which student each session acted for last: most requests repeat it, and need no look into the table. */
const lastOfSession = new Map<string, string>();
const MOST_SESSIONS = 10_000;

/** Records that an account began to act for a student of its own; a request that repeats it records nothing. */
export async function recordSwitch(db: Queryable, act: SwitchAct, sessionId: string): Promise<void> {
  const session = `${act.userId}:${sessionId}`;
  if (lastOfSession.get(session) === act.targetId) return;
  if (lastOfSession.size >= MOST_SESSIONS) lastOfSession.clear();
  // Before it is written: a page sends several requests at once.
  lastOfSession.set(session, act.targetId);
  try {
    await insertChangedAuditLog(db, act, { action: "student.switched", targetId: act.targetId });
  } catch (error) {
    lastOfSession.delete(session);
    throw error;
  }
}

/** Records that an account named a student that is not its own. */
export async function recordRefusedSwitch(store: LimitStore, act: SwitchAct): Promise<void> {
  if (!(await countUse(store, SAME_REFUSAL, `${act.userId}:${act.targetId}`)).allowed) return;
  if (!(await countUse(store, ALL_REFUSALS, act.userId)).allowed) return;
  await insertAuditLog(store.db, act, { action: "student.switch-refused", targetId: act.targetId });
}
