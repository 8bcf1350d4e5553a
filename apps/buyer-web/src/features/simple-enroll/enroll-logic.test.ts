import { describe, expect, it } from "vitest";
import { enrollSubjects, subjectsFor } from "@/lib/catalogue/enroll-catalogue";
import { choiceOptions } from "@/lib/catalogue/lesson-choice";
import { sampleProducts } from "../../../test/sample-products";
import { SAMPLE_SUBJECTS } from "../../../test/sample-subjects";
import { courseEntries } from "./course-entries";
import { placeChanges, readPlace } from "./enroll-place";
import { countedLessons, monthlyLessons, toOffer, withLesson } from "./lesson-offers";
import type { CourseList } from "./plan-list";
import { proposeCourses } from "./propose-courses";

const products = sampleProducts();
const TODAY = new Date("2026-11-20T12:00:00+09:00");
const catalogue = { products, subjects: enrollSubjects(SAMPLE_SUBJECTS, TODAY) };
const options = choiceOptions(products);
const place = (query: string) => readPlace(Object.fromEntries(new URLSearchParams(query)), catalogue, options);
const { choice } = place("");
const math = { subject: "MATH", subjectDetail: "MATH_M2_2" };
const english = { subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };

function lesson(months: number, perWeek = 2) {
  const [found] = monthlyLessons(products, { ...choice, perWeek }, [months]);
  if (!found) throw new Error("no lesson");
  return found;
}
const EMPTY: CourseList = { courses: [], rentTablet: false };
const englishTaken = withLesson(EMPTY, english, lesson(3, 1));

describe("enrollSubjects", () => {
  const details = (today: string) =>
    enrollSubjects(SAMPLE_SUBJECTS, new Date(today)).flatMap((subject) => subject.details.map(({ key }) => key));

  it("keeps what the curriculums of the day teach, and what is sold", () => {
    expect(details("2026-11-20T00:00:00+09:00")).toEqual([
      "MATH_M2_2",
      "MATH_M3_2",
      "MATH_M3",
      "MATH_BASIC",
      "MATH_H2",
      "ENGLISH_M2",
      "KOREAN_M2",
    ]);
  });

  it("drops the 2015 curriculum from March 2027", () => {
    expect(details("2027-02-28T23:59:59+09:00")).toContain("MATH_M3_2");
    expect(details("2027-03-01T00:00:00+09:00")).toEqual([
      "MATH_M2_2",
      "MATH_M3",
      "MATH_BASIC",
      "ENGLISH_M2",
      "KOREAN_M2",
    ]);
  });

  it.each([
    ["MIDDLE", "BASIC", ["수학", "영어", "국어"]],
    ["MIDDLE", "EXPERT", ["수학", "영어"]],
    ["HIGH", "BASIC", ["수학"]],
  ] as const)("%s with a %s tutor: %j", (level, rank, labels) => {
    expect(subjectsFor(catalogue, level, rank).map(({ label }) => label)).toEqual(labels);
  });

  it("names the curriculum and the grades of a detail where they are not the same for all", () => {
    const [math] = catalogue.subjects;
    expect(math?.details.map(({ label, curriculum, forGrades }) => [label, curriculum, forGrades])).toEqual([
      ["중2-2", "2022", null],
      ["중3-2", "2015", null],
      ["중3 내신", "2015", null],
      ["기초 다지기", null, null],
      ["미적분", "2015", "고3"],
    ]);
    const [later] = enrollSubjects(SAMPLE_SUBJECTS, new Date("2027-03-01T00:00:00+09:00"));
    expect(later?.details.map(({ label, curriculum }) => [label, curriculum])).toContainEqual(["중3 내신", "2022"]);
  });
});

describe("readPlace", () => {
  it.each([
    ["", 1],
    ["subject=MATH", 2],
    ["subject=MATH&detail=MATH_M2_2", 3],
    ["detail=MATH_M2_2", 1],
    ["subject=ART", 1],
    ["subject=MATH&detail=ENGLISH_M2", 2],
    ["subject=MATH&detail=MATH_M2_2&level=HIGH", 2],
    ["subject=KOREAN&rank=EXPERT", 1],
    ["subject=ENGLISH&level=HIGH", 1],
  ])("%j is step %i", (query, step) => {
    expect(place(query).step).toBe(step);
  });

  it("comes back to the place it wrote", () => {
    const changes = placeChanges({ ...choice, months: 6 }, "MATH", "MATH_BASIC");
    const query = new URLSearchParams(
      Object.entries(changes).filter((pair): pair is [string, string] => pair[1] !== null),
    );
    expect(place(query.toString())).toMatchObject({
      step: 3,
      subject: { key: "MATH" },
      detail: { key: "MATH_BASIC" },
      choice: { months: 6 },
    });
  });
});

