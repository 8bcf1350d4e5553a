import { rankOfTier } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { backgroundCode, styleCode } from "../../lib/tutor-profile.ts";
import type { ChangedTutor } from "./apply-tutor-change.ts";
import { findWholeTutors, type WholeTutorRow } from "./index-repository.ts";

/** Reads some tutors again; somebody who is gone is missing from the answer. */
export async function readChangedTutors(db: Queryable, ids: readonly number[]): Promise<Map<number, ChangedTutor>> {
  const rows = await findWholeTutors(db, ids);
  return new Map(rows.map((row) => [row.id, toChanged(row)]));
}

function toChanged(row: WholeTutorRow): ChangedTutor {
  const takesStudents = row.isOpen && row.activeStudents < row.capacity;
  return {
    id: row.id,
    version: Number(row.version),
    rank: rankOfTier(row.tier),
    styles: styleCode(row.styles),
    background: backgroundCode(row),
    activeStudents: row.activeStudents,
    capacity: row.capacity,
    week: row.week,
    confidence: new Map(takesStudents ? Object.entries(row.confidence) : []),
  };
}
