import {
  LESSON_OUTCOME_LABELS,
  LESSON_PHASE_LABELS,
  LESSON_STATUS_LABELS,
  type LessonDisputeReason,
  type LessonOutcome,
  MINUTE,
  OPEN_DISPUTE_LABEL,
  SHORT_LESSON_SHARE,
  WHOLE_LESSON_SHARE,
} from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import { canceledText } from "../lesson-text";
import type { ClassLessons, Lesson } from "../queries";
import { decidedText } from "./decided-text";
import { ANSWER_LABELS, answeredText, type Said, untilText } from "./question-text";

type Told = Pick<
  Lesson,
  "startsAt" | "endsAt" | "status" | "cancelReason" | "settledAs" | "minutes" | "question" | "dispute" | "isOthers"
>;

/** The side that reads. */
export type Reader = Pick<ClassLessons, "role">;

/** How a lesson went, for one of its sides. */
export interface OutcomeText {
  readonly label: string;
  /** Null for a lesson that went as planned: it is told without a badge. */
  readonly tone: BadgeTone | null;
  /** What that means for the reader; null when nothing more is to say. */
  readonly note: string | null;
}

/** Where a past lesson stands for its two sides: what waits for our staff, then how it was settled. */
type Standing = LessonOutcome | "DISPUTED" | "SHORT" | "ENDED" | "CANCELED";

type Note<Text = string | null> = (lesson: Told) => Text;

interface Words {
  readonly label: string;
  readonly tone: BadgeTone | null;
  readonly BUYER: Note;
  readonly TUTOR: Note;
}

const none: Note = () => null;
const checked: Note = () => "수업방 기록을 확인하고 있어요.";
// Until when it can be taken stands with the lessons left: a renewal moves that day, and an old row would name it.
const returned: Note = ({ cancelReason }) =>
  cancelReason === "REFUNDED" ? "환불할 때 쓰지 않은 수업으로 계산했어요." : "수업 1회를 돌려드렸어요.";
const givenBack: Note<string> = ({ cancelReason }) =>
  cancelReason === "REFUNDED" ? "가족에게 환불한 수업이에요." : "가족에게 수업 1회를 돌려줬어요.";
const asked: Record<ClassLessons["role"], Note> = {
  BUYER: (lesson) => askedNote(lesson, "BUYER"),
  TUTOR: (lesson) => askedNote(lesson, "TUTOR"),
};

const WORDS: Readonly<Record<Standing, Words>> = {
  HELD: { label: LESSON_OUTCOME_LABELS.HELD, tone: null, BUYER: none, TUTOR: none },
  SHORT: { label: LESSON_OUTCOME_LABELS.HELD, tone: null, BUYER: none, TUTOR: none },
  STUDENT_ABSENT: {
    label: LESSON_OUTCOME_LABELS.STUDENT_ABSENT,
    tone: "warn",
    BUYER: (lesson) => sentences(waited("선생님이", lesson.minutes?.tutor), "수업 1회를 쓴 것으로 계산해요."),
    TUTOR: (lesson) => waited("선생님이", lesson.minutes?.tutor) || null,
  },
  TUTOR_ABSENT: {
    label: LESSON_OUTCOME_LABELS.TUTOR_ABSENT,
    tone: "warn",
    BUYER: returned,
    TUTOR: (lesson) => sentences(waited("학생이", lesson.minutes?.student), givenBack(lesson)),
  },
  NOT_HELD: {
    label: LESSON_OUTCOME_LABELS.NOT_HELD,
    tone: "neutral",
    BUYER: returned,
    TUTOR: givenBack,
  },
  ASKED: { label: LESSON_OUTCOME_LABELS.ASKED, tone: "accent", ...asked },
  DISPUTED: {
    label: OPEN_DISPUTE_LABEL,
    tone: "warn",
    BUYER: (lesson) => disputedNote(lesson, "BUYER", "운영팀이 정할 때까지 쓴 수업으로 계산하지 않아요."),
    TUTOR: (lesson) => disputedNote(lesson, "TUTOR", "운영팀이 정할 때까지 이 수업료는 보류해요."),
  },
  ENDED: { label: LESSON_PHASE_LABELS.ENDED, tone: "neutral", BUYER: checked, TUTOR: checked },
  CANCELED: { label: LESSON_STATUS_LABELS.CANCELED, tone: "neutral", BUYER: none, TUTOR: none },
};

const WENT_APART = "두 분의 답으로 정해지지 않았어요.";

