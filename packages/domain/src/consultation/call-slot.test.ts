import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWorkingDay } from "../schedule/working-days.ts";
import { toKstDate } from "../time/kst-date.ts";
import { callSlots, endOfCallSlot, formatCallSlot, isSameSlot, promiseCall, unofferedSlots } from "./call-slot.ts";

const friday = new Date("2026-11-20T03:00:00Z");
const anyTime = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-01"), noInvalidDate: true });

describe("callSlots", () => {
  it("are the halves of the next five working days, without today", () => {
    expect(callSlots(friday).map(({ date, halfDay }) => `${date} ${halfDay}`)).toEqual(
      ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"].flatMap((date) => [
        `${date} MORNING`,
        `${date} AFTERNOON`,
      ]),
    );
  });

  it("turn over at midnight in Korea, and leave holidays out", () => {
    expect(callSlots(new Date("2026-12-23T14:59:59Z"))[0]?.date).toBe("2026-12-24");
    expect(callSlots(new Date("2026-12-23T15:00:00Z"))[0]?.date).toBe("2026-12-28");
  });

  it("are ten different ones, all on later working days", () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        const slots = callSlots(now);
        expect(new Set(slots.map(formatCallSlot)).size).toBe(10);
        for (const { date } of slots) {
          expect(date > toKstDate(now)).toBe(true);
          expect(isWorkingDay(date)).toBe(true);
        }
      }),
    );
  });
});

describe("promiseCall", () => {
  it.each([
    ["the next half-day when any suits", [], "2026-11-23", "MORNING"],
    ["the one that suits", [{ date: "2026-11-25", halfDay: "AFTERNOON" }], "2026-11-25", "AFTERNOON"],
    [
      "the earliest of several",
      [
        { date: "2026-11-26", halfDay: "MORNING" },
        { date: "2026-11-24", halfDay: "AFTERNOON" },
        { date: "2026-11-25", halfDay: "MORNING" },
      ],
      "2026-11-24",
      "AFTERNOON",
    ],
  ] as const)("promises %s", (_what, preferred, date, halfDay) => {
    expect(promiseCall(preferred, friday)).toEqual({ date, halfDay });
  });

  it("promises a half-day that was asked for, and never one that is over", () => {
    fc.assert(
      fc.property(anyTime, fc.uniqueArray(fc.nat({ max: 9 })), (now, picks) => {
        const preferred = callSlots(now).filter((_, index) => picks.includes(index));
        const promised = promiseCall(preferred, now);
        expect(endOfCallSlot(promised) > now).toBe(true);
        if (preferred.length > 0) expect(preferred.some((slot) => isSameSlot(slot, promised))).toBe(true);
      }),
    );
  });
});

it("finds half-days that are not offered", () => {
  const past = { date: "2026-11-20", halfDay: "AFTERNOON" } as const;
  const weekend = { date: "2026-11-22", halfDay: "MORNING" } as const;
  expect(unofferedSlots([past, ...callSlots(friday), weekend], friday)).toEqual([past, weekend]);
});

it.each([
  ["MORNING", "2026-11-24T03:00:00.000Z", "11월 24일(화) 오전"],
  ["AFTERNOON", "2026-11-24T09:00:00.000Z", "11월 24일(화) 오후"],
] as const)("%s ends at %s and reads %s", (halfDay, end, text) => {
  expect(endOfCallSlot({ date: "2026-11-24", halfDay }).toISOString()).toBe(end);
  expect(formatCallSlot({ date: "2026-11-24", halfDay })).toBe(text);
});
