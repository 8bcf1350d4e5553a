import { expect, it } from "vitest";
import { schoolPlace } from "../../../src/features/student/school-choice";

const school = { region: "경기도", address: "경기도 성남시 분당구 서현로 1", highSchoolType: null } as const;

it.each([
  ["a middle school by its district", school, "경기도 성남시"],
  ["one without an address by its region", { ...school, address: "" }, "경기도"],
  ["a high school by its kind too", { ...school, highSchoolType: "FOREIGN_LANGUAGE" }, "외국어고 · 경기도 성남시"],
  ["a high school of no known kind by its district", { ...school, highSchoolType: "OTHER" }, "경기도 성남시"],
] as const)("describes %s", (_what, given, text) => {
  expect(schoolPlace(given)).toBe(text);
});
