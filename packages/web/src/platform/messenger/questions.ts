/** Common questions before buying. The facts must match our terms. */
export const QUESTIONS: ReadonlyArray<{ readonly question: string; readonly answer: string }> = [
  {
    question: "수업료는 어떻게 정해지나요?",
    answer:
      "과목, 1회 수업 시간, 주당 횟수, 기간, 선생님 등급에 따라 정해져요. 가격 화면에서 고르면 결제할 금액을 항목별로 보여 드려요.",
  },
  {
    question: "태블릿을 따로 사야 하나요?",
    answer:
      "아니에요. 1개월 상품은 집에 있는 기기로 수업해요. 3개월은 쓰던 태블릿을, 6개월은 새 태블릿을 빌려 드리고, 12개월은 새 태블릿을 무료로 드려요.",
  },
  {
    question: "할부로 낼 수 있나요?",
    answer: "카드로 내면 일시불이나 2~12개월 할부를 고를 수 있고, 무이자 할부도 있어요.",
  },
  {
    question: "한 번에 여러 과목을 신청할 수 있나요?",
    answer: "한 번에 10과목까지 신청할 수 있어요.",
  },
];
