import { formatWon } from "@pkg/domain";
import type { PayNotice } from "./components/pay-notice";
import type { FinalOutcome } from "./use-pay";
import type { PaymentErrors } from "./validate-payment";

/** What the page does about an outcome, beside moving on. */
export interface PayReaction {
  readonly notice?: PayNotice;
  /** The provider's words, near the card. */
  readonly refusal?: string;
  readonly errors?: PaymentErrors;
  /** What must be read again because it turned out to be old. */
  readonly refresh?: readonly ("draft" | "courses" | "benefits" | "tablets")[];
  /** A benefit that cannot be used after all, with the reason for its field. */
  readonly benefitRefused?: string;
}

/** Outcomes that leave the buyer on the page, with something to tell. */
export type TellableOutcome = Exclude<FinalOutcome, { kind: "PAID" | "SIGNED_OUT" | "PHONE_NOT_VERIFIED" | "FAILED" }>;

/** Reacts to an outcome; nothing that was entered is lost. */
export function reactToOutcome(outcome: TellableOutcome): PayReaction {
  switch (outcome.kind) {
    case "DECLINED":
      return { refusal: outcome.message, refresh: ["draft", "benefits"] };
    case "NOT_MADE":
      return { notice: warn("결제되지 않았어요. 다시 눌러도 한 번만 결제돼요."), refresh: ["draft"] };
    case "PRICE_CHANGED":
      return {
        notice: warn(`금액이 ${formatWon(outcome.amount)}으로 바뀌었어요. 계산서를 확인하고 다시 눌러 주세요.`),
        refresh: ["courses", "benefits"],
      };
    case "PRODUCT_UNAVAILABLE":
      return { refresh: ["courses"] };
    case "BENEFIT_REFUSED":
      return {
        benefitRefused: outcome.message,
        notice: warn(`${outcome.message} 할인을 빼고 다시 계산했어요.`),
        refresh: ["benefits"],
      };
    case "TABLET_UNAVAILABLE":
      return { errors: { tabletType: outcome.message }, refresh: ["tablets"] };
    case "FIELDS":
      return { errors: fieldErrorsOf(outcome.fields), notice: { tone: "error", text: outcome.message } };
    case "ENROLLMENT_INVALID":
      return {
        notice: { ...warn(outcome.message), action: { label: "수업 다시 고르기", href: "/simple-enroll" } },
        refresh: ["courses"],
      };
  }
}

const FIELD_OF_PATH: Readonly<Record<string, keyof PaymentErrors>> = {
  tabletType: "tabletType",
  postcode: "address",
  address: "address",
  addressDetail: "addressDetail",
  cardNumber: "cardNumber",
  cardExpiry: "cardExpiry",
  cardPassword: "cardPassword",
  birthdayOrCompanyNumber: "birthdayOrCompanyNumber",
  consents: "agreed",
};

/** "cardInformation.cardNumber" belongs to the field cardNumber. */
function fieldErrorsOf(fields: readonly { path: string; message: string }[]): PaymentErrors {
  return Object.fromEntries(
    fields.flatMap(({ path, message }) => {
      const field = FIELD_OF_PATH[path.split(".").at(-1) ?? ""];
      return field ? [[field, message]] : [];
    }),
  );
}

function warn(text: string): PayNotice {
  return { tone: "warn", text };
}
