import { expect, it } from "vitest";
import { proposedRankOf, rankOfTier, teachingYearsText } from "./tutor.ts";
import { TUTOR_TIERS } from "./tutor-types.ts";

it("only an expert tier teaches at expert rank", () => {
  expect(TUTOR_TIERS.map(rankOfTier)).toEqual(["BASIC", "EXPERT", "BASIC", "BASIC"]);
});

it("is proposed for basic lessons from a top university, for expert ones from any", () => {
  const top = { universityName: "서울대학교", universityTier: "HIGHEST", major: "수학과" } as const;
  const other = { universityName: "국립창원대학교", universityTier: "LOCAL_NATIONAL", major: "간호학과" } as const;
  expect(TUTOR_TIERS.map((tier) => proposedRankOf({ ...top, tier }))).toEqual(["BASIC", "EXPERT", "BASIC", "BASIC"]);
  expect(TUTOR_TIERS.map((tier) => proposedRankOf({ ...other, tier }))).toEqual([null, "EXPERT", null, null]);
});

it("says for how long a tutor has taught", () => {
  expect([0, 1, 12].map(teachingYearsText)).toEqual(["올해 가르치기 시작했어요", "가르친 지 1년", "가르친 지 12년"]);
});
