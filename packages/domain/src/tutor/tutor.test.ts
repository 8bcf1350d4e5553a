import { expect, it } from "vitest";
import { rankOfTier, teachingYearsText } from "./tutor.ts";
import { TUTOR_TIERS } from "./tutor-types.ts";

it("only an expert tier teaches at expert rank", () => {
  expect(TUTOR_TIERS.map(rankOfTier)).toEqual(["BASIC", "EXPERT", "BASIC", "BASIC"]);
});

it("says for how long a tutor has taught", () => {
  expect([0, 1, 12].map(teachingYearsText)).toEqual(["올해 가르치기 시작했어요", "가르친 지 1년", "가르친 지 12년"]);
});
