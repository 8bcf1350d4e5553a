// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useVersionedSave } from "../../../src/features/form/versioned-save";

const facts = { name: "신규 할인", amount: 1_000, days: ["MON"] };
type Facts = typeof facts;
type Stored = Facts & { updatedAt: string };
const base: Stored = { ...facts, updatedAt: "v1" };
const pick = ({ name, amount, days }: Stored): Facts => ({ name, amount, days });
const changedMeanwhile = apiError("stateConflict", { reason: "CHANGED_MEANWHILE" });

/** Another tab has saved `theirs` before this one saves `mine`. */
async function clash(theirs: Partial<Facts>, mine: Partial<Facts>, together = false) {
  const latest: Stored = { ...base, ...theirs, updatedAt: "v2" };
  const send = vi.fn(async (values: Facts, version: string): Promise<Stored> => {
    if (version !== latest.updatedAt) throw changedMeanwhile;
    return { ...values, updatedAt: "v3" };
  });
  const onSaved = vi.fn();
  const { result } = renderHook(() =>
    useVersionedSave<Stored, Facts>({ base, pick, read: async () => latest, send, onSaved, together }),
  );
  const isSaved = await act(() => result.current.save({ ...facts, ...mine }));
  return { result, onSaved, isSaved };
}

test("what was not touched here is the other tab's, and is kept", async () => {
  const { result, onSaved, isSaved } = await clash({ amount: 2_000, days: ["TUE"] }, { name: "첫 달 할인" });
  expect(isSaved).toBe(false);
  expect(result.current.conflict?.mine).toEqual({ name: "첫 달 할인", amount: 2_000, days: ["TUE"] });
  expect(onSaved).not.toHaveBeenCalled();
  expect(await act(() => result.current.keepMine())).toBe(true);
  expect(onSaved).toHaveBeenCalledWith({ name: "첫 달 할인", amount: 2_000, days: ["TUE"], updatedAt: "v3" });
});

test("a field that both changed is this tab's in the own version", async () => {
  const { result } = await clash({ amount: 2_000, name: "여름 할인" }, { amount: 3_000 });
  expect(result.current.conflict).toEqual({
    latest: { name: "여름 할인", amount: 2_000, days: ["MON"], updatedAt: "v2" },
    mine: { name: "여름 할인", amount: 3_000, days: ["MON"] },
  });
});

test("fields that mean something only together are not mixed", async () => {
  const { result } = await clash({ amount: 2_000 }, { name: "첫 달 할인" }, true);
  expect(result.current.conflict?.mine).toEqual({ ...facts, name: "첫 달 할인" });
});

test("what other fields of the record became is no conflict", async () => {
  const { result, onSaved, isSaved } = await clash({}, { name: "첫 달 할인" });
  expect(result.current.conflict).toBeNull();
  expect([isSaved, onSaved.mock.calls.length]).toEqual([true, 1]);
});
