import { INACTIVE } from "../../../lib/log-in/refuse-inactive.ts";

/**
 * What went wrong at a vendor, as the log-in screen is told: a code of the account service, or a word of ours
 * for what is no error.
 */
export type CallbackProblem = "CANCELLED" | "EXPIRED" | "LINKED_ELSEWHERE" | "10002" | "20002" | "20003";

const PROBLEMS: Record<string, CallbackProblem> = {
  access_denied: "CANCELLED",
  user_cancelled_authorize: "CANCELLED",
  state_mismatch: "EXPIRED",
  state_not_found: "EXPIRED",
  account_not_linked: "20003",
  [INACTIVE]: "20002",
  account_already_linked_to_different_user: "LINKED_ELSEWHERE",
};

/** Reads better-auth's or a vendor's word; whatever it does not know means that the vendor's answer could not be trusted. */
export const toCallbackProblem = (error: string): CallbackProblem => PROBLEMS[error] ?? "10002";
