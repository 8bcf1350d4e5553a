import { beforeEach, expect, test } from "vitest";
import { createScrollMemory } from "../../../src/platform/navigation/scroll-memory";
import { type FakeStorage, fakeStorage } from "../../fake-storage";

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage("sessionStorage");
});

test("remembers each address by itself, the query included", () => {
  const memory = createScrollMemory();
  memory.write("/price", 400);
  memory.write("/price?level=HIGH", 90);
  memory.write("/price", 420);
  expect([memory.read("/price"), memory.read("/price?level=HIGH"), memory.read("/")]).toEqual([420, 90, 0]);
});

test("keeps the latest fifty", () => {
  const memory = createScrollMemory();
  for (let page = 0; page < 60; page++) memory.write(`/orders/${page}`, page + 1);
  expect([memory.read("/orders/9"), memory.read("/orders/10"), memory.read("/orders/59")]).toEqual([0, 11, 60]);
});

test.each(["{", "5", "[[7,7]]"])("broken content %s is no place", (text) => {
  storage.setItem("naran.scroll", text);
  expect(createScrollMemory().read("/")).toBe(0);
});

test("a full storage is tolerated: the place lives as long as the page", () => {
  storage.refusal = new DOMException("full", "QuotaExceededError");
  const memory = createScrollMemory();
  memory.write("/", 7);
  expect(memory.read("/")).toBe(7);
});
