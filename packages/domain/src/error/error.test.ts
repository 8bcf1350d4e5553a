import { describe, expect, it } from "vitest";
import { ACCOUNT_ERROR_COPY } from "./account-error-copy.ts";
import { CLASS_ERROR_COPY } from "./class-error-copy.ts";
import { isErrorBody } from "./error-body.ts";
import { ACCOUNT_ERRORS, CLASS_ERRORS, findError } from "./error-catalogue.ts";
import { errorCopy, TRANSPORT_COPY } from "./error-copy.ts";

/** The catalogue, word by word. */
const ACCOUNT = `10001 access token invalid|10002 social token invalid|10003 forbidden|10004 refresh token invalid|10005 user not connected|10006 access token expired|10007 legacy token invalid|20001 user not found|20002 user inactive|20003 duplicated user|20004 invalid password|20006 request rejected|20007 parent info not null|20008 user already registered|20009 student not found`;
const CLASS = `10001 validation error|10002 token invalid|10004 forbidden|20001 entity not found|20006 student auth token error|42001 SMS send error|42002 SMS send limit exceeded|42003 phone number already exists|50001 expired coupon|50002 duplicate coupon code|50003 referral code invalid|50004 invalid now|50005 already used|50006 cannot be used|52001 lesson overlapped|52002 lesson start date in the past|60001 tablet not ongoing`;
const STRINGS =
  "CUSTOM_SMS_SEND_LIMIT_EXCEEDED, CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED, FAIL_CREATE_OR_UPDATE_USER, FAIL_CREATE_ORDER, FAIL_ISSUE_BILLING_KEY, INVALID_REQUEST_CREATE_OR_UPDATE_USER, INVALID_REQUEST_CREATE_APPLICANT, NULL_MERCHANTUID, INVALID_REQUEST_PAY_CARD, SMS_TIME_EXCEED, REDIRECT_MATCHING, REDIRECT_ENROLL, REDIRECT_SIMPLE_ENROLL, INVALID_PAYMENT_PRODUCT_ID, INVALID_PAYMENT_FROM_CONSULT_ACCESS, INVALID_UPSELLING, INVALID_PRODUCT, INVALID_ENROLLMENT, EVENT_ALREADY_PARTICIPATED";
const ALL = [...ACCOUNT_ERRORS, ...CLASS_ERRORS];

describe("the catalogue", () => {
  it.each(ACCOUNT.split("|"))("account %s", (line) => {
    expect(findError("account", Number(line.slice(0, 5)))?.meaning).toBe(line.slice(6));
  });
  it.each(CLASS.split("|"))("class %s", (line) => {
    expect(findError("class", Number(line.slice(0, 5)))?.meaning).toBe(line.slice(6));
  });
  it("has the two payment provider errors", () => {
    expect([30001, 30002].map((code) => findError("class", code)?.meaning)).toEqual([
      "payment provider error",
      "payment provider invalid request",
    ]);
  });
  it("has every string code once, and no other", () => {
    const strings = ALL.map(({ errorCode }) => errorCode).filter((code) => typeof code === "string");
    expect(strings.sort()).toEqual(STRINGS.split(", ").sort());
    expect(ALL.filter(({ errorCode }) => typeof errorCode === "number")).toHaveLength(15 + 19);
  });
  it("names a code once per service, with a status of an error", () => {
    expect(new Set(ALL.map(({ service, errorCode }) => `${service} ${errorCode}`)).size).toBe(ALL.length);
    expect(ALL.every(({ status }) => status >= 400 && status <= 502)).toBe(true);
    expect(ACCOUNT_ERRORS.every(({ service }) => service === "account")).toBe(true);
    expect(CLASS_ERRORS.every(({ service }) => service === "class")).toBe(true);
  });
  it("doesn't know other codes", () => {
    expect(findError("account", 50001)).toBeNull();
    expect(findError("class", "NOPE")).toBeNull();
  });
});

describe("an error body", () => {
  it.each([
    [{ service: "class", errorCode: 50001, message: "m" }, true],
    [{ service: "account", errorCode: "SMS_TIME_EXCEED", message: "" }, true],
    [{ service: "other", errorCode: 50001, message: "m" }, false],
    [{ errorCode: 50001, message: "m" }, false],
    [{ service: "class", message: "m" }, false],
    [{ service: "class", errorCode: null, message: "m" }, false],
    [{ service: "class", errorCode: 50001 }, false],
    [null, false],
    ["50001", false],
  ])("%o is recognised: %s", (body, expected) => {
    expect(isErrorBody(body)).toBe(expected);
  });
});

