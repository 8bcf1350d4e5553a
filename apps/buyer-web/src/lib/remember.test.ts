import { expect, it, vi } from "vitest";
import { remember } from "./remember";

it("keeps an answer for its time, then loads again", async () => {
  let clock = 0;
  const load = vi.fn(async () => clock);
  const get = remember(load, 100, () => clock);
  expect(await get()).toBe(0);
  clock = 99;
  expect(await get()).toBe(0);
  clock = 100;
  expect(await get()).toBe(100);
  expect(load).toHaveBeenCalledTimes(2);
});

it("shares one load between callers of the same moment", async () => {
  const load = vi.fn(async () => "products");
  const get = remember(load, 100, () => 0);
  expect(await Promise.all([get(), get(), get()])).toEqual(["products", "products", "products"]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("does not keep a failure", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValueOnce("products");
  const get = remember(load, 100, () => 0);
  await expect(get()).rejects.toThrow("down");
  expect(await get()).toBe("products");
});
