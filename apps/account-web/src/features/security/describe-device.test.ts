import { expect, test } from "vitest";
import { deviceName, lastUsed } from "./describe-device";

test.each([
  ["iPhone", "Safari", "iPhone · Safari"],
  ["Windows", null, "Windows"],
  [null, "카카오톡", "카카오톡"],
  [null, null, "알 수 없는 기기"],
])("a device is called by what is known: %s %s", (system, browser, name) => {
  expect(deviceName({ system, browser })).toBe(name);
});

test("when it was used last, in Korean time", () => {
  const lastUsedAt = "2026-11-20T06:30:00.000Z";
  expect(lastUsed({ lastUsedAt, isCurrent: false })).toBe("11월 20일(금) 15:30에 마지막으로 사용했어요");
  expect(lastUsed({ lastUsedAt, isCurrent: true })).toBe("지금 쓰고 있어요");
});
