import { mayHaveWaited } from "@pkg/domain";
import { lessonMoment } from "../lesson-text";
import type { ClassLessons, Lesson } from "../queries";

type Side = ClassLessons["role"];
type Question = NonNullable<Lesson["question"]>;

type AskedLesson = Lesson & { readonly question: Question };

/** A lesson of which the reader is asked whether it took place elsewhere. */
export interface Asked {
  readonly lesson: AskedLesson;
  /** Which of several classes it is one of. */
  readonly whose?: string;
}

/** The lessons of a class of which the reader is asked, and has not answered. */
export const askedOf = ({ content }: Pick<ClassLessons, "content">, whose?: string): Asked[] =>
  content.filter((lesson): lesson is AskedLesson => lesson.question?.own === null).map((lesson) => ({ lesson, whose }));

/** What a side may say of a lesson; the last is a tutor's who was there alone. */
export type Said = "NO" | "YES" | "STUDENT_ABSENT";

/** The answers that a reader has, in the order in which they stand. */
export function answersTo({ minutes }: Pick<Lesson, "minutes">, side: Side): readonly Said[] {
  const waited = { tutorMinutes: minutes?.tutor ?? null, studentMinutes: minutes?.student ?? null };
  return side === "TUTOR" && mayHaveWaited(waited) ? ["NO", "YES", "STUDENT_ABSENT"] : ["NO", "YES"];
}

export const ANSWER_LABELS: Readonly<Record<Said, string>> = {
  NO: "안 했어요",
  YES: "했어요",
  STUDENT_ABSENT: "학생이 오지 않았어요",
};

const STAFF_DECIDES = "운영팀이 수업방 기록을 보고 정해요. 학생이 오지 않은 수업으로 정하면 수업료가 쌓여요.";

const EFFECTS: Readonly<Record<Side, Readonly<Record<Said, string>>>> = {
  BUYER: {
    YES: "선생님도 했다고 하면 수업 1회를 쓴 것으로 해요. 안 했다고 하면 돌려드리고, 답이 없으면 운영팀이 확인해요.",
    NO: "선생님도 안 했다고 하거나 답이 없으면 수업 1회를 돌려드려요. 두 답이 다르면 운영팀이 확인해요.",
    STUDENT_ABSENT: STAFF_DECIDES,
  },
  TUTOR: {
    YES: "가족도 했다고 하면 수업료가 쌓여요. 가족의 답이 다르거나 없으면 운영팀이 확인해요.",
    NO: "바로 가족에게 수업 1회를 돌려주고, 이 수업은 지급하지 않아요.",
    STUDENT_ABSENT: STAFF_DECIDES,
  },
};

/** What an answer leads to. */
export const effectText = (said: Said, side: Side): string => EFFECTS[side][said];

/** What the reader said, and what comes next. */
export const answeredText = (said: Said, side: Side): string =>
  `‘${ANSWER_LABELS[said]}’라고 답했어요. ${effectText(said, side)}`;

/** "11월 30일(월) 20:00까지" */
export const untilText = ({ until }: Pick<Question, "until">): string => `${lessonMoment(until)}까지`;

/** What becomes of a lesson about which neither side says anything. */
export const silenceText = (side: Side): string =>
  side === "BUYER"
    ? "두 분 모두 답이 없으면 수업하지 않은 것으로 하고, 수업 1회를 돌려드려요."
    : "가족도 답이 없으면 수업하지 않은 것으로 하고, 이 수업은 지급하지 않아요.";

/** What the room knows of it. */
export function recordText({ minutes }: Pick<Lesson, "minutes">): string {
  const { together = 0, tutor = 0, student = 0 } = minutes ?? {};
  if (together > 0) return `수업방에서 함께한 시간이 ${together}분이에요.`;
  if (tutor > 0 && student > 0)
    return `수업방에 선생님은 ${tutor}분, 학생은 ${student}분 있었지만 함께 있지는 않았어요.`;
  if (tutor > 0) return `수업방에 선생님은 ${tutor}분 있었고, 학생이 1분 넘게 있던 기록은 없어요.`;
  if (student > 0) return `수업방에 학생은 ${student}분 있었고, 선생님이 1분 넘게 있던 기록은 없어요.`;
  return "수업방에 함께 있던 기록이 모자라요.";
}
