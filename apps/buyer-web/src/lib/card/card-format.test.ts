import { describe, expect, it } from "vitest";
import { formatBirthdayOrCompany, formatCardExpiry, formatCardNumber, formatCardPassword } from "./card-format";

describe("formatCardNumber", () => {
  it.each([
    ["", ""],
    ["4242", "4242"],
    ["42420", "4242 0"],
    ["4242-0001 0000.0009", "4242 0001 0000 0009"],
    ["42420001000000091", "4242 0001 0000 00091"],
    ["371449635398431", "3714 496353 98431"],
  ])("writes %s as %s", (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));
});

describe("formatCardExpiry", () => {
  it.each([
    ["1", "1"],
    ["8", "08"],
    ["08", "08"],
    ["082", "08/2"],
    ["0829", "08/29"],
    ["08/2029", "08/29"],
    ["08 / 29", "08/29"],
    ["08299", "08/29"],
    ["2029-08", "08/29"],
    ["202908", "08/29"],
  ])("writes %s as %s", (typed, shown) => expect(formatCardExpiry(typed)).toBe(shown));
});

describe("formatBirthdayOrCompany", () => {
  it.each([
    ["920314", "920314"],
    ["1234567890", "123-45-67890"],
    ["12345678901", "123-45-678901"],
    ["1992-03-14", "920314"],
  ])("writes %s as %s", (typed, shown) => expect(formatBirthdayOrCompany(typed)).toBe(shown));

  it("keeps two digits of a password", () => expect(formatCardPassword("1a23")).toBe("12"));
});
