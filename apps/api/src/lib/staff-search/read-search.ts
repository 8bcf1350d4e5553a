import { type PersonSearch, readPersonSearch, SEARCH_TOO_SHORT } from "@pkg/domain";
import { refuse } from "../errors/refuse.ts";

/**
 * Reads whose rows of a list are meant: a name, a phone number or its end, or an order's number.
 * @throws ApiError 400 class 10001 at `search` for a text too short, or an address
 */
export function readOrderSearch(text: string): PersonSearch {
  const search = readPersonSearch(text);
  if (search && search.email === null) return search;
  throw refuseSearch(SEARCH_TOO_SHORT.ORDERS);
}

/**
 * Reads who is meant: a name, or a phone number or its end.
 * @throws ApiError 400 class 10001 at `search` for a text too short, an address or an order's number
 */
export function readNameSearch(text: string): PersonSearch {
  const search = readPersonSearch(text);
  if (search && search.email === null && search.merchantUid === null) return search;
  throw refuseSearch(SEARCH_TOO_SHORT.PEOPLE);
}

/** 400 class 10001 at the field of a list's search. */
export const refuseSearch = (message: string) => refuse.invalidInput({ fields: [{ path: "search", message }] });
