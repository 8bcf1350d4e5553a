import { describe, expect, it } from "vitest";
import { loadPortoneContract } from "./contract.ts";
import { PORTONE_OPENAPI_MISSING } from "./vendor-schemas.ts";

/** Proves that the check can fail. */
describe.skipIf(PORTONE_OPENAPI_MISSING !== null)(PORTONE_OPENAPI_MISSING ?? "contract check", () => {
  const check = PORTONE_OPENAPI_MISSING === null ? loadPortoneContract() : () => [];
  const good = {
    method: "POST",
    url: "/payments/p1/cancel",
    requestBody: { amount: 1, reason: "환불" },
    status: 404,
    responseBody: { type: "PAYMENT_NOT_FOUND", message: "없음" },
  };

  it("accepts documented answers", () => {
    expect(check(good)).toEqual([]);
  });

  it.each([
    ["an undocumented field in a request", { requestBody: { ...good.requestBody, won: 1 } }, /won/],
    ["a missing field in a request", { requestBody: { amount: 1 } }, /reason/],
    ["an amount that is no whole number", { requestBody: { amount: "1", reason: "환불" } }, /integer/],
    ["an undocumented status", { status: 418 }, /undocumented status 418/],
    ["an undocumented error type", { responseBody: { type: "NOT_THERE" } }, /allowed values/],
    ["an undocumented field in an answer", { responseBody: { type: "PAYMENT_NOT_FOUND", hint: "" } }, /hint/],
    ["an undocumented query", { url: "/payments/p1?expand=1", method: "GET", requestBody: null }, /undocumented query/],
    ["an undocumented operation", { url: "/refunds", method: "POST" }, /not a documented operation/],
    ["a body on a read", { url: "/payments/p1", method: "GET", requestBody: {} }, /none is documented/],
  ])("refuses %s", (_name, change, problem) => {
    expect(check({ ...good, ...change }).join("\n")).toMatch(problem);
  });

  it("checks the branch that the status selects", () => {
    const read = { method: "GET", url: "/payments/p1", requestBody: null, status: 200 };
    expect(check({ ...read, responseBody: { status: "PAID" } }).join("\n")).toMatch(/disputes/);
    expect(check({ ...read, responseBody: { status: "FAILED" } }).join("\n")).toMatch(/failedAt/);
  });
});
