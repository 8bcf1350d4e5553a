import { expect, it } from "vitest";
import { entryName } from "./course-entries";

it.each([
  ["수학", "중2-2", "수학 · 중2-2"],
  ["과학", "중3 과학", "중3 과학"],
  ["과학", "", "과학"],
])("%s with the detail %j is called %s", (subjectLabel, subjectDetailLabel, name) => {
  expect(entryName({ subjectLabel, subjectDetailLabel })).toBe(name);
});
