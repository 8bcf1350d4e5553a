import { z } from "zod";

export const FAULT_MODES = [
  "ok",
  "hang-after-charge",
  "drop-after-charge",
  "hang-before-charge",
  "drop-before-charge",
  "charge-late",
  "server-error",
] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

/** The operations that can fail; for those that move no money, "charge" means their effect. */
export const FAULT_OPERATIONS = ["pay", "cancel", "read", "issue"] as const;
export type FaultOperation = (typeof FAULT_OPERATIONS)[number];

/** Body of POST /sandbox/api/faults. */
export const faultInput = z.strictObject({
  mode: z.enum(FAULT_MODES),
  operation: z.enum(FAULT_OPERATIONS).default("pay"),
  /** Number of calls that it affects. */
  times: z.union([z.int().positive(), z.literal("all")]).default(1),
  /** Duration of the pause in the hanging modes. */
  hangMs: z.int().nonnegative().max(600_000).optional(),
});
export type FaultInput = z.infer<typeof faultInput>;

export interface ActiveFault {
  mode: Exclude<FaultMode, "ok">;
  hangMs: number | null;
}

export interface Faults {
  /** Replaces the fault of the operation; "ok" removes it. */
  set(fault: FaultInput): void;
  /** The fault of the current call; counts it down. */
  take(operation: FaultOperation): ActiveFault | null;
  list(): FaultInput[];
  clear(): void;
}

export function createFaults(): Faults {
  const active = new Map<FaultOperation, FaultInput>();
  return {
    set(fault) {
      if (fault.mode === "ok") active.delete(fault.operation);
      else active.set(fault.operation, { ...fault });
    },
    take(operation) {
      const fault = active.get(operation);
      if (fault === undefined || fault.mode === "ok") return null;
      if (fault.times !== "all") {
        if (fault.times === 1) active.delete(operation);
        else active.set(operation, { ...fault, times: fault.times - 1 });
      }
      return { mode: fault.mode, hangMs: fault.hangMs ?? null };
    },
    list: () => [...active.values()],
    clear: () => active.clear(),
  };
}
