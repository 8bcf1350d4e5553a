/** Test cards of the sandbox: the digits behind 424200 choose what happens (apps/sandbox/src/cards.ts). */
export const CARDS = {
  paid: "4242000100000009",
  limitExceeded: "4242000200000008",
  dropAfterCharge: "4242000600000004",
} as const;

/** Fields that every test card shares. */
export const CARD_FACTS = { expiry: "0829", password: "12", birthday: "830314" } as const;
