/** How an extra question of an event is answered: in words, with one option, or with any number of options. */
export const EVENT_QUESTION_TYPES = ["TEXT", "CHOICE", "CHOICES"] as const;
export type EventQuestionType = (typeof EVENT_QUESTION_TYPES)[number];

/** Korean labels of the question types. */
export const EVENT_QUESTION_TYPE_LABELS: Readonly<Record<EventQuestionType, string>> = {
  TEXT: "짧은 글",
  CHOICE: "하나 고르기",
  CHOICES: "여러 개 고르기",
};

/** An extra question that an event asks its participants. */
export interface EventQuestion {
  /** Names the answer in `extraData`. */
  readonly key: string;
  readonly label: string;
  readonly type: EventQuestionType;
  readonly required: boolean;
  /** Empty for TEXT. */
  readonly options: readonly string[];
}

/** Answers by question; an option or text, or the chosen options. */
export type EventAnswers = Readonly<Record<string, string | readonly string[]>>;

/** The longest answer in words. */
export const MAX_EVENT_ANSWER = 200;

/**
 * Checks the answers to an event's questions.
 * @returns a Korean sentence by the key of each question that is answered wrongly, or by the key that no question has
 */
export function eventAnswerProblems(
  questions: readonly EventQuestion[],
  answers: EventAnswers,
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const key of Object.keys(answers)) {
    if (!questions.some((question) => question.key === key)) problems[key] = "이 이벤트에 없는 질문이에요.";
  }
  for (const question of questions) {
    const answer = Object.hasOwn(answers, question.key) ? answers[question.key] : undefined;
    const problem = answerProblem(question, answer);
    if (problem) problems[question.key] = problem;
  }
  return problems;
}

function answerProblem({ type, required, options }: EventQuestion, answer: EventAnswers[string] | undefined) {
  const given = typeof answer === "string" ? [answer.trim()].filter(Boolean) : (answer ?? []);
  if (given.length === 0) {
    if (!required) return null;
    return type === "TEXT" ? "답을 적어 주세요." : "하나를 골라 주세요.";
  }
  if (type === "TEXT") {
    if (typeof answer !== "string") return "답을 글로 적어 주세요.";
    return answer.trim().length > MAX_EVENT_ANSWER ? `${MAX_EVENT_ANSWER}자까지 쓸 수 있어요.` : null;
  }
  if ((type === "CHOICE") !== (typeof answer === "string")) return "보기에서 다시 골라 주세요.";
  const isKnown = given.every((one) => options.includes(one)) && new Set(given).size === given.length;
  return isKnown ? null : "보기에서 다시 골라 주세요.";
}
