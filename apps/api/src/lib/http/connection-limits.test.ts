import { expect, test } from "vitest";
import { connectionLimits, openFileLimit } from "./connection-limits.ts";

test.each([
  [1_024, 4_000, { connections: 768, streams: 384 }],
  [20_000, 4_000, { connections: 15_000, streams: 4_000 }],
  [Infinity, 4_000, { connections: Infinity, streams: 4_000 }],
])("of %d descriptors callers hold a share, and streams half of it", (openFiles, wanted, limits) => {
  expect(connectionLimits(openFiles, wanted)).toEqual(limits);
});

test("the process knows its own limit", () => {
  expect(openFileLimit()).toBeGreaterThan(100);
});
