import type { Queryable } from "../../db/client.ts";
import { countUse, type LimitStore, type RateLimit } from "../http/rate-limit.ts";
import { type AuditEntry, insertAuditLog, insertChangedAuditLog } from "./repository.ts";

type SwitchAct = Omit<AuditEntry, "action">;

/** One refusal of the same student in ten minutes, and at most sixty of an account in an hour: a flood stays readable. */
const SAME_REFUSAL: RateLimit = { name: "audit-switch-refused", max: 1, windowSeconds: 600 };
const ALL_REFUSALS: RateLimit = { name: "audit-switch-refused-all", max: 60, windowSeconds: 3600 };

/** Which student each session acted for last: most requests repeat it, and need no look into the table. */
const lastOfSession = new Map<string, string>();
const MOST_SESSIONS = 10_000;

/** Records that an account began to act for a student of its own; a request that repeats it records nothing. */
export async function recordSwitch(db: Queryable, act: SwitchAct, sessionId: string): Promise<void> {
  const session = `${act.actorId}:${sessionId}`;
  if (lastOfSession.get(session) === act.targetId) return;
  if (lastOfSession.size >= MOST_SESSIONS) lastOfSession.clear();
  // Before it is written: a page sends several requests at once.
  lastOfSession.set(session, act.targetId);
  try {
    await insertChangedAuditLog(db, { action: "student.switched", ...act });
  } catch (error) {
    lastOfSession.delete(session);
    throw error;
  }
}

/** Records that an account named a student that is not its own. */
export async function recordRefusedSwitch(store: LimitStore, act: SwitchAct): Promise<void> {
  if (!(await countUse(store, SAME_REFUSAL, `${act.actorId}:${act.targetId}`)).allowed) return;
  if (!(await countUse(store, ALL_REFUSALS, act.actorId)).allowed) return;
  await insertAuditLog(store.db, { action: "student.switch-refused", ...act });
}
