import { describe, expect, it } from "vitest";
import { tutor, week, wish } from "../../test/fixtures.ts";
import { periodsToCalendar } from "../schedule/weekly-calendar.ts";
import { TUTOR_STYLES } from "../tutor/tutor-types.ts";
import { explainMatch, fitAtTimes, fitOfProposal } from "./explain-match.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";
import { matchScore } from "./match-score.ts";

/** What is said of a tutor, at the times that both could meet. */
function explain(wished: MatchWish, offered: MatchTutor) {
  const scored = matchScore(wished, offered);
  return fitAtTimes(explainMatch(wished, offered, scored), scored.lessons);
}

describe("reasons and misses", () => {
  it("says what fits", () => {
    const full = wish({
      likedTutorStyles: ["METICULOUS", "WARM"],
      tutorUniversities: ["HIGHEST"],
      tutorPassTypes: ["REGULAR_DECISION"],
      tutorTracks: ["NATURAL_SCIENCES"],
      tutorGenders: ["FEMALE"],
    });
    const result = explain(full, tutor());
    expect(result.reasons).toEqual([
      "화·목 19시, 주 2회 만날 수 있어요",
      "꼼꼼하고 다정한 성향이에요",
      "수학을 자신 있게 가르쳐요 (자신감 최상)",
      "최상위권 대학·정시 입학·이과 여자 선생님이에요",
    ]);
    expect(result.misses).toEqual([]);
    expect(matchScore(full, tutor()).lessons).toEqual([
      { day: 1, halfHour: 38 },
      { day: 3, halfHour: 38 },
    ]);
  });

  it("says what is missed, hard conditions first", () => {
    const result = explain(
      wish({
        tutorGenders: ["MALE"],
        likedTutorStyles: ["INTERESTING", "SPARTA"],
        dislikedTutorStyles: ["WARM", "METICULOUS"],
        tutorUniversities: ["HIGHER", "HIGH"],
        tutorPassTypes: ["EARLY_DECISION"],
        tutorTracks: ["LIBERAL_ARTS"],
      }),
      tutor({ confidenceSubjects: [{ subject: "MATH", level: "LOW" }] }),
    );
    expect(result.reasons).toEqual(["화·목 19시, 주 2회 만날 수 있어요"]);
    expect(result.misses).toEqual([
      "남자 선생님은 아니에요",
      "재미있는·스파르타식 성향은 아니에요",
      "다정한·꼼꼼한 성향이 있어요",
      "상위권 대학·주요 대학·수시 입학·문과 선생님은 아니에요",
    ]);
    expect(result.notes).toEqual(["수학 자신감은 ‘하’예요"]);
  });

  it.each([
    ["VERY_HIGH", ["수학을 자신 있게 가르쳐요 (자신감 최상)"], []],
    ["HIGH", ["수학을 자신 있게 가르쳐요 (자신감 상)"], []],
    ["MEDIUM", [], ["수학 자신감은 ‘중’이에요"]],
    ["LOW", [], ["수학 자신감은 ‘하’예요"]],
    ["VERY_LOW", [], ["수학 자신감은 ‘최하’예요"]],
  ] as const)("confidence %s", (level, reasons, notes) => {
    const result = explain(
      wish(),
      tutor({
        confidenceSubjects: [
          { subject: "ENGLISH", level: "HIGH" },
          { subject: "MATH", level },
        ],
      }),
    );
    expect(result.reasons.slice(1)).toEqual(reasons);
    expect([result.misses, result.notes]).toEqual([[], notes]);
  });

  it("says nothing of times when there are none, nor of a disliked style that the tutor does not have", () => {
    const result = explain(
      wish({ dislikedTutorStyles: ["SPARTA", "WARM"] }),
      tutor({ calendar: new Uint8Array(336), confidenceSubjects: [] }),
    );
    expect(result.reasons).toEqual([]);
    expect(result.misses).toEqual([
      "주 2회 만날 시간이 맞지 않아요",
      "함께 비는 시간이 많지 않아요",
      "다정한 성향이 있어요",
    ]);
    expect(result.notes).toEqual(["수학 자신감을 아직 알려 주지 않았어요"]);
  });

  it("joins three styles, and says nothing of the admission type when both were wished", () => {
    const styles = ["PASSIONATE", "INTERESTING", "SELF_ESTEEM"] as const;
    const wished = wish({ likedTutorStyles: styles, tutorPassTypes: ["EARLY_DECISION", "REGULAR_DECISION"] });
    const result = explain(wished, tutor({ styles, confidenceSubjects: [] }));
    expect(result.reasons).toEqual([
      "화·목 19시, 주 2회 만날 수 있어요",
      "열정적이고 재미있고 자존감을 키워 주는 성향이에요",
    ]);
    expect([result.misses, result.notes]).toEqual([[], ["수학 자신감을 아직 알려 주지 않았어요"]]);
  });

  it.each([
    [
      "on one evening",
      { tuesday: ["19:00-21:00"] },
      "화 19시·화 20시에 만날 수 있어요",
      "화요일 하루에 수업 2회가 몰려요",
    ],
    ["on two days", { tuesday: ["19:00-20:00"], thursday: ["19:00-20:00"] }, "화·목 19시, 주 2회 만날 수 있어요", null],
  ] as const)("two lessons %s", (_, periods, reason, note) => {
    const offered = tutor({ calendar: periodsToCalendar(week(periods)) });
    const result = explain(wish(), offered);
    expect(result.reasons[0]).toBe(reason);
    expect(result.notes.find((text) => text.includes("하루에")) ?? null).toBe(note);
    // It was not wished that lessons lie apart.
    expect(result.misses.join()).not.toContain("하루에");
    // What a proposal keeps says nothing of times: they are said of those that it holds.
    const fit = explainMatch(wish(), offered, matchScore(wish(), offered));
    expect([...fit.reasons, ...fit.misses, ...fit.notes].join()).not.toMatch(/[월화수목금토일] \d+시|하루에/);
    expect(fitAtTimes(fit, [{ day: 5, halfHour: 30 }]).reasons[0]).toBe("토요일 15시에 만날 수 있어요");
  });

  it("says how many students a tutor has, and that both are seldom free", () => {
    const result = explain(
      wish(),
      tutor({ calendar: periodsToCalendar(week({ tuesday: ["19:00-21:00"] })), activeMatches: 2 }),
    );
    expect(result.misses).toEqual(["함께 비는 시간이 많지 않아요"]);
    expect(result.notes).toEqual(["화요일 하루에 수업 2회가 몰려요", "지금 두 명을 가르치고 있어요"]);
  });

  it("says of a proposal how many students its tutor had then, not now", () => {
    const offered = tutor({ activeMatches: 2, confidenceSubjects: [] });
    const kept = explainMatch(wish(), offered, matchScore(wish(), offered));
    expect(fitOfProposal(kept, []).notes).toEqual([
      "수학 자신감을 아직 알려 주지 않았어요",
      "제안할 때 두 명을 가르치고 있었어요",
    ]);
    expect(fitOfProposal({ ...kept, students: 0 }, []).notes).toEqual(["수학 자신감을 아직 알려 주지 않았어요"]);
  });

  it("has a connective for every style", () => {
    const result = explain(wish({ likedTutorStyles: TUTOR_STYLES }), tutor({ styles: TUTOR_STYLES }));
    expect(result.reasons[1]).toBe(
      "다정하고 열정적이고 카리스마 있고 꼼꼼하고 재미있고 자존감을 키워 주고 스파르타식 성향이에요",
    );
    const two = explain(wish({ likedTutorStyles: ["SPARTA", "WARM"] }), tutor({ styles: ["SPARTA", "WARM"] }));
    expect(two.reasons[1]).toBe("스파르타식이고 다정한 성향이에요");
  });
});
