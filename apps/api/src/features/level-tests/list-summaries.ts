import { scoreLevelTest } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import type { LevelTestSummaryWire } from "./schemas.ts";
import { findSummaries, findUnits } from "./summary-repository.ts";
import { toFinishedTest } from "./to-finished-test.ts";

const SHOWN = 20;

/** What students finished, for those who teach or help them: no items, no answers. The newest first. */
export async function listSummaries(
  db: Queryable,
  studentIds: readonly string[],
  { subject, limit = SHOWN }: { subject?: string; limit?: number } = {},
): Promise<LevelTestSummaryWire[]> {
  const rows = await findSummaries(db, studentIds, limit, subject);
  const items = await findUnits(
    db,
    rows.map(({ session }) => session.id),
  );
  return rows.flatMap(({ session, studentName, subjectLabel }) => {
    const finished = toFinishedTest(session);
    if (!finished) return [];
    const own = items.filter(({ sessionId }) => sessionId === session.id);
    const units = [...scoreLevelTest(own).units];
    return [{ ...finished, subject: session.subject, level: session.level, subjectLabel, studentName, units }];
  });
}
