import { readPersonSearch, SEARCH_TOO_SHORT } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { refuseSearch } from "../../../lib/staff-search/read-search.ts";
import type { PersonSearchAnswer } from "./schemas.ts";
import { findOrder, findPeople } from "./search-repository.ts";

const SHOWN = 50;

/**
 * People and orders by what staff typed: a name's beginning, a phone number or its last four digits, an e-mail address, or an
 * order's number, which also answers its buyer.
 * @throws ApiError 400 class 10001 for a text too short
 */
export async function searchPeople({ db }: Ctx, text: string): Promise<PersonSearchAnswer> {
  const search = readPersonSearch(text);
  if (!search) throw refuseSearch(SEARCH_TOO_SHORT.EVERYTHING);
  const order = search.merchantUid === null ? undefined : await findOrder(db, search.merchantUid);
  const people =
    search.merchantUid === null || order ? await findPeople(db, { ...search, userId: order?.userId }, SHOWN + 1) : [];
  return {
    people: people.slice(0, SHOWN).map(({ email, ...row }) => ({ ...row, email: realEmail(email) })),
    orders: order ? [order] : [],
    hasMore: people.length > SHOWN,
  };
}
