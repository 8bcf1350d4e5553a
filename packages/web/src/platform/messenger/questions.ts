import { MOVE_CUT_OFF_HOURS, REFUND_PROMISE } from "@pkg/domain";

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** The page of the accounts' site where all of it stands. */
  readonly more?: { readonly label: string; readonly path: `/${string}` };
}

/** Its rents are the catalogue's: the page of all questions says them. */
export const TABLET_QUESTION = "태블릿을 따로 사야 하나요?";

/** Common questions before buying. The facts must match our terms. */
export const QUESTIONS: readonly Question[] = [
  {
    question: "수업료는 어떻게 정해지나요?",
    answer:
      "과목, 1회 수업 시간, 주당 횟수, 기간, 선생님에 따라 정해져요. 가격 화면에서 고르면 결제할 금액을 항목별로 보여 드려요.",
  },
  {
    question: "선생님이 안 맞으면 어떻게 하나요?",
    answer:
      "내 수업에서 ‘선생님 바꾸기’를 누르면 추가 비용 없이 다른 선생님을 찾아 드려요. 남은 수업은 그대로 이어져요.",
  },
  {
    question: "중간에 그만두면 환불받을 수 있나요?",
    answer: `네. ${REFUND_PROMISE}. 그 뒤에는 남은 수업료를 환불 규정대로 환불해 드려요.`,
    more: { label: "환불 규정 보기", path: "/terms/refund" },
  },
  {
    question: "수업 시간을 바꿀 수 있나요?",
    answer: `네. 수업 ${MOVE_CUT_OFF_HOURS}시간 전까지 내 수업에서 선생님이 되는 다른 시간으로 바꿀 수 있어요.`,
  },
  {
    question: TABLET_QUESTION,
    answer:
      "아니에요. 1개월 수업은 내 기기로 들어요. 3개월은 중고 태블릿을, 6개월은 새 태블릿을 빌려 드리고, 12개월은 새 태블릿을 무료로 드려요. 대여료는 가격 화면에 있어요.",
  },
  {
    question: "할부로 낼 수 있나요?",
    answer: "카드로 내면 일시불이나 2~12개월 무이자 할부를 고를 수 있어요. 할부는 5만 원부터예요.",
  },
  {
    question: "한 번에 여러 과목을 신청할 수 있나요?",
    answer: "한 번에 10과목까지 신청할 수 있어요.",
  },
];
