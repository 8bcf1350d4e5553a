import { type EventAnswers, eventAnswerProblems, mobilePhoneProblem } from "@pkg/domain";
import type { EventWire } from "@pkg/web/features/events/event-article";
import { type Guard, isFlag, isText, keptFields, listOf } from "@pkg/web/platform/storage/kept-fields";

type Questions = EventWire["questions"];
export type AnswerValue = string | readonly string[];

/** The form's own fields; each question has one of its own behind them, named by `fieldOf`. */
export interface JoinValues extends Record<string, AnswerValue | boolean> {
  phoneNumber: string;
  privacyAgreement: boolean;
  marketingAgreement: boolean;
}

/** A question's field in the form. */
export const fieldOf = (key: string) => `answer_${key}`;

/** The form before anything is entered, in the order of the page. @param known answers that the page knows already */
export function emptyValues(questions: Questions, known: EventAnswers = {}): JoinValues {
  const answers = questions.map(({ key, type }) => [fieldOf(key), known[key] ?? (type === "CHOICES" ? [] : "")]);
  return { ...Object.fromEntries(answers), phoneNumber: "", privacyAgreement: false, marketingAgreement: false };
}

/** What was entered earlier in this tab; answers to questions that are no longer asked are left out. */
export function keptValues(questions: Questions, kept: unknown): Partial<JoinValues> | null {
  const guards = questions.map(({ key, type }) => [fieldOf(key), type === "CHOICES" ? listOf(isText) : isText]);
  const consents = { privacyAgreement: isFlag, marketingAgreement: isFlag };
  const all: Record<string, Guard<AnswerValue | boolean>> = {
    ...Object.fromEntries(guards),
    phoneNumber: isText,
    ...consents,
  };
  return keptFields<Record<string, AnswerValue | boolean>>(all)(kept) as Partial<JoinValues> | null;
}

/** What is sent: questions that were left open are left out. */
export function answersOf(questions: Questions, values: JoinValues): EventAnswers {
  const given = questions.flatMap(({ key }): [string, AnswerValue][] => {
    const value = values[fieldOf(key)];
    if (typeof value === "boolean" || value === undefined || value.length === 0) return [];
    return [[key, value]];
  });
  return Object.fromEntries(given);
}

/** A sentence for each field that is wrong. */
export function joinProblems(questions: Questions, values: JoinValues): Record<string, string | null> {
  const answers = Object.entries(eventAnswerProblems(questions, answersOf(questions, values)));
  return {
    ...Object.fromEntries(answers.map(([key, message]) => [fieldOf(key), message])),
    phoneNumber: mobilePhoneProblem(values.phoneNumber),
    privacyAgreement: values.privacyAgreement ? null : "참여하려면 동의가 필요해요.",
  };
}
