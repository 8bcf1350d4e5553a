import { expect, test } from "vitest";
import { joinView, lessonDay, lessonMoment, weeklyMoment } from "../../../src/features/lessons/lesson-text";

const lesson = {
  startsAt: "2026-12-08T10:00:00.000Z",
  endsAt: "2026-12-08T11:00:00.000Z",
  joinOpensAt: "2026-12-08T09:50:00.000Z",
};
const at = (time: string) => new Date(`2026-12-08T${time}:00.000+09:00`);

test("a moment is read in Korean time", () => {
  expect(lessonMoment(lesson.startsAt)).toBe("12월 8일(화) 19:00");
  expect(weeklyMoment(lesson.startsAt)).toBe("매주 화요일 19:00");
});

test("today and tomorrow are named, also around midnight", () => {
  expect(lessonDay(lesson.startsAt, at("00:00"))).toBe("오늘 · 12월 8일(화)");
  expect(lessonDay(lesson.startsAt, new Date("2026-12-07T14:59:00.000Z"))).toBe("내일 · 12월 8일(화)");
  expect(lessonDay(lesson.startsAt, new Date("2026-12-06T14:59:00.000Z"))).toBe("12월 8일(화)");
});

test("the room opens ten minutes before, and the text says when until then", () => {
  expect(joinView(lesson, at("09:00"))).toMatchObject({ isOpen: false, closed: "오늘 18:50에 열려요", note: "" });
  expect(joinView(lesson, new Date("2026-12-07T03:00:00.000Z")).closed).toBe("12월 8일(화) 18:50에 열려요");
  expect(joinView(lesson, at("18:50"))).toMatchObject({ isOpen: true, note: "10분 뒤에 시작해요" });
  expect(joinView(lesson, new Date("2026-12-08T09:59:30.000Z")).note).toBe("1분 뒤에 시작해요");
  expect(joinView(lesson, at("19:00")).note).toBe("수업 시간이에요. 20:00에 끝나요");
  expect(joinView(lesson, at("20:00")).note).toBe("수업이 끝났어요");
});
