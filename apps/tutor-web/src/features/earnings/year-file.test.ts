import { expect, test } from "vitest";
import { yearFile } from "./year-file";

test("a year's file has each payment, the sum, and that it is not for filing", () => {
  const sums = { gross: 162_400, incomeTax: 4_870, localTax: 480, tax: 5_350, net: 157_050 };
  const { name, text } = yearFile({
    ...{ year: "2026", tutorName: "박지훈", years: ["2026"], ...sums },
    content: [{ month: "2026-11", paidAt: "2026-12-09T15:30:00Z", ...sums }],
  });
  expect(name).toBe("지급내역-2026.csv");
  expect(text.slice(1).split("\r\n")).toEqual([
    "수업한 달,보낸 날,지급액(세전),소득세(3%),지방소득세,실지급액",
    "2026-11,2026-12-10,162400,4870,480,157050",
    "합계,,162400,4870,480,157050",
    "신고용이 아니에요",
    "",
  ]);
});
