import { expect, it } from "vitest";
import { sharesTablet } from "./services";

const lent = (merchantUid: string) => ({ merchantUid, tabletState: "RENTED_USED" }) as const;
const own = (merchantUid: string) => ({ merchantUid, tabletState: "OWN" }) as const;

it.each([
  ["two courses of an order that lends", lent("a"), [lent("a"), lent("a")], true],
  ["courses of two orders have a tablet each", lent("a"), [lent("a"), lent("b")], false],
  ["a course on the student's own device", own("a"), [own("a"), lent("a")], false],
  ["one course", lent("a"), [lent("a"), own("a")], false],
] as const)("%s", (_name, service, all, shares) => {
  expect(sharesTablet(service, all)).toBe(shares);
});
