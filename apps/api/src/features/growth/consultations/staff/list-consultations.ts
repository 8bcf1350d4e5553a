import { consultationOfferState, isCallLate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findNewestOffers } from "../offers/repository.ts";
import { findConsultations } from "./repository.ts";
import type { ConsultationQuery } from "./schemas.ts";

const PAGE_SIZE = 50;

/**
 * One page of consultations for staff, the calls by their promise unless asked otherwise.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listConsultations({ db, now: at }: Ctx, query: ConsultationQuery) {
  const page = toSortedPage(await findConsultations(db, { ...query, size: PAGE_SIZE }), PAGE_SIZE);
  const ids = page.content.map(({ id }) => id);
  const offers = await findNewestOffers(db, ids);
  const stateOf = new Map(offers.map((offer) => [offer.consultationId, consultationOfferState(offer, offer.now)]));
  return {
    ...page,
    content: page.content.map(({ promisedOn: date, promisedHalfDay: halfDay, ...row }) => {
      const promise = { date, halfDay };
      const isLate = isCallLate({ status: row.status, promise }, at);
      return { ...row, promise, isLate, offerState: stateOf.get(row.id) ?? null };
    }),
  };
}
