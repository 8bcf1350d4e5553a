import { expect, test } from "vitest";
import { countLines } from "./count-lines";

const course = (subjectLabel: string, subjectDetailLabel: string, count: number) => ({
  subjectLabel,
  subjectDetailLabel,
  count,
});
const maths = course("수학", "중2-2", 40);

test.each([
  ["one course needs no name", [maths], ["시간·성별이 맞는 선생님 40"]],
  [
    "two courses are named",
    [maths, course("영어", "중2", 12)],
    ["시간·성별이 맞는 수학 선생님 40", "시간·성별이 맞는 영어 선생님 12"],
  ],
  [
    "two courses of one subject are told apart",
    [maths, course("수학", "중3-1", 9)],
    ["시간·성별이 맞는 수학 중2-2 선생님 40", "시간·성별이 맞는 수학 중3-1 선생님 9"],
  ],
  [
    "of many the scarcest decides",
    [maths, course("영어", "중2", 12), course("국어", "중2", 5)],
    ["시간·성별이 맞는 국어 선생님 5"],
  ],
])("%s", (_, courses, expected) => {
  expect(countLines(courses).map(({ label, count }) => `${label} ${count}`)).toEqual(expected);
});
