import { expect, test } from "vitest";
import { absenceText } from "../../../../src/features/lessons/changes/absence-text";

const lesson = { startsAt: "2026-12-08T10:00:00.000Z" };
const IN_TIME = new Date("2026-12-07T22:00:00.000Z");
const LATE = new Date("2026-12-07T22:00:01.000Z");
const counts = { left: 22 };

test("in time a lesson is not lost; later it is, and the text names the cost", () => {
  const inTime = absenceText(lesson, { role: "BUYER", counts }, IN_TIME);
  expect(inTime).toMatchObject({ isLost: false, title: "남은 수업은 줄지 않아요" });
  expect(inTime.cost).toContain("선생님께 알려요.");
  const late = absenceText(lesson, { role: "BUYER", counts }, LATE);
  expect(late).toMatchObject({ isLost: true, title: "남은 수업이 22회에서 21회로 줄어요" });
  expect(late.cost).toContain("12월 8일(화) 07:00까지");
});

test("what the tutor misses never costs a lesson", () => {
  const text = absenceText(lesson, { role: "TUTOR", counts }, LATE);
  expect(text.isLost).toBe(false);
  expect(text.cost).toContain("학생 가족에게 알려요.");
});
