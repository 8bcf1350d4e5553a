import underPressure from "@fastify/under-pressure";
import Fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.useRealTimers());

test("looks at the memory in use without opening a file: out of descriptors, its timer would end the process", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const noDescriptor = () => {
    throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
  };
  vi.spyOn(process, "memoryUsage").mockImplementation(Object.assign(noDescriptor, { rss: noDescriptor }));
  const app = Fastify();
  await app.register(underPressure, { sampleInterval: 10, maxHeapUsedBytes: 1 });
  app.get("/", () => "here");
  expect((await app.inject("/")).statusCode).toBe(200);
  vi.advanceTimersByTime(10);
  expect((await app.inject("/")).statusCode).toBe(503);
  await app.close();
});
