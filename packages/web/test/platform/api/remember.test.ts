import { expect, it, vi } from "vitest";
import { remember } from "../../../src/platform/api/remember";

const MAX_AGES = { freshMs: 100, staleMs: 1000 };

it("keeps an answer while it is fresh, then loads again", async () => {
  let clock = 0;
  const load = vi.fn(async () => clock);
  const get = remember(load, MAX_AGES, () => clock);
  expect(await get()).toBe(0);
  clock = 99;
  expect(await get()).toBe(0);
  clock = 100;
  expect(await get()).toBe(100);
  expect(load).toHaveBeenCalledTimes(2);
});

it("shares one load between callers of the same moment", async () => {
  const load = vi.fn(async () => "products");
  const get = remember(load, MAX_AGES, () => 0);
  expect(await Promise.all([get(), get(), get()])).toEqual(["products", "products", "products"]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("serves the last value after a failed load until it is too old", async () => {
  let clock = 0;
  const load = vi.fn().mockResolvedValueOnce("products").mockRejectedValue(new Error("down"));
  const get = remember(load, MAX_AGES, () => clock);
  await get();
  clock = 999;
  expect(await get()).toBe("products");
  clock = 1000;
  await expect(get()).rejects.toThrow("down");
});

it("does not keep a failure", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValueOnce("products");
  const get = remember(load, MAX_AGES, () => 0);
  await expect(get()).rejects.toThrow("down");
  expect(await get()).toBe("products");
});
