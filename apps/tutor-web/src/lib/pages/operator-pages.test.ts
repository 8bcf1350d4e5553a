import type { StaffRole } from "@pkg/domain";
import { expect, test } from "vitest";
import { staffPageOf, staffPages } from "./operator-pages";

test.each<[StaffRole[], string[], string[]]>([
  [[], [], ["/operator", "/operator/money"]],
  [["FINANCE"], ["/operator", "/operator/money", "/operator/money/refunds"], ["/operator/matches", "/operator/staff"]],
  [["ADMIN"], ["/operator", "/operator/staff", "/operator/features"], ["/operator/money", "/operator/matches"]],
  [["OPERATOR"], ["/operator", "/operator/matches", "/operator/benefits"], ["/operator/money", "/operator/staff"]],
])("%s see %s, and not %s", (roles, seen, unseen) => {
  const hrefs = staffPages(roles).flatMap(({ pages }) => pages.map(({ href }): string => href));
  expect(hrefs).toEqual(expect.arrayContaining(seen));
  for (const href of unseen) expect(hrefs).not.toContain(href);
});

test.each([
  ["/operator", "/operator"],
  ["/operator/money", "/operator/money"],
  ["/operator/money/orders/NR1", "/operator/money/orders"],
  ["/operator/money/payouts/list", "/operator/money/payouts"],
  ["/operator/matches/1", "/operator/matches"],
  ["/operator/nothing", null],
])("%s belongs to %s", (path, page) => {
  expect(staffPageOf(path)).toBe(page);
});
