import { gunzipSync } from "node:zlib";
import { costToPay, orderLedger, type Product } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const products = async (query = ""): Promise<Product[]> =>
  (await call(t, ANYBODY, "GET", `/lessons/products/all${query}`)).json().content;

describe("GET /lessons/products/all", () => {
  test("has every choice of the catalogue once", async () => {
    const all = await products("?productType=ALL&freeLessonInclude=ALL");
    const choice = (product: Product) =>
      [
        product.schoolLevel,
        product.tutorRank,
        product.minutes,
        product.totalMonths,
        product.totalCounts,
        product.rentTablet,
        product.bundlingApplied,
      ].join();
    expect(new Set(all.map(choice)).size).toBe(all.length);
    const months = all.filter(({ totalMonths }) => totalMonths > 0);
    // 2 levels x 2 ranks x 3 lengths x 3 per week x (one month, and three terms with or without tablet and bundling).
    expect(months).toHaveLength(2 * 2 * 3 * 3 * (1 + 3 * 4));
    expect(all).toHaveLength(months.length + 4 + 12);
  });

  test("every price adds up: cost minus the monthly discounts, and the ledger agrees", async () => {
    for (const product of await products()) {
      const off =
        product.monthlyTabletDiscountCost +
        product.monthlyBundlingDiscountCost +
        product.monthlyLongTermDiscountCost +
        product.monthlyMultiLessonDiscountCost;
      expect(product.finalCost).toBe(product.cost - off * product.totalMonths);
      const ledger = orderLedger({ courses: [{ product }] });
      expect(ledger.total).toBe(product.finalCost);
      expect(ledger.lines.some(({ kind }) => kind === "PRODUCT_ADJUSTMENT")).toBe(false);
    }
  });

  test("has the prices of the price and payment pictures", async () => {
    const byId = new Map((await products()).map((product) => [product.id, product]));
    expect(byId.get(1122200)).toMatchObject({
      cost: 888_000,
      finalCost: 816_960,
      freeLessonCounts: 1,
      expiryMonths: 4,
    });
    const perLesson = (id: number) => (byId.get(id)?.finalCost ?? 0) / (byId.get(id)?.totalCounts ?? 1);
    expect([1122100, 1122200, 1122300, 1122400].map(perLesson)).toEqual([35_890, 34_040, 32_190, 30_340]);
    const finalCosts = [1122201, 1121201].map((id) => byId.get(id)?.finalCost ?? 0);
    expect(costToPay({ finalCosts })).toBe(1_118_760);
    expect(costToPay({ finalCosts, benefit: { discountRate: 5 } })).toBe(1_062_822);
  });

  test("lends a bundle's tablet for nothing, and none for one month", async () => {
    const all = await products();
    for (const product of all.filter(({ rentTablet }) => rentTablet)) {
      expect(product.totalMonths).toBeGreaterThanOrEqual(3);
      expect(product.monthlyTabletCost).toBeGreaterThan(0);
      if (product.bundlingApplied) expect(product.monthlyTabletDiscountCost).toBe(product.monthlyTabletCost);
    }
    expect(all.filter(({ bundlingApplied, totalMonths }) => bundlingApplied && totalMonths < 3)).toEqual([]);
  });

  test("filters by unit and by free lessons", async () => {
    expect((await products("?productType=COUNT")).every(({ totalMonths }) => totalMonths === 0)).toBe(true);
    expect((await products("?productType=MONTH")).every(({ totalMonths }) => totalMonths > 0)).toBe(true);
    const exclude = await products("?freeLessonInclude=EXCLUDE");
    expect(exclude.length).toBeGreaterThan(0);
    expect(exclude.every(({ freeLessonCounts }) => freeLessonCounts === 0)).toBe(true);
    const bad = await call(t, ANYBODY, "GET", "/lessons/products/all?productType=SOME");
    expect(bad.statusCode).toBe(400);
    expect(bad.json()).toMatchObject({ service: "class", errorCode: 10001, fields: [{ path: "productType" }] });
  });

  test("answers 304 to its own ETag, and compressed to who reads it", async () => {
    const first = await call(t, ANYBODY, "GET", "/lessons/products/all");
    const etag = String(first.headers.etag);
    const again = await call(t, ANYBODY, "GET", "/lessons/products/all", undefined, { "if-none-match": etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    const zipped = await call(t, ANYBODY, "GET", "/lessons/products/all", undefined, { "accept-encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body);
    const brotli = await call(t, ANYBODY, "GET", "/lessons/products/all", undefined, { "accept-encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotli.rawPayload.length).toBeLessThan(first.rawPayload.length / 10);
  });

  test("leaves out what is not sold any more, within seconds", async () => {
    await t.deps.sql`update products set available = false where id = 9110`;
    await expect.poll(async () => (await products()).some(({ id }) => id === 9110)).toBe(false);
    const one = await call(t, ANYBODY, "GET", "/lessons/products/9110");
    expect(one.json()).toMatchObject({ id: 9110, available: false });
  });
});

describe("GET /lessons/products/{id}", () => {
  test("tells one product with its level under both names", async () => {
    const one = await call(t, ANYBODY, "GET", "/lessons/products/2122200");
    expect(one.json()).toMatchObject({
      id: 2122200,
      schoolLevel: "HIGH",
      gradeCategory: "HIGH",
      periodic: false,
      available: true,
    });
  });

  test.each([
    ["7", 404],
    ["0", 400],
    ["abc", 400],
    ["99999999999", 400],
  ])("answers %s with %i", async (id, status) => {
    expect((await call(t, ANYBODY, "GET", `/lessons/products/${id}`)).statusCode).toBe(status);
  });
});

describe("GET /subjects", () => {
  test("has ten subjects with details for both levels and curriculums", async () => {
    const { content } = (await call(t, ANYBODY, "GET", "/subjects?displayable=true")).json();
    expect(content.map(({ key }: { key: string }) => key)).toEqual([
      "KOREAN",
      "MATH",
      "ENGLISH",
      "SCIENCE",
      "SOCIAL",
      "ESSAY",
      "QUALIFICATION",
      "CODING",
      "SECOND_LANGUAGE",
      "STUDY_COACHING",
    ]);
    const details = content.flatMap((subject: { subjectDetails: object[] }) => subject.subjectDetails);
    for (const level of ["MIDDLE", "HIGH"]) {
      for (const curriculum of ["2015", "2022"]) {
        const fitting = details.filter(
          (detail: { purchasable: boolean; targetSchoolLevels: string[]; targetCurriculums: string[] }) =>
            detail.purchasable &&
            detail.targetSchoolLevels.includes(level) &&
            detail.targetCurriculums.includes(curriculum),
        );
        expect(fitting.length).toBeGreaterThan(15);
      }
    }
    const maths = content.find(({ key }: { key: string }) => key === "MATH").subjectDetails;
    const one = maths.find(({ key }: { key: string }) => key === "MATH_M2_2");
    expect(one).toMatchObject({
      label: "중2-2",
      parentSubjectDetailKey: "MATH_M2",
      meta: { grade: "8", semester: "2" },
    });
  });

  test("shows hidden subjects only to who asks for all", async () => {
    await t.deps.sql`update subjects set displayable = false where key = 'CODING'`;
    const keys = async (query: string) =>
      (await call(t, ANYBODY, "GET", `/subjects${query}`)).json().content.map(({ key }: { key: string }) => key);
    await expect.poll(() => keys("?displayable=true")).not.toContain("CODING");
    expect(await keys("")).toContain("CODING");
    expect((await call(t, ANYBODY, "GET", "/subjects?displayable=yes")).statusCode).toBe(400);
  });
});

test("GET /tablets has the tablets in the order that the client reverses", async () => {
  const { tablets } = (await call(t, ANYBODY, "GET", "/tablets")).json();
  expect(tablets).toEqual([
    { type: "IPAD_9", label: "iPad(9세대)와 펜", ongoing: true },
    { type: "GALAXY_TAB", label: "갤럭시 탭과 펜", ongoing: true },
  ]);
});

test("a short answer is sent as it is: compressing it would save no packet", async () => {
  const answer = await call(t, ANYBODY, "GET", "/tablets", undefined, { "accept-encoding": "gzip, br" });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.json().tablets).toHaveLength(2);
});
