import { scoreLevelTest } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import type { LevelTestSummaryWire } from "../schemas.ts";
import { toFinishedTest } from "../to-finished-test.ts";
import { findSummaries, findSummaryRow, findUnits, type SummaryRow } from "./repository.ts";

const SHOWN = 20;

/** What students finished, for those who teach or help them: no items, no answers. The newest first. */
export async function listSummaries(
  db: Queryable,
  studentIds: readonly string[],
  { subject, limit = SHOWN }: { subject?: string; limit?: number } = {},
): Promise<LevelTestSummaryWire[]> {
  return describe(db, await findSummaries(db, studentIds, limit, subject));
}

/** One finished test in the same way; null for one that is under way. */
export async function findSummary(db: Queryable, sessionId: string): Promise<LevelTestSummaryWire | null> {
  const [summary = null] = await describe(db, await findSummaryRow(db, sessionId));
  return summary;
}

async function describe(db: Queryable, rows: readonly SummaryRow[]): Promise<LevelTestSummaryWire[]> {
  const items = await findUnits(
    db,
    rows.map(({ session }) => session.id),
  );
  return rows.flatMap(({ session, studentName, gradeBand, subjectLabel }) => {
    const finished = toFinishedTest(session);
    if (!finished) return [];
    const own = items.filter(({ sessionId }) => sessionId === session.id);
    const units = [...scoreLevelTest(own).units];
    const { subject, level } = session;
    return [{ ...finished, subject, level, subjectLabel, studentName, gradeBand, units }];
  });
}
