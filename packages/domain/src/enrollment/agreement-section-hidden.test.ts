import { expect, it } from "vitest";
import { agreementSectionHidden } from "./agreement-section-hidden.ts";

it.each([
  ["an up-selling funnel that has a token", { orderFunnelType: "UP_SELLING", token: "t" } as const, true],
  ["an up-selling funnel without a token", { orderFunnelType: "UP_SELLING", token: null } as const, false],
  ["an up-selling funnel with an empty token", { orderFunnelType: "UP_SELLING", token: "" } as const, false],
  ["another funnel with a token", { orderFunnelType: "SIMPLE_ENROLL", token: "t" } as const, false],
  ["nothing known", {}, false],
])("%s", (_, entry, hidden) => {
  expect(agreementSectionHidden(entry)).toBe(hidden);
});
