import { beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeStorage, fakeStorage } from "../../fake-storage";

/** A page load: the modules are new, what was stored is still there. */
async function load() {
  vi.resetModules();
  const [{ storedValue }, area, reporting] = await Promise.all([
    import("../../../src/platform/storage/stored-value"),
    import("../../../src/platform/storage/browser-storage"),
    import("../../../src/platform/reporting/report-problem"),
  ]);
  const reports: string[] = [];
  reporting.setReporter((problem) => reports.push(String(problem)));
  const count = storedValue("local", "naran.count", (kept) => (typeof kept === "number" ? kept : 0));
  return { count, reports, ...area };
}

/** What a browser throws: an error of its own name. */
const refusedWith = (name: string) => Object.assign(new Error("no"), { name });

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage("localStorage");
});

describe("a stored value", () => {
  test("outlives the page, and is removed on request", async () => {
    (await load()).count.write(3);
    const { count, reports } = await load();
    expect(count.read()).toBe(3);
    count.forget();
    expect([count.read(), storage.kept.size, reports]).toEqual([0, 0, []]);
  });

  test.each(["{", "", "undefined"])("broken JSON %j reads as the default, and is reported once", async (text) => {
    storage.setItem("naran.count", text);
    const { count, reports } = await load();
    expect([count.read(), count.read()]).toEqual([0, 0]);
    expect(reports).toEqual(["StorageFailure: local storage of naran.count: SyntaxError"]);
  });

  test.each(['"3"', "null", "[3]", '{"a":3}'])(
    "another shape %s reads as the default, and is no failure",
    async (text) => {
      storage.setItem("naran.count", text);
      const { count, reports } = await load();
      expect([count.read(), reports]).toEqual([0, []]);
    },
  );

  test.each(["QuotaExceededError", "SecurityError"])(
    "%s: it lives as long as the page, reported once",
    async (name) => {
      const { count, reports, writeText, readText } = await load();
      count.write(1);
      storage.refusal = refusedWith(name);
      for (const value of [2, 3]) count.write(value);
      expect(count.read()).toBe(3);
      expect(reports).toEqual([`StorageFailure: local storage of naran.count: ${name}`]);
      count.forget();
      expect(count.read()).toBe(0);
      storage.refusal = null;
      writeText("local", "naran.count", "4");
      expect([readText("local", "naran.count"), storage.getItem("naran.count")]).toEqual(["4", "4"]);
    },
  );

  test("a browser without that storage is tolerated", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { count, reports } = await load();
    count.write(5);
    expect([count.read(), reports.length]).toEqual([5, 1]);
  });

  test("a report never contains the value", async () => {
    storage.refusal = refusedWith("QuotaExceededError");
    const { writeText, reports } = await load();
    writeText("local", "naran.sign-up", "01012345678");
    expect(reports.join()).not.toContain("0101");
  });

  test("clearing an area also drops the values that the browser refused", async () => {
    storage.setItem("naran.other", "1");
    const { count, clearArea } = await load();
    storage.refusal = refusedWith("QuotaExceededError");
    count.write(9);
    storage.refusal = null;
    clearArea("local");
    expect([count.read(), storage.kept.size]).toEqual([0, 0]);
  });

  test("on the server there is none, and nothing to report", async () => {
    vi.stubGlobal("window", undefined);
    const { count, reports } = await load();
    count.write(5);
    expect([count.read(), reports]).toEqual([0, []]);
  });
});

describe("problems before the reporter is there", () => {
  test("wait, the first twenty, in their order", async () => {
    vi.resetModules();
    const { reportProblem, setReporter } = await import("../../../src/platform/reporting/report-problem");
    for (let n = 0; n < 30; n += 1) reportProblem(n);
    const seen: unknown[] = [];
    setReporter((problem) => seen.push(problem));
    reportProblem("later");
    expect(seen).toEqual([...Array.from({ length: 20 }, (_, n) => n), "later"]);
  });
});
