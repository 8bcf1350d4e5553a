import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { benefitCodeKey } from "./benefit-code.ts";

describe("benefitCodeKey", () => {
  it.each([
    ["BHKMNPQR", "BHKMNPQR"],
    ["bhkmnpqr", "BHKMNPQR"],
    [" BHKM-NPQR ", "BHKMNPQR"],
    ["BHKM–NPQR—", "BHKMNPQR"],
    ["BHKM−NPQR", "BHKMNPQR"],
    ["ＢＨＫＭ－ＮＰＱＲ", "BHKMNPQR"],
    ["BHKM　NPQR", "BHKMNPQR"],
    ["BHKMNPQR\u200b\ufeff", "BHKMNPQR"],
    ["BH\u00adKM\u2060NP\u0000QR\n", "BHKMNPQR"],
    ["기말응원".normalize("NFD"), "기말응원"],
    ["기말 응원", "기말응원"],
    ["\u3164기말응원", "기말응원"],
    ["ᄒ\u200b\u1161", "하"],
    ["", ""],
    [" - \u200b", ""],
  ])("%j is %j", (typed, key) => {
    expect(benefitCodeKey(typed)).toBe(key);
  });

  it("keeps codes apart that are read differently", () => {
    expect(new Set(["NARAN7", "NARAN71", "NARAN", "나란7", "NARAN_7"].map(benefitCodeKey)).size).toBe(5);
  });

  it("is its own key, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(benefitCodeKey(benefitCodeKey(text))).toBe(benefitCodeKey(text));
      }),
    );
  });

  it("does not depend on case, width, composition or what stands between", () => {
    const letter = fc.constantFrom(..."ABCXYZ079가나힣");
    const between = fc.constantFrom("", " ", "-", "\u200b", "\t", "\u2010");
    const disguise = fc.constantFrom<(one: string) => string>(
      (one) => one,
      (one) => one.toLowerCase(),
      (one) => one.normalize("NFD"),
      (one) => (/[A-Z0-9]/.test(one) ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(letter, between, disguise), { minLength: 2, maxLength: 20 }), (parts) => {
        const code = parts.map(([one]) => one).join("");
        const typed = parts.map(([one, gap, disguised]) => `${disguised(one)}${gap}`).join("");
        expect(benefitCodeKey(typed)).toBe(code);
      }),
    );
  });
});
