import { expect, it } from "vitest";
import { sharesTablet } from "./services";

const running = { now: { stage: "RUNNING" } } as const;
const lent = (merchantUid: string) => ({ merchantUid, tabletState: "RENTED_USED", ...running }) as const;
const own = (merchantUid: string) => ({ merchantUid, tabletState: "OWN", ...running }) as const;
const A = lent("a");
const givenUp = { ...lent("a"), now: { stage: "GIVEN_UP" } } as const;

it.each([
  ["two courses of an order that lends", A, [A, lent("a")], true],
  ["courses of two orders have a tablet each", A, [A, lent("b")], false],
  ["a course on the student's own device", own("a"), [own("a"), lent("a")], false],
  ["one course", A, [A, own("a")], false],
  ["what was given up uses none", A, [A, givenUp], false],
  ["nor is one shared with it", givenUp, [lent("a"), lent("a"), givenUp], false],
] as const)("%s", (_name, service, all, shares) => {
  expect(sharesTablet(service, all)).toBe(shares);
});
