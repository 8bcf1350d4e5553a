import fc from "fast-check";
import { expect, it } from "vitest";
import { eventState } from "./event.ts";
import { type EventAnswers, type EventQuestion, eventAnswerProblems } from "./event-question.ts";
import { type EventTerms, eventIdProblem, eventTermsProblems } from "./event-terms.ts";

const period = { startAt: new Date("2026-11-01T00:00:00Z"), endAt: new Date("2026-12-01T00:00:00Z") };

it.each([
  ["2026-10-31T23:59:59.999Z", "COMING"],
  ["2026-11-01T00:00:00Z", "OPEN"],
  ["2026-11-30T23:59:59.999Z", "OPEN"],
  ["2026-12-01T00:00:00Z", "CLOSED"],
])("stands at %s: %s", (now, state) => {
  expect(eventState(period, new Date(now))).toBe(state);
});

it("only ever goes on from COMING over OPEN to CLOSED", () => {
  const order = ["COMING", "OPEN", "CLOSED"];
  const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      const [early, late] = one <= other ? [one, other] : [other, one];
      return order.indexOf(eventState(period, early)) <= order.indexOf(eventState(period, late));
    }),
  );
});

const text: EventQuestion = { key: "wish", label: "바라는 점", type: "TEXT", required: false, options: [] };
const choice: EventQuestion = { key: "grade", label: "학년", type: "CHOICE", required: true, options: ["중1", "중2"] };
const choices: EventQuestion = { ...choice, key: "subjects", type: "CHOICES", options: ["수학", "영어"] };
const questions = [text, choice, choices];
const fitting = { wish: "느긋한 선생님", grade: "중1", subjects: ["수학", "영어"] };

const ANSWERS: readonly [string, EventAnswers, Record<string, string>][] = [
  ["all answered", fitting, {}],
  ["what need not be answered left out", { grade: "중2", subjects: ["영어"] }, {}],
  ["nothing", {}, { grade: "하나를 골라 주세요.", subjects: "하나를 골라 주세요." }],
  ["an option that is none", { ...fitting, grade: "고3" }, { grade: "보기에서 다시 골라 주세요." }],
  ["an option twice", { ...fitting, subjects: ["수학", "수학"] }, { subjects: "보기에서 다시 골라 주세요." }],
  ["one option as a list", { ...fitting, grade: ["중1"] }, { grade: "보기에서 다시 골라 주세요." }],
  ["a list as one option", { ...fitting, subjects: "수학" }, { subjects: "보기에서 다시 골라 주세요." }],
  ["words as a list", { ...fitting, wish: ["가"] }, { wish: "답을 글로 적어 주세요." }],
  ["the longest words", { ...fitting, wish: "가".repeat(200) }, {}],
  ["longer words", { ...fitting, wish: "가".repeat(201) }, { wish: "200자까지 쓸 수 있어요." }],
  ["what was not asked", { ...fitting, toString: "x" }, { toString: "이 이벤트에 없는 질문이에요." }],
];
it.each(ANSWERS)("answers: %s", (_what, answers, problems) => {
  expect(eventAnswerProblems(questions, answers)).toEqual(problems);
});

it("words that must be given may not be blank", () => {
  expect(eventAnswerProblems([{ ...text, required: true }], { wish: "  " })).toEqual({ wish: "답을 적어 주세요." });
});

const terms: EventTerms = {
  ...period,
  title: "겨울방학 계획표",
  summary: "한 줄",
  body: "본문",
  questions,
  giftUrl: null,
};
const QUESTION_WITHOUT_OPTIONS = [{ ...choice, options: ["하나"] }];
const TERMS: readonly [string, Partial<EventTerms>, Record<string, string>][] = [
  ["fitting ones", {}, {}],
  ["a gift of ours", { giftUrl: "/files/plan.pdf" }, {}],
  ["a gift elsewhere", { giftUrl: "https://naran.test/plan" }, {}],
  ["a gift without an address", { giftUrl: "plan.pdf" }, { giftUrl: "https:// 나 / 로 시작하는 주소를 적어 주세요." }],
  ["a gift of another host", { giftUrl: "//a.test/x" }, { giftUrl: "https:// 나 / 로 시작하는 주소를 적어 주세요." }],
  [
    "no texts",
    { title: " ", summary: "", body: "" },
    { title: "내용을 적어 주세요.", summary: "내용을 적어 주세요.", body: "내용을 적어 주세요." },
  ],
  ["a long title", { title: "가".repeat(41) }, { title: "40자까지 쓸 수 있어요." }],
  ["a long body", { body: "가".repeat(4_001) }, { body: "4,000자까지 쓸 수 있어요." }],
  ["an end at its start", { endAt: period.startAt }, { endAt: "끝나는 날은 시작하는 날보다 빠를 수 없어요." }],
  [
    "no days",
    { startAt: new Date("x"), endAt: new Date("x") },
    { startAt: "시작하는 날을 적어 주세요.", endAt: "끝나는 날을 적어 주세요." },
  ],
  ["one option", { questions: QUESTION_WITHOUT_OPTIONS }, { "questions.0.options": "보기를 2~8개 적어 주세요." }],
  [
    "the same option twice",
    { questions: [{ ...choice, options: ["가", "가"] }] },
    { "questions.0.options": "같은 보기가 두 번 있어요." },
  ],
  [
    "a blank option",
    { questions: [{ ...choice, options: ["가", " "] }] },
    { "questions.0.options": "보기는 1~30자로 적어 주세요." },
  ],
  [
    "options of words",
    { questions: [{ ...text, options: ["가", "나"] }] },
    { "questions.0.options": "글로 답하는 질문에는 보기가 없어요." },
  ],
  ["a question twice", { questions: [text, text] }, { "questions.1.key": "같은 이름의 질문이 있어요." }],
  [
    "a Korean key",
    { questions: [{ ...text, key: "학년" }] },
    { "questions.0.key": "영어 소문자로 시작하고 영어와 숫자만 30자까지 쓸 수 있어요." },
  ],
  ["a question without words", { questions: [{ ...text, label: "" }] }, { "questions.0.label": "내용을 적어 주세요." }],
  [
    "six questions",
    { questions: [1, 2, 3, 4, 5, 6].map((n) => ({ ...text, key: `q${n}` })) },
    { questions: "질문은 5개까지 만들 수 있어요." },
  ],
];
it.each(TERMS)("terms: %s", (_what, change, problems) => {
  expect(eventTermsProblems({ ...terms, ...change })).toEqual(problems);
});

it.each([
  ["find-your-tutor", true],
  ["a1-b2", true],
  ["closed", false],
  ["", false],
  ["-a", false],
  ["a--b", false],
  ["a-", false],
  ["1a", false],
  ["가", false],
  ["a/b", false],
  ["a".repeat(40), true],
  ["a".repeat(41), false],
])("id %j fits: %s", (id, fits) => {
  expect(eventIdProblem(id) === null).toBe(fits);
});
