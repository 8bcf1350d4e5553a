import { expect, test } from "vitest";
import { createScrollMemory } from "../src/scroll-memory";

function storage(start?: string) {
  const kept = new Map<string, string>(start === undefined ? [] : [["naran.scroll", start]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("remembers each address by itself, the query included", () => {
  const memory = createScrollMemory(storage());
  memory.write("/price", 400);
  memory.write("/price?level=HIGH", 90);
  memory.write("/price", 420);
  expect([memory.read("/price"), memory.read("/price?level=HIGH"), memory.read("/")]).toEqual([420, 90, 0]);
});

test("keeps the latest fifty", () => {
  const memory = createScrollMemory(storage());
  for (let page = 0; page < 60; page++) memory.write(`/orders/${page}`, page + 1);
  expect([memory.read("/orders/9"), memory.read("/orders/10"), memory.read("/orders/59")]).toEqual([0, 11, 60]);
});

test("tolerates broken content and a full storage", () => {
  expect(createScrollMemory(storage("{")).read("/")).toBe(0);
  expect(createScrollMemory(storage("5")).read("/")).toBe(0);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => createScrollMemory(full).write("/", 1)).not.toThrow();
});
