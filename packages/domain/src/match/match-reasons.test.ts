import { describe, expect, it } from "vitest";
import { tutor, wish } from "../../test/fixtures.ts";
import { TUTOR_STYLES } from "../tutor/tutor-types.ts";
import { matchScore } from "./match-score.ts";

describe("reasons and misses", () => {
  it("says what fits", () => {
    const full = wish({
      likedTutorStyles: ["METICULOUS", "WARM"],
      tutorUniversities: ["HIGHEST"],
      tutorPassTypes: ["REGULAR_DECISION"],
      tutorTracks: ["NATURAL_SCIENCES"],
      tutorGenders: ["FEMALE"],
    });
    const result = matchScore(full, tutor());
    expect(result.reasons).toEqual([
      "화·목 19시, 주 2번 만날 수 있어요",
      "꼼꼼하고 다정한 성향이에요",
      "수학 자신도가 최상이에요",
      "최상위권 대학 선생님이에요",
      "정시로 입학한 선생님이에요",
      "이과 선생님이에요",
      "여자 선생님이에요",
    ]);
    expect(result.misses).toEqual([]);
    expect(result.lessons).toEqual([
      { day: 1, halfHour: 38 },
      { day: 3, halfHour: 38 },
    ]);
  });

  it("says what is missed, hard conditions first", () => {
    const result = matchScore(
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
    expect(result.reasons).toEqual(["화·목 19시, 주 2번 만날 수 있어요"]);
    expect(result.misses).toEqual([
      "남자 선생님은 아니에요",
      "재미있는·스파르타식 성향은 아니에요",
      "다정한·꼼꼼한 성향이 있어요",
      "수학 자신도가 하예요",
      "상위권 대학·주요 대학 선생님은 아니에요",
      "수시로 입학한 선생님은 아니에요",
      "문과 선생님은 아니에요",
    ]);
  });

  it.each([
    ["VERY_HIGH", ["수학 자신도가 최상이에요"], []],
    ["HIGH", ["수학 자신도가 상이에요"], []],
    ["MEDIUM", [], []],
    ["LOW", [], ["수학 자신도가 하예요"]],
    ["VERY_LOW", [], ["수학 자신도가 최하예요"]],
  ] as const)("confidence %s", (level, reasons, misses) => {
    const result = matchScore(
      wish(),
      tutor({
        confidenceSubjects: [
          { subject: "ENGLISH", level: "HIGH" },
          { subject: "MATH", level },
        ],
      }),
    );
    expect(result.reasons.slice(1)).toEqual(reasons);
    expect(result.misses).toEqual(misses);
  });

  it("says nothing of times when there are none, nor of a disliked style that the tutor does not have", () => {
    const result = matchScore(
      wish({ dislikedTutorStyles: ["SPARTA", "WARM"] }),
      tutor({ calendar: new Uint8Array(336), confidenceSubjects: [] }),
    );
    expect(result.reasons).toEqual([]);
    expect(result.misses).toEqual(["주 2번 만날 시간이 맞지 않아요", "다정한 성향이 있어요"]);
  });

  it("joins three styles, and says nothing of the admission type when both were wished", () => {
    const styles = ["PASSIONATE", "INTERESTING", "SELF_ESTEEM"] as const;
    const wished = wish({ likedTutorStyles: styles, tutorPassTypes: ["EARLY_DECISION", "REGULAR_DECISION"] });
    const result = matchScore(wished, tutor({ styles, confidenceSubjects: [] }));
    expect(result.reasons).toEqual([
      "화·목 19시, 주 2번 만날 수 있어요",
      "열정적이고 재미있고 자존감을 키워 주는 성향이에요",
    ]);
    expect(result.misses).toEqual([]);
  });

  it("has a connective for every style", () => {
    const result = matchScore(wish({ likedTutorStyles: TUTOR_STYLES }), tutor({ styles: TUTOR_STYLES }));
    expect(result.reasons[1]).toBe(
      "다정하고 열정적이고 카리스마 있고 꼼꼼하고 재미있고 자존감을 키워 주고 스파르타식 성향이에요",
    );
    const two = matchScore(wish({ likedTutorStyles: ["SPARTA", "WARM"] }), tutor({ styles: ["SPARTA", "WARM"] }));
    expect(two.reasons[1]).toBe("스파르타식이고 다정한 성향이에요");
  });
});
