import { expect, it } from "vitest";
import { entriesName, entryName } from "./course-entries";

it.each([
  ["수학", "중2-2", "수학 · 중2-2"],
  ["과학", "중3 과학", "중3 과학"],
  ["과학", "", "과학"],
])("%s with the detail %j is called %s", (subjectLabel, subjectDetailLabel, name) => {
  expect(entryName({ subjectLabel, subjectDetailLabel })).toBe(name);
});

it("a bar names what is bought", () => {
  const maths = { subjectLabel: "수학", subjectDetailLabel: "중2-2" };
  expect(entriesName([maths])).toBe("수학 · 중2-2");
  expect(entriesName([maths, maths, maths])).toBe("수학 · 중2-2 외 2개");
});
