import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const search = async (path: string): Promise<{ name: string; schoolLevel?: string; tier?: string }[]> =>
  (await call(t, ANYBODY, "GET", path)).json().content;
const schools = (query: Record<string, string>) => search(`/schools?${new URLSearchParams(query)}`);
const universities = (university: string) => search(`/schools/universities?${new URLSearchParams({ university })}`);

describe("GET /schools", () => {
  test("finds by a part of the name, names that begin with it first, twenty at most", async () => {
    const found = await schools({ school: "서현" });
    expect(found.map(({ name }) => name)).toEqual(["서현고등학교", "서현중학교", "서현중학교"]);
    expect(await schools({ school: "고등학교" })).toHaveLength(20);
    const [first] = await schools({ school: "중앙" });
    expect(first?.name.startsWith("중앙")).toBe(true);
  });

  test("filters by level", async () => {
    const middle = await schools({ school: "대치", schoolLevel: "MIDDLE" });
    expect(middle).toEqual([]);
    const levels = await schools({ school: "영재학교" });
    expect(levels.every(({ schoolLevel }) => schoolLevel === "HIGH")).toBe(true);
    expect(levels.length).toBeGreaterThan(0);
    expect((await call(t, ANYBODY, "GET", "/schools?school=대치&schoolLevel=KINDERGARTEN")).statusCode).toBe(400);
  });

  test("finds nothing for fewer than two letters, and takes wildcards for letters", async () => {
    expect(await schools({ school: "서" })).toEqual([]);
    expect(await schools({ school: "   " })).toEqual([]);
    expect(await search("/schools")).toEqual([]);
    expect(await schools({ school: "%%" })).toEqual([]);
    expect(await schools({ school: "서_고등" })).toEqual([]);
  });

  test("reads decomposed Hangul as macOS sends it", async () => {
    expect(await schools({ school: "휘문".normalize("NFD") })).toHaveLength(2);
  });
});

describe("GET /schools by what is typed", () => {
  test("knows first consonants, blanks, and a syllable that is still being typed", async () => {
    const names = async (school: string) => (await schools({ school })).map(({ name }) => name);
    expect(await names("ㅅㅎㄱㄷㅎㄱ")).toContain("서현고등학교");
    expect(await names("서 현고")).toEqual(["서현고등학교"]);
    expect(await names("서혀")).toContain("서현고등학교");
  });
});

describe("GET /schools/universities", () => {
  test("finds universities with their tiers", async () => {
    expect(await universities("서울대")).toMatchObject([
      { name: "서울대학교", tier: "HIGHEST" },
      { name: "남서울대학교", tier: "OTHER" },
    ]);
    expect((await universities("교육대")).length).toBeGreaterThan(5);
    expect(await universities("하")).toEqual([]);
  });

  test("knows what people call them, and first consonants", async () => {
    expect((await universities("카이스트"))[0]?.name).toBe("한국과학기술원");
    expect((await universities("고대"))[0]?.name).toBe("고려대학교");
    const names = (await universities("ㄱㅇㄷ")).map(({ name }) => name);
    expect(names).toContain("강원대학교");
    expect(await universities("%%")).toEqual([]);
  });
});

test("the bundled lists are large and real enough to search in", async () => {
  const [row] = await t.deps.sql`
    select (select count(*)::int from schools) as schools, (select count(*)::int from universities) as universities,
      (select count(distinct region)::int from schools) as regions`;
  expect(row?.schools).toBeGreaterThanOrEqual(300);
  expect(row?.universities).toBeGreaterThanOrEqual(120);
  expect(row?.regions).toBe(17);
});
