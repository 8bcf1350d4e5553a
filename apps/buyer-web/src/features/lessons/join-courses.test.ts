import { expect, test } from "vitest";
import { joinCourses } from "./join-courses";

const course = (merchantUid: string, subjectLabel = "수학") => ({
  merchantUid,
  subjectLabel,
  subjectDetailLabel: "중2-2",
});

test("each course gets the match of its order and subject, the same course twice gets both", () => {
  const maths = course("NR1");
  const english = course("NR1", "영어");
  const matches = [
    { ...course("NR2"), id: "other" },
    { ...english, id: "english" },
    { ...maths, id: "first" },
    { ...maths, id: "second" },
  ];
  const joined = joinCourses([maths, maths, english, course("NR3")], matches);
  expect(joined.map(({ match }) => match?.id ?? null)).toEqual(["first", "second", "english", null]);
});
