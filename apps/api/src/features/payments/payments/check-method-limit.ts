import { isWallet, MAX_STORED_METHODS, type PaymentType } from "@pkg/domain";
import { type ApiError, refuse } from "../../../lib/errors/refuse.ts";

/**
 * Refuses to store one more method when the account is full; a wallet takes the place of the same one that is stored.
 * @param stored the kinds of the methods that the account keeps
 * @throws ApiError 409 account 20006 with `reason: "TOO_MANY_METHODS"`
 */
export function checkMethodLimit(stored: readonly PaymentType[], added: PaymentType): void {
  const staying = stored.filter((kind) => !(isWallet(added) && kind === added));
  if (staying.length >= MAX_STORED_METHODS) throw tooManyMethods();
}

export function tooManyMethods(): ApiError {
  const message = `결제 수단은 ${MAX_STORED_METHODS}개까지 저장할 수 있어요. 마이페이지에서 하나를 지우고 다시 시도해 주세요.`;
  return refuse.stateConflict({ message, reason: "TOO_MANY_METHODS" });
}
