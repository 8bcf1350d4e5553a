import fc from "fast-check";
import { expect, it } from "vitest";
import { toInternationalPhone } from "./to-international-phone.ts";

it.each([
  ["010-1234-5678", "+821012345678"],
  ["01012345678", "+821012345678"],
  ["02) 123 4567", "+8221234567"],
])("%s becomes %s: digits only, +82, without the first digit", (phone, international) => {
  expect(toInternationalPhone(phone)).toBe(international);
});

it("has only a plus and digits", () => {
  fc.assert(fc.property(fc.string(), (text) => /^\+82\d*$/.test(toInternationalPhone(text))));
});
