import { expect, test } from "vitest";
import { classState } from "./class-state";

test("before the wishes are sent they are what to do next", () => {
  const state = classState({ merchantUid: "NR1", wishesSentAt: null });
  expect(state.title).toBe("선생님 조건을 알려 주세요");
  expect(state.action).toEqual({ label: "조건 보내기", href: "/tutoring/enroll/applicant/NR1", isFirst: true });
});

test("afterwards a working day is promised, over the weekend", () => {
  const state = classState({ merchantUid: "NR1", wishesSentAt: "2026-11-20T03:00:00.000Z" });
  expect(state.note).toBe("11월 25일(수)까지 휴대폰 문자로 알려 드려요.");
  expect(state.action.isFirst).toBe(false);
});
