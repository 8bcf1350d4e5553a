import fc from "fast-check";
import { expect, test } from "vitest";
import { LESSON_OUTCOMES, type LessonOutcome } from "../lesson/lesson-outcome.ts";
import { addDays } from "../time/kst-date.ts";
import { chargeReadiness, chargeWaitText, confirmingSide, unconfirmedText } from "./charge-wait.ts";

const due = "2026-12-23";
test.each<[LessonOutcome[], string, string]>([
  [[], due, "CHARGE"],
  [["ASKED"], due, "CHARGE"],
  [["NOT_HELD", "NOT_HELD"], due, "WAIT"],
  [["ASKED", "NOT_HELD", "HELD"], due, "WAIT"],
  [["ASKED", "ASKED"], "2027-01-05", "WAIT"],
  [["ASKED", "ASKED"], "2027-01-06", "PASS"],
  [["HELD", "ASKED", "ASKED"], due, "CHARGE"],
  [["ASKED", "HELD", "ASKED"], due, "CHARGE"],
  [["STUDENT_ABSENT", "NOT_HELD"], due, "CHARGE"],
  [["NOT_HELD", "TUTOR_ABSENT"], due, "CHARGE"],
])("after %j, on %s: %s", (outcomes, today, readiness) => {
  expect(chargeReadiness(outcomes, due, today)).toBe(readiness);
});

test("a lesson that was held is enough, whatever came before", () => {
  const outcome = fc.constantFrom(...LESSON_OUTCOMES);
  fc.assert(
    fc.property(fc.array(outcome), fc.nat(40), (before, late) => {
      expect(chargeReadiness(["HELD", ...before], due, addDays(due, late))).toBe("CHARGE");
    }),
  );
});

test("each lesson that holds a charge up says whom it waits for, the earlier first", () => {
  const asked = { outcome: "ASKED", isDisputed: false, hasFamilyAnswered: false } as const;
  expect(confirmingSide(asked)).toBe("FAMILY");
  expect(confirmingSide({ ...asked, hasFamilyAnswered: true })).toBe("TUTOR");
  expect(confirmingSide({ ...asked, hasFamilyAnswered: true, isDisputed: true })).toBe("STAFF");
  expect(confirmingSide({ ...asked, outcome: "NOT_HELD" })).toBe("NOBODY");
  const lessons = [
    { startsAt: "2026-12-22T10:00:00.000Z", waitsFor: "FAMILY" },
    { startsAt: new Date("2026-12-21T10:00:00.000Z"), waitsFor: "NOBODY" },
  ] as const;
  expect(unconfirmedText(lessons)).toBe(
    "12월 21일(월) 19:00 수업은 하지 않았어요. 12월 22일(화) 19:00 수업을 했는지 내 수업에서 알려 주세요.",
  );
  expect(unconfirmedText([{ ...lessons[0], waitsFor: "STAFF" }])).toContain("운영팀이 확인하고 있어요.");
});

test("a charge that waits names the last day on which it may come", () => {
  expect(chargeReadiness(["ASKED", "ASKED"], due, "2027-01-05")).toBe("WAIT");
  expect(chargeWaitText(due)).toContain("그날 10시에 결제해요. 1월 5일(화)까지 확인되지 않으면");
});
