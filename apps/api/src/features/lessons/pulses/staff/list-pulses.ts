import type { Queryable } from "../../../../db/client.ts";
import { findBadPulses } from "./repository.ts";
import type { BadPulseWire, PulseQuery } from "./schemas.ts";

const PAGE = 20;

/** Families that say of their tutor "아쉬워요", for staff. */
export async function listPulses(
  db: Queryable,
  { state, before }: PulseQuery,
): Promise<{ content: BadPulseWire[]; hasMore: boolean }> {
  const rows = await findBadPulses(db, { state, before: before ? new Date(before) : undefined }, PAGE + 1);
  const content = rows.slice(0, PAGE).map(({ tutorId, ...row }) => ({ ...row, tutorId: String(tutorId) }));
  return { content, hasMore: rows.length > PAGE };
}
