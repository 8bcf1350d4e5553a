import { randomUUID } from "node:crypto";
import { accountKey, BANK_DOWN_END } from "../accounts/bank-accounts.ts";
import type { SandboxContext } from "../context.ts";
import type { Result } from "../deliver.ts";
import { portoneError } from "./errors.ts";

/** Whose an account is, as its bank says. */
export function readHolder(context: SandboxContext, bank: string, number: string): Result {
  if (number.endsWith(BANK_DOWN_END)) {
    return portoneError("PLATFORM_EXTERNAL_API_TEMPORARILY_FAILED", "은행 점검 시간입니다.");
  }
  const account = context.bankAccounts.get(accountKey({ bank, number }));
  if (!account) return portoneError("PLATFORM_EXTERNAL_API_FAILED", "계좌를 찾을 수 없습니다.");
  return { status: 200, body: { holderName: account.holderName, accountVerificationId: randomUUID() } };
}
