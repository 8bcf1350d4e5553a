import type { Ctx } from "../../../deps.ts";
import { toSortedPage } from "../../../lib/requests/sorted-page.ts";
import { findReasons } from "./repository.ts";
import type { ReasonQuery } from "./schemas.ts";
import { toReasonRange } from "./to-reason-range.ts";

const PAGE_SIZE = 50;

/**
 * One page of what a number of the counts stands for.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listReasons({ db }: Ctx, { from, to, ...query }: ReasonQuery) {
  const rows = await findReasons(db, { ...query, ...toReasonRange({ from, to }), size: PAGE_SIZE });
  const { content, nextCursor } = toSortedPage(rows, PAGE_SIZE);
  return { content: content.map((row) => ({ ...row, kind: query.kind, at: new Date(row.at) })), nextCursor };
}
