import { readPersonSearch } from "@pkg/domain";

/** Whether a list of people can be searched by a text; not by one too short, an address or an order's number. */
export function isPeopleSearch(text: string): boolean {
  const read = readPersonSearch(text);
  return read !== null && (read.name ?? read.phoneEnd ?? read.phone) !== null;
}
