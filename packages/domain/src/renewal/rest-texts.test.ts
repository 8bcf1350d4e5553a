import { expect, test } from "vitest";
import { lessonGapText, restText, stopText } from "./rest-texts.ts";

const kept = { keptUntil: "2026-12-12", until: "2026-12-28" };
const free = { keptUntil: null, until: "2026-12-28" };

test("the days of a rest are said, the held times first", () => {
  expect(restText(kept)).toBe(
    "12월 12일(토)까지 선생님 자리를 맡아 둘게요. 그 뒤에도 12월 28일(월)까지는 선생님 시간이 비어 있으면 이어 갈 수 있어요.",
  );
  expect(restText(free)).toBe("12월 28일(월)까지는 선생님 시간이 비어 있으면 이어 갈 수 있어요.");
});

test("a stop says what stays, and what happens without lessons", () => {
  const kept14 =
    "마지막 수업 뒤 14일 동안 선생님 자리를 맡아 두고, 30일까지는 선생님 시간이 비어 있으면 이어 갈 수 있어요.";
  expect(stopText(3, null, { isOff: true })).toBe(`남은 수업 3회는 그대로 들어요. ${kept14}`);
  expect(stopText(3, null, { isOff: false })).toBe(`남은 수업 3회는 그대로 들어요. 멈추면 ${kept14}`);
  expect(stopText(0, kept, { isOff: true })).toBe(`남은 수업이 없어요. ${restText(kept)}`);
  expect(stopText(0, kept, { isOff: false })).toBe(`남은 수업이 없어요. 멈추면 ${restText(kept)}`);
  expect(stopText(2, free, { isOff: true })).toBe(`들을 수 있는 기간이 끝났어요. ${restText(free)}`);
});

test("weeks without lessons are named, and no others", () => {
  expect(lessonGapText("2026-12-22", "2027-01-15")).toBe("1월 15일(금)까지 3주 동안 수업이 없어요.");
  expect(lessonGapText("2026-12-22", "2026-12-28")).toBe("");
});
