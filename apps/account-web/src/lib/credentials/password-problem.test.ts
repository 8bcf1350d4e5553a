import { ApiError } from "@pkg/api-client";
import { expect, test } from "vitest";
import { currentPasswordProblem, fieldProblem, isLinkOver, limitProblem } from "./password-problem";

const error = (status: number, errorCode: number | string, details: Record<string, unknown> = {}) =>
  new ApiError(status, { service: "account", errorCode, message: "서버의 문장", ...details });

test("a limit says what the server says of when it opens", () => {
  expect(limitProblem(error(429, 20006))).toBe("서버의 문장");
  expect(limitProblem(error(400, 20006))).toBeNull();
  expect(limitProblem(new TypeError("offline"))).toBeNull();
});

test("only 410 is an expired link", () => {
  expect(isLinkOver(error(410, 20006))).toBe(true);
  expect(isLinkOver(error(400, 20006))).toBe(false);
  expect(isLinkOver(new Error("410"))).toBe(false);
});

test("a wrong old password, and what the server says of a field", () => {
  expect(currentPasswordProblem(error(400, 20004))).toContain("현재 비밀번호가 맞지 않아요");
  const fields = [{ path: "newPassword", message: "8자 이상" }];
  const weak = error(400, "INVALID_REQUEST_CREATE_OR_UPDATE_USER", { fields });
  expect(fieldProblem(weak, "newPassword")).toBe("8자 이상");
  expect(currentPasswordProblem(weak)).toBeNull();
});
