import { ApiError, NetworkError, ServerError, SessionExpiredError } from "@pkg/web/platform/api/api";
import { describe, expect, it } from "vitest";
import { benefitMessage, outcomeOfOrderError } from "./pay-outcome";

const refusal = (errorCode: number | string, details: Record<string, unknown> = {}, status = 409) =>
  new ApiError(status, { service: "class", errorCode, message: "", ...details });

describe("outcomeOfOrderError", () => {
  it.each([
    ["no answer", new NetworkError(null, true)],
    ["a broken server", new ServerError(502, "<html>")],
    ["FAIL_CREATE_ORDER", refusal("FAIL_CREATE_ORDER", {}, 503)],
    ["NULL_MERCHANTUID", refusal("NULL_MERCHANTUID", {}, 500)],
  ])("%s may have been charged", (_name, error) => {
    expect(outcomeOfOrderError(error)).toEqual({ kind: "UNKNOWN", merchantUid: null });
  });

  it("looks up the order that another tab has made of the same draft", () => {
    const error = refusal("INVALID_ENROLLMENT", { merchantUid: "NR7" }, 422);
    expect(outcomeOfOrderError(error)).toEqual({ kind: "UNKNOWN", merchantUid: "NR7" });
  });

  it("asks before the same is bought again, in the server's words", () => {
    const question = "방금 수학 중2-1을 결제했어요. 한 번 더 신청할까요?";
    const error = refusal("INVALID_ENROLLMENT", { reason: "ALREADY_BOUGHT", merchantUid: "NR7", message: question });
    expect(outcomeOfOrderError(error)).toEqual({ kind: "ALREADY_BOUGHT", merchantUid: "NR7", question });
  });

  it("leads back to the courses from a second trial, in the server's words", () => {
    const message = "수학 체험 수업은 학생마다 한 번만 들을 수 있어요.";
    const error = refusal("INVALID_ENROLLMENT", { problems: ["TRIAL"], course: 0, message });
    expect(outcomeOfOrderError(error)).toEqual({ kind: "ENROLLMENT_INVALID", missing: "COURSES", message, taken: 0 });
  });

  it("shows the provider's reason, else our own", () => {
    const told = refusal("INVALID_REQUEST_PAY_CARD", { providerMessage: "한도 초과" }, 402);
    expect(outcomeOfOrderError(told)).toEqual({ kind: "DECLINED", message: "한도 초과" });
    const silent = outcomeOfOrderError(refusal(30001, {}, 402));
    expect(silent).toEqual({ kind: "DECLINED", message: "결제 중 오류가 생겼어요. 다시 시도해 주세요." });
  });

  it("names the new price", () => {
    const outcome = { kind: "PRICE_CHANGED", amount: 90_000 };
    expect(outcomeOfOrderError(refusal("INVALID_PAYMENT_PRODUCT_ID", { amount: 90_000 }))).toEqual(outcome);
    expect(outcomeOfOrderError(refusal("INVALID_PRODUCT", { amount: 90_000 }))).toEqual(outcome);
  });

  it("names the unavailable product", () => {
    const outcome = outcomeOfOrderError(refusal("INVALID_PRODUCT", { productId: 3, swap: null }));
    expect(outcome).toEqual({ kind: "PRODUCT_UNAVAILABLE", productId: 3, swap: null });
  });

  it("explains an expired coupon", () => {
    const outcome = outcomeOfOrderError(refusal(50001, { endAt: "2026-11-14T15:00:00.000Z" }));
    expect(outcome).toMatchObject({ kind: "BENEFIT_REFUSED", message: expect.stringContaining("11월 15일(일)") });
  });

  it.each([
    ["연간 on three months", 50006, "12개월 수업에만 쓸 수 있어요."],
    ["여름방학 in autumn", 50001, "기한이 지난 쿠폰이에요. 9월 4일(금)까지 쓸 수 있었어요."],
    ["새학기 too early", 50004, "아직 쓸 수 없어요. 2월 21일(일)부터 쓸 수 있어요."],
  ])("gives the server's own reason for a coupon: %s", (_name, errorCode, message) => {
    expect(benefitMessage(refusal(errorCode, { message }))).toBe(message);
  });

  it("keeps wrong fields, the tablet, the phone and the session apart", () => {
    const fields = [{ path: "address", message: "받을 주소를 적어 주세요." }];
    expect(outcomeOfOrderError(refusal("INVALID_ENROLLMENT", { fields }, 400))).toMatchObject({
      kind: "FIELDS",
      fields,
    });
    expect(outcomeOfOrderError(refusal("INVALID_ENROLLMENT", {}, 400)).kind).toBe("ENROLLMENT_INVALID");
    expect(outcomeOfOrderError(refusal(60001)).kind).toBe("TABLET_UNAVAILABLE");
    expect(outcomeOfOrderError(refusal(10004, { reason: "PHONE_NOT_VERIFIED" }, 403)).kind).toBe("PHONE_NOT_VERIFIED");
    const guardian = { reason: "GUARDIAN_MISSING", fields: [{ path: "guardian", message: "보호자 확인이 필요해요." }] };
    expect(outcomeOfOrderError(refusal("INVALID_REQUEST_CREATE_OR_UPDATE_USER", guardian)).kind).toBe(
      "GUARDIAN_MISSING",
    );
    const over = new SessionExpiredError(401, { service: "account", errorCode: 10006, message: "" });
    expect(outcomeOfOrderError(over)).toEqual({ kind: "SIGNED_OUT" });
  });

  it.each([
    ["missing consents", { missingConsents: ["STUDENT_TERMS"] }, "CONSENTS"],
    ["a missing tablet", { problems: ["TABLET_TYPE_MISSING"] }, "TABLET"],
    ["a student that changed", { fields: [{ path: "student", message: "m" }] }, "STUDENT"],
    ["a wrong subject", { problems: ["SUBJECT"] }, "COURSES"],
    ["courses and a tablet", { problems: ["MIXED_BUNDLING", "TABLET_TYPE_MISSING"] }, "COURSES"],
    ["nothing named", {}, "COURSES"],
  ])("%s lead to the first wrong step", (_what, details, missing) => {
    const outcome = outcomeOfOrderError(refusal("INVALID_ENROLLMENT", details, 400));
    expect(outcome).toMatchObject({ kind: "ENROLLMENT_INVALID", missing });
  });

  it("knows an offer of a consultation that is over", () => {
    const error = refusal("INVALID_PAYMENT_FROM_CONSULT_ACCESS", {}, 403);
    expect(outcomeOfOrderError(error)).toEqual({ kind: "OFFER_OVER" });
  });

  it("reports every other refusal as FAILED", () => {
    const error = refusal("REDIRECT_MATCHING");
    expect(outcomeOfOrderError(error)).toEqual({ kind: "FAILED", error });
  });
});
