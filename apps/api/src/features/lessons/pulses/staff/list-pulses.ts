import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findBadPulses } from "./repository.ts";
import type { BadPulseWire, PulseQuery } from "./schemas.ts";

const PAGE = 20;

/** Families that say of their tutor "아쉬워요", for staff. */
export async function listPulses(
  { db }: Ctx,
  query: PulseQuery,
): Promise<{ content: BadPulseWire[]; nextCursor: string | null }> {
  const { content, nextCursor } = toSortedPage(await findBadPulses(db, query, PAGE), PAGE);
  return { content: content.map(({ id: _id, tutorId, ...row }) => ({ ...row, tutorId: String(tutorId) })), nextCursor };
}
