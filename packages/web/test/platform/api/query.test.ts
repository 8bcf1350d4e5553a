import { apiError } from "@pkg/api-client/testing";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { $api, madeRead, orNull, readsOf } from "../../../src/platform/api/query";
import { accountOfToken, keepAccount, onOtherAccount } from "../../../src/platform/session/token-account";
import { answering, http } from "../../../src/testing/mock-api";

vi.mock("../../../src/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering(http),
}));

const match = $api.queryOptions("get", "/lessons/matches/{id}", { params: { path: { id: "m1" } } });
const made = madeRead("/lessons/matches", {}, async () => "made");
const order = $api.queryOptions("get", "/v2/orders/{id}", { params: { path: { id: "o1" } } });

test("what is missing is null under a key of its own; another refusal stays one", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  http.GET.mockRejectedValue(apiError("notFound"));
  expect(await client.fetchQuery(orNull(match, 20001))).toBeNull();
  await expect(client.fetchQuery(match)).rejects.toMatchObject({ errorCode: 20001 });
  await expect(client.fetchQuery(orNull(order, 10001))).rejects.toMatchObject({ errorCode: 20001 });
});

test("a path names its own reads, those below it, and those that are made of it", async () => {
  const client = new QueryClient();
  const keys = [match.queryKey, orNull(match).queryKey, made.queryKey, order.queryKey];
  for (const key of keys) client.setQueryData(key, "read");
  await client.invalidateQueries(readsOf("/lessons/matches"));
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, false]);
});

/** A token as far as its account is read. */
const tokenOf = (sub: string) => `a.${btoa(JSON.stringify({ sub }))}.c`;

test("another account than before is noticed; a new token of the same one is not", () => {
  const noticed = vi.fn();
  onOtherAccount(noticed);
  for (const token of [tokenOf("a"), tokenOf("a"), null, tokenOf("a"), null]) keepAccount(token);
  expect(noticed).not.toHaveBeenCalled();
  keepAccount(tokenOf("b"));
  expect(noticed).toHaveBeenCalledTimes(1);
  expect(accountOfToken()).toBe("b");
});
