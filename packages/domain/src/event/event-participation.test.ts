import { expect, it } from "vitest";
import { participate } from "./event-participation.ts";

const now = new Date("2026-11-20T03:00:00Z");
const input = { phoneNumber: "01012345678", marketingAgreement: false, userId: null };

it("is created with status participated", () => {
  expect(participate(null, input, now)).toEqual({
    ...input,
    status: "participated",
    createdAt: "2026-11-20T03:00:00.000Z",
  });
});

it("a second submission updates the existing record", () => {
  const first = participate(null, { ...input, extraData: { type: "A" } }, now);
  const second = participate(
    first,
    { ...input, marketingAgreement: true, userId: "u1" },
    new Date("2026-12-01T00:00:00Z"),
  );
  expect(second).toEqual({ ...first, marketingAgreement: true, userId: "u1" });
});

it.each([
  [true, false, true],
  [false, false, false],
])("consent %s and a box left %s: %s", (given, ticked, kept) => {
  const first = participate(null, { ...input, marketingAgreement: given }, now);
  expect(participate(first, { ...input, marketingAgreement: ticked }, now).marketingAgreement).toBe(kept);
});
