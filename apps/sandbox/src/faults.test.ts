import { describe, expect, it } from "vitest";
import { createFaults, faultInput } from "./faults.ts";

describe("faults", () => {
  it("apply to the next n calls of their operation", () => {
    const faults = createFaults();
    faults.set(faultInput.parse({ mode: "drop-after-charge", times: 2, hangMs: 5 }));
    expect(faults.take("cancel")).toBeNull();
    expect(faults.take("pay")).toEqual({ mode: "drop-after-charge", hangMs: 5 });
    expect(faults.take("pay")).toEqual({ mode: "drop-after-charge", hangMs: 5 });
    expect(faults.take("pay")).toBeNull();
  });

  it("apply to all calls until they are set to ok", () => {
    const faults = createFaults();
    faults.set(faultInput.parse({ mode: "server-error", times: "all", operation: "read" }));
    for (let call = 0; call < 50; call += 1) expect(faults.take("read")?.mode).toBe("server-error");
    faults.set(faultInput.parse({ mode: "ok", operation: "read" }));
    expect(faults.take("read")).toBeNull();
    expect(faults.list()).toEqual([]);
  });

  it.each([
    {},
    { mode: "explode" },
    { mode: "ok", times: 0 },
    { mode: "ok", times: "many" },
    { mode: "ok", hangMs: -1 },
  ])("refuses %j", (input) => {
    expect(faultInput.safeParse(input).success).toBe(false);
  });
});
