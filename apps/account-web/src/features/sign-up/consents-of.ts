import { type Consent, isUnder14, signUpConsents } from "@pkg/domain";
import type { SignUpDraft } from "./sign-up-draft";

/** The terms of this sign-up: a student under 14 and a parent of a child under 14 see the under-14 term too (spec §9). */
export function consentsOf(draft: SignUpDraft, now: Date): Consent[] {
  const years = draft.type === "parent" ? draft.children.map(({ birthYear }) => birthYear) : [draft.birthYear];
  const childUnder14 = years.some((year) => isChildYear(year, now));
  return signUpConsents({ type: draft.type ?? "student", childUnder14 });
}

/** Whether somebody born in this year may be under 14 today. A year that is none is nobody's. */
export function isChildYear(year: string, now: Date): boolean {
  return /^\d{4}$/.test(year) && isUnder14(Number(year), now);
}
