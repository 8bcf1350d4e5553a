import fc from "fast-check";
import { expect, it } from "vitest";
import { toApiCardExpiry, toApiCardQuota } from "./card-expiry.ts";

it("turns MM/YY into 20YY-MM", () => {
  expect(toApiCardExpiry("08/29")).toBe("2029-08");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
      const [mm, yy] = [month, year].map((value) => String(value).padStart(2, "0"));
      expect(toApiCardExpiry(`${mm}/${yy}`)).toBe(`20${yy}-${mm}`);
    }),
  );
});

it.each(["", "8/29", "13/29", "00/29", "0829", "08/2029", "2029-08", " 08/29", "08/29x"])("refuses %s", (expiry) => {
  expect(() => toApiCardExpiry(expiry)).toThrow("Invalid card expiry");
});

it.each([
  [undefined, undefined],
  [null, undefined],
  [0, undefined],
  [1, undefined],
  [2, 2],
  [12, 12],
])("cardQuota %s is sent as %s: only if greater than 1", (quota, sent) => {
  expect(toApiCardQuota(quota)).toBe(sent);
});
