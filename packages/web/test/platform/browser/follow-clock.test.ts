// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followClock } from "../../../src/platform/browser/follow-clock";

const WEEK = 7 * 86_400_000;
const Real = Date;
let cookie = "";
beforeEach(() => {
  cookie = `naran.signed_in=1; naran.clock=${WEEK}`;
  vi.spyOn(document, "cookie", "get").mockImplementation(() => cookie);
});
afterEach(() => {
  globalThis.Date = Real;
  vi.restoreAllMocks();
});

const ahead = () => Math.round((Date.now() - Real.now()) / 1_000) * 1_000;

describe("a page of a local run", () => {
  it("takes the product's time for now, and leaves other dates alone", () => {
    followClock("localhost");
    expect(ahead()).toBe(WEEK);
    const made = new Date();
    expect(Math.abs(made.getTime() - Real.now() - WEEK)).toBeLessThan(1_000);
    expect(Date().slice(0, 15)).toBe(new Real(Real.now() + WEEK).toString().slice(0, 15));
    expect(new Date("2026-11-23T00:00:00Z").toISOString()).toBe("2026-11-23T00:00:00.000Z");
    expect(Date.UTC(1970, 0, 2)).toBe(86_400_000);
    expect(new Date()).toBeInstanceOf(Real);
    expect(new Real()).toBeInstanceOf(Date);
  });

  it("follows a move while it is open, by the next answer's cookie", () => {
    const passed = vi.spyOn(performance, "now").mockReturnValue(0);
    followClock("127.0.0.1");
    expect(ahead()).toBe(WEEK);
    cookie = `naran.clock=${2 * WEEK}`;
    expect(ahead()).toBe(WEEK);
    passed.mockReturnValue(1_000);
    expect(ahead()).toBe(2 * WEEK);
  });
});

describe("any other page keeps its own time", () => {
  it.each(["naran.kr", "www.naran.kr", "localhost.naran.kr", "127.0.0.1.naran.kr"])("on %s", (hostname) => {
    followClock(hostname);
    expect(Date).toBe(Real);
  });

  it("on this machine without a moved clock", () => {
    cookie = "naran.signed_in=1";
    followClock("localhost");
    expect(Date).toBe(Real);
  });
});
