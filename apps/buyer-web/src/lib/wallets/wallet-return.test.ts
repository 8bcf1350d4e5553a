// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { isPaymentPath } from "@/lib/flow/payment-path";
import { rememberApproval, takeWalletReturn } from "./wallet-return";

const PAGE = "http://localhost:3000/tutoring/enroll/payment";
const approval = { draftId: "d1", wallet: "KAKAOPAY", isKept: true } as const;
const comeBack = (query: string) => window.history.replaceState(null, "", `${PAGE}${query}`);

beforeEach(() => window.sessionStorage.clear());

it("takes the key out of the address at once, and once only", () => {
  rememberApproval(approval);
  comeBack("?orderFunnelType=UP_SELLING&transactionType=ISSUE_BILLING_KEY&billingKey=k1");
  expect(takeWalletReturn()).toEqual({ billingKey: "k1", approval });
  expect(location.search).toBe("?orderFunnelType=UP_SELLING");
  expect(takeWalletReturn()).toBeNull();
});

it("reads a failure as nothing approved, also with a key beside it", () => {
  comeBack("?transactionType=ISSUE_BILLING_KEY&billingKey=k1&code=FAILURE_TYPE_PG&message=m&pgCode=P&pgMessage=m");
  expect(takeWalletReturn()).toEqual({ billingKey: null, approval: null });
  expect(location.search).toBe("");
});

it("leaves every other address alone", () => {
  comeBack("?billingKey=k1");
  expect(takeWalletReturn()).toBeNull();
  expect(location.search).toBe("?billingKey=k1");
});

it.each([
  ["/tutoring/enroll/payment", true],
  ["/tutoring/enroll/payment/student", true],
  ["/tutoring/enroll/payment-complete", false],
  ["/", false],
])("%s is a payment page: %s", (path, isOne) => {
  expect(isPaymentPath(path)).toBe(isOne);
});
