import { isUnder14Year } from "@/lib/person/person-fields";
import type { SignUpDraft } from "./sign-up-draft";

/** Whether a guardian has to confirm this sign-up: a student who is not certainly 14. */
export function needsGuardian({ type, birthYear }: Pick<SignUpDraft, "type" | "birthYear">, now: Date): boolean {
  return type === "student" && isUnder14Year(birthYear, now);
}
