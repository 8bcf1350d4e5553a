import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "../../../src/platform/api/query-provider";

/** Shows what was read a moment ago on a page, as one that was out of sight does. @returns how often it is read anew */
function readsOnShowing(queryKey: readonly string[]): number {
  const client = createQueryClient();
  client.setQueryData(queryKey, "as it was");
  const read = vi.fn(async () => "as it is");
  const leave = new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => {});
  leave();
  client.clear();
  return read.mock.calls.length;
}

test("matches are read again whenever a page is shown again", () => {
  expect(readsOnShowing(["matches", "list"])).toBe(1);
  expect(readsOnShowing(["matches", "one", "a"])).toBe(1);
});

test("data that only the user changes stays cached for a while", () => {
  expect(readsOnShowing(["me"])).toBe(0);
});
