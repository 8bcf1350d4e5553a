import { expect, it } from "vitest";
import { rankOfTier } from "./tutor.ts";
import { TUTOR_TIERS } from "./tutor-types.ts";

it("only an expert tier teaches at expert rank", () => {
  expect(TUTOR_TIERS.map(rankOfTier)).toEqual(["BASIC", "EXPERT", "BASIC", "BASIC"]);
});
