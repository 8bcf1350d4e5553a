import { expect, test } from "vitest";
import { createLazyReporter } from "../../../src/platform/reporting/lazy-reporter";

const CONFIG = { dsn: "https://key@host.test/1", environment: "prod", sampleRate: 0.1, release: null };
const turn = () => new Promise((resolve) => setImmediate(resolve));

function setUp({ config = CONFIG as typeof CONFIG | null, draw = 0.05, failures = 0 } = {}) {
  const seen: unknown[] = [];
  const counts = { loads: 0, opens: 0 };
  const report = createLazyReporter({
    loadConfig: async () => {
      counts.loads += 1;
      if (counts.loads <= failures) throw new TypeError("Failed to fetch");
      return config;
    },
    draw: () => draw,
    open: async () => {
      counts.opens += 1;
      return (problem) => void seen.push(problem);
    },
  });
  return { report, seen, counts };
}

test("nothing is loaded before the first problem, and once after it", async () => {
  const { report, seen, counts } = setUp();
  expect(counts).toEqual({ loads: 0, opens: 0 });
  const problems = [new Error("one"), new Error("two")];
  problems.forEach(report);
  await turn();
  expect(seen).toEqual(problems);
  expect(counts).toEqual({ loads: 1, opens: 1 });
});

test("known errors load nothing", async () => {
  const { report, counts } = setUp();
  report(new DOMException("called off", "AbortError"));
  report(new TypeError("Failed to fetch"));
  await turn();
  expect(counts.loads).toBe(0);
});

test.each([
  ["no service is configured", { config: null }],
  ["the page is none of the share that reports", { draw: 0.1 }],
])("when %s the library is not loaded", async (_what, options) => {
  const { report, seen, counts } = setUp(options);
  report(new Error("one"));
  report(new Error("two"));
  await turn();
  expect([seen, counts]).toEqual([[], { loads: 1, opens: 0 }]);
});

test("a load that fails is tried again with the next problem", async () => {
  const { report, seen } = setUp({ failures: 1 });
  report(new Error("one"));
  await turn();
  report(new Error("two"));
  await turn();
  expect(seen.map(String)).toEqual(["Error: two"]);
});
