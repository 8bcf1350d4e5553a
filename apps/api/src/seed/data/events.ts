import type { events } from "../../db/schema/index.ts";
import { GRADE_OPTIONS, LEARNING_TYPE, TUTOR_FINDING } from "../../import/data/promotions.ts";

/** `fromDay` and `toDay` count from the day of seeding; the event runs to the end of the day before `toDay`. */
export interface SeedEvent extends Omit<typeof events.$inferInsert, "startAt" | "endAt" | "published"> {
  readonly fromDay: number;
  readonly toDay: number;
}

/** Events of a local run: the two promotions, two more that run, and two that are over. */
export const SEED_EVENTS: readonly SeedEvent[] = [
  { ...TUTOR_FINDING, fromDay: -20, toDay: 70 },
  { ...LEARNING_TYPE, fromDay: -10, toDay: 80 },
  {
    slug: "winter-plan",
    type: "GENERAL",
    title: "겨울방학 계획표 나눔",
    summary: "과외 선생님들이 함께 만든 8주 계획표를 파일로 나눠 드려요.",
    art: "CALENDAR",
    body: `방학은 길어 보여도 계획 없이 지나가면 금방이에요. 나란 선생님들이 함께 만든 8주 계획표를 나눠 드려요.

## 담긴 내용
- 중등과 고등 8주 계획표
- 하루 두 시간, 세 시간, 다섯 시간으로 나눈 시간표
- 한 주를 돌아보는 점검표

## 받는 방법
- 참여하면 이 화면에서 바로 내려받아요.`,
    questions: [{ key: "grade", label: "학년", type: "CHOICE", required: true, options: GRADE_OPTIONS }],
    giftUrl: "/files/winter-plan.pdf",
    fromDay: -5,
    toDay: 40,
  },
  {
    slug: "exam-note",
    type: "GENERAL",
    title: "오답 노트 한 장 응원",
    summary: "기말고사에서 가장 아쉬웠던 문제를 남기면 선생님이 풀이 한 장을 써 드려요.",
    art: "NOTE",
    body: `틀린 문제 하나를 제대로 아는 것이 새 문제 열 개보다 나을 때가 많아요.

## 이렇게 진행돼요
- 아쉬웠던 단원과 문제를 글로 적어 주세요.
- 과목 선생님이 풀이와 다음에 살필 점을 한 장에 적어 문자로 보내 드려요.
- 선착순 없이 기간 안에 보내 주신 모든 문제에 답해요.`,
    questions: [
      { key: "subject", label: "과목", type: "CHOICE", required: true, options: ["수학", "영어", "과학"] },
      { key: "problem", label: "아쉬웠던 단원과 문제", type: "TEXT", required: true, options: [] },
    ],
    fromDay: -3,
    toDay: 25,
  },
  {
    slug: "second-term",
    type: "GENERAL",
    title: "2학기 첫 시험 준비 설명회",
    summary: "내신 첫 시험을 앞두고 선생님 두 분이 온라인으로 준비 방법을 이야기했어요.",
    art: "DESK",
    body: `내신 첫 시험을 앞둔 학생과 학부모를 위한 온라인 설명회였어요. 함께해 주셔서 고마워요.

## 나눈 이야기
- 범위가 나오기 전에 할 일과 나온 다음에 할 일
- 과목별로 시간을 나누는 기준
- 시험 뒤에 오답을 보는 순서`,
    questions: [],
    fromDay: -75,
    toDay: -45,
  },
  {
    slug: "thank-you-letter",
    type: "GENERAL",
    title: "선생님께 쓰는 한 줄 편지",
    summary: "스승의 날을 맞아 학생들이 남긴 편지를 선생님 한 분 한 분께 전해 드렸어요.",
    art: "LETTER",
    body: `스승의 날에 학생들이 남긴 한 줄 편지를 모아 선생님께 전해 드렸어요.

## 이렇게 전했어요
- 남겨 주신 편지는 이름을 빼고 선생님 화면에 걸어 두었어요.
- 편지를 받은 선생님들의 답장은 수업 기록에서 볼 수 있었어요.`,
    questions: [{ key: "letter", label: "선생님께 한 줄", type: "TEXT", required: true, options: [] }],
    fromDay: -200,
    toDay: -170,
  },
];
