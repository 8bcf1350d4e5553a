/**
 * The prefix of every card number that the sandbox accepts. The next two digits choose the outcome; the rest is free,
 * so one outcome can be tried with many numbers. The listed numbers pass the Luhn check.
 */
export const TEST_CARD_PREFIX = "424200";

/** The step that the outcome affects: issuing the billing key, or charging it. */
export type OutcomeStep = "issue" | "pay";

interface TestCard {
  name: string;
  number: string;
  /** Korean, shown on the page of cards. */
  meaning: string;
  step: OutcomeStep;
}

/** The test cards, in the order in which their page lists them. */
export const TEST_CARDS = [
  { name: "paid", number: "4242000100000009", step: "pay", meaning: "바로 결제돼요." },
  { name: "limit-exceeded", number: "4242000200000008", step: "pay", meaning: "한도 초과로 결제가 거절돼요." },
  { name: "expired", number: "4242000300000007", step: "issue", meaning: "유효기간이 지난 카드라서 등록이 거절돼요." },
  {
    name: "wrong-password",
    number: "4242000400000006",
    step: "issue",
    meaning: "카드 비밀번호가 달라서 등록이 거절돼요.",
  },
  { name: "provider-error", number: "4242000500000005", step: "pay", meaning: "카드사 오류로 결제가 거절돼요." },
  {
    name: "drop-after-charge",
    number: "4242000600000004",
    step: "pay",
    meaning: "결제는 되지만 응답 전에 연결이 끊겨요.",
  },
  { name: "drop-before-charge", number: "4242000700000003", step: "pay", meaning: "결제되기 전에 연결이 끊겨요." },
  {
    name: "hang-after-charge",
    number: "4242000800000002",
    step: "pay",
    meaning: "결제는 되지만 응답이 아주 늦게 와요.",
  },
  {
    name: "hang-before-charge",
    number: "4242000900000001",
    step: "pay",
    meaning: "응답 없이 멈췄다가 결제 없이 연결이 끊겨요.",
  },
  { name: "charge-late", number: "4242001000000008", step: "pay", meaning: "응답 없이 멈췄다가 한참 뒤에 결제돼요." },
  { name: "webhook-first", number: "4242001100000007", step: "pay", meaning: "결제 응답보다 웹훅이 먼저 와요." },
  { name: "webhook-twice", number: "4242001200000006", step: "pay", meaning: "같은 웹훅이 두 번 와요." },
  {
    name: "other-amount",
    number: "4242001300000005",
    step: "pay",
    meaning: "조회하면 결제 금액이 주문 금액과 달라요.",
  },
  { name: "server-error", number: "4242001400000004", step: "pay", meaning: "결제 없이 서버 오류 화면(HTML)이 와요." },
  { name: "coupang-wow", number: "4242001500000003", step: "pay", meaning: "쿠팡 와우 카드로 바로 결제돼요." },
  {
    name: "expires-later",
    number: "4242001600000002",
    step: "pay",
    meaning: "등록되지만 결제할 때는 유효기간이 지나 있어요.",
  },
] as const satisfies readonly TestCard[];

export type CardOutcome = (typeof TEST_CARDS)[number]["name"];

/** @returns the digits of the card with that outcome */
export function testCardNumber(name: CardOutcome): string {
  const card = TEST_CARDS.find((one) => one.name === name);
  if (card === undefined) throw new RangeError(`No test card named ${name}.`);
  return card.number;
}

/** @returns the outcome of a card number, or `null` for a number that is no test card */
export function outcomeOfCard(number: string): CardOutcome | null {
  if (!/^\d{14,16}$/.test(number) || !number.startsWith(TEST_CARD_PREFIX)) return null;
  return TEST_CARDS.find((card) => number.startsWith(card.number.slice(0, 8)))?.name ?? null;
}
