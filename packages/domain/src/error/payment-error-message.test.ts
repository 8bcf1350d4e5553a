import { expect, it } from "vitest";
import { type PaymentError, paymentErrorMessage } from "./payment-error-message.ts";

const FAILED = "결제 중 오류가 생겼어요. 다시 시도해 주세요.";
const TABLE: readonly [PaymentError, string | null][] = [
  [{ service: "class", errorCode: 30001, providerMessage: "한도를 넘었어요" }, "한도를 넘었어요"],
  [{ service: "class", errorCode: 30002, providerMessage: "한도를 넘었어요" }, "한도를 넘었어요"],
  [{ service: "class", errorCode: "INVALID_REQUEST_PAY_CARD", providerMessage: "비밀번호 오류" }, "비밀번호 오류"],
  [{ service: "class", errorCode: 30002 }, FAILED],
  [{ service: "class", errorCode: 30002, providerMessage: "  " }, FAILED],
  [{ service: "class", errorCode: 30002, providerMessage: { code: 1 } }, FAILED],
  [{ service: "class", errorCode: 60001 }, "지금은 신청할 수 없는 수업이에요. 다시 골라 주세요."],
  [{ service: "class", errorCode: "FAIL_ISSUE_BILLING_KEY" }, "결제가 취소됐어요."],
  [{ service: "class", errorCode: 50001, providerMessage: "한도를 넘었어요" }, null],
  [{ service: "account", errorCode: 30002 }, null],
];

it.each(TABLE)("%o: %s", (error, message) => {
  expect(paymentErrorMessage(error)).toBe(message);
});
