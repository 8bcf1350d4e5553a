import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeNext } from "./safe-next.ts";

const ORIGINS = ["https://naran.example", "https://tutor.naran.example", "http://localhost:3000"];
const check = (next: string | null | undefined) => safeNext(next, ORIGINS, "HOME");

describe("safeNext", () => {
  it.each([
    "/",
    "/mypage?a=1#b",
    "/결제/완료",
    "/a//b",
    "/a@evil.example",
    "https://naran.example",
    "https://naran.example/",
    "https://naran.example/tutoring/enroll?x=1",
    "https://naran.example?x=1",
    "https://naran.example#x",
    "https://tutor.naran.example/periods",
    "http://localhost:3000/price",
    `/${"a".repeat(2047)}`,
  ])("accepts %s", (next) => {
    expect(check(next)).toBe(next);
  });

  it.each([
    null,
    undefined,
    "",
    "mypage",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/a\\b",
    "/\t/evil.example",
    "/\n/evil.example",
    " /mypage",
    "/my page",
    "\u0000/",
    "/\u200b\ud83d\ude00\u0085",
    "https://evil.example",
    "https://naran.example.evil.example",
    "https://naran.example@evil.example",
    "https://naran.example:443@evil.example/",
    "https://naran.example:8443/",
    "https://user@naran.example/",
    "HTTPS://NARAN.EXAMPLE/",
    "http://naran.example/",
    "https:/naran.example",
    "https:naran.example",
    "https://other.naran.example/",
    "http://localhost:30001/",
    "http://localhost:3000.evil.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    `/${"a".repeat(2048)}`,
  ])("refuses %o", (next) => {
    expect(check(next)).toBe("HOME");
  });

  it("never leaves the allowed origins, as a browser reads it", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "//",
      ":",
      "@",
      ".",
      "#",
      "?",
      "\t",
      "\n",
      " ",
      "%2f",
      "%5c",
      "https:",
      "javascript:",
      "evil.example",
      ...ORIGINS,
    );
    const hostile = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const next = safeNext(text, ORIGINS, "https://naran.example/");
        return ORIGINS.includes(new URL(next, "https://naran.example/").origin);
      }),
      { numRuns: 5_000 },
    );
  });
});
