import type { KstDate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { cutPage } from "../../../../lib/requests/page-cursor.ts";
import { findReconciliations } from "../repository.ts";

/** Every day that can be checked by hand, 90 back, is on the first page. */
const PAGE_SIZE = 100;

/**
 * One page of the checks of days, the latest first, with what they found.
 * @param cursor the last day of the page before; undefined for the first page
 */
export async function listReconciliations({ db }: Ctx, cursor?: KstDate) {
  const rows = await findReconciliations(db, { before: cursor, limit: PAGE_SIZE + 1 });
  const { content, last } = cutPage(rows, PAGE_SIZE);
  return {
    content: content.map(({ differences, ...row }) => ({
      ...row,
      differences: differences.map((one) => ({ ...one })),
    })),
    nextCursor: last?.day ?? null,
  };
}
