import type { CardOutcome } from "../cards.ts";
import type { Decline } from "./records.ts";
import { WALLET_NAMES, type Wallet } from "./wallets.ts";

const EXPIRED: Decline = {
  pgCode: "INVALID_CARD_EXPIRATION",
  pgMessage: "카드 유효기간이 지났어요. 다시 확인해 주세요.",
};

/** Refusal messages in a Korean card company's wording. */
const DECLINES: Partial<Record<CardOutcome, Decline>> = {
  "limit-exceeded": {
    pgCode: "EXCEED_MAX_CARD_LIMIT",
    pgMessage: "카드 한도를 초과했어요. 다른 카드로 결제해 주세요.",
  },
  expired: EXPIRED,
  "expires-later": EXPIRED,
  "wrong-password": { pgCode: "INVALID_PASSWORD", pgMessage: "카드 비밀번호가 맞지 않아요. 다시 확인해 주세요." },
  "provider-error": {
    pgCode: "PROVIDER_ERROR",
    pgMessage: "카드사에 일시적인 오류가 있어요. 잠시 뒤에 다시 시도해 주세요.",
  },
};

/** The reason for refusing a card or a wallet, or `null`. */
export function declineOf(outcome: CardOutcome, wallet: Wallet | null = null): Decline | null {
  if (wallet !== null && outcome === "limit-exceeded") {
    const pgMessage = `${WALLET_NAMES[wallet]} 잔액이 부족해요. 충전하거나 다른 결제 방법을 골라 주세요.`;
    return { pgCode: "INSUFFICIENT_BALANCE", pgMessage };
  }
  return DECLINES[outcome] ?? null;
}

/** The refusal of every number outside the test prefix: real cards must never be used here. */
export const NOT_A_TEST_CARD: Decline = {
  pgCode: "INVALID_CARD_NUMBER",
  pgMessage: "테스트 카드만 쓸 수 있어요. 샌드박스의 카드 목록에서 번호를 골라 주세요.",
};
