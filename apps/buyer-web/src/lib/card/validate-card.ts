import { birthdayOrCompanyNumberProblem, cardExpiryProblem, cardNumberProblem, cardPasswordProblem } from "@pkg/domain";

/** Form values of a keyed-in card. Component state only: never in a draft, store or log. */
export type CardFields = {
  cardNumber: string;
  /** MM/YY */
  cardExpiry: string;
  cardPassword: string;
  birthdayOrCompanyNumber: string;
};

export type CardFieldName = keyof CardFields;
export type CardErrors = Partial<Record<CardFieldName, string>>;

export const EMPTY_CARD: CardFields = { cardNumber: "", cardExpiry: "", cardPassword: "", birthdayOrCompanyNumber: "" };

/** Validates a keyed-in card by the domain's rules: one message per invalid field. */
export function validateCard(card: CardFields, now: Date): CardErrors {
  const problems: Readonly<Record<CardFieldName, string | null>> = {
    cardNumber: cardNumberProblem(card.cardNumber),
    cardExpiry: cardExpiryProblem(card.cardExpiry, now),
    cardPassword: cardPasswordProblem(card.cardPassword),
    birthdayOrCompanyNumber: birthdayOrCompanyNumberProblem(card.birthdayOrCompanyNumber),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as CardErrors;
}
