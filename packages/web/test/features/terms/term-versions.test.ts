import { createHash } from "node:crypto";
import { CONSENT_VERSION } from "@pkg/domain";
import { describe, expect, test } from "vitest";
import type { Term, TermKey } from "../../../src/features/terms/term";
import { TERM_KEYS, TERMS } from "../../../src/features/terms/terms";
import hashes from "./term-hashes.json";

const HASHES: Readonly<Record<string, Readonly<Partial<Record<TermKey, string>>>>> = hashes;
const VERSIONS = Object.keys(HASHES).sort();
const LATEST = HASHES[CONSENT_VERSION] ?? {};

const hashOf = (term: Term): string => createHash("sha256").update(JSON.stringify(term)).digest("hex").slice(0, 16);

const advice = (key: TermKey) =>
  `${key} is not the text that people agree to as version ${CONSENT_VERSION}. Give CONSENT_VERSION (packages/domain) and the
text's \`since\` a new date, and list every hash under it in term-hashes.json; this text has ${hashOf(TERMS[key])}. Keep the
hashes of earlier versions.`;

describe("the texts of a version", () => {
  test.each(TERM_KEYS)("%s has the hash of the present version", (key) => {
    expect(hashOf(TERMS[key]), advice(key)).toBe(LATEST[key]);
  });

  test("the present version is the last one, and lists every text", () => {
    expect(VERSIONS.at(-1)).toBe(CONSENT_VERSION);
    expect(Object.keys(LATEST).sort()).toEqual([...TERM_KEYS].sort());
  });

  test("a text that differs from the version before says since when", () => {
    const before = HASHES[VERSIONS.at(-2) ?? ""] ?? {};
    const changed = TERM_KEYS.filter((key) => before[key] !== LATEST[key]);
    expect(changed.filter((key) => TERMS[key].since !== CONSENT_VERSION)).toEqual([]);
  });

  test("a changed deadline is a changed text", () => {
    const { sections } = TERMS.STUDENT_TERMS;
    const moved = sections.map(({ body, ...section }) => ({
      ...section,
      body: body.map((text) => text.replace("12시간", "24시간")),
    }));
    expect(hashOf({ ...TERMS.STUDENT_TERMS, sections: moved })).not.toBe(LATEST.STUDENT_TERMS);
  });
});
