import { describe, expect, it } from "vitest";
import { tabletRefund } from "./tablet-refund.ts";

describe("the tablet", () => {
  const tablet = (change: Partial<Parameters<typeof tabletRefund>[0]>) =>
    tabletRefund({ state: "GIVEN", monthlyCost: 30_000, startedOn: "2026-11-10", today: "2026-11-30", ...change });

  it.each([
    ["own", { state: "OWN" }, null],
    // 12 - 1 months of 30,000
    ["given, in the first month", {}, [330_000, 0, null]],
    // The second month begins on the tenth: 12 - 2
    ["given, on its second month's first day", { today: "2026-12-10" }, [300_000, 0, null]],
    // The third: 12 - 3
    ["given, in the third month", { today: "2027-01-20" }, [270_000, 0, null]],
    ["given, after a year", { today: "2027-11-10" }, [0, 0, null]],
    // Nothing is known to have been sent.
    ["given, before the first lesson", { startedOn: null }, [0, 0, null]],
    ["given, the first lesson to come", { startedOn: "2026-12-05" }, [0, 0, null]],
    ["lent, before the first lesson", { state: "RENTED_NEW", startedOn: null }, [0, 0, null]],
    // 24 - 2 months of 25,000
    [
      "lent, in the second month",
      { state: "RENTED_NEW", monthlyCost: 25_000, today: "2026-12-20" },
      [0, 550_000, "2027-01-03"],
    ],
    ["lent for long", { state: "RENTED_USED", monthlyCost: 15_000, today: "2029-01-01" }, [0, 0, "2029-01-15"]],
  ] as const)("%s", (_name, change, expected) => {
    const result = tablet(change);
    expect(result && [result.charge, result.lateCharge, result.returnBy]).toEqual(expected);
  });

  it("says what to do with it", () => {
    expect(tablet({})?.explanation).toBe("태블릿은 그대로 쓰시고, 12개월 가운데 남은 11개월 몫 330,000원을 빼요.");
    expect(tablet({ state: "RENTED_NEW", monthlyCost: 25_000 })?.explanation).toBe(
      "태블릿은 12월 14일(월)까지 보내 주시면 돼요. 반송 송장을 보내 드려요. 그때까지 돌아오지 않으면 575,000원을 내셔야 해요.",
    );
    expect(tablet({ startedOn: null })?.explanation).toBe(
      "태블릿은 보내지 않아요. 이미 받으셨다면 고객센터에 알려 주세요.",
    );
    expect(tablet({ today: "2028-01-01" })?.explanation).toBe("12개월을 채워 태블릿은 그대로 쓰시면 돼요.");
  });
});
