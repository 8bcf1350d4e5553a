import { readPersonSearch } from "@pkg/domain";

/** Whether a list of people can be searched by a text; not by one too short, an address or an order's number. */
export function isPeopleSearch(text: string): boolean {
  const read = readPersonSearch(text);
  return read !== null && (read.name ?? read.phoneEnd ?? read.phone) !== null;
}

/** The same for a list that an order's number finds its place in as well. */
export const isOrderSearch = (text: string): boolean =>
  isPeopleSearch(text) || (readPersonSearch(text)?.merchantUid ?? null) !== null;