/** Why our staff looks at a lesson, for each side. */
const DISPUTED: Readonly<Record<LessonDisputeReason, Readonly<Record<ClassLessons["role"], string>>>> = {
  TUTOR_ABSENT: {
    BUYER: "선생님이 오지 않았다고 알려 주셨어요.",
    TUTOR: "가족이 선생님이 오지 않았다고 알렸어요.",
  },
  STUDENT_CAME: { BUYER: "결석하지 않았다고 알려 주셨어요.", TUTOR: "가족이 학생이 왔다고 알렸어요." },
  TUTOR_CAME: { BUYER: "선생님이 수업에 왔다고 알렸어요.", TUTOR: "수업에 왔다고 알려 주셨어요." },
  STUDENT_ABSENT: {
    BUYER: "선생님이 학생이 오지 않았다고 알렸어요.",
    TUTOR: "학생이 오지 않았다고 알려 주셨어요.",
  },
  UNCONFIRMED: { BUYER: WENT_APART, TUTOR: WENT_APART },
};

function disputedNote({ dispute }: Told, role: ClassLessons["role"], until: string): string {
  return sentences(dispute?.reason ? DISPUTED[dispute.reason][role] : "", until, decidedText(dispute?.decidedBy));
}

/** How a lesson that is over went, in the reader's words. */
export function outcomeText(lesson: Told, { role }: Reader): OutcomeText {
  const standing = standingOf(lesson);
  const { label, tone, [role]: note } = WORDS[standing];
  const together = togetherText(lesson, standing);
  const said = standing === "CANCELED" ? canceledText(lesson) : standing === "ASKED" ? askedText(lesson) : label;
  return { label: together === null ? said : `${said} · ${together}`, tone, note: note(lesson) };
}

/** Whose turn it is; of another tutor's lesson the reader learns nothing of answers, nor whether staff decides by now. */
function askedText({ isOthers, question }: Told): string {
  if (isOthers) return OPEN_DISPUTE_LABEL;
  return typeof question?.own === "boolean" ? "답을 기다려요" : LESSON_OUTCOME_LABELS.ASKED;
}

function standingOf(lesson: Told): Standing {
  const { dispute, settledAs, status } = lesson;
  if (dispute?.isOpen) return "DISPUTED";
  if (settledAs === null) return status === "CANCELED" ? "CANCELED" : "ENDED";
  const together = togetherOf(lesson);
  return together !== null && together < lengthOf(lesson) * WHOLE_LESSON_SHARE ? "SHORT" : settledAs;
}

/** How long both were there in a lesson that was held in the room; null for any other. */
function togetherOf(lesson: Told): number | null {
  if (lesson.settledAs !== "HELD" || lesson.dispute?.isOpen) return null;
  const together = lesson.minutes?.together ?? 0;
  return together < Math.floor(lengthOf(lesson) * SHORT_LESSON_SHARE) ? null : together;
}

/** How long both were there; of a short lesson beside its length, so that nothing is said twice. */
function togetherText(lesson: Told, standing: Standing): string | null {
  const together = togetherOf(lesson);
  if (together === null) return null;
  if (standing !== "SHORT") return `함께 ${together}분`;
  return `예정한 ${lengthOf(lesson)}분 가운데 ${together}분을 함께했어요.`;
}

const lengthOf = ({ startsAt, endsAt }: Told): number => (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE;

const waited = (who: string, minutes: number | undefined): string => (minutes ? `${who} ${minutes}분 기다렸어요.` : "");

const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");

/** What the reader said of a lesson, and what came of both answers; what comes next while it is not settled. */
export function afterAnswer(said: Said, lesson: Told, reader: Reader): string {
  if (lesson.question) return waitingText(said, lesson.question, reader.role);
  if (said === "STUDENT_ABSENT") {
    return sentences(answeredText(said, reader.role), decidedText(lesson.dispute?.decidedBy));
  }
  const isAgreed = standingOf(lesson) === "HELD" || standingOf(lesson) === "SHORT";
  const came = isAgreed ? AGREED[reader.role] : outcomeText(lesson, reader).note;
  return sentences(`‘${ANSWER_LABELS[said]}’라고 답했어요.`, came ?? "");
}

const AGREED: Readonly<Record<ClassLessons["role"], string>> = {
  BUYER: "선생님도 했다고 해서 수업 1회를 쓴 것으로 했어요.",
  TUTOR: "가족도 했다고 해서 한 수업으로 정했어요. 수업료는 기록을 남기면 쌓여요.",
};

function askedNote({ question }: Told, role: ClassLessons["role"]): string | null {
  if (!question) return null;
  return question.own === null
    ? `${untilText(question)} 수업했는지 알려 주세요.`
    : waitingText(question.own ? "YES" : "NO", question, role);
}

/** What the reader said, what it leads to, and until when the other side may answer. */
const waitingText = (said: Said, question: NonNullable<Told["question"]>, role: ClassLessons["role"]): string =>
  `${answeredText(said, role)} ${untilText(question)} ${role === "BUYER" ? "선생님이" : "가족이"} 답할 수 있어요.`;
