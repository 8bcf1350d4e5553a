import { describe, expect, test } from "vitest";
import type { LessonRoom } from "../../../src/features/lesson-room/room-queries";
import { roomStage } from "../../../src/features/lesson-room/room-stage";
import { attendees, lessonClock, roomTime, sinceText } from "../../../src/features/lesson-room/room-text";

const at = (time: string) => new Date(`2026-12-08T${time}+09:00`);
const room: LessonRoom = {
  settledAs: null,
  isDisputed: false,
  ...{ lessonId: "l1", matchId: "m1", status: "SCHEDULED", url: null, present: [], lastLog: null },
  ...{ subjectLabel: "수학", subjectDetailLabel: "중2-2", studentName: "김하준", tutorName: "이도윤" },
  ...{ startsAt: "2026-12-08T10:00:00.000Z", endsAt: "2026-12-08T11:00:00.000Z" },
  ...{ opensAt: "2026-12-08T09:50:00.000Z", closesAt: "2026-12-08T11:10:00.000Z" },
  reader: { role: "FAMILY", as: "SEAT", mayLook: true },
};

test.each([
  ["18:49:59", "SCHEDULED", "BEFORE"],
  ["18:50:00", "SCHEDULED", "OPEN"],
  ["20:09:59", "DONE", "OPEN"],
  ["20:10:00", "DONE", "OVER"],
  ["19:00:00", "ABSENT", "OVER"],
  ["19:00:00", "CANCELED", "CANCELED"],
] as const)("at %s a %s lesson's room is %s", (time, status, stage) => {
  expect(roomStage({ ...room, status }, at(time))).toBe(stage);
});

test("the clock says what comes next", () => {
  expect(roomTime(room, at("09:00:00"))).toBe("오늘 · 12월 8일(화) 19:00–20:00");
  expect(lessonClock(room, at("18:50:00"))).toBe("10분 뒤에 시작해요");
  expect(lessonClock(room, at("18:59:30"))).toBe("1분 뒤에 시작해요");
  expect(lessonClock(room, at("19:00:00"))).toBe("수업 중이에요. 20:00에 끝나요");
  expect(lessonClock(room, at("20:00:00"))).toBe("수업 시간이 지났어요. 20:10까지 이어서 할 수 있어요");
});

test.each([
  [["TUTOR", "STUDENT"], "수업 중이에요. 20:00에 끝나요"],
  [["TUTOR"], "학생을 기다리고 있어요. 20:00에 끝나요"],
  [["TUTOR", "GUARDIAN"], "학생을 기다리고 있어요. 20:00에 끝나요"],
  [["STUDENT"], "선생님을 기다리고 있어요. 20:00에 끝나요"],
] as const)("with %j in the room the clock says whom they wait for", (sides, text) => {
  const present = sides.map((side) => ({ side, since: "2026-12-08T09:52:00.000Z" }));
  expect(lessonClock({ ...room, present }, at("19:05:00"))).toBe(text);
});

describe("who is there", () => {
  const present: LessonRoom["present"] = [
    { side: "TUTOR", since: "2026-12-08T09:52:00.000Z" },
    { side: "GUARDIAN", since: "2026-12-08T09:58:40.000Z" },
  ];
  const lines = (reader: LessonRoom["reader"], now = at("18:59:00")) =>
    attendees({ ...room, present, reader }).map((one) => `${one.name}: ${sinceText(one, now)}`);

  test("is told with the others first, and with who is waited for", () => {
    expect(lines({ role: "CHILD", as: "SEAT", mayLook: false })).toEqual([
      "이도윤 선생님: 7분 전에 들어왔어요",
      "보호자: 방금 들어와 함께 보고 있어요",
      "김하준 학생: 아직 들어오지 않았어요",
    ]);
    expect(lines({ role: "TUTOR", as: "SEAT", mayLook: false }).at(-1)).toBe("이도윤 선생님: 7분 전에 들어왔어요");
    expect(lines({ role: "FAMILY", as: "LOOK", mayLook: true }).at(-1)).toBe("보호자: 방금 들어와 함께 보고 있어요");
  });

  test("leaves a guardian out who does not look in, or has just taken the seat", () => {
    expect(attendees(room).map(({ side }) => side)).toEqual(["TUTOR", "STUDENT"]);
    expect(attendees({ ...room, present }).map(({ side }) => side)).toEqual(["TUTOR", "STUDENT"]);
  });
});
