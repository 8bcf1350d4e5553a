import { ApiError, NetworkError } from "@pkg/api-client";
import { expect, test } from "vitest";
import { tooManyTries } from "./too-many-tries";

const limit = (details: object) =>
  new ApiError(429, { service: "account", errorCode: 20006, message: "m", ...details });

test("says when log-in opens again", () => {
  expect(tooManyTries(limit({ opensAt: "2026-11-20T05:15:00.000Z" }))).toMatch(/여러 번 틀렸어요\. 14:15부터/);
  expect(tooManyTries(limit({}))).toBe("여러 번 틀렸어요. 잠시 후 다시 로그인해 주세요.");
  expect(tooManyTries(limit({ opensAt: "soon" }))).toBe("여러 번 틀렸어요. 잠시 후 다시 로그인해 주세요.");
});

test("has nothing to say about other errors", () => {
  expect(tooManyTries(new NetworkError(null, false))).toBeNull();
  expect(tooManyTries(new ApiError(400, { service: "account", errorCode: 20004, message: "m" }))).toBeNull();
});
