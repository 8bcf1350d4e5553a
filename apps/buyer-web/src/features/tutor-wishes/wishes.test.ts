import { toPeriods, toWeek } from "@pkg/web/features/lessons/week-of";
import { describe, expect, it } from "vitest";
import { newApplicantBody } from "@/lib/wishes/create-applicant";
import { stepProblem } from "./step-plan";
import { weeklyLessons } from "./weekly-lessons";
import { widenings } from "./widenings";
import { type Wishes, withStudyPurposes } from "./wishes";
import { wishesBody } from "./wishes-body";
import { wishTexts } from "./wishes-text";

const NO_DAYS = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const wishes: Wishes = {
  weeklyAvailablePeriods: { ...NO_DAYS, tuesday: ["19:00-21:00"], saturday: ["15:00-17:30"] },
  studyPurposes: ["SCHOOL_GRADES"],
  tutorGenders: ["FEMALE"],
  tutorUniversities: [],
  tutorPassTypes: ["EARLY_DECISION"],
  tutorTracks: [],
  likedTutorStyles: ["WARM", "METICULOUS"],
  dislikedTutorStyles: [],
  tutorMemo: "",
  recommendedTutors: [],
  selectedTutors: [],
  gradeBand: "C",
};

describe("withStudyPurposes", () => {
  it("makes 'not sure yet' exclusive", () => {
    expect(withStudyPurposes(["SCHOOL_GRADES"], ["SCHOOL_GRADES", "NOT_SURE"])).toEqual(["NOT_SURE"]);
    expect(withStudyPurposes(["NOT_SURE"], ["SCHOOL_GRADES", "NOT_SURE"])).toEqual(["SCHOOL_GRADES"]);
    expect(withStudyPurposes([], ["STUDY_HABITS"])).toEqual(["STUDY_HABITS"]);
  });
});

describe("week conversion", () => {
  it("gives the same periods back", () => {
    expect(toPeriods(toWeek(wishes.weeklyAvailablePeriods))).toEqual(wishes.weeklyAvailablePeriods);
  });
});

describe("applicant bodies", () => {
  it("joins lists, and marks unknown goals of a new applicant", () => {
    const ordered = { merchantUid: "NR1", subject: "MATH", subjectDetail: "MATH_M2", rank: "BASIC" } as const;
    const body = newApplicantBody(ordered);
    expect(body).toMatchObject({ merchantUid: "NR1", studyPurposes: "UNKNOWN", tutorGenders: "MALE,FEMALE" });
    expect(wishesBody(wishes)).toMatchObject({ likedTutorStyles: "WARM,METICULOUS", tutorGenders: "FEMALE" });
    expect(wishesBody(wishes)).not.toHaveProperty("merchantUid");
    expect(wishesBody(wishes)).not.toHaveProperty("completedAt");
  });
});

describe("stepProblem", () => {
  it("asks for goals and for enough time, and for nothing else", () => {
    expect(stepProblem("GOALS", { ...wishes, studyPurposes: [] }, 0, 120)).toContain("하나 이상");
    expect(stepProblem("TIMES", wishes, 0, 120)).toContain("칠해");
    expect(stepProblem("TIMES", wishes, 90, 120)).toContain("120분");
    expect(stepProblem("TIMES", wishes, 120, 120)).toBeNull();
    expect(stepProblem("MEMO", wishes, 0, 120)).toBeNull();
  });
});

describe("widenings", () => {
  it("drops the gender, and adds evenings and weekends without losing a time", () => {
    const [gender, evenings, weekend] = widenings(wishes);
    expect(gender).toMatchObject({ id: "GENDER", condition: "여자 선생님 조건을 빼면", wishes: { tutorGenders: [] } });
    expect(evenings?.wishes.weeklyAvailablePeriods).toMatchObject({
      tuesday: ["18:00-22:00"],
      saturday: ["15:00-17:30"],
    });
    expect(weekend?.wishes.weeklyAvailablePeriods).toMatchObject({
      saturday: ["10:00-18:00"],
      tuesday: ["19:00-21:00"],
    });
  });

  it("has no gender to drop when both are welcome", () => {
    expect(widenings({ ...wishes, tutorGenders: [] }).map(({ id }) => id)).toEqual(["EVENINGS", "WEEKEND"]);
  });
});

it("says which courses the wishes are for", () => {
  const course = { position: 0, subjectDetailLabel: "중2-2", minutes: 60, levelTest: null };
  const maths = { ...course, subjectLabel: "수학", lessonsPerWeek: 2, isTrial: false };
  expect(weeklyLessons([maths])).toBe("수학 중2-2 60분 주 2회");
  expect(
    weeklyLessons([
      maths,
      { ...course, subjectLabel: "영어", subjectDetailLabel: "독해", lessonsPerWeek: 1, isTrial: false },
    ]),
  ).toBe("수학 중2-2 60분 주 2회 + 영어 독해 60분 주 1회");
});

describe("wishTexts", () => {
  it("describes every answer, and the meaning of an empty one", () => {
    const lines = Object.fromEntries(wishTexts(wishes, ["서지안"]).map(({ id, lines: said }) => [id, said]));
    expect(lines).toMatchObject({
      times: ["화 19:00–21:00", "토 15:00–17:30"],
      liked: ["다정한, 꼼꼼한"],
      universities: ["상관없어요"],
      disliked: ["없어요"],
      gender: ["여자 선생님"],
      pass: ["수시 전형으로 합격한 선생님을 선호해요"],
      tutors: ["서지안 선생님"],
      marks: ["중위권"],
    });
  });

  it("tells what was chosen from what doesn't matter", () => {
    const chosen = (of: Wishes) => wishTexts(of, []).flatMap(({ id, isChosen }) => (isChosen ? [id] : []));
    expect(chosen(wishes)).toEqual(expect.arrayContaining(["pass", "times", "liked", "gender"]));
    expect(chosen(wishes)).not.toEqual(expect.arrayContaining(["universities"]));
    expect(chosen({ ...wishes, tutorPassTypes: [], tutorGenders: [] })).not.toEqual(expect.arrayContaining(["pass"]));
  });
});
