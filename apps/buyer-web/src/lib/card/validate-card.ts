import {
  birthdayOrCompanyNumberProblem,
  cardExpiryProblem,
  cardNumberProblem,
  cardPasswordProblem,
  readBirthdayOrCompanyNumber,
  readCardExpiry,
  toApiCardExpiry,
} from "@pkg/domain";
import { digitsOf } from "@pkg/web/features/form/shape-digits";

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

/** A keyed-in card as a request has it. Card data goes into that request only. */
export const toCardInformation = (card: CardFields): CardFields => ({
  cardNumber: digitsOf(card.cardNumber),
  cardExpiry: toApiCardExpiry(readCardExpiry(card.cardExpiry)),
  cardPassword: digitsOf(card.cardPassword),
  birthdayOrCompanyNumber: readBirthdayOrCompanyNumber(card.birthdayOrCompanyNumber),
});

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
