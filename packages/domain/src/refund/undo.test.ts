import { expect, it } from "vitest";
import { undoRefusal, undoUntil } from "./undo.ts";

const paidAt = new Date("2026-11-28T01:24:30Z");
const after = (minutes: number, seconds: number) => new Date(paidAt.getTime() + (minutes * 60 + seconds) * 1_000);
const order = { paidAt, now: paidAt, isRefunded: false, isContinuation: false, isAccepted: false };

it.each([
  ["just paid", {}, null],
  ["59:59 later", { now: after(59, 59) }, null],
  ["to the very end of the hour", { now: after(60, 0) }, null],
  ["60:01 later", { now: after(60, 1) }, "OVER"],
  ["a clock behind the provider's", { now: after(-1, 0) }, null],
  ["something was given back", { isRefunded: true }, "REFUNDED"],
  ["it goes on with a class", { isContinuation: true, isAccepted: true }, "CONTINUES"],
  ["a tutor said yes", { isAccepted: true }, "ACCEPTED"],
  ["a tutor said yes, and the hour is over", { now: after(61, 0), isAccepted: true }, "OVER"],
  ["everything at once", { now: after(61, 0), isRefunded: true, isContinuation: true, isAccepted: true }, "REFUNDED"],
])("%s: %o, %s", (_what, change, refusal) => {
  expect(undoRefusal({ ...order, ...change })).toBe(refusal);
});

it("ends an hour after the payment", () => {
  expect(undoUntil(paidAt)).toEqual(new Date("2026-11-28T02:24:30Z"));
});
