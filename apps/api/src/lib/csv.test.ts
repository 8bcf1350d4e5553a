import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const cell = (value: string | number) => toCsv([[value]]).slice(1, -2);

test("begins with the mark of UTF-8 and ends each row", () => {
  expect(
    toCsv([
      ["날짜", "금액"],
      ["2026-11-20", -80_000],
    ]),
  ).toBe("\uFEFF날짜,금액\r\n2026-11-20,-80000\r\n");
  expect(Buffer.from(toCsv([]), "utf8")).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

test.each([
  ["plain", "plain"],
  ["a, b", '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["+82", "'+82"],
  ["-1", "'-1"],
  ["＝1+1", "'＝1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1+1", "'  =1+1"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
  ['=HYPERLINK("http://a","b")', '"\'=HYPERLINK(""http://a"",""b"")"'],
  ["", ""],
  [0, "0"],
])("%j becomes %j", (value, written) => {
  expect(cell(value)).toBe(written);
});
