import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each<[string, (string | number | null)[], string]>([
  ["texts, numbers and nothing", ["수학", 287_120, null, -5_000], "수학,287120,,-5000\r\n"],
  ["a comma, a quote and a line break", ['가,나 "다"\n라'], '"가,나 ""다""\n라"\r\n'],
  ["a formula", ['=HYPERLINK("http://evil.test")'], '"\'=HYPERLINK(""http://evil.test"")"\r\n'],
  ["each start of a formula", ["+1", "-1", "@a", "\ta", "\uff1d1", " =1"], "'+1,'-1,'@a,'\ta,'＝1,' =1\r\n"],
  ["a sign inside", ["a=1", "중2-2"], "a=1,중2-2\r\n"],
])("%s", (_name, cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test("no text becomes a formula or another cell, and each is read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n\",'가a1 \uff1d") }), (text) => {
      const line = csvLine([text, "끝"]);
      const quoted = /^"((?:[^"]|"")*)",끝\r\n$/.exec(line);
      const cell = quoted ? (quoted[1] ?? "").replaceAll('""', '"') : line.slice(0, -",끝\r\n".length);
      expect([text, `'${text}`]).toContain(cell);
      expect(cell).not.toMatch(/^\s*[=+\-@\uff1d]/);
    }),
  );
});
