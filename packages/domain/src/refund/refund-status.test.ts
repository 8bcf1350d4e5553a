import { expect, it } from "vitest";
import {
  ORDER_SCHEDULE_PERIOD_STATUSES,
  ORDER_SCHEDULE_PERIOD_TRANSITIONS,
  periodStatusesBefore,
} from "../renewal/order-schedule-status.ts";
import { REFUND_STATUSES, refundStatusesBefore } from "./refund-status.ts";

it("a refund is sent again only after it was read back, and ends once", () => {
  expect(REFUND_STATUSES.map((to) => [to, refundStatusesBefore(to)])).toEqual([
    ["REQUESTED", []],
    ["SENDING", ["REQUESTED", "UNKNOWN"]],
    ["UNKNOWN", ["SENDING"]],
    ["DONE", ["REQUESTED", "SENDING", "UNKNOWN"]],
    ["FAILED", ["SENDING", "UNKNOWN"]],
  ]);
});

it("a period that is paid or left out stays so, and only a charge under way can be paid", () => {
  expect(ORDER_SCHEDULE_PERIOD_STATUSES.filter((from) => ORDER_SCHEDULE_PERIOD_TRANSITIONS[from].length === 0)).toEqual(
    ["PAID", "SKIPPED"],
  );
  expect(periodStatusesBefore("PAID")).toEqual(["CHARGING"]);
});
