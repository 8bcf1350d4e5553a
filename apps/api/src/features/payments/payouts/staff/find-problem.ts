import { accountHolderProblem } from "@pkg/domain";
import type { PayoutProblem } from "./schemas.ts";

/** What keeps a tutor's payouts out of the next file; null when nothing does. @param holderName null without an account */
export function findProblem(account: { tutorName: string; holderName: string | null }): PayoutProblem | null {
  if (account.holderName === null) return "NO_ACCOUNT";
  return accountHolderProblem(account.holderName, account.tutorName) === null ? null : "NAME";
}
