import { formatWon } from "@pkg/domain";
import { paidPage } from "@/lib/flow/paid-page";
import type { PaymentErrors } from "../form/validate-payment";
import type { MissingPart } from "../outcome/pay-outcome";
import type { PayNotice } from "./pay-notice";
import type { FinalOutcome } from "./use-pay";

/** The page's reaction to an outcome other than success. */
export interface PayReaction {
  readonly notice?: PayNotice;
  /** The provider's reason, shown near the card. */
  readonly refusal?: string;
  readonly errors?: PaymentErrors;
  /** The stale data to refetch. */
  readonly refresh?: readonly ("draft" | "courses" | "benefits" | "tablets" | "offer")[];
  /** The page that asked for what is wrong, and why it opens. */
  readonly goTo?: { readonly href: string; readonly message: string };
  /** The place of a course that can't be bought: it is chosen no more. */
  readonly remove?: number;
  /** A refused benefit with the error of its field. */
  readonly benefitRefused?: string;
}

/** Outcomes that keep the buyer on the page with a message. */
export type TellableOutcome = Exclude<
  FinalOutcome,
  { kind: "PAID" | "SIGNED_OUT" | "PHONE_NOT_VERIFIED" | "GUARDIAN_MISSING" | "FAILED" }
>;

/**
 * Maps an outcome to a reaction; entered values stay.
 * @param goOn begins a new order with what is on the screen
 */
export function reactToOutcome(outcome: TellableOutcome, goOn: () => void): PayReaction {
  switch (outcome.kind) {
    case "OTHER_PAID":
      return { notice: { ...warn(otherPaid(outcome)), action: { label: "이 신청 이어서 하기", onPress: goOn } } };
    case "ALREADY_BOUGHT":
      return {
        notice: {
          tone: "info",
          text: "결제하지 않았어요.",
          action: { label: "먼저 결제한 주문 보기", href: paidPage(outcome.merchantUid) },
        },
      };
    case "OFFER_OVER":
      return { notice: { ...warn(OFFER_OVER), action: ASK_AGAIN }, refresh: ["offer"] };
    case "DECLINED":
      return { refusal: outcome.message, refresh: ["draft", "benefits"] };
    case "NOT_MADE":
      if (outcome.isOffline) return { notice: warn("인터넷에 연결한 뒤 다시 눌러 주세요. 아직 결제하지 않았어요.") };
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
      return { ...firstWrongStep(outcome.missing, outcome.message), remove: outcome.taken };
  }
}

const OFFER_OVER =
  "결제하지 않았어요. 상담에서 받은 제안은 이제 쓸 수 없어요. 담은 수업은 그대로라서, 다시 누르면 제안 없이 결제해요.";
const ASK_AGAIN = { label: "상담 신청 보기", href: "/tutoring/consult" };

function otherPaid({ paid, wish }: Extract<TellableOutcome, { kind: "OTHER_PAID" }>): string {
  const done = `다른 창에서 ${paid.name} 수업(${paid.studentName})을 이미 결제했어요.`;
  return `${done} 이 신청(${wish.studentName} · ${wish.name}, ${formatWon(wish.amount)})은 아직 결제하지 않았어요.`;
}

const CONSENTS_MISSING = "필수 약관에 동의해 주세요.";

/** Leads to the step that is wrong: a field of this page, or the page that asked for it. */
function firstWrongStep(missing: MissingPart, message: string): PayReaction {
  switch (missing) {
    case "CONSENTS":
      return { errors: { agreed: CONSENTS_MISSING }, notice: { tone: "error", text: CONSENTS_MISSING } };
    case "TABLET":
      return { errors: { tabletType: "태블릿을 골라 주세요." } };
    case "STUDENT":
      return { goTo: { href: "/tutoring/enroll", message } };
    case "COURSES":
      return { goTo: { href: "/simple-enroll", message }, refresh: ["courses"] };
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
  cardQuota: "cardQuota",
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
