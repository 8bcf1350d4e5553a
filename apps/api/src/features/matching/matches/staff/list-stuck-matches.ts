import { startOfKstDate, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findMeant } from "../../../../lib/staff-search/find-meant-people.ts";
import { findStuckMatches } from "./repository.ts";
import type { StuckMatchQuery } from "./schemas.ts";

const PAGE_SIZE = 50;

/**
 * One page of matches for staff, those that need somebody unless asked otherwise.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listStuckMatches({ db, now: at }: Ctx, query: StuckMatchQuery) {
  const { matchedFrom, search: text, ...rest } = query;
  const meant = text === undefined ? null : await findMeant(db, text);
  const today = toKstDate(at);
  const since = matchedFrom === undefined ? null : startOfKstDate(matchedFrom);
  const page = toSortedPage(await findStuckMatches(db, { ...rest, meant, since, today, size: PAGE_SIZE }), PAGE_SIZE);
  const isLate = ({ promisedOn, status }: (typeof page.content)[number]) =>
    promisedOn !== null && promisedOn < today && status !== "MATCHED" && status !== "CANCELED";
  return { ...page, content: page.content.map((row) => ({ ...row, isLate: isLate(row) })) };
}
