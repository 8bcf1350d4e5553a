import { expect, test } from "vitest";
import { reportRows, shareText, sourceName } from "./enrollment-text";

const none = { source: null, medium: null, campaign: null, visitors: 0, orders: 0, amount: 0 };

test.each([
  [none, "직접 방문"],
  [{ ...none, source: "kakao" }, "kakao"],
  [{ ...none, source: "kakao", campaign: "가을" }, "kakao / 가을"],
  [{ ...none, source: "kakao", medium: "cpc", campaign: "가을" }, "kakao / cpc / 가을"],
])("%o is %s", (source, name) => {
  expect(sourceName(source)).toBe(name);
});

test.each([
  [0, 0, "–"],
  [1, 8, "12.5%"],
  [1, 3, "33.3%"],
  [8, 8, "100%"],
])("%i of %i is %s", (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

test("a report's file has every part, and no orders where only visits are counted", () => {
  const counts = { visitors: 8, orders: 2, amount: 40_000 };
  const rows = reportRows({
    ...{ from: "2026-11-01", to: "2026-11-28" },
    steps: [{ step: "ENTERED", visitors: 8 }],
    weeks: [{ weekOf: "2026-11-02", orderFunnelType: "SIMPLE_ENROLL", steps: [{ step: "PAID", visitors: 2 }] }],
    sources: [{ source: "kakao", medium: null, campaign: null, ...counts }],
    variants: [{ feature: "app-banner", variant: "lesson", ...counts }],
  });
  expect(rows).toEqual([
    { part: "단계", name: "사이트에 들어옴", visitors: 8, orders: null, amount: null },
    { part: expect.stringMatching(/^2026-11-02 주 · ./), name: "결제 완료", visitors: 2, orders: null, amount: null },
    { part: "유입 경로", name: "kakao", ...counts },
    { part: "실험", name: "app-banner · lesson", ...counts },
  ]);
});
