import { ApiError, NetworkError } from "@pkg/api-client";
import { expect, test } from "vitest";
import { loginProblem } from "./login-problem";

const refused = (status: number, errorCode: number, details: object = {}) =>
  new ApiError(status, { service: "account", errorCode, message: "m", ...details });

test("a wrong pair is explained at the password", () => {
  expect(loginProblem(refused(400, 20004))).toBe("이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.");
});

test("after too many tries it says when log-in opens again", () => {
  const opensAt = "2026-11-20T05:15:00.000Z";
  expect(loginProblem(refused(429, 20006, { opensAt }))).toBe("여러 번 틀렸어요. 14:15부터 다시 로그인할 수 있어요.");
  for (const details of [{}, { opensAt: "soon" }]) {
    expect(loginProblem(refused(429, 20006, details))).toBe("여러 번 틀렸어요. 잠시 후 다시 로그인해 주세요.");
  }
});

test("other errors are left to the dialog", () => {
  expect(loginProblem(new NetworkError(null, false))).toBeNull();
  expect(loginProblem(refused(403, 20002))).toBeNull();
});
