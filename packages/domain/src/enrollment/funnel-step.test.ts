import { expect, it } from "vitest";
import { canFunnelStepTransition, FUNNEL_STEPS } from "./funnel-step.ts";

it("only moves forward, and may skip a step", () => {
  for (const [at, from] of FUNNEL_STEPS.entries()) {
    const reached = FUNNEL_STEPS.filter((to) => canFunnelStepTransition(from, to));
    expect(reached).toEqual(FUNNEL_STEPS.slice(at + 1));
  }
});
