import { expect, it } from "vitest";
import { digestWeekOf, weeklyDigestText } from "./weekly-digest.ts";

const lesson = (courseName: string, at: string, studentName = "김하준") => ({
  studentName,
  courseName,
  startsAt: new Date(`${at}:00+09:00`),
});

it.each([
  ["2026-11-29", "2026-11-30"],
  ["2026-11-30", "2026-12-07"],
  ["2026-12-05", "2026-12-07"],
])("the digest of %s is of the week of %s", (today, monday) => {
  expect(digestWeekOf(today)).toBe(monday);
});

it("names each course of each child once, with its times", () => {
  const lessons = [
    lesson("수학 중2-2", "2026-11-30T19:00"),
    lesson("영어 독해", "2026-12-01T18:30", "김서아"),
    lesson("수학 중2-2", "2026-12-02T19:00"),
  ];
  expect(weeklyDigestText(lessons, 0)).toBe(
    "다음 주 수업은 3번이에요. 김하준 수학 중2-2 월 19:00·수 19:00, 김서아 영어 독해 화 18:30.",
  );
  expect(weeklyDigestText(lessons.slice(0, 1), 3)).toMatch(
    /1번이에요\..*한 주 동안 올라온 수업 기록 3개도 볼 수 있어요\.$/,
  );
});

it("tells of logs alone, and of nothing when there is none", () => {
  expect(weeklyDigestText([], 2)).toBe("한 주 동안 수업 기록 2개가 올라왔어요. 다음 주에는 수업이 없어요.");
  expect(weeklyDigestText([], 0)).toBeNull();
});
