import { describe, expect, it } from "vitest";
import { outcomeOfCard, TEST_CARD_PREFIX, TEST_CARDS, testCardNumber } from "./cards.ts";

const luhn = (number: string) =>
  [...number].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

describe("test cards", () => {
  it.each(TEST_CARDS)("$name: begins with our prefix, passes the Luhn check, means itself", ({ name, number }) => {
    expect(number).toMatch(new RegExp(`^${TEST_CARD_PREFIX}\\d{10}$`));
    expect(luhn(number) % 10).toBe(0);
    expect(outcomeOfCard(number)).toBe(name);
    expect(testCardNumber(name)).toBe(number);
  });

  it("lets the last digits be anything", () => {
    expect(outcomeOfCard("4242000212345678")).toBe("limit-exceeded");
    expect(outcomeOfCard("42420002123456")).toBe("limit-exceeded");
  });

  it.each(["4111111111111111", "4242424242424242", "4242009900000000", "4242 0001 0000 0009", "42420001", ""])(
    "refuses %j",
    (number) => {
      expect(outcomeOfCard(number)).toBeNull();
    },
  );
});
