import { ApiError, NetworkError, SessionExpiredError } from "@pkg/web/platform/api/api";
import { describe, expect, test } from "vitest";
import { codeProblem, phoneSendProblem, readTaken } from "./phone-problem";

const answer = (status: number, service: "account" | "class", errorCode: number | string, details = {}) =>
  new ApiError(status, { service, errorCode, message: "m", ...details });

describe("a refused code", () => {
  test.each([
    ["too late", answer(410, "account", "SMS_TIME_EXCEED"), "3분이 지났어요. 인증번호를 다시 받아 주세요.", true],
    [
      "too often",
      answer(429, "account", "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED"),
      "인증번호를 다시 받아 주세요. 다섯 번 틀렸어요.",
      true,
    ],
    ["not ours", answer(404, "class", 20001), "인증번호를 다시 받아 주세요.", true],
    ["wrong", answer(400, "class", 10001, { triesLeft: 3 }), "인증번호가 달라요. 3번 더 입력할 수 있어요.", false],
    [
      "wrong for the last time",
      answer(400, "class", 10001, { triesLeft: 0 }),
      "인증번호가 달라요. 인증번호를 다시 받아 주세요.",
      true,
    ],
  ])("%s", (_name, error, message, needsNew) => {
    expect(codeProblem(error)).toEqual({ message, needsNew });
  });

  test("errors that a dialog shows have no message at the field", () => {
    expect(codeProblem(new NetworkError(null, true))).toBeNull();
    const over = new SessionExpiredError(401, { service: "account", errorCode: 10004, message: "m" });
    expect([codeProblem(over), phoneSendProblem(over)]).toEqual([null, null]);
  });
});

describe("a code that was not sent", () => {
  test("the limit says when it opens again", () => {
    const error = answer(429, "account", "CUSTOM_SMS_SEND_LIMIT_EXCEEDED", { opensAt: "2026-11-20T15:00:00.000Z" });
    expect(phoneSendProblem(error)).toMatch(/^11월 21일\(토\) 00:00부터 다시 받을 수 있어요\./);
  });

  test("a request too soon after the last one has its own message", () => {
    const message = "20초 뒤에 다시 받아 주세요. 조금 전에 인증번호를 보냈어요.";
    const opensAt = "2026-11-20T03:00:20.000Z";
    expect(phoneSendProblem(answer(429, "account", "CUSTOM_SMS_SEND_LIMIT_EXCEEDED", { opensAt, message }))).toBe(
      message,
    );
  });

  test("a number of another account offers to log in there", () => {
    const error = answer(409, "class", 42003);
    expect(readTaken(error)).toEqual({ canClaim: false });
    expect(readTaken(answer(409, "class", 42003, { canClaim: true }))).toEqual({ canClaim: true });
    expect(phoneSendProblem(error)).toMatch(/이미 쓰고 있는 번호/);
    expect(readTaken(answer(502, "class", 42001))).toBeNull();
  });

  test("a wrong number is shown at the field with the server's message", () => {
    const fields = [{ path: "phoneNumber", message: "휴대폰 번호를 확인해 주세요." }];
    expect(phoneSendProblem(answer(400, "account", "INVALID_REQUEST_CREATE_OR_UPDATE_USER", { fields }))).toBe(
      "휴대폰 번호를 확인해 주세요.",
    );
  });
});
