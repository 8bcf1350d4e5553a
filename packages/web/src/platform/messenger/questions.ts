/** Common questions before buying. The facts must match our terms. */
export const QUESTIONS: ReadonlyArray<{ readonly question: string; readonly answer: string }> = [
  {
    question: "수업료는 어떻게 정해지나요?",
    answer:
      "과목, 한 번의 시간, 주 횟수, 기간, 선생님 등급으로 정해져요. 가격 화면에서 고르면 낼 금액과 그 이유를 한 줄씩 보여 드려요.",
  },
  {
    question: "태블릿을 꼭 사야 하나요?",
    answer:
      "아니에요. 1개월 상품은 가진 태블릿으로 해요. 3개월은 쓰던 태블릿을, 6개월은 새 태블릿을 빌려 드리고, 12개월은 새 태블릿을 무료로 드려요.",
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
