import { expect, it } from "vitest";
import { toMatchStatistics } from "./match.ts";
import { suggestionKey } from "./suggestion.ts";

it("match statistics have tutorName, defaulting to empty", () => {
  expect(toMatchStatistics({ lessons: 3 })).toEqual({ lessons: 3, tutorName: "" });
  expect(toMatchStatistics({ tutorName: null })).toEqual({ tutorName: "" });
  expect(toMatchStatistics({ tutorName: "한서윤" })).toEqual({ tutorName: "한서윤" });
});

it.each([
  [{ suggestedProfileIds: ["t1"] }, "suggestedProfileIds"],
  [{ matchId: "m1" }, "matchId"],
  [{ tutorId: "t1" }, "tutorId"],
  [{ trialMatchId: "m1" }, "trialMatchId"],
  [{ matchId: "m1", suggestedProfileIds: [] }, "suggestedProfileIds"],
  [{ matchId: null, tutorId: "t1" }, "tutorId"],
  [{ matchId: undefined }, null],
  [{}, null],
  [null, null],
  ["matchId", null],
])("%o is recognised by %s", (value, key) => {
  expect(suggestionKey(value)).toBe(key);
});
