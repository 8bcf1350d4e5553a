import { expect, test } from "vitest";
import { UNIVERSITIES } from "../import/write-schools.ts";
import { LIBERAL_MAJORS } from "./data/liberal-majors.ts";
import { NATURAL_MAJORS } from "./data/natural-majors.ts";
import { majorsAt } from "./data/university-majors.ts";
import { generateTutors } from "./generate-tutors.ts";

const NAMES = new Map(UNIVERSITIES.map(({ id, name }) => [id, name]));

test("every tutor studied what their university teaches", () => {
  const odd = generateTutors(2000, UNIVERSITIES).filter(
    ({ tutor }) => !majorsAt(NAMES.get(tutor.universityId) ?? "", tutor.track).includes(tutor.major),
  );
  expect(odd).toEqual([]);
});

test.each([
  ["한국과학기술원", "NATURAL_SCIENCES", "의예과"],
  ["포항공과대학교", "NATURAL_SCIENCES", "치의예과"],
  ["한국항공대학교", "NATURAL_SCIENCES", "치의예과"],
  ["울산과학기술원", "LIBERAL_ARTS", "독어독문학과"],
  ["서울교육대학교", "LIBERAL_ARTS", "경영학과"],
] as const)("%s doesn't teach %s %s", (university, track, major) => {
  expect(majorsAt(university, track)).not.toContain(major);
});

test("no man studied at a women's university", () => {
  const odd = generateTutors(2000, UNIVERSITIES).filter(
    ({ tutor }) => tutor.gender === "MALE" && NAMES.get(tutor.universityId)?.endsWith("여자대학교"),
  );
  expect(odd).toEqual([]);
});

test.each([
  ["서울대학교", "일어일문학과"],
  ["연세대학교", "일어일문학과"],
  ["홍익대학교", "서어서문학과"],
  ["서울시립대학교", "독어독문학과"],
  ["성균관대학교", "국어교육과"],
  ["중앙대학교", "수학교육과"],
  ["덕성여자대학교", "수학교육과"],
  ["한국항공대학교", "산업공학과"],
] as const)("nobody at %s studied %s, which isn't taught there", (university, major) => {
  expect([...majorsAt(university, "LIBERAL_ARTS"), ...majorsAt(university, "NATURAL_SCIENCES")]).not.toContain(major);
});

test("majors are listed for universities that there are, none twice", () => {
  const names = new Set(NAMES.values());
  for (const table of [LIBERAL_MAJORS, NATURAL_MAJORS]) {
    expect(Object.keys(table).filter((name) => !names.has(name))).toEqual([]);
    const twice = Object.entries(table).filter(([, text]) => new Set(text.split(" ")).size < text.split(" ").length);
    expect(twice).toEqual([]);
  }
});

test("introductions differ, and none says how many years: the profile does", () => {
  const introductions = generateTutors(300, UNIVERSITIES).map(({ tutor }) => tutor.introduction ?? "");
  expect(new Set(introductions).size).toBeGreaterThan(260);
  expect(introductions.filter((text) => text === "" || /\d년 됐| {2}/.test(text))).toEqual([]);
});
