import { isCallLate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findConsultations } from "./repository.ts";
import type { ConsultationQuery } from "./schemas.ts";

const PAGE_SIZE = 50;

/**
 * One page of consultations for staff, the calls by their promise unless asked otherwise.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listConsultations({ db, now: at }: Ctx, query: ConsultationQuery) {
  const page = toSortedPage(await findConsultations(db, { ...query, size: PAGE_SIZE }), PAGE_SIZE);
  return {
    ...page,
    content: page.content.map(({ promisedOn: date, promisedHalfDay: halfDay, ...row }) => {
      const promise = { date, halfDay };
      return { ...row, promise, isLate: isCallLate({ status: row.status, promise }, at) };
    }),
  };
}
