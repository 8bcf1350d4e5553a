const MATH_LOGS = [
  {
    title: "삼각비의 뜻",
    content: "직각삼각형을 그려 사인, 코사인, 탄젠트의 뜻을 확인했어요. 어느 변을 쓰는지 스스로 설명했어요.",
    homework: "교과서 14~15쪽 1~8번",
  },
  {
    title: "30°, 45°, 60°의 삼각비",
    content:
      "표를 외우지 않고 삼각형으로 구했어요. 분모와 분자를 바꾸는 실수가 두 번 있었지만 마지막에는 모두 맞혔어요.",
    homework: "오답 공책에 실수한 두 문제",
  },
  {
    title: "삼각비로 길이 구하기",
    content: "건물의 높이를 구하는 문제를 그림으로 옮겼어요. 보조선을 긋는 방법 세 가지를 정리했어요.",
    homework: "교과서 28쪽 연습 문제",
  },
  {
    title: "원과 현",
    content: "중심에서 현에 내린 수선의 성질까지 했어요. 계산 속도가 눈에 띄게 빨라졌어요.",
    homework: "현의 길이 열 문제, 시간 재고 풀기",
  },
  {
    title: "원주각",
    content: "같은 호의 원주각을 먼저 찾는 습관을 들였어요. 학교 시험 유형도 다섯 문제 풀었어요.",
    homework: "학교 기출 한 장",
  },
] as const;

const FIRST_MATH_LOGS = [
  {
    title: "소수와 합성수",
    content: "에라토스테네스의 체로 50까지의 소수를 찾았어요. 1이 소수가 아닌 이유를 말로 설명했어요.",
    homework: "교과서 12~13쪽 1~6번",
  },
  {
    title: "소인수분해",
    content: "가지를 그려 수를 소인수로 나눴어요. 지수로 쓰는 법까지 스스로 해냈어요.",
    homework: "소인수분해 열 문제",
  },
  {
    title: "최대공약수와 최소공배수",
    content: "소인수분해로 두 가지를 모두 구했어요. 어느 것을 쓰는지 문장 문제로 나눠 봤어요.",
    homework: "문장 문제 다섯 개",
  },
] as const;

const ENGLISH_LOGS = [
  {
    title: "문장의 뼈대 찾기",
    content: "주어와 동사를 먼저 찾는 연습을 했어요. 긴 문장도 끊어 읽을 수 있게 됐어요.",
    homework: "지문 두 개에 주어·동사 표시하기",
  },
  {
    title: "관계대명사",
    content: "who, which, that을 골라 쓰는 기준을 정리했어요. 예문 여섯 개를 직접 만들었어요.",
    homework: "관계대명사 문장 다섯 개",
  },
  {
    title: "학교 본문 정리",
    content: "3과 본문을 함께 읽고 빈칸을 채웠어요. 어휘는 거의 다 알고 있었어요.",
    homework: "본문 소리 내어 두 번 읽기",
  },
] as const;

type LogText = Readonly<Record<"title" | "content" | "homework", string>>;

/** What a tutor writes after lessons, in the order of a course, by its subject detail. */
export const LOGS: Readonly<Record<string, readonly LogText[]>> = {
  ENGLISH_CSAT: ENGLISH_LOGS,
  MATH_M3_2: MATH_LOGS,
  MATH_M1_1: FIRST_MATH_LOGS,
};
