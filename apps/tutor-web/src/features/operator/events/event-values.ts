import {
  addDays,
  type EventQuestionType,
  eventIdProblem,
  eventTermsProblems,
  startOfKstDate,
  toKstDate,
} from "@pkg/domain";
import { lastDay } from "@pkg/web/features/events/event-text";
import { fieldErrors } from "@pkg/web/platform/api/api";
import type { EventFacts, EventSetting } from "./event-queries";

/** A question as it is typed: its options are separated by commas. */
export interface QuestionValue {
  readonly key: string;
  readonly label: string;
  readonly type: EventQuestionType;
  readonly required: boolean;
  readonly optionsText: string;
}

/** The fields of the form, in its order: days as YYYY-MM-DD in Korea, the last one included. */
export interface EventValues {
  readonly id: string;
  readonly type: EventFacts["type"];
  readonly title: string;
  readonly summary: string;
  readonly art: EventFacts["art"];
  readonly body: string;
  readonly startOn: string;
  readonly endOn: string;
  readonly questions: readonly QuestionValue[];
  /** Empty when the event gives nothing at once. */
  readonly giftUrl: string;
  readonly published: boolean;
}

export function valuesOf(event: EventSetting): EventValues {
  const { id, type, title, summary, art, body, published } = event;
  return {
    id,
    type,
    title,
    summary,
    art,
    body,
    published,
    startOn: toKstDate(new Date(event.startAt)),
    endOn: lastDay(event.endAt),
    giftUrl: event.giftUrl ?? "",
    questions: event.questions.map(({ options, ...question }) => ({ ...question, optionsText: options.join(", ") })),
  };
}

/** A new event, for four weeks from today. */
export const newValues = (today: string): EventValues => ({
  id: "",
  type: "GENERAL",
  title: "",
  summary: "",
  art: "SEATS",
  body: "",
  startOn: today,
  endOn: addDays(today, 27),
  questions: [],
  giftUrl: "",
  published: false,
});

/** The next question, with the first name that none has. */
export function addedQuestion(questions: readonly QuestionValue[]): QuestionValue {
  const keys = new Set(questions.map(({ key }) => key));
  let number = questions.length + 1;
  while (keys.has(`q${number}`)) number++;
  return { key: `q${number}`, label: "", type: "TEXT", required: false, optionsText: "" };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const startOf = (day: string) => (DAY.test(day) ? startOfKstDate(day).toISOString() : "");

/** What is saved: whole days in Korea. */
export function toFacts({ id: _id, startOn, endOn, questions, giftUrl, ...same }: EventValues): EventFacts {
  return {
    ...same,
    giftUrl: giftUrl.trim() || null,
    startAt: startOf(startOn),
    endAt: DAY.test(endOn) ? startOf(addDays(endOn, 1)) : "",
    questions: questions.map(({ optionsText, ...question }) => ({
      ...question,
      options:
        question.type === "TEXT"
          ? []
          : optionsText
              .split(",")
              .map((one) => one.trim())
              .filter(Boolean),
    })),
  };
}

type Problems = Partial<Record<keyof EventValues, string | null>>;

/** A sentence for each field that is wrong. */
export function eventProblems(values: EventValues, isNew: boolean): Problems {
  const facts = toFacts(values);
  const terms = { ...facts, startAt: new Date(facts.startAt), endAt: new Date(facts.endAt) };
  return { id: isNew ? eventIdProblem(values.id) : null, ...toFields(eventTermsProblems(terms)) };
}

/** The same of a refused request. */
export const refusedFields = (error: unknown): Problems =>
  toFields(Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])));

/** A question's problem is told at the questions, with its number. */
function toFields({ startAt, endAt, ...others }: Readonly<Record<string, string>>): Problems {
  const [path, message] = Object.entries(others).find(([name]) => name.startsWith("questions.")) ?? [];
  const number = path && Number(path.split(".")[1]) + 1;
  return {
    ...others,
    ...(message && { questions: `질문 ${number}: ${message}` }),
    ...(startAt && { startOn: startAt }),
    ...(endAt && { endOn: endAt }),
  };
}
