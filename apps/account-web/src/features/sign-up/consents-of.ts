import { type Consent, signUpConsents } from "@pkg/domain";
import { isUnder14Year } from "@/lib/person/person-fields";
import type { SignUpDraft } from "./sign-up-draft";

/** The terms of this sign-up: a student under 14 and a parent of a child under 14 see the under-14 term too. */
export function consentsOf(draft: SignUpDraft, now: Date): Consent[] {
  const years = draft.type === "parent" ? draft.children.map(({ birthYear }) => birthYear) : [draft.birthYear];
  const childUnder14 = years.some((year) => isUnder14Year(year, now));
  return signUpConsents({ type: draft.type ?? "student", childUnder14 });
}
