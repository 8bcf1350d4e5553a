import type { SessionRow } from "./repository.ts";
import type { FinishedTestWire } from "./schemas.ts";

/** A finished session as it is listed; null for one that is under way. */
export function toFinishedTest(session: SessionRow): FinishedTestWire | null {
  const { id, finishedAt, points, maxPoints, result, confidence } = session;
  if (finishedAt === null || points === null || maxPoints === null || result === null) return null;
  return { id, finishedAt, points, maxPoints, result, confidence };
}
