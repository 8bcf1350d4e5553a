import { ApiError, NetworkError, ServerError } from "@pkg/api-client";
import { apiError } from "@pkg/api-client/testing";
import { ACCOUNT_ERRORS, CLASS_ERRORS, type ErrorReactionKind } from "@pkg/domain";
import { describe, expect, test } from "vitest";
import { reactToError } from "../../../src/platform/errors/react-to-error";

type Row = readonly [code: string | number, kind: ErrorReactionKind, says: RegExp];

/** The reaction to every string code of the API, with a part of its message. */
const CLASS_ROWS: readonly Row[] = [
  ["REDIRECT_MATCHING", "REDIRECT", /매칭/],
  ["REDIRECT_ENROLL", "REDIRECT", /고른 내용은 그대로/],
  ["REDIRECT_SIMPLE_ENROLL", "REDIRECT", /수업을 먼저/],
  ["INVALID_UPSELLING", "REDIRECT", /지금은 이 수업으로 바꿀 수 없어요/],
  ["INVALID_PRODUCT", "SWAP_PRODUCT", /같은 조건/],
  ["INVALID_PAYMENT_PRODUCT_ID", "SWAP_PRODUCT", /같은 조건/],
  ["INVALID_ENROLLMENT", "FIRST_WRONG_STEP", /단계/],
  ["INVALID_PAYMENT_FROM_CONSULT_ACCESS", "REDIRECT", /상담에서 받은 링크로 다시 들어와 주세요/],
  ["FAIL_CREATE_ORDER", "LOOK_UP_ORDER", /다시 결제하지 마세요/],
  ["NULL_MERCHANTUID", "LOOK_UP_ORDER", /다시 결제하지 마세요/],
  ["FAIL_ISSUE_BILLING_KEY", "KEEP_SELECTION", /결제가 취소됐어요/],
  ["INVALID_REQUEST_PAY_CARD", "RETRY", /결제 중 오류가 생겼어요/],
  ["INVALID_REQUEST_CREATE_APPLICANT", "APPLICANT_FORM", /결제는 마쳤어요/],
  ["EVENT_ALREADY_PARTICIPATED", "SHARE", /이미 참여했어요/],
];
const ACCOUNT_ROWS: readonly Row[] = [
  ["FAIL_CREATE_OR_UPDATE_USER", "FOCUS_FIELD", /저장하지 못했어요/],
  ["INVALID_REQUEST_CREATE_OR_UPDATE_USER", "FOCUS_FIELD", /저장하지 못했어요/],
  ["SMS_TIME_EXCEED", "NEW_CODE", /3분이 지났어요/],
  ["CUSTOM_SMS_SEND_LIMIT_EXCEEDED", "TELL", /횟수를 넘었어요/],
  ["CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED", "NEW_CODE", /인증번호를 다시 받아/],
];

/** The reaction follows from the code, whatever status it came with. */
const STATUS = 400;
const answer = (service: "account" | "class", errorCode: string | number, details = {}) =>
  new ApiError(STATUS, { service, errorCode, message: "m", ...details });

describe("reactions to product errors", () => {
  test.each(CLASS_ROWS)("class %s", (code, kind, says) => {
    const copy = reactToError(answer("class", code));
    expect(copy.reaction.kind).toBe(kind);
    expect(copy.message).toMatch(says);
  });

  test.each(ACCOUNT_ROWS)("account %s", (code, kind, says) => {
    const copy = reactToError(answer("account", code));
    expect(copy.reaction.kind).toBe(kind);
    expect(copy.message).toMatch(says);
  });

  test("the tables name every string code of the catalogue", () => {
    const isWord = ({ errorCode }: { errorCode: string | number }) => typeof errorCode === "string";
    const codes = (rows: readonly Row[]) => rows.map(([code]) => code).sort();
    expect(codes(CLASS_ROWS)).toEqual(
      CLASS_ERRORS.filter(isWord)
        .map(({ errorCode }) => errorCode)
        .sort(),
    );
    expect(codes(ACCOUNT_ROWS)).toEqual(
      ACCOUNT_ERRORS.filter(isWord)
        .map(({ errorCode }) => errorCode)
        .sort(),
    );
  });

  test.each([
    ["REDIRECT_MATCHING", "/tutoring/matching"],
    ["REDIRECT_ENROLL", "/tutoring/enroll"],
    ["REDIRECT_SIMPLE_ENROLL", "/simple-enroll"],
    ["INVALID_PAYMENT_FROM_CONSULT_ACCESS", "/tutoring/consult"],
    ["INVALID_UPSELLING", "/myclass"],
  ])("%s leads to %s", (code, to) => {
    expect(reactToError(answer("class", code)).reaction).toEqual({ kind: "REDIRECT", to });
  });

  test("every known code, of either service, has a sentence of its own", () => {
    for (const { service, errorCode } of [...ACCOUNT_ERRORS, ...CLASS_ERRORS]) {
      expect(reactToError(answer(service, errorCode)).message).not.toMatch(/서버가 불안정/);
    }
  });

  test("codes that collide are distinguished by their service", () => {
    expect(reactToError(answer("account", 10001)).reaction.kind).toBe("LOGIN");
    expect(reactToError(answer("class", 10001)).reaction.kind).toBe("FOCUS_FIELD");
  });

  test("details make the sentence exact", () => {
    const declined = answer("class", "INVALID_REQUEST_PAY_CARD", { providerMessage: "한도를 넘었어요." });
    expect(reactToError(declined).message).toBe("한도를 넘었어요.");
    const limit = answer("account", "CUSTOM_SMS_SEND_LIMIT_EXCEEDED", { opensAt: "2026-11-20T15:00:00.000Z" });
    expect(reactToError(limit).message).toContain("11월 21일(토)");
  });
});

describe("reactions to everything else", () => {
  test("no answer", () => {
    const { message } = reactToError(new NetworkError(new Error("offline"), false));
    expect(message).toBe("서버 응답을 받지 못했어요. 잠시 후 다시 시도해 주세요.");
  });

  test("a part of the page that could not be loaded is no answer either", () => {
    const missing = Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });
    expect(reactToError(missing).message).toMatch(/응답을 받지 못했어요/);
  });

  test.each([500, 502, 503])("status %i", (status) => {
    expect(reactToError(new ServerError(status, null)).message).toBe("서버가 불안정해요. 잠시 후 다시 시도해 주세요.");
  });

  test("a 401 without a code asks to log in", () => {
    expect(reactToError(new ServerError(401, null)).reaction.kind).toBe("LOGIN");
  });

  test("an unknown code and a mistake in our own code read like a server error", () => {
    for (const error of [answer("class", "NEW_CODE_OF_TOMORROW"), new TypeError("x is undefined"), undefined]) {
      expect(reactToError(error).message).toMatch(/서버가 불안정/);
    }
  });
});

test("a refusal is told in the words of the feature that refused", () => {
  const message = "이미 수락한 제안이에요. 수업은 내 수업에 있어요.";
  expect(reactToError(apiError("notNow", { message })).message).toBe(message);
  const own = apiError("notNow", { message: "invalid now" });
  expect(reactToError(own).message).toBe("아직 쓸 수 없어요.");
});
