import { expect, test } from "vitest";
import { readRefusal } from "@/lib/applicant/send-file";
import { isScreeningPath } from "@/lib/pages/tutor-pages";
import { isSilent } from "./is-silent";

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

const tone = (loudness: number, samples: number) =>
  Float32Array.from({ length: samples }, (_, index) => loudness * Math.sin(index / 30));

test.each([
  ["nothing at all", new Float32Array(50_000), true],
  ["no samples", new Float32Array(0), true],
  ["a microphone's own noise", tone(0.001, 50_000), true],
  ["a quiet voice", tone(0.02, 50_000), false],
  ["silence, then a word", Float32Array.from([...new Float32Array(90_000), ...tone(0.2, 9_000)]), false],
])("a recording of %s is refused: %#", (_name, samples, silent) => {
  expect(isSilent(samples)).toBe(silent);
});
