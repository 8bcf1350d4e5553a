import type { Queryable } from "../../../../db/client.ts";
import { readPageEnd, toPage } from "../../../../lib/requests/to-page.ts";
import { findPayouts } from "./desk-repository.ts";
import { findProblem } from "./find-problem.ts";
import type { PayoutPageWire, PayoutQuery } from "./schemas.ts";

const PAGE_SIZE = 50;

/**
 * One page of payouts, the newest run first, each with what keeps it out of the next file.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listPayouts(
  db: Queryable,
  { month, status, search, cursor }: PayoutQuery,
): Promise<PayoutPageWire> {
  const rows = await findPayouts(db, { month, status, search, after: readPageEnd(cursor), size: PAGE_SIZE });
  const page = toPage(rows, PAGE_SIZE, ({ createdAt: at }) => ({ isUncertain: false, at }));
  const content = page.content.map((row) => {
    const { createdAt: _at, sentBank, sentEnd, bankCode, numberEnd, holderName, tutorId, ...facts } = row;
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
