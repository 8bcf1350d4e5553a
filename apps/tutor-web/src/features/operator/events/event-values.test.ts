import { expect, test } from "vitest";
import { addedQuestion, eventProblems, newValues, toFacts, valuesOf } from "./event-values";

const whole = { ...newValues("2026-11-24"), id: "spring", title: "봄", summary: "한 줄", body: "본문" };
const choice = { key: "q1", label: "학년", type: "CHOICE" as const, required: true, optionsText: "중1, 중2," };

test("days are whole days in Korea, and come back as they were typed", () => {
  const facts = toFacts({ ...whole, questions: [choice] });
  expect(facts).toMatchObject({ startAt: "2026-11-23T15:00:00.000Z", endAt: "2026-12-21T15:00:00.000Z" });
  expect(facts.questions).toEqual([
    { key: "q1", label: "학년", type: "CHOICE", required: true, options: ["중1", "중2"] },
  ]);
  const stored = {
    ...facts,
    id: "spring",
    state: "OPEN" as const,
    participated: 0,
    shared: 0,
    waiting: 0,
    updatedAt: facts.startAt,
  };
  expect(valuesOf(stored)).toEqual({ ...whole, questions: [{ ...choice, optionsText: "중1, 중2" }] });
});

test("each field says what is wrong with it, and a question its number", () => {
  const wrong = { ...whole, id: "closed", title: "", startOn: "", endOn: "2026-11-20" };
  const problems = eventProblems(
    { ...wrong, questions: [choice, { ...choice, key: "q2", optionsText: "하나" }] },
    true,
  );
  expect(problems).toMatchObject({
    ...{ id: "쓸 수 없는 이름이에요.", title: "내용을 적어 주세요.", startOn: "시작하는 날을 적어 주세요." },
    questions: "질문 2: 보기를 2~8개 적어 주세요.",
  });
  expect(Object.values(eventProblems(whole, true)).filter(Boolean)).toEqual([]);
});

test("a new question takes a name that none has", () => {
  expect(addedQuestion([{ ...choice, key: "q2" }]).key).toBe("q3");
  expect(addedQuestion([]).key).toBe("q1");
});
