// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { askedPhone, movePhoneToStorage } from "./proposal-phone";

beforeEach(() => sessionStorage.clear());

test.each([
  ["01012345678", "01012345678"],
  ["+82 10-1234-5678", "01012345678"],
  ["02-123-4567", null],
])("%s leaves the address, and opens the proposal as %s", (phoneNumber, kept) => {
  history.replaceState(null, "", `/pairings/abc?${new URLSearchParams({ phoneNumber, from: "sms" })}`);
  expect([movePhoneToStorage(), askedPhone.read()]).toEqual([kept, kept]);
  expect(location.pathname + location.search).toBe("/pairings/abc?from=sms");
});

test("a reload finds the number that opened the proposal", () => {
  askedPhone.write("01012345678");
  history.replaceState(null, "", "/pairings/abc");
  expect(movePhoneToStorage()).toBe("01012345678");
});
