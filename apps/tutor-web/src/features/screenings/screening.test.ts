import { expect, test } from "vitest";
import { isScreeningPath } from "@/lib/tutor-pages";
import { readRefusal } from "./send-file";

test.each([
  ['{"message":"a","reason":"EXPIRED"}', { message: "a", reason: "EXPIRED" }],
  ['{"message":"a","fields":[{"path":"file","message":"b"}]}', { message: "b", reason: null }],
  ['{"errorCode":1}', null],
  ["<html>", null],
  ["null", null],
])("reads what an upload was refused with: %s", (text, refusal) => {
  expect(readRefusal(text)).toEqual(refusal);
});

test("the microphone is for the recorder's page alone", () => {
  expect(isScreeningPath("/applicants/1/screening")).toBe(true);
  for (const path of ["/", "/applicants/1", "/applicants/1/screening/x", "/operator/applicants/screening"]) {
    expect(isScreeningPath(path)).toBe(false);
  }
});