describe("courseEntries", () => {
  it.each([
    ["as it stands", { ...math, productId: lesson(3).id }, true],
    ["a product that is gone", { ...math, productId: 9999 }, false],
    ["a detail that is gone", { ...math, subjectDetail: "MATH_OLD", productId: lesson(3).id }, false],
    ["a detail of another level", { ...math, subjectDetail: "MATH_H2", productId: lesson(3).id }, false],
    ["a subject that is gone", { subject: "ART", subjectDetail: "ART_1", productId: lesson(3).id }, false],
  ])("%s", (_, course, isSold) => {
    expect(courseEntries([course], catalogue)[0]?.isSold).toBe(isSold);
  });

  it("refuses the subjects that experts don't teach", () => {
    const [expert] = monthlyLessons(products, { ...choice, tutorRank: "EXPERT" }, [3]);
    const course = { subject: "KOREAN", subjectDetail: "KOREAN_M2", productId: expert?.id ?? 0 };
    expect(courseEntries([course], catalogue)[0]?.isSold).toBe(false);
  });
});

describe("offers", () => {
  const offers = (list: CourseList) =>
    monthlyLessons(products, choice, options.months).map((it) => toOffer(catalogue, list, math, it));

  it("show the documented prices beside a chosen course, bundled from three months only", () => {
    expect(offers(englishTaken).map(({ perMonth, perLesson, tags }) => [perMonth, perLesson, ...tags])).toEqual([
      [287_120, 35_890],
      [252_320, 31_540, "무료 수업 1회", "정가보다 월 4만 원 할인"],
      [237_520, 29_690, "무료 수업 3회", "정가보다 월 5만 원 할인"],
      [222_720, 27_840, "무료 수업 8회", "정가보다 월 7만 원 할인"],
    ]);
  });

  it("are not bundled without another course", () => {
    expect(offers(EMPTY).map(({ perMonth }) => perMonth)).toEqual([287_120, 272_320, 257_520, 242_720]);
  });

  it("list the counted products separately", () => {
    const counted = countedLessons(products, choice).map((it) => toOffer(catalogue, englishTaken, math, it));
    expect(counted.map(({ key, total, perMonth }) => [key, total, perMonth])).toEqual([
      ["#체험 1회", 9_900, null],
      ["#시험대비 4회", 148_000, null],
    ]);
  });

  it("replace the course of the same detail instead of adding a second one", () => {
    const once = withLesson(EMPTY, math, lesson(3));
    expect(withLesson(once, math, lesson(6)).courses).toEqual([{ ...math, productId: lesson(6).id }]);
  });
});

describe("proposeCourses", () => {
  it("enters the bundle with the new price of every course", () => {
    const proposal = proposeCourses(catalogue, englishTaken, withLesson(englishTaken, math, lesson(3)));
    expect(proposal).toMatchObject({
      change: "ENTER_BUNDLE",
      before: { total: 421_800 },
      after: { total: 1_118_760 },
      moves: [
        { name: "영어 · 중2 내신", before: 421_800, after: 361_800 },
        { name: "수학 · 중2-2", before: null, after: 756_960 },
      ],
    });
    if (typeof proposal === "string") throw new Error(proposal);
    const bundled = proposal.courses.map(
      ({ productId }) => products.find(({ id }) => id === productId)?.bundlingApplied,
    );
    expect(bundled).toEqual([true, true]);
  });

  it("leaves it when one of two is taken out", () => {
    const both = proposeCourses(catalogue, englishTaken, withLesson(englishTaken, math, lesson(3)));
    if (typeof both === "string") throw new Error(both);
    expect(proposeCourses(catalogue, both, { ...both, courses: both.courses.slice(1) })).toMatchObject({
      change: "LEAVE_BUNDLE",
      courses: [{ ...math, productId: lesson(3).id }],
      moves: [
        { name: "수학 · 중2-2", before: 756_960, after: 816_960 },
        { name: "영어 · 중2 내신", before: 361_800, after: null },
      ],
    });
  });

  it("keeps a course that isn't sold as it is, and counts it for nothing", () => {
    const list = { ...EMPTY, courses: [{ ...english, productId: 9999 }] };
    expect(proposeCourses(catalogue, list, withLesson(list, math, lesson(3)))).toMatchObject({
      change: null,
      courses: [{ productId: 9999 }, { productId: lesson(3).id }],
      after: { bundlingApplied: false, total: 816_960 },
    });
  });

  it("holds one trial of a subject", () => {
    const [trial] = countedLessons(products, choice);
    if (!trial) throw new Error("no trial");
    const one = withLesson(EMPTY, math, trial);
    const other = { ...math, subjectDetail: "MATH_BASIC" };
    expect(toOffer(catalogue, one, other, trial).isPossible).toBe(false);
    expect(proposeCourses(catalogue, one, withLesson(one, other, trial))).toBe("NOT_TOGETHER");
    const two = withLesson(one, other, trial);
    expect(proposeCourses(catalogue, two, one)).toMatchObject({ courses: one.courses });
    expect(proposeCourses(catalogue, one, withLesson(one, english, trial))).toMatchObject({ change: null });
  });

  it("stops at ten", () => {
    const ten = { ...EMPTY, courses: Array.from({ length: 10 }, () => ({ ...english, productId: lesson(1).id })) };
    expect(proposeCourses(catalogue, ten, withLesson(ten, math, lesson(1)))).toBe("TOO_MANY_COURSES");
  });
});