describe("the copy", () => {
  it("is there for every code, in 해요체", () => {
    expect(Object.keys(ACCOUNT_ERROR_COPY)).toHaveLength(ACCOUNT_ERRORS.length);
    expect(Object.keys(CLASS_ERROR_COPY)).toHaveLength(CLASS_ERRORS.length);
    for (const { service, errorCode } of ALL) {
      expect(errorCopy({ service, errorCode, message: "" }).message).toMatch(/요\.$/);
    }
  });
  it.each([
    ["class", "REDIRECT_MATCHING", { kind: "REDIRECT", to: "/tutoring/matching" }],
    ["class", "REDIRECT_ENROLL", { kind: "REDIRECT", to: "/tutoring/enroll" }],
    ["class", "REDIRECT_SIMPLE_ENROLL", { kind: "REDIRECT", to: "/simple-enroll" }],
    ["class", "INVALID_UPSELLING", { kind: "REDIRECT", to: "/myclass" }],
    ["class", "INVALID_PRODUCT", { kind: "SWAP_PRODUCT" }],
    ["class", "INVALID_PAYMENT_PRODUCT_ID", { kind: "SWAP_PRODUCT" }],
    ["class", "INVALID_ENROLLMENT", { kind: "FIRST_WRONG_STEP" }],
    ["class", "INVALID_PAYMENT_FROM_CONSULT_ACCESS", { kind: "REDIRECT", to: "/tutoring/consult" }],
    ["account", "FAIL_CREATE_OR_UPDATE_USER", { kind: "FOCUS_FIELD" }],
    ["account", "INVALID_REQUEST_CREATE_OR_UPDATE_USER", { kind: "FOCUS_FIELD" }],
    ["class", "FAIL_CREATE_ORDER", { kind: "LOOK_UP_ORDER" }],
    ["class", "NULL_MERCHANTUID", { kind: "LOOK_UP_ORDER" }],
    ["class", "FAIL_ISSUE_BILLING_KEY", { kind: "KEEP_SELECTION" }],
    ["class", "INVALID_REQUEST_CREATE_APPLICANT", { kind: "APPLICANT_FORM" }],
    ["account", "SMS_TIME_EXCEED", { kind: "NEW_CODE" }],
    ["account", "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED", { kind: "NEW_CODE" }],
    ["class", "EVENT_ALREADY_PARTICIPATED", { kind: "SHARE" }],
    ["account", 10001, { kind: "LOGIN" }],
    ["class", 10001, { kind: "FOCUS_FIELD" }],
  ] as const)("%s %s: %o", (service, errorCode, reaction) => {
    expect(errorCopy({ service, errorCode, message: "" }).reaction).toEqual(reaction);
  });

  const NEW_CODE = "인증번호를 다시 받아 주세요. 다섯 번 틀렸어요.";
  const at = "2026-11-21T15:00:00Z";
  it.each([
    ["class", 50001, { endAt: at }, "기한이 지난 쿠폰이에요. 11월 22일(일)까지 쓸 수 있었어요."],
    ["class", 50001, {}, "기한이 지난 쿠폰이에요."],
    ["class", 50001, { endAt: "soon" }, "기한이 지난 쿠폰이에요."],
    ["class", 50001, { endAt: 5, startAt: at, opensAt: at }, "기한이 지난 쿠폰이에요."],
    ["class", 50004, { startAt: at }, "아직 쓸 수 없어요. 11월 22일(일)부터 쓸 수 있어요."],
    ["class", 50004, { endAt: at, opensAt: at }, "아직 쓸 수 없어요."],
    [
      "class",
      42002,
      { opensAt: at },
      "11월 22일(일) 00:00부터 다시 받을 수 있어요. 오늘 받을 수 있는 횟수를 넘었어요.",
    ],
    ["class", 42002, { endAt: at }, "오늘 받을 수 있는 횟수를 넘었어요."],
    [
      "account",
      "CUSTOM_SMS_SEND_LIMIT_EXCEEDED",
      { opensAt: at },
      "11월 22일(일) 00:00부터 다시 받을 수 있어요. 오늘 받을 수 있는 횟수를 넘었어요.",
    ],
    ["account", "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED", {}, NEW_CODE],
    ["account", "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED", { opensAt: at }, NEW_CODE],
    ["account", 20006, { opensAt: at }, "11월 22일(일) 00:00부터 다시 할 수 있어요. 너무 여러 번 했어요."],
    ["class", 10001, { opensAt: at }, "11월 22일(일) 00:00부터 다시 할 수 있어요. 너무 자주 했어요."],
    ["class", 10001, { opensAt: "soon" }, "적은 내용을 다시 확인해 주세요."],
    ["class", 10004, { opensAt: at }, "11월 22일(일) 00:00부터 다시 볼 수 있어요. 너무 자주 열었어요."],
    ["class", 50006, { opensAt: at }, "11월 22일(일) 00:00부터 다시 확인할 수 있어요. 코드를 너무 여러 번 확인했어요."],
    ["account", "FAIL_CREATE_OR_UPDATE_USER", {}, "잠시 후 다시 시도해 주세요. 정보를 저장하지 못했어요."],
    ["class", 50005, { opensAt: at, endAt: at, startAt: at }, "이미 쓴 혜택이에요."],
    ["class", "INVALID_REQUEST_PAY_CARD", { providerMessage: "한도를 넘었어요" }, "한도를 넘었어요"],
    ["class", "INVALID_REQUEST_PAY_CARD", {}, "결제 중 오류가 생겼어요. 다시 시도해 주세요."],
  ] as const)("%s %s with %o", (service, errorCode, details, message) => {
    expect(errorCopy({ service, errorCode, message: "", ...details }).message).toBe(message);
  });

  it("reads an unknown code like a server error", () => {
    expect(errorCopy({ service: "class", errorCode: 99999, message: "" })).toBe(TRANSPORT_COPY.SERVER_ERROR);
    expect(errorCopy({ service: "account", errorCode: "toString", message: "" })).toBe(TRANSPORT_COPY.SERVER_ERROR);
  });

  it("says what happened without a product error", () => {
    expect(Object.values(TRANSPORT_COPY).map(({ message }) => message)).toEqual([
      "로그인이 필요해요.",
      "서버가 불안정해요. 잠시 후 다시 시도해 주세요.",
      "서버 응답을 받지 못했어요. 잠시 후 다시 시도해 주세요.",
    ]);
  });
});
