import { dayRangeProblems } from "../time/day-range-problems.ts";
import type { EventPeriod } from "./event.ts";
import type { EventQuestion } from "./event-question.ts";

/** What staff decides about an event. */
export interface EventTerms extends EventPeriod {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly questions: readonly EventQuestion[];
  /** Where participants find what the event gives, shown once they took part; null when it gives nothing. */
  readonly giftUrl: string | null;
}

/** Limits of an event's texts and form. */
export const EVENT_LIMITS = {
  id: 40,
  title: 40,
  summary: 80,
  body: 4_000,
  giftUrl: 300,
  questions: 5,
  label: 60,
  options: 8,
  option: 30,
} as const;

const GIFT_URL = /^(https:\/\/|\/(?!\/))\S+$/;

/** Checks the id of a new event: it stands in its address and names its collection, so it never changes. */
export function eventIdProblem(id: string): string | null {
  if (id === "") return "주소에 쓸 이름을 적어 주세요.";
  if (id === "closed") return "쓸 수 없는 이름이에요.";
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && id.length <= EVENT_LIMITS.id
    ? null
    : `영어 소문자로 시작하고 소문자, 숫자, 붙임표만 ${EVENT_LIMITS.id}자까지 쓸 수 있어요.`;
}

/**
 * Checks what staff decided about an event.
 * @returns a Korean sentence by field; "questions.0.options" for a question's part
 */
export function eventTermsProblems(terms: EventTerms): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const field of ["title", "summary", "body"] as const) {
    const problem = textProblem(terms[field], EVENT_LIMITS[field]);
    if (problem) problems[field] = problem;
  }
  for (const [field, problem] of Object.entries(dayRangeProblems(terms))) if (problem) problems[field] = problem;
  if (terms.giftUrl !== null && !GIFT_URL.test(terms.giftUrl)) {
    problems.giftUrl = "https:// 나 / 로 시작하는 주소를 적어 주세요.";
  }
  if (terms.questions.length > EVENT_LIMITS.questions) {
    problems.questions = `질문은 ${EVENT_LIMITS.questions}개까지 만들 수 있어요.`;
  }
  return { ...problems, ...questionProblems(terms.questions) };
}

function questionProblems(questions: readonly EventQuestion[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [index, { key, label, type, options }] of questions.entries()) {
    const at = `questions.${index}`;
    const labelProblem = textProblem(label, EVENT_LIMITS.label);
    if (labelProblem) problems[`${at}.label`] = labelProblem;
    if (!/^[a-z][A-Za-z0-9]{0,29}$/.test(key)) {
      problems[`${at}.key`] = "영어 소문자로 시작하고 영어와 숫자만 30자까지 쓸 수 있어요.";
    } else if (questions.findIndex((one) => one.key === key) !== index) {
      problems[`${at}.key`] = "같은 이름의 질문이 있어요.";
    }
    const optionsProblem = type === "TEXT" ? null : optionProblem(options);
    if (optionsProblem) problems[`${at}.options`] = optionsProblem;
    if (type === "TEXT" && options.length > 0) problems[`${at}.options`] = "글로 답하는 질문에는 보기가 없어요.";
  }
  return problems;
}

function optionProblem(options: readonly string[]): string | null {
  if (options.length < 2 || options.length > EVENT_LIMITS.options)
    return `보기를 2~${EVENT_LIMITS.options}개 적어 주세요.`;
  if (new Set(options).size < options.length) return "같은 보기가 두 번 있어요.";
  const isWrong = options.some((option) => option.trim() === "" || option.length > EVENT_LIMITS.option);
  return isWrong ? `보기는 1~${EVENT_LIMITS.option}자로 적어 주세요.` : null;
}

function textProblem(text: string, max: number): string | null {
  if (text.trim() === "") return "내용을 적어 주세요.";
  return text.length > max ? `${max.toLocaleString("ko-KR")}자까지 쓸 수 있어요.` : null;
}
