import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findPayouts } from "./desk-repository.ts";
import { findProblem } from "./find-problem.ts";
import type { PayoutPageWire, PayoutQuery } from "./schemas.ts";

const PAGE_SIZE = 50;

/**
 * One page of payouts, the newest run first, each with what keeps it out of the next file.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listPayouts(
  { db }: Ctx,
  { month, status, search, cursor }: PayoutQuery,
): Promise<PayoutPageWire> {
  const rows = await findPayouts(db, { month, status, search, cursor, size: PAGE_SIZE });
  const page = toSortedPage(rows, PAGE_SIZE);
  const content = page.content.map((row) => {
    const { sentBank, sentEnd, bankCode, numberEnd, holderName, tutorId, ...facts } = row;
    const isReady = row.status === "READY";
    return {
      ...facts,
      tutorId: String(tutorId),
      tax: row.incomeTax + row.localTax,
      problem: isReady ? findProblem({ tutorName: row.tutorName, holderName }) : null,
      bankCode: isReady ? bankCode : sentBank,
      numberEnd: isReady ? numberEnd : sentEnd,
    };
  });
  return { content, nextCursor: page.nextCursor };
}
