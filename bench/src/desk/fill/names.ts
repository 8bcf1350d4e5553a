import { FAMILY_NAMES, GIVEN_NAMES } from "@app/api/seed/data/tutor-words.ts";

const GIVEN = [...GIVEN_NAMES.MALE, ...GIVEN_NAMES.FEMALE];

/** Few names for many people, as there are. */
export function nameOf(person: number): string {
  const family = FAMILY_NAMES[(person * 7) % FAMILY_NAMES.length] ?? "김";
  return family + (GIVEN[Math.floor(person / 13) % GIVEN.length] ?? "서연");
}

export const phoneOf = (person: number): string => `010${String(person + 20_000_000).padStart(8, "0")}`;
export const userOf = (person: number): string => `bench-${person}`;

const KINDS =
  "student order item match lesson message thread refund method schedule period offer applicant payout call".split(" ");
export type Kind = (typeof KINDS)[number];

/** A row's id. Those of one table follow each other, so that its key grows at one end. */
export function idOf(kind: Kind, number: number): string {
  const prefix = (0xb0_00_00_00 + KINDS.indexOf(kind)).toString(16);
  return `${prefix}-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}

export const merchantUidOf = (order: number): string => `NR${order.toString(36).toUpperCase().padStart(16, "0")}`;
