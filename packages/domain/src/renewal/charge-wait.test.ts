import fc from "fast-check";
import { expect, test } from "vitest";
import { LESSON_OUTCOMES, type LessonOutcome } from "../lesson/lesson-outcome.ts";
import { addDays } from "../time/kst-date.ts";
import { chargeReadiness } from "./charge-wait.ts";

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
