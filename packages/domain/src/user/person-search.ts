import { readName } from "./person-fields.ts";

/** What staff may have typed into the one search of the desk; null where it cannot be that. */
export interface PersonSearch {
  /** An order's number. */
  readonly merchantUid: string | null;
  /** The beginning of an e-mail address, in small letters. */
  readonly email: string | null;
  /** A whole phone number, digits only. */
  readonly phone: string | null;
  /** The last four digits of a phone number. */
  readonly phoneEnd: string | null;
  /** The beginning of a name. */
  readonly name: string | null;
}

const ORDER = /^NR[0-9A-Z]{16}$/;
const SHORTEST_NAME = 2;

/**
 * Reads a search for people and orders: an order's number, an e-mail address, a phone number or its last four digits, a name,
 * or a name and four digits. Null for a text too short to search by.
 */
export function readPersonSearch(text: string): PersonSearch | null {
  const typed = readName(text);
  const nothing = { merchantUid: null, email: null, phone: null, phoneEnd: null, name: null };
  if (ORDER.test(typed.toUpperCase())) return { ...nothing, merchantUid: typed.toUpperCase() };
  if (/^\S+@\S*$/.test(typed)) return { ...nothing, email: typed.toLowerCase() };
  const digits = typed.replace(/[\s.-]/g, "");
  if (/^\d{9,11}$/.test(digits)) return { ...nothing, phone: digits };
  const [, name = "", phoneEnd = null] = /^(.*?) ?(\d{4})?$/.exec(typed) ?? [];
  if (phoneEnd === null && name.length < SHORTEST_NAME) return null;
  return { ...nothing, phoneEnd, name: name === "" ? null : name };
}

/** What staff reads at a search for people whose text is too short, by what else it finds. */
export const SEARCH_TOO_SHORT = {
  PEOPLE: "이름 두 글자나 전화 끝 4자리를 적어 주세요.",
  ORDERS: "이름 두 글자나 전화 끝 4자리, 주문 번호를 적어 주세요.",
  EVERYTHING: "이름 두 글자나 전화 끝 4자리, 이메일, 주문 번호를 적어 주세요.",
} as const;
