import { expect, test } from "vitest";
import { ACT_TARGETS, AUDIT_ACTS, mayReadActTarget } from "./audit-act.ts";

test("each act is named once, as noun and verb", () => {
  expect(new Set(AUDIT_ACTS).size).toBe(AUDIT_ACTS.length);
  for (const act of AUDIT_ACTS) expect(act).toMatch(/^[a-z-]+\.[a-z-]+$/);
});

test("who somebody is, is told to those alone whose task it is", () => {
  const readable = (...roles: Parameters<typeof mayReadActTarget>[1]) =>
    ACT_TARGETS.filter((kind) => mayReadActTarget(kind, roles));
  expect(readable("ADMIN")).toEqual(["ORDER", "BENEFIT", "EVENT"]);
  expect(readable("FINANCE")).toEqual(["PERSON", "ORDER", "BENEFIT", "EVENT"]);
  expect(readable("OPERATOR")).toEqual(ACT_TARGETS);
});
