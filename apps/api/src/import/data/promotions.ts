import { LEARNING_TYPE_EVENT, LEARNING_TYPE_PROFILES, LEARNING_TYPES, TUTOR_FINDING_EVENT } from "@pkg/domain";
import type { events } from "../../db/schema/index.ts";

type Promotion = Omit<typeof events.$inferInsert, "startAt" | "endAt" | "published">;

export const GRADE_OPTIONS = ["중1", "중2", "중3", "고1", "고2", "고3", "N수"];

/** The two events that other pages lead to by their id. */
export const TUTOR_FINDING: Promotion = {
  slug: TUTOR_FINDING_EVENT,
  type: "TUTOR_FINDING",
  title: "우리 아이 옆자리 찾기",
  summary: "바라는 선생님을 적어 주시면 조건에 맞는 선생님 세 분을 문자로 알려 드려요.",
  art: "SEATS",
  body: `어떤 선생님이 맞을지 아직 모르겠다면, 지금 고민되는 점부터 적어 주세요.

## 이렇게 진행돼요
- 학년과 과목, 바라는 점을 남겨 주세요.
- 영업일 이틀 안에 조건에 맞는 선생님 세 분과 그 이유를 문자로 보내 드려요.
- 마음에 드는 선생님이 있으면 9,900원 체험 수업으로 먼저 만나 볼 수 있어요.

## 알아 두세요
- 수강 여부와 상관없이 누구나 참여할 수 있어요.
- 번호 하나로 한 번 참여해요. 같은 기기에서 다시 보내면 마지막에 적은 내용으로 바뀌어요.
- 소개만 받고 결제하지 않아도 괜찮아요.`,
  questions: [
    { key: "grade", label: "학년", type: "CHOICE", required: true, options: GRADE_OPTIONS },
    {
      key: "subjects",
      label: "과목",
      type: "CHOICES",
      required: true,
      options: ["국어", "수학", "영어", "과학", "사회"],
    },
    { key: "wish", label: "바라는 점", type: "TEXT", required: false, options: [] },
  ],
};

export const LEARNING_TYPE: Promotion = {
  slug: LEARNING_TYPE_EVENT,
  type: "LEARNING_TYPE",
  title: "학습 유형 검사하고 공부법 받기",
  summary: "3분 검사로 내 공부 습관을 알아보고, 유형에 맞는 한 달 공부 계획표를 받아요.",
  art: "CHART",
  body: `같은 시간을 앉아 있어도 잘되는 방법은 사람마다 달라요. 검사로 내 학습 유형을 알아보고 공부법을 받아 보세요.

## 이렇게 진행돼요
- 먼저 학습 유형 검사를 해요. 3분이면 끝나고 로그인하지 않아도 돼요.
- 결과에서 나온 유형을 고르고 참여해 주세요.
- 영업일 이틀 안에 유형에 맞는 한 달 공부 계획표를 문자로 보내 드려요.

## 알아 두세요
- 검사는 몇 번이든 다시 할 수 있어요.
- 번호 하나로 한 번 참여해요. 같은 기기에서 다시 보내면 마지막에 적은 내용으로 바뀌어요.`,
  questions: [
    {
      key: "learningType",
      label: "검사에서 나온 학습 유형",
      type: "CHOICE",
      required: false,
      options: LEARNING_TYPES.map((type) => LEARNING_TYPE_PROFILES[type].name),
    },
  ],
};
