import { expect, test } from "vitest";
import { filterHref, readFilter } from "./review-filter";

const PLAIN = { subject: null, grade: null, rank: null, sort: "LATEST", page: 1 };

test.each([
  [{}, PLAIN],
  [
    { subject: "MATH", grade: "9", rank: "EXPERT", sort: "HIGHEST", page: "3" },
    { subject: "MATH", grade: 9, rank: "EXPERT", sort: "HIGHEST", page: 3 },
  ],
  [{ subject: "<script>", grade: "99", rank: "GOLD", sort: "RANDOM", page: "-1" }, PLAIN],
  [
    { page: ["2", "5"], grade: ["", "7"] },
    { ...PLAIN, page: 2 },
  ],
  [{ page: "1.5" }, PLAIN],
  [{ page: "99999999" }, PLAIN],
])("%o is read as %o", (query, filter) => {
  expect(readFilter(query)).toEqual(filter);
});

test("an address holds what was chosen, and reads back as the same filter", () => {
  const filter = readFilter({ subject: "MATH", grade: "9", sort: "LOWEST" });
  expect(filterHref(readFilter({}))).toBe("/reviews");
  expect(filterHref(filter, { page: 2 })).toBe("/reviews?subject=MATH&grade=9&sort=LOWEST&page=2");
  const query = Object.fromEntries(new URL(filterHref(filter, { page: 2 }), "http://x").searchParams);
  expect(readFilter(query)).toEqual({ ...filter, page: 2 });
});

test("a changed filter begins with its first page", () => {
  expect(filterHref(readFilter({ page: "4" }), { grade: 10 })).toBe("/reviews?grade=10");
});
