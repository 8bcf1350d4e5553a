import { ApiError, NetworkError } from "@pkg/api-client";
import { expect, test } from "vitest";
import { CookiesBlocked } from "@/lib/cookies-blocked";
import { loginProblem } from "./login-problem";

const refused = (status: number, errorCode: number, details: object = {}) =>
  new ApiError(status, { service: "account", errorCode, message: "m", ...details });

test("a wrong pair is explained at the password", () => {
  expect(loginProblem(refused(400, 20004))).toBe("이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.");
});

test("after too many tries it says what the server says: how long to wait, by the server's clock", () => {
  const message = "12초 뒤에 다시 로그인해 주세요. 기다리기 어려우면 비밀번호를 새로 정해 주세요.";
  expect(loginProblem(refused(429, 20006, { opensAt: "2026-11-20T05:15:00.000Z", message }))).toBe(message);
});

test("a browser that keeps no cookie is told what to allow", () => {
  expect(loginProblem(new CookiesBlocked())).toMatch(/쿠키를 막고 있어 로그인할 수 없어요/);
});

test("other errors are left to the dialog", () => {
  expect(loginProblem(new NetworkError(null, false))).toBeNull();
  expect(loginProblem(refused(403, 20002))).toBeNull();
});
