import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT, type EnrollmentDraft, mergeDrafts, readDraft, type ServerDraft } from "./enrollment-draft-data";

const math = { productId: 1, subject: "MATH", subjectDetail: "MATH_M2_2" };
const english = { productId: 2, subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };
const EARLIER = "2026-11-20T09:00:00.000Z";
const LATER = "2026-11-20T10:00:00.000Z";

const local = (part: Partial<EnrollmentDraft>): EnrollmentDraft => ({ ...EMPTY_DRAFT, ...part });
const server = (data: ServerDraft["data"], updatedAt: string | null): ServerDraft => ({ data, updatedAt });

describe("mergeDrafts", () => {
  it.each([
    ["no server draft", local({ courses: [math], updatedAt: EARLIER }), null, [math]],
    ["an empty server draft that is newer", local({ courses: [math], updatedAt: EARLIER }), server({}, LATER), [math]],
    ["a new device", EMPTY_DRAFT, server({ courses: [english] }, EARLIER), [english]],
    ["everything removed here, later", local({ updatedAt: LATER }), server({ courses: [english] }, EARLIER), [english]],
    [
      "this browser is newer",
      local({ courses: [math], updatedAt: LATER }),
      server({ courses: [english] }, EARLIER),
      [math],
    ],
    [
      "the server is newer",
      local({ courses: [math], updatedAt: EARLIER }),
      server({ courses: [english] }, LATER),
      [english],
    ],
    ["equal times", local({ courses: [math], updatedAt: LATER }), server({ courses: [english] }, LATER), [math]],
    ["a draft here without a time", local({ courses: [math] }), server({ courses: [english] }, EARLIER), [english]],
  ])("%s", (_, here, there, courses) => {
    expect(mergeDrafts(here, there).courses).toEqual(courses);
  });

  it("keeps the tablet of the winning list, and fills in one that was never asked here", () => {
    const there = server({ courses: [english], tabletType: "IPAD_9" }, EARLIER);
    const here = local({ courses: [math], updatedAt: LATER });
    expect(mergeDrafts(here, there).tabletType).toBe("IPAD_9");
    expect(mergeDrafts({ ...here, tabletType: "GALAXY_TAB" }, there).tabletType).toBe("GALAXY_TAB");
    expect(mergeDrafts(local({ tabletType: "GALAXY_TAB" }), there).tabletType).toBe("IPAD_9");
  });

  it("carries the time of the list it took", () => {
    expect(mergeDrafts(EMPTY_DRAFT, server({ courses: [english] }, EARLIER)).updatedAt).toBe(EARLIER);
  });
});

describe("readDraft", () => {
  it.each([null, undefined, 3, "text", [], {}])("%j is the empty draft", (value) => {
    expect(readDraft(value)).toEqual(EMPTY_DRAFT);
  });

  it("leaves out what it does not understand and keeps the rest", () => {
    expect(
      readDraft({
        courses: [math, null, "x", { ...english, productId: "2" }, { ...english, subject: "" }],
        tabletType: "SLATE",
        rentTablet: "yes",
        schoolLevel: "UNIVERSITY",
        updatedAt: "yesterday",
        cardNumber: "5412",
      }),
    ).toEqual({ ...EMPTY_DRAFT, courses: [math] });
  });

  it("keeps at most ten courses", () => {
    expect(readDraft({ courses: Array.from({ length: 12 }, () => math) }).courses).toHaveLength(10);
  });

  it("reads back what it wrote", () => {
    const draft = local({
      courses: [math],
      tabletType: "IPAD_9",
      rentTablet: true,
      schoolLevel: "HIGH",
      updatedAt: LATER,
    });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});
