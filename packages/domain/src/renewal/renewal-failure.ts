/** Why a renewal was not paid, as far as the answer of the card company or the wallet tells. */
export const RENEWAL_FAILURES = [
  "INSUFFICIENT_FUNDS",
  "CARD_EXPIRED",
  "METHOD_GONE",
  "NOT_CHARGED",
  "DECLINED",
] as const;
export type RenewalFailure = (typeof RENEWAL_FAILURES)[number];

/** What the buyer reads, and what helps. */
export const RENEWAL_FAILURE_TEXTS: Readonly<Record<RenewalFailure, string>> = {
  INSUFFICIENT_FUNDS: "한도나 잔액이 부족했어요. 한도를 확인하거나 다른 결제 수단으로 바꿔 주세요.",
  CARD_EXPIRED: "카드 유효기간이 지났어요. 새 카드를 등록해 주세요.",
  METHOD_GONE: "결제 수단 연결이 끊겼어요. 결제 수단을 다시 골라 주세요.",
  NOT_CHARGED: "카드사에서 답을 받지 못했어요. 곧 다시 시도할게요.",
  DECLINED: "카드사에서 결제를 거절했어요. 다른 결제 수단으로 바꾸거나 카드사에 확인해 주세요.",
};

const WORDS: readonly (readonly [RegExp, RenewalFailure])[] = [
  [/유효\s?기간|EXPIR/i, "CARD_EXPIRED"],
  [/한도|잔액|잔고|BALANCE|LIMIT|INSUFFICIENT/i, "INSUFFICIENT_FUNDS"],
];

/** Reads the answer to a refused charge: each card company words it in its own way. */
export function renewalFailureOf(answer: string): RenewalFailure {
  return WORDS.find(([words]) => words.test(answer))?.[1] ?? "DECLINED";
}
