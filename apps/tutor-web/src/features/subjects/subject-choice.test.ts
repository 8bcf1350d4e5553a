import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import { describe, expect, test } from "vitest";
import { choiceOf, confidenceText, listText, NOTHING, taughtSubjects, toLists } from "./subject-choice";

const detail = (key: string, label: string, levels: ("MIDDLE" | "HIGH")[], parent: string | null = null) => ({
  key,
  externalKey: key,
  label,
  parentSubjectDetailKey: parent,
  meta: {},
  purchasable: true,
  targetSchoolLevels: levels,
  targetCurriculums: ["2022" as const],
});
const CATALOGUE: CatalogueSubject[] = [
  {
    key: "MATH",
    externalKey: "MATH",
    label: "수학",
    subjectDetails: [
      detail("MATH_M1", "중1 수학", ["MIDDLE"]),
      detail("MATH_M1_1", "중1-1", ["MIDDLE"], "MATH_M1"),
      detail("MATH_H", "대수", ["HIGH"]),
    ],
  },
  { key: "CODING", externalKey: "CODING", label: "코딩", subjectDetails: [detail("WEB", "웹", ["MIDDLE", "HIGH"])] },
];
const STORED = {
  middleSchoolSubjects: ["MATH_M1_1"],
  highSchoolSubjects: ["MATH_H"],
  advancedSubjects: ["WEB"],
  confidenceSubjects: [
    { subject: "MATH", level: "HIGH" as const },
    { subject: "CODING", level: "LOW" as const },
  ],
};

describe("what is chosen", () => {
  test("comes back as it is stored", () => {
    expect(toLists(choiceOf(STORED), CATALOGUE, STORED)).toEqual(STORED);
  });

  test("keeps what no shown catalogue names", () => {
    const hidden = {
      ...NOTHING,
      highSchoolSubjects: ["LATIN_1"],
      confidenceSubjects: [{ subject: "LATIN", level: "HIGH" as const }],
    };
    expect(toLists(choiceOf(hidden), CATALOGUE, hidden)).toEqual(hidden);
  });

  test("has no confidence in what is left out, but remembers it on the page", () => {
    const choice = { ...choiceOf(STORED), keys: ["WEB"] };
    expect(toLists(choice, CATALOGUE, STORED).confidenceSubjects).toEqual([{ subject: "CODING", level: "LOW" }]);
    expect(choice.levels.MATH).toBe("HIGH");
    expect(taughtSubjects(CATALOGUE, choice).map(({ key }) => key)).toEqual(["CODING"]);
  });

  test("reads in words", () => {
    expect(listText(STORED, "middleSchoolSubjects", CATALOGUE)).toBe("수학 중1-1");
    expect(listText(NOTHING, "highSchoolSubjects", CATALOGUE)).toBe("");
    expect(confidenceText(STORED, CATALOGUE)).toBe("수학 상 · 코딩 하");
  });
});
