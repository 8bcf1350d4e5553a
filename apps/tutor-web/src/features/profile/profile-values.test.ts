import { describe, expect, test } from "vitest";
import { factRows, type ProfileValues, profileProblems, toFacts } from "./profile-values";

const VALUES: ProfileValues = {
  introduction: "왜 틀렸는지부터 찾고 거기서 다시 시작해요. 한 줄씩 같이 확인해요.",
  styles: ["WARM", "METICULOUS"],
  teachingYears: "3",
  capacity: "5",
  major: "국어교육과",
  majorGroup: "EDUCATION",
  majorTrack: "LIBERAL_ARTS",
  admissionType: "NONE",
  publishesVoice: false,
  teachingBasis: "ENROLLED",
  reportNumber: "",
};

describe("the profile's fields", () => {
  test("are right together", () => {
    expect(profileProblems(VALUES, 5)).toEqual({});
    expect(profileProblems({ ...VALUES, teachingBasis: null }, 5)).toEqual({});
  });

  test.each([
    ["introduction", " "],
    ["styles", []],
    ["teachingYears", ""],
    ["teachingYears", "세 해"],
    ["teachingYears", "-1"],
    ["capacity", "4"],
    ["capacity", "1e1"],
    ["major", " 법 "],
  ])("are refused at %s: %j", (name, value) => {
    expect(Object.keys(profileProblems({ ...VALUES, [name]: value }, 5))).toEqual([name]);
  });

  test("read in words, so that two versions can be told apart", () => {
    const mine = toFacts(VALUES);
    const differing = factRows({ ...mine, teachingYears: 7 }, mine).filter(({ theirs, mine: own }) => theirs !== own);
    expect(differing).toEqual([{ label: "과외 경력", theirs: "7년", mine: "3년" }]);
  });
});
