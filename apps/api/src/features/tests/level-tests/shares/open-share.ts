import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { type OpenedLink, openToken } from "../../../links/private-links/open-link.ts";
import type { SharedTestWire } from "../schemas.ts";
import { findSummary } from "../summaries/list-summaries.ts";
import { findSharedSession } from "./repository.ts";

/**
 * What the link of a result shows to whoever has it: the level and the units, and nothing of the student, the points or the items.
 * @throws ApiError as `openToken`.
 */
export async function openShare(ctx: Ctx, link: Pick<OpenedLink, "token" | "address">): Promise<SharedTestWire> {
  const sessionId = await openToken(ctx, link, (hash) => findSharedSession(ctx.db, hash));
  const found = await findSummary(ctx.db, sessionId);
  if (!found) throw refuse.notFound();
  const { subject, level, subjectLabel, result, units } = found;
  return { subject, level, subjectLabel, result, units: units.map(({ unit, result: own }) => ({ unit, result: own })) };
}
