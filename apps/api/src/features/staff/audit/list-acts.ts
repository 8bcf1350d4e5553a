import type { AuditDetail } from "../../../db/schema/operations.ts";
import type { Ctx } from "../../../deps.ts";
import { toSortedPage } from "../../../lib/requests/sorted-page.ts";
import { toDayRange } from "../../../lib/requests/to-day-range.ts";
import { LOOKS } from "./describe-targets.ts";
import { findTargets } from "./find-targets.ts";
import { findActs } from "./repository.ts";
import type { ActQuery } from "./schemas.ts";

const PAGE_SIZE = 50;

/**
 * One page of the audit log.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listActs({ db, actor: { roles } }: Ctx<"staff">, { from, to, kind, ...query }: ActQuery) {
  const among = kind && { actions: LOOKS, isOneOf: kind === "LOOK" };
  const rows = await findActs(db, { ...query, among, ...toDayRange(from, to), size: PAGE_SIZE });
  const { content, nextCursor } = toSortedPage(rows, PAGE_SIZE);
  const targetOf = await findTargets(db, content, roles);
  return {
    content: content.map(({ detail, shownIds, ...row }) => ({
      ...row,
      target: targetOf(row),
      reason: detail?.reason ?? null,
      changes: changesOf(detail),
      shownIds: shownIds ?? [],
      filters: Object.entries(detail?.filters ?? {}).map(([name, value]) => ({ name, value: textOf(value) })),
    })),
    nextCursor,
  };
}

function changesOf(detail: AuditDetail | null) {
  const { before = {}, after = {} } = detail ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => ({ name, before: textOf(before[name]), after: textOf(after[name]) }));
}

function textOf(fact: unknown): string | null {
  if (fact === null || fact === undefined) return null;
  return typeof fact === "string" ? fact : JSON.stringify(fact);
}
